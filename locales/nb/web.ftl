### What the web client says. Names of players come as $seat_name or $name, those of things as in the files of the games.

web-skip = Til innholdet
web-close = Lukk
web-back = Tilbake
web-home-link = Saqqara: til forsiden
web-to-home = Til forsiden
web-loading = Et øyeblikk …
web-try-again = Prøv igjen
web-yes = Ja
web-no = Nei
web-you = deg
web-and = {" "}og{" "}
web-list-separator = ,{" "}

## Home

web-welcome = Sett deg og spill.
web-welcome-text = Ingen konto. Venner via lenke, eller en bot på hvilken som helst plass.
web-link-or-code = Lenke eller kode
web-link-or-code-label = Lenke eller kode til et bord
web-bad-link = Dette er ikke en lenke eller kode til et bord.
web-join = Bli med
web-your-name = Ditt navn
web-name = Navn
web-guest = Gjest
web-guest-number = Gjest { $number }
web-strength = Botens styrke
web-play-now = Spill nå
web-new-table-short = Bord
web-about-imhotep = Frakt steiner nedover Nilen. Den som seiler, bestemmer hvor alle bygger.
web-about-pyramido = Fire trinn av dominobrikker oppå hverandre. Hver juvel som fortsatt er synlig, gir poeng igjen.
web-players-and-minutes = { $from }–{ $to } spillere · { $minutes } min
web-my-tables = Mine bord
web-open-tables = Åpne bord
web-no-tables = Du har ikke spilt ennå.
web-no-open-tables = Ingen venter akkurat nå.
web-nobody-yet = ingen ennå
web-your-turn-chip = Din tur
web-seats-free =
    { $seats ->
        [one] { $seats } ledig plass
       *[other] { $seats } ledige plasser
    }
web-status-open = venter
web-status-running = i gang
web-status-paused = på pause
web-status-over = slutt
web-status-closed = lukket

web-footer = Et uavhengig, fritt prosjekt med egne tegninger. Uten tilknytning til spillenes forlag eller forfattere.
web-notices = Opplysninger
web-notices-games = Spillene
web-notices-games-text = Reglene er fortalt med våre egne ord, og alt du ser her, er tegnet for dette prosjektet. Navnene på spillene tilhører eierne deres; det er ingen tilknytning til forlagene eller forfatterne.
web-notices-privacy = Dette lagres
web-notices-privacy-text = En informasjonskapsel husker plassene dine, og denne nettleseren husker innstillingene dine. Serveren lagrer bordene med navnene og chatten til dem som har spilt; alle som har spilt, kan få sitt slettet. Ingenting sendes til andre.
web-notices-software = Programvaren
web-notices-software-text = Saqqara er fri programvare under Apache License 2.0. Den inneholder Svelte og Project Fluent, som også er fri programvare.

## Bots

web-bot = bot
web-level-apprentice = Lærling
web-level-mason = Murer
web-level-foreman = Formann
web-level-architect = Arkitekt
web-level-vizier = Vesir

## A new table

web-new-table = Nytt bord
web-new-table-of = Nytt bord: { $game }
web-game = Spill
web-seats = Plasser
web-in-turn-order = i rekkefølge
web-by-lot = loddtrekning om hvem som begynner
web-open-seat = Ledig plass
web-by-link = via lenke
web-seat-mine = Her
web-seat-open = Via lenke
web-seat-bot = Bot: { $level }
web-name-of-seat = Navn på plass { $number }
web-who-plays = Hvem spiller på plass { $number }
web-add-seat = Plass
web-remove-seat = Fjern
web-joins-by-link = Alle kommer inn via lenken. Ingen konto er nødvendig.
web-sides = Sider
web-all-sides = Alle { $side }
web-random-sides = Tilfeldig
web-site-market = Markedet
web-site-pyramid = Pyramiden
web-site-temple = Tempelet
web-site-burial = Gravkammeret
web-site-obelisks = Obeliskene
web-side-market-a = Fire kort med bildesiden opp
web-side-market-b = Tre synlige, ett fra et skjult par
web-side-pyramid-a = Én pyramide, poeng etter felt
web-side-pyramid-b = Tre små med bonuser
web-side-temple-a = 1 poeng per synlig stein
web-side-temple-b = Valg mellom poeng, steiner eller et kort
web-side-burial-a = Grupper: 1, 3, 6, 10, 15
web-side-burial-b = Flertall i hver rad
web-side-obelisks-a = Høyeste: 15, 10, 5, 1
web-side-obelisks-b = Tårn av tre, med en gang
web-options = Valg
web-option-wrath = Faraos vrede
web-option-wrath-about = 5 poeng tapt om du ikke har bygd på alle fire monumentene
web-option-confirm = Bekreft hver tur
web-option-confirm-about = Den neste venter til du gir turen videre
web-option-order = Plasser i denne rekkefølgen
web-option-order-about = Ellers avgjør loddtrekning
web-option-public = Vises på listen over bord
web-option-public-about = Ellers bare via lenke
web-option-spectators = Tilskuere
web-option-spectators-about = Ser det som ligger åpent på bordet
web-option-chat = Chat
web-option-chat-about = Mellom dem som spiller
web-pace = Tid
web-pace-none = Uten klokke
web-pace-bank = 15 minutter hver, 15 sekunder per tur
web-pace-day = En dag for hver tur
web-pace-week = En uke for hver tur
web-summary =
    { $seats ->
        [one] { $seats } plass
       *[other] { $seats } plasser
    }{ $game ->
        [imhotep] , sider { $sides }
       *[other] { "" }
    }{ $wrath ->
        [yes] , med Faraos vrede
       *[no] { "" }
    }.
web-create = Opprett bord

## The waiting room

web-waiting-room = Venterom
web-is-here = er her
web-is-away = ikke til stede
web-add-bot = Legg til en bot
web-leave = Gå fra bordet
web-free-seat = Ledig
web-start = Start
web-waiting-for =
    { $seats ->
        [one] Én plass er fortsatt ledig. Spillet begynner av seg selv når den er tatt.
       *[other] { $seats } plasser er fortsatt ledige. Spillet begynner av seg selv når den siste er tatt.
    }
web-waiting-for-host = Alle plasser er tatt.
web-take-a-seat = Ta en plass
web-sit-down = Sett deg
web-invite = Inviter
web-link-to-join = Lenke for å spille
web-link-to-watch = Lenke for å se på
web-link-of-seat = Plassen til en annen enhet: { $seat_name }
web-links = Lenker
web-copy = Kopier
web-copied = Kopiert
web-qr = Lenken som QR-kode
web-link-is-local = Denne adressen virker bare på denne datamaskinen. Åpne siden med adressen maskinen har i nettverket, så virker lenken også for andre.
web-you-will-be-told = Du får beskjed når det er din tur.

## The table

web-the-table = Bordet
web-rules = Regler
web-settings = Innstillinger
web-score = Poeng
web-log = Logg
web-log-empty = Ingenting har skjedd ennå.
web-chat = Chat
web-menu = Dette bordet
web-actions = Dette kan du gjøre
web-round = Runde { $round }
web-stage = Trinn { $stage }
web-of = av { $number }
web-ships-left = { $ships } skip igjen
web-sides-are = Sider { $sides }
web-turn-number = Tur { $turn }
web-would-start = Begynner neste gang:
web-would-start-round = Hvem som ville begynt neste runde om det siste skipet seilte nå
web-would-start-stage = Den som har færrest poeng på dette trinnet, begynner det neste
web-banked = Så langt
web-if-ended-now = Om det sluttet nå
web-total = I alt
web-jump = Til stilling { $ply }
web-result = Resultat
web-note-resigned = har gitt opp
web-note-stand-in = bot spiller: { $level }
web-note-idle = gjør ingenting

web-hint = Velg på bordet eller her. Trykk ? for tastene.
web-hint-twice = Det første valget viser hva som ville skje, det andre gjør det.
web-ways =
    { $number ->
        [one] { $number } måte
       *[other] { $number } måter
    }
web-undo = Angre
web-reset = Angre hele turen
web-confirm = Bekreft
web-do-it = Gjør det
web-turn = Drei
web-peel = Avdekk
web-sure = Er du sikker?
web-think-again = Tenk igjen
web-do-it-anyway = Gjør det
web-not-possible = Dette er ikke mulig
web-read-rule = Regel { $rule }
web-all-rules = Alle regler
web-unexplained = Dette er ikke mulig nå.

## Actions

web-verb-take = Ta steiner
web-verb-load = Legg stein
web-verb-sail = Seil
web-verb-play = Spill kort
web-verb-pick = Ta et kort
web-verb-keep = Behold et kort
web-verb-build = Bygg
web-verb-choose = Velg
web-verb-unload = Neste stein
web-verb-decline = Nei takk
web-verb-pass = Meld pass
web-verb-draft = Ta en dominobrikke
web-verb-place = Legg
web-verb-mark = Markør
web-verb-skip = Ingen reparasjon
web-verb-repair = Reparer
web-verb-lay = Legg kortet
web-verb-refill = Fyll opp

web-act-take = Ta steiner
web-act-take-gift = Ta 3 steiner
web-act-load = Legg en stein på skip { $ship }, felt { $space }
web-act-sail = Seil skip { $ship } til { $site_name }
web-act-play = Spill { $card_name }
web-act-pick = Ta { $card_name }
web-act-pick-hidden = Se på det skjulte paret
web-act-keep = Behold { $card_name }
web-act-build = Bygg på pyramiden { $pyramid_name }
web-act-choose-points = Ta poenget
web-act-choose-stones = Ta to steiner
web-act-unload = Som den neste: steinen på felt { $space }
web-act-decline-market = Ikke ta noe kort
web-act-decline-stones = Ikke ta steiner
web-act-decline-load = Ikke legg noen stein
web-act-pass = Meld pass
web-act-draft = Ta dominobrikken på felt { $slot } i steinbruddet
web-act-place =
    { $degrees ->
        [0] Legg på { $x },{ $y }, liggende
        [90] Legg på { $x },{ $y }, nedover
        [180] Legg på { $x },{ $y }, mot venstre
       *[270] Legg på { $x },{ $y }, oppover
    }
web-act-mark = Markør på blokk { $block }
web-act-skip = Ingen reparasjon
web-act-repair = Reparer: { $colour_name }
web-act-lay =
    { $forced ->
        [yes] Legg kortet
       *[no] Legg på blokk { $block }
    }{ $degrees ->
        [0] , uten dreining
        [90] , en kvart omdreining
        [180] , en halv omdreining
       *[270] , tre kvart omdreining
    }
web-act-refill = Fyll opp fra bunke { $stack }

web-short-sled_full = Lageret er fullt
web-short-sled_empty = Lageret er tomt
web-short-quarry_empty = Steinbruddet er tomt
web-short-space_taken = Ingen ledige felter
web-short-no_free_space = Ingen ledige felter
web-short-ship_sailed = Alle skip har seilt
web-short-below_minimum = Ingen skip har nok steiner
web-short-no_ship_ready = Ingen skip har nok steiner
web-short-card_not_held = Ingen blå kort
web-short-site_taken = Byggeplassen er opptatt
web-short-sled_stays_empty = Ingen stein å legge
web-short-two_stones_needed = Krever to steiner
web-short-two_spaces_needed = Krever to felter
web-short-no_ship_would_be_ready = Ingen skip kunne seile
web-short-other = Ikke nå: hvorfor?

## What happens, shorter than at the terminal

web-event-points = { $signed } { $source_name }

## Whose turn it is, and what is expected

web-your-turn = Din tur
web-your-turn-in = Det er din tur i { $game }.
web-turn-of = { $seat_name } velger: { $decision_name }.
web-thinks = { $seat_name } tenker: { $decision_name }.
web-confirm-turn = Bekreft turen din, eller angre den.
web-is-paused = Spillet er satt på pause.
web-you-won = Du har vunnet!
web-you-share = Du deler seieren!
web-has-won =
    { $winners ->
        [one] { $names } har vunnet.
       *[other] { $names } deler seieren.
    }
web-ask-action = Din tur: ta steiner, legg en stein på et skip, seil et skip eller spill et blått kort.
web-ask-hammer = Hammer: legg en stein på et skip.
web-ask-chisel_first = Meisel: legg den første av to steiner.
web-ask-chisel_second = Meisel: legg den andre steinen.
web-ask-sail_load = Seil: legg en stein på skipet som skal seile.
web-ask-sail_ship = Seil: velg hvor skip { $ship } seiler hen.
web-ask-lever_ship = Spett: velg et skip, og hvor det seiler hen.
web-ask-lever_order = Spett: velg steinen som losses som den neste.
web-ask-market = Ta et kort fra markedet.
web-ask-keep = Behold ett av de to kortene.
web-ask-build = Velg en pyramide til steinen din.
web-ask-stones = Ta 3 steiner fra steinbruddet?
web-ask-load = Legge en stein på et skip?
web-ask-choice = Velg: ett poeng eller to steiner.
web-ask-draft = Din tur: ta en av de tre dominobrikkene i steinbruddet.
web-ask-place = Legg dominobrikken din. R dreier den.
web-ask-mark = Legg en markør på en av de nye blokkene.
web-ask-repair = Reparer en ny blokk med et kort, eller fortsett uten.
web-ask-lay = Velg hvor kortet legges, og hvilken vei det ligger.
web-ask-refill = Velg bunken som fyller opp steinbruddet.
web-ask-forced_repair = Ingen dominobrikke passer: fyll ruten med et kort.
web-ask-forced_lay = Velg hvilken vei kortet ligger.

web-brings = { $action }: { $list }.
web-brings-at-least = { $action }: minst { $list }; resten er skjult.
web-brings-nothing = { $action }: ingen poeng til noen ennå.
web-brings-unknown = { $action }: det som følger, er skjult.

## Beside the game

web-offline =
    { $seconds ->
        [0] Forbindelsen er brutt. Prøver igjen …
       *[other] Forbindelsen er brutt. Prøver igjen om { $seconds } s. Det du ser, kan være utdatert.
    }
web-reconnecting = Kobler til igjen … Det du ser, kan være utdatert.
web-you-watch = Du ser på.
web-request-takeback = { $seat_name } ber om å angre en handling.
web-request-pause = { $seat_name } ber om en pause.
web-request-stand_in = { $seat_name } ber om at en bot spiller for { $target_name }.
web-allow = Tillat
web-refuse = Avslå
web-withdraw = Trekk tilbake
web-resume = Fortsett
web-bot-plays-for-you = En bot spiller for deg nå.
web-reclaim = Spill selv
web-is-idle = { $seat_name } gjør ingenting.
web-let-bot-play = Be om en bot
web-ask-takeback = Be om å angre min siste handling
web-ask-pause = Be om en pause
web-step-out = La en bot spille for meg
web-resign = Gi opp
web-close-table = Avslutt dette bordet
web-certain-resign = Vil du gi opp?
web-certain-close = Vil du avslutte bordet for alle?
web-certain-forget = Slette navnet ditt og chatlinjene dine fra dette bordet?
web-forget = Slett navnet mitt og chatten min her
web-mute-seat = Demp { $seat_name } for alle
web-unmute-seat = La { $seat_name } snakke igjen
web-look-back = Se tilbake
web-download = Last ned partiet
web-mute = Skjul
web-unmute-all = Vis alles linjer igjen
web-chat-off = Det er ingen chat ved dette bordet.
web-chat-empty = Ingenting er sagt ennå.
web-chat-say = Si noe
web-send = Send
web-change-seated = { $seat_name } setter seg.
web-change-vacated = En plass er ledig igjen.
web-change-started = Spillet begynner.
web-change-undone = { $seat_name } har angret.
web-change-requested =
    { $what ->
        [takeback] { $seat_name } ber om å angre.
        [pause] { $seat_name } ber om en pause.
       *[stand_in] { $seat_name } ber om en bot.
    }
web-change-answered =
    { $yes ->
        [yes] { $seat_name } tillater det.
       *[no] { $seat_name } avslår det.
    }
web-change-withdrawn = Forespørselen er falt bort.
web-change-paused = Spillet er satt på pause.
web-change-resumed = Spillet fortsetter.
web-change-warned = { $seat_name } har ikke gjort noe på en stund.
web-change-turned_idle = { $seat_name } gjør ingenting.
web-change-stood_in = En bot spiller for { $seat_name } nå.
web-change-reclaimed = { $seat_name } spiller igjen.
web-change-resigned = { $seat_name } har gitt opp.
web-change-rematched = Det blir omkamp.
web-change-closed = Bordet er lukket.
web-curtain-for = Bordet er nå for { $seat_name }
web-curtain-text = Alle andre ser bort.
web-curtain-open = Vis bordet

## The end

web-over-resigned = noen har gitt opp
web-place = { $place }.
web-points-over-game = Poeng gjennom partiet
web-graph = Poeng gjennom partiet. Til slutt: { $list }
web-rematch = Omkamp
web-to-rematch = Til omkampen
web-replay = Se på nytt

## Looking back

web-in-the-past = Stilling { $ply } av { $last }.
web-start-of-game = Spillet begynner.
web-back-to-now = Tilbake til nå
web-to-table = Til resultatet
web-play-on = Spill videre herfra
web-play-on-text = Et nytt bord som begynner med stilling { $ply }. Hvem spiller?
web-seen-by = Sett av
web-seen-by-all = Som tilskuer
web-seen-by-seat = Som { $seat_name }
web-first = Til begynnelsen
web-previous = Én tilbake
web-next = Én frem
web-last = Til slutten
web-play = Spill av
web-pause = Pause
web-position = Stilling

## The table in words

web-text-view = Bordet i ord
web-text-view-about = Lister og skrevne handlinger i stedet for det tegnede bordet
web-type-action = Skriv en handling eller nummeret dens
web-possible-now = Mulig nå
web-text-none = ingen
web-text-empty = tomt
web-text-free = ledig
web-text-round = Runde { $round }: skip
web-text-ship-moored = Skip { $number } ligger ved { $site_name }.
web-text-ship =
    Skip { $number }: { $stones }. { $missing ->
        [0] Det kan seile.
        [one] Det mangler { $missing } stein for å seile.
       *[other] Det mangler { $missing } steiner for å seile.
    }
web-text-side = side { $side }
web-text-market = Kort: { $list }
web-text-deck = Trekkbunke: { $cards }, kastebunke: { $discards }
web-text-beside = Ved siden av: { $list }
web-text-built = Ferdige: { $list }
web-text-waiting = Venter: { $list }
web-text-players = Spillere
web-text-player-imhotep = { $name }: lager { $sled }, steinbrudd { $quarry }, kort: { $cards }
web-text-score = { $name }: { $banked }, { $projected } om det sluttet nå
web-text-quarry = Steinbrudd og bunker
web-text-slot = Felt { $slot }: { $domino }
web-text-stack = Bunke { $stack }, { $dominoes } igjen: { $domino }
web-text-drafted = Skal legges: { $domino }
web-text-pyramid = Pyramide: { $name }, trinn { $stage }
web-text-row = Rad { $y }: { $list }
web-text-areas = Markerte områder med juvelene sine: { $list }
web-text-block =
    { $count ->
        [0] { $colour_name } uten juvel
       *[other] { $colour_name } med juvel { $jewels }
    }
web-text-marker = markør
web-text-card = kort
web-corner-tl = øverst til venstre
web-corner-tr = øverst til høyre
web-corner-bl = nederst til venstre
web-corner-br = nederst til høyre

## Keys

web-keys = Taster
web-key-tab = til det neste som kan velges
web-key-enter = velg det
web-key-esc = slipp; lukk
web-key-digits = den første, andre, … knappen i linjen, eller raden på listen
web-key-u = angre
web-key-z = angre hele turen
web-key-c = bekreft
web-key-p = gjør de øvre trinnene gjennomsiktige, eller vis dem igjen (Pyramido)
web-key-t = bordet i ord eller tegnet
web-key-l = logg
web-key-m = chat
web-key-s = poeng
web-key-help = disse tastene
web-key-left = én stilling tilbake
web-key-right = én stilling frem
web-key-up = til begynnelsen av denne runden eller dette trinnet
web-key-down = til neste runde eller trinn
web-key-home = til begynnelsen
web-key-end = til slutten
web-key-space = spill av, pause
web-key-leave = tilbake til bordet

## Settings

web-settings-you = Deg
web-settings-look = Utseende
web-settings-play = Spill
web-colour = Farge
web-colour-black = Svart, med en sol
web-colour-white = Hvit, med et siv
web-colour-brown = Brun, med bølger
web-colour-gray = Grå, med et øye
web-language = Språk
web-language-browser = Som nettleseren
web-theme = Lyst eller mørkt
web-theme-system = Som systemet
web-theme-light = Lyst
web-theme-dark = Mørkt
web-motion = Bevegelse
web-motion-full = Full
web-motion-fast = Rask
web-motion-off = Av
web-confirming = Velg først, gjør så
web-confirming-about = Det første klikket viser hva som ville skje, det andre gjør det.
web-confirming-touch = Ved berøring
web-confirming-always = Alltid
web-confirming-never = Aldri
web-sound = Lyder
web-sound-about = En kort lyd når det er din tur, og når brikker flyttes
web-notify = Varsler
web-notify-about = Når det er din tur og du ser på noe annet
web-curtain = Forheng mellom mennesker ved samme enhet
web-curtain-about = Skjuler bordet til den neste er klar

## Rules

web-rules-of = Regler for { $game }
web-rules-search = Søk
web-rules-english = Disse reglene er foreløpig på engelsk.

## Pages that are not there

web-lost-title = Her er det ingenting
web-lost-text = Bare sand. Kanskje er det en skrivefeil i adressen.
web-expired-title = Denne lenken åpner ingenting
web-expired-text = Bordet finnes ikke lenger, eller lenken var ikke fullstendig. Be om den en gang til.
web-deleted-title = Dette bordet er borte
web-deleted-text = Det er slettet med alt som ble spilt der.

## Refusals that say more with names

web-reason-offline = Serveren kan ikke nås. Ingenting er endret.
web-reason-not_your_decision = Det er { $seat_name } som skal velge nå ({ $rule }).
web-reason-bot_plays = En bot spiller for { $seat_name } nå.
web-reason-awaits_confirmation = { $seat_name } må bekrefte først.
web-reason-another_has_decided = Dette kan ikke angres: { $seat_name } har valgt noe siden.
web-reason-asked_already = { $seat_name } har spurt om noe; det må besvares først.
web-reason-seat_taken = Denne plassen er allerede opptatt.
web-reason-not_idle = { $seat_name } er ikke inaktiv.
