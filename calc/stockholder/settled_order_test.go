package stockholder

import (
	"fmt"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// E.6: within a step, a sale can pay for a purchase of any colour, even one listed earlier.
func TestSalesRunBeforePurchases(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(0, four{0, 0, 0, 3}), has(0, four{}))
	next, s := gametest.Apply(t, table, &Turn{Before: four{2, 0, 0, -2}, Card: "R+30", Free: fourcolours.Assign(yellow),
		After: four{0, 0, 2, -1}})
	// After the card, yellow costs 40, so 100 pays for 2 shares and leaves 20.
	gametest.WantSeat(t, next, 0, 20, four{2, 0, 2, 0})
	wantSaid(t, s, "sell buy",
		"sell (trade) seat 0 green shares=2 price=100 amount=200",
		"buy (trade) seat 0 blue shares=2 price=100 amount=200",
		"sell (trade) seat 0 green shares=1 price=100 amount=100",
		"buy (trade) seat 0 yellow shares=2 price=40 amount=80")
}

// E.6, chapter Rule of the last move
func TestNobodyTradesOnTheLastCard(t *testing.T) {
	for _, formula := range []string{"3x5", "4x6", "5x7"} {
		o := classic(formula)
		table := standIn(t, o, lastRound(o), hundreds(), has(500, four{5}), has(500, four{5}), has(500, four{5}))
		for seat := range 3 {
			turn := &Turn{Seat: seat, Card: []string{"B+30", "R+30", "Y+30"}[seat], Free: fourcolours.Assign(green)}
			for _, net := range []int{1, -1} {
				turn.Before, turn.After = four{0, net}, four{}
				gametest.WantDenied(t, table, turn,
					fmt.Sprintf("trade.last before.1 (last-card) seat %d red value=%d min=0 max=0", seat, net))
				turn.Before, turn.After = four{}, four{0, 0, net}
				gametest.WantDenied(t, table, turn,
					fmt.Sprintf("trade.last after.2 (last-card) seat %d yellow value=%d min=0 max=0", seat, net))
			}
			turn.After = four{}
			table, _ = gametest.Apply(t, table, turn)
		}
		gametest.WantOver(t, table, true)
	}
}

func TestLastRoundPaysAsAlways(t *testing.T) {
	o := classic("4x6")
	table := standIn(t, o, lastRound(o), four{200, 20, 100, 100}, has(0, four{1, 2, 3, 4}), has(40, four{2, 3}))
	next, _ := gametest.Apply(t, table, &Turn{Card: "B+100", Free: fourcolours.Assign(yellow, red, green)})
	// The dividend is 50, the compensation 2 x 10 + 3 x 10 + 4 x 30. Red (20 - 20 = 0) costs the other player 10 a share.
	gametest.WantPrices(t, next, 250, 10, 90, 70)
	gametest.WantSeats(t, next, has(220, four{1, 2, 3, 4}), has(110, four{2, 3}))
}

func (e *Turn) sit(seat int) *Turn { e.Seat = seat; return e }

// Rules E.4.7, E.6
func TestGameEndsWithOnePlayerLeft(t *testing.T) {
	table := stand(t, classic("4x6"), four{10, 100, 100, 100}, has(0, four{1}), has(9, four{30}), has(5, four{20}))
	next, s := gametest.Apply(t, table, plain(t, table, "B-30"))
	gametest.WantOver(t, next, true)
	gametest.WantOut(t, next, 1, 2)
	wantSaid(t, s, "bankrupt over", "bankrupt (bankruptcy) seat 1 cash=9 cheapest=10",
		"bankrupt (bankruptcy) seat 2 cash=5 cheapest=10", "over.alone (end) rounds=10")
	expect.Equal(t, Rulebook{}.Standing(next).Final, true, "the standing is final")
	gametest.WantRanks(t, Rulebook{}, next, "1. seat 0 10, 2. seat 1 9 out, 2. seat 2 5 out")
	expect.Equal(t, len((Rulebook{}).Expected(next).All()), 2, "… entries are expected of a game that is over")
}
