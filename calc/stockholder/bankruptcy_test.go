package stockholder

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func textual() *Options { return classic("4x6") }
func elsewhere() *Options {
	return with(classic("4x6"), func(o *Options) { o.Bankruptcy = "online" })
}

// E.6, bankruptcy "text": a seat is out right after the repurchase, before the mover's step 3.
func TestBankruptByTextIsOutAtOnce(t *testing.T) {
	table := stand(t, textual(), four{10, 100, 100, 100}, has(100, four{}), has(9, four{1}), has(0, four{0, 1}))
	next, s := gametest.Apply(t, table, &Turn{Card: "B-30", Free: fourcolours.Assign(red), After: four{0, 0, 1}})
	gametest.WantOut(t, next, 1)
	var kinds []string
	for _, line := range s.Lines {
		kinds = append(kinds, line.Kind)
	}
	got := kinds[len(kinds)-3:]
	expect.True(t, got[0] == "bankrupt" && got[1] == "buy" && got[2] == "turn", "the turn ends with %v", got)
	wantTurn(t, next, 2, 1)
}

// E.6, bankruptcy "online": a seat without cash and shares is out when its turn comes.
func TestBankruptOnlineIsOutWhenTheTurnComes(t *testing.T) {
	table := stand(t, elsewhere(), four{10, 100, 100, 100}, has(0, four{1}), has(0, four{0, 1}), has(0, four{8}))
	table, _ = gametest.Apply(t, table, plain(t, table, "B-30"))
	gametest.WantOut(t, table)
	wantTurn(t, table, 1, 1)
	table, s := gametest.Apply(t, table, &Turn{Seat: 1, Card: "R+30", Free: fourcolours.Assign(yellow)})
	gametest.WantOut(t, table, 2)
	wantTurn(t, table, 0, 2)
	wantSaid(t, s, "bankrupt passed turn round", "bankrupt (house.bankruptcy_online) seat 2 cash=0 cheapest=10",
		"round (order) seat 0 round=2 rounds=10")
}

// E.6: a seat with less cash than the cheapest price is passed over, but can move again after a price has fallen.
func TestPassedOverOnlineAndBack(t *testing.T) {
	table := stand(t, elsewhere(), four{30, 100, 100, 60}, has(0, four{1}), has(25, four{8}), has(0, four{0, 1}))
	// After 30 - 50, a share costs 30 to keep. With 25 in cash, the seat keeps no share but can then buy blue at 10.
	table, _ = gametest.Apply(t, table, plain(t, table, "B-50"))
	wantTurn(t, table, 1, 1)

	table = stand(t, elsewhere(), four{70, 100, 100, 60}, has(0, four{1}), has(25, four{}), has(0, four{0, 1}))
	table, s := gametest.Apply(t, table, &Turn{Card: "R+30", Free: fourcolours.Assign(yellow)})
	wantSaid(t, s, "passed", "passed (house.bankruptcy_online) seat 1 cash=25 cheapest=40")
	wantTurn(t, table, 2, 1)
	table, _ = gametest.Apply(t, table, &Turn{Seat: 2, Card: "R+40", Free: fourcolours.Assign(yellow)})
	wantTurn(t, table, 0, 2)
	// With 25 in cash, the seat can buy yellow, which now costs 10.
	table, _ = gametest.Apply(t, table, &Turn{Card: "R+50", Free: fourcolours.Assign(blue)})
	wantTurn(t, table, 1, 2)
	gametest.WantOut(t, table)
	table, _ = gametest.Apply(t, table, &Turn{Seat: 1, Before: four{0, 0, 2}, Card: "Y+60",
		Free: fourcolours.Assign(green)})
	gametest.WantSeat(t, table, 1, 5, four{0, 0, 2})
	expect.Equal(t, [...]int{CardsLeft(table, 0), CardsLeft(table, 1)}, [...]int{8, 9}, "seats 0 and 1 hold and cards")
}

// E.6, "can still move": if no other seat can move, the game is over, even if other seats are not out.
func TestNobodyElseCanStillMove(t *testing.T) {
	o := elsewhere()
	table := standIn(t, o, 3, hundreds(), has(0, four{1}), has(25, four{}), has(30, four{}))
	table, s := gametest.Apply(t, table, plain(t, table, "G+30"))
	wantSaid(t, s, "passed", "passed (house.bankruptcy_online) seat 1 cash=25 cheapest=40",
		"passed (house.bankruptcy_online) seat 2 cash=30 cheapest=40")
	wantSaid(t, s, "over", "over.unable (end) rounds=10")
	gametest.WantOver(t, table, true)
	gametest.WantOut(t, table)
}

// E.6, "can still move": in the example of the rules, Ann has 1 blue share, Ben 10 in cash and no shares.
func TestOneOfTwoCanStillMove(t *testing.T) {
	o := with(classic("3x5"), func(o *Options) { o.Bankruptcy = "online" })
	table := stand(t, o, hundreds(), has(0, four{1}), has(10, four{}))
	table, s := gametest.Apply(t, table, &Turn{Card: "B+30", Free: fourcolours.Assign(red)})
	wantSaid(t, s, "over", "over.unable (end) rounds=8")
	gametest.WantOver(t, table, true)
	gametest.WantOut(t, table)
}
