package brokeryard

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

// D.3.0: all trades of a round use the old prices, and proceeds of sales can pay for purchases.
func TestTradesOfARound(t *testing.T) {
	table := stand(t, classic("3x5"), four{50, 100, 20, 10}, has(60, four{2, 0, 3, 0}), has(0, four{1}))
	next, s := gametest.Apply(t, table, plays(table, missed().trading(four{-2, 2, -2, 0}), missed()))
	gametest.WantSeat(t, next, 0, 0, four{0, 2, 1, 0})
	wantSaid(t, s, "sell buy missed round",
		"sell (trade) seat 0 blue shares=2 price=50 amount=100",
		"sell (trade) seat 0 yellow shares=2 price=20 amount=40",
		"buy (trade) seat 0 red shares=2 price=100 amount=200",
		"missed (missed) seat 0", "missed (missed) seat 1",
		"round (order) round=2 rounds=8")
}

// D.2: missing a round still costs a card, so all hands are empty after eight rounds.
func TestMissedRounds(t *testing.T) {
	table := open(t, classic("3x5"), 2)
	for round := range 7 {
		wantRound(t, table, round+1, PhaseRound, false)
		table, _ = gametest.Apply(t, table, plays(table))
	}
	expect.Equal(t, GroupLeft(table, 0, 0), 1, "cards left in the last round")
	gametest.WantPrices(t, table, 100, 100, 100, 100)
	table, _ = gametest.Apply(t, table, plays(table, lay("Bx2", "R")))
	wantRound(t, table, 8, PhaseToss, false)
}

// Rules D.3.12
func TestToss(t *testing.T) {
	table := standIn(t, classic("3x5"), 8, hundreds(), has(0, four{2}), has(30, four{1}), has(200, four{}))
	table, s := gametest.Apply(t, table, plays(table))
	wantSaid(t, s, "toss over", "toss.due (toss) rounds=8 count=2 amount=200")
	expect.Equal(t, gametest.Written((Rulebook{}).Expected(table).All()[0]), `toss {"seat":-1}`, "the toss")
	if f, ok := (&Toss{}).Form(table).Field("seat"); !ok || f.Allowed.Count() != 2 ||
		f.Allowed.Choices[1].Refusal.Code != "toss.behind" {
		t.Errorf("the toss asks for %+v", f.Allowed)
	}
	next, s := gametest.Apply(t, table, &Toss{Seat: 2})
	wantSaid(t, s, "toss over", "toss.won (toss) seat 2 amount=200", "over.rounds (end) rounds=8")
	wantRound(t, next, 8, PhaseEnd, true)
	gametest.WantPlaces(t, Rulebook{}, next, 2, 3, 1)
}

// A correction can settle a draw before the toss, or cause a draw after the end of the game.
func TestRulingsAndTheToss(t *testing.T) {
	table := standIn(t, classic("3x5"), 8, hundreds(), has(0, four{2}), has(90, four{1}), has(200, four{}))
	table, _ = gametest.Apply(t, table, plays(table))
	next, s := gametest.Apply(t, table, &calc.Ruling{Seat: 2, What: "cash", Change: 5, Reason: "miscounted"})
	wantSaid(t, s, "over toss", "over.rounds (end) rounds=8")
	wantRound(t, next, 8, PhaseEnd, true)
	gametest.WantPlaces(t, Rulebook{}, next, 2, 3, 1)
	next, s = gametest.Apply(t, next, &calc.Ruling{Seat: 1, What: "cash", Change: 15, Reason: "miscounted"})
	wantSaid(t, s, "over toss", "toss.due (toss) rounds=8 count=2 amount=205")
	wantRound(t, next, 8, PhaseToss, false)
	next, _ = gametest.Apply(t, next, &Toss{Seat: 1})
	gametest.WantPlaces(t, Rulebook{}, next, 3, 1, 2)
	// The winner of the toss remains the winner after an unrelated correction.
	next, _ = gametest.Apply(t, next, &calc.Ruling{Seat: 0, What: "cash", Change: 1, Reason: "found"})
	wantRound(t, next, 8, PhaseEnd, true)
	left, s := gametest.Apply(t, table, &calc.Leave{Seat: 0})
	wantSaid(t, s, "leave over", "leave (ruling) seat 0 cash=0", "over.rounds (end) rounds=8")
	gametest.WantPlaces(t, Rulebook{}, left, 3, 2, 1)
}

// A position (an entry that sets the whole table) reopens a finished game. Cards already played stay played.
func TestPosition(t *testing.T) {
	table := open(t, classic("3x5"), 3)
	table, _ = gametest.Apply(t, table, plays(table, lay("B0"), lay("R0"), lay("Y0")), &calc.Leave{Seat: 0},
		&calc.Leave{Seat: 1})
	wantRound(t, table, 2, PhaseRound, true)
	next, s := gametest.Apply(t, table, at(
		four{250, 10, 100, 70}, []calc.SeatPosition{has(5, four{1, 2, 3, 4}), gone(), has(-100, four{9})}, 6,
	))
	wantSaid(t, s, "position",
		"position (ruling) round=6 rounds=8",
		"position.price (ruling) blue old=100 new=250", "position.price (ruling) red old=100 new=10",
		"position.price (ruling) yellow old=100 new=100", "position.price (ruling) green old=100 new=70",
		"position.seat (ruling) seat 0 cash=5", "position.seat (ruling) seat 1 cash=0",
		"position.seat (ruling) seat 2 cash=-100")
	wantRound(t, next, 6, PhaseRound, false)
	gametest.WantSeat(t, next, 0, 5, four{1, 2, 3, 4})
	gametest.WantSeat(t, next, 2, -100, four{9})
	gametest.WantOut(t, next, 1)
	index, _ := DeckOf(next).Index("R0")
	expect.Equal(t, FaceLeft(next, index), 0, "cards left that were played")
	same, _ := gametest.Apply(t, next, NewPosition(next))
	gametest.WantEqual(t, same, next, "not so: the position as it is changes something")
}

func TestOpeningStatement(t *testing.T) {
	_, s, refusal := Rulebook{}.Open(classic("4x6"), gametest.Names(6))
	must.Hold(t, refusal == nil, "%v", refusal)
	wantSaid(t, s, "begin", "begin (setup) price=100 rounds=10 packs=2")
	wantSaid(t, calc.Statement{Lines: s.Lines[:2]}, "deal", "deal (setup) seat 0 shares=1")
	expect.True(t, (Rulebook{}).ID() == "brokeryard" && (Rulebook{}).Version() == 1,
		"the rulebook has another name or version")
}
