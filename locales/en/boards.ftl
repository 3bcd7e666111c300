### The drawn tables. Captions are short: they stand in small places.

## Both

board-close = Close
board-players = Players in turn order
board-player-black = black
board-player-white = white
board-player-brown = brown
board-player-gray = gray
board-you = you
board-points-title = banked, and if the game ended now

## Imhotep

board-harbour = Harbour
board-sites = Sites
board-site-market = Market
board-site-pyramid = Pyramid
board-site-temple = Temple
board-site-burial = Burial chamber
board-site-obelisks = Obelisks
board-side = Side { $side }
board-site-label = { $site }, side { $side }
board-open-site = { $site }, side { $side }: show the picture
board-rules-of = Rules: { $what }
board-ship = Ship { $ship } ·
board-ready = ready
board-more-to-sail = { $stones } more to sail
board-ship-moored =
    Ship { $ship } · { $site }
board-ship-here = Ship { $ship }
board-ship-label =
    Ship { $ship }: { $stones } of { $size } stones, sails with { $minimum }{ $ready ->
        [yes] , ready
       *[no] { "" }
    }
board-stone-label = Stone of { $owner } on space { $space }
board-load-label = Load a stone: ship { $ship }, space { $space }
board-unload-label = Unload next: space { $space }, stone of { $owner }
board-dock = Dock here
board-sail-here = Sail here
board-dock-label = Sail here: { $site }
board-sail-this = Sail this ship
board-no-points-now = No points now
board-pyramid-picture =
    { $stones ->
        [one] Pyramid with { $stones } stone
       *[other] Pyramid with { $stones } stones
    }
board-pyramids-picture = Three small pyramids
board-build-label =
    { $stones ->
        [one] Build here: { $pyramid } pyramid, { $stones } stone
       *[other] Build here: { $pyramid } pyramid, { $stones } stones
    }
board-pyramid-left = left
board-pyramid-middle = middle
board-pyramid-right = right
board-top = Top
board-top-value = top { $value }
board-beside = Beside
board-one-each = 1 each
board-temple-picture =
    { $stones ->
        [one] Temple with { $stones } stone
       *[other] Temple with { $stones } stones
    }
board-seen-1 = Seen from
board-seen-2 = above
board-burial-picture =
    { $stones ->
        [one] Burial chamber with { $stones } stone
       *[other] Burial chamber with { $stones } stones
    }
board-groups = Groups
board-each-row = Each row
board-obelisks-picture =
    { $stones ->
        [one] Obelisks with { $stones } stone
       *[other] Obelisks with { $stones } stones
    }
board-towers-picture =
    { $obelisks ->
        [one] { $obelisks } obelisk is built
       *[other] { $obelisks } obelisks are built
    }
board-ranks = Ranks
board-waiting = Waiting
board-deck = Deck
board-discarded = Discarded
board-counts-so-far = scored so far
board-counts-seen = stones seen now
board-counts-now = if it ended now
board-when-red = At once
board-when-blue = Action
board-when-green = End of game
board-when-violet = End of game
board-card-entrance = Entrance
board-card-sarcophagus = Sarcophagus
board-card-paved_path = Paved path
board-card-pyramid_decoration = Pyramid decoration
board-card-temple_decoration = Temple decoration
board-card-burial_chamber_decoration = Burial decoration
board-card-obelisk_decoration = Obelisk decoration
board-card-statue = Statue
board-card-lever = Lever
board-card-hammer = Hammer
board-card-sail = Sail
board-card-chisel = Chisel
board-card-label = { $card } ({ $when })
board-cards-label = { $card }, { $count } ({ $when })
board-play-label = Play { $card }
board-face-down = Face down
board-pair-label =
    { $cards ->
        [one] { $cards } face-down card
       *[other] { $cards } face-down cards
    }
board-empty-space = Empty space { $space }
board-no-card = Take no card
board-sled-label =
    { $stones ->
        [one] { $stones } stone on the sled
       *[other] { $stones } stones on the sled
    }, { $quarry } in the quarry
board-take-label =
    Take stones; { $stones ->
        [one] { $stones } stone on the sled
       *[other] { $stones } stones on the sled
    }, { $quarry } in the quarry
board-things-of = Sled and cards of { $name }
board-chooses = { $name } chooses
board-you-choose = Your choice
board-ask-lever_order = Which stone is unloaded next?
board-ask-keep = Which card is kept?
board-ask-choice = A point or two stones?
board-ask-stones = Stones from the quarry?
board-ask-load = Load a stone onto a ship?
board-ask-pass = Nothing else is possible.
board-choose-points = 1 point
board-choose-stones = 2 stones
board-bonus-stones = Take stones
board-decline = No, thanks
board-pass = Pass

## Pyramido

board-stacks = Stacks
board-quarry = Quarry
board-quarry-and-stacks = Quarry and stacks
board-stack-label =
    { $dominoes ->
        [one] Stack { $stack }, { $dominoes } domino
       *[other] Stack { $stack }, { $dominoes } dominoes
    }
board-slot-label = Quarry { $slot }, domino { $domino }
board-taken = taken
board-turn-label = Turn (R)
board-place-label = Place at { $x }, { $y }, turned by { $degrees } degrees
board-mark-label = Marker on block { $block }: { $colour }
board-lay-label = Repair card on block { $block }: { $colour }, turned by { $degrees } degrees
board-repair-label = Play the repair card: { $colour }
board-no-repair = No repair
board-card-held = Repair card: { $colour }
board-card-used = Repair card, played: { $colour }
board-markers = Markers
board-markers-label = { $markers } markers left: { $colours }
board-repair = Repair
board-left = { $number } left
board-areas = Marked areas
board-your-areas = Your marked areas
board-areas-of = Areas of { $name }
board-no-areas = No area is marked yet
board-jewels = Jewels
board-jewel-brown = Mask
board-jewel-blue = Cat
board-jewel-yellow = Ankh
board-jewel-turquoise = Scarab
board-jewel-red = Eye
board-jewel-green = Lotus
board-minos = Minos’ bonus
board-minos-of = Minos’ bonus, fewest: { $colour }
board-bonus = bonus { $points }
board-stage-so-far = Stage { $stage } so far
board-pyramid-of = Pyramid of { $name }
board-pyramid-label =
    Pyramid of { $name }, stage { $stage }, { $dominoes ->
        [one] { $dominoes } domino to go
       *[other] { $dominoes } dominoes to go
    }
board-show-pyramid = Show the pyramid of { $name }
board-back = Back
board-eliminated = Eliminated
