### What every game says. $rule is the id of a rule on the rules pages, or empty.

## Errors

error-unknown_game = There is no game “{ $name }”. There is: { $choices }.
error-invalid_option = “{ $value }” cannot be chosen for “{ $key }”. Possible: { $choices }.
error-unknown_text = “{ $text }” is no action of this game ({ $rule }).
error-unknown_bot = There is no bot “{ $name }” for { $game }. There is: { $choices }.
error-invalid_record =
    { $ply ->
        [0] This record goes wrong at its start: { $reason }
       *[other] This record goes wrong after { $ply } { $ply ->
            [one] action
           *[other] actions
        }: { $reason }
    }

## Positions and views written by hand; $path says where

position-not_json = This is not JSON: { $error }.
position-wrong_type = { $path }: expected here: { $expected }.
position-missing_key = { $path } is missing.
position-unknown_key = { $path } is not known here. Is it misspelt?
position-wrong_value = { $path }: this must be one of: { $choices }.
position-wrong_length =
    { $path } has { $length ->
        [one] { $length } entry
       *[other] { $length } entries
    }; from { $low } to { $high } are possible.
position-out_of_range = { $path }: this must be a number from { $low } to { $high }.
position-nothing_to_decide = { $path }: with nothing pending nobody is to move ({ $rule }).
position-nobody_to_move = { $path }: something is pending, so a seat has to be named ({ $rule }).
position-does_not_fit = { $path }: this does not fit what is to be decided: { $decision_name } ({ $rule }).
position-no_choice = { $path }: this decision cannot come up on this table: { $decision_name } ({ $rule }).
position-not_hidden = { $path }: this view says more than its seat can know. What is hidden must be null.

## Why an action is refused

reason-unknown_action = There is no action { $action }: this game's actions are numbered from 0 to one below { $actions } ({ $rule }).
reason-game_over = The game is over: nothing more can be played ({ $rule }).
reason-other_decision = This is not what is asked now. To be decided: { $decision_name } ({ $rule }).
reason-not_your_decision = It is for seat { $seat } to decide now ({ $rule }).

## Why a record is refused

reason-bad_start = Its start position cannot be read. { $error }
reason-not_an_action = { $action } stands where the number of an action is expected.
reason-not_a_record = This is no record of a game. A record says “format”: “saqqara-record/1” and has a game, a start and a list of actions.
reason-record_key_missing = It has no “{ $key }”.
reason-record_key_unknown = It has “{ $key }”, which no record has. Is it misspelt?
reason-other_rules_version = It was played by another version of the rules; this program plays version { $version }.
reason-wrong_result = It claims another result than its actions lead to.
reason-bad_fact = Its “{ $key }” is not as records write it.

## What happens in every game

event-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $source_name }
event-unknown = what follows depends on something hidden
event-turn_began = { "" }
event-game_ended = the game is over
