### Ce spune serverul oamenilor: refuzuri și pagina de unde lipsește clientul.

## Locuri și drepturi

refused-not_your_seat = Locul { $seat } nu este al tău.
refused-no_such_seat = La această masă nu există acest loc.
refused-no_seat = Nu ai un loc la această masă.
refused-host_only = Doar gazda acestei mese poate face asta.
refused-admin_only = Doar administrația acestui server poate face asta.
refused-wrong_token = Acest link nu este valabil sau nu mai este valabil.
refused-no_invitation = Această masă nu este publică: ai nevoie de linkul ei ca să te așezi.
refused-no_spectators = Această masă nu are spectatori.
refused-seat_taken = Locul { $seat } este deja ocupat.
refused-seat_open = Locul { $seat } este deja liber.
refused-no_free_seat = La această masă nu este niciun loc liber.
refused-colour_taken = Altcineva are această culoare.
refused-empty_name = Un nume are nevoie de cel puțin un semn vizibil.
refused-wrong_number_of_seats =
    Acest joc are { $number ->
        [one] { $number } loc
        [few] { $number } locuri
       *[other] { $number } de locuri
    }.

## Jocul

refused-not_running = Acum nu se poate: { $status ->
        [open] jocul nu a început
        [paused] jocul este întrerupt
       *[other] jocul s-a terminat
    }.
refused-stale = Între timp masa s-a schimbat.
refused-bot_plays = Pentru locul { $seat } joacă acum un bot.
refused-awaits_confirmation = Mai întâi locul { $seat } trebuie să-și confirme mutarea.
refused-nothing_to_confirm = Nu este nimic de confirmat.
refused-game_over = Jocul se termină aici: nu este nimic de jucat mai departe.

## Anulare

refused-undo_off = La această masă nu se anulează nimic.
refused-takeback_off = La această masă nimeni nu cere anularea unei mutări.
refused-nothing_to_undo = Nu ai jucat nimic ce s-ar putea anula.
refused-another_has_decided = Nu se poate anula: între timp locul { $seat } a decis ceva.
refused-confirmed = Nu se poate anula: mutarea este confirmată.
refused-later_turn_begun = Nu se poate anula: a început deja o mutare ulterioară.
refused-something_revealed = Nu se poate anula: între timp s-a văzut ceva ascuns.
refused-no_such_ply = Această poziție nu există; jocul are { $last ->
        [one] { $last } acțiune
        [few] { $last } acțiuni
       *[other] { $last } de acțiuni
    }.

## Întrebări și răspunsuri

refused-asked_already = Locul { $seat } a cerut ceva; mai întâi trebuie dat un răspuns.
refused-nothing_asked = Nimeni nu a cerut nimic.
refused-own_request = Ceilalți trebuie să răspundă la asta.
refused-answered_already = Răspunsul tău nu este cerut.
refused-not_idle = Locul { $seat } nu este inactiv.
refused-not_paused = Jocul nu este întrerupt.
refused-nothing_to_reclaim = Niciun bot nu joacă pentru tine.
refused-has_resigned = Acest loc a cedat partida.

## Mese

refused-no_such_table = Această masă nu există sau nu mai există.
refused-started_already = Jocul a început deja.
refused-seats_open =
    { $number ->
        [one] Un loc este încă liber.
        [few] { $number } locuri sunt încă libere.
       *[other] { $number } de locuri sunt încă libere.
    }
refused-not_over = Se poate face după ce se termină jocul.
refused-chat_off = La această masă nu se discută.
refused-muted = Gazda a redus la tăcere acest loc.
refused-empty_line = Aici nu este nimic de citit.

## Limite

refused-too_often = Nu așa de repede, te rog.
refused-too_many_tables =
    Acest server are { $limit ->
        [one] { $limit } masă
        [few] { $limit } mese
       *[other] { $limit } de mese
    } și nu mai are loc pentru altele.
refused-too_many_new_tables = Ai făcut multe mese. Te rog, așteaptă puțin.
refused-too_many_connections =
    Acest server are { $limit ->
        [one] { $limit } conexiune
        [few] { $limit } conexiuni
       *[other] { $limit } de conexiuni
    } și nu mai are loc pentru altele.

## Linia

refused-malformed = Acest mesaj nu se poate citi.
refused-hello_first = Un client trebuie mai întâi să salute.
refused-wrong_origin = Acesta vine de pe pagina altui site.
refused-no_such_address = La această adresă nu este nimic.
refused-wrong_method = Această adresă are altă folosință.
refused-too_large = Este prea mare.
refused-not_saved = Nu s-a putut salva, deci nu s-a întâmplat. Te rog, încearcă din nou.
refused-server_error = A fost greșeala noastră. Nimic nu s-a schimbat; te rog, încearcă din nou.

## Stocare

error-newer_database = Baza de date { $file } a fost scrisă de o versiune mai nouă a acestui program.
error-storage_closed = Baza de date este închisă.
error-storage_fails = Baza de date nu funcționează: { $error }.

## Unde clientul web nu este construit

page-title = Saqqara
page-not-built = Serverul rulează, dar paginile lui nu sunt construite.
page-how = Cu Node.js 20 la îndemână, „make web” le construiește; apoi pornește din nou serverul.
page-meanwhile = Între timp pot juca programele: vezi /api/openapi.json și docs/protocol.md.

## Linia de comandă

cli-about-serve = lasă oamenii să joace prin rețea, fiecare în browser
cli-about-backup = copiază toate mesele unui server într-un fișier
cli-about-restore = aduce înapoi mesele unei copii de siguranță
cli-help-host = adresa pe care se ascultă (implicit: %(default)s, adică toate rețelele acestui calculator)
cli-help-port = portul pe care se ascultă; 0 ia unul liber (implicit: %(default)s)
cli-help-data = unde se țin mesele: un dosar sau un URL postgresql://... (implicit: %(default)s)
cli-help-no-browser = nu deschide un browser
cli-help-root-path = calea sub care un proxy arată acest server
cli-help-proxies = proxyurile ale căror antete retransmise sunt crezute, cu virgule (implicit: %(default)s)
cli-help-origins = alte site-uri ale căror pagini pot folosi acest server, cu virgule
cli-help-secure = trimite cookie-uri doar prin https
cli-help-static = dosarul unui client web, în locul celui venit cu acest program
cli-help-log = cum se scrie jurnalul (implicit: %(default)s)
cli-help-workers = procese în care gândesc boții (implicit: %(default)s)
cli-help-bot-budget = secunde cât poate gândi un bot (implicit: %(default)s)
cli-help-undo-grace = secunde cât așteaptă un bot dacă un om mai poate anula (implicit: %(default)s)
cli-help-messages = mesaje pe care o conexiune le poate trimite pe secundă (implicit: %(default)s)
cli-help-requests = cereri pe care o adresă le poate face pe secundă (implicit: %(default)s)
cli-help-keep-finished = zile până se șterge o masă terminată; 0 o păstrează (implicit: %(default)s)
cli-help-keep-unfinished = zile până se șterge o masă pe care nu o mai atinge nimeni; 0 o păstrează (implicit: %(default)s)
cli-help-max-tables = mese neterminate (implicit: %(default)s)
cli-help-max-connections = conexiuni în total (implicit: %(default)s)
cli-help-max-per-address = conexiuni de la o adresă (implicit: %(default)s)
cli-help-max-new-tables = mese pe care o adresă le poate face într-o oră (implicit: %(default)s)
cli-serve-environment = Fiecare opțiune are o variabilă de mediu pentru valoarea implicită, de exemplu SAQQARA_PORT sau SAQQARA_DATA.
cli-help-backup-file = fișierul copiei de siguranță; se termină în .db

cli-serve-ready = Saqqara este gata.
cli-serve-local = {"  "}pe acest calculator:  { $address }
cli-serve-network = {"  "}în această rețea:     { $address }
cli-serve-admin = {"  "}administrare:         { $address }
cli-serve-end = Ctrl-C îl oprește.
cli-backed-up =
    { $number ->
        [one] O masă este în { $file }.
        [few] { $number } mese sunt în { $file }.
       *[other] { $number } de mese sunt în { $file }.
    }
cli-restored =
    { $number ->
        [one] O masă s-a întors din { $file }.
        [few] { $number } mese s-au întors din { $file }.
       *[other] { $number } de mese s-au întors din { $file }.
    }
cli-no-such-file = acest fișier nu există

error-server_not_installed = Serverul are nevoie de mai multe pachete (lipsește { $name }): pip install "saqqara[server]".
error-cannot_listen = Portul { $port } nu se poate folosi: { $error }.
