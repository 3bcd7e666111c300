/* How fast random games of Imhotep can be on one core: the rules for boards that all show side A, without Pharaoh's
 * Wrath, written by hand in C. A measure for benchmarks/ and nothing else; benchmarks/test_limit.py proves that it
 * plays the games of saqqara.playouts(), choice by choice.
 *
 * The packing is that of the Python source: a stone is three bits (seat + 1), a lane a byte a seat, a card a nibble.
 */
#include <stdint.h>

typedef int64_t word;

enum { TAKE = 0, LOAD = 1, SAIL = 17, PLAY = 37, PICK = 41, UNLOAD = 53, DECLINE = 57, PASS = 58 };
enum { MARKET, PYRAMID, TEMPLE, BURIAL, OBELISKS, SITES };
enum { ENTRANCE = 1, SARCOPHAGUS, PAVED_PATH, DECORATIONS, STATUE = 8, LEVER, HAMMER_CARD, SAIL_CARD, CHISEL_CARD };
enum { ACTION, LOAD_ONE, LOAD_TWO, SAIL_LOAD, SAIL_SHIP, LEVER_SHIP, LEVER_ORDER, AT_MARKET, UNLOADING, OVER };
enum { ROUNDS = 6, SHIPS = 4, SLED_PLACES = 5, TAKEN_AT_ONCE = 3, PYRAMID_SPACES = 14 };

/* What benchmarks/limit/imhotep.py fills in, and then what this program keeps for itself. */
typedef struct {
    word seats, round, active, round_cards, sizes, aboard, moored, free, ready, harbours;
    word sleds, quarries, market, deck0, deck1, deck2, deck_count, discards, reshuffle, blue_cards, kept_cards;
    word pyramid, pyramid_counts, surplus, temple_seen, temple_stones, temple_next, temple_points;
    word burial01, burial23, burial_count, obelisk_stones, passes, seat;
    word decision, ship, queue;
} table;

/* --- Words ------------------------------------------------------------------------------------------------------- */

static inline word bit(word n) { return (word)1 << n; }
static inline word nibble(word w, word index) { return w >> 4 * index & 15; }
static inline word stone_at(word stones, word index) { return stones >> 3 * index & 7; }
static inline word lane(word w, word seat) { return w >> 8 * seat & 0xFF; }
static inline word one(word seat) { return bit(8 * seat); }
static inline word lowest(word w) { return __builtin_ctzll((uint64_t)w); }
static inline word least(word a, word b) { return a < b ? a : b; }

/* Faster than the library's, which is what `cc` without a machine's own instructions calls. */
static inline word popcount(word w)
{
    w -= w >> 1 & 0x5555555555555555;
    w = (w & 0x3333333333333333) + (w >> 2 & 0x3333333333333333);
    w = (w + (w >> 4)) & 0x0F0F0F0F0F0F0F0F;
    w += w >> 8;
    w += w >> 16;
    return (w + (w >> 32)) & 0x7F;
}

static inline word nth(word w, word k)
{
    for (; k > 0; k--)
        w &= w - 1;
    return lowest(w);
}

static inline word sum_of_lanes(word w)
{
    return (w & 0xFF) + (w >> 8 & 0xFF) + (w >> 16 & 0xFF) + (w >> 24 & 0xFF);
}

/* --- Chance ------------------------------------------------------------------------------------------------------ */

static inline word next_word(word w) { return 698769069 * (w & 0xFFFFFFFF) + (w >> 32); }
static inline word scaled(word w, word n) { return (w & 0xFFFFFFFF) * n >> 32; }

/* --- What is legal ----------------------------------------------------------------------------------------------- */

static inline word takeable(const table *t, word seat)
{
    return least(TAKEN_AT_ONCE, least(SLED_PLACES - lane(t->sleds, seat), lane(t->quarries, seat)));
}

static word sail_card_spaces(const table *t)
{
    word spaces = 0;
    for (word ship = 0; ship < SHIPS; ship++) {
        word empty = nibble(t->free, ship);
        word but_one = empty & (empty - 1);
        if ((but_one & (but_one - 1)) == 0)
            spaces |= empty << 4 * ship;
    }
    return spaces;
}

static word foremost_unordered(const table *t)
{
    word ordered = 0, colours = 0, spaces = 0;
    for (word queue = t->queue; queue; queue >>= 3)
        ordered |= bit((queue & 7) - 1);
    for (word space = 0; space < 4; space++) {
        word stone = stone_at(t->aboard, 4 * t->ship + space);
        if (stone && !(ordered >> space & 1) && !(colours >> stone & 1)) {
            colours |= bit(stone);
            spaces |= bit(space);
        }
    }
    return spaces;
}

static word playable(const table *t, word cards, word sled, word room)
{
    word mask = 0;
    if (cards & 3 && t->ready)
        mask |= bit(PLAY);
    if (cards >> 2 & 3 && t->free && sled + room > 0)
        mask |= bit(PLAY + HAMMER_CARD - LEVER);
    if (cards >> 4 & 3 && sled >= 1 && sail_card_spaces(t))
        mask |= bit(PLAY + SAIL_CARD - LEVER);
    if (cards >> 6 && sled >= 2 && t->free & (t->free - 1))
        mask |= bit(PLAY + CHISEL_CARD - LEVER);
    return mask;
}

static word turn_actions(const table *t)
{
    word sled = lane(t->sleds, t->seat), cards = lane(t->blue_cards, t->seat), room = takeable(t, t->seat);
    word mask = t->ready * t->harbours << SAIL;
    if (sled > 0)
        mask |= t->free << LOAD;
    if (room > 0)
        mask |= bit(TAKE);
    if (cards)
        mask |= playable(t, cards, sled, room);
    return mask ? mask : bit(PASS);
}

static word market_cards(const table *t)
{
    word filled = t->market | t->market >> 1;
    filled |= filled >> 2;
    return (filled & 1) | (filled >> 3 & 2) | (filled >> 6 & 4) | (filled >> 9 & 8);
}

static word choices(const table *t)
{
    switch (t->decision) {
    case LOAD_ONE:
    case LOAD_TWO: return t->free << LOAD;
    case SAIL_LOAD: return sail_card_spaces(t) << LOAD;
    case SAIL_SHIP: return t->harbours << (SAIL + 5 * t->ship);
    case LEVER_SHIP: return t->ready * t->harbours << SAIL;
    case LEVER_ORDER: return foremost_unordered(t) << UNLOAD;
    default: return market_cards(t) << PICK | bit(DECLINE);
    }
}

/* --- Cards ------------------------------------------------------------------------------------------------------- */

static inline word *deck_of(table *t, word index)
{
    return index < 15 ? &t->deck0 : index < 30 ? &t->deck1 : &t->deck2;
}

static inline word card_in_deck(table *t, word index) { return nibble(*deck_of(t, index), index % 15); }

static inline void lay_in_deck(table *t, word index, word card)
{
    word *deck = deck_of(t, index);
    word at = 4 * (index % 15);
    *deck = (*deck & ~((word)15 << at)) | card << at;
}

static void reshuffle(table *t)
{
    for (word card = ENTRANCE; card <= CHISEL_CARD; card++)
        for (word copies = nibble(t->discards, card); copies > 0; copies--)
            lay_in_deck(t, t->deck_count++, card);
    t->discards = 0;
    for (word last = t->deck_count - 1; last > 0; last--) {
        t->reshuffle = next_word(t->reshuffle);
        word other = scaled(t->reshuffle, last + 1), moved = card_in_deck(t, other);
        lay_in_deck(t, other, card_in_deck(t, last));
        lay_in_deck(t, last, moved);
    }
}

static word draw(table *t)
{
    if (t->deck_count == 0)
        reshuffle(t);
    if (t->deck_count == 0)
        return 0;
    word card = card_in_deck(t, --t->deck_count);
    lay_in_deck(t, t->deck_count, 0);
    return card;
}

/* --- Sites ------------------------------------------------------------------------------------------------------- */

static void place(table *t, word owner, word site)
{
    if (site == PYRAMID) {
        if (t->pyramid_counts < PYRAMID_SPACES)
            t->pyramid |= (owner + 1) << 3 * t->pyramid_counts++;
        else
            t->surplus += one(owner);
    } else if (site == TEMPLE) {
        word at = 3 * t->temple_next;
        t->temple_seen = (t->temple_seen & ~((word)7 << at)) | (owner + 1) << at;
        t->temple_stones += one(owner);
        if (++t->temple_next == (t->seats == 2 ? 4 : 5))
            t->temple_next = 0;
    } else if (site == BURIAL) {
        word *boards = owner < 2 ? &t->burial01 : &t->burial23;
        *boards |= bit(t->burial_count++ + 30 * (owner & 1));
    } else if (site == OBELISKS) {
        t->obelisk_stones += one(owner);
    } else {
        t->quarries += one(owner);
        if (t->market) {
            t->decision = AT_MARKET;
            t->seat = owner;
        }
    }
}

/* A red card is carried out and discarded at once: on these boards nothing can come between. */
static void take_card(table *t, word owner, word card)
{
    static const word site_of_card[] = {0, PYRAMID, BURIAL, OBELISKS};
    if (card >= LEVER)
        t->blue_cards += bit(8 * owner + 2 * (card - LEVER));
    else if (card >= DECORATIONS)
        t->kept_cards += bit(16 * owner + 2 * (card - DECORATIONS));
    else {
        t->discards += bit(4 * card);
        if (lane(t->quarries, owner)) {
            t->quarries -= one(owner);
            place(t, owner, site_of_card[card]);
        }
    }
}

/* --- Turns ------------------------------------------------------------------------------------------------------- */

static inline void take_stones(table *t)
{
    word stones = takeable(t, t->seat) << 8 * t->seat;
    t->sleds += stones;
    t->quarries -= stones;
}

static inline void load(table *t, word space)
{
    word ship = space >> 2;
    t->aboard |= (t->seat + 1) << 3 * space;
    t->free ^= bit(space);
    t->sleds -= one(t->seat);
    word empty = nibble(t->free, ship);
    if (empty == 0 || ((empty & (empty - 1)) == 0 && nibble(t->sizes, ship) > 1))
        t->ready |= bit(5 * ship);
}

static inline void moor(table *t, word ship, word site)
{
    t->ship = ship;
    t->moored |= (site + 1) << 4 * ship;
    t->harbours ^= bit(site);
    t->ready &= ~bit(5 * ship);
    t->free &= ~((word)15 << 4 * ship);
}

static void sail(table *t, word pairing)
{
    moor(t, pairing / 5, pairing % 5);
    t->queue = 0;
    for (word space = 3; space >= 0; space--)
        if (stone_at(t->aboard, 4 * t->ship + space))
            t->queue = t->queue << 3 | (space + 1);
    t->decision = UNLOADING;
}

static void unload_next(table *t)
{
    word stone = 4 * t->ship + (t->queue & 7) - 1;
    word owner = stone_at(t->aboard, stone) - 1;
    t->queue >>= 3;
    t->aboard &= ~((word)7 << 3 * stone);
    place(t, owner, nibble(t->moored, t->ship) - 1);
}

static void begin_round(table *t)
{
    static const word round_cards[] = {0x1A5A161B172B5B, 0x5A6A171B5B6B1F, 0x5B5F6F6AAB6B1F};
    word sizes = round_cards[t->seats - 2] >> 8 * (t->round_cards >> 3 * t->round & 7);
    t->sizes = t->free = t->aboard = t->moored = t->ready = t->passes = 0;
    t->harbours = bit(SITES) - 1;
    for (word ship = 0; ship < SHIPS; ship++) {
        word size = (sizes >> 2 * ship & 3) + 1;
        t->sizes |= size << 4 * ship;
        t->free |= (bit(size) - 1) << 4 * ship;
    }
    for (word space = 0; space < 4; space++)
        t->market |= draw(t) << 4 * space;
}

static void end_round(table *t)
{
    for (word seen = t->temple_seen; seen; seen >>= 3)
        if (seen & 7)
            t->temple_points += one((seen & 7) - 1);
    for (; t->market; t->market >>= 4)
        if (t->market & 15)
            t->discards += bit(4 * (t->market & 15));
    if (++t->round == ROUNDS)
        t->decision = OVER;
    else
        begin_round(t);
}

static void send_stones_home(table *t)
{
    for (; t->aboard; t->aboard >>= 3)
        if (t->aboard & 7)
            t->quarries += one((t->aboard & 7) - 1);
}

static void end_turn(table *t)
{
    t->decision = ACTION;
    t->active = t->seat = t->active + 1 == t->seats ? 0 : t->active + 1;
    if (t->passes == t->seats) {
        send_stones_home(t);
        end_round(t);
    } else if ((t->harbours & (t->harbours - 1)) == 0) {
        end_round(t);
    }
}

static void play_blue_card(table *t, word card)
{
    static const word first_choice[] = {LEVER_SHIP, LOAD_ONE, SAIL_LOAD, LOAD_TWO};
    t->blue_cards -= bit(8 * t->seat + 2 * card);
    t->discards += bit(4 * (card + LEVER));
    t->decision = first_choice[card];
    if (card == HAMMER_CARD - LEVER)
        take_stones(t);
}

/* One action of a turn; whether the turn is over with it. */
static int act(table *t, word action)
{
    if (action == PASS) {
        t->passes++;
        return 1;
    }
    t->passes = 0;
    if (action >= PLAY)
        play_blue_card(t, action - PLAY);
    else if (action >= SAIL)
        sail(t, action - SAIL);
    else if (action >= LOAD)
        load(t, action - LOAD);
    else
        take_stones(t);
    return action < SAIL;
}

/* One choice within a turn; whether the turn is over with it. */
static int choose(table *t, word action)
{
    switch (t->decision) {
    case LOAD_ONE: load(t, action - LOAD); return 1;
    case LOAD_TWO:
        load(t, action - LOAD);
        t->decision = LOAD_ONE;
        return 0;
    case SAIL_LOAD:
        load(t, action - LOAD);
        t->ship = (action - LOAD) >> 2;
        t->decision = SAIL_SHIP;
        return 0;
    case SAIL_SHIP: sail(t, action - SAIL); return 0;
    case LEVER_SHIP:
        moor(t, (action - SAIL) / 5, (action - SAIL) % 5);
        t->queue = 0;
        t->decision = LEVER_ORDER;
        return 0;
    case LEVER_ORDER: {
        word end = 0;
        while (t->queue >> end)
            end += 3;
        t->queue |= (action - UNLOAD + 1) << end;
        if (!foremost_unordered(t))
            t->decision = UNLOADING;
        return 0;
    }
    default:
        t->decision = UNLOADING;
        if (action != DECLINE) {
            word space = action - PICK, card = nibble(t->market, space);
            t->market &= ~((word)15 << 4 * space);
            take_card(t, t->seat, card);
        }
        return 0;
    }
}

/* Carries out an action and all that follows until somebody has a choice; those choices, or 0 at the end. */
static word play(table *t, word action)
{
    int turn_over = t->decision == ACTION ? act(t, action) : choose(t, action);
    while (!turn_over) {
        if (t->decision == UNLOADING) {
            turn_over = t->queue == 0;
            if (!turn_over)
                unload_next(t);
        } else {
            word mask = choices(t);
            if (mask & (mask - 1))
                return mask;
            turn_over = choose(t, lowest(mask));
        }
    }
    end_turn(t);
    return t->decision == OVER ? 0 : turn_actions(t);
}

/* --- The end ----------------------------------------------------------------------------------------------------- */

static word group_points(word size) { return size <= 5 ? size * (size + 1) / 2 : 15 + 2 * (size - 5); }

static word burial_points(word stones)
{
    word points = 0;
    while (stones) {
        word group = stones & -stones, grown = 0;
        for (;; group = grown) {
            grown = group | (group & 03333333333) << 1 | (group & 06666666666) >> 1;
            grown = (grown | group << 3 | group >> 3) & stones;
            if (grown == group)
                break;
        }
        stones ^= group;
        points += group_points(popcount(group));
    }
    return points;
}

static word obelisk_points(const table *t, word seat)
{
    static const word prizes[] = {0x010A, 0x01060C, 0x01050A0F};
    word mine = lane(t->obelisk_stones, seat), better = 0, tied = 0, total = 0;
    if (mine == 0)
        return 0;
    for (word other = 0; other < t->seats; other++) {
        better += lane(t->obelisk_stones, other) > mine;
        tied += lane(t->obelisk_stones, other) == mine;
    }
    for (word rank = better; rank < better + tied; rank++)
        total += lane(prizes[t->seats - 2], rank);
    return total / tied;
}

static word card_points(const table *t, word seat)
{
    word kept = t->kept_cards >> 16 * seat, blue = lane(t->blue_cards, seat);
    word points = (kept & 3) * ((sum_of_lanes(t->surplus) + t->pyramid_counts) / 3);
    points += (kept >> 2 & 3) * (sum_of_lanes(t->temple_stones) / 3);
    points += (kept >> 4 & 3) * (t->burial_count / 3);
    points += (kept >> 6 & 3) * (sum_of_lanes(t->obelisk_stones) / 3);
    points += group_points(kept >> 8 & 15);
    return points + (blue & 3) + (blue >> 2 & 3) + (blue >> 4 & 3) + (blue >> 6);
}

static void score(const table *t, word *scores)
{
    const word pyramid_values = 0x43132312342312;
    for (word seat = 0; seat < t->seats; seat++) {
        word burial = (seat < 2 ? t->burial01 : t->burial23) >> 30 * (seat & 1) & 0x3FFFFFFF;
        scores[seat] = lane(t->surplus, seat) + lane(t->temple_points, seat) + burial_points(burial);
        scores[seat] += obelisk_points(t, seat) + card_points(t, seat);
    }
    for (word space = 0; space < t->pyramid_counts; space++)
        scores[stone_at(t->pyramid, space) - 1] += nibble(pyramid_values, space);
}

/* Random games from the first decision of a turn; writes their scores, gives the number of decisions. */
word playouts(const table *start, word games, word chance, word *scores)
{
    word decisions = 0;
    for (word game = 0; game < games; game++) {
        table t = *start;
        word mask = turn_actions(&t);
        for (; mask; decisions++) {
            chance = next_word(chance);
            mask = play(&t, nth(mask, scaled(chance, popcount(mask))));
        }
        score(&t, scores + t.seats * game);
    }
    return decisions;
}

word size_of_table(void) { return sizeof(table); }

/* For the time of a copy: `times` copies back and forth. */
void copies(table *one_table, table *other, word times)
{
    for (word k = 0; k < times; k++) {
        *other = *one_table;
        __asm__ volatile("" : : "r"(other), "r"(one_table) : "memory");
    }
}
