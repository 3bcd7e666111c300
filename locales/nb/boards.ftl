### The drawn tables. Captions are short: they stand in small places.

## Both

board-close = Lukk
board-players = Spillerne i rekkefølge
board-player-black = svart
board-player-white = hvit
board-player-brown = brun
board-player-gray = grå
board-you = deg
board-points-title = fått så langt, og om spillet sluttet nå

## Imhotep

board-harbour = Havn
board-sites = Byggeplasser
board-site-market = Markedet
board-site-pyramid = Pyramiden
board-site-temple = Tempelet
board-site-burial = Gravkammeret
board-site-obelisks = Obeliskene
board-side = Side { $side }
board-site-label = { $site }, side { $side }
board-open-site = { $site }, side { $side }: vis bildet
board-rules-of = Regler: { $what }
board-ship = Skip { $ship } ·
board-ready = klart
board-more-to-sail = mangler { $stones }
board-ship-moored = Skip { $ship } · { $site }
board-ship-here = Skip { $ship }
board-ship-label =
    Skip { $ship }: { $stones } av { $size } steiner, seiler med { $minimum }{ $ready ->
        [yes] , klart
       *[no] { "" }
    }
board-stone-label = Stein på felt { $space }, fra { $owner }
board-load-label = Legg en stein: skip { $ship }, felt { $space }
board-unload-label = Loss som den neste: felt { $space }, stein fra { $owner }
board-dock = Seil hit
board-sail-here = Seil hit
board-dock-label = Seil hit: { $site }
board-sail-this = Seil dette skipet
board-no-points-now = Ingen poeng nå
board-pyramid-picture =
    { $stones ->
        [one] Pyramide med { $stones } stein
       *[other] Pyramide med { $stones } steiner
    }
board-pyramids-picture = Tre små pyramider
board-build-label =
    { $stones ->
        [one] Bygg her: pyramiden { $pyramid }, { $stones } stein
       *[other] Bygg her: pyramiden { $pyramid }, { $stones } steiner
    }
board-pyramid-left = til venstre
board-pyramid-middle = i midten
board-pyramid-right = til høyre
board-top = Topp
board-top-value = topp { $value }
board-beside = Ved siden av
board-one-each = 1 hver
board-temple-picture =
    { $stones ->
        [one] Tempel med { $stones } stein
       *[other] Tempel med { $stones } steiner
    }
board-seen-1 = Sett
board-seen-2 = ovenfra
board-burial-picture =
    { $stones ->
        [one] Gravkammer med { $stones } stein
       *[other] Gravkammer med { $stones } steiner
    }
board-groups = Grupper
board-each-row = Hver rad
board-obelisks-picture =
    { $stones ->
        [one] Obelisker med { $stones } stein
       *[other] Obelisker med { $stones } steiner
    }
board-towers-picture =
    { $obelisks ->
        [one] { $obelisks } obelisk er bygd
       *[other] { $obelisks } obelisker er bygd
    }
board-ranks = Plassering
board-waiting = Venter
board-deck = Trekkbunke
board-discarded = Kastet
board-counts-so-far = fått så langt
board-counts-seen = synlige steiner nå
board-counts-now = om det sluttet nå
board-when-red = Med en gang
board-when-blue = Handling
board-when-green = Ved spillets slutt
board-when-violet = Ved spillets slutt
board-card-entrance = Inngang
board-card-sarcophagus = Sarkofag
board-card-paved_path = Brostein
board-card-pyramid_decoration = Pyramidedekorasjon
board-card-temple_decoration = Tempeldekorasjon
board-card-burial_chamber_decoration = Gravdekorasjon
board-card-obelisk_decoration = Obeliskdekorasjon
board-card-statue = Statue
board-card-lever = Spett
board-card-hammer = Hammer
board-card-sail = Seil
board-card-chisel = Meisel
board-card-label = { $card } ({ $when })
board-cards-label = { $card }, { $count } ({ $when })
board-play-label = Spill { $card }
board-face-down = Bildesiden ned
board-pair-label = { $cards } kort med bildesiden ned
board-empty-space = Tomt felt { $space }
board-no-card = Ikke ta noe kort
board-sled-label =
    { $stones ->
        [one] { $stones } stein
       *[other] { $stones } steiner
    } på lageret, { $quarry } i steinbruddet
board-take-label =
    Ta steiner; { $stones ->
        [one] { $stones } stein
       *[other] { $stones } steiner
    } på lageret, { $quarry } i steinbruddet
board-things-of = Lager og kort: { $name }
board-chooses = { $name } velger
board-you-choose = Ditt valg
board-ask-lever_order = Hvilken stein losses som den neste?
board-ask-keep = Hvilket kort beholdes?
board-ask-choice = Ett poeng eller to steiner?
board-ask-stones = Steiner fra steinbruddet?
board-ask-load = Legge en stein på et skip?
board-ask-pass = Ingenting annet er mulig.
board-choose-points = 1 poeng
board-choose-stones = 2 steiner
board-bonus-stones = Ta steiner
board-decline = Nei takk
board-pass = Meld pass

## Pyramido

board-stacks = Bunker
board-quarry = Steinbrudd
board-quarry-and-stacks = Steinbrudd og bunker
board-stack-label =
    { $dominoes ->
        [one] Bunke { $stack }, { $dominoes } dominobrikke
       *[other] Bunke { $stack }, { $dominoes } dominobrikker
    }
board-slot-label = Steinbrudd, felt { $slot }: dominobrikke { $domino }
board-taken = tatt
board-turn-label = Drei (R)
board-place-label = Legg på { $x }, { $y }, dreid { $degrees } grader
board-mark-label = Markør på blokk { $block }: { $colour }
board-lay-label = Reparasjonskort på blokk { $block }: { $colour }, dreid { $degrees } grader
board-repair-label = Spill reparasjonskortet: { $colour }
board-no-repair = Ingen reparasjon
board-card-held = Reparasjonskort: { $colour }
board-card-used = Reparasjonskort, spilt: { $colour }
board-markers = Markører
board-markers-label = { $markers } markører igjen: { $colours }
board-repair = Reparasjon
board-left = { $number } igjen
board-areas = Markerte områder
board-your-areas = Dine markerte områder
board-areas-of = Områder: { $name }
board-no-areas = Ingen områder er markert ennå
board-jewels = Juveler
board-jewel-brown = Maske
board-jewel-blue = Katt
board-jewel-yellow = Ankh
board-jewel-turquoise = Skarabé
board-jewel-red = Øye
board-jewel-green = Lotus
board-minos = Minos’ bonus
board-minos-of = Minos’ bonus, færrest: { $colour }
board-bonus = bonus { $points }
board-stage-so-far = Trinn { $stage } så langt
board-pyramid-of = Pyramide: { $name }
board-pyramid-label =
    Pyramide: { $name }, trinn { $stage }, mangler { $dominoes ->
        [one] { $dominoes } dominobrikke
       *[other] { $dominoes } dominobrikker
    }
board-show-pyramid = Vis pyramiden: { $name }
board-back = Tilbake
board-eliminated = Ute av spillet
