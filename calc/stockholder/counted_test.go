package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

func TestACountTellsWhatDiffers(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(70, four{3, 1}), has(0, four{1}))
	right := &calc.Count{Seat: 0, Cash: 70, Holds: []int{3, 1, 0, 0}}
	next, s := gametest.Apply(t, table, right)
	expect.True(t, next.Equal(table), "a count changes nothing")
	wantSaid(t, s, "counted", "counted.right (counted) seat 0 cash=70")
	next, s = gametest.Apply(t, table, &calc.Count{Seat: 0, Cash: 50, Holds: []int{3, 0, 0, 2}})
	expect.True(t, next.Equal(table), "a count that differs changes nothing")
	wantSaid(t, s, "counted", "counted.cash (counted) seat 0 counted=50 kept=70 change=-20",
		"counted.shares (counted) seat 0 red counted=0 kept=1 change=-1",
		"counted.shares (counted) seat 0 green counted=2 kept=0 change=2")
}

// The form begins with the expected figures, so players type only differences.
func TestACountBeginsWithTheFigures(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(70, four{3, 1}), has(20, four{0, 0, 2}))
	e := &calc.Count{Seat: calc.None}
	expect.Equal(t, len(e.Form(table).Fields), 1, "fields before anybody is chosen")
	for seat, want := range []string{
		`counted {"seat":0,"cash":70,"holds":[3,1,0,0]}`, `counted {"seat":1,"cash":20,"holds":[0,0,2,0]}`,
	} {
		who, _ := e.Form(table).Field("seat")
		who.Set(seat)
		expect.Equal(t, gametest.Written(e), want, "the count of seat %d", seat)
	}
}

func TestACountIsBounded(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(70, four{3}), has(0, four{1}))
	for want, e := range map[string]*calc.Count{
		"counted.shares holds (counted) value=2 max=4":                 {Holds: []int{3, 0}},
		"counted.bank bank (counted)":                                  {Bank: true},
		"value.range holds.1 (counted) red value=-1 min=0 max=1000000": {Cash: 70, Holds: []int{3, -1, 0, 0}},
	} {
		gametest.WantDenied(t, table, e, want)
	}
	expect.Equal(t, gametest.Refused(table, &calc.Count{Seat: 9}), "seat.unknown seat", "a stranger is refused")
}
