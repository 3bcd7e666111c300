### What the terminal says.

## The command line

cli-about = Spill brettspill i terminalen: selv, mot boter eller i tusentall.
cli-commands = kommandoer:
cli-more-help = «saqqara COMMAND --help» forteller mer om en kommando.
cli-about-play = spill et parti: mennesker ved denne terminalen og boter
cli-about-simulate = la boter spille mange partier, og tell opp resultatene
cli-about-replay = vis et parti fra opptak, stilling for stilling
cli-about-check = kontroller at et opptak av et parti følger reglene
cli-about-games = list opp spillene og valgene deres
cli-about-bots = list opp botene til et spill, den svakeste først
cli-about-version = vis hvilken versjon dette er

cli-help-language = språket for alle setninger
cli-help-game = ett av: { $games }
cli-options-of = valg for { $game_name }
cli-help-option = et valg for spillet, så mange ganger det trengs: { $options }
cli-help-sides = en bokstav for hver av disse, i denne rekkefølgen: { $options }
cli-help-flag = spill med eller uten «{ $option }» (standard: { $default })
cli-help-players = hvem som spiller, plass for plass; «you» er et menneske ved denne terminalen, alle andre er boter (standard: %(default)s)
cli-help-bots = botene, plass for plass (standard: %(default)s)
cli-help-seed = et heltall; samme startverdi gir samme parti
cli-help-series-seed = et heltall; parti nummer k i serien får startverdien N + k, regnet fra 0
cli-help-confirm = spør før en bot spiller videre, slik at en handling kan angres
cli-help-load-file = fortsett partiet fra opptaket i FILE
cli-help-save-file = lagre et opptak av partiet i FILE, handling for handling
cli-help-n = hvor mange partier (standard: %(default)s)
cli-help-jobs = hvor mange prosesser som spiller (standard: %(default)s)
cli-help-json = skriv resultatene som JSON
cli-help-file = filen med et opptak
cli-help-ply = vis bare stillingen etter N handlinger
cli-help-seat = vis bare det denne plassen visste: 0, 1, ...

## Errors

error-unreadable_file = «{ $file }» kan ikke leses: { $error }.
error-unwritable_file = «{ $file }» kan ikke skrives: { $error }.
error-file_without_json = «{ $file }» er ikke JSON: { $error }.
error-file_exists = «{ $file }» finnes allerede. Fortsett partiet med --load, eller velg et annet navn.
error-option_without_value = «{ $text }»: et valg skrives som KEY=VALUE.
error-unknown_option = Spillet har ikke valget «{ $key }». Det har: { $choices }.
error-bad_arguments = { $program }: { $message }. «{ $program } --help» forteller mer.
error-bad_sides = «{ $sides }»: det trengs { $number } bokstaver, hver A eller B, for { $options }.
error-needs_at_least_one = Det trengs minst ett parti og én prosess.
error-no_such_number =
    { $numbers ->
        [0] Listen er tom nå, så nummer { $number } finnes ikke.
        [one] Nummer { $number } finnes ikke: bare 1 står på listen.
       *[other] Nummer { $number } finnes ikke: 1 til { $numbers } står på listen.
    }
error-ambiguous = «{ $text }» kan bety: { $choices }. Skriv litt mer.
error-nothing_to_undo = Ingen ved denne terminalen har spilt noe som kan angres.
error-later_turn_begun = Dette kan ikke angres: en senere tur har allerede begynt.
error-bot_has_begun = Dette kan ikke angres: en bot har begynt å spille siden. Med --confirm blir du spurt før en bot spiller.
error-something_revealed = Dette kan ikke angres: noe skjult er blitt sett siden.
error-command_needs_action = Hvilken handling? For eksempel: { $command } 1
error-command_needs_file = Hvilken fil? For eksempel: { $command } mitt-parti.json
error-record_of_another_table =
    Dette opptaket er av { $game_name } med { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }; her spilles et annet parti.
error-no_such_seat = Plass { $seat } finnes ikke: dette opptaket har plassene 0 til { $last }.
error-no_such_ply = Stilling { $ply } finnes ikke: dette opptaket har stillingene 0 til { $last }.

## Playing

cli-you = du
cli-one-of-several = { $name } ({ $seat })
cli-seat = plass { $seat }
cli-welcome = { $game_name }. Plasser: { $seats }.
cli-how-to-type = Skriv en handling, nummeret dens eller begynnelsen av den; «help» viser hva annet du kan skrive.
cli-hint = Skriv et nummer fra listen eller teksten til en handling; «help» viser hva annet du kan skrive.
cli-alone = Det neste bordet skal bare ses av én: { $player }. Alle andre ser bort; trykk så Enter.{" "}
cli-to-move = Skal velge: { $player }
cli-prompt = { $player }>{" "}
cli-hand-over = Enter for å la { $player } spille videre, eller «undo»:{" "}
cli-prompt-over = Spillet er slutt. «save FIL», «scores», «undo» eller Enter for å avslutte:{" "}
cli-sure = Er du sikker? (j/n){" "}
cli-yes = j ja y yes
cli-played = { $player }: { $action }
cli-told = {"  "}{ $text }
cli-of-another = { $player }: { $text }
cli-legal = «{ $action }» kan spilles nå.
cli-no-events = ingenting skjer
cli-undone =
    { $number ->
        [one] Én handling er angret.
       *[other] { $number } handlinger er angret.
    }
cli-saved = Partiet er lagret i { $file }.
cli-loaded =
    { $plies ->
        [one] { $file } er hentet: { $plies } handling er spilt.
       *[other] { $file } er hentet: { $plies } handlinger er spilt.
    }
cli-goodbye = Ha det.
cli-help =
    En handling      teksten dens, nummeret på listen, eller så mye av teksten at den er entydig
    why HANDLING     hvorfor den ikke kan spilles nå
    events HANDLING  hva den ville føre til, så langt du kan vite
    scores           alle poeng, kilde for kilde
    table            bordet og listen en gang til
    undo             angre det siste valget til et menneske, til en senere tur har begynt
                     eller noe skjult er blitt sett
    save FIL         lagre partiet; det kan hentes, vises på nytt og kontrolleres (filen
                     inneholder også det som fortsatt er skjult)
    load FIL         fortsett et lagret parti
    quit             avslutt (eller Ctrl-D)

## Points

cli-total = i alt
cli-points-now = Poeng så langt (i parentes: om spillet sluttet nå)
cli-points-at-the-end = Poeng
cli-game-over = Spillet er slutt: { $reason_name }.
cli-place = { $place }. { $player }, { $points } poeng

## Simulating

cli-playing = { $game_name } spilles
cli-results =
    { $games ->
        [one] { $game_name }: { $games } parti
       *[other] { $game_name }: { $games } partier
    }
cli-column-seat = plass
cli-column-bot = bot
cli-column-wins = seire
cli-column-place = plassering
cli-column-score = poeng
cli-plies = Et parti har { $mean } handlinger i gjennomsnitt, det lengste hadde { $longest }.
cli-series-seed = Startverdien var { $seed }.

## Replaying and checking

cli-position = Stilling { $ply } av { $last }
cli-prompt-replay = Enter: videre, b: tilbake, et tall: den stillingen, q: avslutt{" "}
cli-replay-quit = q quit
cli-replay-back = b back
cli-record-wrong = Det er feil i { $file }.
cli-record-right =
    { $file } er i orden: { $finished ->
        [yes] et ferdigspilt parti
       *[no] et uferdig parti
    } { $game_name }, { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }, { $plies ->
        [one] { $plies } handling
       *[other] { $plies } handlinger
    }.
cli-break-ply = {"  "}etter nr.: { $ply }
cli-break-action = {"  "}handling:  { $action }
cli-break-code = {"  "}kode:      { $code }
cli-break-rule = {"  "}regel:     { $rule }
cli-break-sentence = {"  "}{ $sentence }

## Listing

cli-game = { $name }: { $players } spillere
cli-game-option = {"  "}{ $key }: { $choices } (standard: { $default })
cli-version-pure = saqqara { $version } (ren Python)
cli-version-compiled = saqqara { $version } (kompilert)
cli-version-unknown = av ukjent versjon
cli-version-rules = { $game }: regelversjon { $rules }
