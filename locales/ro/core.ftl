### Ce spune fiecare joc. $rule este numărul unei reguli din paginile de reguli, sau gol.

## Erori

error-unknown_game = Nu există jocul „{ $name }”. Există: { $choices }.
error-invalid_option = „{ $value }” nu se poate alege pentru „{ $key }”. Posibil: { $choices }.
error-unknown_text = „{ $text }” nu este o acțiune a acestui joc ({ $rule }).
error-unknown_bot = Nu există botul „{ $name }” pentru { $game }. Există: { $choices }.
error-invalid_record =
    { $ply ->
        [0] Această înregistrare este greșită de la început: { $reason }
       *[other] Această înregistrare devine greșită după { $ply } { $ply ->
            [one] acțiune
            [few] acțiuni
           *[other] de acțiuni
        }: { $reason }
    }

## Poziții și vederi scrise de mână; $path spune unde

position-not_json = Acesta nu este JSON: { $error }.
position-wrong_type = { $path }: aici se așteaptă: { $expected }.
position-missing_key = { $path } lipsește.
position-unknown_key = { $path } nu este cunoscut aici. E scris greșit?
position-wrong_value = { $path }: aici trebuie să fie una dintre valorile: { $choices }.
position-wrong_length =
    { $path } are { $length ->
        [one] { $length } element
        [few] { $length } elemente
       *[other] { $length } de elemente
    }; sunt posibile de la { $low } la { $high }.
position-out_of_range = { $path }: aici trebuie să fie un număr de la { $low } la { $high }.
position-nothing_to_decide = { $path }: dacă nu este nimic în așteptare, nu mută nimeni ({ $rule }).
position-nobody_to_move = { $path }: este ceva în așteptare, deci trebuie numit un loc ({ $rule }).
position-does_not_fit = { $path }: asta nu se potrivește cu ce este de decis: { $decision_name } ({ $rule }).
position-no_choice = { $path }: această decizie nu poate apărea pe această masă: { $decision_name } ({ $rule }).
position-not_hidden = { $path }: această vedere spune mai mult decât poate ști locul ei. Ce este ascuns trebuie să fie null.

## De ce este refuzată o acțiune

reason-unknown_action = Nu există acțiunea { $action }: acțiunile acestui joc sunt numerotate începând cu 0 și până înainte de { $actions } ({ $rule }).
reason-game_over = Jocul s-a terminat: nu se mai poate juca nimic ({ $rule }).
reason-other_decision = Nu asta se cere acum. De decis: { $decision_name } ({ $rule }).
reason-not_your_decision = Acum decide locul { $seat } ({ $rule }).

## De ce este refuzată o înregistrare

reason-bad_start = Poziția ei de început nu se poate citi. { $error }
reason-not_an_action = { $action } stă unde se așteaptă numărul unei acțiuni.
reason-not_a_record = Aceasta nu este înregistrarea unui joc. O înregistrare conține “format”: “saqqara-record/1” și are un joc, un început și o listă de acțiuni.
reason-record_key_missing = Îi lipsește „{ $key }”.
reason-record_key_unknown = Conține „{ $key }”, care nu apare în nicio înregistrare. E scris greșit?
reason-other_rules_version = A fost jucată după altă versiune a regulilor; acest program joacă după versiunea { $version }.
reason-wrong_result = Pretinde alt rezultat decât cel la care duc acțiunile ei.
reason-bad_fact = „{ $key }” nu este scris așa cum se scrie în înregistrări.

## Ce se întâmplă în orice joc

event-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru { $source_name }
event-unknown = ce urmează depinde de ceva ascuns
event-turn_began = { "" }
event-game_ended = jocul s-a terminat
