### Imhotep. Seats, ships, spaces and rounds are counted as on the table; $rule is the id of a rule on the rules page.

## Things

site-market = markedet
site-pyramid = pyramiden
site-temple = tempelet
site-burial = gravkammeret
site-obelisks = obeliskene

pyramid-left = til venstre
pyramid-middle = i midten
pyramid-right = til høyre

name-entrance = Inngang
name-sarcophagus = Sarkofag
name-paved_path = Brostein
name-pyramid_decoration = Pyramidedekorasjon
name-temple_decoration = Tempeldekorasjon
name-burial_chamber_decoration = Gravkammerdekorasjon
name-obelisk_decoration = Obeliskdekorasjon
name-statue = Statue
name-lever = Spett
name-hammer = Hammer
name-sail = Seil
name-chisel = Meisel

source-pyramid = pyramiden
source-temple = tempelet
source-burial = gravkammeret
source-obelisks = obeliskene
source-decorations = dekorasjoner
source-statues = statuer
source-blue_cards = blå kort
source-wrath = Faraos vrede

decision-action = turens handling
decision-hammer = Hammer: hvilken stein som legges på et skip
decision-chisel_first = Meisel: hvor den første steinen legges
decision-chisel_second = Meisel: hvor den andre steinen legges
decision-sail_load = Seil: hvor steinen legges
decision-sail_ship = Seil: hvor skipet seiler hen
decision-lever_ship = Spett: hvilket skip som seiler, og hvor hen
decision-lever_order = Spett: hvilken stein som losses som den neste
decision-market = et kort fra markedet
decision-keep = hvilket av de to kortene som beholdes
decision-build = en pyramide til steinen
decision-stones = om det tas steiner fra steinbruddet
decision-load = om det legges en stein på et skip
decision-choice = ett poeng eller to steiner

reason-rounds_played = seks runder er spilt

## The printed table

imhotep-heading =
    Imhotep, runde { $round } av { $rounds }{ $wrath ->
        [yes] , med Faraos vrede
       *[no] { "" }
    }. Rundekort så langt: { $cards }
imhotep-ships = Skip
imhotep-front = (felt 1, forrest, er til venstre)
imhotep-moored = ved { $site_name }
imhotep-ready = kan seile
imhotep-minimum =
    { $minimum ->
        [one] seiler med minst { $minimum } stein
       *[other] seiler med minst { $minimum } steiner
    }
imhotep-face-down = med bildesiden ned: { $cards }
imhotep-piles = trekkbunke: { $deck }   kastebunke: { $discards }
imhotep-beside = ved siden av: { $stones }
imhotep-card = kort
imhotep-stones = stein
imhotep-load = legg
imhotep-stones-there = steiner her: { $stones }
imhotep-temple-gifts = gir: valg, to poeng, valg, kort, valg
imhotep-temple-gifts-of-4 = gir: valg, to poeng, valg, kort
imhotep-waiting = venter: { $stones }
imhotep-seat = plass
imhotep-points = poeng
imhotep-at-the-end = slutt nå
imhotep-sled = lager
imhotep-quarry = steinbr.
imhotep-cards = kort
imhotep-over = Spillet er slutt.
imhotep-asks-action = { $mark } Plass { $seat } har en handling: ta steiner, legge en stein på et skip, seile et skip eller spille et blått kort.
imhotep-asks-hammer = { $mark } Plass { $seat } legger en stein på et skip (Hammer).
imhotep-asks-chisel_first = { $mark } Plass { $seat } legger den første av to steiner på et skip (Meisel).
imhotep-asks-chisel_second = { $mark } Plass { $seat } legger den andre av to steiner på et skip (Meisel).
imhotep-asks-sail_load = { $mark } Plass { $seat } legger en stein på skipet som skal seile (Seil).
imhotep-asks-sail_ship = { $mark } Plass { $seat } seiler skip { $ship } (Seil).
imhotep-asks-lever_ship = { $mark } Plass { $seat } seiler et skip og bestemmer deretter rekkefølgen på steinene (Spett).
imhotep-asks-lever_order = { $mark } Plass { $seat } velger den neste steinen som losses fra skip { $ship } (Spett).
imhotep-asks-market = { $mark } Plass { $seat } kan ta et kort for steinen som kom til markedet.
imhotep-asks-keep = { $mark } Plass { $seat } beholder ett av de to kortene som lå med bildesiden ned.
imhotep-asks-build = { $mark } Plass { $seat } velger en pyramide til steinen.
imhotep-asks-stones = { $mark } Plass { $seat } kan ta 3 steiner fra steinbruddet.
imhotep-asks-load = { $mark } Plass { $seat } kan legge en stein på et skip.
imhotep-asks-choice = { $mark } Plass { $seat } velger ett poeng eller to steiner for felt { $space } i tempelet.

## Why an action is not possible now

reason-not_asked = Det kan ingen velge nå: turens handling skal velges ({ $rule }).
reason-sled_full = Lageret er fullt: det har plass til { $places } steiner ({ $rule }).
reason-quarry_empty = Steinbruddet er tomt ({ $rule }).
reason-sled_empty = Det er ingen steiner på lageret ({ $rule }).
reason-no_such_space =
    Skip { $ship } har bare { $size ->
        [one] { $size } felt
       *[other] { $size } felter
    } ({ $rule }).
reason-space_taken = Felt { $space } på skip { $ship } er opptatt ({ $rule }).
reason-ship_sailed = Skip { $ship } har seilt: det ligger ved { $site_name } ({ $rule }).
reason-below_minimum =
    Skip { $ship } seiler med minst { $minimum ->
        [one] { $minimum } stein
       *[other] { $minimum } steiner
    }; det ville hatt { $stones } ({ $rule }).
reason-site_taken = Det ligger allerede et skip ved { $site_name } i denne runden ({ $rule }).
reason-other_ship = Det er skip { $ship } som må seile ({ $rule }).
reason-card_not_held = Kortet { $card_name } ligger ikke foran denne spilleren ({ $rule }).
reason-no_ship_ready = Ingen skip har nok steiner om bord til å seile ({ $rule }).
reason-no_free_space = Ingen skip har et ledig felt ({ $rule }).
reason-sled_stays_empty = Det finnes ingen stein å legge på et skip, verken på lageret eller i steinbruddet ({ $rule }).
reason-two_stones_needed = Det trengs to steiner på lageret; antall nå: { $stones } ({ $rule }).
reason-two_spaces_needed = Det trengs to ledige felter på skipene; antall nå: { $spaces } ({ $rule }).
reason-no_ship_would_be_ready = Med én stein til ville ingen skip kunne seile ({ $rule }).
reason-something_is_possible = Bare den som ikke kan gjøre noe annet, melder pass ({ $rule }).
reason-no_stone_there = Det er ingen stein på felt { $space } på skip { $ship } ({ $rule }).
reason-already_ordered = Steinen på felt { $space } på skip { $ship } har allerede fått sin tur ({ $rule }).
reason-not_the_foremost = Foran felt { $space } på skip { $ship } ligger en stein i samme farge: den forreste går først ({ $rule }).
reason-no_card_there = Det er ikke noe kort på felt { $space } på markedet ({ $rule }).
reason-no_hidden_cards = Det er ingen kort med bildesiden ned på markedet ({ $rule }).
reason-one_card_only = Det er bare ett kort å beholde ({ $rule }).
reason-pyramid_complete = Pyramiden { $pyramid_name } er ferdig bygd ({ $rule }).

## Positions written by hand; $path says where

position-round_card_twice = { $path }: rundekortet { $card } finnes to ganger ({ $rule }).
position-other_ship_size =
    { $path }: etter rundekortet har dette skipet { $size ->
        [one] { $size } felt
       *[other] { $size } felter
    } ({ $rule }).
position-other_minimum = { $path }: minimum for dette skipet er { $minimum } ({ $rule }).
position-site_taken = { $path }: to skip ligger ved { $site_name } ({ $rule }).
position-stones_on_empty_ship = { $path }: et skip som har seilt og ikke losses, har ingen steiner om bord ({ $rule }).
position-other_number_of_cards = { $path }: det ligger { $number } kort på bordet, men det skal være { $expected } ({ $rule }).
position-too_many_of_a_card = { $path }: { $card_name } finnes { $number } ganger, og så mange er det ikke ({ $rule }).
position-not_of_the_pair = { $path }: her skal de første kortene i paret stå, sortert ({ $rule }).
position-other_number_of_stones = { $path }: med så mange steiner i tempelet ser man bare de { $number } første feltene ({ $rule }).
position-more_seen_than_there = { $path }: det er flere synlige steiner fra plass { $seat } enn det finnes ({ $rule }).
position-other_number_of_stones_in_all = { $path }: plass { $seat } har { $number } steiner i alt i stedet for { $expected } ({ $rule }).
position-pyramid_not_complete = { $path }: ingen stein ligger ved siden av pyramiden før den er ferdig bygd ({ $rule }).
position-not_the_last_round = { $path }: spillet slutter etter runde { $round } ({ $rule }).
position-not_cleared = { $path }: her ligger det ingenting igjen når spillet er slutt ({ $rule }).
position-not_the_active_seat = { $path }: det er plass { $seat } sin tur ({ $rule }).
position-nothing_caused_by_it = { $path }: et rødt kort ligger bare for seg selv så lenge virkningen varer ({ $rule }).
position-round_is_over = { $path }: med dette er runden slutt, og ingen tur fortsetter ({ $rule }).
position-round_goes_on = { $path }: med dette fortsetter runden, og dette valget skal ikke tas nå ({ $rule }).

## What happens

event-passed = melder pass: ingenting annet er mulig
event-stones_taken =
    { $stones ->
        [0] det er ikke plass til flere steiner på lageret
        [one] tar { $stones } stein fra steinbruddet
       *[other] tar { $stones } steiner fra steinbruddet
    }
event-card_played = spiller { $card_name }
event-declined =
    { $offer ->
        [market] tar ikke noe kort
        [stones] tar ingen steiner
       *[load] legger ingen stein på et skip
    }
event-stone_loaded = legger en stein på felt { $space } på skip { $ship }
event-ship_sailed = skip { $ship } seiler til { $site_name }
event-unloading_ordered = steinen på felt { $space } på skip { $ship } blir den neste
event-stone_unloaded = en stein losses fra skip { $ship }
event-stone_went_home = en stein fra skip { $ship } går tilbake til steinbruddet
event-stone_returned = steinen går tilbake til steinbruddet
event-stone_placed =
    { $site ->
        [obelisks] en stein kommer til obeliskene: { $space } i alt
       *[other] en stein kommer til { $site_name }, felt { $space }
    }
event-stone_built = en stein kommer på pyramiden { $pyramid_name }, felt { $space }
event-stone_placed_beside = en stein legges ved siden av pyramiden
event-obelisk_built = bygger obelisk { $number } ferdig
event-card_taken = tar { $card_name } fra markedet
event-pair_seen =
    { $number ->
        [one] ser på kortet med bildesiden ned: { $first_name }
       *[other] ser på kortene med bildesiden ned: { $first_name } og { $second_name }
    }
event-pair_seen-unseen = ser på kortene med bildesiden ned
event-card_kept = beholder { $card_name }
event-card_drawn = trekker { $card_name } fra trekkbunken
event-card_carried_out = { $card_name }: en stein fra steinbruddet legges på byggeplassen
event-card_idle = { $card_name }: steinbruddet er tomt, ingenting skjer
event-card_discarded = { "" }
event-deck_reshuffled = kastebunken blir en ny trekkbunke: { $cards } kort
event-round_ended = runde { $round } er slutt
event-round_began = runde { $round } begynner; skip: { $ships }
event-card_turned_up = { $card_name } legges på felt { $space } på markedet
event-card_laid_face_down = et kort legges med bildesiden ned

## At the terminal

game-imhotep = Imhotep
intro-imhotep =
    Legg steiner på skipene og seil skipene til byggeplassene, der steinene dine gir deg poeng og kort.
    Det spilles seks runder; en runde er slutt når det fjerde skipet har seilt. Flest poeng vinner.
help-imhotep =

    I din tur gjør du én av disse tingene:
    take           ta opptil 3 steiner fra steinbruddet ditt til lageret ditt, som har 5 plasser
    load 1.2       legg en stein fra lageret på skip 1, felt 2; felt 1 losses først
    sail 1 temple  seil skip 1 til tempelet; du trenger ikke å ha egne steiner om bord
    play lever     spill et blått kort som ligger foran deg (her: Spett)
    Dette gir steinene dine på A-sidene (B-sidene er annerledes, se bordet):
    market         markedet: et kort for hver stein
    pyramid        pyramiden: poengene på feltet, med en gang
    temple         tempelet: 1 poeng for hver stein som er synlig ovenfra, i slutten av hver runde
    burial         gravkammeret: poeng for grupper av steiner som ligger inntil hverandre, ved spillets slutt
    obelisks       obeliskene: poeng for de høyeste obeliskene, ved spillets slutt
