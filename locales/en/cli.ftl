### What the terminal says.

## The command line

cli-about = Play board games in the terminal: by hand, against bots, or by the thousand.
cli-commands = commands:
cli-more-help = “saqqara COMMAND --help” tells more about a command.
cli-about-play = play a game: people at this terminal, and bots
cli-about-simulate = let bots play many games and count the results
cli-about-replay = show a recorded game, position by position
cli-about-check = check that a recorded game keeps to the rules
cli-about-games = list the games and their options
cli-about-bots = list a game's bots, weakest first
cli-about-version = tell which version this is

cli-help-language = the language of all sentences
cli-help-game = one of: { $games }
cli-options-of = options of { $game_name }
cli-help-option = an option of the game, as often as needed: { $options }
cli-help-sides = a letter for each of these, in this order: { $options }
cli-help-flag = play with or without “{ $option }” (default: { $default })
cli-help-players = who plays, seat by seat; “you” is a person at this terminal, all others are bots (default: %(default)s)
cli-help-bots = the bots, seat by seat (default: %(default)s)
cli-help-seed = a whole number; the same seed deals the same game
cli-help-series-seed = a whole number; game number k of the series is dealt from N + k, counted from 0
cli-help-confirm = ask before a bot plays on, so that an action can be taken back
cli-help-load-file = go on with the game recorded in FILE
cli-help-save-file = keep a record of the game in FILE, action by action
cli-help-n = how many games (default: %(default)s)
cli-help-jobs = how many processes play (default: %(default)s)
cli-help-json = print the results as JSON
cli-help-file = the file of a record
cli-help-ply = show only the position after N actions
cli-help-seat = show only what this seat knew: 0, 1, ...

## Errors

error-unreadable_file = “{ $file }” cannot be read: { $error }.
error-unwritable_file = “{ $file }” cannot be written: { $error }.
error-file_without_json = “{ $file }” is not JSON: { $error }.
error-file_exists = “{ $file }” exists already. Go on with that game by --load, or take another name.
error-option_without_value = “{ $text }”: an option is written as KEY=VALUE.
error-unknown_option = This game has no option “{ $key }”. It has: { $choices }.
error-bad_arguments = { $program }: { $message }. “{ $program } --help” tells more.
error-bad_sides = “{ $sides }”: { $number } letters, each A or B, are needed for { $options }.
error-needs_at_least_one = At least one game and one process are needed.
error-no_such_number =
    { $numbers ->
        [0] Nothing is listed now, so there is no number { $number }.
        [one] There is no number { $number }: only 1 is listed.
       *[other] There is no number { $number }: 1 to { $numbers } are listed.
    }
error-ambiguous = “{ $text }” could be: { $choices }. Type a little more.
error-nothing_to_undo = Nobody at this terminal has played anything that could be taken back.
error-later_turn_begun = This cannot be taken back: a later turn has already begun to be played.
error-bot_has_begun = This cannot be taken back: a bot has begun to play since. With --confirm you are asked before one does.
error-something_revealed = This cannot be taken back: something hidden has been seen since.
error-command_needs_action = Which action? For example: { $command } 1
error-command_needs_file = Which file? For example: { $command } my-game.json
error-record_of_another_table =
    This record is of { $game_name } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }; the game here is another one.
error-no_such_seat = There is no seat { $seat }: this record has seats 0 to { $last }.
error-no_such_ply = There is no position { $ply }: this record has positions 0 to { $last }.

## Playing

cli-you = you
cli-one-of-several = { $name } ({ $seat })
cli-seat = seat { $seat }
cli-welcome = { $game_name }. Seats: { $seats }.
cli-how-to-type = Type an action, its number or its beginning; “help” lists what else you can type.
cli-hint = Type a number of the list or the text of an action; “help” lists what else you can type.
cli-alone = The next table is for { $player } only. All others look away; then press Enter.{" "}
cli-to-move = To decide: { $player }
cli-prompt = { $player }>{" "}
cli-hand-over = Enter to let { $player } play on, or “undo”:{" "}
cli-prompt-over = The game is over. “save FILE”, “scores”, “undo”, or Enter to leave:{" "}
cli-sure = Are you sure? (y/n){" "}
cli-yes = y yes
cli-played = { $player }: { $action }
cli-told = {"  "}{ $text }
cli-of-another = { $player }: { $text }
cli-legal = “{ $action }” can be played now.
cli-no-events = nothing happens
cli-undone =
    { $number ->
        [one] One action has been taken back.
       *[other] { $number } actions have been taken back.
    }
cli-saved = The game is saved in { $file }.
cli-loaded =
    { $plies ->
        [one] { $file } is loaded: { $plies } action has been played.
       *[other] { $file } is loaded: { $plies } actions have been played.
    }
cli-goodbye = Goodbye.
cli-help =
    An action      its text, its number in the list, or as much of its text as is clear
    why ACTION     why it cannot be played now
    events ACTION  what it would do, as far as you can know
    scores         all points, source by source
    table          the table and the list once more
    undo           take back the last decision of a person, until a later turn has begun
                   to be played or something hidden has been seen
    save FILE      save the game; it can be loaded, replayed and checked (the file also
                   holds what is still hidden)
    load FILE      go on with a saved game
    quit           leave (or Ctrl-D)

## Points

cli-total = total
cli-points-now = Points so far (in brackets: if the game ended now)
cli-points-at-the-end = Points
cli-game-over = The game is over: { $reason_name }.
cli-place = { $place }. { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Simulating

cli-playing = Playing { $game_name }
cli-results =
    { $games ->
        [one] { $game_name }: { $games } game
       *[other] { $game_name }: { $games } games
    }
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-place = place
cli-column-score = points
cli-plies = A game takes { $mean } actions on average, the longest took { $longest }.
cli-series-seed = The seed was { $seed }.

## Replaying and checking

cli-position = Position { $ply } of { $last }
cli-prompt-replay = Enter: onwards, b: back, a number: that position, q: leave{" "}
cli-replay-quit = q quit
cli-replay-back = b back
cli-record-wrong = { $file } is not right.
cli-record-right =
    { $file } is right: { $finished ->
        [yes] a finished game
       *[no] an unfinished game
    } of { $game_name }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $plies ->
        [one] { $plies } action
       *[other] { $plies } actions
    }.
cli-break-ply = {"  "}ply:     { $ply }
cli-break-action = {"  "}action:  { $action }
cli-break-code = {"  "}code:    { $code }
cli-break-rule = {"  "}rule:    { $rule }
cli-break-sentence = {"  "}{ $sentence }

## Listing

cli-game = { $name }: { $players } players
cli-game-option = {"  "}{ $key }: { $choices } (default: { $default })
cli-version-pure = saqqara { $version } (pure Python)
cli-version-compiled = saqqara { $version } (compiled)
cli-version-unknown = of unknown version
cli-version-rules = { $game }: rules version { $rules }
