### Mesele desenate. Textele sunt scurte: stau în locuri mici.

## Ambele

board-close = Închide
board-players = Jucătorii în ordinea mutărilor
board-player-black = negru
board-player-white = alb
board-player-brown = maro
board-player-gray = gri
board-you = tu
board-points-title = sigure și dacă jocul s-ar termina acum

## Imhotep

board-harbour = Port
board-sites = Locații
board-site-market = Piață
board-site-pyramid = Piramidă
board-site-temple = Templu
board-site-burial = Camera mortuară
board-site-obelisks = Obeliscuri
board-side = Fața { $side }
board-site-label = { $site }, fața { $side }
board-open-site = { $site }, fața { $side }: arată imaginea
board-rules-of = Reguli: { $what }
board-ship = Barca { $ship } ·
board-ready = gata
board-more-to-sail = mai trebuie { $stones }
board-ship-moored =
    Barca { $ship } · { $site }
board-ship-here = Barca { $ship }
board-ship-label =
    Barca { $ship }: pietre { $stones } din { $size }, pleacă de la { $minimum }{ $ready ->
        [yes] , gata
       *[no] { "" }
    }
board-stone-label = Câmpul { $space }: piatră, { $owner }
board-load-label = Încarcă o piatră: barca { $ship }, câmpul { $space }
board-unload-label = Descarcă acum: câmpul { $space }, piatră, { $owner }
board-dock = Acostează
board-sail-here = Condu aici
board-dock-label = Condu aici: { $site }
board-sail-this = Condu această barcă
board-no-points-now = Acum fără puncte
board-pyramid-picture =
    { $stones ->
        [one] Piramidă cu { $stones } piatră
        [few] Piramidă cu { $stones } pietre
       *[other] Piramidă cu { $stones } de pietre
    }
board-pyramids-picture = Trei piramide mici
board-build-label =
    { $stones ->
        [one] Construiește aici: piramida { $pyramid }, { $stones } piatră
        [few] Construiește aici: piramida { $pyramid }, { $stones } pietre
       *[other] Construiește aici: piramida { $pyramid }, { $stones } de pietre
    }
board-pyramid-left = stânga
board-pyramid-middle = mijloc
board-pyramid-right = dreapta
board-top = Vârf
board-top-value = vârf { $value }
board-beside = Alături
board-one-each = câte 1
board-temple-picture =
    { $stones ->
        [one] Templu cu { $stones } piatră
        [few] Templu cu { $stones } pietre
       *[other] Templu cu { $stones } de pietre
    }
board-seen-1 = Văzute
board-seen-2 = de sus
board-burial-picture =
    { $stones ->
        [one] Camera mortuară cu { $stones } piatră
        [few] Camera mortuară cu { $stones } pietre
       *[other] Camera mortuară cu { $stones } de pietre
    }
board-groups = Grupuri
board-each-row = Pe rând
board-obelisks-picture =
    { $stones ->
        [one] Obeliscuri cu { $stones } piatră
        [few] Obeliscuri cu { $stones } pietre
       *[other] Obeliscuri cu { $stones } de pietre
    }
board-towers-picture =
    { $obelisks ->
        [one] { $obelisks } obelisc construit
        [few] { $obelisks } obeliscuri construite
       *[other] { $obelisks } de obeliscuri construite
    }
board-ranks = Ranguri
board-waiting = Așteaptă
board-deck = Teanc
board-discarded = Decartate
board-counts-so-far = punctat până acum
board-counts-seen = pietre văzute acum
board-counts-now = dacă s-ar termina acum
board-when-red = Imediat
board-when-blue = Acțiune
board-when-green = La final
board-when-violet = La final
board-card-entrance = Intrare
board-card-sarcophagus = Sarcofag
board-card-paved_path = Cale pavată
board-card-pyramid_decoration = Ornament-Piramidă
board-card-temple_decoration = Ornament-Templu
board-card-burial_chamber_decoration = Ornament-Camera mortuară
board-card-obelisk_decoration = Ornament-Obelisc
board-card-statue = Statuie
board-card-lever = Pârghie
board-card-hammer = Ciocan
board-card-sail = Velă
board-card-chisel = Daltă
board-card-label = { $card } ({ $when })
board-cards-label = { $card }, { $count } ({ $when })
board-play-label = Joacă o carte: { $card }
board-face-down = Cu fața în jos
board-pair-label =
    { $cards ->
        [one] { $cards } carte cu fața în jos
        [few] { $cards } cărți cu fața în jos
       *[other] { $cards } de cărți cu fața în jos
    }
board-empty-space = Câmp gol { $space }
board-no-card = Nu lua nicio carte
board-sled-label =
    { $stones ->
        [one] { $stones } piatră în depozit
        [few] { $stones } pietre în depozit
       *[other] { $stones } de pietre în depozit
    }, { $quarry } în carieră
board-take-label =
    Ia pietre; { $stones ->
        [one] { $stones } piatră în depozit
        [few] { $stones } pietre în depozit
       *[other] { $stones } de pietre în depozit
    }, { $quarry } în carieră
board-things-of = Depozit și cărți: { $name }
board-chooses = { $name } alege
board-you-choose = Tu alegi
board-ask-lever_order = Care piatră se descarcă acum?
board-ask-keep = Care carte se păstrează?
board-ask-choice = Un punct sau două pietre?
board-ask-stones = Pietre din carieră?
board-ask-load = Încarci o piatră pe o barcă?
board-ask-pass = Nimic altceva nu este posibil.
board-choose-points = 1 punct
board-choose-stones = 2 pietre
board-bonus-stones = Ia pietre
board-decline = Nu, mulțumesc
board-pass = Pasează

## Pyramido

board-stacks = Teancuri
board-quarry = Carieră
board-quarry-and-stacks = Cariera și teancurile
board-stack-label =
    { $dominoes ->
        [one] Teancul { $stack }, { $dominoes } domino
        [few] Teancul { $stack }, { $dominoes } dominouri
       *[other] Teancul { $stack }, { $dominoes } de dominouri
    }
board-slot-label = Caseta { $slot }, dominoul { $domino }
board-taken = luat
board-turn-label = Rotește (R)
board-place-label =
    Așază pe { $x }, { $y }, rotit cu { $degrees ->
        [one] { $degrees } grad
        [few] { $degrees } grade
       *[other] { $degrees } de grade
    }
board-mark-label = Jeton pe blocul { $block }: { $colour }
board-lay-label =
    Carte de reparație pe blocul { $block }: { $colour }, rotită cu { $degrees ->
        [one] { $degrees } grad
        [few] { $degrees } grade
       *[other] { $degrees } de grade
    }
board-repair-label = Joacă o carte de reparație: { $colour }
board-no-repair = Fără reparație
board-card-held = Carte de reparație: { $colour }
board-card-used = Carte de reparație, jucată: { $colour }
board-markers = Jetoane
board-markers-label =
    { $markers ->
        [one] A rămas { $markers } jeton
        [few] Au rămas { $markers } jetoane
       *[other] Au rămas { $markers } de jetoane
    }: { $colours }
board-repair = Reparații
board-left = încă { $number }
board-areas = Zone marcate
board-your-areas = Zonele tale marcate
board-areas-of = Zone: { $name }
board-no-areas = Nicio zonă nu este marcată
board-jewels = Bijuterii
board-jewel-brown = Mască
board-jewel-blue = Pisică
board-jewel-yellow = Ankh
board-jewel-turquoise = Scarabeu
board-jewel-red = Ochi
board-jewel-green = Lotus
board-minos = Bonusul lui Minos
board-minos-of = Bonusul lui Minos, cele mai puține: { $colour }
board-bonus = bonus { $points }
board-stage-so-far = Etapa { $stage } până acum
board-pyramid-of = Piramidă: { $name }
board-pyramid-label =
    Piramidă: { $name }, etapa { $stage }, { $dominoes ->
        [one] încă { $dominoes } domino
        [few] încă { $dominoes } dominouri
       *[other] încă { $dominoes } de dominouri
    }
board-show-pyramid = Arată piramida: { $name }
board-back = Înapoi
board-eliminated = Eliminat
