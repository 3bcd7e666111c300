### Pyramido. Seats are counted from 0; stages, slots, stacks and blocks from 1; $rule is the id of a rule on the rules page.

## Things

colour-brown = brown
colour-blue = blue
colour-yellow = yellow
colour-turquoise = turquoise
colour-red = red
colour-green = green

# One letter each, all different: this is how blocks are drawn.
letter-brown = n
letter-blue = b
letter-yellow = y
letter-turquoise = t
letter-red = r
letter-green = g

source-stage1_jewels = stage 1: jewels
source-stage1_minos = stage 1: Minos’ bonus
source-stage2_jewels = stage 2: jewels
source-stage2_minos = stage 2: Minos’ bonus
source-stage3_jewels = stage 3: jewels
source-stage3_minos = stage 3: Minos’ bonus
source-stage4_jewels = stage 4: jewels
source-stage4_minos = stage 4: Minos’ bonus

decision-draft = a domino of the quarry
decision-place = where the domino goes
decision-mark = which block gets the marker
decision-repair = whether to play a repair card
decision-lay = where the card goes, and how it lies
decision-refill = a stack for the empty slot of the quarry
decision-forced_repair = a card for a cell that no domino can fill
decision-forced_lay = how the card lies

reason-pyramids_built = all pyramids are built
reason-last_builder = only one builder is left

## The printed table

pyramido-heading = Pyramido, stage { $stage } of { $stages }
pyramido-colours = { $colours }
pyramido-marks = { $jewel } jewel   { $marker } marker   { $card } repair card   { $marked_card } repair card with a marker   { $free } free cell
pyramido-stack = stack { $stack } ({ $dominoes })
pyramido-slot = slot { $slot }
pyramido-drafted = drafted
pyramido-seat = Seat { $seat }
pyramido-seat-column = seat
pyramido-points = points
pyramido-stage-column = this stage now
pyramido-cards = cards
pyramido-markers = markers
pyramido-eliminated = eliminated
pyramido-over = The game is over.
pyramido-asks-draft = Seat { $seat } takes a domino from the quarry.
pyramido-asks-place = Seat { $seat } places the drafted domino: the cell of its left block, and its turn in degrees, clockwise.
pyramido-asks-mark = Seat { $seat } puts a marker on block 1, which lies on { $first }, or on block 2 on { $second }.
pyramido-asks-repair = Seat { $seat } may repair block 1, which lies on { $first }, or block 2 on { $second } with a card.
pyramido-asks-lay = Seat { $seat } lays the { $colour_name } side onto block 1 ({ $first }) or 2 ({ $second }); unturned its jewel lies top left.
pyramido-asks-refill = Seat { $seat } chooses the stack that refills the quarry.
pyramido-asks-forced-repair = No domino fits for seat { $seat }: a card has to fill the first free cell.
pyramido-asks-forced-lay = Seat { $seat } turns the { $colour_name } side, which fills the first free cell; unturned its jewel lies top left.

## Why an action is not possible now

reason-opening_is_unique = A first domino can be placed in one way only, for all others look the same ({ $rule }).
reason-cell_taken = Cell { $x },{ $y } is taken ({ $rule }).
reason-outside_the_raster = This is outside the raster, which is { $width } cells wide and { $height } high ({ $rule }).
reason-would_not_fit = Stage 1 would be { $width } cells wide and { $height } high; it has to fit 5x4 or 4x5 ({ $rule }).
reason-does_not_touch = The domino has to touch a block of this stage with a whole side ({ $rule }).
reason-looks_the_same = Domino { $domino } looks the same turned by 180 degrees. Choose { $x },{ $y } { $degrees } ({ $rule }).
reason-one_marker_only = One of the new blocks has a marker already: there is one in a turn ({ $rule }).
reason-block_without_jewel = Block { $block } shows no jewel ({ $rule }).
reason-marker_gone = The { $colour_name } marker already lies on another block ({ $rule }).
reason-side_not_held = The card with the { $colour_name } side has been played ({ $rule }).
reason-block_has_marker = Block { $block } carries a marker ({ $rule }).
reason-other_cell = The cell to be filled now is { $block ->
        [1] block 1, the first of the two
       *[2] block 2, the second of the two
    } ({ $rule }).
reason-has_to_fill = The free cells have to be filled with cards ({ $rule }).
reason-other_stack = Slot { $slot } is refilled from stack { $first } or { $second }, not from stack { $stack } ({ $rule }).

## What to ask before an action

reason-leaves_a_hole =
    This leaves { $cells } cells that no domino can fill: so many cards will be needed, { $cards ->
        [one] { $cards } is held
       *[other] { $cards } are held
    } ({ $rule }).
reason-leads_to_elimination =
    This leaves { $cells } cells that no domino can fill, and { $cards ->
        [one] only { $cards } card is held
       *[other] only { $cards } cards are held
    }: you would lose ({ $rule }).
reason-card_will_be_needed =
    { $cells } cells can be filled with cards only, and after this { $cards ->
        [one] only { $cards } card is left
       *[other] only { $cards } cards are left
    }: you would lose ({ $rule }).

## Positions written by hand; $path says where

position-domino_twice = { $path }: domino { $domino } is there twice ({ $rule }).
position-seat_twice = { $path }: seat { $seat } is there twice ({ $rule }).
position-not_sorted = { $path }: this has to be sorted, and nothing may be there twice.
position-stage_not_begun = { $path }: there is no block on stage { $stage } yet ({ $rule }).
position-stage_below_not_full = { $path }: stage { $stage } has to be full first ({ $rule }).
position-first_domino_missing = { $path }: the first domino lies on 0,0 and 1,0 ({ $rule }).
position-beyond_the_raster = { $path }: { $width } cells wide and { $height } high is more than 5x4 or 4x5 ({ $rule }).
position-one_jewel_on_a_card = { $path }: a repair card shows one jewel ({ $rule }).
position-card_twice = { $path }: the card with the { $colour_name } side has been played twice ({ $rule }).
position-marker_of_another_stage = { $path }: markers lie only on blocks of stage { $stage } ({ $rule }).
position-marker_without_jewel = { $path }: a block with a marker shows a jewel ({ $rule }).
position-marker_twice = { $path }: the { $colour_name } marker is there twice ({ $rule }).
position-marker_after_scoring = { $path }: seat { $seat } has its markers back after the last scoring ({ $rule }).
position-no_block_there = { $path }: there is no block of this stage on { $x },{ $y } ({ $rule }).
position-eliminated_with_full_stage = { $path }: seat { $seat } was eliminated, so its last stage is not full ({ $rule }).
position-other_number_of_scored_stages =
    { $path }: { $number ->
        [one] { $number } stage is scored
       *[other] { $number } stages are scored
    }, there should be { $expected } ({ $rule }).
position-game_goes_on = { $path }: not all pyramids are built, so somebody has to decide something ({ $rule }).
position-one_builder_left = { $path }: with one builder left the game is over ({ $rule }).
position-seat_is_eliminated = { $path }: seat { $seat } is eliminated ({ $rule }).
position-no_domino_fits = { $path }: no domino fits in this stage, so it cannot be decided: { $decision_name } ({ $rule }).
position-too_few_cards = { $path }: there are too few cards for the free cells ({ $rule }).
position-side_not_held = { $path }: the card with this side has been played ({ $rule }).
position-all_turns_had = { $path }: seat { $seat } has had all turns of this stage ({ $rule }).
position-turns_not_in_order = { $path }: clockwise from the seat to move, somebody has had too many or too few turns of this stage ({ $rule }).
position-half_a_domino = { $path }: seat { $seat } has half a domino ({ $rule }).
position-other_number_of_empty_slots =
    { $path }: { $number ->
        [one] { $number } slot is empty
       *[other] { $number } slots are empty
    }, there should be { $expected } ({ $rule }).
position-other_number_of_dominoes =
    { $path }: quarry, stacks and pending name { $number } dominoes; by the blocks in the pyramids there should be { $expected } ({ $rule }).

## What happens

event-drafted = takes domino { $domino } from slot { $slot }
event-placed = places it on { $x },{ $y }, turned by { $degrees } degrees
event-marked = puts the { $colour_name } marker on { $x },{ $y }
event-skipped = repairs nothing
event-side_chosen = plays a repair card: { $colour_name }
event-card_laid = the card comes to lie on { $x },{ $y }, turned by { $degrees } degrees
event-refilled = refills slot { $slot } from stack { $stack }: domino { $domino }
event-stack_split = stack { $stack } is empty and gets the lower { $dominoes } dominoes of stack { $highest }
event-turned_up = domino { $domino } is now on top of stack { $stack }
event-eliminated = cannot fill the free cells and is eliminated
event-stage_ended = stage { $stage } is over
event-stage_began = begins stage { $stage }

## At the terminal

game-pyramido = Pyramido
intro-pyramido =
    Lay dominoes and build a pyramid of four stages. When a stage is built, the jewels of every area with one of your
    markers score; those of the smallest such area score twice. Most points win.
help-pyramido =

    A turn has up to four steps:
    draft 1           take the domino in slot 1 of the quarry
    place 2,0 90      place it: its left block on cell 2,0; 0 right, 90 down, 180 left, 270 up from there is its right block
    mark 1            put a marker on its block 1 (left) or 2 (right)
    skip              repair nothing; or
    repair red        play the red side of a card, and then
    lay 2 90          lay it on block 2, turned by 90 degrees
    refill 3          refill the quarry from stack 3
