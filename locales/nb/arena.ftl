### What the terminal says of bots against bots.

cli-about-arena = finn ut hvilken bot som er sterkest, og hvor sikkert det er

cli-help-arena-players = botene; med flere plasser enn navn bytter de på å ta plassene
cli-help-arena-ladder = la hvert nivå av spillet (eller hver av --players) spille mot det neste, og gi alle en rating
cli-help-arena-games = hvor mange partier, i en stige for hvert par av naboer (standard: %(default)s)
cli-help-arena-seats = hvor mange plasser et parti har (standard: én for hver bot, men så mange som spillet krever)
cli-help-arena-seed = et heltall; samme startverdi gir de samme partiene (standard: %(default)s)
cli-help-arena-ray = spill på Ray: på klyngen ved ADDRESS eller på denne maskinen
cli-help-arena-resume = lagre hvert ferdige parti i FILE, og fortsett fra partiene som ligger der
cli-help-arena-json = skriv resultatene til FILE som JSON
cli-help-arena-timing = skriv også betenkningstider; de er aldri like to ganger
cli-help-arena-records = skriv et opptak av hvert parti til mappen DIR
cli-help-arena-plot = tegn ratingene i en stige, eller ellers seiersprosentene, i FILE som SVG

error-nobody_plays = Hvem spiller? --players oppgir boter, --ladder tar alle nivåene i spillet.
error-more_names_than_seats = { $names } navn er for mange for { $seats } plasser. --ladder lar naboer spille.
error-ladder_of_one = «{ $name }» alene er ingen stige.
error-other_contest = «{ $file }» inneholder partier med andre boter, valg eller startverdier. Velg en annen fil, eller de samme argumentene.
error-broken_journal = «{ $file }», linje { $line }: dette er ikke et ferdig parti. Bare den siste linjen kan være ødelagt.
error-workers_die = { $deaths } prosesser har dødd etter hverandre. Partiene som er spilt så langt, er lagret.
error-no_ray = Ray er ikke installert. Det følger med tillegget «cluster» til saqqara.

cli-arena-dropped = Den siste linjen i { $file } var ødelagt og er fjernet; partiet spilles på nytt.
cli-arena-there = { $there } av { $games } partier ligger allerede i { $file }.
cli-arena-kept = { $there } av { $games } partier er lagret i { $file }; den samme kommandoen fortsetter derfra.
cli-arena-results =
    { $game_name }, { $seats } plasser: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }
cli-arena-ladder =
    { $game_name }, { $seats } plasser: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    } for hvert par av naboer
cli-arena-seed = Startverdien var { $seed }.
cli-between = { $low }–{ $high }
cli-column-95 = 95 %
cli-column-elo = Elo
cli-column-wins-below = slår den under
cli-column-median = tenker
cli-column-p95 = p95
cli-axis-elo = Elo, med 95 %-intervaller
cli-axis-wins = vunne partier, med 95 %-intervaller
