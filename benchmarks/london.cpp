// Random and greedy matches of Next Station London without modules, for comparison with the fast engine.
//
// The same rules, the same stream and the same order of moves, so that every match must come to the same total.
// The map and the cards are those of the fast engine's tables, handed over by benchmarks/fast.py.
#include <algorithm>
#include <cstdint>

namespace {

constexpr int kStations = 64, kDistricts = 32, kCards = 64, kRounds = 4, kMoves = 400;

struct Stream {
    uint64_t state;

    static Stream of(uint64_t seed, uint64_t number) {
        return {mix(seed * 0xBF58476D1CE4E5B9ull + number * 0x94D049BB133111EBull)};
    }
    static uint64_t mix(uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }
    uint64_t word() { return mix(state += 0x9E3779B97F4A7C15ull); }
    int64_t below(int64_t bound) { return static_cast<int64_t>(((word() >> 32) * static_cast<uint64_t>(bound)) >> 32); }
    int one_of(uint64_t mask) {
        for (int64_t skip = below(__builtin_popcountll(mask)); skip > 0; --skip) mask &= mask - 1;
        return __builtin_ctzll(mask);
    }
};

}  // namespace

extern "C" {

struct Map {
    int64_t stations, districts, deck, subway, closing, sights, early;
    const int64_t *open_to, *district, *card_wanted, *departures, *across;
    const uint8_t *joining;
    const uint16_t *crossings_at;
    const uint8_t *crossing_a, *crossing_b;
    const int8_t *card_switch;
    const int64_t *tourist_points;
    int64_t tourist_top, river_points;
    int64_t interchange_points[5];
};
}

namespace {

struct Line {
    uint64_t stations, ends;
    int64_t river;
    bool drawn;
};

struct Sheet {
    uint64_t open_to[kStations];
    Line lines[kRounds];

    void begin(const Map &map) {
        std::copy(map.open_to, map.open_to + map.stations, reinterpret_cast<int64_t *>(open_to));
        for (Line &line : lines) line = {};
    }

    void draw(const Map &map, Line &line, int start, int end) {
        int section = map.joining[start * kStations + end];
        open_to[start] &= ~(1ull << end);
        open_to[end] &= ~(1ull << start);
        for (int i = map.crossings_at[section]; i < map.crossings_at[section + 1]; ++i) {
            int a = map.crossing_a[i], b = map.crossing_b[i];
            open_to[a] &= ~(1ull << b);
            open_to[b] &= ~(1ull << a);
        }
        if (line.drawn) line.ends &= ~(1ull << start);
        line.ends |= 1ull << end;
        line.stations |= 1ull << end;
        line.river += map.across[start] >> end & 1;
        line.drawn = true;
    }
};

int64_t line_points(const Map &map, const Line &line) {
    if (!line.drawn) return 0;
    int64_t districts = 0, most = 0;
    for (int i = 0; i < map.districts; ++i) {
        int64_t here = __builtin_popcountll(line.stations & static_cast<uint64_t>(map.district[i]));
        districts += here > 0;
        most = std::max(most, here);
    }
    return districts * most + map.river_points * line.river;
}

int64_t total(const Map &map, const Sheet &sheet) {
    uint64_t stops[6] = {~0ull, 0, 0, 0, 0, 0};
    int64_t points = 0, visits = 0;
    for (const Line &line : sheet.lines) {
        if (!line.drawn) continue;
        points += line_points(map, line);
        visits += __builtin_popcountll(line.stations & static_cast<uint64_t>(map.sights));
        for (int n = 4; n > 0; --n) stops[n] |= stops[n - 1] & line.stations;
    }
    for (int n = 1; n < 5; ++n) points += map.interchange_points[n] * __builtin_popcountll(stops[n] & ~stops[n + 1]);
    return points + map.tourist_points[std::min(visits, map.tourist_top)];
}

int legal(const Sheet &sheet, const Line &line, uint64_t wanted, bool branch, int16_t *moves) {
    int count = 0;
    wanted &= ~line.stations;
    for (uint64_t starts = branch ? line.stations : line.ends; starts; starts &= starts - 1) {
        int start = __builtin_ctzll(starts);
        for (uint64_t ends = sheet.open_to[start] & wanted; ends; ends &= ends - 1)
            moves[count++] = static_cast<int16_t>(start | __builtin_ctzll(ends) << 6);
    }
    return count;
}

int64_t play_random(const Map &map, Sheet &sheet, Stream &stream, int16_t *moves) {
    sheet.begin(map);
    int pencils[kRounds];
    uint64_t left = 15;
    for (int &pencil : pencils) {
        pencil = stream.one_of(left);
        left &= ~(1ull << pencil);
    }
    for (int round = 0; round < kRounds; ++round) {
        Line &line = sheet.lines[round];
        line.stations = line.ends = 1ull << map.departures[2 * pencils[round]];
        uint64_t undealt = map.deck;
        int64_t flipped = 0;
        for (int turn = 1; flipped < map.closing; ++turn) {
            int card = stream.one_of(undealt);
            undealt &= ~(1ull << card);
            flipped += map.subway >> card & 1;
            bool branch = map.card_switch[card];
            if (branch) {
                card = stream.one_of(undealt);
                undealt &= ~(1ull << card);
                flipped += map.subway >> card & 1;
            }
            int count = legal(sheet, line, map.card_wanted[card], branch && turn > map.early, moves);
            if (count) {
                int move = moves[stream.below(count)];
                sheet.draw(map, line, move & 63, move >> 6);
            }
        }
    }
    return total(map, sheet);
}

}  // namespace

extern "C" void random_matches(const Map *map, uint64_t seed, int64_t *totals, int64_t matches) {
    Sheet sheet;
    int16_t moves[kMoves];
    for (int64_t number = 0; number < matches; ++number) {
        Stream stream = Stream::of(seed, number);
        totals[number] = play_random(*map, sheet, stream, moves);
    }
}
