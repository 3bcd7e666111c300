### What the terminal says.

## The command line

cli-about = Spil brætspil i terminalen: selv, mod botter eller i tusindvis.
cli-commands = kommandoer:
cli-more-help = »saqqara COMMAND --help« fortæller mere om en kommando.
cli-about-play = spil et parti: mennesker ved denne terminal og botter
cli-about-simulate = lad botter spille mange partier, og tæl resultaterne
cli-about-replay = vis et optaget parti, stilling for stilling
cli-about-check = kontroller, at et optaget parti følger reglerne
cli-about-games = vis spillene og deres indstillinger
cli-about-bots = vis et spils botter, den svageste først
cli-about-version = vis, hvilken version dette er

cli-help-language = sproget for alle sætninger
cli-help-game = et af: { $games }
cli-options-of = indstillinger for { $game_name }
cli-help-option = en indstilling for spillet, så mange gange det er nødvendigt: { $options }
cli-help-sides = et bogstav for hver af disse, i denne rækkefølge: { $options }
cli-help-flag = spil med eller uden »{ $option }« (standard: { $default })
cli-help-players = hvem der spiller, plads for plads; »you« er et menneske ved denne terminal, alle andre er botter (standard: %(default)s)
cli-help-bots = botterne, plads for plads (standard: %(default)s)
cli-help-seed = et helt tal; samme startværdi giver samme parti
cli-help-series-seed = et helt tal; parti nummer k i serien får startværdien N + k, talt fra 0
cli-help-confirm = spørg, før en bot spiller videre, så en handling kan fortrydes
cli-help-load-file = fortsæt partiet, der er optaget i FILE
cli-help-save-file = gem en optagelse af partiet i FILE, handling for handling
cli-help-n = hvor mange partier (standard: %(default)s)
cli-help-jobs = hvor mange processer der spiller (standard: %(default)s)
cli-help-json = skriv resultaterne som JSON
cli-help-file = filen med en optagelse
cli-help-ply = vis kun stillingen efter N handlinger
cli-help-seat = vis kun det, som denne plads vidste: 0, 1, ...

## Errors

error-unreadable_file = »{ $file }« kan ikke læses: { $error }.
error-unwritable_file = »{ $file }« kan ikke skrives: { $error }.
error-file_without_json = »{ $file }« er ikke JSON: { $error }.
error-file_exists = »{ $file }« findes allerede. Fortsæt det parti med --load, eller vælg et andet navn.
error-option_without_value = »{ $text }«: en indstilling skrives som KEY=VALUE.
error-unknown_option = Spillet har ingen indstilling »{ $key }«. Det har: { $choices }.
error-bad_arguments = { $program }: { $message }. »{ $program } --help« fortæller mere.
error-bad_sides = »{ $sides }«: der kræves { $number } bogstaver, hvert A eller B, til { $options }.
error-needs_at_least_one = Der kræves mindst ét parti og én proces.
error-no_such_number =
    { $numbers ->
        [0] Listen er tom nu, så nummer { $number } findes ikke.
        [one] Nummer { $number } findes ikke: kun 1 er på listen.
       *[other] Nummer { $number } findes ikke: 1 til { $numbers } er på listen.
    }
error-ambiguous = »{ $text }« kan betyde: { $choices }. Skriv lidt mere.
error-nothing_to_undo = Ingen ved denne terminal har spillet noget, der kan fortrydes.
error-later_turn_begun = Dette kan ikke fortrydes: en senere tur er allerede begyndt.
error-bot_has_begun = Dette kan ikke fortrydes: en bot er siden begyndt at spille. Med --confirm bliver du spurgt, før en bot spiller.
error-something_revealed = Dette kan ikke fortrydes: noget skjult er siden blevet set.
error-command_needs_action = Hvilken handling? For eksempel: { $command } 1
error-command_needs_file = Hvilken fil? For eksempel: { $command } mit-parti.json
error-record_of_another_table =
    Denne optagelse er af { $game_name } med { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }; her spilles et andet parti.
error-no_such_seat = Plads { $seat } findes ikke: denne optagelse har pladserne 0 til { $last }.
error-no_such_ply = Stilling { $ply } findes ikke: denne optagelse har stillingerne 0 til { $last }.

## Playing

cli-you = du
cli-one-of-several = { $name } ({ $seat })
cli-seat = plads { $seat }
cli-welcome = { $game_name }. Pladser: { $seats }.
cli-how-to-type = Skriv en handling, dens nummer eller dens begyndelse; »help« viser, hvad du ellers kan skrive.
cli-hint = Skriv et nummer fra listen eller teksten til en handling; »help« viser, hvad du ellers kan skrive.
cli-alone = Det næste bord må kun ses af én: { $player }. Alle andre kigger væk; tryk så på Enter.{" "}
cli-to-move = Skal vælge: { $player }
cli-prompt = { $player }>{" "}
cli-hand-over = Enter for at lade { $player } spille videre, eller »undo«:{" "}
cli-prompt-over = Spillet er slut. »save FIL«, »scores«, »undo« eller Enter for at slutte:{" "}
cli-sure = Er du sikker? (j/n){" "}
cli-yes = j ja y yes
cli-played = { $player }: { $action }
cli-told = {"  "}{ $text }
cli-of-another = { $player }: { $text }
cli-legal = »{ $action }« kan spilles nu.
cli-no-events = der sker ikke noget
cli-undone =
    { $number ->
        [one] Én handling er fortrudt.
       *[other] { $number } handlinger er fortrudt.
    }
cli-saved = Partiet er gemt i { $file }.
cli-loaded =
    { $plies ->
        [one] { $file } er hentet: { $plies } handling er spillet.
       *[other] { $file } er hentet: { $plies } handlinger er spillet.
    }
cli-goodbye = Farvel.
cli-help =
    En handling      dens tekst, dens nummer på listen eller så meget af teksten, at den er entydig
    why HANDLING     hvorfor den ikke kan spilles nu
    events HANDLING  hvad den ville føre til, så vidt du kan vide
    scores           alle point, kilde for kilde
    table            bordet og listen en gang til
    undo             fortryd et menneskes seneste valg, indtil en senere tur er begyndt,
                     eller noget skjult er blevet set
    save FIL         gem partiet; det kan hentes, vises igen og kontrolleres (filen
                     indeholder også det, der stadig er skjult)
    load FIL         fortsæt et gemt parti
    quit             slut (eller Ctrl-D)

## Points

cli-total = i alt
cli-points-now = Point indtil nu (i parentes: hvis spillet sluttede nu)
cli-points-at-the-end = Point
cli-game-over = Spillet er slut: { $reason_name }.
cli-place = { $place }. { $player }, { $points } point

## Simulating

cli-playing = { $game_name } spilles
cli-results =
    { $games ->
        [one] { $game_name }: { $games } parti
       *[other] { $game_name }: { $games } partier
    }
cli-column-seat = plads
cli-column-bot = bot
cli-column-wins = sejre
cli-column-place = placering
cli-column-score = point
cli-plies = Et parti har { $mean } handlinger i gennemsnit, det længste havde { $longest }.
cli-series-seed = Startværdien var { $seed }.

## Replaying and checking

cli-position = Stilling { $ply } af { $last }
cli-prompt-replay = Enter: videre, b: tilbage, et tal: den stilling, q: slut{" "}
cli-replay-quit = q quit
cli-replay-back = b back
cli-record-wrong = Der er fejl i { $file }.
cli-record-right =
    { $file } er i orden: { $finished ->
        [yes] et færdigt parti
       *[no] et ufærdigt parti
    } { $game_name }, { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }, { $plies ->
        [one] { $plies } handling
       *[other] { $plies } handlinger
    }.
cli-break-ply = {"  "}efter nr.: { $ply }
cli-break-action = {"  "}handling:  { $action }
cli-break-code = {"  "}kode:      { $code }
cli-break-rule = {"  "}regel:     { $rule }
cli-break-sentence = {"  "}{ $sentence }

## Listing

cli-game = { $name }: { $players } spillere
cli-game-option = {"  "}{ $key }: { $choices } (standard: { $default })
cli-version-pure = saqqara { $version } (ren Python)
cli-version-compiled = saqqara { $version } (kompileret)
cli-version-unknown = af ukendt version
cli-version-rules = { $game }: regelversion { $rules }
