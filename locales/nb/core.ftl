### What every game says. $rule is the id of a rule on the rules pages, or empty.

## Errors

error-unknown_game = Det finnes ikke noe spill «{ $name }». Disse finnes: { $choices }.
error-invalid_option = «{ $value }» kan ikke velges for «{ $key }». Mulige verdier: { $choices }.
error-unknown_text = «{ $text }» er ikke en handling i dette spillet ({ $rule }).
error-unknown_bot = Det finnes ingen bot «{ $name }» for { $game }. Disse finnes: { $choices }.
error-invalid_record =
    { $ply ->
        [0] Opptaket er feil fra starten av: { $reason }
       *[other] Opptaket er feil etter { $ply } { $ply ->
            [one] handling
           *[other] handlinger
        }: { $reason }
    }

## Positions and views written by hand; $path says where

position-not_json = Dette er ikke JSON: { $error }.
position-wrong_type = { $path }: her ventes: { $expected }.
position-missing_key = { $path } mangler.
position-unknown_key = { $path } er ukjent her. Er det skrevet feil?
position-wrong_value = { $path }: her må det stå en av disse verdiene: { $choices }.
position-wrong_length =
    { $path } har { $length ->
        [one] { $length } element
       *[other] { $length } elementer
    }; det må være fra { $low } til { $high }.
position-out_of_range = { $path }: her må det stå et tall fra { $low } til { $high }.
position-nothing_to_decide = { $path }: når ingenting venter, er ingen på tur ({ $rule }).
position-nobody_to_move = { $path }: noe venter, så en plass må oppgis ({ $rule }).
position-does_not_fit = { $path }: dette passer ikke med det som skal velges: { $decision_name } ({ $rule }).
position-no_choice = { $path }: dette valget kan ikke oppstå på dette bordet: { $decision_name } ({ $rule }).
position-not_hidden = { $path }: dette viser mer enn plassen kan vite. Det skjulte må være null.

## Why an action is refused

reason-unknown_action = Det finnes ingen handling { $action }: handlingene i dette spillet er nummerert fra 0 til én mindre enn { $actions } ({ $rule }).
reason-game_over = Spillet er slutt: det kan ikke spilles mer ({ $rule }).
reason-other_decision = Det er ikke dette som skal velges nå, men: { $decision_name } ({ $rule }).
reason-not_your_decision = Det er plass { $seat } som skal velge nå ({ $rule }).

## Why a record is refused

reason-bad_start = Startstillingen kan ikke leses. { $error }
reason-not_an_action = Der det skulle stått nummeret på en handling, står det { $action }.
reason-not_a_record = Dette er ikke opptaket av et parti. Et opptak inneholder «format»: «saqqara-record/1», et spill, en start og en liste over handlinger.
reason-record_key_missing = «{ $key }» mangler.
reason-record_key_unknown = «{ $key }» hører ikke hjemme i et opptak. Er det skrevet feil?
reason-other_rules_version = Partiet ble spilt etter en annen versjon av reglene; dette programmet bruker versjon { $version }.
reason-wrong_result = Resultatet i opptaket er ikke det handlingene fører til.
reason-bad_fact = «{ $key }» er ikke skrevet slik det skal være i et opptak.

## What happens in every game

event-points = { $points } poeng for { $source_name }
event-unknown = hva som skjer nå, avhenger av noe skjult
event-turn_began = { "" }
event-game_ended = spillet er slutt
