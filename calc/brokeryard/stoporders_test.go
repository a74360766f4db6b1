package brokeryard

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

// A fall to exactly the limit sells all shares only under stop_inclusive.
func TestStopInclusive(t *testing.T) {
	for inclusive, want := range map[bool]calc.SeatPosition{false: has(0, four{4}), true: has(280, four{})} {
		o := loose(withStops, func(o *Options) { o.StopInclusive = inclusive })
		next, s := playOnBlue(t, blueTable(t, o, 100, 1, has(0, four{4})), "-30")
		gametest.WantSeat(t, next, 0, want.Cash, four(want.Shares))
		if inclusive {
			wantSaid(t, s, "stop",
				"stop (house.stop_inclusive) seat 0 blue old=100 spread=30 limit=70 raw=70 shares=4 price=70 amount=280")
		}
	}
}

func TestStopOptIn(t *testing.T) {
	o := loose(withStops, func(o *Options) { o.StopOptIn = true })
	table := open(t, o, 3)
	wantRound(t, table, 1, PhaseStops, false)
	expect.Equal(t, (Rulebook{}).Expected(table).All()[0].Kind(), "stops", "expected first")
	gametest.WantDenied(t, table, plays(table), "stops.first  (house.stop_opt_in)")
	table, s := gametest.Apply(t, table, &Stops{Seats: []int{0, 2}})
	wantSaid(t, s, "stops", "stops (house.stop_opt_in) count=2 spread=30",
		"stops.in (house.stop_opt_in) seat 0", "stops.in (house.stop_opt_in) seat 2")
	wantRound(t, table, 1, PhaseRound, false)
	gametest.WantDenied(t, table, &Stops{}, "stops.again  (house.stop_opt_in)")
	next, _ := gametest.Apply(t, table, plays(table, lay("B-100", "R"), lay("Y-60", "G"), missed()))
	// Blue falls to 0, yellow to 40. The seat without stop orders pays a penalty of 10 for blue.
	gametest.WantSeats(t, next, has(140, four{0, 1, 0, 1}), has(-10, four{1, 1, 1, 1}), has(140, four{0, 1, 0, 1}))
	set, _ := gametest.Apply(t, next, NewPosition(table))
	wantRound(t, set, 1, PhaseRound, false)
	none, _ := gametest.Apply(t, open(t, o, 3), &Stops{})
	none, _ = gametest.Apply(t, none, plays(none, lay("B-60", "R")))
	gametest.WantSeat(t, none, 0, 0, four{1, 1, 1, 1})
}
