### What the terminal says of bots against bots.

cli-about-arena = ta reda på vilken bot som är starkast, och hur säkert det är

cli-help-arena-players = bottarna; med fler platser än namn turas de om att ta platserna
cli-help-arena-ladder = låt varje nivå av spelet (eller var och en av --players) spela mot nästa, och ge alla en rating
cli-help-arena-games = hur många partier, i en stege för varje par av grannar (standard: %(default)s)
cli-help-arena-seats = hur många platser ett parti har (standard: en för varje bot, men så många som spelet kräver)
cli-help-arena-seed = ett heltal; samma startvärde ger samma partier (standard: %(default)s)
cli-help-arena-ray = spela på Ray: på klustret vid ADDRESS eller på den här maskinen
cli-help-arena-resume = spara varje avslutat parti i FILE, och fortsätt från partierna som finns där
cli-help-arena-json = skriv resultaten till FILE som JSON
cli-help-arena-timing = skriv också betänketider; de är aldrig lika två gånger
cli-help-arena-records = skriv en inspelning av varje parti till mappen DIR
cli-help-arena-plot = rita en steges rating, eller annars andelen vinster, i FILE som SVG

error-nobody_plays = Vem spelar? --players anger bottar, --ladder tar alla spelets nivåer.
error-more_names_than_seats = { $names } namn är för många för { $seats } platser. --ladder låter grannar spela.
error-ladder_of_one = ”{ $name }” ensam är ingen stege.
error-other_contest = ”{ $file }” innehåller partier med andra bottar, alternativ eller startvärden. Välj en annan fil, eller samma argument.
error-broken_journal = ”{ $file }”, rad { $line }: detta är inget avslutat parti. Bara den sista raden får vara trasig.
error-workers_die = { $deaths } processer har dött efter varandra. Partierna som har spelats hittills är sparade.
error-no_ray = Ray är inte installerat. Det följer med tillägget ”cluster” till saqqara.

cli-arena-dropped = Den sista raden i { $file } var trasig och har tagits bort; partiet spelas igen.
cli-arena-there = { $there } av { $games } partier finns redan i { $file }.
cli-arena-kept = { $there } av { $games } partier är sparade i { $file }; samma kommando fortsätter därifrån.
cli-arena-results =
    { $game_name }, { $seats } platser: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }
cli-arena-ladder =
    { $game_name }, { $seats } platser: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    } för varje par av grannar
cli-arena-seed = Startvärdet var { $seed }.
cli-between = { $low }–{ $high }
cli-column-95 = 95 %
cli-column-elo = Elo
cli-column-wins-below = slår den under
cli-column-median = tänker
cli-column-p95 = p95
cli-axis-elo = Elo, med 95 %-intervall
cli-axis-wins = vunna partier, med 95 %-intervall
