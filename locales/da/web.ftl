### What the web client says. Names of players come as $seat_name or $name, those of things as in the files of the games.

web-skip = Til indholdet
web-close = Luk
web-back = Tilbage
web-home-link = Saqqara: til forsiden
web-to-home = Til forsiden
web-loading = Et øjeblik …
web-try-again = Prøv igen
web-yes = Ja
web-no = Nej
web-you = dig
web-and = {" "}og{" "}
web-list-separator = ,{" "}

## Home

web-welcome = Sæt dig, og spil.
web-welcome-text = Ingen konto. Venner med et link eller en bot på enhver plads.
web-link-or-code = Link eller kode
web-link-or-code-label = Link eller kode til et bord
web-bad-link = Dette er ikke et link eller en kode til et bord.
web-join = Deltag
web-your-name = Dit navn
web-name = Navn
web-guest = Gæst
web-guest-number = Gæst { $number }
web-strength = Bottens styrke
web-play-now = Spil nu
web-new-table-short = Bord
web-about-imhotep = Fragt sten ned ad Nilen. Den, der sejler, bestemmer, hvor alle bygger.
web-about-pyramido = Fire trin af dominobrikker oven på hinanden. Hver juvel, der stadig ses, giver point igen.
web-players-and-minutes = { $from }–{ $to } spillere · { $minutes } min.
web-my-tables = Mine borde
web-open-tables = Åbne borde
web-no-tables = Du har ikke spillet endnu.
web-no-open-tables = Ingen venter lige nu.
web-nobody-yet = ingen endnu
web-your-turn-chip = Din tur
web-seats-free =
    { $seats ->
        [one] { $seats } ledig plads
       *[other] { $seats } ledige pladser
    }
web-status-open = venter
web-status-running = i gang
web-status-paused = på pause
web-status-over = slut
web-status-closed = lukket

web-footer = Et uafhængigt, frit projekt med egne tegninger. Uden forbindelse til spillenes forlag eller forfattere.
web-notices = Oplysninger
web-notices-games = Spillene
web-notices-games-text = Reglerne er fortalt med vores egne ord, og alt, hvad du ser her, er tegnet til dette projekt. Spillenes navne tilhører deres ejere; der er ingen forbindelse til forlagene eller forfatterne.
web-notices-privacy = Det, der gemmes
web-notices-privacy-text = En cookie husker dine pladser, og denne browser husker dine indstillinger. Serveren gemmer bordene med navnene og chatten fra dem, der har spillet; enhver, der har spillet, kan få sit slettet. Der sendes ikke noget til andre.
web-notices-software = Softwaren
web-notices-software-text = Saqqara er fri software under Apache License 2.0. Den indeholder Svelte og Project Fluent, som også er fri software.

## Bots

web-bot = bot
web-level-apprentice = Lærling
web-level-mason = Murer
web-level-foreman = Formand
web-level-architect = Arkitekt
web-level-vizier = Vesir

## A new table

web-new-table = Nyt bord
web-new-table-of = Nyt bord: { $game }
web-game = Spil
web-seats = Pladser
web-in-turn-order = i turrækkefølge
web-by-lot = lodtrækning om, hvem der begynder
web-open-seat = Ledig plads
web-by-link = via link
web-seat-mine = Her
web-seat-open = Via link
web-seat-bot = Bot: { $level }
web-name-of-seat = Navn på plads { $number }
web-who-plays = Hvem spiller på plads { $number }
web-add-seat = Plads
web-remove-seat = Fjern
web-joins-by-link = Alle kommer ind via linket. Ingen konto nødvendig.
web-sides = Sider
web-all-sides = Alle { $side }
web-random-sides = Tilfældigt
web-site-market = Markedet
web-site-pyramid = Pyramiden
web-site-temple = Templet
web-site-burial = Gravkammeret
web-site-obelisks = Obeliskerne
web-side-market-a = Fire kort med billedsiden op
web-side-market-b = Tre synlige, ét fra et skjult par
web-side-pyramid-a = Én pyramide, point efter felt
web-side-pyramid-b = Tre små med bonusser
web-side-temple-a = 1 point pr. synlig sten
web-side-temple-b = Valg mellem point, sten eller et kort
web-side-burial-a = Områder: 1, 3, 6, 10, 15
web-side-burial-b = Flertal i hver række
web-side-obelisks-a = Højeste: 15, 10, 5, 1
web-side-obelisks-b = Tårne af tre, med det samme
web-options = Indstillinger
web-option-wrath = Faraos vrede
web-option-wrath-about = 5 point tabes, hvis du ikke har bygget på alle fire monumenter
web-option-confirm = Bekræft hver tur
web-option-confirm-about = Den næste venter, til du giver turen videre
web-option-order = Pladser i denne rækkefølge
web-option-order-about = Ellers afgør lodtrækning det
web-option-public = Vises på listen over borde
web-option-public-about = Ellers kun via link
web-option-spectators = Tilskuere
web-option-spectators-about = Ser det, der ligger åbent på bordet
web-option-chat = Chat
web-option-chat-about = Mellem dem, der spiller
web-pace = Tid
web-pace-none = Uden ur
web-pace-bank = 15 minutter hver, 15 sekunder pr. tur
web-pace-day = En dag til hver tur
web-pace-week = En uge til hver tur
web-summary =
    { $seats ->
        [one] { $seats } plads
       *[other] { $seats } pladser
    }{ $game ->
        [imhotep] , sider { $sides }
       *[other] { "" }
    }{ $wrath ->
        [yes] , med Faraos vrede
       *[no] { "" }
    }.
web-create = Opret bord

## The waiting room

web-waiting-room = Venteværelse
web-is-here = er her
web-is-away = ikke til stede
web-add-bot = Tilføj en bot
web-leave = Forlad
web-free-seat = Ledig
web-start = Start
web-waiting-for =
    { $seats ->
        [one] Én plads er stadig ledig. Spillet begynder af sig selv, når den er taget.
       *[other] { $seats } pladser er stadig ledige. Spillet begynder af sig selv, når den sidste er taget.
    }
web-waiting-for-host = Alle pladser er taget.
web-take-a-seat = Tag en plads
web-sit-down = Sæt dig
web-invite = Inviter
web-link-to-join = Link til at spille
web-link-to-watch = Link til at se på
web-link-of-seat = Pladsen til en anden enhed: { $seat_name }
web-links = Links
web-copy = Kopier
web-copied = Kopieret
web-qr = Linket som QR-kode
web-link-is-local = Denne adresse virker kun på denne computer. Åbn siden via computerens adresse på netværket, så virker linket også for andre.
web-you-will-be-told = Du får besked, når det er din tur.

## The table

web-the-table = Bordet
web-rules = Regler
web-settings = Indstillinger
web-score = Point
web-log = Log
web-log-empty = Der er ikke sket noget endnu.
web-chat = Chat
web-menu = Dette bord
web-actions = Det kan du gøre
web-round = Runde { $round }
web-stage = Trin { $stage }
web-of = af { $number }
web-ships-left =
    { $ships ->
        [one] { $ships } skib tilbage
       *[other] { $ships } skibe tilbage
    }
web-sides-are = Sider { $sides }
web-turn-number = Tur { $turn }
web-would-start = Begynder næste gang:
web-would-start-round = Hvem der ville begynde næste runde, hvis det sidste skib sejlede nu
web-would-start-stage = Den, der har færrest point på dette trin, begynder det næste
web-banked = Indtil nu
web-if-ended-now = Hvis det sluttede nu
web-total = I alt
web-jump = Til stilling { $ply }
web-result = Resultat
web-note-resigned = har givet op
web-note-stand-in = bot spiller: { $level }
web-note-idle = gør ikke noget

web-hint = Vælg på bordet eller her. Tryk på ? for tasterne.
web-hint-twice = Det første valg viser, hvad der ville ske, det andet gør det.
web-ways =
    { $number ->
        [one] { $number } måde
       *[other] { $number } måder
    }
web-undo = Fortryd
web-reset = Fortryd hele turen
web-confirm = Bekræft
web-do-it = Gør det
web-turn = Drej
web-peel = Blotlæg
web-sure = Er du sikker?
web-think-again = Tænk igen
web-do-it-anyway = Gør det
web-not-possible = Dette er ikke muligt
web-read-rule = Regel { $rule }
web-all-rules = Alle regler
web-unexplained = Dette er ikke muligt nu.

## Actions

web-verb-take = Tag sten
web-verb-load = Læg sten
web-verb-sail = Sejl
web-verb-play = Spil kort
web-verb-pick = Tag et kort
web-verb-keep = Behold et kort
web-verb-build = Byg
web-verb-choose = Vælg
web-verb-unload = Næste sten
web-verb-decline = Nej tak
web-verb-pass = Meld pas
web-verb-draft = Tag en dominobrik
web-verb-place = Læg
web-verb-mark = Markør
web-verb-skip = Ingen reparation
web-verb-repair = Reparer
web-verb-lay = Læg kortet
web-verb-refill = Fyld op

web-act-take = Tag sten
web-act-take-gift = Tag 3 sten
web-act-load = Læg en sten på skib { $ship }, felt { $space }
web-act-sail = Sejl skib { $ship } til { $site_name }
web-act-play = Spil { $card_name }
web-act-pick = Tag { $card_name }
web-act-pick-hidden = Se på det skjulte par
web-act-keep = Behold { $card_name }
web-act-build = Byg på pyramiden { $pyramid_name }
web-act-choose-points = Tag pointet
web-act-choose-stones = Tag to sten
web-act-unload = Som den næste: stenen på felt { $space }
web-act-decline-market = Tag intet kort
web-act-decline-stones = Tag ingen sten
web-act-decline-load = Læg ingen sten
web-act-pass = Meld pas
web-act-draft = Tag dominobrikken på felt { $slot } i stenbruddet
web-act-place =
    { $degrees ->
        [0] Læg på { $x },{ $y }, liggende
        [90] Læg på { $x },{ $y }, nedad
        [180] Læg på { $x },{ $y }, mod venstre
       *[270] Læg på { $x },{ $y }, opad
    }
web-act-mark = Markør på blok { $block }
web-act-skip = Ingen reparation
web-act-repair = Reparer: { $colour_name }
web-act-lay =
    { $forced ->
        [yes] Læg kortet
       *[no] Læg på blok { $block }
    }{ $degrees ->
        [0] , uden drejning
        [90] , en kvart omgang
        [180] , en halv omgang
       *[270] , tre kvart omgang
    }
web-act-refill = Fyld op fra bunke { $stack }

web-short-sled_full = Slæden er fuld
web-short-sled_empty = Slæden er tom
web-short-quarry_empty = Stenbruddet er tomt
web-short-space_taken = Intet ledigt felt
web-short-no_free_space = Intet ledigt felt
web-short-ship_sailed = Alle skibe er sejlet
web-short-below_minimum = Intet skib har sit minimum
web-short-no_ship_ready = Intet skib har sit minimum
web-short-card_not_held = Intet blåt kort
web-short-site_taken = Byggepladsen er optaget
web-short-sled_stays_empty = Ingen sten at lægge
web-short-two_stones_needed = Kræver to sten
web-short-two_spaces_needed = Kræver to felter
web-short-no_ship_would_be_ready = Intet skib kunne sejle
web-short-other = Ikke nu: hvorfor?

## What happens, shorter than at the terminal

web-event-points = { $signed } { $source_name }

## Whose turn it is, and what is expected

web-your-turn = Din tur
web-your-turn-in = Det er din tur i { $game }.
web-turn-of = { $seat_name } vælger: { $decision_name }.
web-thinks = { $seat_name } tænker: { $decision_name }.
web-confirm-turn = Bekræft din tur, eller fortryd den.
web-is-paused = Spillet er sat på pause.
web-you-won = Du har vundet!
web-you-share = Du deler sejren!
web-has-won =
    { $winners ->
        [one] { $names } har vundet.
       *[other] { $names } deler sejren.
    }
web-ask-action = Din tur: tag sten, læg en sten på et skib, sejl et skib, eller spil et blåt kort.
web-ask-hammer = Hammer: læg en sten på et skib.
web-ask-chisel_first = Mejsel: læg den første af to sten.
web-ask-chisel_second = Mejsel: læg den anden sten.
web-ask-sail_load = Sejl: læg en sten på det skib, der skal sejle.
web-ask-sail_ship = Sejl: vælg, hvor skib { $ship } sejler hen.
web-ask-lever_ship = Løftestang: vælg et skib, og hvor det sejler hen.
web-ask-lever_order = Løftestang: vælg den sten, der losses som den næste.
web-ask-market = Tag et kort fra markedet.
web-ask-keep = Behold et af de to kort.
web-ask-build = Vælg en pyramide til din sten.
web-ask-stones = Tag 3 sten fra stenbruddet?
web-ask-load = Læg en sten på et skib?
web-ask-choice = Vælg: et point eller to sten.
web-ask-draft = Din tur: tag en af de tre dominobrikker i stenbruddet.
web-ask-place = Læg din dominobrik. R drejer den.
web-ask-mark = Læg en markør på en af de nye blokke.
web-ask-repair = Reparer en ny blok med et kort, eller fortsæt uden.
web-ask-lay = Vælg, hvor kortet lægges, og hvordan det vender.
web-ask-refill = Vælg den bunke, der fylder stenbruddet op.
web-ask-forced_repair = Ingen dominobrik passer: fyld feltet med et kort.
web-ask-forced_lay = Vælg, hvordan kortet vender.

web-brings = { $action }: { $list }.
web-brings-at-least = { $action }: mindst { $list }; resten er skjult.
web-brings-nothing = { $action }: ingen point til nogen endnu.
web-brings-unknown = { $action }: det, der følger, er skjult.

## Beside the game

web-offline =
    { $seconds ->
        [0] Forbindelsen er afbrudt. Prøver igen …
       *[other] Forbindelsen er afbrudt. Prøver igen om { $seconds } s. Det, du ser, er måske forældet.
    }
web-reconnecting = Forbinder igen … Det, du ser, er måske forældet.
web-you-watch = Du ser på.
web-request-takeback = { $seat_name } beder om at fortryde en handling.
web-request-pause = { $seat_name } beder om en pause.
web-request-stand_in = { $seat_name } beder om, at en bot spiller for { $target_name }.
web-allow = Tillad
web-refuse = Afvis
web-withdraw = Træk tilbage
web-resume = Fortsæt
web-bot-plays-for-you = En bot spiller for dig nu.
web-reclaim = Spil selv
web-is-idle = { $seat_name } gør ikke noget.
web-let-bot-play = Bed om en bot
web-ask-takeback = Bed om at fortryde min seneste handling
web-ask-pause = Bed om en pause
web-step-out = Lad en bot spille for mig
web-resign = Giv op
web-close-table = Luk dette bord
web-certain-resign = Vil du give op?
web-certain-close = Vil du lukke bordet for alle?
web-certain-forget = Slet dit navn og dine chatlinjer fra dette bord?
web-forget = Slet mit navn og min chat her
web-mute-seat = Gør { $seat_name } tavs for alle
web-unmute-seat = Lad { $seat_name } tale igen
web-look-back = Se tilbage
web-download = Hent partiet
web-mute = Skjul
web-unmute-all = Vis alles linjer igen
web-chat-off = Der er ingen chat ved dette bord.
web-chat-empty = Der er ikke sagt noget endnu.
web-chat-say = Sig noget
web-send = Send
web-change-seated = { $seat_name } sætter sig.
web-change-vacated = En plads er ledig igen.
web-change-started = Spillet begynder.
web-change-undone = { $seat_name } har fortrudt.
web-change-requested =
    { $what ->
        [takeback] { $seat_name } beder om at fortryde.
        [pause] { $seat_name } beder om en pause.
       *[stand_in] { $seat_name } beder om en bot.
    }
web-change-answered =
    { $yes ->
        [yes] { $seat_name } tillader det.
       *[no] { $seat_name } afviser det.
    }
web-change-withdrawn = Anmodningen er bortfaldet.
web-change-paused = Spillet er sat på pause.
web-change-resumed = Spillet fortsætter.
web-change-warned = { $seat_name } har ikke gjort noget i et stykke tid.
web-change-turned_idle = { $seat_name } gør ikke noget.
web-change-stood_in = En bot spiller for { $seat_name } nu.
web-change-reclaimed = { $seat_name } spiller igen.
web-change-resigned = { $seat_name } har givet op.
web-change-rematched = Der er en revanche.
web-change-closed = Bordet er lukket.
web-curtain-for = Bordet er nu for { $seat_name }
web-curtain-text = Alle andre kigger væk.
web-curtain-open = Vis bordet

## The end

web-over-resigned = nogen har givet op
web-place = { $place }.
web-points-over-game = Point gennem partiet
web-graph = Point gennem partiet. Til sidst: { $list }
web-rematch = Revanche
web-to-rematch = Til revanchen
web-replay = Se igen

## Looking back

web-in-the-past = Stilling { $ply } af { $last }.
web-start-of-game = Spillet begynder.
web-back-to-now = Tilbage til nu
web-to-table = Til resultatet
web-play-on = Spil videre herfra
web-play-on-text = Et nyt bord, der begynder med stilling { $ply }. Hvem spiller?
web-seen-by = Set af
web-seen-by-all = Som tilskuer
web-seen-by-seat = Som { $seat_name }
web-first = Til begyndelsen
web-previous = Én tilbage
web-next = Én frem
web-last = Til slutningen
web-play = Afspil
web-pause = Pause
web-position = Stilling

## The table in words

web-text-view = Bordet i ord
web-text-view-about = Lister og skrevne handlinger i stedet for det tegnede bord
web-type-action = Skriv en handling eller dens nummer
web-possible-now = Muligt nu
web-text-none = ingen
web-text-empty = tomt
web-text-free = ledig
web-text-round = Runde { $round }: skibe
web-text-ship-moored = Skib { $number } ligger ved { $site_name }.
web-text-ship =
    Skib { $number }: { $stones }. { $missing ->
        [0] Det kan sejle.
       *[other] Der mangler { $missing } sten, før det kan sejle.
    }
web-text-side = side { $side }
web-text-market = Kort: { $list }
web-text-deck = Bunke: { $cards }, kasserede: { $discards }
web-text-beside = Ved siden af: { $list }
web-text-built = Færdige: { $list }
web-text-waiting = Venter: { $list }
web-text-players = Spillere
web-text-player-imhotep = { $name }: slæde { $sled }, stenbrud { $quarry }, kort: { $cards }
web-text-score = { $name }: { $banked }, { $projected } hvis det sluttede nu
web-text-quarry = Stenbrud og bunker
web-text-slot = Felt { $slot }: { $domino }
web-text-stack = Bunke { $stack }, { $dominoes } tilbage: { $domino }
web-text-drafted = Skal lægges: { $domino }
web-text-pyramid = Pyramide: { $name }, trin { $stage }
web-text-row = Række { $y }: { $list }
web-text-areas = Markerede områder med deres juveler: { $list }
web-text-block =
    { $count ->
        [0] { $colour_name } uden juvel
       *[other] { $colour_name } med juvel { $jewels }
    }
web-text-marker = markør
web-text-card = kort
web-corner-tl = øverst til venstre
web-corner-tr = øverst til højre
web-corner-bl = nederst til venstre
web-corner-br = nederst til højre

## Keys

web-keys = Taster
web-key-tab = til det næste, der kan vælges
web-key-enter = vælg det
web-key-esc = slip; luk
web-key-digits = den første, anden, … knap i bjælken eller linje på dens liste
web-key-u = fortryd
web-key-z = fortryd hele turen
web-key-c = bekræft
web-key-p = gør de øverste trin gennemsigtige, eller vis dem igen (Pyramido)
web-key-t = bordet i ord eller tegnet
web-key-l = log
web-key-m = chat
web-key-s = point
web-key-help = disse taster
web-key-left = én stilling tilbage
web-key-right = én stilling frem
web-key-up = til begyndelsen af denne runde eller dette trin
web-key-down = til næste runde eller trin
web-key-home = til begyndelsen
web-key-end = til slutningen
web-key-space = afspil, pause
web-key-leave = tilbage til bordet

## Settings

web-settings-you = Dig
web-settings-look = Udseende
web-settings-play = Spil
web-colour = Farve
web-colour-black = Sort, med en sol
web-colour-white = Hvid, med et siv
web-colour-brown = Brun, med bølger
web-colour-gray = Grå, med et øje
web-language = Sprog
web-language-browser = Som browseren
web-theme = Lyst eller mørkt
web-theme-system = Som systemet
web-theme-light = Lyst
web-theme-dark = Mørkt
web-motion = Bevægelse
web-motion-full = Fuld
web-motion-fast = Hurtig
web-motion-off = Fra
web-confirming = Vælg først, gør så
web-confirming-about = Det første klik viser, hvad der ville ske, det andet gør det.
web-confirming-touch = Ved berøring
web-confirming-always = Altid
web-confirming-never = Aldrig
web-sound = Lyde
web-sound-about = En kort lyd, når det er din tur, og når brikker flyttes
web-notify = Meddelelser
web-notify-about = Når det er din tur, og du ser noget andet
web-curtain = Forhæng mellem mennesker ved samme enhed
web-curtain-about = Skjuler bordet, til den næste er klar

## Rules

web-rules-of = Regler for { $game }
web-rules-search = Søg
web-rules-english = Disse regler er indtil videre på engelsk.

## Pages that are not there

web-lost-title = Her er ikke noget
web-lost-text = Kun sand. Måske er der en slåfejl i adressen.
web-expired-title = Dette link åbner ikke noget
web-expired-text = Bordet findes ikke længere, eller linket var ikke fuldstændigt. Bed om det igen.
web-deleted-title = Dette bord er væk
web-deleted-text = Det er slettet med alt, hvad der blev spillet der.

## Refusals that say more with names

web-reason-offline = Serveren kan ikke nås. Intet er ændret.
web-reason-not_your_decision = Det er { $seat_name }, der skal vælge nu ({ $rule }).
web-reason-bot_plays = En bot spiller for { $seat_name } nu.
web-reason-awaits_confirmation = { $seat_name } skal bekræfte først.
web-reason-another_has_decided = Dette kan ikke fortrydes: { $seat_name } har valgt noget siden.
web-reason-asked_already = { $seat_name } har spurgt om noget; det skal besvares først.
web-reason-seat_taken = Denne plads er allerede optaget.
web-reason-not_idle = { $seat_name } er ikke inaktiv.
