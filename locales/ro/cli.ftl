### Ce spune terminalul.

## Linia de comandă

cli-about = Joacă jocuri de masă la terminal: tu însuți, împotriva boților sau cu miile.
cli-commands = comenzi:
cli-more-help = „saqqara COMMAND --help” spune mai multe despre o comandă.
cli-about-play = joacă un joc: oameni la acest terminal și boți
cli-about-simulate = lasă boții să joace multe jocuri și numără rezultatele
cli-about-replay = arată un joc înregistrat, poziție cu poziție
cli-about-check = verifică dacă un joc înregistrat respectă regulile
cli-about-games = listează jocurile și opțiunile lor
cli-about-bots = listează boții unui joc, începând cu cel mai slab
cli-about-version = spune ce versiune este aceasta

cli-help-language = limba tuturor textelor
cli-help-game = unul dintre: { $games }
cli-options-of = opțiuni pentru { $game_name }
cli-help-option = o opțiune a jocului, de câte ori e nevoie: { $options }
cli-help-sides = câte o literă pentru fiecare, în această ordine: { $options }
cli-help-flag = joacă cu sau fără „{ $option }” (implicit: { $default })
cli-help-players = cine joacă, loc cu loc; „you” este un om la acest terminal, toți ceilalți sunt boți (implicit: %(default)s)
cli-help-bots = boții, loc cu loc (implicit: %(default)s)
cli-help-seed = un număr întreg; același seed dă același joc
cli-help-series-seed = un număr întreg; jocul k al seriei, numărat de la 0, are seedul N + k
cli-help-confirm = întreabă înainte ca un bot să joace mai departe, ca o acțiune să poată fi anulată
cli-help-load-file = continuă jocul înregistrat în FILE
cli-help-save-file = păstrează o înregistrare a jocului în FILE, acțiune cu acțiune
cli-help-n = câte jocuri (implicit: %(default)s)
cli-help-jobs = câte procese joacă (implicit: %(default)s)
cli-help-json = afișează rezultatele ca JSON
cli-help-file = fișierul unei înregistrări
cli-help-ply = arată doar poziția după N acțiuni
cli-help-seat = arată doar ce știa acest loc: 0, 1, ...

## Erori

error-unreadable_file = „{ $file }” nu se poate citi: { $error }.
error-unwritable_file = „{ $file }” nu se poate scrie: { $error }.
error-file_without_json = „{ $file }” nu este JSON: { $error }.
error-file_exists = „{ $file }” există deja. Continuă acel joc cu --load sau ia alt nume.
error-option_without_value = „{ $text }”: o opțiune se scrie KEY=VALUE.
error-unknown_option = Acest joc nu are opțiunea „{ $key }”. Are: { $choices }.
error-bad_arguments = { $program }: { $message }. „{ $program } --help” spune mai multe.
error-bad_sides =
    „{ $sides }”: { $number ->
        [one] e nevoie de { $number } literă
        [few] e nevoie de { $number } litere
       *[other] e nevoie de { $number } de litere
    }, A sau B, pentru { $options }.
error-needs_at_least_one = E nevoie de cel puțin un joc și un proces.
error-no_such_number =
    { $numbers ->
        [0] Lista este acum goală, deci nu există numărul { $number }.
        [one] Nu există numărul { $number }: în listă este doar 1.
        [few] Nu există numărul { $number }: în listă sunt de la 1 la { $numbers }.
       *[other] Nu există numărul { $number }: în listă sunt de la 1 la { $numbers }.
    }
error-ambiguous = „{ $text }” poate fi: { $choices }. Scrie ceva mai mult.
error-nothing_to_undo = Nimeni de la acest terminal nu a jucat ceva ce s-ar putea anula.
error-later_turn_begun = Nu se poate anula: a început deja o mutare ulterioară.
error-bot_has_begun = Nu se poate anula: între timp a început să joace un bot. Cu --confirm ești întrebat înainte.
error-something_revealed = Nu se poate anula: între timp s-a văzut ceva ascuns.
error-command_needs_action = Ce acțiune? De exemplu: { $command } 1
error-command_needs_file = Ce fișier? De exemplu: { $command } jocul-meu.json
error-record_of_another_table =
    Această înregistrare este pentru { $game_name } cu { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }; jocul de aici este altul.
error-no_such_seat = Nu există locul { $seat }: această înregistrare are locurile de la 0 la { $last }.
error-no_such_ply = Nu există poziția { $ply }: această înregistrare are pozițiile de la 0 la { $last }.

## Jocul

cli-you = tu
cli-one-of-several = { $name } ({ $seat })
cli-seat = locul { $seat }
cli-welcome = { $game_name }. Locuri: { $seats }.
cli-how-to-type = Scrie o acțiune, numărul sau începutul ei; „help” arată ce altceva poți scrie.
cli-hint = Scrie un număr din listă sau textul unei acțiuni; „help” arată ce altceva poți scrie.
cli-alone = Masa următoare este doar pentru { $player }. Toți ceilalți se uită în altă parte; apoi apasă Enter.{" "}
cli-to-move = Decide: { $player }
cli-prompt = { $player }>{" "}
cli-hand-over = Enter ca { $player } să joace mai departe, sau „undo”:{" "}
cli-prompt-over = Jocul s-a terminat. „save FILE”, „scores”, „undo” sau Enter pentru a ieși:{" "}
cli-sure = Sigur? (d/n){" "}
cli-yes = d da
cli-played = { $player }: { $action }
cli-told = {"  "}{ $text }
cli-of-another = { $player }: { $text }
cli-legal = „{ $action }” se poate juca acum.
cli-no-events = nu se întâmplă nimic
cli-undone =
    { $number ->
        [one] O acțiune a fost anulată.
        [few] { $number } acțiuni au fost anulate.
       *[other] { $number } de acțiuni au fost anulate.
    }
cli-saved = Jocul este salvat în { $file }.
cli-loaded =
    { $plies ->
        [one] { $file } este încărcat: s-a jucat { $plies } acțiune.
        [few] { $file } este încărcat: s-au jucat { $plies } acțiuni.
       *[other] { $file } este încărcat: s-au jucat { $plies } de acțiuni.
    }
cli-goodbye = La revedere.
cli-help =
    O acțiune      textul ei, numărul ei din listă sau atât din text cât să fie clar
    why ACTION     de ce nu se poate juca acum
    events ACTION  ce ar face, atât cât poți ști
    scores         toate punctele, sursă cu sursă
    table          încă o dată masa și lista
    undo           anulează ultima decizie a unui om, cât timp nu a început o mutare ulterioară
                   și nu s-a văzut ceva ascuns
    save FILE      salvează jocul; poate fi încărcat, revăzut și verificat (fișierul conține
                   și ce este încă ascuns)
    load FILE      continuă un joc salvat
    quit           ieși (sau Ctrl-D)

## Puncte

cli-total = total
cli-points-now = Puncte până acum (în paranteze: dacă jocul s-ar termina acum)
cli-points-at-the-end = Puncte
cli-game-over = Jocul s-a terminat: { $reason_name }.
cli-place = { $place }. { $player }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

## Simulare

cli-playing = Se joacă { $game_name }
cli-results =
    { $games ->
        [one] { $game_name }: { $games } joc
        [few] { $game_name }: { $games } jocuri
       *[other] { $game_name }: { $games } de jocuri
    }
cli-column-seat = loc
cli-column-bot = bot
cli-column-wins = victorii
cli-column-place = rang
cli-column-score = puncte
cli-plies = Un joc are în medie { $mean } acțiuni; cel mai lung a avut { $longest }.
cli-series-seed = Seedul a fost { $seed }.

## Revedere și verificare

cli-position = Poziția { $ply } din { $last }
cli-prompt-replay = Enter: înainte, b: înapoi, un număr: acea poziție, q: ieșire{" "}
cli-replay-quit = q quit ieșire
cli-replay-back = b back înapoi
cli-record-wrong = { $file } nu este corect.
cli-record-right =
    { $file } este corect: { $finished ->
        [yes] un joc terminat
       *[no] un joc neterminat
    }, { $game_name }, { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, { $plies ->
        [one] { $plies } acțiune
        [few] { $plies } acțiuni
       *[other] { $plies } de acțiuni
    }.
cli-break-ply = {"  "}pas:     { $ply }
cli-break-action = {"  "}acțiune: { $action }
cli-break-code = {"  "}cod:     { $code }
cli-break-rule = {"  "}regulă:  { $rule }
cli-break-sentence = {"  "}{ $sentence }

## Liste

cli-game = { $name }: { $players } jucători
cli-game-option = {"  "}{ $key }: { $choices } (implicit: { $default })
cli-version-pure = saqqara { $version } (Python pur)
cli-version-compiled = saqqara { $version } (compilat)
cli-version-unknown = de versiune necunoscută
cli-version-rules = { $game }: versiunea regulilor { $rules }
