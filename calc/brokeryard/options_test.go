package brokeryard

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

// Rules D.4
func TestPresets(t *testing.T) {
	written := func(o any) string {
		raw, err := json.Marshal(o)
		must.Do(t, err)
		return string(raw)
	}
	const want = `{"deck":"classic","formula":"3x5","packs":0,"count_cards":true,"summation":"standard","zero_effects":"auto",` +
		`"zero_stack_off":false,"zero_ties_fall_first":false,"convert_before_cancel":false,"stop_orders":false,"spread":30,` +
		`"stop_inclusive":false,"stop_fill_new_price":false,"stop_opt_in":false,"holdings_before":false,` +
		`"no_trade_last_round":false,"shared_victory":false}`
	gametest.WantDefaults(t, Rulebook{}, want)
	presets := Rulebook{}.Presets()
	changes := map[string]func(*Options){
		"3x5":   func(*Options) {},
		"4x6":   func(o *Options) { o.Formula = "4x6" },
		"trump": func(o *Options) { o.Summation = "trump" },
		"stops": func(o *Options) { o.StopOrders = true },
		"duel":  func(o *Options) { o.Deck, o.Formula = "duel", "4x6" },
		"mass":  func(o *Options) { o.ZeroEffects = "4" },
	}
	for _, preset := range presets {
		change, known := changes[preset.Key]
		must.Hold(t, known && !preset.Unofficial, "there is a preset %s, unofficial %t", preset.Key, preset.Unofficial)
		expect.Equal(t, written(preset.Options), written(with(classic("3x5"), change)), "%s", preset.Key)
	}
	expect.Equal(t, len(presets), len(changes), "there are … presets")
}

// D.2: a 3+5 hand makes 8 rounds, a 4+6 hand 10. Each seat starts with one share of each colour at 100 and no cash.
func TestOpenings(t *testing.T) {
	for formula, rounds := range map[string]int{"3x5": 8, "4x6": 10} {
		table := open(t, classic(formula), 2)
		wantRound(t, table, 1, PhaseRound, false)
		gametest.WantPrices(t, table, 100, 100, 100, 100)
		gametest.WantSeats(t, table, has(0, four{1, 1, 1, 1}), has(0, four{1, 1, 1, 1}))
		expect.Equal(t, table.Layout().Rounds, rounds, "%s has … rounds", formula)
		gametest.WantRanks(t, Rulebook{}, table, "1. seat 0 400, 1. seat 1 400")
	}
}

// D.2: one pack is enough for six players with 3+5 cards or five with 4+6.
func TestPacksAndSeats(t *testing.T) {
	for _, c := range []struct {
		formula                  string
		packs, high, seats, used int
	}{
		{"3x5", 0, 60, 6, 1}, {"3x5", 0, 60, 7, 2}, {"3x5", 0, 60, 13, 3}, {"3x5", 0, 60, 60, 10}, {"4x6", 0, 60, 5, 1},
		{"4x6", 0, 60, 6, 2}, {"4x6", 0, 60, 60, 12}, {"3x5", 1, 6, 6, 1}, {"4x6", 1, 5, 2, 1}, {"3x5", 3, 18, 2, 3},
		{"4x6", 20, 60, 60, 20},
	} {
		o := classic(c.formula)
		o.Packs = c.packs
		if low, high := (Rulebook{}).Seats(o); low != 2 || high != c.high {
			t.Errorf("%s with %d packs seats %d to %d, must be 2 to %d", c.formula, c.packs, low, high, c.high)
		}
		table := open(t, o, c.seats)
		expect.Equal(t, optionsOf(table).dealt, c.used, "%s, %d packs: %d players are dealt … packs", c.formula,
			c.packs, c.seats)
		expect.Equal(t, table.Layout().Cards[0].Count, c.used, "there are … of the first card")
	}
	if _, high := (Rulebook{}).Seats(loose()); high != MaxSeats {
		t.Errorf("a pack that is not counted seats %d", high)
	}
	if low, high := (Rulebook{}).Seats(nil); low != 0 || high != 0 {
		t.Errorf("no options seat %d to %d", low, high)
	}
}

// At a price of 50, x2 and -50 are equally strong. A zero removes x2, or -50 under zero_ties_fall_first.
func TestZeroTies(t *testing.T) {
	for fall, want := range map[bool]int{false: 10, true: 100} {
		o := loose(trumps, func(o *Options) { o.ZeroFallFirst = fall })
		next, s := playOnBlue(t, blueTable(t, o, 50, 5), "-100, +60, x2, -50, 0")
		gametest.WantPrices(t, next, want)
		want := "effect.double.zeroed (zero) seat 2 blue by=50"
		if fall {
			want = "effect.subtract.zeroed (house.zero_ties_fall_first) seat 3 blue by=50"
		}
		wantSaid(t, of(s, blue), "effect.double.zeroed effect.subtract.zeroed",
			map[bool][]string{
				false: {"effect.subtract.zeroed (zero) seat 0 blue by=100", want},
				true:  {"effect.subtract.zeroed (house.zero_ties_fall_first) seat 0 blue by=100", want},
			}[fall]...)
	}
}

func TestSharedVictory(t *testing.T) {
	for shared, want := range map[bool]string{
		false: "toss.due (toss) rounds=8 count=2 amount=200",
		true:  "over.shared (house.shared_victory) rounds=8 count=2 amount=200",
	} {
		o := loose(func(o *Options) { o.SharedVictory = shared })
		table := standIn(t, o, 8, hundreds(), has(0, four{2}), has(30, four{1}), has(200, four{}))
		next, s := gametest.Apply(t, table, plays(table))
		wantSaid(t, s, "over toss", want)
		phase := PhaseToss
		if shared {
			phase = PhaseEnd
		}
		wantRound(t, next, 8, phase, shared)
		gametest.WantPlaces(t, Rulebook{}, next, 1, 3, 1)
	}
}
