package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

// Issue: "we skip this player's turn" is an entry. The cards, the cash and the shares stay.
func TestSkipPassesTheTurnOn(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(70, four{3}), has(0, four{1}))
	next, s := gametest.Apply(t, table, &calc.Skip{})
	wantTurn(t, next, 1, 1)
	gametest.WantSeat(t, next, 0, 70, four{3})
	expect.Equal(t, CardsLeft(next, 0), 10, "seat 0 holds … cards")
	wantSaid(t, s, "skip turn", "skip (ruling) seat 0", "turn (order) seat 1 round=1 rounds=10")
}

// A skip in the last round ends the game as a turn does.
func TestSkipEndsTheLastRound(t *testing.T) {
	o := classic("3x5")
	table := standIn(t, o, lastRound(o), hundreds(), has(0, four{1}), has(0, four{2}))
	table, _ = gametest.Apply(t, table, &calc.Skip{}, &calc.Skip{Seat: 1})
	gametest.WantOver(t, table, true)
	gametest.WantRanks(t, Rulebook{}, table, "1. seat 1 200, 2. seat 0 100")
}

// Issue: "this player leaves" is an entry. What he has goes back; the others play on.
func TestLeaveGivesEverythingBack(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(70, four{3, 1}), has(10, four{1}), has(20, four{0, 2}))
	next, s := gametest.Apply(t, table, &calc.Leave{})
	gametest.WantSeat(t, next, 0, 0, four{})
	wantTurn(t, next, 1, 1)
	gametest.WantOver(t, next, false)
	gametest.WantOut(t, next, 0)
	expect.Equal(t, next.Balance(calc.Market(), calc.Share(blue))-table.Balance(calc.Market(), calc.Share(blue)), 3,
		"what went back to the market")
	wantSaid(t, s, "leave turn", "leave (ruling) seat 0 cash=70", "turn (order) seat 1 round=1 rounds=10")
	table = laid(t, next, "B+30", "R+30")
	wantTurn(t, table, 1, 2)
}

// Somebody else leaves: the turn stays where it is.
func TestLeaveOutOfTurn(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(0, four{1}), has(0, four{1}), has(0, four{1}))
	next, _ := gametest.Apply(t, table, &calc.Leave{Seat: 1})
	wantTurn(t, next, 0, 1)
	next = laid(t, next, "B+30")
	wantTurn(t, next, 2, 1)
}

// The last of a round leaves in his turn: the next round begins.
func TestLeaveAtTheEndOfARound(t *testing.T) {
	table := laid(t, open(t, classic("4x6"), 3), "B+30", "R+30")
	next, _ := gametest.Apply(t, table, &calc.Leave{Seat: 2})
	wantTurn(t, next, 0, 2)
}

// E.4.7: with one player left the game ends at once, whoever's turn it is.
func TestGameEndsWhenAllButOneLeave(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(900, four{9}), has(0, four{1}), has(0, four{2}))
	next, s := gametest.Apply(t, table, &calc.Leave{Seat: 2}, &calc.Leave{})
	gametest.WantOver(t, next, true)
	wantSaid(t, s, "over turn round", "over.alone (end) rounds=10")
	gametest.WantRanks(t, Rulebook{}, next, "1. seat 1 100, 2. seat 0 0 out, 2. seat 2 0 out")

	next, _ = gametest.Apply(t, open(t, classic("4x6"), 2), &calc.Leave{Seat: 1})
	gametest.WantOver(t, next, true)
}

// The forms of both entries: the seat of a skip is known, a leave asks for one of those who still play.
func TestFormsOfSkipAndLeave(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(0, four{1}), gone(), has(0, four{1}))
	table = laid(t, table, "B+30")
	skip := &calc.Skip{}
	field := skip.Form(table).Fields[0]
	field.Set(field.Allowed.At(0))
	expect.Equal(t, [...]int{field.Allowed.Count(), field.Get(), skip.Seat}, [...]int{1, 2, 2}, "a skip asks for")
	leave := &calc.Leave{Seat: 2}
	field = leave.Form(table).Fields[0]
	expect.True(t, field.Allowed.Count() == 2 && field.Allowed.Choices[1].Refusal.Code == "leave.out" &&
		field.Get() == 2 && field.Likely == 2,
		"a leave asks for %+v", field)
	field.Set(0)
	expect.Equal(t, leave.Seat, 0, "seat … leaves")
}
