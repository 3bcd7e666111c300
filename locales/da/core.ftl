### What every game says. $rule is the id of a rule on the rules pages, or empty.

## Errors

error-unknown_game = Der findes intet spil »{ $name }«. Der findes: { $choices }.
error-invalid_option = »{ $value }« kan ikke vælges for »{ $key }«. Mulige værdier: { $choices }.
error-unknown_text = »{ $text }« er ikke en handling i dette spil ({ $rule }).
error-unknown_bot = Der findes ingen bot »{ $name }« til { $game }. Der findes: { $choices }.
error-invalid_record =
    { $ply ->
        [0] Der er fejl i optagelsen fra begyndelsen: { $reason }
       *[other] Der er fejl i optagelsen efter { $ply } { $ply ->
            [one] handling
           *[other] handlinger
        }: { $reason }
    }

## Positions and views written by hand; $path says where

position-not_json = Dette er ikke JSON: { $error }.
position-wrong_type = { $path }: her forventes: { $expected }.
position-missing_key = { $path } mangler.
position-unknown_key = { $path } kendes ikke her. Er det en tastefejl?
position-wrong_value = { $path }: her skal stå en af disse værdier: { $choices }.
position-wrong_length =
    { $path } har { $length ->
        [one] { $length } element
       *[other] { $length } elementer
    }; der skal være fra { $low } til { $high }.
position-out_of_range = { $path }: her skal stå et tal fra { $low } til { $high }.
position-nothing_to_decide = { $path }: når intet afventer, er ingen på tur ({ $rule }).
position-nobody_to_move = { $path }: noget afventer, så der skal angives en plads ({ $rule }).
position-does_not_fit = { $path }: det passer ikke med det, der skal vælges: { $decision_name } ({ $rule }).
position-no_choice = { $path }: dette valg kan ikke opstå på dette bord: { $decision_name } ({ $rule }).
position-not_hidden = { $path }: dette viser mere, end pladsen kan vide. Det skjulte skal være null.

## Why an action is refused

reason-unknown_action = Der findes ingen handling { $action }: spillets handlinger er nummereret fra 0 til én mindre end { $actions } ({ $rule }).
reason-game_over = Spillet er slut: der kan ikke spilles mere ({ $rule }).
reason-other_decision = Det er ikke det, der skal vælges nu, men: { $decision_name } ({ $rule }).
reason-not_your_decision = Det er plads { $seat }, der skal vælge nu ({ $rule }).

## Why a record is refused

reason-bad_start = Startstillingen kan ikke læses. { $error }
reason-not_an_action = Hvor der skulle stå nummeret på en handling, står { $action }.
reason-not_a_record = Dette er ikke optagelsen af et parti. En optagelse indeholder »format«: »saqqara-record/1«, et spil, en start og en liste over handlinger.
reason-record_key_missing = »{ $key }« mangler.
reason-record_key_unknown = »{ $key }« hører ikke til i en optagelse. Er det en tastefejl?
reason-other_rules_version = Partiet blev spillet efter en anden version af reglerne; dette program bruger version { $version }.
reason-wrong_result = Resultatet i optagelsen er ikke det, som handlingerne fører til.
reason-bad_fact = »{ $key }« er ikke skrevet, som det skal være i en optagelse.

## What happens in every game

event-points = { $points } point for { $source_name }
event-unknown = hvad der nu sker, afhænger af noget skjult
event-turn_began = { "" }
event-game_ended = spillet er slut
