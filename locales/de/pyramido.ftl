### Pyramido. Sitze werden ab 0 gezählt; Baustufen, Steinbruchfelder, Stapel und Blöcke ab 1; $rule ist die Nummer einer Regel auf der Regelseite.

## Dinge

colour-brown = braun
colour-blue = blau
colour-yellow = gelb
colour-turquoise = türkis
colour-red = rot
colour-green = grün

# Je ein Buchstabe, alle verschieden: So werden Blöcke gezeichnet.
letter-brown = n
letter-blue = b
letter-yellow = e
letter-turquoise = t
letter-red = r
letter-green = g

source-stage1_jewels = Baustufe 1: Juwelen
source-stage1_minos = Baustufe 1: Minos’ Bonus
source-stage2_jewels = Baustufe 2: Juwelen
source-stage2_minos = Baustufe 2: Minos’ Bonus
source-stage3_jewels = Baustufe 3: Juwelen
source-stage3_minos = Baustufe 3: Minos’ Bonus
source-stage4_jewels = Baustufe 4: Juwelen
source-stage4_minos = Baustufe 4: Minos’ Bonus

decision-draft = ein Domino aus dem Steinbruch
decision-place = wohin der Domino kommt
decision-mark = welcher Block den Marker bekommt
decision-repair = ob eine Ausbesserungskarte gespielt wird
decision-lay = wohin die Karte kommt und wie sie liegt
decision-refill = ein Stapel für das leere Steinbruchfeld
decision-forced_repair = eine Karte für ein Feld, das kein Domino füllen kann
decision-forced_lay = wie die Karte liegt

reason-pyramids_built = alle Pyramiden sind gebaut
reason-last_builder = nur noch ein Sitz kann bauen

## Der gedruckte Tisch

pyramido-heading = Pyramido, Baustufe { $stage } von { $stages }
pyramido-colours = { $colours }
pyramido-marks = { $jewel } Juwel   { $marker } Marker   { $card } Ausbesserungskarte   { $marked_card } Ausbesserungskarte mit Marker   { $free } freies Feld
pyramido-stack = Stapel { $stack } ({ $dominoes })
pyramido-slot = Feld { $slot }
pyramido-drafted = gewählt
pyramido-seat = Sitz { $seat }
pyramido-seat-column = Sitz
pyramido-points = Punkte
pyramido-stage-column = diese Baustufe
pyramido-cards = Karten
pyramido-markers = Marker
pyramido-eliminated = ausgeschieden
pyramido-over = Das Spiel ist zu Ende.
pyramido-asks-draft = Sitz { $seat } nimmt einen Domino aus dem Steinbruch.
pyramido-asks-place = Sitz { $seat } legt den gewählten Domino: das Feld seines linken Blocks und die Drehung in Grad, im Uhrzeigersinn.
pyramido-asks-mark = Sitz { $seat } setzt einen Marker auf Block 1, der auf { $first } liegt, oder auf Block 2 auf { $second }.
pyramido-asks-repair = Sitz { $seat } darf mit einer Karte Block 1 ausbessern, der auf { $first } liegt, oder Block 2 auf { $second }.
pyramido-asks-lay = Sitz { $seat } legt die Seite „{ $colour_name }“ auf Block 1 ({ $first }) oder 2 ({ $second }); ungedreht liegt ihr Juwel oben links.
pyramido-asks-refill = Sitz { $seat } wählt den Stapel, der den Steinbruch auffüllt.
pyramido-asks-forced-repair = Für Sitz { $seat } passt kein Domino: Eine Karte muss das erste freie Feld füllen.
pyramido-asks-forced-lay = Sitz { $seat } dreht die Seite „{ $colour_name }“, die das erste freie Feld füllt; ungedreht liegt ihr Juwel oben links.

## Warum eine Aktion jetzt nicht möglich ist

reason-opening_is_unique = Der erste Domino lässt sich nur auf eine Art legen, denn alle anderen sähen gleich aus ({ $rule }).
reason-cell_taken = Feld { $x },{ $y } ist besetzt ({ $rule }).
reason-outside_the_raster = Das liegt außerhalb des Rasters: Es ist { $width } Felder breit und { $height } hoch ({ $rule }).
reason-would_not_fit = Baustufe 1 wäre { $width } Felder breit und { $height } hoch; sie muss in 5x4 oder 4x5 passen ({ $rule }).
reason-does_not_touch = Der Domino muss mit einer ganzen Seite an einen Block dieser Baustufe grenzen ({ $rule }).
reason-looks_the_same = Domino { $domino } sieht um 180 Grad gedreht gleich aus. Nimm { $x },{ $y } { $degrees } ({ $rule }).
reason-one_marker_only = Einer der neuen Blöcke trägt schon einen Marker: In einem Zug gibt es einen ({ $rule }).
reason-block_without_jewel = Block { $block } zeigt kein Juwel ({ $rule }).
reason-marker_gone = Der Marker „{ $colour_name }“ liegt schon auf einem anderen Block ({ $rule }).
reason-side_not_held = Die Karte mit der Seite „{ $colour_name }“ ist schon gespielt ({ $rule }).
reason-block_has_marker = Block { $block } trägt einen Marker ({ $rule }).
reason-other_cell = Zu füllen ist jetzt { $block ->
        [1] Block 1, der erste der beiden
       *[2] Block 2, der zweite der beiden
    } ({ $rule }).
reason-has_to_fill = Die freien Felder müssen mit Karten gefüllt werden ({ $rule }).
reason-other_stack = Feld { $slot } des Steinbruchs wird von Stapel { $first } oder { $second } aufgefüllt, nicht von Stapel { $stack } ({ $rule }).

## Was vor einer Aktion zu fragen ist

reason-leaves_a_hole =
    So bleiben { $cells } Felder, die kein Domino füllen kann: So viele Karten werden nötig sein, { $cards ->
        [one] { $cards } ist noch da
       *[other] { $cards } sind noch da
    } ({ $rule }).
reason-leads_to_elimination =
    So bleiben { $cells } Felder, die kein Domino füllen kann, und { $cards ->
        [one] nur { $cards } Karte ist noch da
       *[other] nur { $cards } Karten sind noch da
    }: Du würdest verlieren ({ $rule }).
reason-card_will_be_needed =
    { $cells } Felder lassen sich nur mit Karten füllen, und danach { $cards ->
        [one] ist nur { $cards } Karte übrig
       *[other] sind nur { $cards } Karten übrig
    }: Du würdest verlieren ({ $rule }).

## Von Hand geschriebene Stellungen; $path sagt, wo

position-domino_twice = { $path }: Domino { $domino } kommt zweimal vor ({ $rule }).
position-seat_twice = { $path }: Sitz { $seat } kommt zweimal vor ({ $rule }).
position-not_sorted = { $path }: Das muss sortiert sein, und nichts darf zweimal vorkommen.
position-stage_not_begun = { $path }: Auf Baustufe { $stage } liegt noch kein Block ({ $rule }).
position-stage_below_not_full = { $path }: Erst muss Baustufe { $stage } voll sein ({ $rule }).
position-first_domino_missing = { $path }: Der erste Domino liegt auf 0,0 und 1,0 ({ $rule }).
position-beyond_the_raster = { $path }: { $width } Felder breit und { $height } hoch ist mehr als 5x4 oder 4x5 ({ $rule }).
position-one_jewel_on_a_card = { $path }: Eine Ausbesserungskarte zeigt genau ein Juwel ({ $rule }).
position-card_twice = { $path }: Die Karte mit der Seite „{ $colour_name }“ wurde zweimal gespielt ({ $rule }).
position-marker_of_another_stage = { $path }: Marker liegen nur auf Blöcken von Baustufe { $stage } ({ $rule }).
position-marker_without_jewel = { $path }: Ein Block mit einem Marker zeigt ein Juwel ({ $rule }).
position-marker_twice = { $path }: Der Marker „{ $colour_name }“ kommt zweimal vor ({ $rule }).
position-marker_after_scoring = { $path }: Nach der letzten Wertung hat Sitz { $seat } seine Marker zurück ({ $rule }).
position-no_block_there = { $path }: Auf { $x },{ $y } liegt kein Block dieser Baustufe ({ $rule }).
position-eliminated_with_full_stage = { $path }: Sitz { $seat } ist ausgeschieden, also ist seine letzte Baustufe nicht voll ({ $rule }).
position-other_number_of_scored_stages =
    { $path }: { $number ->
        [one] { $number } Baustufe ist gewertet
       *[other] { $number } Baustufen sind gewertet
    }, es müssten { $expected } sein ({ $rule }).
position-game_goes_on = { $path }: Nicht alle Pyramiden sind gebaut, also muss jemand etwas entscheiden ({ $rule }).
position-one_builder_left = { $path }: Wenn nur noch ein Sitz baut, ist das Spiel zu Ende ({ $rule }).
position-seat_is_eliminated = { $path }: Sitz { $seat } ist ausgeschieden ({ $rule }).
position-no_domino_fits = { $path }: In diese Baustufe passt kein Domino, also ist dies nicht zu entscheiden: { $decision_name } ({ $rule }).
position-too_few_cards = { $path }: Für die freien Felder gibt es zu wenige Karten ({ $rule }).
position-side_not_held = { $path }: Die Karte mit dieser Seite ist schon gespielt ({ $rule }).
position-all_turns_had = { $path }: Sitz { $seat } hatte schon alle Züge dieser Baustufe ({ $rule }).
position-turns_not_in_order = { $path }: Im Uhrzeigersinn ab dem Sitz, der am Zug ist, hatte jemand zu viele oder zu wenige Züge dieser Baustufe ({ $rule }).
position-half_a_domino = { $path }: Sitz { $seat } hat einen halben Domino ({ $rule }).
position-other_number_of_empty_slots =
    { $path }: { $number ->
        [one] { $number } Feld des Steinbruchs ist leer
       *[other] { $number } Felder des Steinbruchs sind leer
    }, es müssten { $expected } sein ({ $rule }).
position-other_number_of_dominoes =
    { $path }: Steinbruch, Stapel und Ausstehendes nennen { $number } Dominos; nach den Blöcken in den Pyramiden müssten es { $expected } sein ({ $rule }).

## Was geschieht

event-drafted = nimmt Domino { $domino } von Feld { $slot } des Steinbruchs
event-placed = legt ihn auf { $x },{ $y }, um { $degrees } Grad gedreht
event-marked = setzt den Marker „{ $colour_name }“ auf { $x },{ $y }
event-skipped = bessert nichts aus
event-side_chosen = spielt eine Ausbesserungskarte: { $colour_name }
event-card_laid = die Karte kommt auf { $x },{ $y }, um { $degrees } Grad gedreht
event-refilled = füllt Feld { $slot } des Steinbruchs von Stapel { $stack } auf: Domino { $domino }
event-stack_split = Stapel { $stack } ist leer und bekommt die unteren { $dominoes } Dominos von Stapel { $highest }
event-turned_up = auf Stapel { $stack } liegt jetzt Domino { $domino } oben
event-eliminated = kann die freien Felder nicht füllen und scheidet aus
event-stage_ended = Baustufe { $stage } ist zu Ende
event-stage_began = beginnt Baustufe { $stage }

## Am Terminal

game-pyramido = Pyramido
intro-pyramido =
    Lege Dominos und baue eine Pyramide aus vier Baustufen. Ist eine Baustufe fertig, zählen die Juwelen jedes Bereichs
    mit einem deiner Marker; die des kleinsten dieser Bereiche zählen doppelt. Die meisten Punkte gewinnen.
help-pyramido =

    Ein Zug hat bis zu vier Schritte:
    draft 1           nimm den Domino von Feld 1 des Steinbruchs
    place 2,0 90      lege ihn: sein linker Block kommt auf Feld 2,0; von dort liegt sein rechter Block bei 0 rechts,
                      bei 90 unten, bei 180 links, bei 270 oben
    mark 1            setze einen Marker auf seinen Block 1 (links) oder 2 (rechts)
    skip              bessere nichts aus; oder
    repair red        spiele die rote Seite einer Karte, und dann
    lay 2 90          lege sie auf Block 2, um 90 Grad gedreht
    refill 3          fülle den Steinbruch von Stapel 3 auf
    Die Farben:       brown: braun, blue: blau, yellow: gelb, turquoise: türkis, red: rot, green: grün
