### What the terminal says.

## The command line

cli-about = Spela brädspel i terminalen: själv, mot bottar eller i tusental.
cli-commands = kommandon:
cli-more-help = ”saqqara COMMAND --help” berättar mer om ett kommando.
cli-about-play = spela ett parti: människor vid den här terminalen och bottar
cli-about-simulate = låt bottar spela många partier och räkna resultaten
cli-about-replay = visa ett inspelat parti, ställning för ställning
cli-about-check = kontrollera att ett inspelat parti följer reglerna
cli-about-games = lista spelen och deras alternativ
cli-about-bots = lista ett spels bottar, den svagaste först
cli-about-version = visa vilken version detta är

cli-help-language = språket för alla meningar
cli-help-game = ett av: { $games }
cli-options-of = alternativ för { $game_name }
cli-help-option = ett alternativ för spelet, så många gånger det behövs: { $options }
cli-help-sides = en bokstav för var och en av dessa, i den här ordningen: { $options }
cli-help-flag = spela med eller utan ”{ $option }” (standard: { $default })
cli-help-players = vem som spelar, plats för plats; ”you” är en människa vid den här terminalen, alla andra är bottar (standard: %(default)s)
cli-help-bots = bottarna, plats för plats (standard: %(default)s)
cli-help-seed = ett heltal; samma startvärde ger samma parti
cli-help-series-seed = ett heltal; parti nummer k i serien får startvärdet N + k, räknat från 0
cli-help-confirm = fråga innan en bot spelar vidare, så att en handling kan ångras
cli-help-load-file = fortsätt partiet som är inspelat i FILE
cli-help-save-file = spara en inspelning av partiet i FILE, handling för handling
cli-help-n = hur många partier (standard: %(default)s)
cli-help-jobs = hur många processer som spelar (standard: %(default)s)
cli-help-json = skriv resultaten som JSON
cli-help-file = filen med en inspelning
cli-help-ply = visa bara ställningen efter N handlingar
cli-help-seat = visa bara vad den här platsen visste: 0, 1, ...

## Errors

error-unreadable_file = ”{ $file }” kan inte läsas: { $error }.
error-unwritable_file = ”{ $file }” kan inte skrivas: { $error }.
error-file_without_json = ”{ $file }” är inte JSON: { $error }.
error-file_exists = ”{ $file }” finns redan. Fortsätt det partiet med --load, eller välj ett annat namn.
error-option_without_value = ”{ $text }”: ett alternativ skrivs som KEY=VALUE.
error-unknown_option = Spelet har inget alternativ ”{ $key }”. Det har: { $choices }.
error-bad_arguments = { $program }: { $message }. ”{ $program } --help” berättar mer.
error-bad_sides = ”{ $sides }”: det krävs { $number } bokstäver, var och en A eller B, för { $options }.
error-needs_at_least_one = Det krävs minst ett parti och en process.
error-no_such_number =
    { $numbers ->
        [0] Listan är tom nu, så nummer { $number } finns inte.
        [one] Nummer { $number } finns inte: bara 1 står på listan.
       *[other] Nummer { $number } finns inte: 1 till { $numbers } står på listan.
    }
error-ambiguous = ”{ $text }” kan betyda: { $choices }. Skriv lite mer.
error-nothing_to_undo = Ingen vid den här terminalen har spelat något som kan ångras.
error-later_turn_begun = Detta kan inte ångras: en senare tur har redan börjat.
error-bot_has_begun = Detta kan inte ångras: en bot har börjat spela sedan dess. Med --confirm blir du tillfrågad innan en bot spelar.
error-something_revealed = Detta kan inte ångras: något dolt har visats sedan dess.
error-command_needs_action = Vilken handling? Till exempel: { $command } 1
error-command_needs_file = Vilken fil? Till exempel: { $command } mitt-parti.json
error-record_of_another_table =
    Den här inspelningen är av { $game_name } med { $players } spelare; här spelas ett annat parti.
error-no_such_seat = Plats { $seat } finns inte: den här inspelningen har platserna 0 till { $last }.
error-no_such_ply = Ställning { $ply } finns inte: den här inspelningen har ställningarna 0 till { $last }.

## Playing

cli-you = du
cli-one-of-several = { $name } ({ $seat })
cli-seat = plats { $seat }
cli-welcome = { $game_name }. Platser: { $seats }.
cli-how-to-type = Skriv en handling, dess nummer eller dess början; ”help” visar vad du annars kan skriva.
cli-hint = Skriv ett nummer från listan eller texten till en handling; ”help” visar vad du annars kan skriva.
cli-alone = Nästa bord får bara ses av en: { $player }. Alla andra tittar bort; tryck sedan på Enter.{" "}
cli-to-move = Ska välja: { $player }
cli-prompt = { $player }>{" "}
cli-hand-over = Enter för att låta { $player } spela vidare, eller ”undo”:{" "}
cli-prompt-over = Spelet är slut. ”save FIL”, ”scores”, ”undo” eller Enter för att avsluta:{" "}
cli-sure = Är du säker? (j/n){" "}
cli-yes = j ja y yes
cli-played = { $player }: { $action }
cli-told = {"  "}{ $text }
cli-of-another = { $player }: { $text }
cli-legal = ”{ $action }” kan spelas nu.
cli-no-events = inget händer
cli-undone =
    { $number ->
        [one] En handling har ångrats.
       *[other] { $number } handlingar har ångrats.
    }
cli-saved = Partiet är sparat i { $file }.
cli-loaded =
    { $plies ->
        [one] { $file } är hämtad: { $plies } handling har spelats.
       *[other] { $file } är hämtad: { $plies } handlingar har spelats.
    }
cli-goodbye = Hej då.
cli-help =
    En handling      dess text, dess nummer på listan eller så mycket av texten att den är entydig
    why HANDLING     varför den inte kan spelas nu
    events HANDLING  vad den skulle leda till, så långt du kan veta
    scores           alla poäng, källa för källa
    table            bordet och listan en gång till
    undo             ångra en människas senaste val, tills en senare tur har börjat
                     eller något dolt har visats
    save FIL         spara partiet; det kan hämtas, visas igen och kontrolleras (filen
                     innehåller också det som fortfarande är dolt)
    load FIL         fortsätt ett sparat parti
    quit             avsluta (eller Ctrl-D)

## Points

cli-total = totalt
cli-points-now = Poäng hittills (inom parentes: om spelet slutade nu)
cli-points-at-the-end = Poäng
cli-game-over = Spelet är slut: { $reason_name }.
cli-place = { $place }. { $player }, { $points } poäng

## Simulating

cli-playing = { $game_name } spelas
cli-results =
    { $games ->
        [one] { $game_name }: { $games } parti
       *[other] { $game_name }: { $games } partier
    }
cli-column-seat = plats
cli-column-bot = bot
cli-column-wins = vinster
cli-column-place = placering
cli-column-score = poäng
cli-plies = Ett parti har { $mean } handlingar i genomsnitt, det längsta hade { $longest }.
cli-series-seed = Startvärdet var { $seed }.

## Replaying and checking

cli-position = Ställning { $ply } av { $last }
cli-prompt-replay = Enter: vidare, b: tillbaka, ett tal: den ställningen, q: avsluta{" "}
cli-replay-quit = q quit
cli-replay-back = b back
cli-record-wrong = Det är fel i { $file }.
cli-record-right =
    { $file } är i sin ordning: { $finished ->
        [yes] ett färdigspelat parti
       *[no] ett oavslutat parti
    } { $game_name }, { $players } spelare, { $plies ->
        [one] { $plies } handling
       *[other] { $plies } handlingar
    }.
cli-break-ply = {"  "}efter nr:  { $ply }
cli-break-action = {"  "}handling:  { $action }
cli-break-code = {"  "}kod:       { $code }
cli-break-rule = {"  "}regel:     { $rule }
cli-break-sentence = {"  "}{ $sentence }

## Listing

cli-game = { $name }: { $players } spelare
cli-game-option = {"  "}{ $key }: { $choices } (standard: { $default })
cli-version-pure = saqqara { $version } (ren Python)
cli-version-compiled = saqqara { $version } (kompilerad)
cli-version-unknown = av okänd version
cli-version-rules = { $game }: regelversion { $rules }
