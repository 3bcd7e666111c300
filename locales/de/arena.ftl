### Was das Terminal sagt, wenn Bots gegen Bots spielen.

cli-about-arena = herausfinden, welcher Bot stärker ist und wie sicher das ist

cli-help-arena-players = die Bots; gibt es mehr Sitze als Namen, besetzen sie die Sitze reihum
cli-help-arena-ladder = jede Stufe des Spiels (oder jeden der --players) gegen die nächste spielen lassen und alle bewerten
cli-help-arena-games = wie viele Spiele, in einer Leiter je zwei Nachbarn (Vorgabe: %(default)s)
cli-help-arena-seats = wie viele Sitze ein Spiel hat (Vorgabe: je Bot einen, aber so viele, wie das Spiel braucht)
cli-help-arena-seed = eine ganze Zahl; mit demselben Seed werden dieselben Spiele gespielt (Vorgabe: %(default)s)
cli-help-arena-ray = mit Ray spielen: auf dem Cluster unter ADDRESS oder auf diesem Rechner
cli-help-arena-resume = jedes fertige Spiel in FILE aufbewahren und bei den Spielen weitermachen, die dort sind
cli-help-arena-json = die Ergebnisse als JSON in FILE schreiben
cli-help-arena-timing = auch Bedenkzeiten schreiben; sie fallen jedes Mal anders aus
cli-help-arena-records = eine Aufzeichnung jedes Spiels in den Ordner DIR schreiben
cli-help-arena-plot = die Wertungszahlen einer Leiter, sonst die Gewinnquoten, als SVG in FILE zeichnen

error-nobody_plays = Wer spielt? --players nennt Bots, --ladder nimmt alle Stufen des Spiels.
error-more_names_than_seats = { $names } Namen sind zu viele für { $seats } Sitze. --ladder lässt Nachbarn gegeneinander spielen.
error-ladder_of_one = „{ $name }“ allein ist keine Leiter.
error-other_contest = „{ $file }“ enthält Spiele mit anderen Bots, Optionen oder Seeds. Nimm eine andere Datei oder dieselben Argumente.
error-broken_journal = „{ $file }“, Zeile { $line }: Das ist kein fertiges Spiel. Nur die letzte Zeile darf beschädigt sein.
error-workers_die = { $deaths } Prozesse sind nacheinander abgestürzt. Die bisher gespielten Spiele bleiben erhalten.
error-no_ray = Ray ist nicht installiert. Es gehört zum Extra „cluster“ von saqqara.

cli-arena-dropped = Die letzte Zeile von { $file } war beschädigt und ist entfernt; ihr Spiel wird noch einmal gespielt.
cli-arena-there = { $there } von { $games } Spielen sind schon in { $file }.
cli-arena-kept = { $there } von { $games } Spielen sind in { $file } aufbewahrt; derselbe Befehl macht dort weiter.
cli-arena-results =
    { $game_name }, { $seats } Sitze: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
cli-arena-ladder =
    { $game_name }, { $seats } Sitze: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } je zwei Nachbarn
cli-arena-seed = Der Seed war { $seed }.
cli-between = { $low } bis { $high }
cli-column-95 = 95 %
cli-column-elo = Elo
cli-column-wins-below = schlägt nächsten
cli-column-median = denkt
cli-column-p95 = p95
cli-axis-elo = Elo, mit 95-%-Intervallen
cli-axis-wins = gewonnene Spiele, mit 95-%-Intervallen
