package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// E.4.6: after a skip, two cards remain in the last round, so trades are allowed, except under no_trade_all_last_round.
func TestNoTradeInTheLastRound(t *testing.T) {
	for _, house := range []bool{false, true} {
		o := with(classic("3x5"), func(o *Options) { o.NoTradeLastRound = house })
		table := standIn(t, o, lastRound(o)-1, hundreds(), has(500, four{1}), has(500, four{1}))
		table, _ = gametest.Apply(t, table, &calc.Skip{}, &Turn{Seat: 1, Card: "B+30",
			Free: fourcolours.Assign(yellow)})
		wantTurn(t, table, 0, lastRound(o))
		if CardsLeft(table, 0) != 2 || CardsLeft(table, 1) != 1 {
			t.Fatalf("seats hold %d and %d cards", CardsLeft(table, 0), CardsLeft(table, 1))
		}
		turn := &Turn{Before: four{0, 1}, Card: "R+30", Free: fourcolours.Assign(yellow), After: four{0, 0, 0, 1}}
		if house {
			gametest.WantDenied(t, table, turn,
				"trade.round before.1 (house.no_trade_all_last_round) seat 0 red value=1 min=0 max=0")
			turn.Before = four{}
			gametest.WantDenied(t, table, turn,
				"trade.round after.3 (house.no_trade_all_last_round) seat 0 green value=1 min=0 max=0")
			continue
		}
		next, _ := gametest.Apply(t, table, turn)
		gametest.WantSeat(t, next, 0, 500-100-100, four{1, 1, 0, 1})
		// The other player has one card left and cannot trade under either rule.
		turn = plain(t, next, "Y+30")
		turn.Before = four{1}
		gametest.WantDenied(t, next, turn, "trade.last before.0 (last-card) seat 1 blue value=1 min=0 max=0")
	}
}

// step3_gross: the number bought in step 1 is between the net purchase and that purchase plus the shares held before.
func TestStep3GrossIsBounded(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.Step3Gross = true })
	table := stand(t, o, hundreds(), has(900, four{4, 2}), has(0, four{}))
	turn := &Turn{Before: four{3, -1}, Bought: four{8}, Card: "R+30", Free: fourcolours.Assign(yellow)}
	gametest.WantDenied(t, table, turn, "bought.range bought.0 (house.step3_gross) blue value=8 min=3 max=7")
	turn.Bought = four{2}
	gametest.WantDenied(t, table, turn, "bought.range bought.0 (house.step3_gross) blue value=2 min=3 max=7")
	turn.Bought = four{0, 2}
	gametest.WantDenied(t, table, turn, "bought.range bought.1 (house.step3_gross) red value=2 min=0 max=1")
	for _, bought := range []four{{7, 1}, {3, 0}, {5}} {
		turn.Bought = bought
		gametest.Apply(t, table, turn)
	}
	gametest.WantDenied(t, stand(t, classic("4x6"), hundreds(), has(900, four{4}), has(0, four{})), turn,
		"bought.off bought.0 (lock) blue")
}

// E.4.10, certificates_limited: shares that were sold can be bought again.
func TestCertificatesAreLimited(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.Certificates = 40 })
	table := stand(t, o, hundreds(), has(1000, four{10}), has(1000, four{25}))
	turn := &Turn{Before: four{6}, Card: "R+30", Free: fourcolours.Assign(yellow)}
	gametest.WantDenied(
		t, table, turn,
		"certificates.short before.0 (house.certificates_limited) seat 0 blue shares=6 max=5 value=6 min=-10")
	turn.Before = four{5}
	next, _ := gametest.Apply(t, table, turn)
	gametest.WantDenied(t, next, &Turn{Seat: 1, Before: four{1}, Card: "B+30", Free: fourcolours.Assign(yellow)},
		"certificates.short before.0 (house.certificates_limited) seat 1 blue shares=1 max=0 value=1 min=-25")
	// Seat 1 sells 10 in step 1. After the card, blue costs 130, and seat 1 buys back 8 for 1,040.
	next, _ = gametest.Apply(t, next, &Turn{Seat: 1, Before: four{-10}, Card: "B+30", Free: fourcolours.Assign(yellow),
		After: four{8}})
	gametest.WantSeat(t, next, 1, 960, four{23})
	turn = &Turn{Before: four{3}, Card: "G+30", Free: fourcolours.Assign(yellow)}
	gametest.WantDenied(
		t, next, turn,
		"certificates.short before.0 (house.certificates_limited) seat 0 blue shares=3 max=2 value=3 min=-15")
	gametest.Apply(t, next, &Turn{Before: four{2}, Card: "G+30", Free: fourcolours.Assign(red)})
}

// Broker 1961, no_trade_changed
func TestNoTradeOfWhatTheCardChanged(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.NoTradeChanged = true })
	table := stand(t, o, hundreds(), has(500, four{2, 2, 2, 2}), has(0, four{}))
	turn := func(after four) *Turn {
		return &Turn{Before: four{1, 1, 1, 1}, Card: "B+30", Free: fourcolours.Assign(yellow), After: after}
	}
	gametest.WantDenied(t, table, turn(four{-1}),
		"trade.changed after.0 (house.no_trade_changed) seat 0 blue value=-1 min=0 max=0")
	gametest.WantDenied(t, table, turn(four{0, 0, 1}),
		"trade.changed after.2 (house.no_trade_changed) seat 0 yellow value=1 min=0 max=0")
	next, _ := gametest.Apply(t, table, turn(four{0, -2, 0, 3}))
	// 500 - 400 = 100, plus 3 x 60 in compensation, plus 200 for red, less 300 for green.
	gametest.WantSeat(t, next, 0, 180, four{3, 1, 3, 6})
}
