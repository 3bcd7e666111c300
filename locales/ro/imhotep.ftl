### Imhotep. Locurile, bărcile, câmpurile și rundele se numără ca la masă; $rule este numărul unei reguli din pagina de reguli.

## Lucruri

# Numele locațiilor se potrivesc după „la”, „spre” și „pentru”.
site-market = piață
site-pyramid = piramidă
site-temple = templu
site-burial = camera mortuară
site-obelisks = obeliscuri

pyramid-left = stânga
pyramid-middle = mijloc
pyramid-right = dreapta

name-entrance = Intrare
name-sarcophagus = Sarcofag
name-paved_path = Cale pavată
name-pyramid_decoration = Ornament-Piramidă
name-temple_decoration = Ornament-Templu
name-burial_chamber_decoration = Ornament-Camera mortuară
name-obelisk_decoration = Ornament-Obelisc
name-statue = Statuie
name-lever = Pârghie
name-hammer = Ciocan
name-sail = Velă
name-chisel = Daltă

source-pyramid = piramidă
source-temple = templu
source-burial = camera mortuară
source-obelisks = obeliscuri
source-decorations = ornamente
source-statues = statui
source-blue_cards = cărți albastre
source-wrath = Mânia faraonului

decision-action = o acțiune a acestei mutări
decision-hammer = Ciocan: ce piatră se încarcă
decision-chisel_first = Daltă: unde merge prima piatră
decision-chisel_second = Daltă: unde merge a doua piatră
decision-sail_load = Velă: unde merge piatra
decision-sail_ship = Velă: unde merge barca
decision-lever_ship = Pârghie: care barcă merge și unde
decision-lever_order = Pârghie: care piatră urmează
decision-market = o carte de la piață
decision-keep = care dintre cele două cărți se păstrează
decision-build = o piramidă pentru piatră
decision-stones = dacă se iau pietre din carieră
decision-load = dacă se încarcă o piatră
decision-choice = un punct sau două pietre

reason-rounds_played = s-au jucat șase runde

## Masa tipărită

imhotep-heading =
    Imhotep, runda { $round } din { $rounds }{ $wrath ->
        [yes] , cu Mânia faraonului
       *[no] { "" }
    }. Cărți de rundă până acum: { $cards }
imhotep-ships = bărci
imhotep-front = (câmpul 1, din față, este la stânga)
imhotep-moored = la { $site_name }
imhotep-ready = poate pleca
imhotep-minimum =
    { $minimum ->
        [one] pleacă de la { $minimum } piatră
        [few] pleacă de la { $minimum } pietre
       *[other] pleacă de la { $minimum } de pietre
    } în sus
imhotep-face-down = cu fața în jos: { $cards }
imhotep-piles = teanc: { $deck }   decartate: { $discards }
imhotep-beside = alături: { $stones }
imhotep-card = carte
imhotep-stones = pietre
imhotep-load = barcă
imhotep-stones-there = pietre acolo: { $stones }
imhotep-temple-gifts = aduce: alegere, două puncte, alegere, carte, alegere
imhotep-temple-gifts-of-4 = aduce: alegere, două puncte, alegere, carte
imhotep-waiting = așteaptă: { $stones }
imhotep-seat = loc
imhotep-points = puncte
imhotep-at-the-end = la final
imhotep-sled = depozit
imhotep-quarry = carieră
imhotep-cards = cărți
imhotep-over = Jocul s-a terminat.
imhotep-asks-action = { $mark } Locul { $seat } are o acțiune: ia pietre, încarcă o piatră, conduce o barcă sau joacă o carte albastră.
imhotep-asks-hammer = { $mark } Locul { $seat } încarcă o piatră (Ciocan).
imhotep-asks-chisel_first = { $mark } Locul { $seat } încarcă prima din două pietre (Daltă).
imhotep-asks-chisel_second = { $mark } Locul { $seat } încarcă a doua din două pietre (Daltă).
imhotep-asks-sail_load = { $mark } Locul { $seat } încarcă o piatră pe barca pe care o va conduce (Velă).
imhotep-asks-sail_ship = { $mark } Locul { $seat } conduce barca { $ship } (Velă).
imhotep-asks-lever_ship = { $mark } Locul { $seat } conduce o barcă, apoi îi ordonează pietrele (Pârghie).
imhotep-asks-lever_order = { $mark } Locul { $seat } alege următoarea piatră descărcată de pe barca { $ship } (Pârghie).
imhotep-asks-market = { $mark } Locul { $seat } poate lua o carte pentru piatra ajunsă la piață.
imhotep-asks-keep = { $mark } Locul { $seat } păstrează una dintre cele două cărți cu fața în jos.
imhotep-asks-build = { $mark } Locul { $seat } alege o piramidă pentru piatră.
imhotep-asks-stones = { $mark } Locul { $seat } poate lua 3 pietre din carieră.
imhotep-asks-load = { $mark } Locul { $seat } poate încărca o piatră.
imhotep-asks-choice = { $mark } Locul { $seat } alege un punct sau două pietre pentru câmpul { $space } al templului.

## De ce nu este posibilă acum o acțiune

reason-not_asked = Asta nu i se oferă nimănui acum: este timpul pentru acțiunea mutării ({ $rule }).
reason-sled_full =
    Depozitul este plin: încap { $places ->
        [one] { $places } piatră
        [few] { $places } pietre
       *[other] { $places } de pietre
    } ({ $rule }).
reason-quarry_empty = Cariera este goală ({ $rule }).
reason-sled_empty = Nu este nicio piatră în depozit ({ $rule }).
reason-no_such_space =
    Barca { $ship } are doar { $size ->
        [one] { $size } câmp
        [few] { $size } câmpuri
       *[other] { $size } de câmpuri
    } ({ $rule }).
reason-space_taken = Câmpul { $space } al bărcii { $ship } este ocupat ({ $rule }).
reason-ship_sailed = Barca { $ship } a plecat deja: se află la { $site_name } ({ $rule }).
reason-below_minimum =
    Barca { $ship } pleacă doar cu cel puțin { $minimum ->
        [one] { $minimum } piatră
        [few] { $minimum } pietre
       *[other] { $minimum } de pietre
    }; ar avea { $stones } ({ $rule }).
reason-site_taken = În această rundă a acostat deja o barcă la { $site_name } ({ $rule }).
reason-other_ship = Barca { $ship } este cea care trebuie să plece ({ $rule }).
reason-card_not_held = În fața acestui loc nu se află cartea „{ $card_name }” ({ $rule }).
reason-no_ship_ready = Nicio barcă nu are pietrele de care are nevoie ca să plece ({ $rule }).
reason-no_free_space = Nicio barcă nu are un câmp liber ({ $rule }).
reason-sled_stays_empty = Nu există nicio piatră de încărcat, nici în depozit, nici în carieră ({ $rule }).
reason-two_stones_needed = E nevoie de două pietre în depozit; acolo { $stones ->
        [one] este { $stones }
        [few] sunt { $stones }
       *[other] sunt { $stones }
    } ({ $rule }).
reason-two_spaces_needed = E nevoie de două câmpuri libere pe bărci; { $spaces ->
        [one] există doar { $spaces }
        [few] există { $spaces }
       *[other] există { $spaces }
    } ({ $rule }).
reason-no_ship_would_be_ready = Nici cu încă o piatră nu ar putea pleca vreo barcă ({ $rule }).
reason-something_is_possible = Pasează doar cine nu poate face nimic altceva ({ $rule }).
reason-no_stone_there = Pe câmpul { $space } al bărcii { $ship } nu este nicio piatră ({ $rule }).
reason-already_ordered = Piatra de pe câmpul { $space } al bărcii { $ship } are deja un rând ({ $rule }).
reason-not_the_foremost = Înaintea câmpului { $space } al bărcii { $ship } este o piatră de aceeași culoare: cea din față este prima ({ $rule }).
reason-no_card_there = Pe câmpul { $space } al pieței nu este nicio carte ({ $rule }).
reason-no_hidden_cards = La piață nu sunt cărți cu fața în jos ({ $rule }).
reason-one_card_only = Există o singură carte de păstrat ({ $rule }).
reason-pyramid_complete = Această piramidă este completă: { $pyramid_name } ({ $rule }).

## Poziții scrise de mână; $path spune unde

position-round_card_twice = { $path }: cartea de rundă { $card } apare de două ori ({ $rule }).
position-other_ship_size =
    { $path }: după cartea de rundă, această barcă are { $size ->
        [one] { $size } câmp
        [few] { $size } câmpuri
       *[other] { $size } de câmpuri
    } ({ $rule }).
position-other_minimum = { $path }: încărcătura minimă a acestei bărci este { $minimum } ({ $rule }).
position-site_taken = { $path }: două bărci se află la { $site_name } ({ $rule }).
position-stones_on_empty_ship = { $path }: pe o barcă plecată care nu se descarcă acum nu sunt pietre ({ $rule }).
position-other_number_of_cards = { $path }: numărul cărților de pe masă este { $number }, dar există { $expected } ({ $rule }).
position-too_many_of_a_card = { $path }: cartea „{ $card_name }” apare mai des decât există (de { $number } ori) ({ $rule }).
position-not_of_the_pair = { $path }: aici stau primele cărți ale perechii, sortate ({ $rule }).
position-other_number_of_stones = { $path }: cu atâtea pietre în templu, cele vizibile sunt pe primele câmpuri, până la { $number } ({ $rule }).
position-more_seen_than_there = { $path }: se văd mai multe pietre ale locului { $seat } decât există ({ $rule }).
position-other_number_of_stones_in_all = { $path }: locul { $seat } are în total { $number } în loc de { $expected } pietre ({ $rule }).
position-pyramid_not_complete = { $path }: lângă piramidă nu stă nicio piatră înainte ca ea să fie completă ({ $rule }).
position-not_the_last_round = { $path }: jocul se termină după runda { $round } ({ $rule }).
position-not_cleared = { $path }: când jocul s-a terminat, aici nu mai rămâne nimic ({ $rule }).
position-not_the_active_seat = { $path }: este rândul locului { $seat } ({ $rule }).
position-nothing_caused_by_it = { $path }: o carte roșie stă deoparte doar cât durează efectul ei ({ $rule }).
position-round_is_over = { $path }: cu asta runda s-a terminat și nicio mutare nu continuă ({ $rule }).
position-round_goes_on = { $path }: cu asta runda continuă și nu este timpul acestei decizii ({ $rule }).

## Ce se întâmplă

event-passed = pasează: nimic altceva nu este posibil
event-stones_taken =
    { $stones ->
        [0] nicio piatră nu mai încape în depozit
        [one] ia { $stones } piatră din carieră
        [few] ia { $stones } pietre din carieră
       *[other] ia { $stones } de pietre din carieră
    }
event-card_played = joacă o carte: { $card_name }
event-declined =
    { $offer ->
        [market] nu ia nicio carte
        [stones] nu ia pietre
       *[load] nu încarcă nicio piatră
    }
event-stone_loaded = încarcă o piatră pe câmpul { $space } al bărcii { $ship }
event-ship_sailed = barca { $ship } pleacă spre { $site_name }
event-unloading_ordered = urmează piatra de pe câmpul { $space } al bărcii { $ship }
event-stone_unloaded = o piatră este descărcată de pe barca { $ship }
event-stone_went_home = o piatră de pe barca { $ship } se întoarce în carieră
event-stone_returned = piatra se întoarce în carieră
event-stone_placed =
    { $site ->
        [obelisks] o piatră ajunge la obeliscuri: acolo { $space }
       *[other] o piatră ajunge la { $site_name }, câmpul { $space }
    }
event-stone_built = o piatră ajunge pe o piramidă ({ $pyramid_name }), câmpul { $space }
event-stone_placed_beside = o piatră ajunge lângă piramidă
event-obelisk_built = termină obeliscul { $number }
event-card_taken = ia o carte de la piață: { $card_name }
event-pair_seen =
    { $number ->
        [one] se uită la cartea cu fața în jos: { $first_name }
        [few] se uită la cărțile cu fața în jos: { $first_name } și { $second_name }
       *[other] se uită la cărțile cu fața în jos: { $first_name } și { $second_name }
    }
event-pair_seen-unseen = se uită la cărțile cu fața în jos
event-card_kept = păstrează o carte: { $card_name }
event-card_drawn = trage o carte din teanc: { $card_name }
event-card_carried_out = { $card_name }: o piatră din carieră ajunge acolo
event-card_idle = { $card_name }: cariera este goală, nu se întâmplă nimic
event-card_discarded = { "" }
event-deck_reshuffled =
    cărțile decartate devin noul teanc: { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
event-round_ended = runda { $round } s-a terminat
event-round_began = începe runda { $round }; bărci: { $ships }
event-card_turned_up = pe câmpul { $space } al pieței apare: { $card_name }
event-card_laid_face_down = o carte este așezată cu fața în jos

## La terminal

game-imhotep = Imhotep
intro-imhotep =
    Încarcă pietre pe bărci și condu bărcile la locații, unde pietrele tale îți aduc puncte și cărți.
    Se joacă șase runde; o rundă se termină când a plecat a patra barcă. Câștigă cine are cele mai multe puncte.
help-imhotep =

    Când îți vine rândul, faci una dintre acestea:
    take              iei până la 3 pietre din cariera ta în depozit, unde încap 5
    load 1.2          încarci o piatră din depozit pe barca 1, câmpul 2; câmpul 1 se descarcă primul
    sail 1 temple     conduci barca 1 la templu; nu e nevoie să ai pietre pe ea
    play lever        joci o carte albastră din fața ta (aici Pârghia)
    Locațiile:        market: piață, pyramid: piramidă, temple: templu, burial: camera mortuară, obelisks: obeliscuri
    Cărțile:          lever: Pârghie, hammer: Ciocan, sail: Velă, chisel: Daltă
    Ce aduc pietrele tale, fețele A (pentru fețele B, vezi masa):
    Piață             câte o carte
    Piramidă          punctele câmpului, imediat
    Templu            1 punct pentru fiecare piatră văzută de sus, la sfârșitul fiecărei runde
    Camera mortuară   puncte pentru grupuri de pietre care se ating, la sfârșitul jocului
    Obeliscuri        puncte pentru cele mai înalte coloane, la sfârșitul jocului
