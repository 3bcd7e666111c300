### Was jedes Spiel sagt. $rule ist die Nummer einer Regel auf den Regelseiten, oder leer.

## Fehler

error-unknown_game = Es gibt kein Spiel „{ $name }“. Es gibt: { $choices }.
error-invalid_option = „{ $value }“ lässt sich für „{ $key }“ nicht wählen. Möglich: { $choices }.
error-unknown_text = „{ $text }“ ist keine Aktion dieses Spiels ({ $rule }).
error-unknown_bot = Es gibt keinen Bot „{ $name }“ für { $game }. Es gibt: { $choices }.
error-invalid_record =
    { $ply ->
        [0] Diese Aufzeichnung ist schon am Anfang falsch: { $reason }
       *[other] Diese Aufzeichnung wird nach { $ply } { $ply ->
            [one] Aktion
           *[other] Aktionen
        } falsch: { $reason }
    }

## Von Hand geschriebene Stellungen und Ansichten; $path sagt, wo

position-not_json = Das ist kein JSON: { $error }.
position-wrong_type = { $path }: Erwartet wird hier: { $expected }.
position-missing_key = { $path } fehlt.
position-unknown_key = { $path } ist hier unbekannt. Vielleicht ein Tippfehler?
position-wrong_value = { $path }: Möglich ist hier nur: { $choices }.
position-wrong_length =
    { $path } hat { $length ->
        [one] { $length } Eintrag
       *[other] { $length } Einträge
    }; möglich sind { $low } bis { $high }.
position-out_of_range = { $path }: Hier muss eine Zahl von { $low } bis { $high } stehen.
position-nothing_to_decide = { $path }: Wenn nichts aussteht, ist niemand am Zug ({ $rule }).
position-nobody_to_move = { $path }: Etwas steht aus, also muss hier ein Sitz stehen ({ $rule }).
position-does_not_fit = { $path }: Das passt nicht zu dem, was zu entscheiden ist: { $decision_name } ({ $rule }).
position-no_choice = { $path }: Diese Entscheidung kommt auf diesem Tisch nicht vor: { $decision_name } ({ $rule }).
position-not_hidden = { $path }: Diese Ansicht sagt mehr, als ihr Sitz wissen kann. Verborgenes muss null sein.

## Warum eine Aktion abgelehnt wird

reason-unknown_action = Es gibt keine Aktion { $action }: Die Nummern der Aktionen beginnen bei 0 und enden vor { $actions } ({ $rule }).
reason-game_over = Das Spiel ist zu Ende: Es kann nichts mehr gespielt werden ({ $rule }).
reason-other_decision = Das ist jetzt nicht gefragt. Zu entscheiden ist: { $decision_name } ({ $rule }).
reason-not_your_decision = Jetzt entscheidet Sitz { $seat } ({ $rule }).

## Warum eine Aufzeichnung abgelehnt wird

reason-bad_start = Ihre Anfangsstellung ist nicht lesbar. { $error }
reason-not_an_action = { $action } steht da, wo die Nummer einer Aktion erwartet wird.
reason-not_a_record = Das ist keine Aufzeichnung eines Spiels. In einer Aufzeichnung steht “format”: “saqqara-record/1”, und sie hat ein Spiel, einen Anfang und eine Liste von Aktionen.
reason-record_key_missing = Ihr fehlt „{ $key }“.
reason-record_key_unknown = Sie enthält „{ $key }“, was in keine Aufzeichnung gehört. Vielleicht ein Tippfehler?
reason-other_rules_version = Sie wurde nach einer anderen Version der Regeln gespielt; dieses Programm spielt nach Version { $version }.
reason-wrong_result = Sie behauptet ein anderes Ergebnis, als ihre Aktionen ergeben.
reason-bad_fact = „{ $key }“ ist nicht so geschrieben, wie es in Aufzeichnungen üblich ist.

## Was in jedem Spiel geschieht

event-points =
    { $source_name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-unknown = was folgt, hängt von etwas Verborgenem ab
event-turn_began = { "" }
event-game_ended = das Spiel ist zu Ende
