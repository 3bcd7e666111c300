### What the server says to people: refusals, and the page where no client is built.

## Seats and rights

refused-not_your_seat = Plass { $seat } er ikke din.
refused-no_such_seat = Den plassen finnes ikke ved dette bordet.
refused-no_seat = Du har ingen plass ved dette bordet.
refused-host_only = Det kan bare verten ved bordet gjøre.
refused-admin_only = Det kan bare administratoren av serveren gjøre.
refused-wrong_token = Lenken er ugyldig eller ikke lenger gyldig.
refused-no_invitation = Bordet er ikke offentlig: du trenger lenken for å sette deg.
refused-no_spectators = Bordet har ingen tilskuere.
refused-seat_taken = Plass { $seat } er allerede opptatt.
refused-seat_open = Plass { $seat } er allerede ledig.
refused-no_free_seat = Det er ingen ledig plass ved dette bordet.
refused-colour_taken = Noen andre har denne fargen.
refused-empty_name = Et navn må ha minst ett synlig tegn.
refused-wrong_number_of_seats = Dette spillet har { $number } plasser.

## Playing

refused-not_running = Det kan ikke gjøres nå: { $status ->
        [open] spillet har ikke begynt
        [paused] spillet er satt på pause
       *[other] spillet er slutt
    }.
refused-stale = Bordet har endret seg i mellomtiden.
refused-bot_plays = En bot spiller for plass { $seat } nå.
refused-awaits_confirmation = Plass { $seat } må bekrefte turen sin først.
refused-nothing_to_confirm = Det er ingenting å bekrefte.
refused-game_over = Spillet slutter her: det er ikke mer å spille.

## Taking back

refused-undo_off = Ved dette bordet kan ingenting angres.
refused-takeback_off = Ved dette bordet kan man ikke be om å angre.
refused-nothing_to_undo = Du har ikke spilt noe som kan angres.
refused-another_has_decided = Dette kan ikke angres: plass { $seat } har valgt noe siden.
refused-confirmed = Dette kan ikke angres: turen er bekreftet.
refused-later_turn_begun = Dette kan ikke angres: en senere tur har allerede begynt.
refused-something_revealed = Dette kan ikke angres: noe skjult er blitt sett siden.
refused-no_such_ply = Den stillingen finnes ikke; partiet har { $last ->
        [one] { $last } handling
       *[other] { $last } handlinger
    }.

## Asking and answering

refused-asked_already = Plass { $seat } har spurt om noe; det må besvares først.
refused-nothing_asked = Ingen har spurt om noe.
refused-own_request = Det må de andre svare på.
refused-answered_already = Det ventes ikke på svar fra deg.
refused-not_idle = Plass { $seat } er ikke inaktiv.
refused-not_paused = Spillet er ikke satt på pause.
refused-nothing_to_reclaim = Ingen bot spiller for deg.
refused-has_resigned = Denne plassen har gitt opp.

## Tables

refused-no_such_table = Bordet finnes ikke, eller finnes ikke lenger.
refused-started_already = Spillet har allerede begynt.
refused-seats_open =
    { $number ->
        [one] Én plass er fortsatt ledig.
       *[other] { $number } plasser er fortsatt ledige.
    }
refused-not_over = Det kan først gjøres når spillet er slutt.
refused-chat_off = Det er ingen chat ved dette bordet.
refused-muted = Verten har dempet denne plassen.
refused-empty_line = Det står ingenting å lese her.

## Limits

refused-too_often = Ikke så fort, takk.
refused-too_many_tables = Serveren har { $limit } bord og ikke plass til flere.
refused-too_many_new_tables = Du har opprettet mange bord. Vent litt.
refused-too_many_connections = Serveren har { $limit } tilkoblinger og ikke plass til flere.

## The wire

refused-malformed = Meldingen kan ikke leses.
refused-hello_first = En klient må si hei først.
refused-wrong_origin = Dette kommer fra en side på et annet nettsted.
refused-no_such_address = Det er ingenting på denne adressen.
refused-wrong_method = Denne adressen brukes på en annen måte.
refused-too_large = Dette er for stort.
refused-not_saved = Det kunne ikke lagres, så det har ikke skjedd. Prøv igjen.
refused-server_error = Det var vår feil. Ingenting er endret; prøv igjen.

## Storage

error-newer_database = Databasen { $file } er skrevet av en nyere versjon av programmet.
error-storage_closed = Databasen er lukket.
error-storage_fails = Databasen virker ikke: { $error }.

## Where the web client is not built

page-title = Saqqara
page-not-built = Serveren kjører, men sidene er ikke bygd.
page-how = Med Node.js 20 installert bygger «make web» dem; start deretter serveren på nytt.
page-meanwhile = Programmer kan spille imens: se /api/openapi.json og docs/protocol.md.

## The command line

cli-about-serve = la folk spille over nettverket, hver i sin nettleser
cli-about-backup = kopier alle bordene på en server til én fil
cli-about-restore = hent tilbake bordene fra en sikkerhetskopi
cli-help-host = adressen det lyttes på (standard: %(default)s, det vil si alle nettverkene til maskinen)
cli-help-port = porten det lyttes på; 0 tar en ledig port (standard: %(default)s)
cli-help-data = hvor bordene lagres: en mappe eller en URL postgresql://... (standard: %(default)s)
cli-help-no-browser = ikke åpne en nettleser
cli-help-root-path = stien som en proxy viser serveren under
cli-help-proxies = proxyene som det stoles på videresendte headere fra, med kommaer (standard: %(default)s)
cli-help-origins = andre nettsteder der sidene kan bruke serveren, med kommaer
cli-help-secure = send informasjonskapsler bare over https
cli-help-static = mappen med en nettklient i stedet for den som fulgte med programmet
cli-help-log = hvordan loggen skrives (standard: %(default)s)
cli-help-workers = prosesser som boter tenker i (standard: %(default)s)
cli-help-bot-budget = sekunder en bot kan tenke (standard: %(default)s)
cli-help-undo-grace = sekunder en bot venter mens et menneske fortsatt kan angre (standard: %(default)s)
cli-help-messages = meldinger en tilkobling kan sende i sekundet (standard: %(default)s)
cli-help-requests = forespørsler en adresse kan sende i sekundet (standard: %(default)s)
cli-help-keep-finished = dager til et avsluttet bord slettes; 0 beholder det (standard: %(default)s)
cli-help-keep-unfinished = dager til et bord som ingen rører, slettes; 0 beholder det (standard: %(default)s)
cli-help-max-tables = bord som ikke er avsluttet (standard: %(default)s)
cli-help-max-connections = tilkoblinger i alt (standard: %(default)s)
cli-help-max-per-address = tilkoblinger fra én adresse (standard: %(default)s)
cli-help-max-new-tables = bord én adresse kan opprette på en time (standard: %(default)s)
cli-serve-environment = Hvert valg har en miljøvariabel for standardverdien, for eksempel SAQQARA_PORT eller SAQQARA_DATA.
cli-help-backup-file = filen med sikkerhetskopien; den slutter på .db

cli-serve-ready = Saqqara er klar.
cli-serve-local = {"  "}på denne maskinen:   { $address }
cli-serve-network = {"  "}på dette nettverket: { $address }
cli-serve-admin = {"  "}administrasjon:      { $address }
cli-serve-end = Ctrl-C avslutter.
cli-backed-up =
    { $number ->
        [one] Ett bord er i { $file }.
       *[other] { $number } bord er i { $file }.
    }
cli-restored =
    { $number ->
        [one] Ett bord er hentet tilbake fra { $file }.
       *[other] { $number } bord er hentet tilbake fra { $file }.
    }
cli-no-such-file = filen finnes ikke

error-server_not_installed = Serveren trenger flere pakker ({ $name } mangler): pip install "saqqara[server]".
error-cannot_listen = Port { $port } kan ikke brukes: { $error }.
