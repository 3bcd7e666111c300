### What the terminal says of bots against bots.

cli-about-arena = find ud af, hvilken bot der er stærkest, og hvor sikkert det er

cli-help-arena-players = botterne; med flere pladser end navne skiftes de til at tage pladserne
cli-help-arena-ladder = lad hvert niveau af spillet (eller hver af --players) spille mod det næste, og giv dem alle en rating
cli-help-arena-games = hvor mange partier, i en stige for hvert par naboer (standard: %(default)s)
cli-help-arena-seats = hvor mange pladser et parti har (standard: én til hver bot, men så mange som spillet kræver)
cli-help-arena-seed = et helt tal; samme startværdi giver samme partier (standard: %(default)s)
cli-help-arena-ray = spil på Ray: på klyngen ved ADDRESS eller på denne maskine
cli-help-arena-resume = gem hvert færdigt parti i FILE, og fortsæt fra de partier, der er der
cli-help-arena-json = skriv resultaterne til FILE som JSON
cli-help-arena-timing = skriv også betænkningstider; de er aldrig ens to gange
cli-help-arena-records = skriv en optagelse af hvert parti til mappen DIR
cli-help-arena-plot = tegn en stiges ratings, eller ellers sejrsprocenterne, i FILE som SVG

error-nobody_plays = Hvem spiller? --players angiver botter, --ladder tager alle spillets niveauer.
error-more_names_than_seats = { $names } navne er for mange til { $seats } pladser. --ladder lader naboer spille.
error-ladder_of_one = »{ $name }« alene er ingen stige.
error-other_contest = »{ $file }« indeholder partier med andre botter, indstillinger eller startværdier. Vælg en anden fil eller de samme argumenter.
error-broken_journal = »{ $file }«, linje { $line }: dette er ikke et færdigt parti. Kun den sidste linje må være ødelagt.
error-workers_die = { $deaths } processer er døde efter hinanden. De partier, der er spillet indtil nu, er gemt.
error-no_ray = Ray er ikke installeret. Det følger med tilvalget »cluster« til saqqara.

cli-arena-dropped = Den sidste linje i { $file } var ødelagt og er fjernet; partiet spilles igen.
cli-arena-there = { $there } af { $games } partier er allerede i { $file }.
cli-arena-kept = { $there } af { $games } partier er gemt i { $file }; den samme kommando fortsætter derfra.
cli-arena-results =
    { $game_name }, { $seats } pladser: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }
cli-arena-ladder =
    { $game_name }, { $seats } pladser: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    } for hvert par naboer
cli-arena-seed = Startværdien var { $seed }.
cli-between = { $low }–{ $high }
cli-column-95 = 95 %
cli-column-elo = Elo
cli-column-wins-below = slår den under
cli-column-median = tænker
cli-column-p95 = p95
cli-axis-elo = Elo, med 95 %-intervaller
cli-axis-wins = vundne partier, med 95 %-intervaller
