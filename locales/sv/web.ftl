### What the web client says. Names of players come as $seat_name or $name, those of things as in the files of the games.

web-skip = Till innehållet
web-close = Stäng
web-back = Tillbaka
web-home-link = Saqqara: till startsidan
web-to-home = Till startsidan
web-loading = Ett ögonblick …
web-try-again = Försök igen
web-yes = Ja
web-no = Nej
web-you = du
web-and = {" "}och{" "}
web-list-separator = ,{" "}

## Home

web-welcome = Slå dig ner och spela.
web-welcome-text = Inget konto. Vänner via länk, eller en bot på vilken plats som helst.
web-link-or-code = Länk eller kod
web-link-or-code-label = Länk eller kod till ett bord
web-bad-link = Detta är ingen länk eller kod till ett bord.
web-join = Gå med
web-your-name = Ditt namn
web-name = Namn
web-guest = Gäst
web-guest-number = Gäst { $number }
web-strength = Bottens styrka
web-play-now = Spela nu
web-new-table-short = Bord
web-about-imhotep = Frakta sten nerför Nilen. Den som seglar bestämmer var alla bygger.
web-about-pyramido = Fyra våningar av dominobrickor på varandra. Varje juvel som fortfarande syns ger poäng igen.
web-players-and-minutes = { $from }–{ $to } spelare · { $minutes } min
web-my-tables = Mina bord
web-open-tables = Öppna bord
web-no-tables = Du har inte spelat ännu.
web-no-open-tables = Ingen väntar just nu.
web-nobody-yet = ingen ännu
web-your-turn-chip = Din tur
web-seats-free =
    { $seats ->
        [one] { $seats } ledig plats
       *[other] { $seats } lediga platser
    }
web-status-open = väntar
web-status-running = pågår
web-status-paused = pausat
web-status-over = slut
web-status-closed = stängt

web-footer = Ett oberoende, fritt projekt med egna bilder. Utan koppling till spelens förlag eller upphovspersoner.
web-notices = Upplysningar
web-notices-games = Spelen
web-notices-games-text = Reglerna är berättade med våra egna ord, och allt du ser här är tecknat för det här projektet. Spelens namn tillhör sina ägare; det finns ingen koppling till förlagen eller upphovspersonerna.
web-notices-privacy = Det här sparas
web-notices-privacy-text = En kaka minns dina platser, och den här webbläsaren minns dina inställningar. Servern sparar borden med namn och chatt från dem som har spelat; den som har spelat kan få sitt borttaget. Inget skickas till någon annan.
web-notices-software = Programvaran
web-notices-software-text = Saqqara är fri programvara under Apache License 2.0. Den innehåller Svelte och Project Fluent, som också är fri programvara.

## Bots

web-bot = bot
web-level-apprentice = Lärling
web-level-mason = Murare
web-level-foreman = Förman
web-level-architect = Arkitekt
web-level-vizier = Vesir

## A new table

web-new-table = Nytt bord
web-new-table-of = Nytt bord: { $game }
web-game = Spel
web-seats = Platser
web-in-turn-order = i turordning
web-by-lot = lotten avgör vem som börjar
web-open-seat = Ledig plats
web-by-link = via länk
web-seat-mine = Här
web-seat-open = Via länk
web-seat-bot = Bot: { $level }
web-name-of-seat = Namn på plats { $number }
web-who-plays = Vem spelar på plats { $number }
web-add-seat = Plats
web-remove-seat = Ta bort
web-joins-by-link = Alla går med via länken. Inget konto behövs.
web-sides = Sidor
web-all-sides = Alla { $side }
web-random-sides = Slumpa
web-site-market = Marknaden
web-site-pyramid = Pyramiden
web-site-temple = Templet
web-site-burial = Gravkammaren
web-site-obelisks = Obeliskerna
web-side-market-a = Fyra kort med bildsidan uppåt
web-side-market-b = Tre synliga, ett från ett dolt par
web-side-pyramid-a = En pyramid, poäng efter ruta
web-side-pyramid-b = Tre små med bonusar
web-side-temple-a = 1 poäng per synlig sten
web-side-temple-b = Val mellan poäng, stenar eller ett kort
web-side-burial-a = Områden: 1, 3, 6, 10, 15
web-side-burial-b = Flest i varje rad
web-side-obelisks-a = Högsta: 15, 10, 5, 1
web-side-obelisks-b = Torn av tre, genast
web-options = Alternativ
web-option-wrath = Faraos vrede
web-option-wrath-about = 5 minuspoäng om du inte har byggt på alla fyra monument
web-option-confirm = Bekräfta varje tur
web-option-confirm-about = Nästa väntar tills du lämnar över
web-option-order = Platser i den här ordningen
web-option-order-about = Annars avgör lotten
web-option-public = Visas i listan över bord
web-option-public-about = Annars bara via länk
web-option-spectators = Åskådare
web-option-spectators-about = Ser det som ligger öppet på bordet
web-option-chat = Chatt
web-option-chat-about = Mellan dem som spelar
web-pace = Tid
web-pace-none = Utan klocka
web-pace-bank = 15 minuter var, 15 sekunder per tur
web-pace-day = En dag för varje tur
web-pace-week = En vecka för varje tur
web-summary =
    { $seats ->
        [one] { $seats } plats
       *[other] { $seats } platser
    }{ $game ->
        [imhotep] , sidor { $sides }
       *[other] { "" }
    }{ $wrath ->
        [yes] , med Faraos vrede
       *[no] { "" }
    }.
web-create = Skapa bord

## The waiting room

web-waiting-room = Väntrum
web-is-here = är här
web-is-away = inte här
web-add-bot = Lägg till en bot
web-leave = Lämna
web-free-seat = Ledig
web-start = Starta
web-waiting-for =
    { $seats ->
        [one] En plats är fortfarande ledig. Spelet börjar av sig självt när den är tagen.
       *[other] { $seats } platser är fortfarande lediga. Spelet börjar av sig självt när den sista är tagen.
    }
web-waiting-for-host = Alla platser är tagna.
web-take-a-seat = Ta en plats
web-sit-down = Sätt dig
web-invite = Bjud in
web-link-to-join = Länk för att spela
web-link-to-watch = Länk för att titta på
web-link-of-seat = Platsen för en annan enhet: { $seat_name }
web-links = Länkar
web-copy = Kopiera
web-copied = Kopierat
web-qr = Länken som QR-kod
web-link-is-local = Den här adressen fungerar bara på den här datorn. Öppna sidan med datorns adress i nätverket, så fungerar länken även för andra.
web-you-will-be-told = Du får veta när det är din tur.

## The table

web-the-table = Bordet
web-rules = Regler
web-settings = Inställningar
web-score = Poäng
web-log = Logg
web-log-empty = Inget har hänt ännu.
web-chat = Chatt
web-menu = Det här bordet
web-actions = Det här kan du göra
web-round = Omgång { $round }
web-stage = Våning { $stage }
web-of = av { $number }
web-ships-left = { $ships } skepp kvar
web-sides-are = Sidor { $sides }
web-turn-number = Tur { $turn }
web-would-start = Börjar härnäst:
web-would-start-round = Vem som skulle börja nästa omgång om det sista skeppet seglade nu
web-would-start-stage = Den som har minst poäng på den här våningen börjar nästa
web-banked = Hittills
web-if-ended-now = Om det slutade nu
web-total = Totalt
web-jump = Till ställning { $ply }
web-result = Resultat
web-note-resigned = har gett upp
web-note-stand-in = bot spelar: { $level }
web-note-idle = gör inget

web-hint = Välj på bordet eller här. Tryck på ? för tangenterna.
web-hint-twice = Det första valet visar vad som skulle hända, det andra gör det.
web-ways = { $number } sätt
web-undo = Ångra
web-reset = Ångra hela turen
web-confirm = Bekräfta
web-do-it = Gör det
web-turn = Vrid
web-peel = Blotta
web-sure = Är du säker?
web-think-again = Tänk om
web-do-it-anyway = Gör det
web-not-possible = Detta är inte möjligt
web-read-rule = Regel { $rule }
web-all-rules = Alla regler
web-unexplained = Detta är inte möjligt nu.

## Actions

web-verb-take = Ta stenar
web-verb-load = Lägg sten
web-verb-sail = Segla
web-verb-play = Spela kort
web-verb-pick = Ta ett kort
web-verb-keep = Behåll ett kort
web-verb-build = Bygg
web-verb-choose = Välj
web-verb-unload = Nästa sten
web-verb-decline = Nej tack
web-verb-pass = Passa
web-verb-draft = Ta en dominobricka
web-verb-place = Lägg
web-verb-mark = Markör
web-verb-skip = Ingen reparation
web-verb-repair = Reparera
web-verb-lay = Lägg kortet
web-verb-refill = Fyll på

web-act-take = Ta stenar
web-act-take-gift = Ta 3 stenar
web-act-load = Lägg en sten på skepp { $ship }, ruta { $space }
web-act-sail = Segla skepp { $ship } till { $site_name }
web-act-play = Spela { $card_name }
web-act-pick = Ta { $card_name }
web-act-pick-hidden = Titta på det dolda paret
web-act-keep = Behåll { $card_name }
web-act-build = Bygg på pyramiden { $pyramid_name }
web-act-choose-points = Ta poängen
web-act-choose-stones = Ta två stenar
web-act-unload = Härnäst: stenen på ruta { $space }
web-act-decline-market = Ta inget kort
web-act-decline-stones = Ta inga stenar
web-act-decline-load = Lägg ingen sten
web-act-pass = Passa
web-act-draft = Ta dominobrickan i fack { $slot }
web-act-place =
    { $degrees ->
        [0] Lägg på { $x },{ $y }, liggande
        [90] Lägg på { $x },{ $y }, neråt
        [180] Lägg på { $x },{ $y }, åt vänster
       *[270] Lägg på { $x },{ $y }, uppåt
    }
web-act-mark = Markör på block { $block }
web-act-skip = Ingen reparation
web-act-repair = Reparera: { $colour_name }
web-act-lay =
    { $forced ->
        [yes] Lägg kortet
       *[no] Lägg på block { $block }
    }{ $degrees ->
        [0] , utan vridning
        [90] , ett kvarts varv
        [180] , ett halvt varv
       *[270] , trekvarts varv
    }
web-act-refill = Fyll på från hög { $stack }

web-short-sled_full = Lagret är fullt
web-short-sled_empty = Lagret är tomt
web-short-quarry_empty = Stenbrottet är tomt
web-short-space_taken = Ingen ledig ruta
web-short-no_free_space = Ingen ledig ruta
web-short-ship_sailed = Alla skepp har seglat
web-short-below_minimum = Inget skepp har sitt minimum
web-short-no_ship_ready = Inget skepp har sitt minimum
web-short-card_not_held = Inget blått kort
web-short-site_taken = Monumentet är upptaget
web-short-sled_stays_empty = Ingen sten att lägga
web-short-two_stones_needed = Kräver två stenar
web-short-two_spaces_needed = Kräver två rutor
web-short-no_ship_would_be_ready = Inget skepp kunde segla
web-short-other = Inte nu: varför?

## What happens, shorter than at the terminal

web-event-points = { $signed } { $source_name }

## Whose turn it is, and what is expected

web-your-turn = Din tur
web-your-turn-in = Det är din tur i { $game }.
web-turn-of = { $seat_name } väljer: { $decision_name }.
web-thinks = { $seat_name } tänker: { $decision_name }.
web-confirm-turn = Bekräfta din tur, eller ångra den.
web-is-paused = Spelet är pausat.
web-you-won = Du har vunnit!
web-you-share = Du delar segern!
web-has-won =
    { $winners ->
        [one] { $names } har vunnit.
       *[other] { $names } delar segern.
    }
web-ask-action = Din tur: ta stenar, lägg en sten på ett skepp, segla ett skepp eller spela ett blått kort.
web-ask-hammer = Hammare: lägg en sten på ett skepp.
web-ask-chisel_first = Mejsel: lägg den första av två stenar.
web-ask-chisel_second = Mejsel: lägg den andra stenen.
web-ask-sail_load = Segel: lägg en sten på skeppet som ska segla.
web-ask-sail_ship = Segel: välj vart skepp { $ship } seglar.
web-ask-lever_ship = Hävstång: välj ett skepp och vart det seglar.
web-ask-lever_order = Hävstång: välj stenen som lastas av härnäst.
web-ask-market = Ta ett kort från marknaden.
web-ask-keep = Behåll ett av de två korten.
web-ask-build = Välj en pyramid för din sten.
web-ask-stones = Ta 3 stenar från stenbrottet?
web-ask-load = Lägga en sten på ett skepp?
web-ask-choice = Välj: en poäng eller två stenar.
web-ask-draft = Din tur: ta en av de tre dominobrickorna i stenbrottet.
web-ask-place = Lägg din dominobricka. R vrider den.
web-ask-mark = Lägg en markör på ett av de nya blocken.
web-ask-repair = Reparera ett nytt block med ett kort, eller fortsätt utan.
web-ask-lay = Välj var kortet läggs och hur det vänds.
web-ask-refill = Välj högen som fyller på stenbrottet.
web-ask-forced_repair = Ingen dominobricka passar: fyll rutan med ett kort.
web-ask-forced_lay = Välj hur kortet vänds.

web-brings = { $action }: { $list }.
web-brings-at-least = { $action }: minst { $list }; resten är dolt.
web-brings-nothing = { $action }: inga poäng till någon ännu.
web-brings-unknown = { $action }: det som följer är dolt.

## Beside the game

web-offline =
    { $seconds ->
        [0] Anslutningen bröts. Försöker igen …
       *[other] Anslutningen bröts. Försöker igen om { $seconds } s. Det du ser kan vara inaktuellt.
    }
web-reconnecting = Ansluter igen … Det du ser kan vara inaktuellt.
web-you-watch = Du tittar på.
web-request-takeback = { $seat_name } ber om att få ångra en handling.
web-request-pause = { $seat_name } ber om en paus.
web-request-stand_in = { $seat_name } ber om att en bot spelar för { $target_name }.
web-allow = Tillåt
web-refuse = Avslå
web-withdraw = Ta tillbaka
web-resume = Fortsätt
web-bot-plays-for-you = En bot spelar för dig nu.
web-reclaim = Spela själv
web-is-idle = { $seat_name } gör inget.
web-let-bot-play = Be om en bot
web-ask-takeback = Be om att få ångra min senaste handling
web-ask-pause = Be om en paus
web-step-out = Låt en bot spela för mig
web-resign = Ge upp
web-close-table = Avsluta det här bordet
web-certain-resign = Vill du ge upp?
web-certain-close = Vill du avsluta bordet för alla?
web-certain-forget = Ta bort ditt namn och dina chattrader från det här bordet?
web-forget = Ta bort mitt namn och min chatt här
web-mute-seat = Tysta { $seat_name } för alla
web-unmute-seat = Låt { $seat_name } prata igen
web-look-back = Se tillbaka
web-download = Ladda ner partiet
web-mute = Dölj
web-unmute-all = Visa allas rader igen
web-chat-off = Det finns ingen chatt vid det här bordet.
web-chat-empty = Inget har sagts ännu.
web-chat-say = Säg något
web-send = Skicka
web-change-seated = { $seat_name } sätter sig.
web-change-vacated = En plats är ledig igen.
web-change-started = Spelet börjar.
web-change-undone = { $seat_name } har ångrat sig.
web-change-requested =
    { $what ->
        [takeback] { $seat_name } ber om att få ångra.
        [pause] { $seat_name } ber om en paus.
       *[stand_in] { $seat_name } ber om en bot.
    }
web-change-answered =
    { $yes ->
        [yes] { $seat_name } tillåter det.
       *[no] { $seat_name } avslår det.
    }
web-change-withdrawn = Förfrågan gäller inte längre.
web-change-paused = Spelet är pausat.
web-change-resumed = Spelet fortsätter.
web-change-warned = { $seat_name } har inte gjort något på ett tag.
web-change-turned_idle = { $seat_name } gör inget.
web-change-stood_in = En bot spelar för { $seat_name } nu.
web-change-reclaimed = { $seat_name } spelar igen.
web-change-resigned = { $seat_name } har gett upp.
web-change-rematched = Det blir revansch.
web-change-closed = Bordet är stängt.
web-curtain-for = Bordet är nu för { $seat_name }
web-curtain-text = Alla andra tittar bort.
web-curtain-open = Visa bordet

## The end

web-over-resigned = någon har gett upp
web-place = { $place }.
web-points-over-game = Poäng under partiet
web-graph = Poäng under partiet. Till slut: { $list }
web-rematch = Revansch
web-to-rematch = Till revanschen
web-replay = Se igen

## Looking back

web-in-the-past = Ställning { $ply } av { $last }.
web-start-of-game = Spelet börjar.
web-back-to-now = Tillbaka till nu
web-to-table = Till resultatet
web-play-on = Spela vidare härifrån
web-play-on-text = Ett nytt bord som börjar från ställning { $ply }. Vem spelar?
web-seen-by = Sett av
web-seen-by-all = Som åskådare
web-seen-by-seat = Som { $seat_name }
web-first = Till början
web-previous = En tillbaka
web-next = En framåt
web-last = Till slutet
web-play = Spela upp
web-pause = Pausa
web-position = Ställning

## The table in words

web-text-view = Bordet i ord
web-text-view-about = Listor och skrivna handlingar i stället för det tecknade bordet
web-type-action = Skriv en handling eller dess nummer
web-possible-now = Möjligt nu
web-text-none = inga
web-text-empty = tomt
web-text-free = ledig
web-text-round = Omgång { $round }: skepp
web-text-ship-moored = Skepp { $number } ligger vid { $site_name }.
web-text-ship =
    Skepp { $number }: { $stones }. { $missing ->
        [0] Det kan segla.
        [one] Det behöver { $missing } sten till för att segla.
       *[other] Det behöver { $missing } stenar till för att segla.
    }
web-text-side = sida { $side }
web-text-market = Kort: { $list }
web-text-deck = Draghög: { $cards }, slänghög: { $discards }
web-text-beside = Bredvid: { $list }
web-text-built = Färdiga: { $list }
web-text-waiting = Väntar: { $list }
web-text-players = Spelare
web-text-player-imhotep = { $name }: lager { $sled }, stenbrott { $quarry }, kort: { $cards }
web-text-score = { $name }: { $banked }, { $projected } om det slutade nu
web-text-quarry = Stenbrott och högar
web-text-slot = Fack { $slot }: { $domino }
web-text-stack = Hög { $stack }, { $dominoes } kvar: { $domino }
web-text-drafted = Ska läggas: { $domino }
web-text-pyramid = Pyramid: { $name }, våning { $stage }
web-text-row = Rad { $y }: { $list }
web-text-areas = Markerade områden med sina juveler: { $list }
web-text-block =
    { $count ->
        [0] { $colour_name } utan juvel
       *[other] { $colour_name } med juvel { $jewels }
    }
web-text-marker = markör
web-text-card = kort
web-corner-tl = uppe till vänster
web-corner-tr = uppe till höger
web-corner-bl = nere till vänster
web-corner-br = nere till höger

## Keys

web-keys = Tangenter
web-key-tab = till nästa som kan väljas
web-key-enter = välj det
web-key-esc = släpp; stäng
web-key-digits = den första, andra, … knappen i raden, eller raden i dess lista
web-key-u = ångra
web-key-z = ångra hela turen
web-key-c = bekräfta
web-key-p = gör de övre våningarna genomskinliga, eller visa dem igen (Pyramido)
web-key-t = bordet i ord eller tecknat
web-key-l = logg
web-key-m = chatt
web-key-s = poäng
web-key-help = dessa tangenter
web-key-left = en ställning tillbaka
web-key-right = en ställning framåt
web-key-up = till början av omgången eller våningen
web-key-down = till nästa omgång eller våning
web-key-home = till början
web-key-end = till slutet
web-key-space = spela upp, pausa
web-key-leave = tillbaka till bordet

## Settings

web-settings-you = Du
web-settings-look = Utseende
web-settings-play = Spel
web-colour = Färg
web-colour-black = Svart, med en sol
web-colour-white = Vit, med ett vasstrå
web-colour-brown = Brun, med vågor
web-colour-gray = Grå, med ett öga
web-language = Språk
web-language-browser = Som webbläsaren
web-theme = Ljust eller mörkt
web-theme-system = Som systemet
web-theme-light = Ljust
web-theme-dark = Mörkt
web-motion = Rörelse
web-motion-full = Full
web-motion-fast = Snabb
web-motion-off = Av
web-confirming = Välj först, gör sedan
web-confirming-about = Det första klicket visar vad som skulle hända, det andra gör det.
web-confirming-touch = Vid beröring
web-confirming-always = Alltid
web-confirming-never = Aldrig
web-sound = Ljud
web-sound-about = Ett kort ljud när det är din tur och när brickor flyttas
web-notify = Aviseringar
web-notify-about = När det är din tur och du tittar på något annat
web-curtain = Ridå mellan människor vid samma enhet
web-curtain-about = Döljer bordet tills nästa är redo

## Rules

web-rules-of = Regler för { $game }
web-rules-search = Sök
web-rules-english = De här reglerna är tills vidare på engelska.

## Pages that are not there

web-lost-title = Här finns inget
web-lost-text = Bara sand. Kanske är adressen felskriven.
web-expired-title = Den här länken öppnar inget
web-expired-text = Bordet finns inte längre, eller så var länken inte fullständig. Be om den en gång till.
web-deleted-title = Det här bordet är borta
web-deleted-text = Det har tagits bort med allt som spelades där.

## Refusals that say more with names

web-reason-offline = Servern kan inte nås. Inget har ändrats.
web-reason-not_your_decision = Det är { $seat_name } som ska välja nu ({ $rule }).
web-reason-bot_plays = En bot spelar för { $seat_name } nu.
web-reason-awaits_confirmation = { $seat_name } måste bekräfta först.
web-reason-another_has_decided = Detta kan inte ångras: { $seat_name } har valt något sedan dess.
web-reason-asked_already = { $seat_name } har frågat om något; det måste besvaras först.
web-reason-seat_taken = Den här platsen är redan upptagen.
web-reason-not_idle = { $seat_name } är inte inaktiv.
