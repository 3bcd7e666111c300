### Pyramido. Seats are counted from 0; stages, slots, stacks and blocks from 1; $rule is the id of a rule on the rules page.

## Things

colour-brown = brun
colour-blue = blå
colour-yellow = gul
colour-turquoise = turkis
colour-red = rød
colour-green = grøn

# One letter each, all different: this is how blocks are drawn.
letter-brown = n
letter-blue = b
letter-yellow = u
letter-turquoise = t
letter-red = r
letter-green = g

source-stage1_jewels = trin 1: juveler
source-stage1_minos = trin 1: Minos’ bonus
source-stage2_jewels = trin 2: juveler
source-stage2_minos = trin 2: Minos’ bonus
source-stage3_jewels = trin 3: juveler
source-stage3_minos = trin 3: Minos’ bonus
source-stage4_jewels = trin 4: juveler
source-stage4_minos = trin 4: Minos’ bonus

decision-draft = en dominobrik fra stenbruddet
decision-place = hvor dominobrikken lægges
decision-mark = hvilken blok der får markøren
decision-repair = om der spilles et reparationskort
decision-lay = hvor kortet lægges, og hvordan det vender
decision-refill = en bunke til det tomme felt i stenbruddet
decision-forced_repair = et kort til et felt, som ingen dominobrik kan fylde
decision-forced_lay = hvordan kortet vender

reason-pyramids_built = alle pyramider er bygget
reason-last_builder = der er kun én bygmester tilbage

## The printed table

pyramido-heading = Pyramido, trin { $stage } af { $stages }
pyramido-colours = { $colours }
pyramido-marks = { $jewel } juvel   { $marker } markør   { $card } reparationskort   { $marked_card } reparationskort med markør   { $free } ledigt felt
pyramido-stack = bunke { $stack } ({ $dominoes })
pyramido-slot = felt { $slot }
pyramido-drafted = taget
pyramido-seat = Plads { $seat }
pyramido-seat-column = plads
pyramido-points = point
pyramido-stage-column = dette trin nu
pyramido-cards = kort
pyramido-markers = markører
pyramido-eliminated = ude af spillet
pyramido-over = Spillet er slut.
pyramido-asks-draft = Plads { $seat } tager en dominobrik fra stenbruddet.
pyramido-asks-place = Plads { $seat } lægger sin dominobrik: feltet for dens venstre blok og dens drejning i grader med uret.
pyramido-asks-mark = Plads { $seat } lægger en markør på blok 1, der ligger på { $first }, eller på blok 2 på { $second }.
pyramido-asks-repair = Plads { $seat } må reparere blok 1, der ligger på { $first }, eller blok 2 på { $second } med et kort.
pyramido-asks-lay = Plads { $seat } lægger kortet (farve: { $colour_name }) på blok 1 ({ $first }) eller 2 ({ $second }); uden drejning ligger juvelen øverst til venstre.
pyramido-asks-refill = Plads { $seat } vælger den bunke, der fylder stenbruddet op.
pyramido-asks-forced-repair = Ingen dominobrik passer hos plads { $seat }: det første ledige felt skal fyldes med et kort.
pyramido-asks-forced-lay = Plads { $seat } drejer kortet (farve: { $colour_name }), der fylder det første ledige felt; uden drejning ligger juvelen øverst til venstre.

## Why an action is not possible now

reason-opening_is_unique = Den første dominobrik kan kun lægges på én måde, for alle andre ser ens ud ({ $rule }).
reason-cell_taken = Felt { $x },{ $y } er optaget ({ $rule }).
reason-outside_the_raster = Dette er uden for gitteret, som er { $width } felter bredt og { $height } højt ({ $rule }).
reason-would_not_fit = Trin 1 ville blive { $width } felter bredt og { $height } højt; det skal kunne være på 5x4 eller 4x5 ({ $rule }).
reason-does_not_touch = Dominobrikken skal røre en blok på dette trin med en hel side ({ $rule }).
reason-looks_the_same = Dominobrik { $domino } ser ens ud, når den drejes 180 grader. Vælg { $x },{ $y } { $degrees } ({ $rule }).
reason-one_marker_only = En af de nye blokke har allerede en markør: der lægges kun én i hver tur ({ $rule }).
reason-block_without_jewel = Blok { $block } viser ingen juvel ({ $rule }).
reason-marker_gone = Markøren til blokkens farve ({ $colour_name }) ligger allerede på en anden blok ({ $rule }).
reason-side_not_held = Kortet med denne farve ({ $colour_name }) er allerede spillet ({ $rule }).
reason-block_has_marker = Der ligger en markør på blok { $block } ({ $rule }).
reason-other_cell = Det felt, der skal fyldes nu, er { $block ->
        [1] blok 1, den første af de to
       *[2] blok 2, den anden af de to
    } ({ $rule }).
reason-has_to_fill = De ledige felter skal fyldes med kort ({ $rule }).
reason-other_stack = Felt { $slot } i stenbruddet fyldes fra bunke { $first } eller { $second }, ikke fra bunke { $stack } ({ $rule }).

## What to ask before an action

reason-leaves_a_hole = Så er der { $cells } felter, som ingen dominobrik kan fylde. Der skal bruges lige så mange kort; du har { $cards } ({ $rule }).
reason-leads_to_elimination = Så er der { $cells } felter, som ingen dominobrik kan fylde, og du har kun { $cards } kort: du ville tabe ({ $rule }).
reason-card_will_be_needed = { $cells } felter kan kun fyldes med kort, og herefter har du kun { $cards } kort tilbage: du ville tabe ({ $rule }).

## Positions written by hand; $path says where

position-domino_twice = { $path }: dominobrik { $domino } er der to gange ({ $rule }).
position-seat_twice = { $path }: plads { $seat } er der to gange ({ $rule }).
position-not_sorted = { $path }: dette skal være sorteret, og intet må være der to gange.
position-stage_not_begun = { $path }: der er endnu ingen blok på trin { $stage } ({ $rule }).
position-stage_below_not_full = { $path }: trin { $stage } skal være fyldt først ({ $rule }).
position-first_domino_missing = { $path }: den første dominobrik ligger på 0,0 og 1,0 ({ $rule }).
position-beyond_the_raster = { $path }: { $width } felter bredt og { $height } højt er mere end 5x4 eller 4x5 ({ $rule }).
position-one_jewel_on_a_card = { $path }: et reparationskort viser én juvel ({ $rule }).
position-card_twice = { $path }: kortet med denne farve ({ $colour_name }) er spillet to gange ({ $rule }).
position-marker_of_another_stage = { $path }: der ligger kun markører på blokke på trin { $stage } ({ $rule }).
position-marker_without_jewel = { $path }: en blok med en markør viser en juvel ({ $rule }).
position-marker_twice = { $path }: markøren i denne farve ({ $colour_name }) er der to gange ({ $rule }).
position-marker_after_scoring = { $path }: plads { $seat } har fået sine markører tilbage efter den sidste optælling ({ $rule }).
position-no_block_there = { $path }: der er ingen blok fra dette trin på { $x },{ $y } ({ $rule }).
position-eliminated_with_full_stage = { $path }: plads { $seat } er ude af spillet, så dens sidste trin er ikke fyldt ({ $rule }).
position-other_number_of_scored_stages = { $path }: { $number } trin er talt op, der skulle være { $expected } ({ $rule }).
position-game_goes_on = { $path }: ikke alle pyramider er bygget, så nogen skal vælge noget ({ $rule }).
position-one_builder_left = { $path }: med kun én bygmester tilbage er spillet slut ({ $rule }).
position-seat_is_eliminated = { $path }: plads { $seat } er ude af spillet ({ $rule }).
position-no_domino_fits = { $path }: ingen dominobrik passer på dette trin, så dette kan ikke vælges: { $decision_name } ({ $rule }).
position-too_few_cards = { $path }: der er for få kort til de ledige felter ({ $rule }).
position-side_not_held = { $path }: kortet med denne side er allerede spillet ({ $rule }).
position-all_turns_had = { $path }: plads { $seat } har haft alle ture på dette trin ({ $rule }).
position-turns_not_in_order = { $path }: med uret fra den plads, der har tur, har nogen haft for mange eller for få ture på dette trin ({ $rule }).
position-half_a_domino = { $path }: plads { $seat } har en halv dominobrik ({ $rule }).
position-other_number_of_empty_slots =
    { $path }: { $number ->
        [one] { $number } felt i stenbruddet er tomt
       *[other] { $number } felter i stenbruddet er tomme
    }, der skulle være { $expected } ({ $rule }).
position-other_number_of_dominoes =
    { $path }: stenbrud, bunker og det, der afventer, nævner { $number } dominobrikker; efter pyramidernes blokke skulle der være { $expected } ({ $rule }).

## What happens

event-drafted = tager dominobrik { $domino } fra felt { $slot } i stenbruddet
event-placed = lægger den på { $x },{ $y }, drejet { $degrees } grader
event-marked = lægger en markør ({ $colour_name }) på { $x },{ $y }
event-skipped = reparerer ikke
event-side_chosen = spiller et reparationskort: { $colour_name }
event-card_laid = kortet lægges på { $x },{ $y }, drejet { $degrees } grader
event-refilled = fylder felt { $slot } i stenbruddet fra bunke { $stack }: dominobrik { $domino }
event-stack_split = bunke { $stack } er tom og får de nederste { $dominoes } dominobrikker fra bunke { $highest }
event-turned_up = dominobrik { $domino } ligger nu øverst i bunke { $stack }
event-eliminated = kan ikke fylde de ledige felter og er ude af spillet
event-stage_ended = trin { $stage } er færdigt
event-stage_began = begynder på trin { $stage }

## At the terminal

game-pyramido = Pyramido
intro-pyramido =
    Læg dominobrikker, og byg en pyramide i fire trin. Når et trin er bygget, giver juvelerne i hvert område med en af
    dine markører point; juvelerne i det mindste af disse områder tæller dobbelt. Flest point vinder.
help-pyramido =

    En tur har op til fire dele:
    draft 1           tag dominobrikken på felt 1 i stenbruddet
    place 2,0 90      læg den: dens venstre blok på felt 2,0; dens højre blok herfra: 0 til højre, 90 ned, 180 til venstre, 270 op
    mark 1            læg en markør på dens blok 1 (venstre) eller 2 (højre)
    skip              reparer ikke; eller
    repair red        spil den røde side af et kort, og derefter
    lay 2 90          læg det på blok 2, drejet 90 grader
    refill 3          fyld stenbruddet op fra bunke 3
