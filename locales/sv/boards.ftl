### The drawn tables. Captions are short: they stand in small places.

## Both

board-close = Stäng
board-players = Spelarna i turordning
board-player-black = svart
board-player-white = vit
board-player-brown = brun
board-player-gray = grå
board-you = du
board-points-title = fått hittills, och om spelet slutade nu

## Imhotep

board-harbour = Hamn
board-sites = Monument
board-site-market = Marknaden
board-site-pyramid = Pyramiden
board-site-temple = Templet
board-site-burial = Gravkammaren
board-site-obelisks = Obeliskerna
board-side = Sida { $side }
board-site-label = { $site }, sida { $side }
board-open-site = { $site }, sida { $side }: visa bilden
board-rules-of = Regler: { $what }
board-ship = Skepp { $ship } ·
board-ready = klart
board-more-to-sail = { $stones } till krävs
board-ship-moored = Skepp { $ship } · { $site }
board-ship-here = Skepp { $ship }
board-ship-label =
    Skepp { $ship }: { $stones } av { $size } stenar, seglar med { $minimum }{ $ready ->
        [yes] , klart
       *[no] { "" }
    }
board-stone-label = Sten på ruta { $space }, från { $owner }
board-load-label = Lägg en sten: skepp { $ship }, ruta { $space }
board-unload-label = Lasta av härnäst: ruta { $space }, sten från { $owner }
board-dock = Segla hit
board-sail-here = Segla hit
board-dock-label = Segla hit: { $site }
board-sail-this = Segla detta skepp
board-no-points-now = Inga poäng nu
board-pyramid-picture =
    { $stones ->
        [one] Pyramid med { $stones } sten
       *[other] Pyramid med { $stones } stenar
    }
board-pyramids-picture = Tre små pyramider
board-build-label =
    { $stones ->
        [one] Bygg här: pyramiden { $pyramid }, { $stones } sten
       *[other] Bygg här: pyramiden { $pyramid }, { $stones } stenar
    }
board-pyramid-left = till vänster
board-pyramid-middle = i mitten
board-pyramid-right = till höger
board-top = Topp
board-top-value = topp { $value }
board-beside = Bredvid
board-one-each = 1 var
board-temple-picture =
    { $stones ->
        [one] Tempel med { $stones } sten
       *[other] Tempel med { $stones } stenar
    }
board-seen-1 = Sett
board-seen-2 = uppifrån
board-burial-picture =
    { $stones ->
        [one] Gravkammare med { $stones } sten
       *[other] Gravkammare med { $stones } stenar
    }
board-groups = Områden
board-each-row = Varje rad
board-obelisks-picture =
    { $stones ->
        [one] Obelisker med { $stones } sten
       *[other] Obelisker med { $stones } stenar
    }
board-towers-picture =
    { $obelisks ->
        [one] { $obelisks } obelisk är byggd
       *[other] { $obelisks } obelisker är byggda
    }
board-ranks = Placering
board-waiting = Väntar
board-deck = Draghög
board-discarded = Slängda
board-counts-so-far = fått hittills
board-counts-seen = synliga stenar nu
board-counts-now = om det slutade nu
board-when-red = Genast
board-when-blue = Handling
board-when-green = Vid spelets slut
board-when-violet = Vid spelets slut
board-card-entrance = Ingången
board-card-sarcophagus = Sarkofagen
board-card-paved_path = Stenvägen
board-card-pyramid_decoration = Pyramiddekoration
board-card-temple_decoration = Tempeldekoration
board-card-burial_chamber_decoration = Gravdekoration
board-card-obelisk_decoration = Obeliskdekoration
board-card-statue = Staty
board-card-lever = Hävstång
board-card-hammer = Hammare
board-card-sail = Segel
board-card-chisel = Mejsel
board-card-label = { $card } ({ $when })
board-cards-label = { $card }, { $count } ({ $when })
board-play-label = Spela { $card }
board-face-down = Bildsidan neråt
board-pair-label = { $cards } kort med bildsidan neråt
board-empty-space = Tom ruta { $space }
board-no-card = Ta inget kort
board-sled-label =
    { $stones ->
        [one] { $stones } sten
       *[other] { $stones } stenar
    } i lagret, { $quarry } i stenbrottet
board-take-label =
    Ta stenar; { $stones ->
        [one] { $stones } sten
       *[other] { $stones } stenar
    } i lagret, { $quarry } i stenbrottet
board-things-of = Lager och kort: { $name }
board-chooses = { $name } väljer
board-you-choose = Ditt val
board-ask-lever_order = Vilken sten lastas av härnäst?
board-ask-keep = Vilket kort behålls?
board-ask-choice = En poäng eller två stenar?
board-ask-stones = Stenar från stenbrottet?
board-ask-load = Lägga en sten på ett skepp?
board-ask-pass = Inget annat är möjligt.
board-choose-points = 1 poäng
board-choose-stones = 2 stenar
board-bonus-stones = Ta stenar
board-decline = Nej tack
board-pass = Passa

## Pyramido

board-stacks = Högar
board-quarry = Stenbrott
board-quarry-and-stacks = Stenbrott och högar
board-stack-label =
    { $dominoes ->
        [one] Hög { $stack }, { $dominoes } dominobricka
       *[other] Hög { $stack }, { $dominoes } dominobrickor
    }
board-slot-label = Stenbrott, fack { $slot }: dominobricka { $domino }
board-taken = tagen
board-turn-label = Vrid (R)
board-place-label = Lägg på { $x }, { $y }, vriden { $degrees } grader
board-mark-label = Markör på block { $block }: { $colour }
board-lay-label = Reparationskort på block { $block }: { $colour }, vridet { $degrees } grader
board-repair-label = Spela reparationskortet: { $colour }
board-no-repair = Ingen reparation
board-card-held = Reparationskort: { $colour }
board-card-used = Reparationskort, spelat: { $colour }
board-markers = Markörer
board-markers-label = { $markers } markörer kvar: { $colours }
board-repair = Reparation
board-left = { $number } kvar
board-areas = Markerade områden
board-your-areas = Dina markerade områden
board-areas-of = Områden: { $name }
board-no-areas = Inget område är markerat ännu
board-jewels = Juveler
board-jewel-brown = Mask
board-jewel-blue = Katt
board-jewel-yellow = Ankh
board-jewel-turquoise = Skarabé
board-jewel-red = Öga
board-jewel-green = Lotus
board-minos = Minos bonus
board-minos-of = Minos bonus, minst antal: { $colour }
board-bonus = bonus { $points }
board-stage-so-far = Våning { $stage } hittills
board-pyramid-of = Pyramid: { $name }
board-pyramid-label =
    Pyramid: { $name }, våning { $stage }, { $dominoes ->
        [one] { $dominoes } dominobricka
       *[other] { $dominoes } dominobrickor
    } kvar
board-show-pyramid = Visa pyramiden: { $name }
board-back = Tillbaka
board-eliminated = Ute ur spelet
