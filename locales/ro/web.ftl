### Ce spune clientul web. Numele jucătorilor vin ca $seat_name sau $name, cele ale lucrurilor ca în fișierele jocurilor.

web-skip = La conținut
web-close = Închide
web-back = Înapoi
web-home-link = Saqqara: la prima pagină
web-to-home = La prima pagină
web-loading = Un moment …
web-try-again = Încearcă din nou
web-yes = Da
web-no = Nu
web-you = tu
web-and = {" "}și{" "}
web-list-separator = ,{" "}

## Prima pagină

web-welcome = Ia loc și joacă.
web-welcome-text = Fără cont. Prieteni prin link sau un bot pe orice loc.
web-link-or-code = Link sau cod
web-link-or-code-label = Linkul sau codul unei mese
web-bad-link = Acesta nu este linkul sau codul unei mese.
web-join = Intră
web-your-name = Numele tău
web-name = Nume
web-guest = Oaspete
web-guest-number = Oaspete { $number }
web-strength = Puterea botului
web-play-now = Joacă acum
web-new-table-short = Masă
web-about-imhotep = Trimite pietre pe Nil în jos. Cine conduce barca hotărăște unde construiesc toți.
web-about-pyramido = Patru etape de dominouri, una peste alta. Fiecare bijuterie care se mai vede aduce iar puncte.
web-players-and-minutes = { $from }–{ $to } jucători · { $minutes } min
web-my-tables = Mesele mele
web-open-tables = Mese deschise
web-no-tables = Nu ai jucat încă.
web-no-open-tables = Acum nu așteaptă nimeni.
web-nobody-yet = încă nimeni
web-your-turn-chip = E rândul tău
web-seats-free =
    { $seats ->
        [one] { $seats } loc liber
        [few] { $seats } locuri libere
       *[other] { $seats } de locuri libere
    }
web-status-open = așteaptă
web-status-running = în desfășurare
web-status-paused = întrerupt
web-status-over = terminat
web-status-closed = închis

web-footer = Un proiect independent și liber, cu grafică proprie. Fără legătură cu editurile sau autorii jocurilor.
web-notices = Informații
web-notices-games = Jocurile
web-notices-games-text = Regulile sunt spuse cu vorbele noastre, iar tot ce vezi aici a fost desenat pentru acest proiect. Numele jocurilor aparțin proprietarilor lor; nu există nicio legătură cu editurile sau autorii lor.
web-notices-privacy = Ce se păstrează
web-notices-privacy-text = Un cookie ține minte locurile tale, iar acest browser îți ține minte setările. Serverul păstrează mesele, cu numele și discuțiile celor care au jucat; cine a jucat poate cere ștergerea lor. Nimic nu se trimite altcuiva.
web-notices-software = Programul
web-notices-software-text = Saqqara este software liber sub licența Apache 2.0. Conține Svelte și Project Fluent, care sunt tot software liber.

## Boți

web-bot = bot
web-level-apprentice = Ucenic
web-level-mason = Zidar
web-level-foreman = Maistru
web-level-architect = Arhitect
web-level-vizier = Vizir

## O masă nouă

web-new-table = Masă nouă
web-new-table-of = Masă nouă: { $game }
web-game = Joc
web-seats = Locuri
web-in-turn-order = în ordinea mutărilor
web-by-lot = sorții hotărăsc cine începe
web-open-seat = Loc liber
web-by-link = prin link
web-seat-mine = La acest dispozitiv
web-seat-open = Prin link
web-seat-bot = Bot: { $level }
web-name-of-seat = Numele la locul { $number }
web-who-plays = Cine joacă la locul { $number }
web-add-seat = Loc
web-remove-seat = Loc
web-joins-by-link = Toți intră prin link. Nu e nevoie de cont.
web-sides = Fețe
web-all-sides = Toate { $side }
web-random-sides = La întâmplare
web-site-market = Piață
web-site-pyramid = Piramidă
web-site-temple = Templu
web-site-burial = Camera mortuară
web-site-obelisks = Obeliscuri
web-side-market-a = Patru cărți cu fața în sus
web-side-market-b = Trei cu fața în sus, una dintr-o pereche ascunsă
web-side-pyramid-a = O piramidă, puncte după câmp
web-side-pyramid-b = Trei mici, cu bonusuri
web-side-temple-a = 1 punct pentru fiecare piatră vizibilă
web-side-temple-b = Puncte, pietre sau o carte, la alegere
web-side-burial-a = Grupuri: 1, 3, 6, 10, 15
web-side-burial-b = Majoritate pe fiecare rând
web-side-obelisks-a = Cel mai înalt: 15, 10, 5, 1
web-side-obelisks-b = Turnuri din trei pietre, imediat
web-options = Opțiuni
web-option-wrath = Mânia faraonului
web-option-wrath-about = Pierzi 5 puncte dacă nu ai construit la toate cele patru monumente
web-option-confirm = Confirmarea fiecărei mutări
web-option-confirm-about = Următorul așteaptă până predai mutarea
web-option-order = Locurile în această ordine
web-option-order-about = Altfel hotărăsc sorții
web-option-public = În lista meselor deschise
web-option-public-about = Altfel doar prin link
web-option-spectators = Spectatori
web-option-spectators-about = Văd ce este pe față pe masă
web-option-chat = Discuție
web-option-chat-about = Între cei care joacă
web-pace = Timp
web-pace-none = Fără ceas
web-pace-bank = 15 minute de jucător, 15 secunde pe mutare
web-pace-day = O zi pentru fiecare mutare
web-pace-week = O săptămână pentru fiecare mutare
web-summary =
    { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }{ $game ->
        [imhotep] , fețele { $sides }
       *[other] { "" }
    }{ $wrath ->
        [yes] , cu Mânia faraonului
       *[no] { "" }
    }.
web-create = Creează masa

## Sala de așteptare

web-waiting-room = Sala de așteptare
web-is-here = este aici
web-is-away = absent
web-add-bot = Adaugă un bot
web-leave = Pleacă
web-free-seat = Liber
web-start = Începe
web-waiting-for =
    { $seats ->
        [one] Un loc este încă liber. Jocul începe singur când va fi ocupat.
        [few] { $seats } locuri sunt încă libere. Jocul începe singur când va fi ocupat ultimul.
       *[other] { $seats } de locuri sunt încă libere. Jocul începe singur când va fi ocupat ultimul.
    }
web-waiting-for-host = Toate locurile sunt ocupate.
web-take-a-seat = Ocupă un loc
web-sit-down = Așază-te
web-invite = Invită
web-link-to-join = Link pentru jucat
web-link-to-watch = Link pentru privit
web-link-of-seat = Locul lui { $seat_name }, pentru alt dispozitiv
web-links = Linkuri
web-copy = Copiază
web-copied = Copiat
web-qr = Linkul ca un cod QR
web-link-is-local = Această adresă merge doar pe acest calculator. Deschide pagina cu adresa acestui calculator în rețeaua ta, iar linkul va merge și pentru alții.
web-you-will-be-told = Vei fi anunțat când e rândul tău.

## Masa

web-the-table = Masa
web-rules = Reguli
web-settings = Setări
web-score = Puncte
web-log = Jurnal
web-log-empty = Nu s-a întâmplat încă nimic.
web-chat = Discuție
web-menu = Această masă
web-actions = Ce poți face
web-round = Runda { $round }
web-stage = Etapa { $stage }
web-of = din { $number }
web-ships-left =
    { $ships ->
        [one] încă { $ships } barcă
        [few] încă { $ships } bărci
       *[other] încă { $ships } de bărci
    }
web-sides-are = Fețele { $sides }
web-turn-number = Mutarea { $turn }
web-would-start = Ar începe apoi:
web-would-start-round = Cine ar începe runda următoare dacă ultima barcă ar pleca acum
web-would-start-stage = Cine are cele mai puține puncte în această etapă o începe pe următoarea
web-banked = Sigure
web-if-ended-now = Dacă s-ar termina acum
web-total = Total
web-jump = La poziția { $ply }
web-result = Rezultat
web-note-resigned = a cedat partida
web-note-stand-in = îl înlocuiește un bot: { $level }
web-note-idle = nu face nimic

web-hint = Alege pe masă sau aici. Apasă ? pentru taste.
web-hint-twice = Prima alegere arată ce s-ar întâmpla, a doua o face.
web-ways =
    { $number ->
        [one] { $number } variantă
        [few] { $number } variante
       *[other] { $number } de variante
    }
web-undo = Anulează
web-reset = Anulează toată mutarea
web-confirm = Confirmă
web-do-it = Fă-o
web-turn = Rotește
web-peel = Transparent
web-sure = Sigur?
web-think-again = Mă mai gândesc
web-do-it-anyway = Fă-o oricum
web-not-possible = Nu este posibil
web-read-rule = Regula { $rule }
web-all-rules = Toate regulile
web-unexplained = Acum nu este posibil.

## Acțiuni

web-verb-take = Ia pietre
web-verb-load = Încarcă
web-verb-sail = Condu
web-verb-play = Joacă o carte
web-verb-pick = Ia o carte
web-verb-keep = Păstrează o carte
web-verb-build = Construiește
web-verb-choose = Alege
web-verb-unload = Piatra următoare
web-verb-decline = Nu, mulțumesc
web-verb-pass = Pasează
web-verb-draft = Ia un domino
web-verb-place = Așază
web-verb-mark = Jeton
web-verb-skip = Fără reparație
web-verb-repair = Repară
web-verb-lay = Pune cartea
web-verb-refill = Completează

web-act-take = Ia pietre
web-act-take-gift = Ia 3 pietre
web-act-load = Încarcă barca { $ship }, câmpul { $space }
web-act-sail = Condu barca { $ship } la { $site_name }
web-act-play = Joacă o carte: { $card_name }
web-act-pick = Ia o carte: { $card_name }
web-act-pick-hidden = Uită-te la perechea ascunsă
web-act-keep = Păstrează o carte: { $card_name }
web-act-build = Construiește o piramidă: { $pyramid_name }
web-act-choose-points = Ia punctul
web-act-choose-stones = Ia două pietre
web-act-unload = Urmează: piatra de pe câmpul { $space }
web-act-decline-market = Nu lua nicio carte
web-act-decline-stones = Nu lua pietre
web-act-decline-load = Nu încărca nicio piatră
web-act-pass = Pasează
web-act-draft = Ia dominoul din caseta { $slot }
web-act-place =
    { $degrees ->
        [0] Așază pe { $x },{ $y }, spre dreapta
        [90] Așază pe { $x },{ $y }, în jos
        [180] Așază pe { $x },{ $y }, spre stânga
       *[270] Așază pe { $x },{ $y }, în sus
    }
web-act-mark = Jeton pe blocul { $block }
web-act-skip = Fără reparație
web-act-repair = Repară: { $colour_name }
web-act-lay =
    { $forced ->
        [yes] Pune cartea
       *[no] Pune pe blocul { $block }
    }{ $degrees ->
        [0] , nerotită
        [90] , un sfert de rotire
        [180] , o jumătate de rotire
       *[270] , trei sferturi de rotire
    }
web-act-refill = Completează din teancul { $stack }

web-short-sled_full = Depozit plin
web-short-sled_empty = Depozit gol
web-short-quarry_empty = Carieră goală
web-short-space_taken = Niciun câmp liber
web-short-no_free_space = Niciun câmp liber
web-short-ship_sailed = Toate bărcile au plecat
web-short-below_minimum = Nicio barcă nu are minimul
web-short-no_ship_ready = Nicio barcă nu are minimul
web-short-card_not_held = Nicio carte albastră
web-short-site_taken = Locație ocupată
web-short-sled_stays_empty = Nicio piatră de încărcat
web-short-two_stones_needed = Trebuie două pietre
web-short-two_spaces_needed = Trebuie două câmpuri
web-short-no_ship_would_be_ready = Nicio barcă nu ar pleca
web-short-other = Nu acum: de ce?

## Ce se întâmplă, mai scurt decât la terminal

web-event-points = { $signed } { $source_name }

## Al cui este rândul și ce se așteaptă

web-your-turn = E rândul tău
web-your-turn-in = E rândul tău la { $game }.
web-turn-of = { $seat_name } decide: { $decision_name }.
web-thinks = { $seat_name } se gândește: { $decision_name }.
web-confirm-turn = Confirmă-ți mutarea sau anuleaz-o.
web-is-paused = Jocul este întrerupt.
web-you-won = Ai câștigat!
web-you-share = Împarți victoria!
web-has-won =
    { $winners ->
        [one] { $names } a câștigat.
        [few] { $names } împart victoria.
       *[other] { $names } împart victoria.
    }
web-ask-action = E rândul tău: ia pietre, încarcă o piatră, condu o barcă sau joacă o carte albastră.
web-ask-hammer = Ciocan: încarcă o piatră pe o barcă.
web-ask-chisel_first = Daltă: încarcă prima din două pietre.
web-ask-chisel_second = Daltă: încarcă a doua piatră.
web-ask-sail_load = Velă: încarcă o piatră pe barca pe care o vei conduce.
web-ask-sail_ship = Velă: alege unde merge barca { $ship }.
web-ask-lever_ship = Pârghie: alege o barcă și unde merge.
web-ask-lever_order = Pârghie: alege piatra care se descarcă acum.
web-ask-market = Ia o carte de la piață.
web-ask-keep = Păstrează una dintre cele două cărți.
web-ask-build = Alege piramida pentru piatra ta.
web-ask-stones = Iei 3 pietre din carieră?
web-ask-load = Încarci o piatră pe o barcă?
web-ask-choice = Alege: un punct sau două pietre.
web-ask-draft = E rândul tău: ia unul dintre cele trei dominouri din carieră.
web-ask-place = Așază-ți dominoul. R îl rotește.
web-ask-mark = Pune un jeton pe unul dintre blocurile noi.
web-ask-repair = Repară un bloc nou cu o carte sau mergi mai departe fără.
web-ask-lay = Alege unde se așază cartea și cum stă.
web-ask-refill = Alege teancul din care se completează cariera.
web-ask-forced_repair = Niciun domino nu se potrivește: umple celula cu o carte.
web-ask-forced_lay = Alege cum stă cartea.

web-brings = { $action }: { $list }.
web-brings-at-least = { $action }: cel puțin { $list }; restul este ascuns.
web-brings-nothing = { $action }: încă niciun punct pentru nimeni.
web-brings-unknown = { $action }: ce urmează este ascuns.

## Pe lângă joc

web-offline =
    { $seconds ->
        [0] Conexiune pierdută. Încerc din nou …
        [one] Conexiune pierdută. Încerc din nou în { $seconds } s. Ce vezi poate fi depășit.
        [few] Conexiune pierdută. Încerc din nou în { $seconds } s. Ce vezi poate fi depășit.
       *[other] Conexiune pierdută. Încerc din nou în { $seconds } s. Ce vezi poate fi depășit.
    }
web-reconnecting = Se reface conexiunea … Ce vezi poate fi depășit.
web-you-watch = Privești.
web-request-takeback = { $seat_name } cere anularea unei mutări.
web-request-pause = { $seat_name } cere o pauză.
web-request-stand_in = { $seat_name } cere ca un bot să joace pentru { $target_name }.
web-allow = Permite
web-refuse = Refuză
web-withdraw = Retrage
web-resume = Continuă
web-bot-plays-for-you = Acum un bot joacă pentru tine.
web-reclaim = Joc eu
web-is-idle = { $seat_name } nu face nimic.
web-let-bot-play = Cere un bot
web-ask-takeback = Cere anularea ultimei mele mutări
web-ask-pause = Cere o pauză
web-step-out = Lasă un bot să joace pentru mine
web-resign = Cedează partida
web-close-table = Închide această masă
web-certain-resign = Cedezi această partidă?
web-certain-close = Închizi această masă pentru toți?
web-certain-forget = Ștergi numele și mesajele tale de la această masă?
web-forget = Șterge-mi numele și mesajele de aici
web-mute-seat = Redu la tăcere pentru toți: { $seat_name }
web-unmute-seat = Lasă din nou să vorbească: { $seat_name }
web-look-back = Privește înapoi
web-download = Descarcă jocul
web-mute = Ascunde
web-unmute-all = Arată din nou mesajele tuturor
web-chat-off = La această masă nu se discută.
web-chat-empty = Nu s-a spus încă nimic.
web-chat-say = Spune ceva
web-send = Trimite
web-change-seated = { $seat_name } se așază.
web-change-vacated = Un loc este din nou liber.
web-change-started = Jocul începe.
web-change-undone = { $seat_name } a anulat.
web-change-requested =
    { $what ->
        [takeback] { $seat_name } cere o anulare.
        [pause] { $seat_name } cere o pauză.
       *[stand_in] { $seat_name } cere un bot.
    }
web-change-answered =
    { $yes ->
        [yes] { $seat_name } permite.
       *[no] { $seat_name } refuză.
    }
web-change-withdrawn = Cererea nu mai este valabilă.
web-change-paused = Jocul este întrerupt.
web-change-resumed = Jocul continuă.
web-change-warned = { $seat_name } nu a mai făcut nimic de un timp.
web-change-turned_idle = { $seat_name } nu face nimic.
web-change-stood_in = Acum un bot joacă pentru { $seat_name }.
web-change-reclaimed = { $seat_name } joacă din nou.
web-change-resigned = { $seat_name } a cedat partida.
web-change-rematched = Are loc o revanșă.
web-change-closed = Masa este închisă.
web-curtain-for = Masa este acum pentru { $seat_name }
web-curtain-text = Toți ceilalți se uită în altă parte.
web-curtain-open = Arată masa

## Sfârșitul

web-over-resigned = cineva a cedat partida
web-place = { $place }.
web-points-over-game = Punctele de-a lungul jocului
web-graph = Punctele de-a lungul jocului. La sfârșit: { $list }
web-rematch = Revanșă
web-to-rematch = La revanșă
web-replay = Reluare

## Privind înapoi

web-in-the-past = Poziția { $ply } din { $last }.
web-start-of-game = Jocul începe.
web-back-to-now = Înapoi la prezent
web-to-table = La rezultat
web-play-on = Joacă mai departe de aici
web-play-on-text = O masă nouă care începe de la poziția { $ply }. Cine joacă?
web-seen-by = Văzut de
web-seen-by-all = Ca spectator
web-seen-by-seat = Ca { $seat_name }
web-first = La început
web-previous = Un pas înapoi
web-next = Un pas înainte
web-last = La sfârșit
web-play = Redă
web-pause = Pauză
web-position = Poziție

## Masa în cuvinte

web-text-view = Masa în cuvinte
web-text-view-about = Liste și acțiuni scrise în locul mesei desenate
web-type-action = Scrie o acțiune sau numărul ei
web-possible-now = Posibil acum
web-text-none = niciuna
web-text-empty = gol
web-text-free = liber
web-text-round = Runda { $round }: bărci
web-text-ship-moored = Barca { $number } se află la { $site_name }.
web-text-ship =
    Barca { $number }: { $stones }. { $missing ->
        [0] Poate pleca.
        [one] Îi mai trebuie { $missing } piatră ca să plece.
        [few] Îi mai trebuie { $missing } pietre ca să plece.
       *[other] Îi mai trebuie { $missing } de pietre ca să plece.
    }
web-text-side = fața { $side }
web-text-market = Cărți: { $list }
web-text-deck = Teanc { $cards }, decartate { $discards }
web-text-beside = Alături: { $list }
web-text-built = Terminate: { $list }
web-text-waiting = Așteaptă: { $list }
web-text-players = Jucători
web-text-player-imhotep = { $name }: depozit { $sled }, carieră { $quarry }, cărți: { $cards }
web-text-score = { $name }: { $banked }, dacă s-ar termina acum { $projected }
web-text-quarry = Cariera și teancurile
web-text-slot = Caseta { $slot }: { $domino }
web-text-stack = Teancul { $stack }, rămase { $dominoes }: { $domino }
web-text-drafted = De așezat: { $domino }
web-text-pyramid = Piramidă: { $name }, etapa { $stage }
web-text-row = Rândul { $y }: { $list }
web-text-areas = Zone marcate cu bijuteriile lor: { $list }
web-text-block =
    { $count ->
        [0] { $colour_name } fără bijuterie
        [one] { $colour_name } cu bijuterie { $jewels }
        [few] { $colour_name } cu bijuterii { $jewels }
       *[other] { $colour_name } cu bijuterii { $jewels }
    }
web-text-marker = jeton
web-text-card = carte
web-corner-tl = sus în stânga
web-corner-tr = sus în dreapta
web-corner-bl = jos în stânga
web-corner-br = jos în dreapta

## Taste

web-keys = Taste
web-key-tab = la următorul lucru care se poate alege
web-key-enter = alege
web-key-esc = renunță; închide
web-key-digits = primul, al doilea, … buton al barei sau rând al listei ei
web-key-u = anulează
web-key-z = anulează toată mutarea
web-key-c = confirmă
web-key-p = estompează etapele de sus sau arată-le din nou (Pyramido)
web-key-t = masa în cuvinte sau desenată
web-key-l = jurnal
web-key-m = discuție
web-key-s = puncte
web-key-help = aceste taste
web-key-left = o poziție înapoi
web-key-right = o poziție înainte
web-key-up = la începutul acestei runde sau etape
web-key-down = la runda sau etapa următoare
web-key-home = la început
web-key-end = la sfârșit
web-key-space = redare, pauză
web-key-leave = înapoi la masă

## Setări

web-settings-you = Tu
web-settings-look = Aspect
web-settings-play = Joc
web-colour = Culoare
web-colour-black = Negru, cu un soare
web-colour-white = Alb, cu o trestie
web-colour-brown = Maro, cu valuri
web-colour-gray = Gri, cu un ochi
web-language = Limbă
web-language-browser = Ca browserul
web-theme = Luminos sau întunecat
web-theme-system = Ca sistemul
web-theme-light = Luminos
web-theme-dark = Întunecat
web-motion = Mișcare
web-motion-full = Completă
web-motion-fast = Rapidă
web-motion-off = Oprită
web-confirming = Întâi alege, apoi fă
web-confirming-about = Primul clic arată ce s-ar întâmpla, al doilea o face.
web-confirming-touch = La atingere
web-confirming-always = Mereu
web-confirming-never = Niciodată
web-sound = Sunete
web-sound-about = Unul scurt când e rândul tău și când se mișcă piesele
web-notify = Notificări
web-notify-about = Când e rândul tău și te uiți în altă parte
web-curtain = Cortină între oameni la același dispozitiv
web-curtain-about = Ascunde masa până când următorul este gata

## Reguli

web-rules-of = Regulile jocului { $game }
web-rules-search = Caută
web-rules-english = Deocamdată aceste reguli sunt în engleză.

## Pagini care nu există

web-lost-title = Aici nu este nimic
web-lost-text = Doar nisip. Poate că adresa e scrisă greșit.
web-expired-title = Acest link nu deschide nimic
web-expired-text = Masa nu mai există sau linkul nu era complet. Cere-l încă o dată.
web-deleted-title = Această masă nu mai este
web-deleted-text = A fost ștearsă, cu tot ce s-a jucat acolo.

## Refuzuri care spun mai mult cu nume

web-reason-offline = Serverul nu poate fi contactat. Nimic nu s-a schimbat.
web-reason-not_your_decision = Acum decide { $seat_name } ({ $rule }).
web-reason-bot_plays = Acum un bot joacă pentru { $seat_name }.
web-reason-awaits_confirmation = Mai întâi trebuie să confirme { $seat_name }.
web-reason-another_has_decided = Nu se poate anula: între timp { $seat_name } a decis ceva.
web-reason-asked_already = { $seat_name } a cerut ceva; mai întâi trebuie dat un răspuns.
web-reason-seat_taken = Acest loc este deja ocupat.
web-reason-not_idle = { $seat_name } nu este inactiv.
