### What the server says to people: refusals, and the page where no client is built.

## Seats and rights

refused-not_your_seat = Plats { $seat } är inte din.
refused-no_such_seat = Den platsen finns inte vid det här bordet.
refused-no_seat = Du har ingen plats vid det här bordet.
refused-host_only = Det får bara bordets värd göra.
refused-admin_only = Det får bara serverns administratör göra.
refused-wrong_token = Länken är ogiltig eller inte längre giltig.
refused-no_invitation = Bordet är inte offentligt: du behöver dess länk för att sätta dig.
refused-no_spectators = Bordet har inga åskådare.
refused-seat_taken = Plats { $seat } är redan upptagen.
refused-seat_open = Plats { $seat } är redan ledig.
refused-no_free_seat = Det finns ingen ledig plats vid det här bordet.
refused-colour_taken = Någon annan har den här färgen.
refused-empty_name = Ett namn måste ha minst ett synligt tecken.
refused-wrong_number_of_seats = Det här spelet har { $number } platser.

## Playing

refused-not_running = Det går inte att göra nu: { $status ->
        [open] spelet har inte börjat
        [paused] spelet är pausat
       *[other] spelet är slut
    }.
refused-stale = Bordet har ändrats under tiden.
refused-bot_plays = En bot spelar för plats { $seat } nu.
refused-awaits_confirmation = Plats { $seat } måste bekräfta sin tur först.
refused-nothing_to_confirm = Det finns inget att bekräfta.
refused-game_over = Spelet slutar här: det finns inget mer att spela.

## Taking back

refused-undo_off = Vid det här bordet kan inget ångras.
refused-takeback_off = Vid det här bordet kan man inte be om att få ångra.
refused-nothing_to_undo = Du har inte spelat något som kan ångras.
refused-another_has_decided = Detta kan inte ångras: plats { $seat } har valt något sedan dess.
refused-confirmed = Detta kan inte ångras: turen är bekräftad.
refused-later_turn_begun = Detta kan inte ångras: en senare tur har redan börjat.
refused-something_revealed = Detta kan inte ångras: något dolt har visats sedan dess.
refused-no_such_ply = Den ställningen finns inte; partiet har { $last ->
        [one] { $last } handling
       *[other] { $last } handlingar
    }.

## Asking and answering

refused-asked_already = Plats { $seat } har frågat om något; det måste besvaras först.
refused-nothing_asked = Ingen har frågat om något.
refused-own_request = Det måste de andra svara på.
refused-answered_already = Ditt svar väntas inte.
refused-not_idle = Plats { $seat } är inte inaktiv.
refused-not_paused = Spelet är inte pausat.
refused-nothing_to_reclaim = Ingen bot spelar för dig.
refused-has_resigned = Den här platsen har gett upp.

## Tables

refused-no_such_table = Bordet finns inte, eller finns inte längre.
refused-started_already = Spelet har redan börjat.
refused-seats_open =
    { $number ->
        [one] En plats är fortfarande ledig.
       *[other] { $number } platser är fortfarande lediga.
    }
refused-not_over = Det kan göras först när spelet är slut.
refused-chat_off = Det finns ingen chatt vid det här bordet.
refused-muted = Värden har tystat den här platsen.
refused-empty_line = Det finns inget att läsa här.

## Limits

refused-too_often = Inte så fort, tack.
refused-too_many_tables = Servern har { $limit } bord och inte plats för fler.
refused-too_many_new_tables = Du har skapat många bord. Vänta en stund.
refused-too_many_connections = Servern har { $limit } anslutningar och inte plats för fler.

## The wire

refused-malformed = Meddelandet kan inte läsas.
refused-hello_first = En klient måste säga hej först.
refused-wrong_origin = Detta kommer från en sida på en annan webbplats.
refused-no_such_address = Det finns inget på den här adressen.
refused-wrong_method = Den här adressen används på ett annat sätt.
refused-too_large = Detta är för stort.
refused-not_saved = Det kunde inte sparas, så det har inte hänt. Försök igen.
refused-server_error = Det var vårt fel. Inget har ändrats; försök igen.

## Storage

error-newer_database = Databasen { $file } är skriven av en nyare version av programmet.
error-storage_closed = Databasen är stängd.
error-storage_fails = Databasen fungerar inte: { $error }.

## Where the web client is not built

page-title = Saqqara
page-not-built = Servern är igång, men dess sidor är inte byggda.
page-how = Med Node.js 20 installerat bygger ”make web” dem; starta sedan om servern.
page-meanwhile = Program kan spela under tiden: se /api/openapi.json och docs/protocol.md.

## The command line

cli-about-serve = låt folk spela över nätverket, var och en i sin webbläsare
cli-about-backup = kopiera alla bord på en server till en fil
cli-about-restore = hämta tillbaka borden från en säkerhetskopia
cli-help-host = adressen att lyssna på (standard: %(default)s, det vill säga maskinens alla nätverk)
cli-help-port = porten att lyssna på; 0 tar en ledig port (standard: %(default)s)
cli-help-data = var borden sparas: en mapp eller en URL postgresql://... (standard: %(default)s)
cli-help-no-browser = öppna inte en webbläsare
cli-help-root-path = sökvägen som en proxy visar servern under
cli-help-proxies = de proxyer vars vidarebefordrade rubriker man litar på, med kommatecken (standard: %(default)s)
cli-help-origins = andra webbplatser vars sidor får använda servern, med kommatecken
cli-help-secure = skicka kakor bara över https
cli-help-static = mappen med en webbklient i stället för den som följde med programmet
cli-help-log = hur loggen skrivs (standard: %(default)s)
cli-help-workers = processer som bottar tänker i (standard: %(default)s)
cli-help-bot-budget = sekunder som en bot får tänka (standard: %(default)s)
cli-help-undo-grace = sekunder som en bot väntar medan en människa fortfarande kan ångra (standard: %(default)s)
cli-help-messages = meddelanden som en anslutning får skicka varje sekund (standard: %(default)s)
cli-help-requests = förfrågningar som en adress får skicka varje sekund (standard: %(default)s)
cli-help-keep-finished = dagar tills ett avslutat bord tas bort; 0 behåller det (standard: %(default)s)
cli-help-keep-unfinished = dagar tills ett bord som ingen rör tas bort; 0 behåller det (standard: %(default)s)
cli-help-max-tables = bord som inte är avslutade (standard: %(default)s)
cli-help-max-connections = anslutningar totalt (standard: %(default)s)
cli-help-max-per-address = anslutningar från en adress (standard: %(default)s)
cli-help-max-new-tables = bord som en adress får skapa på en timme (standard: %(default)s)
cli-serve-environment = Varje alternativ har en miljövariabel för sitt standardvärde, till exempel SAQQARA_PORT eller SAQQARA_DATA.
cli-help-backup-file = filen med säkerhetskopian; den slutar på .db

cli-serve-ready = Saqqara är redo.
cli-serve-local = {"  "}på den här maskinen:   { $address }
cli-serve-network = {"  "}på det här nätverket:  { $address }
cli-serve-admin = {"  "}administration:        { $address }
cli-serve-end = Ctrl-C avslutar.
cli-backed-up =
    { $number ->
        [one] Ett bord finns i { $file }.
       *[other] { $number } bord finns i { $file }.
    }
cli-restored =
    { $number ->
        [one] Ett bord är tillbaka från { $file }.
       *[other] { $number } bord är tillbaka från { $file }.
    }
cli-no-such-file = filen finns inte

error-server_not_installed = Servern behöver fler paket ({ $name } saknas): pip install "saqqara[server]".
error-cannot_listen = Port { $port } kan inte användas: { $error }.
