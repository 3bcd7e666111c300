### Was das Terminal sagt.

## Die Befehlszeile

cli-about = Brettspiele am Terminal spielen: selbst, gegen Bots oder zu Tausenden.
cli-commands = Befehle:
cli-more-help = „saqqara COMMAND --help“ sagt mehr über einen Befehl.
cli-about-play = ein Spiel spielen: Menschen an diesem Terminal und Bots
cli-about-simulate = Bots viele Spiele spielen lassen und die Ergebnisse zählen
cli-about-replay = ein aufgezeichnetes Spiel zeigen, Stellung für Stellung
cli-about-check = prüfen, ob ein aufgezeichnetes Spiel den Regeln folgt
cli-about-games = die Spiele und ihre Optionen auflisten
cli-about-bots = die Bots eines Spiels auflisten, die schwächsten zuerst
cli-about-version = sagen, welche Version das ist

cli-help-language = die Sprache aller Sätze
cli-help-game = eines von: { $games }
cli-options-of = Optionen von { $game_name }
cli-help-option = eine Option des Spiels, so oft wie nötig: { $options }
cli-help-sides = je ein Buchstabe in dieser Reihenfolge: { $options }
cli-help-flag = mit oder ohne „{ $option }“ spielen (Vorgabe: { $default })
cli-help-players = wer spielt, Sitz für Sitz; „you“ ist ein Mensch an diesem Terminal, alle anderen sind Bots (Vorgabe: %(default)s)
cli-help-bots = die Bots, Sitz für Sitz (Vorgabe: %(default)s)
cli-help-seed = eine ganze Zahl; derselbe Seed ergibt dasselbe Spiel
cli-help-series-seed = eine ganze Zahl; Spiel k der Reihe, ab 0 gezählt, hat den Seed N + k
cli-help-confirm = fragen, bevor ein Bot weiterspielt, damit sich eine Aktion zurücknehmen lässt
cli-help-load-file = das in FILE aufgezeichnete Spiel fortsetzen
cli-help-save-file = das Spiel Aktion für Aktion in FILE aufzeichnen
cli-help-n = wie viele Spiele (Vorgabe: %(default)s)
cli-help-jobs = wie viele Prozesse spielen (Vorgabe: %(default)s)
cli-help-json = die Ergebnisse als JSON ausgeben
cli-help-file = die Datei einer Aufzeichnung
cli-help-ply = nur die Stellung nach N Aktionen zeigen
cli-help-seat = nur zeigen, was dieser Sitz wusste: 0, 1, ...

## Fehler

error-unreadable_file = „{ $file }“ lässt sich nicht lesen: { $error }.
error-unwritable_file = „{ $file }“ lässt sich nicht schreiben: { $error }.
error-file_without_json = „{ $file }“ ist kein JSON: { $error }.
error-file_exists = „{ $file }“ gibt es schon. Setze das Spiel mit --load fort oder nimm einen anderen Namen.
error-option_without_value = „{ $text }“: Eine Option schreibt man als KEY=VALUE.
error-unknown_option = Dieses Spiel hat keine Option „{ $key }“. Es hat: { $choices }.
error-bad_arguments = { $program }: { $message }. „{ $program } --help“ sagt mehr.
error-bad_sides = „{ $sides }“: Nötig sind { $number } Buchstaben, jeder A oder B, für { $options }.
error-needs_at_least_one = Es muss mindestens ein Spiel und ein Prozess sein.
error-no_such_number =
    { $numbers ->
        [0] Die Liste ist jetzt leer, also gibt es keine Nummer { $number }.
        [one] Es gibt keine Nummer { $number }: In der Liste steht nur die 1.
       *[other] Es gibt keine Nummer { $number }: In der Liste stehen 1 bis { $numbers }.
    }
error-ambiguous = „{ $text }“ ist mehrdeutig: { $choices }. Tippe etwas mehr.
error-nothing_to_undo = Niemand an diesem Terminal hat etwas gespielt, das sich zurücknehmen ließe.
error-later_turn_begun = Das lässt sich nicht zurücknehmen: Ein späterer Zug hat schon begonnen.
error-bot_has_begun = Das lässt sich nicht zurücknehmen: Ein Bot hat seitdem gespielt. Mit --confirm wirst du vorher gefragt.
error-something_revealed = Das lässt sich nicht zurücknehmen: Seitdem ist etwas Verborgenes bekannt geworden.
error-command_needs_action = Welche Aktion? Zum Beispiel: { $command } 1
error-command_needs_file = Welche Datei? Zum Beispiel: { $command } mein-spiel.json
error-record_of_another_table =
    Diese Aufzeichnung ist von { $game_name } für { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }; das Spiel hier ist ein anderes.
error-no_such_seat = Es gibt keinen Sitz { $seat }: Diese Aufzeichnung hat die Sitze 0 bis { $last }.
error-no_such_ply = Es gibt keine Stellung { $ply }: Diese Aufzeichnung hat die Stellungen 0 bis { $last }.

## Spielen

cli-you = du
cli-one-of-several = { $name } ({ $seat })
cli-seat = Sitz { $seat }
cli-welcome = { $game_name }. Sitze: { $seats }.
cli-how-to-type = Tippe eine Aktion, ihre Nummer oder ihren Anfang; „help“ zeigt, was du sonst tippen kannst.
cli-hint = Tippe eine Nummer der Liste oder den Text einer Aktion; „help“ zeigt, was du sonst tippen kannst.
cli-alone = Der nächste Tisch ist nur für { $player }. Alle anderen schauen weg; dann drücke Enter.{" "}
cli-to-move = Es entscheidet: { $player }
cli-prompt = { $player }>{" "}
cli-hand-over = Enter, damit { $player } weiterspielt, oder „undo“:{" "}
cli-prompt-over = Das Spiel ist zu Ende. „save FILE“, „scores“, „undo“ oder Enter zum Verlassen:{" "}
cli-sure = Bist du sicher? (j/n){" "}
cli-yes = j ja
cli-played = { $player }: { $action }
cli-told = {"  "}{ $text }
cli-of-another = { $player }: { $text }
cli-legal = „{ $action }“ kann jetzt gespielt werden.
cli-no-events = nichts geschieht
cli-undone =
    { $number ->
        [one] Eine Aktion ist zurückgenommen.
       *[other] { $number } Aktionen sind zurückgenommen.
    }
cli-saved = Das Spiel ist in { $file } gespeichert.
cli-loaded =
    { $plies ->
        [one] { $file } ist geladen: { $plies } Aktion ist gespielt.
       *[other] { $file } ist geladen: { $plies } Aktionen sind gespielt.
    }
cli-goodbye = Auf Wiedersehen.
cli-help =
    Eine Aktion    ihr Text, ihre Nummer in der Liste oder so viel vom Text, dass er eindeutig ist
    why ACTION     warum sie jetzt nicht möglich ist
    events ACTION  was sie bewirken würde, soweit du es wissen kannst
    scores         alle Punkte, Quelle für Quelle
    table          noch einmal der Tisch und die Liste
    undo           die letzte Entscheidung eines Menschen zurücknehmen, solange kein späterer Zug
                   begonnen hat und nichts Verborgenes bekannt geworden ist
    save FILE      das Spiel speichern; es lässt sich laden, nachspielen und prüfen (die Datei
                   enthält auch, was noch verborgen ist)
    load FILE      ein gespeichertes Spiel fortsetzen
    quit           verlassen (oder Ctrl-D)

## Punkte

cli-total = gesamt
cli-points-now = Punkte bisher (in Klammern: wenn das Spiel jetzt endete)
cli-points-at-the-end = Punkte
cli-game-over = Das Spiel ist zu Ende: { $reason_name }.
cli-place = { $place }. { $player }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Simulieren

cli-playing = Es läuft: { $game_name }
cli-results =
    { $games ->
        [one] { $game_name }: { $games } Spiel
       *[other] { $game_name }: { $games } Spiele
    }
cli-column-seat = Sitz
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-place = Platz
cli-column-score = Punkte
cli-plies = Ein Spiel hat im Mittel { $mean } Aktionen, das längste hatte { $longest }.
cli-series-seed = Der Seed war { $seed }.

## Nachspielen und prüfen

cli-position = Stellung { $ply } von { $last }
cli-prompt-replay = Enter: weiter, b: zurück, eine Zahl: diese Stellung, q: beenden{" "}
cli-replay-quit = q quit ende
cli-replay-back = b back zurück
cli-record-wrong = { $file } ist nicht in Ordnung.
cli-record-right =
    { $file } ist in Ordnung: { $finished ->
        [yes] ein beendetes Spiel
       *[no] ein nicht beendetes Spiel
    }, { $game_name }, { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }, { $plies ->
        [one] { $plies } Aktion
       *[other] { $plies } Aktionen
    }.
cli-break-ply = {"  "}Stelle:  { $ply }
cli-break-action = {"  "}Aktion:  { $action }
cli-break-code = {"  "}Kürzel:  { $code }
cli-break-rule = {"  "}Regel:   { $rule }
cli-break-sentence = {"  "}{ $sentence }

## Auflisten

cli-game = { $name }: { $players } Personen
cli-game-option = {"  "}{ $key }: { $choices } (Vorgabe: { $default })
cli-version-pure = saqqara { $version } (reines Python)
cli-version-compiled = saqqara { $version } (kompiliert)
cli-version-unknown = unbekannter Version
cli-version-rules = { $game }: Regelversion { $rules }
