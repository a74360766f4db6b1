package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// E-1, chapter Big cards: 170 : 2 = 85, rounded up to 90. The mover gets 80 for each of 5 shares.
func TestE1_HalfIsRoundedUp(t *testing.T) {
	table := stand(t, classic("4x6"), four{170, 100, 100, 100}, has(0, four{5}), has(0, four{5}))
	next, s := gametest.Apply(t, table, &Turn{Card: "B/2", Free: fourcolours.Assign(red)})
	gametest.WantPrices(t, next, 90, 200, 100, 100)
	gametest.WantSeats(t, next, has(400, four{5}), has(0, four{5}))
	wantSaid(t, s, "price.half", "price.half.rounded (rounding) blue old=170 by=2 raw=85 new=90")
	wantSaid(t, s, "compensation", "compensation (compensation) seat 0 blue shares=5 old=170 new=90 amount=400")
}

func TestE1_HalfIsRoundedDownByHouseRule(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.Rounding = "half_down" })
	next, s := gametest.Apply(t, stand(t, o, four{170, 100, 100, 100}, has(0, four{5}), has(0, four{})),
		&Turn{Card: "B/2", Free: fourcolours.Assign(red)})
	gametest.WantPrices(t, next, 80, 200, 100, 100)
	gametest.WantSeat(t, next, 0, 450, four{5})
	wantSaid(t, s, "price.half", "price.half.rounded (house.half_down) blue old=170 by=2 raw=85 new=80")
}

// E-2, chapter Dividends rule: 200 x 2 = 400 pays each holder 150 a share.
func TestE2_DividendToEveryHolder(t *testing.T) {
	table := stand(t, classic("4x6"), four{100, 200, 100, 100}, has(0, four{0, 10}), has(30, four{0, 10}),
		has(5, four{1}))
	next, s := gametest.Apply(t, table, &Turn{Card: "Rx2", Free: fourcolours.Assign(green)})
	gametest.WantPrices(t, next, 100, 250, 100, 50)
	gametest.WantSeats(t, next, has(1500, four{0, 10}), has(1530, four{0, 10}), has(5, four{1}))
	wantSaid(t, s, "price.double", "price.double.top (dividend) red old=200 by=2 raw=400 new=250")
	wantSaid(t, s, "dividend",
		"dividend (dividend) seat 0 red shares=10 raw=400 max=250 each=150 amount=1500",
		"dividend (dividend) seat 1 red shares=10 raw=400 max=250 each=150 amount=1500")
}

func TestE2_DividendIsWhatIsAboveTheTop(t *testing.T) {
	for old, each := range map[int]int{130: 10, 250: 250, 120: 0} {
		table := stand(t, classic("4x6"), four{100, old, 100, 100}, has(0, four{0, 10}), has(0, four{0, 3}))
		next, _ := gametest.Apply(t, table, &Turn{Card: "Rx2", Free: fourcolours.Assign(green)})
		gametest.WantPrices(t, next, 100, min(2*old, 250), 100, 50)
		gametest.WantSeats(t, next, has(10*each, four{0, 10}), has(3*each, four{0, 3}))
	}
}

func TestE2_NoDividendAtJustTheTop(t *testing.T) {
	table := stand(t, classic("4x6"), four{150, 100, 100, 100}, has(0, four{5}), has(0, four{5}))
	next, s := gametest.Apply(t, table, plain(t, table, "B+100"))
	gametest.WantPrices(t, next, 250)
	gametest.WantSeat(t, next, 1, 0, four{5})
	wantSaid(t, s, "dividend")
	wantSaid(t, s, "price.add", "price.add (card) blue old=150 by=100 raw=250 new=250")
}

// E-3, chapter Zeroing: 30 - 40 = -10. For each of 15 shares, the mover gets 20 and the other player pays 20.
func TestE3_MoverIsPaidAndHolderBuysBackAll(t *testing.T) {
	table := stand(t, classic("4x6"), four{100, 100, 30, 100}, has(0, four{0, 0, 15}), has(400, four{0, 0, 15}))
	next, s := gametest.Apply(t, table, &Turn{Card: "Y-40", Free: fourcolours.Assign(blue)})
	gametest.WantPrices(t, next, 150, 100, 10, 100)
	gametest.WantSeats(t, next, has(300, four{0, 0, 15}), has(100, four{0, 0, 15}))
	wantSaid(t, s, "price.subtract", "price.subtract.bottom (zeroing) yellow old=30 by=40 raw=-10 new=10")
	wantSaid(t, s, "compensation", "compensation (compensation) seat 0 yellow shares=15 old=30 new=10 amount=300")
	wantSaid(t, s, "zeroed repurchase", "zeroed (zeroing) seat 1 yellow shares=15",
		"repurchase.all (repurchase) seat 1 yellow lost=15 price=20 cash=400 kept=15 amount=300 gone=0 rest=100")
}

// E-4, chapter Zeroing: after 30 - 60 = -30, a share costs 40 to keep. Cash of 420 keeps 10 of 25 shares.
func TestE4_RepurchaseAsFarAsCashGoes(t *testing.T) {
	table := stand(t, classic("4x6"), four{100, 100, 100, 30}, has(0, four{}), has(420, four{0, 0, 0, 25}))
	next, s := gametest.Apply(t, table, &Turn{Card: "G-60", Free: fourcolours.Assign(blue)})
	gametest.WantPrices(t, next, 130, 100, 100, 10)
	gametest.WantSeat(t, next, 1, 20, four{0, 0, 0, 10})
	wantSaid(t, s, "repurchase",
		"repurchase.some (repurchase) seat 1 green lost=25 price=40 cash=420 kept=10 amount=400 gone=15 rest=20")
}

// E-5, chapter Zeroing: 10 : 2 = 5 is below the scale. A share costs 5 to keep, so cash of 23 keeps 4 of 8.
func TestE5_HalfOfTenIsZeroed(t *testing.T) {
	table := stand(t, classic("4x6"), four{10, 100, 100, 100}, has(0, four{6}), has(23, four{8}))
	next, s := gametest.Apply(t, table, &Turn{Card: "B/2", Free: fourcolours.Assign(red)})
	gametest.WantPrices(t, next, 10, 200, 100, 100)
	gametest.WantSeats(t, next, has(0, four{6}), has(3, four{4}))
	wantSaid(t, s, "price.half", "price.half.bottom (zeroing) blue old=10 by=2 raw=5 new=10")
	wantSaid(t, s, "compensation", "compensation (compensation) seat 0 blue shares=6 old=10 new=10 amount=0")
	wantSaid(t, s, "repurchase",
		"repurchase.some (repurchase) seat 1 blue lost=8 price=5 cash=23 kept=4 amount=20 gone=4 rest=3")
}

// E-5: 20 : 2 = 10, 30 : 2 = 15 (rounded to 20) and 50 : 2 = 25 (rounded to 30) zero no price.
func TestE5_HalvesThatAreNotZeroed(t *testing.T) {
	for _, c := range []struct{ old, price, each int }{{20, 10, 10}, {30, 20, 10}, {50, 30, 20}} {
		table := stand(t, classic("4x6"), four{c.old, 100, 100, 100}, has(0, four{7}), has(500, four{8}))
		next, s := gametest.Apply(t, table, &Turn{Card: "B/2", Free: fourcolours.Assign(red)})
		gametest.WantPrices(t, next, c.price)
		gametest.WantSeats(t, next, has(7*c.each, four{7}), has(500, four{8}))
		wantSaid(t, s, "zeroed repurchase")
	}
}

// E-6: 20 - 20 and 10 - 10 zero a price, and a share costs 10 to keep. 20 - 10 does not zero the price.
func TestE6_FallsToTheBottom(t *testing.T) {
	for _, c := range []struct {
		old         int
		free        Free
		paid        int
		cash, count int
	}{
		{20, fourcolours.Assign(yellow, blue, green), 30, 5, 2},
		{20, fourcolours.Assign(blue, yellow, green), 30, 25, 4},
		{10, fourcolours.Assign(blue, yellow, green), 0, 5, 2},
	} {
		table := stand(t, classic("4x6"), four{c.old, 100, 100, 100}, has(0, four{3}), has(25, four{4}))
		next, _ := gametest.Apply(t, table, &Turn{Card: "R+100", Free: c.free})
		gametest.WantPrices(t, next, 10)
		gametest.WantSeats(t, next, has(c.paid, four{3}), has(c.cash, four{c.count}))
	}
}

// E-7: a hundred zeroes two colours. The holder keeps 4 blue at 10, then 2 red at 30, and loses 4 red.
func TestE7_LowerRepurchasePriceFirst(t *testing.T) {
	table := stand(t, classic("4x6"), four{20, 10, 100, 100}, has(0, four{}), has(100, four{4, 6}))
	next, s := gametest.Apply(t, table, &Turn{Card: "G+100", Free: fourcolours.Assign(yellow, blue, red)})
	gametest.WantPrices(t, next, 10, 10, 90, 200)
	gametest.WantSeat(t, next, 1, 0, four{4, 2})
	wantSaid(t, s, "repurchase",
		"repurchase.all (repurchase) seat 1 blue lost=4 price=10 cash=100 kept=4 amount=40 gone=0 rest=60",
		"repurchase.some (repurchase) seat 1 red lost=6 price=30 cash=60 kept=2 amount=60 gone=4 rest=0")
}

// E-8: both colours cost 20 to keep. Red comes first, because its old price was lower.
func TestE8_TieLowerOldPriceFirst(t *testing.T) {
	table := stand(t, classic("4x6"), four{20, 10, 100, 100}, has(0, four{}), has(60, four{4, 2}))
	next, s := gametest.Apply(t, table, &Turn{Card: "G+100", Free: fourcolours.Assign(yellow, red, blue)})
	gametest.WantSeat(t, next, 1, 0, four{1, 2})
	wantSaid(t, s, "repurchase",
		"repurchase.all (repurchase) seat 1 red lost=2 price=20 cash=60 kept=2 amount=40 gone=0 rest=20",
		"repurchase.some (repurchase) seat 1 blue lost=4 price=20 cash=20 kept=1 amount=20 gone=3 rest=0")
}

// E-9, chapter Zeroing, last paragraph: without shares, a seat needs cash for the cheapest share, here 10.
func TestE9_BankruptBelowTheCheapestPrice(t *testing.T) {
	for cash, out := range map[int]bool{7: true, 9: true, 10: false} {
		table := stand(t, classic("4x6"), four{100, 100, 100, 30}, has(0, four{1}), has(cash, four{0, 0, 0, 25}),
			has(0, four{1}))
		next, s := gametest.Apply(t, table, &Turn{Card: "G-60", Free: fourcolours.Assign(blue)})
		gametest.WantSeat(t, next, 1, cash, four{})
		expect.Equal(t, next.Out(1), out, "with %d cash seat 1 is out", cash)
		if cash == 7 {
			wantSaid(t, s, "bankrupt", "bankrupt (bankruptcy) seat 1 cash=7 cheapest=10")
			wantTurn(t, next, 2, 1)
		}
		if !out {
			wantTurn(t, next, 1, 1)
		}
	}
}

// E-10: a hundred on red at 180. A dividend of 3 x 30 and compensations of 2 x 10 and 1 x 30 make 140.
func TestE10_WholeHundred(t *testing.T) {
	table := stand(t, classic("4x6"), four{60, 180, 40, 100}, has(0, four{0, 3, 1, 2}), has(0, four{1, 0, 1, 0}))
	next, s := gametest.Apply(t, table, &Turn{Card: "R+100", Free: fourcolours.Assign(green, blue, yellow)})
	gametest.WantPrices(t, next, 40, 250, 10, 90)
	gametest.WantSeats(t, next, has(140, four{0, 3, 1, 2}), has(0, four{1, 0, 1, 0}))
	wantSaid(t, s, "compensation",
		"compensation (compensation) seat 0 green shares=2 old=100 new=90 amount=20",
		"compensation (compensation) seat 0 yellow shares=1 old=40 new=10 amount=30")
	wantSaid(t, s, "dividend", "dividend (dividend) seat 0 red shares=3 raw=280 max=250 each=30 amount=90")
	wantSaid(t, s, "zeroed repurchase")
}

// E-11, chapter Move steps: a player with 4 blue shares buys 6 in step 1 and can sell up to 4 in step 3.
func TestE11_SharesBoughtInStep1AreLocked(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(600, four{4}), has(0, four{1}))
	turn := func(after int) *Turn {
		return &Turn{Before: four{6}, Card: "R+30", Free: fourcolours.Assign(yellow), After: four{after}}
	}
	next, _ := gametest.Apply(t, table, turn(-4))
	gametest.WantSeat(t, next, 0, 400, four{6})
	gametest.WantDenied(t, table, turn(-5),
		"shares.locked after.0 (lock) seat 0 blue shares=5 held=10 max=4 value=-5 min=-4")
}

func TestE11_WhatIsLeftCanBeSold(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(0, four{4}), has(0, four{1}))
	turn := func(after int) *Turn {
		return &Turn{Before: four{-1}, Card: "R+30", Free: fourcolours.Assign(yellow), After: four{after}}
	}
	next, _ := gametest.Apply(t, table, turn(-3))
	gametest.WantSeat(t, next, 0, 400, four{})
	gametest.WantDenied(t, table, turn(-4),
		"shares.short after.0 (trade) seat 0 blue shares=4 held=3 max=3 value=-4 min=-3")
}

// E-11: 4 shares less 2 sold plus 5 bought are 7. In step 3, 4 can be sold, or 2 under step3_gross.
func TestE11_SoldAndBoughtNetAndGross(t *testing.T) {
	turn := func(bought, after int) *Turn {
		return &Turn{Before: four{3}, Bought: four{bought}, Card: "R+30", Free: fourcolours.Assign(yellow),
			After: four{after}}
	}
	table := stand(t, classic("4x6"), hundreds(), has(300, four{4}), has(0, four{1}))
	next, _ := gametest.Apply(t, table, turn(0, -4))
	gametest.WantSeat(t, next, 0, 400, four{3})
	gametest.WantDenied(t, table, turn(0, -5),
		"shares.locked after.0 (lock) seat 0 blue shares=5 held=7 max=4 value=-5 min=-4")

	gross := with(classic("4x6"), func(o *Options) { o.Step3Gross = true })
	table = stand(t, gross, hundreds(), has(300, four{4}), has(0, four{1}))
	next, _ = gametest.Apply(t, table, turn(5, -2))
	gametest.WantSeat(t, next, 0, 200, four{5})
	gametest.WantDenied(
		t, table, turn(5, -3),
		"shares.locked after.0 (house.step3_gross) seat 0 blue shares=3 held=7 max=2 value=-3 min=-2")
}

// E-12, chapter Results summarizing: 120 + 2 x 250 + 5 x 40 = 820.
func TestE12_CapitalIsCashAndShares(t *testing.T) {
	table := stand(t, classic("4x6"), four{250, 40, 100, 100}, has(120, four{2, 5}), has(900, four{}))
	gametest.WantRanks(t, Rulebook{}, table, "1. seat 1 900, 2. seat 0 820")
	standing := Rulebook{}.Standing(table)
	expect.Equal(t, standing.Final, false, "the standing is final")
	want := []calc.Part{
		{Commodity: calc.Cash(), Count: 120, Price: 1, Amount: 120},
		{Commodity: calc.Share(blue), Count: 2, Price: 250, Amount: 500},
		{Commodity: calc.Share(red), Count: 5, Price: 40, Amount: 200},
		{Commodity: calc.Share(yellow), Price: 100}, {Commodity: calc.Share(green), Price: 100},
	}
	expect.List(t, standing.Places[1].Parts, want, "the parts of seat 0")
}
