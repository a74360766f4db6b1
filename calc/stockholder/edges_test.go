package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// E.3, E.6. A card's uncoloured numbers go to red, yellow and green, in this order.
func TestAtTheEnds(t *testing.T) {
	rule := func(changes ...func(o *Options)) *Options {
		o := classic("4x6")
		for _, change := range changes {
			change(o)
		}
		return o
	}
	down := func(o *Options) { o.Rounding = "half_down" }
	first := func(o *Options) { o.RepurchaseFirst = true }
	none := func(o *Options) { o.Rounding = "none" }
	penalty := func(o *Options) { o.Zeroing, o.Penalty = "penalty20", 20 }
	few := func(o *Options) { o.Min, o.Step, o.Start = 5, 5, 100 }
	for _, c := range []struct {
		what          string
		rules         *Options
		prices        four
		mover, other  calc.SeatPosition
		card          string
		after         four
		moves, others calc.SeatPosition
	}{
		{"half of the top is rounded up", rule(), four{250, 100, 50, 50}, has(0, four{3}), has(0, four{2}), "B/2",
			four{130, 200, 50, 50}, has(360, four{3}), has(0, four{2})},
		{"half of the top is rounded down", rule(down), four{250, 100, 50, 50}, has(0, four{3}), has(0, four{2}), "B/2",
			four{120, 200, 50, 50}, has(390, four{3}), has(0, four{2})},
		{"half of the top stays as it is", rule(none), four{250, 100, 50, 50}, has(0, four{3}), has(0, four{2}), "B/2",
			four{125, 200, 50, 50}, has(375, four{3}), has(0, four{2})},
		{"a dividend pays for the red of the same card", rule(), four{130, 10, 50, 50}, has(0, four{}),
			has(0, four{7, 3}), "Bx2", four{250, 10, 50, 50}, has(0, four{}), has(55, four{7, 3})},
		{"a dividend that comes too late", rule(first), four{130, 10, 50, 50}, has(0, four{}), has(0, four{7, 3}),
			"Bx2", four{250, 10, 50, 50}, has(0, four{}), has(70, four{7})},
		{"the cash pays for all to the last coin", rule(), four{100, 20, 50, 50}, has(0, four{0, 1}),
			has(100, four{0, 2}), "B+30", four{130, 10, 50, 50}, has(10, four{0, 1}), has(0, four{0, 2})},
		{"one coin is missing", rule(), four{100, 20, 50, 50}, has(0, four{0, 1}), has(99, four{0, 2}), "B+30",
			four{130, 10, 50, 50}, has(10, four{0, 1}), has(49, four{0, 1})},
		{"nobody has what falls to nothing", rule(), four{100, 10, 50, 50}, has(0, four{1}), has(5, four{1}), "B+30",
			four{130, 10, 50, 50}, has(0, four{1}), has(5, four{1})},
		{"at the top it pays again", rule(), four{250, 70, 50, 50}, has(0, four{2}), has(0, four{1}), "B+30",
			four{250, 10, 50, 50}, has(60, four{2}), has(30, four{1})},
		{"just at the bottom nothing is lost", rule(), four{100, 70, 50, 50}, has(0, four{0, 2}), has(0, four{0, 4}),
			"B+30", four{130, 10, 50, 50}, has(120, four{0, 2}), has(0, four{0, 4})},
		{"a scale of five", rule(few), four{100, 60, 50, 50}, has(0, four{0, 2}), has(9, four{0, 2}), "B+30",
			four{130, 5, 50, 50}, has(110, four{0, 2}), has(4, four{0, 1})},
		{"half of five is below a scale of five", rule(few), four{100, 5, 50, 50}, has(0, four{0, 2}),
			has(9, four{0, 5}), "Bx2", four{200, 5, 50, 50}, has(0, four{0, 2}), has(1, four{0, 4})},
		{"a penalty takes from the mover too", rule(penalty, down), four{100, 50, 50, 50}, has(0, four{0, 3}),
			has(39, four{0, 3}), "B+30", four{130, 10, 50, 50}, has(60, four{0, 3}), has(19, four{0, 1})},
		{"a hundred with two that fall to nothing", rule(), four{160, 10, 20, 40}, has(0, four{1, 1, 1, 1}),
			has(25, four{0, 2, 2, 1}), "B+100", four{250, 10, 10, 10}, has(10+10+30, four{1, 1, 1, 1}),
			has(5, four{0, 2, 0, 1})},
	} {
		t.Run(c.what, func(t *testing.T) {
			table := stand(t, c.rules, c.prices, c.mover, c.other)
			next, _ := gametest.Apply(t, table, plain(t, table, c.card))
			gametest.WantPrices(t, next, c.after[0], c.after[1], c.after[2], c.after[3])
			gametest.WantSeats(t, next, c.moves, c.others)
		})
	}
}
