package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// E.4.2, rounding "none": half a price can lie between steps, and later moves start from there.
func TestNoRounding(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.Rounding, o.Packs = "none", 2 })
	table := stand(t, o, four{170, 100, 100, 100}, has(0, four{5}), has(0, four{}))
	next, s := gametest.Apply(t, table, plain(t, table, "B/2"))
	gametest.WantPrices(t, next, 85)
	gametest.WantSeat(t, next, 0, 425, four{5})
	wantSaid(t, s, "price.half", "price.half (house.no_rounding) blue old=170 by=2 raw=85 new=85")
	odd, s := gametest.Apply(t, next, plain(t, next, "B/2"))
	gametest.WantPrices(t, odd, 43)
	wantSaid(t, s, "price.half", "price.half.rounded.odd (rounding) blue old=85 by=2 half=42 raw=43 new=43")
	gametest.WantPrices(t, laid(t, next, "B-60"), 25)
}

// Rules E.4.9
func TestOwnScale(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.Min, o.Max, o.Step, o.Start = 20, 400, 20, 200 })
	if refusal := o.Check(); refusal == nil || refusal.Field != "step" {
		t.Errorf("a step of 20 is refused as %v; the cards move prices by tens", refusal)
	}
	o.Step = 5
	table := open(t, o, 2)
	gametest.WantPrices(t, table, 200, 200, 200, 200)
	for _, track := range table.Layout().Tracks {
		expect.Equal(t, [...]int{track.Len(), track.Price(0), track.Price(76)}, [...]int{77, 20, 400},
			"the track is %v", track)
	}
	table = stand(t, o, four{350, 75, 40, 25}, has(0, four{1, 1, 1, 1}), has(45, four{1, 1, 1, 1}))
	// 350 + 100 = 450 pays a dividend of 50. 75 - 20 = 55. 40 - 30 = 10 zeroes yellow, and a share costs 10 to keep. 25 -
	// 10 = 15 zeroes green, and a share costs 5.
	next, s := gametest.Apply(t, table, &Turn{Card: "B+100", Free: fourcolours.Assign(green, red, yellow)})
	gametest.WantPrices(t, next, 400, 55, 20, 20)
	gametest.WantSeats(t, next, has(50+20+20+5, four{1, 1, 1, 1}), has(45+50-5-10, four{1, 1, 1, 1}))
	wantSaid(t, s, "repurchase",
		"repurchase.all (repurchase) seat 1 green lost=1 price=5 cash=95 kept=1 amount=5 gone=0 rest=90",
		"repurchase.all (repurchase) seat 1 yellow lost=1 price=10 cash=90 kept=1 amount=10 gone=0 rest=80")
}

// Rules E.4.9, E.4.10
func TestOpeningHands(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.StartCash, o.StartShares, o.Start = 250, 3, 70 })
	table, s, refusal := Rulebook{}.Open(o, gametest.Names(3))
	must.Hold(t, refusal == nil, "%v", refusal)
	gametest.WantPrices(t, table, 70, 70, 70, 70)
	for seat := range 3 {
		gametest.WantSeat(t, table, seat, 250, four{3, 3, 3, 3})
	}
	wantTurn(t, table, 0, 1)
	wantSaid(t, s, "begin deal", "begin (setup) price=70 rounds=10", "deal (setup) seat 0 shares=3 amount=250",
		"deal (setup) seat 1 shares=3 amount=250", "deal (setup) seat 2 shares=3 amount=250")
	if table.Balance(calc.Bank(), calc.Cash()) != -750 || table.Balance(calc.Market(), calc.Share(green)) != -9 {
		t.Error("the opening hands do not come from the bank and the market")
	}
}

// certificates_limited: the opening hands can use up all shares.
func TestCertificatesForTheOpeningHands(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.Certificates, o.StartShares = 40, 10 })
	table := open(t, o, 4)
	gametest.WantSeat(t, table, 3, 0, four{10, 10, 10, 10})
	before, _ := limitsOf(table, &Turn{Before: four{-1}})
	wantLimits(t, before, [2]int{-10, 0}, [2]int{-10, 0}, [2]int{-10, 0}, [2]int{-10, 0})
}
