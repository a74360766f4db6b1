package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

// An entry skips a player's turn. It changes no cards, cash or shares.
func TestSkipPassesTheTurnOn(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(70, four{3}), has(0, four{1}))
	next, s := gametest.Apply(t, table, &calc.Skip{})
	wantTurn(t, next, 1, 1)
	gametest.WantSeat(t, next, 0, 70, four{3})
	expect.Equal(t, CardsLeft(next, 0), 10, "seat 0 holds … cards")
	wantSaid(t, s, "skip turn", "skip (ruling) seat 0", "turn (order) seat 1 round=1 rounds=10")
}

// An entry lets a player leave, and the other players play on.
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
