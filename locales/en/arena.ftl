### What the terminal says of bots against bots.

cli-about-arena = find out which bot is stronger, and how sure that is

cli-help-arena-players = the bots; with more seats than names they take the seats in turn
cli-help-arena-ladder = let each level of the game (or each of the --players) play the next one, and rate them all
cli-help-arena-games = how many games, in a ladder of each two neighbours (default: %(default)s)
cli-help-arena-seats = how many seats a game has (default: one for each bot, but as many as the game needs)
cli-help-arena-seed = a whole number; with the same seed the same games are played (default: %(default)s)
cli-help-arena-ray = play on Ray: on the cluster at ADDRESS, or on this machine
cli-help-arena-resume = keep every finished game in FILE, and go on from the games that are there
cli-help-arena-json = write the results to FILE as JSON
cli-help-arena-timing = write thinking times, too; no two runs agree on them
cli-help-arena-records = write a record of each game to the folder DIR
cli-help-arena-plot = draw the ratings of a ladder, or else the win rates, in FILE as SVG

error-nobody_plays = Who plays? --players names bots, --ladder takes all levels of the game.
error-more_names_than_seats = { $names } names are too many for { $seats } seats. --ladder lets neighbours play.
error-ladder_of_one = “{ $name }” alone is no ladder.
error-other_contest = “{ $file }” holds the games of other bots, options or seeds. Take another file, or the same arguments.
error-broken_journal = “{ $file }”, line { $line }: this is no finished game. Only a last line may be broken.
error-workers_die = { $deaths } processes have died one after the other. The games played so far are kept.
error-no_ray = Ray is not installed. It comes with the extra “cluster” of saqqara.

cli-arena-dropped = The last line of { $file } was broken and has been dropped; its game is played again.
cli-arena-there = { $there } of { $games } games are in { $file } already.
cli-arena-kept = { $there } of { $games } games are kept in { $file }; the same command goes on from there.
cli-arena-results =
    { $game_name }, { $seats } seats: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-arena-ladder =
    { $game_name }, { $seats } seats: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of each two neighbours
cli-arena-seed = The seed was { $seed }.
cli-between = { $low }–{ $high }
cli-column-95 = 95 %
cli-column-elo = Elo
cli-column-wins-below = beats below
cli-column-median = thinks
cli-column-p95 = p95
cli-axis-elo = Elo, with 95 % intervals
cli-axis-wins = games won, with 95 % intervals
