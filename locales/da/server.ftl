### What the server says to people: refusals, and the page where no client is built.

## Seats and rights

refused-not_your_seat = Plads { $seat } er ikke din.
refused-no_such_seat = Den plads findes ikke ved dette bord.
refused-no_seat = Du har ingen plads ved dette bord.
refused-host_only = Det må kun bordets vært.
refused-admin_only = Det må kun serverens administration.
refused-wrong_token = Linket er ugyldigt eller ikke længere gyldigt.
refused-no_invitation = Bordet er ikke offentligt: du skal bruge dets link for at sætte dig.
refused-no_spectators = Bordet har ingen tilskuere.
refused-seat_taken = Plads { $seat } er allerede optaget.
refused-seat_open = Plads { $seat } er allerede ledig.
refused-no_free_seat = Der er ingen ledig plads ved dette bord.
refused-colour_taken = En anden har denne farve.
refused-empty_name = Et navn skal have mindst ét synligt tegn.
refused-wrong_number_of_seats = Dette spil har { $number } pladser.

## Playing

refused-not_running = Det kan ikke gøres nu: { $status ->
        [open] spillet er ikke begyndt
        [paused] spillet er sat på pause
       *[other] spillet er slut
    }.
refused-stale = Bordet har ændret sig i mellemtiden.
refused-bot_plays = En bot spiller for plads { $seat } nu.
refused-awaits_confirmation = Plads { $seat } skal bekræfte sin tur først.
refused-nothing_to_confirm = Der er ikke noget at bekræfte.
refused-game_over = Spillet slutter her: der er ikke mere at spille.

## Taking back

refused-undo_off = Ved dette bord kan intet fortrydes.
refused-takeback_off = Ved dette bord kan man ikke bede om at fortryde.
refused-nothing_to_undo = Du har ikke spillet noget, der kan fortrydes.
refused-another_has_decided = Dette kan ikke fortrydes: plads { $seat } har valgt noget siden.
refused-confirmed = Dette kan ikke fortrydes: turen er bekræftet.
refused-later_turn_begun = Dette kan ikke fortrydes: en senere tur er allerede begyndt.
refused-something_revealed = Dette kan ikke fortrydes: noget skjult er siden blevet set.
refused-no_such_ply = Den stilling findes ikke; partiet har { $last ->
        [one] { $last } handling
       *[other] { $last } handlinger
    }.

## Asking and answering

refused-asked_already = Plads { $seat } har spurgt om noget; det skal besvares først.
refused-nothing_asked = Ingen har spurgt om noget.
refused-own_request = Det skal de andre svare på.
refused-answered_already = Der ventes ikke på dit svar.
refused-not_idle = Plads { $seat } er ikke inaktiv.
refused-not_paused = Spillet er ikke sat på pause.
refused-nothing_to_reclaim = Der er ingen bot, der spiller for dig.
refused-has_resigned = Denne plads har givet op.

## Tables

refused-no_such_table = Bordet findes ikke eller findes ikke længere.
refused-started_already = Spillet er allerede begyndt.
refused-seats_open =
    { $number ->
        [one] Én plads er stadig ledig.
       *[other] { $number } pladser er stadig ledige.
    }
refused-not_over = Det kan først gøres, når spillet er slut.
refused-chat_off = Der er ingen chat ved dette bord.
refused-muted = Værten har gjort denne plads tavs.
refused-empty_line = Der står ikke noget at læse her.

## Limits

refused-too_often = Ikke så hurtigt, tak.
refused-too_many_tables = Serveren har { $limit } borde og ikke plads til flere.
refused-too_many_new_tables = Du har oprettet mange borde. Vent lidt.
refused-too_many_connections = Serveren har { $limit } forbindelser og ikke plads til flere.

## The wire

refused-malformed = Beskeden kan ikke læses.
refused-hello_first = En klient skal sige goddag først.
refused-wrong_origin = Dette kommer fra en side på et andet websted.
refused-no_such_address = Der er ikke noget på denne adresse.
refused-wrong_method = Denne adresse bruges anderledes.
refused-too_large = Dette er for stort.
refused-not_saved = Det kunne ikke gemmes, så det er ikke sket. Prøv igen.
refused-server_error = Det var vores fejl. Intet er ændret; prøv igen.

## Storage

error-newer_database = Databasen { $file } er skrevet af en nyere version af programmet.
error-storage_closed = Databasen er lukket.
error-storage_fails = Databasen virker ikke: { $error }.

## Where the web client is not built

page-title = Saqqara
page-not-built = Serveren kører, men dens sider er ikke bygget.
page-how = Med Node.js 20 installeret bygger »make web« dem; start derefter serveren igen.
page-meanwhile = Programmer kan spille imens: se /api/openapi.json og docs/protocol.md.

## The command line

cli-about-serve = lad folk spille over netværket, hver i sin browser
cli-about-backup = kopier alle borde på en server til én fil
cli-about-restore = hent bordene tilbage fra en sikkerhedskopi
cli-help-host = adressen, der lyttes på (standard: %(default)s, det vil sige alle maskinens netværk)
cli-help-port = porten, der lyttes på; 0 tager en ledig (standard: %(default)s)
cli-help-data = hvor bordene gemmes: en mappe eller en URL postgresql://... (standard: %(default)s)
cli-help-no-browser = åbn ikke en browser
cli-help-root-path = stien, som en proxy viser serveren under
cli-help-proxies = de proxyer, hvis videresendte headere der stoles på, med kommaer (standard: %(default)s)
cli-help-origins = andre websteder, hvis sider må bruge serveren, med kommaer
cli-help-secure = send kun cookies over https
cli-help-static = mappen med en webklient i stedet for den, der fulgte med programmet
cli-help-log = hvordan loggen skrives (standard: %(default)s)
cli-help-workers = processer, som botter tænker i (standard: %(default)s)
cli-help-bot-budget = sekunder, en bot må tænke (standard: %(default)s)
cli-help-undo-grace = sekunder, en bot venter, mens et menneske stadig kan fortryde (standard: %(default)s)
cli-help-messages = beskeder, en forbindelse må sende i sekundet (standard: %(default)s)
cli-help-requests = forespørgsler, en adresse må sende i sekundet (standard: %(default)s)
cli-help-keep-finished = dage, til et afsluttet bord slettes; 0 beholder det (standard: %(default)s)
cli-help-keep-unfinished = dage, til et bord, som ingen rører, slettes; 0 beholder det (standard: %(default)s)
cli-help-max-tables = borde, der ikke er afsluttet (standard: %(default)s)
cli-help-max-connections = forbindelser i alt (standard: %(default)s)
cli-help-max-per-address = forbindelser fra én adresse (standard: %(default)s)
cli-help-max-new-tables = borde, én adresse må oprette på en time (standard: %(default)s)
cli-serve-environment = Hver indstilling har en miljøvariabel til sin standardværdi, for eksempel SAQQARA_PORT eller SAQQARA_DATA.
cli-help-backup-file = filen med sikkerhedskopien; den ender på .db

cli-serve-ready = Saqqara er klar.
cli-serve-local = {"  "}på denne maskine:    { $address }
cli-serve-network = {"  "}på dette netværk:    { $address }
cli-serve-admin = {"  "}administration:      { $address }
cli-serve-end = Ctrl-C afslutter.
cli-backed-up =
    { $number ->
        [one] Ét bord er i { $file }.
       *[other] { $number } borde er i { $file }.
    }
cli-restored =
    { $number ->
        [one] Ét bord er hentet tilbage fra { $file }.
       *[other] { $number } borde er hentet tilbage fra { $file }.
    }
cli-no-such-file = filen findes ikke

error-server_not_installed = Serveren kræver flere pakker ({ $name } mangler): pip install "saqqara[server]".
error-cannot_listen = Port { $port } kan ikke bruges: { $error }.
