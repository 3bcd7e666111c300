### Pyramido. Seats are counted from 0; stages, slots, stacks and blocks from 1; $rule is the id of a rule on the rules page.

## Things

colour-brown = brun
colour-blue = blå
colour-yellow = gul
colour-turquoise = turkis
colour-red = rød
colour-green = grønn

# One letter each, all different: this is how blocks are drawn.
letter-brown = n
letter-blue = b
letter-yellow = u
letter-turquoise = t
letter-red = r
letter-green = g

source-stage1_jewels = trinn 1: juveler
source-stage1_minos = trinn 1: Minos’ bonus
source-stage2_jewels = trinn 2: juveler
source-stage2_minos = trinn 2: Minos’ bonus
source-stage3_jewels = trinn 3: juveler
source-stage3_minos = trinn 3: Minos’ bonus
source-stage4_jewels = trinn 4: juveler
source-stage4_minos = trinn 4: Minos’ bonus

decision-draft = en dominobrikke fra steinbruddet
decision-place = hvor dominobrikken legges
decision-mark = hvilken blokk som får markøren
decision-repair = om det spilles et reparasjonskort
decision-lay = hvor kortet legges, og hvilken vei det ligger
decision-refill = en bunke til det tomme feltet i steinbruddet
decision-forced_repair = et kort til en rute som ingen dominobrikke kan fylle
decision-forced_lay = hvilken vei kortet ligger

reason-pyramids_built = alle pyramidene er bygd
reason-last_builder = bare én byggmester er igjen

## The printed table

pyramido-heading = Pyramido, trinn { $stage } av { $stages }
pyramido-colours = { $colours }
pyramido-marks = { $jewel } juvel   { $marker } markør   { $card } reparasjonskort   { $marked_card } reparasjonskort med markør   { $free } ledig rute
pyramido-stack = bunke { $stack } ({ $dominoes })
pyramido-slot = felt { $slot }
pyramido-drafted = tatt
pyramido-seat = Plass { $seat }
pyramido-seat-column = plass
pyramido-points = poeng
pyramido-stage-column = dette trinnet nå
pyramido-cards = kort
pyramido-markers = markører
pyramido-eliminated = ute av spillet
pyramido-over = Spillet er slutt.
pyramido-asks-draft = Plass { $seat } tar en dominobrikke fra steinbruddet.
pyramido-asks-place = Plass { $seat } legger dominobrikken sin: ruten til den venstre blokken og dreiningen i grader med klokken.
pyramido-asks-mark = Plass { $seat } legger en markør på blokk 1, som ligger på { $first }, eller på blokk 2 på { $second }.
pyramido-asks-repair = Plass { $seat } kan reparere blokk 1, som ligger på { $first }, eller blokk 2 på { $second } med et kort.
pyramido-asks-lay = Plass { $seat } legger kortet (farge: { $colour_name }) på blokk 1 ({ $first }) eller 2 ({ $second }); uten dreining ligger juvelen øverst til venstre.
pyramido-asks-refill = Plass { $seat } velger bunken som fyller opp steinbruddet.
pyramido-asks-forced-repair = Ingen dominobrikke passer hos plass { $seat }: den første ledige ruten må fylles med et kort.
pyramido-asks-forced-lay = Plass { $seat } dreier kortet (farge: { $colour_name }) som fyller den første ledige ruten; uten dreining ligger juvelen øverst til venstre.

## Why an action is not possible now

reason-opening_is_unique = Den første dominobrikken kan bare legges på én måte, for alle andre ser like ut ({ $rule }).
reason-cell_taken = Rute { $x },{ $y } er opptatt ({ $rule }).
reason-outside_the_raster = Dette er utenfor rutenettet, som er { $width } ruter bredt og { $height } høyt ({ $rule }).
reason-would_not_fit = Trinn 1 ville bli { $width } ruter bredt og { $height } høyt; det må få plass på 5x4 eller 4x5 ({ $rule }).
reason-does_not_touch = Dominobrikken må berøre en blokk på dette trinnet med en hel side ({ $rule }).
reason-looks_the_same = Dominobrikke { $domino } ser lik ut når den dreies 180 grader. Velg { $x },{ $y } { $degrees } ({ $rule }).
reason-one_marker_only = En av de nye blokkene har allerede en markør: det legges bare én i hver tur ({ $rule }).
reason-block_without_jewel = Blokk { $block } viser ingen juvel ({ $rule }).
reason-marker_gone = Markøren i blokkens farge ({ $colour_name }) ligger allerede på en annen blokk ({ $rule }).
reason-side_not_held = Kortet med denne fargen ({ $colour_name }) er allerede spilt ({ $rule }).
reason-block_has_marker = Det ligger en markør på blokk { $block } ({ $rule }).
reason-other_cell = Ruten som skal fylles nå, er { $block ->
        [1] blokk 1, den første av de to
       *[2] blokk 2, den andre av de to
    } ({ $rule }).
reason-has_to_fill = De ledige rutene må fylles med kort ({ $rule }).
reason-other_stack = Felt { $slot } i steinbruddet fylles fra bunke { $first } eller { $second }, ikke fra bunke { $stack } ({ $rule }).

## What to ask before an action

reason-leaves_a_hole = Da blir det { $cells } ruter som ingen dominobrikke kan fylle. Det trengs like mange kort; du har { $cards } ({ $rule }).
reason-leads_to_elimination = Da blir det { $cells } ruter som ingen dominobrikke kan fylle, og du har bare { $cards } kort: du ville tape ({ $rule }).
reason-card_will_be_needed = { $cells } ruter kan bare fylles med kort, og etter dette har du bare { $cards } kort igjen: du ville tape ({ $rule }).

## Positions written by hand; $path says where

position-domino_twice = { $path }: dominobrikke { $domino } finnes to ganger ({ $rule }).
position-seat_twice = { $path }: plass { $seat } finnes to ganger ({ $rule }).
position-not_sorted = { $path }: dette må være sortert, og ingenting kan stå der to ganger.
position-stage_not_begun = { $path }: det er ennå ingen blokk på trinn { $stage } ({ $rule }).
position-stage_below_not_full = { $path }: trinn { $stage } må være fullt først ({ $rule }).
position-first_domino_missing = { $path }: den første dominobrikken ligger på 0,0 og 1,0 ({ $rule }).
position-beyond_the_raster = { $path }: { $width } ruter bredt og { $height } høyt er mer enn 5x4 eller 4x5 ({ $rule }).
position-one_jewel_on_a_card = { $path }: et reparasjonskort viser én juvel ({ $rule }).
position-card_twice = { $path }: kortet med denne fargen ({ $colour_name }) er spilt to ganger ({ $rule }).
position-marker_of_another_stage = { $path }: det ligger bare markører på blokker på trinn { $stage } ({ $rule }).
position-marker_without_jewel = { $path }: en blokk med en markør viser en juvel ({ $rule }).
position-marker_twice = { $path }: markøren i denne fargen ({ $colour_name }) finnes to ganger ({ $rule }).
position-marker_after_scoring = { $path }: plass { $seat } har fått markørene sine tilbake etter siste poengberegning ({ $rule }).
position-no_block_there = { $path }: det er ingen blokk fra dette trinnet på { $x },{ $y } ({ $rule }).
position-eliminated_with_full_stage = { $path }: plass { $seat } er ute av spillet, så det siste trinnet er ikke fullt ({ $rule }).
position-other_number_of_scored_stages = { $path }: { $number } trinn har gitt poeng, det skulle vært { $expected } ({ $rule }).
position-game_goes_on = { $path }: ikke alle pyramidene er bygd, så noen må velge noe ({ $rule }).
position-one_builder_left = { $path }: med bare én byggmester igjen er spillet slutt ({ $rule }).
position-seat_is_eliminated = { $path }: plass { $seat } er ute av spillet ({ $rule }).
position-no_domino_fits = { $path }: ingen dominobrikke passer på dette trinnet, så dette kan ikke velges: { $decision_name } ({ $rule }).
position-too_few_cards = { $path }: det er for få kort til de ledige rutene ({ $rule }).
position-side_not_held = { $path }: kortet med denne siden er allerede spilt ({ $rule }).
position-all_turns_had = { $path }: plass { $seat } har hatt alle turene på dette trinnet ({ $rule }).
position-turns_not_in_order = { $path }: med klokken fra plassen som er på tur, har noen hatt for mange eller for få turer på dette trinnet ({ $rule }).
position-half_a_domino = { $path }: plass { $seat } har en halv dominobrikke ({ $rule }).
position-other_number_of_empty_slots =
    { $path }: { $number ->
        [one] { $number } felt i steinbruddet er tomt
       *[other] { $number } felter i steinbruddet er tomme
    }, det skulle vært { $expected } ({ $rule }).
position-other_number_of_dominoes =
    { $path }: steinbruddet, bunkene og det som venter, nevner { $number } dominobrikker; etter blokkene i pyramidene skulle det vært { $expected } ({ $rule }).

## What happens

event-drafted = tar dominobrikke { $domino } fra felt { $slot } i steinbruddet
event-placed = legger den på { $x },{ $y }, dreid { $degrees } grader
event-marked = legger en markør ({ $colour_name }) på { $x },{ $y }
event-skipped = reparerer ikke
event-side_chosen = spiller et reparasjonskort: { $colour_name }
event-card_laid = kortet legges på { $x },{ $y }, dreid { $degrees } grader
event-refilled = fyller felt { $slot } i steinbruddet fra bunke { $stack }: dominobrikke { $domino }
event-stack_split = bunke { $stack } er tom og får de { $dominoes } nederste dominobrikkene fra bunke { $highest }
event-turned_up = dominobrikke { $domino } ligger nå øverst i bunke { $stack }
event-eliminated = kan ikke fylle de ledige rutene og er ute av spillet
event-stage_ended = trinn { $stage } er ferdig
event-stage_began = begynner på trinn { $stage }

## At the terminal

game-pyramido = Pyramido
intro-pyramido =
    Legg dominobrikker og bygg en pyramide med fire trinn. Når et trinn er bygd, gir juvelene i hvert område med en av
    markørene dine poeng; juvelene i det minste av disse områdene teller dobbelt. Flest poeng vinner.
help-pyramido =

    En tur har opptil fire deler:
    draft 1           ta dominobrikken på felt 1 i steinbruddet
    place 2,0 90      legg den: den venstre blokken på rute 2,0; den høyre blokken derfra: 0 til høyre, 90 ned, 180 til venstre, 270 opp
    mark 1            legg en markør på blokk 1 (venstre) eller 2 (høyre)
    skip              ikke reparer; eller
    repair red        spill den røde siden av et kort, og deretter
    lay 2 90          legg det på blokk 2, dreid 90 grader
    refill 3          fyll opp steinbruddet fra bunke 3
