### Pyramido. Locurile se numără de la 0; etapele, casetele carierei, teancurile și blocurile de la 1; $rule este numărul unei reguli din pagina de reguli.

## Lucruri

colour-brown = maro
colour-blue = albastru
colour-yellow = galben
colour-turquoise = turcoaz
colour-red = roșu
colour-green = verde

# Câte o literă, toate diferite: așa se desenează blocurile.
letter-brown = m
letter-blue = a
letter-yellow = g
letter-turquoise = t
letter-red = r
letter-green = v

source-stage1_jewels = etapa 1: bijuterii
source-stage1_minos = etapa 1: bonusul lui Minos
source-stage2_jewels = etapa 2: bijuterii
source-stage2_minos = etapa 2: bonusul lui Minos
source-stage3_jewels = etapa 3: bijuterii
source-stage3_minos = etapa 3: bonusul lui Minos
source-stage4_jewels = etapa 4: bijuterii
source-stage4_minos = etapa 4: bonusul lui Minos

decision-draft = un domino din carieră
decision-place = unde se așază dominoul
decision-mark = ce bloc primește jetonul
decision-repair = dacă se joacă o carte de reparație
decision-lay = unde se așază cartea și cum stă
decision-refill = un teanc pentru caseta goală a carierei
decision-forced_repair = o carte pentru o celulă pe care niciun domino nu o poate umple
decision-forced_lay = cum stă cartea

reason-pyramids_built = toate piramidele sunt construite
reason-last_builder = a rămas un singur constructor

## Masa tipărită

pyramido-heading = Pyramido, etapa { $stage } din { $stages }
pyramido-colours = { $colours }
pyramido-marks = { $jewel } bijuterie   { $marker } jeton   { $card } carte de reparație   { $marked_card } carte de reparație cu jeton   { $free } celulă liberă
pyramido-stack = teanc { $stack } ({ $dominoes })
pyramido-slot = caseta { $slot }
pyramido-drafted = ales
pyramido-seat = Locul { $seat }
pyramido-seat-column = loc
pyramido-points = puncte
pyramido-stage-column = etapa aceasta
pyramido-cards = cărți
pyramido-markers = jetoane
pyramido-eliminated = eliminat
pyramido-over = Jocul s-a terminat.
pyramido-asks-draft = Locul { $seat } ia un domino din carieră.
pyramido-asks-place = Locul { $seat } așază dominoul ales: celula blocului din stânga și rotirea în grade, în sensul acelor de ceasornic.
pyramido-asks-mark = Locul { $seat } pune un jeton pe blocul 1, aflat pe { $first }, sau pe blocul 2, aflat pe { $second }.
pyramido-asks-repair = Locul { $seat } poate repara cu o carte blocul 1, aflat pe { $first }, sau blocul 2, aflat pe { $second }.
pyramido-asks-lay = Locul { $seat } pune cartea cu partea „{ $colour_name }” pe blocul 1 ({ $first }) sau 2 ({ $second }); nerotită, bijuteria ei este sus în stânga.
pyramido-asks-refill = Locul { $seat } alege teancul din care se completează cariera.
pyramido-asks-forced-repair = Niciun domino nu se potrivește pentru locul { $seat }: o carte trebuie să umple prima celulă liberă.
pyramido-asks-forced-lay = Locul { $seat } rotește cartea cu partea „{ $colour_name }”, care umple prima celulă liberă; nerotită, bijuteria ei este sus în stânga.

## De ce nu este posibilă acum o acțiune

reason-opening_is_unique = Primul domino se poate așeza într-un singur fel, căci toate celelalte arată la fel ({ $rule }).
reason-cell_taken = Celula { $x },{ $y } este ocupată ({ $rule }).
reason-outside_the_raster =
    Este în afara rasterului, care are { $width ->
        [one] { $width } celulă
        [few] { $width } celule
       *[other] { $width } de celule
    } în lățime și { $height } în înălțime ({ $rule }).
reason-would_not_fit =
    Etapa 1 ar avea { $width ->
        [one] { $width } celulă
        [few] { $width } celule
       *[other] { $width } de celule
    } în lățime și { $height } în înălțime; trebuie să încapă în 5x4 sau 4x5 ({ $rule }).
reason-does_not_touch = Dominoul trebuie să atingă cu o latură întreagă un bloc al acestei etape ({ $rule }).
reason-looks_the_same = Dominoul { $domino } arată la fel rotit cu 180 de grade. Alege { $x },{ $y } { $degrees } ({ $rule }).
reason-one_marker_only = Unul dintre blocurile noi are deja un jeton: într-o mutare se pune unul singur ({ $rule }).
reason-block_without_jewel = Blocul { $block } nu arată nicio bijuterie ({ $rule }).
reason-marker_gone = Jetonul { $colour_name } se află deja pe alt bloc ({ $rule }).
reason-side_not_held = Cartea cu partea „{ $colour_name }” a fost deja jucată ({ $rule }).
reason-block_has_marker = Blocul { $block } poartă un jeton ({ $rule }).
reason-other_cell = Acum trebuie umplut { $block ->
        [1] blocul 1, primul dintre cele două
       *[2] blocul 2, al doilea dintre cele două
    } ({ $rule }).
reason-has_to_fill = Celulele libere trebuie umplute cu cărți ({ $rule }).
reason-other_stack = Caseta { $slot } se completează din teancul { $first } sau { $second }, nu din teancul { $stack } ({ $rule }).

## Ce se întreabă înaintea unei acțiuni

reason-leaves_a_hole =
    Astfel rămân { $cells ->
        [one] { $cells } celulă pe care niciun domino nu o poate umple
        [few] { $cells } celule pe care niciun domino nu le poate umple
       *[other] { $cells } de celule pe care niciun domino nu le poate umple
    }: va fi nevoie de tot atâtea cărți, { $cards ->
        [one] mai este { $cards }
        [few] mai sunt { $cards }
       *[other] mai sunt { $cards }
    } ({ $rule }).
reason-leads_to_elimination =
    Astfel rămân { $cells ->
        [one] { $cells } celulă pe care niciun domino nu o poate umple
        [few] { $cells } celule pe care niciun domino nu le poate umple
       *[other] { $cells } de celule pe care niciun domino nu le poate umple
    }, iar { $cards ->
        [one] tu mai ai doar { $cards } carte
        [few] tu mai ai doar { $cards } cărți
       *[other] tu mai ai doar { $cards } de cărți
    }: ai pierde ({ $rule }).
reason-card_will_be_needed =
    { $cells ->
        [one] { $cells } celulă se poate umple
        [few] { $cells } celule se pot umple
       *[other] { $cells } de celule se pot umple
    } doar cu cărți, iar după aceasta { $cards ->
        [one] mai rămâne doar { $cards } carte
        [few] mai rămân doar { $cards } cărți
       *[other] mai rămân doar { $cards } de cărți
    }: ai pierde ({ $rule }).

## Poziții scrise de mână; $path spune unde

position-domino_twice = { $path }: dominoul { $domino } apare de două ori ({ $rule }).
position-seat_twice = { $path }: locul { $seat } apare de două ori ({ $rule }).
position-not_sorted = { $path }: aici totul trebuie sortat și nimic nu poate apărea de două ori.
position-stage_not_begun = { $path }: în etapa { $stage } nu există încă niciun bloc ({ $rule }).
position-stage_below_not_full = { $path }: mai întâi trebuie să fie plină etapa { $stage } ({ $rule }).
position-first_domino_missing = { $path }: primul domino se află pe 0,0 și 1,0 ({ $rule }).
position-beyond_the_raster =
    { $path }: { $width ->
        [one] { $width } celulă
        [few] { $width } celule
       *[other] { $width } de celule
    } în lățime și { $height } în înălțime depășesc 5x4 sau 4x5 ({ $rule }).
position-one_jewel_on_a_card = { $path }: o carte de reparație arată o singură bijuterie ({ $rule }).
position-card_twice = { $path }: cartea cu partea „{ $colour_name }” a fost jucată de două ori ({ $rule }).
position-marker_of_another_stage = { $path }: jetoanele se află doar pe blocuri din etapa { $stage } ({ $rule }).
position-marker_without_jewel = { $path }: un bloc cu jeton arată o bijuterie ({ $rule }).
position-marker_twice = { $path }: jetonul { $colour_name } apare de două ori ({ $rule }).
position-marker_after_scoring = { $path }: după ultimul punctaj, locul { $seat } și-a luat jetoanele înapoi ({ $rule }).
position-no_block_there = { $path }: pe { $x },{ $y } nu există niciun bloc al acestei etape ({ $rule }).
position-eliminated_with_full_stage = { $path }: locul { $seat } a fost eliminat, deci ultima lui etapă nu este plină ({ $rule }).
position-other_number_of_scored_stages =
    { $path }: { $number ->
        [one] { $number } etapă este punctată
        [few] { $number } etape sunt punctate
       *[other] { $number } de etape sunt punctate
    }, ar trebui să fie { $expected } ({ $rule }).
position-game_goes_on = { $path }: nu toate piramidele sunt construite, deci cineva are ceva de decis ({ $rule }).
position-one_builder_left = { $path }: când rămâne un singur constructor, jocul s-a terminat ({ $rule }).
position-seat_is_eliminated = { $path }: locul { $seat } este eliminat ({ $rule }).
position-no_domino_fits = { $path }: în această etapă nu se potrivește niciun domino, deci nu se poate decide: { $decision_name } ({ $rule }).
position-too_few_cards = { $path }: sunt prea puține cărți pentru celulele libere ({ $rule }).
position-side_not_held = { $path }: cartea cu această parte a fost deja jucată ({ $rule }).
position-all_turns_had = { $path }: locul { $seat } a avut deja toate mutările acestei etape ({ $rule }).
position-turns_not_in_order = { $path }: în sensul acelor de ceasornic, începând cu locul care mută, cineva a avut prea multe sau prea puține mutări în această etapă ({ $rule }).
position-half_a_domino = { $path }: locul { $seat } are o jumătate de domino ({ $rule }).
position-other_number_of_empty_slots =
    { $path }: { $number ->
        [one] { $number } casetă a carierei este goală
        [few] { $number } casete ale carierei sunt goale
       *[other] { $number } de casete ale carierei sunt goale
    }, ar trebui să fie { $expected } ({ $rule }).
position-other_number_of_dominoes =
    { $path }: cariera, teancurile și ce este în așteptare numesc { $number ->
        [one] { $number } domino
        [few] { $number } dominouri
       *[other] { $number } de dominouri
    }; după blocurile din piramide ar trebui să fie { $expected } ({ $rule }).

## Ce se întâmplă

event-drafted = ia dominoul { $domino } din caseta { $slot }
event-placed =
    îl așază pe { $x },{ $y }, rotit cu { $degrees ->
        [one] { $degrees } grad
        [few] { $degrees } grade
       *[other] { $degrees } de grade
    }
event-marked = pune jetonul { $colour_name } pe { $x },{ $y }
event-skipped = nu repară nimic
event-side_chosen = joacă o carte de reparație: { $colour_name }
event-card_laid =
    cartea ajunge pe { $x },{ $y }, rotită cu { $degrees ->
        [one] { $degrees } grad
        [few] { $degrees } grade
       *[other] { $degrees } de grade
    }
event-refilled = completează caseta { $slot } din teancul { $stack }: dominoul { $domino }
event-stack_split =
    teancul { $stack } este gol și primește de la teancul { $highest } { $dominoes ->
        [one] { $dominoes } domino de jos
        [few] cele { $dominoes } dominouri de jos
       *[other] cele { $dominoes } de dominouri de jos
    }
event-turned_up = dominoul { $domino } este acum deasupra în teancul { $stack }
event-eliminated = nu poate umple celulele libere și este eliminat
event-stage_ended = etapa { $stage } s-a terminat
event-stage_began = începe etapa { $stage }

## La terminal

game-pyramido = Pyramido
intro-pyramido =
    Așază dominouri și construiește o piramidă cu patru etape. Când o etapă este gata, bijuteriile fiecărei zone cu
    un jeton al tău aduc puncte; cele din cea mai mică astfel de zonă contează dublu. Câștigă cine are cele mai
    multe puncte.
help-pyramido =

    O mutare are cel mult patru pași:
    draft 1           ia dominoul din caseta 1 a carierei
    place 2,0 90      așază-l: blocul lui din stânga pe celula 2,0; de acolo, blocul din dreapta vine la 0 în dreapta,
                      la 90 jos, la 180 în stânga, la 270 sus
    mark 1            pune un jeton pe blocul 1 (stânga) sau 2 (dreapta)
    skip              nu repara nimic; sau
    repair red        joacă partea roșie a unei cărți, apoi
    lay 2 90          așaz-o pe blocul 2, rotită cu 90 de grade
    refill 3          completează cariera din teancul 3
    Culorile:         brown: maro, blue: albastru, yellow: galben, turquoise: turcoaz, red: roșu, green: verde
