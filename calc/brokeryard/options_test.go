package brokeryard

import (
	"encoding/json"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

// D.4: the defaults, and what each preset changes of them.
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

// D.2: 3+5 makes 8 rounds, 4+6 makes 10; everybody has one share of each colour at 100 and no cash.
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

// D.2: one pack deals six players 3+5 cards or five players 4+6; more packs as many as needed, or as many as said.
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

// zero_effects: three, four, or as many as the packs say.
func TestZeroEffects(t *testing.T) {
	for _, c := range []struct {
		effects     string
		packs, want int
	}{{"auto", 1, 130}, {"auto", 2, 100}, {"3", 1, 130}, {"3", 2, 130}, {"4", 1, 100}, {"4", 2, 100}} {
		o := loose(func(o *Options) { o.ZeroEffects, o.Packs = c.effects, c.packs })
		next, s := playOnBlue(t, blueTable(t, o, 100, 5), "+100, +60, -50, +30, 0")
		gametest.WantPrices(t, next, c.want)
		rule, count := "house.zero_effects", c.effects
		if c.effects == "auto" {
			rule, count = "zero", text(2+c.packs)
		}
		wantSaid(t, s, "zero", "zero ("+rule+") seat 4 blue count="+count)
	}
	// Packs are counted as they are needed: the seventh player brings a second one.
	for seats, want := range map[int]int{6: 130, 7: 100} {
		table := stand(t, classic("3x5"), hundreds(), slices.Repeat([]calc.SeatPosition{has(0, four{})}, seats)...)
		next, _ := playOnBlue(t, table, "+100, +60, -50, +30, 0")
		gametest.WantPrices(t, next, want)
	}
}

// zero_stack_off: several zeros add up, or one counts.
func TestZeroStack(t *testing.T) {
	for off, want := range map[bool]int{false: 100, true: 70} {
		o := loose(func(o *Options) { o.ZeroStackOff = off })
		next, _ := playOnBlue(t, blueTable(t, o, 100, 6), "+60, +50, +40, -30, 0, 0")
		gametest.WantPrices(t, next, want)
	}
}

// zero_ties_fall_first: of 50 doubled and -50, the zero takes the rise away, or the fall.
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

// convert_before_cancel: x2 at 100 cancels -100, or both count. x2 and /2 cancel each other first either way.
func TestConvertBeforeCancel(t *testing.T) {
	for first, want := range map[bool]int{false: 160, true: 190} {
		o := loose(func(o *Options) { o.ConvertFirst = first })
		next, _ := playOnBlue(t, blueTable(t, o, 100, 4), "x2, -100, +60, +30")
		gametest.WantPrices(t, next, want)
		// x2 and /2 go, and -50 is left to count.
		next, _ = playOnBlue(t, blueTable(t, o, 100, 3), "x2, /2, -50")
		gametest.WantPrices(t, next, 50)
	}
}

// summation: the three strongest, the strongest, or all.
func TestSummation(t *testing.T) {
	for way, want := range map[string]int{"standard": 250, "trump": 160, "sum_all": 240} {
		o := loose(func(o *Options) { o.Summation = way })
		next, s := playOnBlue(t, blueTable(t, o, 100, 4), "+60, +50, +40, -10")
		gametest.WantPrices(t, next, want)
		rule := map[string]string{"standard": "sum", "trump": "trump", "sum_all": "house.sum_all"}[way]
		wantSaid(t, of(s, blue), "price",
			"price ("+rule+") blue old=100 change="+text(want-100)+" raw="+text(want)+" new="+text(want))
	}
}

// deck: the duel has three hundreds a colour, no anti-hundreds and no zeros; all rules are equal.
func TestDuel(t *testing.T) {
	table := open(t, duel(), 2)
	for code, want := range map[string]int{"B+100": 3, "Gx2": 1, "R/2": 1, "Y-60": 1} {
		index, known := DeckOf(table).Index(code)
		expect.True(t, known && table.Layout().Cards[index].Count == want, "%s: known %t", code, known)
	}
	for _, code := range []string{"B-100", "R0"} {
		gametest.WantDenied(t, table, plays(table, lay(code, "G")), "card.unknown card.0 (card) seat 0")
	}
	next, _ := gametest.Apply(t, table, plays(table, lay("B+100", "RYG"), lay("Bx2", "R")))
	// Blue: 100 + 100 + 100. Red: - 10, and half of 100.
	gametest.WantPrices(t, next, 250, 40, 80, 70)
	gametest.WantSeat(t, next, 0, 50, four{1, 1, 1, 1})
}

// count_cards: refuse what cannot be in a hand, or trust the table.
func TestCountCards(t *testing.T) {
	twice := func(t *testing.T, o *Options) *Round {
		return plays(open(t, o, 2), lay("B0"), lay("B0"))
	}
	o := classic("3x5")
	gametest.WantDenied(t, open(t, o, 2), twice(t, o), "card.gone card.1 (deck) seat 1 card=4 count=1")
	o.CountCards = false
	gametest.Apply(t, open(t, o, 2), twice(t, o))
	o = classic("3x5")
	o.Packs = 2
	gametest.Apply(t, open(t, o, 2), twice(t, o))
}

// holdings_before: awards go to who holds the shares after the trades, or who held them before. Blue at 200 with 150
// more is 350, an award of 100; Ann had two and sold one of them for 200, Ben bought one of his 400.
func TestHoldingsBefore(t *testing.T) {
	for before, want := range map[bool][2]int{false: {200 + 100, 200 + 100}, true: {200 + 2*100, 200}} {
		o := loose(func(o *Options) { o.HoldingsBefore = before })
		table := blueTable(t, o, 200, 2, has(0, four{2}), has(400, four{}))
		round := plays(table, onBlue("+100, +50")...)
		round.Plays[0].Trade, round.Plays[1].Trade = four{-1}, four{1}
		next, s := gametest.Apply(t, table, round)
		gametest.WantSeats(t, next, has(want[0], four{1}), has(want[1], four{1}))
		if before {
			wantSaid(
				t, s, "award", "award (house.holdings_before) seat 0 blue shares=2 raw=350 max=250 each=100 amount=200")
		}
	}
}

// holdings_before: the same for penalties. Who sold everything still pays.
func TestHoldingsBeforeAndPenalties(t *testing.T) {
	for before, want := range map[bool]int{false: 60, true: 60 - 50} {
		o := loose(func(o *Options) { o.HoldingsBefore = before })
		table := blueTable(t, o, 60, 1, has(0, four{1, 1}))
		round := plays(table, onBlue("-100")...)
		round.Plays[0].Trade = four{-1}
		next, _ := gametest.Apply(t, table, round)
		gametest.WantSeat(t, next, 0, want, four{0, 1})
	}
}

// holdings_before and stop orders: whose stop orders worked pays no penalty on shares sold.
func TestHoldingsBeforeAndStopOrders(t *testing.T) {
	o := loose(withStops, func(o *Options) { o.HoldingsBefore = true })
	table := blueTable(t, o, 60, 1, has(0, four{2}))
	round := plays(table, onBlue("-100")...)
	round.Plays[0].Trade = four{-1}
	next, s := gametest.Apply(t, table, round)
	gametest.WantSeat(t, next, 0, 60+30, four{})
	wantSaid(t, s, "penalty")
}

// no_trade_last_round: trades in the last round are possible, or not.
func TestNoTradeLastRound(t *testing.T) {
	for closed, want := range map[bool]string{false: "not refused",
		true: "trade.round trade.0.2 (house.no_trade_last_round) seat 0"} {
		o := loose(func(o *Options) { o.NoTradeLastRound = closed })
		table := standIn(t, o, 8, hundreds(), has(100, four{1}), has(0, four{1}))
		_, _, refusal := plays(table, missed().trading(four{0, 0, 1})).Apply(table)
		expect.Equal(t, denied(refusal), want, "closed %t", closed)
		table = standIn(t, o, 7, hundreds(), has(100, four{1}), has(0, four{1}))
		gametest.Apply(t, table, plays(table, missed().trading(four{0, 0, 1})))
	}
}

// shared_victory: equal capital at the end shares the victory, or a toss decides.
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
