### Was der Server zu Menschen sagt: Ablehnungen und die Seite, wo kein Client gebaut ist.

## Sitze und Rechte

refused-not_your_seat = Sitz { $seat } ist nicht deiner.
refused-no_such_seat = Diesen Sitz gibt es an diesem Tisch nicht.
refused-no_seat = Du hast keinen Sitz an diesem Tisch.
refused-host_only = Das darf nur, wer diesen Tisch eröffnet hat.
refused-admin_only = Das darf nur die Verwaltung dieses Servers.
refused-wrong_token = Dieser Link ist ungültig oder nicht mehr gültig.
refused-no_invitation = Dieser Tisch ist nicht öffentlich: Du brauchst seinen Link, um dich zu setzen.
refused-no_spectators = An diesem Tisch sieht niemand zu.
refused-seat_taken = Sitz { $seat } ist schon besetzt.
refused-seat_open = Sitz { $seat } ist schon frei.
refused-no_free_seat = An diesem Tisch ist kein Sitz frei.
refused-colour_taken = Diese Farbe hat schon jemand.
refused-empty_name = Ein Name braucht mindestens ein sichtbares Zeichen.
refused-wrong_number_of_seats = Dieses Spiel hat { $number } Sitze.

## Spielen

refused-not_running = Das geht jetzt nicht: { $status ->
        [open] Das Spiel hat noch nicht begonnen
        [paused] Das Spiel ist unterbrochen
       *[other] Das Spiel ist zu Ende
    }.
refused-stale = Der Tisch hat sich inzwischen verändert.
refused-bot_plays = Für Sitz { $seat } spielt jetzt ein Bot.
refused-awaits_confirmation = Zuerst muss Sitz { $seat } den Zug bestätigen.
refused-nothing_to_confirm = Es gibt nichts zu bestätigen.
refused-game_over = Hier endet das Spiel: Es gibt nichts weiterzuspielen.

## Zurücknehmen

refused-undo_off = An diesem Tisch wird nichts zurückgenommen.
refused-takeback_off = An diesem Tisch bittet niemand darum, etwas zurückzunehmen.
refused-nothing_to_undo = Du hast nichts gespielt, das sich zurücknehmen ließe.
refused-another_has_decided = Das lässt sich nicht zurücknehmen: Seitdem hat Sitz { $seat } etwas entschieden.
refused-confirmed = Das lässt sich nicht zurücknehmen: Der Zug ist bestätigt.
refused-later_turn_begun = Das lässt sich nicht zurücknehmen: Ein späterer Zug hat schon begonnen.
refused-something_revealed = Das lässt sich nicht zurücknehmen: Seitdem ist etwas Verborgenes bekannt geworden.
refused-no_such_ply = Diese Stellung gibt es nicht; das Spiel hat { $last ->
        [one] { $last } Aktion
       *[other] { $last } Aktionen
    }.

## Fragen und antworten

refused-asked_already = Sitz { $seat } hat um etwas gebeten; das ist zuerst zu beantworten.
refused-nothing_asked = Niemand hat um etwas gebeten.
refused-own_request = Das müssen die anderen beantworten.
refused-answered_already = Deine Antwort ist nicht gefragt.
refused-not_idle = Sitz { $seat } ist nicht untätig.
refused-not_paused = Das Spiel ist nicht unterbrochen.
refused-nothing_to_reclaim = Für dich spielt kein Bot.
refused-has_resigned = Dieser Sitz hat aufgegeben.

## Tische

refused-no_such_table = Diesen Tisch gibt es nicht oder nicht mehr.
refused-started_already = Das Spiel hat schon begonnen.
refused-seats_open =
    { $number ->
        [one] Ein Sitz ist noch frei.
       *[other] { $number } Sitze sind noch frei.
    }
refused-not_over = Das geht erst, wenn das Spiel zu Ende ist.
refused-chat_off = An diesem Tisch wird nicht gechattet.
refused-muted = Dieser Sitz ist vom Gastgeber stumm geschaltet.
refused-empty_line = Darin ist nichts zu lesen.

## Grenzen

refused-too_often = Nicht so schnell, bitte.
refused-too_many_tables = Dieser Server hat { $limit } Tische und keinen Platz für weitere.
refused-too_many_new_tables = Du hast viele Tische eröffnet. Bitte warte eine Weile.
refused-too_many_connections = Dieser Server hat { $limit } Verbindungen und keinen Platz für weitere.

## Die Leitung

refused-malformed = Diese Nachricht ist nicht lesbar.
refused-hello_first = Ein Client muss sich zuerst vorstellen.
refused-wrong_origin = Das kommt von einer Seite einer anderen Website.
refused-no_such_address = Unter dieser Adresse gibt es nichts.
refused-wrong_method = Diese Adresse ist für anderes da.
refused-too_large = Das ist zu groß.
refused-not_saved = Das ließ sich nicht speichern und ist darum nicht geschehen. Bitte versuche es noch einmal.
refused-server_error = Das war unser Fehler. Nichts hat sich geändert; bitte versuche es noch einmal.

## Speicher

error-newer_database = Die Datenbank { $file } stammt von einer neueren Version dieses Programms.
error-storage_closed = Die Datenbank ist geschlossen.
error-storage_fails = Die Datenbank funktioniert nicht: { $error }.

## Wo der Webclient nicht gebaut ist

page-title = Saqqara
page-not-built = Der Server läuft, aber seine Seiten sind nicht gebaut.
page-how = Mit Node.js 20 baut „make web“ sie; starte danach den Server neu.
page-meanwhile = Programme können schon spielen: siehe /api/openapi.json und docs/protocol.md.

## Die Befehlszeile

cli-about-serve = Menschen über das Netz spielen lassen, alle im Browser
cli-about-backup = alle Tische eines Servers in eine Datei kopieren
cli-about-restore = die Tische einer Sicherung zurückholen
cli-help-host = die Adresse, auf der gelauscht wird (Vorgabe: %(default)s, also alle Netze dieses Rechners)
cli-help-port = der Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien (Vorgabe: %(default)s)
cli-help-data = wo die Tische liegen: ein Ordner oder eine URL postgresql://... (Vorgabe: %(default)s)
cli-help-no-browser = keinen Browser öffnen
cli-help-root-path = der Pfad, unter dem ein Proxy diesen Server zeigt
cli-help-proxies = die Proxys, deren weitergereichten Kopfzeilen geglaubt wird, mit Kommas (Vorgabe: %(default)s)
cli-help-origins = andere Websites, deren Seiten diesen Server nutzen dürfen, mit Kommas
cli-help-secure = Cookies nur über https senden
cli-help-static = der Ordner eines Webclients anstelle des mitgelieferten
cli-help-log = wie das Protokoll geschrieben wird (Vorgabe: %(default)s)
cli-help-workers = Prozesse, in denen Bots denken (Vorgabe: %(default)s)
cli-help-bot-budget = Sekunden, die ein Bot denken darf (Vorgabe: %(default)s)
cli-help-undo-grace = Sekunden, die ein Bot wartet, solange ein Mensch noch zurücknehmen kann (Vorgabe: %(default)s)
cli-help-messages = Nachrichten, die eine Verbindung je Sekunde senden darf (Vorgabe: %(default)s)
cli-help-requests = Anfragen, die eine Adresse je Sekunde stellen darf (Vorgabe: %(default)s)
cli-help-keep-finished = Tage, bis ein beendeter Tisch gelöscht wird; 0 behält ihn (Vorgabe: %(default)s)
cli-help-keep-unfinished = Tage, bis ein Tisch gelöscht wird, den niemand mehr anrührt; 0 behält ihn (Vorgabe: %(default)s)
cli-help-max-tables = Tische, an denen noch gespielt wird (Vorgabe: %(default)s)
cli-help-max-connections = Verbindungen insgesamt (Vorgabe: %(default)s)
cli-help-max-per-address = Verbindungen von einer Adresse (Vorgabe: %(default)s)
cli-help-max-new-tables = Tische, die eine Adresse in einer Stunde eröffnen darf (Vorgabe: %(default)s)
cli-serve-environment = Zu jeder Option gibt es eine Umgebungsvariable für ihre Vorgabe, zum Beispiel SAQQARA_PORT oder SAQQARA_DATA.
cli-help-backup-file = die Datei der Sicherung; sie endet auf .db

cli-serve-ready = Saqqara ist bereit.
cli-serve-local = {"  "}auf diesem Rechner:  { $address }
cli-serve-network = {"  "}in diesem Netz:      { $address }
cli-serve-admin = {"  "}Verwaltung:          { $address }
cli-serve-end = Ctrl-C beendet es.
cli-backed-up =
    { $number ->
        [one] Ein Tisch ist in { $file }.
       *[other] { $number } Tische sind in { $file }.
    }
cli-restored =
    { $number ->
        [one] Ein Tisch ist aus { $file } zurück.
       *[other] { $number } Tische sind aus { $file } zurück.
    }
cli-no-such-file = diese Datei gibt es nicht

error-server_not_installed = Der Server braucht weitere Pakete ({ $name } fehlt): pip install "saqqara[server]".
error-cannot_listen = Port { $port } lässt sich nicht benutzen: { $error }.
