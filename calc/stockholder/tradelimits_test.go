package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func wantLimits(t *testing.T, got [Colours]calc.Allowed, want ...[2]int) {
	t.Helper()
	for company, bounds := range want {
		if got[company].Min != bounds[0] || got[company].Max != bounds[1] {
			t.Errorf("%s may go from %d to %d, must be %d to %d",
				fourcolours.Companies()[company].Key, got[company].Min, got[company].Max, bounds[0], bounds[1])
		}
	}
}

func limitsOf(table calc.Table, turn *Turn) (before, after [Colours]calc.Allowed) {
	for company := range Colours {
		before[company] = *offerOf(table, turn, "before", company).Limits
		after[company] = *offerOf(table, turn, "after", company).Limits
	}
	return before, after
}

func offerOf(table calc.Table, turn *Turn, step string, company int) calc.Trade {
	field, asked := turn.Form(table).Field(calc.ItemName(step, company))
	if !asked || field.Trade == nil {
		return calc.Trade{Limits: &calc.Allowed{}}
	}
	return *field.Trade
}

// A sale that pays for a purchase cannot be cancelled.
func TestLimitsOfASaleThatPays(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(0, four{3}), has(0, four{1}))
	before, _ := limitsOf(table, &Turn{Before: four{-2, 2}})
	wantLimits(t, before, [2]int{-3, -2}, [2]int{0, 2}, [2]int{}, [2]int{})
	table = stand(t, classic("4x6"), four{100, 30, 100, 100}, has(0, four{3}), has(0, four{1}))
	before, _ = limitsOf(table, &Turn{Before: four{-2, 5}})
	wantLimits(t, before, [2]int{-3, -2}, [2]int{0, 6}, [2]int{}, [2]int{})
	// With one unit of cash too little, one share must be sold.
	table = stand(t, classic("4x6"), four{100, 30, 100, 100}, has(29, four{3}), has(0, four{1}))
	before, _ = limitsOf(table, &Turn{Before: four{-1, 1}})
	wantLimits(t, before, [2]int{-3, -1}, [2]int{0, 4}, [2]int{}, [2]int{})
}

// Each number within the limits is accepted. A number just outside is refused.
func TestLimitsAgreeWithApply(t *testing.T) {
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		table := conformance.Middle(t, Rulebook{}, draw)
		e, _ := conformance.Entry(Rulebook{}, table, draw)
		turn, ok := e.(*Turn)
		if !ok {
			return
		}
		before, after := limitsOf(table, turn)
		for company := range Colours {
			checkLimit(t, draw, table, turn, company, before[company], true)
			checkLimit(t, draw, table, turn, company, after[company], false)
		}
	})
}

// checkLimit tries numbers at, between and just outside the limits of one trade, in an accepted turn whose other
// numbers stay the same. Numbers in step 1 are tried without step 3, which depends on step 1.
func checkLimit(t judge, draw conformance.Draw, table calc.Table, turn *Turn, company int, allowed calc.Allowed,
	before bool) {
	try := func(net int) *calc.Refusal {
		tried := *turn
		if before {
			tried.After, tried.Keep, tried.First, tried.Bought = four{}, nil, nil, four{}
			tried.Before[company] = net
		} else {
			tried.After[company] = net
		}
		_, _, refusal := tried.Apply(table)
		return refusal
	}
	for _, net := range []int{allowed.Min, allowed.Max, allowed.Min + draw(allowed.Max-allowed.Min+1)} {
		if refusal := try(net); refusal != nil {
			t.Fatalf("%d to %d of %d allowed (step 1 %t), %d refused: %v\n%s", allowed.Min, allowed.Max, company,
				before, net, refusal, gametest.Written(turn))
		}
	}
	for _, net := range []int{allowed.Min - 1, allowed.Max + 1} {
		if try(net) == nil {
			t.Fatalf("%d to %d of %d allowed (step 1 %t), %d accepted\n%s", allowed.Min, allowed.Max, company, before,
				net, gametest.Written(turn))
		}
	}
}

// The form for step 3 uses the prices and the cash after the card, whether or not step 3 is possible. Shares bought
// before the card cannot be sold to pay for purchases.
func TestStepsGoOnAfterARefusal(t *testing.T) {
	table := stand(t, classic("4x6"), four{90, 90, 100, 100}, has(200, four{1, 4}), has(0, four{1}))
	turn := &Turn{Before: four{2}, Card: "Rx2", Free: fourcolours.Assign(yellow), After: four{-2, 0, 9}}
	for company, want := range []calc.Trade{{Held: 1, Price: 90}, {Held: 4, Price: 90}, {Price: 100}, {Price: 100}} {
		want.Cash = 20
		got := offerOf(table, turn, "before", company)
		got.Limits = nil
		expect.Equal(t, got, want, "step 1 of %d", company)
	}
	for company, want := range []calc.Trade{{Held: 3, Price: 90, Locked: 2}, {Held: 4, Price: 180}, {Price: 50},
		{Price: 100}} {
		want.Cash = 20 + 180 - 450
		got := offerOf(table, turn, "after", company)
		got.Limits = nil
		expect.Equal(t, got, want, "step 3 of %d", company)
	}
	_, after := limitsOf(table, turn)
	wantLimits(t, after, [2]int{-1, -1}, [2]int{-4, -2}, [2]int{0, 2}, [2]int{0, 0})
	_, asked := (&Turn{Before: four{9}, Card: "Rx2", Free: fourcolours.Assign(yellow)}).Form(table).Field("after.0")
	expect.True(t, !asked, "there is a step 3 after trades that are refused")
}
