package stockholder

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func TestBrokerOpening(t *testing.T) {
	table := open(t, broker1961(), 6)
	gametest.WantPrices(t, table, 100, 100, 100, 100)
	for seat := range 6 {
		gametest.WantSeat(t, table, seat, 300, four{})
	}
	_, high := (Rulebook{}).Seats(broker1961())
	expect.True(t, high == 6, "Broker seats %d, must be 6", high)
}

// E.2: after a fall below 10, every owner (even the mover) pays 20 a share or returns the share.
func TestBrokerPenalty(t *testing.T) {
	table := stand(t, broker1961(), four{30, 100, 100, 100}, has(0, four{5, 1}), has(50, four{4}), has(0, four{2}))
	turn := &Turn{Card: "B-50", Free: fourcolours.Assign(red)}
	// 30 - 50 = -20. The mover gets 20 for each of 5 shares. This 100 pays the penalty on all five.
	next, s := gametest.Apply(t, table, turn)
	gametest.WantPrices(t, next, 10, 140, 100, 100)
	gametest.WantSeats(t, next, has(0, four{5, 1}), has(10, four{2}), has(0, four{}))
	wantSaid(t, s, "zeroed penalty", "zeroed (house.penalty20) seat 0 blue shares=5",
		"penalty.all (house.penalty20) seat 0 blue lost=5 price=20 cash=100 kept=5 amount=100 gone=0 rest=0",
		"zeroed (house.penalty20) seat 1 blue shares=4",
		"penalty.some (house.penalty20) seat 1 blue lost=4 price=20 cash=50 kept=2 amount=40 gone=2 rest=10",
		"zeroed (house.penalty20) seat 2 blue shares=2",
		"penalty.none (house.penalty20) seat 2 blue lost=2 price=20 cash=0 kept=0 amount=0 gone=2 rest=0")
	gametest.WantOut(t, next, 2)
	turn.Keep = []Keep{{0, blue, 1}, {1, blue, 0}}
	next, _ = gametest.Apply(t, table, turn)
	gametest.WantSeats(t, next, has(80, four{1, 1}), has(50, four{}))
}

// E.2: the opening cash buys 3 red at 100. A hundred on red then changes all prices, so step 3 has no trades.
func TestBrokerOpeningMoves(t *testing.T) {
	table := open(t, broker1961(), 2)
	turn := &Turn{Before: four{0, 3}, Card: "R+100"}
	for company, net := range map[int]int{blue: 1, red: -1, yellow: 1, green: 1} {
		turn.After = four{}
		turn.After[company] = net
		if _, _, refusal := turn.Apply(table); refusal == nil || refusal.Code != "trade.changed" {
			t.Errorf("a trade of %s is refused as %v", fourcolours.Companies()[company].Key, refusal)
		}
	}
	turn.After = four{}
	table, _ = gametest.Apply(t, table, turn)
	gametest.WantSeat(t, table, 0, 0, four{0, 3})
	turn = &Turn{Seat: 1, Before: four{1, 1}, Card: "G+60", Free: fourcolours.Assign(red), After: four{-1}}
	// The card left blue unchanged, but the blue share was bought in step 1.
	gametest.WantDenied(t, table, turn, "shares.locked after.0 (lock) seat 1 blue shares=1 held=1 max=0 value=-1 min=0")
	turn.After = four{}
	table, _ = gametest.Apply(t, table, turn)
	// 300 - 90 - 200 = 10. Red brings 30 in compensation.
	gametest.WantPrices(t, table, 90, 170, 90, 150)
	gametest.WantSeat(t, table, 1, 40, four{1, 1})
}
