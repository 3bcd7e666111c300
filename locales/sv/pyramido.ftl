### Pyramido. Seats are counted from 0; stages, slots, stacks and blocks from 1; $rule is the id of a rule on the rules page.

## Things

colour-brown = brun
colour-blue = blå
colour-yellow = gul
colour-turquoise = turkos
colour-red = röd
colour-green = grön

# One letter each, all different: this is how blocks are drawn.
letter-brown = n
letter-blue = b
letter-yellow = u
letter-turquoise = t
letter-red = r
letter-green = g

source-stage1_jewels = våning 1: juveler
source-stage1_minos = våning 1: Minos bonus
source-stage2_jewels = våning 2: juveler
source-stage2_minos = våning 2: Minos bonus
source-stage3_jewels = våning 3: juveler
source-stage3_minos = våning 3: Minos bonus
source-stage4_jewels = våning 4: juveler
source-stage4_minos = våning 4: Minos bonus

decision-draft = en dominobricka från stenbrottet
decision-place = var dominobrickan läggs
decision-mark = vilket block som får markören
decision-repair = om ett reparationskort spelas
decision-lay = var kortet läggs, och hur det vänds
decision-refill = en hög för det tomma facket i stenbrottet
decision-forced_repair = ett kort för en ruta som ingen dominobricka kan fylla
decision-forced_lay = hur kortet vänds

reason-pyramids_built = alla pyramider är byggda
reason-last_builder = bara en byggmästare är kvar

## The printed table

pyramido-heading = Pyramido, våning { $stage } av { $stages }
pyramido-colours = { $colours }
pyramido-marks = { $jewel } juvel   { $marker } markör   { $card } reparationskort   { $marked_card } reparationskort med markör   { $free } ledig ruta
pyramido-stack = hög { $stack } ({ $dominoes })
pyramido-slot = fack { $slot }
pyramido-drafted = tagen
pyramido-seat = Plats { $seat }
pyramido-seat-column = plats
pyramido-points = poäng
pyramido-stage-column = den här våningen nu
pyramido-cards = kort
pyramido-markers = markörer
pyramido-eliminated = ute ur spelet
pyramido-over = Spelet är slut.
pyramido-asks-draft = Plats { $seat } tar en dominobricka från stenbrottet.
pyramido-asks-place = Plats { $seat } lägger sin dominobricka: rutan för dess vänstra block och dess vridning i grader medurs.
pyramido-asks-mark = Plats { $seat } lägger en markör på block 1, som ligger på { $first }, eller på block 2 på { $second }.
pyramido-asks-repair = Plats { $seat } får reparera block 1, som ligger på { $first }, eller block 2 på { $second } med ett kort.
pyramido-asks-lay = Plats { $seat } lägger kortet (färg: { $colour_name }) på block 1 ({ $first }) eller 2 ({ $second }); utan vridning ligger juvelen uppe till vänster.
pyramido-asks-refill = Plats { $seat } väljer högen som fyller på stenbrottet.
pyramido-asks-forced-repair = Ingen dominobricka passar för plats { $seat }: den första lediga rutan måste fyllas med ett kort.
pyramido-asks-forced-lay = Plats { $seat } vrider kortet (färg: { $colour_name }) som fyller den första lediga rutan; utan vridning ligger juvelen uppe till vänster.

## Why an action is not possible now

reason-opening_is_unique = Den första dominobrickan kan bara läggas på ett sätt, för alla andra ser likadana ut ({ $rule }).
reason-cell_taken = Ruta { $x },{ $y } är upptagen ({ $rule }).
reason-outside_the_raster = Detta är utanför rutnätet, som är { $width } rutor brett och { $height } högt ({ $rule }).
reason-would_not_fit = Våning 1 skulle bli { $width } rutor bred och { $height } hög; den måste rymmas på 5x4 eller 4x5 ({ $rule }).
reason-does_not_touch = Dominobrickan måste röra ett block på den här våningen med en hel sida ({ $rule }).
reason-looks_the_same = Dominobricka { $domino } ser likadan ut när den vrids 180 grader. Välj { $x },{ $y } { $degrees } ({ $rule }).
reason-one_marker_only = Ett av de nya blocken har redan en markör: bara en läggs varje tur ({ $rule }).
reason-block_without_jewel = Block { $block } visar ingen juvel ({ $rule }).
reason-marker_gone = Markören i blockets färg ({ $colour_name }) ligger redan på ett annat block ({ $rule }).
reason-side_not_held = Kortet med den här färgen ({ $colour_name }) är redan spelat ({ $rule }).
reason-block_has_marker = Det ligger en markör på block { $block } ({ $rule }).
reason-other_cell = Rutan som ska fyllas nu är { $block ->
        [1] block 1, den första av de två
       *[2] block 2, den andra av de två
    } ({ $rule }).
reason-has_to_fill = De lediga rutorna måste fyllas med kort ({ $rule }).
reason-other_stack = Fack { $slot } fylls på från hög { $first } eller { $second }, inte från hög { $stack } ({ $rule }).

## What to ask before an action

reason-leaves_a_hole = Då blir det { $cells } rutor som ingen dominobricka kan fylla. Det krävs lika många kort; du har { $cards } ({ $rule }).
reason-leads_to_elimination = Då blir det { $cells } rutor som ingen dominobricka kan fylla, och du har bara { $cards } kort: du skulle förlora ({ $rule }).
reason-card_will_be_needed = { $cells } rutor kan bara fyllas med kort, och efter detta har du bara { $cards } kort kvar: du skulle förlora ({ $rule }).

## Positions written by hand; $path says where

position-domino_twice = { $path }: dominobricka { $domino } finns två gånger ({ $rule }).
position-seat_twice = { $path }: plats { $seat } finns två gånger ({ $rule }).
position-not_sorted = { $path }: detta måste vara sorterat, och inget får finnas två gånger.
position-stage_not_begun = { $path }: det finns ännu inget block på våning { $stage } ({ $rule }).
position-stage_below_not_full = { $path }: våning { $stage } måste vara full först ({ $rule }).
position-first_domino_missing = { $path }: den första dominobrickan ligger på 0,0 och 1,0 ({ $rule }).
position-beyond_the_raster = { $path }: { $width } rutor brett och { $height } högt är mer än 5x4 eller 4x5 ({ $rule }).
position-one_jewel_on_a_card = { $path }: ett reparationskort visar en juvel ({ $rule }).
position-card_twice = { $path }: kortet med den här färgen ({ $colour_name }) har spelats två gånger ({ $rule }).
position-marker_of_another_stage = { $path }: markörer ligger bara på block på våning { $stage } ({ $rule }).
position-marker_without_jewel = { $path }: ett block med en markör visar en juvel ({ $rule }).
position-marker_twice = { $path }: markören i den här färgen ({ $colour_name }) finns två gånger ({ $rule }).
position-marker_after_scoring = { $path }: plats { $seat } har fått tillbaka sina markörer efter den sista poängräkningen ({ $rule }).
position-no_block_there = { $path }: det finns inget block från den här våningen på { $x },{ $y } ({ $rule }).
position-eliminated_with_full_stage = { $path }: plats { $seat } är ute ur spelet, så dess sista våning är inte full ({ $rule }).
position-other_number_of_scored_stages =
    { $path }: { $number ->
        [one] { $number } våning har gett poäng
       *[other] { $number } våningar har gett poäng
    }, det skulle vara { $expected } ({ $rule }).
position-game_goes_on = { $path }: alla pyramider är inte byggda, så någon måste välja något ({ $rule }).
position-one_builder_left = { $path }: med bara en byggmästare kvar är spelet slut ({ $rule }).
position-seat_is_eliminated = { $path }: plats { $seat } är ute ur spelet ({ $rule }).
position-no_domino_fits = { $path }: ingen dominobricka passar på den här våningen, så detta kan inte väljas: { $decision_name } ({ $rule }).
position-too_few_cards = { $path }: det finns för få kort för de lediga rutorna ({ $rule }).
position-side_not_held = { $path }: kortet med den här sidan är redan spelat ({ $rule }).
position-all_turns_had = { $path }: plats { $seat } har haft alla turer på den här våningen ({ $rule }).
position-turns_not_in_order = { $path }: medurs från platsen som har tur har någon haft för många eller för få turer på den här våningen ({ $rule }).
position-half_a_domino = { $path }: plats { $seat } har en halv dominobricka ({ $rule }).
position-other_number_of_empty_slots =
    { $path }: { $number ->
        [one] { $number } fack är tomt
       *[other] { $number } fack är tomma
    }, det skulle vara { $expected } ({ $rule }).
position-other_number_of_dominoes =
    { $path }: stenbrottet, högarna och det som väntar nämner { $number } dominobrickor; efter blocken i pyramiderna skulle det vara { $expected } ({ $rule }).

## What happens

event-drafted = tar dominobricka { $domino } från fack { $slot }
event-placed = lägger den på { $x },{ $y }, vriden { $degrees } grader
event-marked = lägger en markör ({ $colour_name }) på { $x },{ $y }
event-skipped = reparerar inte
event-side_chosen = spelar ett reparationskort: { $colour_name }
event-card_laid = kortet läggs på { $x },{ $y }, vridet { $degrees } grader
event-refilled = fyller på fack { $slot } från hög { $stack }: dominobricka { $domino }
event-stack_split = hög { $stack } är tom och får de { $dominoes } understa dominobrickorna från hög { $highest }
event-turned_up = dominobricka { $domino } ligger nu överst i hög { $stack }
event-eliminated = kan inte fylla de lediga rutorna och är ute ur spelet
event-stage_ended = våning { $stage } är klar
event-stage_began = börjar på våning { $stage }

## At the terminal

game-pyramido = Pyramido
intro-pyramido =
    Lägg dominobrickor och bygg en pyramid med fyra våningar. När en våning är byggd ger juvelerna i varje område med en
    av dina markörer poäng; juvelerna i det minsta av de områdena räknas dubbelt. Flest poäng vinner.
help-pyramido =

    En tur har upp till fyra delar:
    draft 1           ta dominobrickan i fack 1 i stenbrottet
    place 2,0 90      lägg den: dess vänstra block på ruta 2,0; dess högra block därifrån: 0 till höger, 90 ner, 180 till vänster, 270 upp
    mark 1            lägg en markör på dess block 1 (vänster) eller 2 (höger)
    skip              reparera inte; eller
    repair red        spela den röda sidan av ett kort, och sedan
    lay 2 90          lägg det på block 2, vridet 90 grader
    refill 3          fyll på stenbrottet från hög 3
