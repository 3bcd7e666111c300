### Imhotep. Seats, ships, spaces and rounds are counted as on the table; $rule is the id of a rule on the rules page.

## Things

site-market = markedet
site-pyramid = pyramiden
site-temple = templet
site-burial = gravkammeret
site-obelisks = obeliskerne

pyramid-left = til venstre
pyramid-middle = i midten
pyramid-right = til højre

name-entrance = Indgang
name-sarcophagus = Sarkofag
name-paved_path = Brolagt sti
name-pyramid_decoration = Pyramideudsmykning
name-temple_decoration = Tempeludsmykning
name-burial_chamber_decoration = Gravkammerudsmykning
name-obelisk_decoration = Obeliskudsmykning
name-statue = Statue
name-lever = Løftestang
name-hammer = Hammer
name-sail = Sejl
name-chisel = Mejsel

source-pyramid = pyramiden
source-temple = templet
source-burial = gravkammeret
source-obelisks = obeliskerne
source-decorations = udsmykninger
source-statues = statuer
source-blue_cards = blå kort
source-wrath = Faraos vrede

decision-action = turens handling
decision-hammer = Hammer: hvilken sten der lægges på et skib
decision-chisel_first = Mejsel: hvor den første sten lægges
decision-chisel_second = Mejsel: hvor den anden sten lægges
decision-sail_load = Sejl: hvor stenen lægges
decision-sail_ship = Sejl: hvor skibet sejler hen
decision-lever_ship = Løftestang: hvilket skib der sejler, og hvorhen
decision-lever_order = Løftestang: hvilken sten der losses som den næste
decision-market = et kort fra markedet
decision-keep = hvilket af de to kort der beholdes
decision-build = en pyramide til stenen
decision-stones = om der tages sten fra stenbruddet
decision-load = om der lægges en sten på et skib
decision-choice = et point eller to sten

reason-rounds_played = der er spillet seks runder

## The printed table

imhotep-heading =
    Imhotep, runde { $round } af { $rounds }{ $wrath ->
        [yes] , med Faraos vrede
       *[no] { "" }
    }. Rundekort indtil nu: { $cards }
imhotep-ships = Skibe
imhotep-front = (felt 1, forrest, er til venstre)
imhotep-moored = ved { $site_name }
imhotep-ready = kan sejle
imhotep-minimum = sejler med mindst { $minimum } sten
imhotep-face-down = med billedsiden ned: { $cards }
imhotep-piles = bunke: { $deck }   kasserede: { $discards }
imhotep-beside = ved siden af: { $stones }
imhotep-card = kort
imhotep-stones = sten
imhotep-load = læg
imhotep-stones-there = sten her: { $stones }
imhotep-temple-gifts = giver: valg, to point, valg, kort, valg
imhotep-temple-gifts-of-4 = giver: valg, to point, valg, kort
imhotep-waiting = venter: { $stones }
imhotep-seat = plads
imhotep-points = point
imhotep-at-the-end = slut nu
imhotep-sled = slæde
imhotep-quarry = stenbrud
imhotep-cards = kort
imhotep-over = Spillet er slut.
imhotep-asks-action = { $mark } Plads { $seat } har en handling: tage sten, lægge en sten på et skib, sejle et skib eller spille et blåt kort.
imhotep-asks-hammer = { $mark } Plads { $seat } lægger en sten på et skib (Hammer).
imhotep-asks-chisel_first = { $mark } Plads { $seat } lægger den første af to sten på et skib (Mejsel).
imhotep-asks-chisel_second = { $mark } Plads { $seat } lægger den anden af to sten på et skib (Mejsel).
imhotep-asks-sail_load = { $mark } Plads { $seat } lægger en sten på det skib, der skal sejle (Sejl).
imhotep-asks-sail_ship = { $mark } Plads { $seat } sejler skib { $ship } (Sejl).
imhotep-asks-lever_ship = { $mark } Plads { $seat } sejler et skib og bestemmer derefter stenenes rækkefølge (Løftestang).
imhotep-asks-lever_order = { $mark } Plads { $seat } vælger den næste sten, der losses fra skib { $ship } (Løftestang).
imhotep-asks-market = { $mark } Plads { $seat } må tage et kort for stenen, der kom til markedet.
imhotep-asks-keep = { $mark } Plads { $seat } beholder et af de to kort, der lå med billedsiden ned.
imhotep-asks-build = { $mark } Plads { $seat } vælger en pyramide til stenen.
imhotep-asks-stones = { $mark } Plads { $seat } må tage 3 sten fra stenbruddet.
imhotep-asks-load = { $mark } Plads { $seat } må lægge en sten på et skib.
imhotep-asks-choice = { $mark } Plads { $seat } vælger et point eller to sten for felt { $space } i templet.

## Why an action is not possible now

reason-not_asked = Det kan ingen vælge nu: turens handling skal vælges ({ $rule }).
reason-sled_full = Slæden er fuld: den har plads til { $places } sten ({ $rule }).
reason-quarry_empty = Stenbruddet er tomt ({ $rule }).
reason-sled_empty = Der er ingen sten på slæden ({ $rule }).
reason-no_such_space =
    Skib { $ship } har kun { $size ->
        [one] { $size } felt
       *[other] { $size } felter
    } ({ $rule }).
reason-space_taken = Felt { $space } på skib { $ship } er optaget ({ $rule }).
reason-ship_sailed = Skib { $ship } er sejlet: det ligger ved { $site_name } ({ $rule }).
reason-below_minimum = Skib { $ship } sejler med mindst { $minimum } sten; det ville have { $stones } ({ $rule }).
reason-site_taken = Der ligger allerede et skib ved { $site_name } i denne runde ({ $rule }).
reason-other_ship = Det er skib { $ship }, der skal sejle ({ $rule }).
reason-card_not_held = Kortet { $card_name } ligger ikke foran denne spiller ({ $rule }).
reason-no_ship_ready = Intet skib har sten nok om bord til at sejle ({ $rule }).
reason-no_free_space = Intet skib har et ledigt felt ({ $rule }).
reason-sled_stays_empty = Der er ingen sten at lægge på et skib, hverken på slæden eller i stenbruddet ({ $rule }).
reason-two_stones_needed = Der skal være to sten på slæden; der er { $stones } ({ $rule }).
reason-two_spaces_needed = Der skal være to ledige felter på skibene; der er { $spaces } ({ $rule }).
reason-no_ship_would_be_ready = Med en sten mere ville intet skib kunne sejle ({ $rule }).
reason-something_is_possible = Kun den, der ikke kan andet, melder pas ({ $rule }).
reason-no_stone_there = Der er ingen sten på felt { $space } på skib { $ship } ({ $rule }).
reason-already_ordered = Stenen på felt { $space } på skib { $ship } har allerede fået sin tur ({ $rule }).
reason-not_the_foremost = Foran felt { $space } på skib { $ship } ligger en sten i samme farve: den forreste kommer først ({ $rule }).
reason-no_card_there = Der er intet kort på markedets felt { $space } ({ $rule }).
reason-no_hidden_cards = Der er ingen kort med billedsiden ned på markedet ({ $rule }).
reason-one_card_only = Der er kun ét kort at beholde ({ $rule }).
reason-pyramid_complete = Pyramiden { $pyramid_name } er bygget færdig ({ $rule }).

## Positions written by hand; $path says where

position-round_card_twice = { $path }: rundekortet { $card } er der to gange ({ $rule }).
position-other_ship_size = { $path }: ifølge rundekortet har dette skib { $size } felter ({ $rule }).
position-other_minimum = { $path }: skibets minimum er { $minimum } ({ $rule }).
position-site_taken = { $path }: to skibe ligger ved { $site_name } ({ $rule }).
position-stones_on_empty_ship = { $path }: et skib, der er sejlet og ikke losses, har ingen sten om bord ({ $rule }).
position-other_number_of_cards = { $path }: der ligger { $number } kort på bordet, men der skal være { $expected } ({ $rule }).
position-too_many_of_a_card = { $path }: { $card_name } er der { $number } gange, og så mange findes ikke ({ $rule }).
position-not_of_the_pair = { $path }: her skal stå de første kort af parret, sorteret ({ $rule }).
position-other_number_of_stones = { $path }: med så mange sten i templet ses kun de første { $number } felter ({ $rule }).
position-more_seen_than_there = { $path }: der ses flere sten fra plads { $seat }, end der er ({ $rule }).
position-other_number_of_stones_in_all = { $path }: plads { $seat } har { $number } sten i alt i stedet for { $expected } ({ $rule }).
position-pyramid_not_complete = { $path }: der ligger ingen sten ved siden af pyramiden, før den er bygget færdig ({ $rule }).
position-not_the_last_round = { $path }: spillet slutter efter runde { $round } ({ $rule }).
position-not_cleared = { $path }: her ligger intet tilbage, når spillet er slut ({ $rule }).
position-not_the_active_seat = { $path }: det er plads { $seat }, der har tur ({ $rule }).
position-nothing_caused_by_it = { $path }: et rødt kort ligger kun for sig, så længe dets virkning varer ({ $rule }).
position-round_is_over = { $path }: hermed er runden slut, og ingen tur fortsætter ({ $rule }).
position-round_goes_on = { $path }: hermed fortsætter runden, og dette valg skal ikke træffes nu ({ $rule }).

## What happens

event-passed = melder pas: intet andet er muligt
event-stones_taken =
    { $stones ->
        [0] der er ikke plads til flere sten på slæden
       *[other] tager { $stones } sten fra stenbruddet
    }
event-card_played = spiller { $card_name }
event-declined =
    { $offer ->
        [market] tager intet kort
        [stones] tager ingen sten
       *[load] lægger ingen sten på et skib
    }
event-stone_loaded = lægger en sten på felt { $space } på skib { $ship }
event-ship_sailed = skib { $ship } sejler til { $site_name }
event-unloading_ordered = stenen på felt { $space } på skib { $ship } bliver den næste
event-stone_unloaded = en sten losses fra skib { $ship }
event-stone_went_home = en sten fra skib { $ship } kommer tilbage i stenbruddet
event-stone_returned = stenen kommer tilbage i stenbruddet
event-stone_placed =
    { $site ->
        [obelisks] en sten kommer til obeliskerne: { $space } i alt
       *[other] en sten kommer til { $site_name }, felt { $space }
    }
event-stone_built = en sten kommer på pyramiden { $pyramid_name }, felt { $space }
event-stone_placed_beside = en sten lægges ved siden af pyramiden
event-obelisk_built = bygger obelisk { $number } færdig
event-card_taken = tager { $card_name } fra markedet
event-pair_seen =
    { $number ->
        [one] ser på kortet med billedsiden ned: { $first_name }
       *[other] ser på kortene med billedsiden ned: { $first_name } og { $second_name }
    }
event-pair_seen-unseen = ser på kortene med billedsiden ned
event-card_kept = beholder { $card_name }
event-card_drawn = trækker { $card_name } fra bunken
event-card_carried_out = { $card_name }: en sten fra stenbruddet lægges på byggepladsen
event-card_idle = { $card_name }: stenbruddet er tomt, der sker ikke noget
event-card_discarded = { "" }
event-deck_reshuffled = de kasserede kort bliver til en ny bunke: { $cards } kort
event-round_ended = runde { $round } er slut
event-round_began = runde { $round } begynder; skibe: { $ships }
event-card_turned_up = { $card_name } lægges på markedets felt { $space }
event-card_laid_face_down = et kort lægges med billedsiden ned

## At the terminal

game-imhotep = Imhotep
intro-imhotep =
    Læg sten på skibene, og sejl skibene til byggepladserne, hvor dine sten giver dig point og kort.
    Der spilles seks runder; en runde slutter, når dens fjerde skib er sejlet. Flest point vinder.
help-imhotep =

    I din tur gør du ét af dette:
    take           tag op til 3 sten fra dit stenbrud til din slæde, som har 5 pladser
    load 1.2       læg en sten fra din slæde på skib 1, felt 2; felt 1 losses først
    sail 1 temple  sejl skib 1 til templet; du behøver ikke at have sten om bord
    play lever     spil et blåt kort, der ligger foran dig (her: Løftestang)
    Det giver dine sten på A-siderne (B-siderne er anderledes, se bordet):
    market         markedet: et kort for hver sten
    pyramid        pyramiden: feltets point, med det samme
    temple         templet: 1 point for hver sten, der ses oppefra, i slutningen af hver runde
    burial         gravkammeret: point for sammenhængende sten, når spillet er slut
    obelisks       obeliskerne: point for de højeste obelisker, når spillet er slut
