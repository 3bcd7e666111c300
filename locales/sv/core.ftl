### What every game says. $rule is the id of a rule on the rules pages, or empty.

## Errors

error-unknown_game = Det finns inget spel ”{ $name }”. Det finns: { $choices }.
error-invalid_option = ”{ $value }” kan inte väljas för ”{ $key }”. Möjliga värden: { $choices }.
error-unknown_text = ”{ $text }” är ingen handling i det här spelet ({ $rule }).
error-unknown_bot = Det finns ingen bot ”{ $name }” för { $game }. Det finns: { $choices }.
error-invalid_record =
    { $ply ->
        [0] Inspelningen är fel från början: { $reason }
       *[other] Inspelningen är fel efter { $ply } { $ply ->
            [one] handling
           *[other] handlingar
        }: { $reason }
    }

## Positions and views written by hand; $path says where

position-not_json = Detta är inte JSON: { $error }.
position-wrong_type = { $path }: här förväntas: { $expected }.
position-missing_key = { $path } saknas.
position-unknown_key = { $path } är okänt här. Är det felstavat?
position-wrong_value = { $path }: här måste ett av dessa värden stå: { $choices }.
position-wrong_length = { $path } har { $length } element; det måste vara från { $low } till { $high }.
position-out_of_range = { $path }: här måste ett tal från { $low } till { $high } stå.
position-nothing_to_decide = { $path }: när inget väntar är det ingens tur ({ $rule }).
position-nobody_to_move = { $path }: något väntar, så en plats måste anges ({ $rule }).
position-does_not_fit = { $path }: detta stämmer inte med det som ska väljas: { $decision_name } ({ $rule }).
position-no_choice = { $path }: detta val kan inte uppstå på det här bordet: { $decision_name } ({ $rule }).
position-not_hidden = { $path }: detta visar mer än platsen kan veta. Det dolda måste vara null.

## Why an action is refused

reason-unknown_action = Det finns ingen handling { $action }: spelets handlingar är numrerade från 0 till ett mindre än { $actions } ({ $rule }).
reason-game_over = Spelet är slut: inget mer kan spelas ({ $rule }).
reason-other_decision = Det är inte det som ska väljas nu, utan: { $decision_name } ({ $rule }).
reason-not_your_decision = Det är plats { $seat } som ska välja nu ({ $rule }).

## Why a record is refused

reason-bad_start = Startställningen kan inte läsas. { $error }
reason-not_an_action = Där numret på en handling borde stå, står { $action }.
reason-not_a_record = Detta är ingen inspelning av ett parti. En inspelning innehåller ”format”: ”saqqara-record/1”, ett spel, en start och en lista med handlingar.
reason-record_key_missing = ”{ $key }” saknas.
reason-record_key_unknown = ”{ $key }” hör inte hemma i en inspelning. Är det felstavat?
reason-other_rules_version = Partiet spelades efter en annan version av reglerna; det här programmet använder version { $version }.
reason-wrong_result = Resultatet i inspelningen är inte det som handlingarna leder till.
reason-bad_fact = ”{ $key }” är inte skrivet som det ska vara i en inspelning.

## What happens in every game

event-points = { $points } poäng för { $source_name }
event-unknown = vad som händer nu beror på något dolt
event-turn_began = { "" }
event-game_ended = spelet är slut
