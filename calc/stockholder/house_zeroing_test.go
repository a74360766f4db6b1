package stockholder

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func optional() *Options {
	return with(classic("4x6"), func(o *Options) { o.Zeroing = "repurchase_optional" })
}

// E.4.4, repurchase_optional: a player can keep any number that the cash pays for, by default the largest.
func TestRepurchaseOptional(t *testing.T) {
	table := stand(t, optional(), four{30, 100, 100, 100}, has(0, four{1}), has(420, four{25, 1}), has(0, four{1}))
	turn := plain(t, table, "B-60")
	for kept, want := range map[int]string{
		10: "some (repurchase) seat 1 blue lost=25 price=40 cash=420 kept=10 amount=400 gone=15 rest=20",
		3:  "some (house.repurchase_optional) seat 1 blue lost=25 price=40 cash=420 kept=3 amount=120 gone=22 rest=300",
		0:  "declined (house.repurchase_optional) seat 1 blue lost=25 price=40 cash=420 kept=0 amount=0 gone=25 rest=420",
	} {
		turn.Keep = []Keep{{Seat: 1, Company: blue, Shares: kept}}
		next, s := gametest.Apply(t, table, turn)
		gametest.WantSeat(t, next, 1, 420-40*kept, four{kept, 1})
		wantSaid(t, s, "repurchase", "repurchase."+want,
			"repurchase.none (repurchase) seat 2 blue lost=1 price=40 cash=0 kept=0 amount=0 gone=1 rest=0")
	}
	turn.Keep = nil
	next, _ := gametest.Apply(t, table, turn)
	gametest.WantSeat(t, next, 1, 20, four{10, 1})
}

// E.4.5, repurchase_before_dividends: the card's own dividend comes too late to pay for repurchases.
func TestRepurchaseBeforeDividends(t *testing.T) {
	for first, want := range map[bool]struct {
		cash int
		red  int
	}{false: {30 + 150 - 120, 6}, true: {30 - 20 + 150, 1}} {
		o := with(classic("4x6"), func(o *Options) { o.RepurchaseFirst = first })
		table := stand(t, o, four{200, 20, 100, 100}, has(0, four{1, 1}), has(30, four{3, 6}))
		next, _ := gametest.Apply(t, table, &Turn{Card: "B+100", Free: fourcolours.Assign(yellow, green, red)})
		gametest.WantSeat(t, next, 1, want.cash, four{3, want.red})
		gametest.WantSeat(t, next, 0, 50+10, four{1, 1})
	}
}

// repurchase_before_dividends: bankruptcy is tested after the dividends.
func TestDividendsStillSaveFromBankruptcy(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.RepurchaseFirst = true })
	table := stand(t, o, four{200, 20, 100, 100}, has(0, four{1}), has(5, four{1, 6}), has(5, four{0, 6}))
	next, _ := gametest.Apply(t, table, &Turn{Card: "B+100", Free: fourcolours.Assign(yellow, green, red)})
	gametest.WantSeat(t, next, 1, 55, four{1})
	gametest.WantOut(t, next, 2)
}

// E.3.3: if repurchase price and old price are equal, the player chooses the order. Only hundreds in Broker 1961, which
// lower all other prices by 10, cause such ties.
func TestSecondTieIsChosenByThePlayer(t *testing.T) {
	o := with(broker1961(), func(o *Options) { o.Zeroing = "repurchase" })
	table := stand(t, o, four{10, 10, 10, 100}, has(0, four{}), has(25, four{2, 2, 2}))
	for _, c := range []struct {
		first []First
		want  four
	}{
		{nil, four{2, 0, 0}},
		{[]First{{1, red}}, four{0, 2, 0}},
		{[]First{{1, yellow}}, four{0, 0, 2}},
	} {
		turn := &Turn{Card: "G+100", First: c.first}
		next, _ := gametest.Apply(t, table, turn)
		gametest.WantSeat(t, next, 1, 5, c.want)
		field, asked := turn.Form(table).Field("first.1")
		expect.True(t, asked && field.Allowed.Count() == 3 && field.Seat == 1 && field.Likely == blue,
			"the form asks %+v, %t", field, asked)
	}
	table = stand(t, o, four{10, 20, 10, 100}, has(0, four{}), has(25, four{2, 2, 2}))
	gametest.WantDenied(t, table, &Turn{Card: "G+100", First: []First{{1, red}}}, "first.stray first (repurchase)")
}
