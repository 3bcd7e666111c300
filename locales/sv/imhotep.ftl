### Imhotep. Seats, ships, spaces and rounds are counted as on the table; $rule is the id of a rule on the rules page.

## Things

site-market = marknaden
site-pyramid = pyramiden
site-temple = templet
site-burial = gravkammaren
site-obelisks = obeliskerna

pyramid-left = till vänster
pyramid-middle = i mitten
pyramid-right = till höger

name-entrance = Ingången
name-sarcophagus = Sarkofagen
name-paved_path = Stenvägen
name-pyramid_decoration = Pyramiddekoration
name-temple_decoration = Tempeldekoration
name-burial_chamber_decoration = Gravkammardekoration
name-obelisk_decoration = Obeliskdekoration
name-statue = Staty
name-lever = Hävstång
name-hammer = Hammare
name-sail = Segel
name-chisel = Mejsel

source-pyramid = pyramiden
source-temple = templet
source-burial = gravkammaren
source-obelisks = obeliskerna
source-decorations = dekorationer
source-statues = statyer
source-blue_cards = blå kort
source-wrath = Faraos vrede

decision-action = turens handling
decision-hammer = Hammare: vilken sten som läggs på ett skepp
decision-chisel_first = Mejsel: var den första stenen läggs
decision-chisel_second = Mejsel: var den andra stenen läggs
decision-sail_load = Segel: var stenen läggs
decision-sail_ship = Segel: vart skeppet seglar
decision-lever_ship = Hävstång: vilket skepp som seglar, och vart
decision-lever_order = Hävstång: vilken sten som lastas av härnäst
decision-market = ett kort från marknaden
decision-keep = vilket av de två korten som behålls
decision-build = en pyramid för stenen
decision-stones = om stenar tas från stenbrottet
decision-load = om en sten läggs på ett skepp
decision-choice = en poäng eller två stenar

reason-rounds_played = sex omgångar har spelats

## The printed table

imhotep-heading =
    Imhotep, omgång { $round } av { $rounds }{ $wrath ->
        [yes] , med Faraos vrede
       *[no] { "" }
    }. Omgångskort hittills: { $cards }
imhotep-ships = Skepp
imhotep-front = (ruta 1, längst fram, är till vänster)
imhotep-moored = vid { $site_name }
imhotep-ready = kan segla
imhotep-minimum =
    { $minimum ->
        [one] seglar med minst { $minimum } sten
       *[other] seglar med minst { $minimum } stenar
    }
imhotep-face-down = med bildsidan neråt: { $cards }
imhotep-piles = draghög: { $deck }   slänghög: { $discards }
imhotep-beside = bredvid: { $stones }
imhotep-card = kort
imhotep-stones = sten
imhotep-load = lägg
imhotep-stones-there = stenar här: { $stones }
imhotep-temple-gifts = ger: val, två poäng, val, kort, val
imhotep-temple-gifts-of-4 = ger: val, två poäng, val, kort
imhotep-waiting = väntar: { $stones }
imhotep-seat = plats
imhotep-points = poäng
imhotep-at-the-end = slut nu
imhotep-sled = lager
imhotep-quarry = stenbr.
imhotep-cards = kort
imhotep-over = Spelet är slut.
imhotep-asks-action = { $mark } Plats { $seat } har en handling: ta stenar, lägga en sten på ett skepp, segla ett skepp eller spela ett blått kort.
imhotep-asks-hammer = { $mark } Plats { $seat } lägger en sten på ett skepp (Hammare).
imhotep-asks-chisel_first = { $mark } Plats { $seat } lägger den första av två stenar på ett skepp (Mejsel).
imhotep-asks-chisel_second = { $mark } Plats { $seat } lägger den andra av två stenar på ett skepp (Mejsel).
imhotep-asks-sail_load = { $mark } Plats { $seat } lägger en sten på skeppet som ska segla (Segel).
imhotep-asks-sail_ship = { $mark } Plats { $seat } seglar skepp { $ship } (Segel).
imhotep-asks-lever_ship = { $mark } Plats { $seat } seglar ett skepp och bestämmer sedan stenarnas ordning (Hävstång).
imhotep-asks-lever_order = { $mark } Plats { $seat } väljer nästa sten som lastas av från skepp { $ship } (Hävstång).
imhotep-asks-market = { $mark } Plats { $seat } får ta ett kort för stenen som kom till marknaden.
imhotep-asks-keep = { $mark } Plats { $seat } behåller ett av de två korten som låg med bildsidan neråt.
imhotep-asks-build = { $mark } Plats { $seat } väljer en pyramid för stenen.
imhotep-asks-stones = { $mark } Plats { $seat } får ta 3 stenar från stenbrottet.
imhotep-asks-load = { $mark } Plats { $seat } får lägga en sten på ett skepp.
imhotep-asks-choice = { $mark } Plats { $seat } väljer en poäng eller två stenar för ruta { $space } i templet.

## Why an action is not possible now

reason-not_asked = Det kan ingen välja nu: turens handling ska väljas ({ $rule }).
reason-sled_full = Lagret är fullt: det har plats för { $places } stenar ({ $rule }).
reason-quarry_empty = Stenbrottet är tomt ({ $rule }).
reason-sled_empty = Det finns ingen sten i lagret ({ $rule }).
reason-no_such_space =
    Skepp { $ship } har bara { $size ->
        [one] { $size } ruta
       *[other] { $size } rutor
    } ({ $rule }).
reason-space_taken = Ruta { $space } på skepp { $ship } är upptagen ({ $rule }).
reason-ship_sailed = Skepp { $ship } har seglat: det ligger vid { $site_name } ({ $rule }).
reason-below_minimum =
    Skepp { $ship } seglar med minst { $minimum ->
        [one] { $minimum } sten
       *[other] { $minimum } stenar
    }; det skulle ha { $stones } ({ $rule }).
reason-site_taken = Det ligger redan ett skepp vid { $site_name } den här omgången ({ $rule }).
reason-other_ship = Det är skepp { $ship } som måste segla ({ $rule }).
reason-card_not_held = Kortet { $card_name } ligger inte framför den här spelaren ({ $rule }).
reason-no_ship_ready = Inget skepp har tillräckligt med stenar ombord för att segla ({ $rule }).
reason-no_free_space = Inget skepp har en ledig ruta ({ $rule }).
reason-sled_stays_empty = Det finns ingen sten att lägga på ett skepp, varken i lagret eller i stenbrottet ({ $rule }).
reason-two_stones_needed = Det krävs två stenar i lagret; antal nu: { $stones } ({ $rule }).
reason-two_spaces_needed = Det krävs två lediga rutor på skeppen; antal nu: { $spaces } ({ $rule }).
reason-no_ship_would_be_ready = Med en sten till skulle inget skepp kunna segla ({ $rule }).
reason-something_is_possible = Bara den som inte kan göra något annat passar ({ $rule }).
reason-no_stone_there = Det finns ingen sten på ruta { $space } på skepp { $ship } ({ $rule }).
reason-already_ordered = Stenen på ruta { $space } på skepp { $ship } har redan fått sin tur ({ $rule }).
reason-not_the_foremost = Framför ruta { $space } på skepp { $ship } ligger en sten i samma färg: den främsta går först ({ $rule }).
reason-no_card_there = Det finns inget kort på marknadens ruta { $space } ({ $rule }).
reason-no_hidden_cards = Det finns inga kort med bildsidan neråt på marknaden ({ $rule }).
reason-one_card_only = Det finns bara ett kort att behålla ({ $rule }).
reason-pyramid_complete = Pyramiden { $pyramid_name } är färdigbyggd ({ $rule }).

## Positions written by hand; $path says where

position-round_card_twice = { $path }: omgångskortet { $card } finns två gånger ({ $rule }).
position-other_ship_size =
    { $path }: enligt omgångskortet har det här skeppet { $size ->
        [one] { $size } ruta
       *[other] { $size } rutor
    } ({ $rule }).
position-other_minimum = { $path }: skeppets minimum är { $minimum } ({ $rule }).
position-site_taken = { $path }: två skepp ligger vid { $site_name } ({ $rule }).
position-stones_on_empty_ship = { $path }: ett skepp som har seglat och inte lastas av har inga stenar ombord ({ $rule }).
position-other_number_of_cards = { $path }: { $number } kort ligger på bordet, men det ska vara { $expected } ({ $rule }).
position-too_many_of_a_card = { $path }: { $card_name } är med { $number } gånger, och så många finns inte ({ $rule }).
position-not_of_the_pair = { $path }: här ska parets första kort stå, sorterade ({ $rule }).
position-other_number_of_stones = { $path }: med så många stenar i templet syns bara de { $number } första rutorna ({ $rule }).
position-more_seen_than_there = { $path }: det syns fler stenar från plats { $seat } än vad som finns ({ $rule }).
position-other_number_of_stones_in_all = { $path }: plats { $seat } har sammanlagt { $number } stenar i stället för { $expected } ({ $rule }).
position-pyramid_not_complete = { $path }: ingen sten ligger bredvid pyramiden innan den är färdigbyggd ({ $rule }).
position-not_the_last_round = { $path }: spelet slutar efter omgång { $round } ({ $rule }).
position-not_cleared = { $path }: här finns inget kvar när spelet är slut ({ $rule }).
position-not_the_active_seat = { $path }: det är plats { $seat } som har tur ({ $rule }).
position-nothing_caused_by_it = { $path }: ett rött kort ligger för sig bara så länge dess verkan pågår ({ $rule }).
position-round_is_over = { $path }: därmed är omgången slut, och ingen tur fortsätter ({ $rule }).
position-round_goes_on = { $path }: därmed fortsätter omgången, och detta val ska inte göras nu ({ $rule }).

## What happens

event-passed = passar: inget annat är möjligt
event-stones_taken =
    { $stones ->
        [0] det finns inte plats för fler stenar i lagret
        [one] tar { $stones } sten från stenbrottet
       *[other] tar { $stones } stenar från stenbrottet
    }
event-card_played = spelar { $card_name }
event-declined =
    { $offer ->
        [market] tar inget kort
        [stones] tar inga stenar
       *[load] lägger ingen sten på ett skepp
    }
event-stone_loaded = lägger en sten på ruta { $space } på skepp { $ship }
event-ship_sailed = skepp { $ship } seglar till { $site_name }
event-unloading_ordered = stenen på ruta { $space } på skepp { $ship } blir nästa
event-stone_unloaded = en sten lastas av från skepp { $ship }
event-stone_went_home = en sten från skepp { $ship } går tillbaka till stenbrottet
event-stone_returned = stenen går tillbaka till stenbrottet
event-stone_placed =
    { $site ->
        [obelisks] en sten kommer till obeliskerna: { $space } sammanlagt
       *[other] en sten kommer till { $site_name }, ruta { $space }
    }
event-stone_built = en sten kommer till pyramiden { $pyramid_name }, ruta { $space }
event-stone_placed_beside = en sten läggs bredvid pyramiden
event-obelisk_built = bygger färdigt obelisk { $number }
event-card_taken = tar { $card_name } från marknaden
event-pair_seen =
    { $number ->
        [one] tittar på kortet med bildsidan neråt: { $first_name }
       *[other] tittar på korten med bildsidan neråt: { $first_name } och { $second_name }
    }
event-pair_seen-unseen = tittar på korten med bildsidan neråt
event-card_kept = behåller { $card_name }
event-card_drawn = drar { $card_name } från draghögen
event-card_carried_out = { $card_name }: en sten från stenbrottet läggs på monumentet
event-card_idle = { $card_name }: stenbrottet är tomt, inget händer
event-card_discarded = { "" }
event-deck_reshuffled = slänghögen blir en ny draghög: { $cards } kort
event-round_ended = omgång { $round } är slut
event-round_began = omgång { $round } börjar; skepp: { $ships }
event-card_turned_up = { $card_name } läggs på marknadens ruta { $space }
event-card_laid_face_down = ett kort läggs med bildsidan neråt

## At the terminal

game-imhotep = Imhotep
intro-imhotep =
    Lägg stenar på skeppen och segla skeppen till monumenten, där dina stenar ger dig poäng och kort.
    Spelet har sex omgångar; en omgång är slut när dess fjärde skepp har seglat. Flest poäng vinner.
help-imhotep =

    På din tur gör du något av detta:
    take           ta upp till 3 stenar från ditt stenbrott till ditt lager, som har 5 platser
    load 1.2       lägg en sten från ditt lager på skepp 1, ruta 2; ruta 1 lastas av först
    sail 1 temple  segla skepp 1 till templet; du behöver inte ha någon sten ombord
    play lever     spela ett blått kort som ligger framför dig (här: Hävstång)
    Det här ger dina stenar på A-sidorna (B-sidorna är annorlunda, se bordet):
    market         marknaden: ett kort för varje sten
    pyramid        pyramiden: rutans poäng, genast
    temple         templet: 1 poäng för varje sten som syns uppifrån, i slutet av varje omgång
    burial         gravkammaren: poäng för intilliggande stenar, i slutet av spelet
    obelisks       obeliskerna: poäng för de högsta obeliskerna, i slutet av spelet
