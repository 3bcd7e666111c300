### Ce spune terminalul când boții joacă între ei.

cli-about-arena = află care bot este mai puternic și cât de sigur este acest lucru

cli-help-arena-players = boții; dacă sunt mai multe locuri decât nume, le ocupă pe rând
cli-help-arena-ladder = fiecare nivel al jocului (sau fiecare dintre --players) joacă cu următorul și toți sunt evaluați
cli-help-arena-games = câte jocuri, într-o scară pentru fiecare doi vecini (implicit: %(default)s)
cli-help-arena-seats = câte locuri are un joc (implicit: câte unul pentru fiecare bot, dar atâtea câte cere jocul)
cli-help-arena-seed = un număr întreg; cu același seed se joacă aceleași jocuri (implicit: %(default)s)
cli-help-arena-ray = joacă pe Ray: pe clusterul de la ADDRESS sau pe acest calculator
cli-help-arena-resume = păstrează fiecare joc terminat în FILE și continuă de la jocurile aflate acolo
cli-help-arena-json = scrie rezultatele în FILE ca JSON
cli-help-arena-timing = scrie și timpii de gândire; ei diferă de la o rulare la alta
cli-help-arena-records = scrie o înregistrare a fiecărui joc în dosarul DIR
cli-help-arena-plot = desenează evaluările unei scări, altfel ratele de câștig, în FILE ca SVG

error-nobody_plays = Cine joacă? --players numește boți, --ladder ia toate nivelurile jocului.
error-more_names_than_seats =
    { $names ->
        [one] { $names } nume
        [few] { $names } nume
       *[other] { $names } de nume
    } sunt prea multe pentru { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }. Cu --ladder joacă vecinii între ei.
error-ladder_of_one = „{ $name }” singur nu este o scară.
error-other_contest = „{ $file }” conține jocuri cu alți boți, alte opțiuni sau alt seed. Ia alt fișier sau aceleași argumente.
error-broken_journal = „{ $file }”, rândul { $line }: acesta nu este un joc terminat. Doar ultimul rând poate fi deteriorat.
error-workers_die =
    { $deaths ->
        [one] A murit { $deaths } proces.
        [few] Au murit { $deaths } procese, unul după altul.
       *[other] Au murit { $deaths } de procese, unul după altul.
    } Jocurile jucate până acum se păstrează.
error-no_ray = Ray nu este instalat. Vine cu extra „cluster” al lui saqqara.

cli-arena-dropped = Ultimul rând din { $file } era deteriorat și a fost eliminat; jocul lui se joacă din nou.
cli-arena-there = { $there } din { $games } jocuri sunt deja în { $file }.
cli-arena-kept = { $there } din { $games } jocuri sunt păstrate în { $file }; aceeași comandă continuă de acolo.
cli-arena-results =
    { $game_name }, { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }: { $games ->
        [one] { $games } joc
        [few] { $games } jocuri
       *[other] { $games } de jocuri
    }
cli-arena-ladder =
    { $game_name }, { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }: { $games ->
        [one] { $games } joc
        [few] { $games } jocuri
       *[other] { $games } de jocuri
    } pentru fiecare doi vecini
cli-arena-seed = Seedul a fost { $seed }.
cli-between = { $low } … { $high }
cli-column-95 = 95 %
cli-column-elo = Elo
cli-column-wins-below = bate următorul
cli-column-median = gândește
cli-column-p95 = p95
cli-axis-elo = Elo, cu intervale de 95 %
cli-axis-wins = jocuri câștigate, cu intervale de 95 %
