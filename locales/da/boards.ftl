### The drawn tables. Captions are short: they stand in small places.

## Both

board-close = Luk
board-players = Spillere i turrækkefølge
board-player-black = sort
board-player-white = hvid
board-player-brown = brun
board-player-gray = grå
board-you = dig
board-points-title = fået indtil nu, og hvis spillet sluttede nu

## Imhotep

board-harbour = Havn
board-sites = Byggepladser
board-site-market = Markedet
board-site-pyramid = Pyramiden
board-site-temple = Templet
board-site-burial = Gravkammeret
board-site-obelisks = Obeliskerne
board-side = Side { $side }
board-site-label = { $site }, side { $side }
board-open-site = { $site }, side { $side }: vis billedet
board-rules-of = Regler: { $what }
board-ship = Skib { $ship } ·
board-ready = klar
board-more-to-sail = mangler { $stones }
board-ship-moored = Skib { $ship } · { $site }
board-ship-here = Skib { $ship }
board-ship-label =
    Skib { $ship }: { $stones } af { $size } sten, sejler med { $minimum }{ $ready ->
        [yes] , klar
       *[no] { "" }
    }
board-stone-label = Sten på felt { $space }, fra { $owner }
board-load-label = Læg en sten: skib { $ship }, felt { $space }
board-unload-label = Los som den næste: felt { $space }, sten fra { $owner }
board-dock = Sejl hertil
board-sail-here = Sejl hertil
board-dock-label = Sejl hertil: { $site }
board-sail-this = Sejl dette skib
board-no-points-now = Ingen point nu
board-pyramid-picture = Pyramide med { $stones } sten
board-pyramids-picture = Tre små pyramider
board-build-label = Byg her: pyramiden { $pyramid }, { $stones } sten
board-pyramid-left = til venstre
board-pyramid-middle = i midten
board-pyramid-right = til højre
board-top = Top
board-top-value = top { $value }
board-beside = Ved siden af
board-one-each = 1 hver
board-temple-picture = Tempel med { $stones } sten
board-seen-1 = Set
board-seen-2 = oppefra
board-burial-picture = Gravkammer med { $stones } sten
board-groups = Områder
board-each-row = Hver række
board-obelisks-picture = Obelisker med { $stones } sten
board-towers-picture =
    { $obelisks ->
        [one] { $obelisks } obelisk er bygget
       *[other] { $obelisks } obelisker er bygget
    }
board-ranks = Placering
board-waiting = Venter
board-deck = Bunke
board-discarded = Kasseret
board-counts-so-far = fået indtil nu
board-counts-seen = synlige sten nu
board-counts-now = hvis det sluttede nu
board-when-red = Med det samme
board-when-blue = Handling
board-when-green = Ved spillets slutning
board-when-violet = Ved spillets slutning
board-card-entrance = Indgang
board-card-sarcophagus = Sarkofag
board-card-paved_path = Brolagt sti
board-card-pyramid_decoration = Pyramideudsmykning
board-card-temple_decoration = Tempeludsmykning
board-card-burial_chamber_decoration = Gravudsmykning
board-card-obelisk_decoration = Obeliskudsmykning
board-card-statue = Statue
board-card-lever = Løftestang
board-card-hammer = Hammer
board-card-sail = Sejl
board-card-chisel = Mejsel
board-card-label = { $card } ({ $when })
board-cards-label = { $card }, { $count } ({ $when })
board-play-label = Spil { $card }
board-face-down = Billedsiden ned
board-pair-label = { $cards } kort med billedsiden ned
board-empty-space = Tomt felt { $space }
board-no-card = Tag intet kort
board-sled-label = { $stones } sten på slæden, { $quarry } i stenbruddet
board-take-label = Tag sten; { $stones } sten på slæden, { $quarry } i stenbruddet
board-things-of = Slæde og kort: { $name }
board-chooses = { $name } vælger
board-you-choose = Dit valg
board-ask-lever_order = Hvilken sten losses som den næste?
board-ask-keep = Hvilket kort beholdes?
board-ask-choice = Et point eller to sten?
board-ask-stones = Sten fra stenbruddet?
board-ask-load = Læg en sten på et skib?
board-ask-pass = Intet andet er muligt.
board-choose-points = 1 point
board-choose-stones = 2 sten
board-bonus-stones = Tag sten
board-decline = Nej tak
board-pass = Meld pas

## Pyramido

board-stacks = Bunker
board-quarry = Stenbrud
board-quarry-and-stacks = Stenbrud og bunker
board-stack-label =
    { $dominoes ->
        [one] Bunke { $stack }, { $dominoes } dominobrik
       *[other] Bunke { $stack }, { $dominoes } dominobrikker
    }
board-slot-label = Stenbrud, felt { $slot }: dominobrik { $domino }
board-taken = taget
board-turn-label = Drej (R)
board-place-label = Læg på { $x }, { $y }, drejet { $degrees } grader
board-mark-label = Markør på blok { $block }: { $colour }
board-lay-label = Reparationskort på blok { $block }: { $colour }, drejet { $degrees } grader
board-repair-label = Spil reparationskortet: { $colour }
board-no-repair = Ingen reparation
board-card-held = Reparationskort: { $colour }
board-card-used = Reparationskort, spillet: { $colour }
board-markers = Markører
board-markers-label = { $markers } markører tilbage: { $colours }
board-repair = Reparation
board-left = { $number } tilbage
board-areas = Markerede områder
board-your-areas = Dine markerede områder
board-areas-of = Områder: { $name }
board-no-areas = Intet område er markeret endnu
board-jewels = Juveler
board-jewel-brown = Maske
board-jewel-blue = Kat
board-jewel-yellow = Ankh
board-jewel-turquoise = Skarabæ
board-jewel-red = Øje
board-jewel-green = Lotus
board-minos = Minos’ bonus
board-minos-of = Minos’ bonus, færrest: { $colour }
board-bonus = bonus { $points }
board-stage-so-far = Trin { $stage } indtil nu
board-pyramid-of = Pyramide: { $name }
board-pyramid-label =
    Pyramide: { $name }, trin { $stage }, mangler { $dominoes ->
        [one] { $dominoes } dominobrik
       *[other] { $dominoes } dominobrikker
    }
board-show-pyramid = Vis pyramiden: { $name }
board-back = Tilbage
board-eliminated = Ude af spillet
