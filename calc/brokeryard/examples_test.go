package brokeryard

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// blueTable returns a table with the given price for blue and 100 for other colours. To the given seats, it adds seats
// with cash until each effect has a seat to play it.
func blueTable(t judge, o *Options, price, effects int, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	for len(seats) < max(2, effects) {
		seats = append(seats, has(50, four{}))
	}
	return stand(t, o, four{price, 100, 100, 100}, seats...)
}

func playOnBlue(t judge, table calc.Table, effects string) (calc.Table, calc.Statement) {
	t.Helper()
	return gametest.Apply(t, table, plays(table, onBlue(effects)...))
}

// D.5 D-1: the effects lower 100 to a raw price of 0. The penalty is 10 a share, and cash of 20 becomes -10.
func TestD1PenaltyMakesADebt(t *testing.T) {
	table := blueTable(t, loose(), 100, 3, has(20, four{3}))
	next, s := playOnBlue(t, table, "+100, -100, -100")
	gametest.WantPrices(t, next, 10)
	gametest.WantSeat(t, next, 0, -10, four{3})
	wantSaid(t, of(s, blue), "colour effect price penalty",
		"colour (order) blue old=100 count=3 zeros=0",
		"effect.add.cancelled (cancel) seat 0 blue by=100 seat=1",
		"effect.subtract.cancelled (cancel) seat 1 blue by=100 seat=0",
		"effect.subtract.counted (sum) seat 2 blue by=100 old=100 new=0",
		"price.bottom (penalty) blue old=100 change=-100 raw=0 new=10 each=10",
		"penalty (penalty) seat 0 blue shares=3 raw=0 min=10 each=10 amount=30")
	wantSaid(t, s, "debt", "debt (bankruptcy) seat 0 debt=10")
}

func of(s calc.Statement, company int) calc.Statement {
	var about calc.Statement
	for _, line := range s.Lines {
		if line.Company == company {
			about.Lines = append(about.Lines, line)
		}
	}
	return about
}

// D.5 D-2: x2, x2, /2 and +100 raise 100 to a raw price of 300. The price is 250 and the award 50 a share.
func TestD2Award(t *testing.T) {
	table := blueTable(t, loose(), 100, 4, has(0, four{3}), has(7, four{1}))
	next, s := playOnBlue(t, table, "x2, x2, /2, +100")
	gametest.WantPrices(t, next, 250)
	gametest.WantSeats(t, next, has(150, four{3}), has(57, four{1}))
	wantSaid(t, s, "award",
		"award (award) seat 0 blue shares=3 raw=300 max=250 each=50 amount=150",
		"award (award) seat 1 blue shares=1 raw=300 max=250 each=50 amount=50")
}

// D.5 D-3: a price ending in 5 is rounded in the direction of its change, after all effects are added up.
func TestD3Rounding(t *testing.T) {
	for _, c := range []struct {
		price   int
		effects string
		want    int
		said    string
	}{
		{210, "/2", 100, "price.down (rounding) blue old=210 change=-105 raw=105 new=100"},
		{110, "/2", 50, "price.down (rounding) blue old=110 change=-55 raw=55 new=50"},
		{90, "/2, +30", 70, "price.down (rounding) blue old=90 change=-15 raw=75 new=70"},
		{150, "+100, /2", 180, "price.up (rounding) blue old=150 change=25 raw=175 new=180"},
	} {
		table := blueTable(t, loose(), c.price, 2)
		next, s := playOnBlue(t, table, c.effects)
		gametest.WantPrices(t, next, c.want)
		wantSaid(t, of(s, blue), "price", c.said)
	}
}

// D.5 D-4: prices at 35 (rounded to 30) and at exactly 250, and awards of 120 and 260 a share.
func TestD4Bounds(t *testing.T) {
	for _, c := range []struct {
		price       int
		effects     string
		want, award int
	}{
		{130, "/2, -30", 30, 0}, {240, "+50, -40", 250, 0}, {180, "+100, +50, +40", 250, 120},
		{170, "x2, x2", 250, 260},
	} {
		table := blueTable(t, loose(), c.price, 3, has(0, four{1}))
		next, _ := playOnBlue(t, table, c.effects)
		gametest.WantPrices(t, next, c.want)
		gametest.WantSeat(t, next, 0, c.award, four{1})
	}
}

// D.5 D-5: only the three strongest effects count. At a price of 10, they cause a penalty of 110 a share.
func TestD5TopThree(t *testing.T) {
	next, s := playOnBlue(t, blueTable(t, loose(), 100, 5), "+60, -30, +40, -50, +50")
	gametest.WantPrices(t, next, 170)
	wantSaid(t, of(s, blue), "price", "price (sum) blue old=100 change=70 raw=170 new=170")
	next, s = playOnBlue(t, blueTable(t, loose(), 100, 6), "+50, +50, -50, +60, -30, +40")
	gametest.WantPrices(t, next, 250)
	wantSaid(t, s, "award")
	wantSaid(t, of(s, blue), "price", "price (sum) blue old=100 change=150 raw=250 new=250")
	next, _ = playOnBlue(t, blueTable(t, loose(), 10, 4, has(120, four{1})), "-10, -20, -30, -60")
	gametest.WantPrices(t, next, 10)
	gametest.WantSeat(t, next, 0, 10, four{1})
}

// D.5 D-6: in a trump game, a rise beats a fall of equal size. Under convert_before_cancel, the two cancel.
func TestD6Trump(t *testing.T) {
	next, s := playOnBlue(t, blueTable(t, loose(trumps), 100, 2), "x2, -100")
	gametest.WantPrices(t, next, 200)
	wantSaid(t, of(s, blue), "effect",
		"effect.double.counted (trump) seat 0 blue by=100 old=100 new=200",
		"effect.subtract.beyond (growth) seat 1 blue by=100")
	for _, o := range []*Options{loose(), loose(convert), loose(trumps, convert)} {
		next, _ := playOnBlue(t, blueTable(t, o, 100, 2), "x2, -100")
		gametest.WantPrices(t, next, 100)
	}
	_, s = playOnBlue(t, blueTable(t, loose(convert), 100, 2), "x2, -100")
	wantSaid(t, of(s, blue), "effect",
		"effect.double.met (house.convert_before_cancel) seat 0 blue by=100 seat=1",
		"effect.subtract.cancelled (house.convert_before_cancel) seat 1 blue by=100 seat=0")
}

// D.5 D-7: a zero removes the three strongest effects, or four if several packs are dealt.
func TestD7Zero(t *testing.T) {
	const effects = "+100, +60, -50, +30, 0"
	next, s := playOnBlue(t, blueTable(t, loose(), 100, 5), effects)
	gametest.WantPrices(t, next, 130)
	wantSaid(t, s, "zero effect.add.zeroed effect.subtract.zeroed",
		"zero (zero) seat 4 blue count=3",
		"effect.add.zeroed (zero) seat 0 blue by=100",
		"effect.add.zeroed (zero) seat 1 blue by=60",
		"effect.subtract.zeroed (zero) seat 2 blue by=50")
	two := loose(func(o *Options) { o.Packs = 2 })
	next, _ = playOnBlue(t, blueTable(t, two, 100, 5), effects)
	gametest.WantPrices(t, next, 100)
}

// D.5 D-7 with cards: two zeros remove six effects, or three under zero_stack_off. The example's +20 is on no card; +40
// replaces it. The two 60s cancel, which leaves 100, -50, 40, 30 and -10. Under zero_stack_off, 30 and -10 count.
func TestD7TwoZeros(t *testing.T) {
	const effects = "+100, +60, -60, -50, +30, +40, -10, 0, 0"
	next, _ := playOnBlue(t, blueTable(t, loose(), 100, 9), effects)
	gametest.WantPrices(t, next, 100)
	one := loose(func(o *Options) { o.ZeroStackOff = true })
	next, s := playOnBlue(t, blueTable(t, one, 100, 9), effects)
	gametest.WantPrices(t, next, 120)
	wantSaid(t, s, "zero", "zero (zero) seat 7 blue count=3", "zero.spent (house.zero_stack_off) seat 8 blue")
}

func withStops(o *Options) { o.StopOrders = true }

// D.5 D-8: from 140 with a spread of 30, a fall to 60 sells all shares at 110. A fall to exactly 110 sells none.
func TestD8StopOrder(t *testing.T) {
	o := loose(withStops)
	next, s := playOnBlue(t, blueTable(t, o, 140, 2, has(0, four{4}), has(5, four{1})), "-60, -20")
	gametest.WantPrices(t, next, 60)
	gametest.WantSeats(t, next, has(440, four{}), has(115, four{}))
	wantSaid(t, s, "stop",
		"stop (stop) seat 0 blue old=140 spread=30 limit=110 raw=60 shares=4 price=110 amount=440",
		"stop (stop) seat 1 blue old=140 spread=30 limit=110 raw=60 shares=1 price=110 amount=110")
	next, s = playOnBlue(t, blueTable(t, o, 100, 1, has(0, four{4})), "-30")
	gametest.WantPrices(t, next, 70)
	gametest.WantSeat(t, next, 0, 0, four{4})
	wantSaid(t, s, "stop")
}

// D.5 D-8: at a price of 30 there is no stop order. A sale at a limit above 0 avoids the penalty.
func TestD8StopOrderAndPenalty(t *testing.T) {
	o := loose(withStops)
	next, _ := playOnBlue(t, blueTable(t, o, 30, 1, has(100, four{1})), "-100")
	gametest.WantPrices(t, next, 10)
	gametest.WantSeat(t, next, 0, 20, four{1})
	next, s := playOnBlue(t, blueTable(t, o, 200, 2, has(0, four{2})), "-100, /2")
	gametest.WantPrices(t, next, 10)
	gametest.WantSeat(t, next, 0, 340, four{})
	wantSaid(t, s, "penalty")
}

func TestD8FillAtTheNewPrice(t *testing.T) {
	o := loose(withStops, func(o *Options) { o.StopFillNew = true })
	next, s := playOnBlue(t, blueTable(t, o, 140, 2, has(0, four{4})), "-60, -20")
	gametest.WantSeat(t, next, 0, 240, four{})
	wantSaid(t, s, "stop",
		"stop.new (house.stop_fill_new_price) seat 0 blue old=140 spread=30 limit=110 raw=60 shares=4 price=60 amount=240")
}

func TestD9Penalty(t *testing.T) {
	next, _ := playOnBlue(t, blueTable(t, loose(), 10, 1, has(100, four{2})), "/2")
	gametest.WantPrices(t, next, 10)
	gametest.WantSeat(t, next, 0, 90, four{2})
	next, _ = playOnBlue(t, blueTable(t, loose(), 40, 2, has(100, four{1})), "-100, -20")
	gametest.WantPrices(t, next, 10)
	gametest.WantSeat(t, next, 0, 10, four{1})
}

// D.5 D-10: A has no cash and 2 shares, and pays 90 a share: -180. Selling both shares at 10 leaves -160. In the next
// update, A goes bankrupt, keeps the debt, and A's card has no effect.
func TestD10Debt(t *testing.T) {
	table := blueTable(t, loose(), 40, 3, has(0, four{2}), has(50, four{}), has(50, four{}))
	table, _ = gametest.Apply(t, table, plays(table, missed(), lay("B-100", "R"), lay("R+100", "GBY")))
	gametest.WantSeat(t, table, 0, -180, four{2})
	gametest.WantPrices(t, table, 10, 250)
	gametest.WantDenied(t, table, plays(table, missed().trading(four{-2})),
		"trade.debt trade.0.0 (save) seat 0 blue debt=180 amount=20 min=180 max=20")
	next, s := gametest.Apply(t, table, plays(table, lay("Gx2", "Y")))
	gametest.WantSeat(t, next, 0, -180, four{})
	if !next.Out(0) || next.Over() || next.Price(green) != table.Price(green) {
		t.Errorf("out %t, over %t, green at %d", next.Out(0), next.Over(), next.Price(green))
	}
	index, _ := DeckOf(table).Index("Gx2")
	wantSaid(t, s, "bankrupt ignored card",
		"bankrupt.debt (bankruptcy) seat 0 debt=180",
		"ignored (bankruptcy) seat 0 green card="+text(index))
	gametest.WantRanks(t, Rulebook{}, next, "1. seat 1 50, 1. seat 2 50, 3. seat 0 -180 out")
}

func TestD10DebtPaid(t *testing.T) {
	table := stand(t, loose(), four{10, 120, 100, 100}, has(-180, four{1, 2}), has(50, four{}))
	next, _ := gametest.Apply(t, table, plays(table, missed().trading(four{0, -2})))
	gametest.WantSeat(t, next, 0, 60, four{1})
	gametest.WantOut(t, next)
}

// D.5 D-10: B, with 5 in cash and no shares, goes bankrupt right after the update. C, with 10 in cash, plays on.
func TestD10LeftInAZero(t *testing.T) {
	table := stand(t, loose(), hundreds(), has(5, four{}), has(10, four{}), has(0, four{1}))
	next, s := gametest.Apply(t, table, plays(table))
	wantSaid(t, s, "bankrupt", "bankrupt.left (left) seat 0 cash=5 min=10")
	gametest.WantOut(t, next, 0)
	gametest.WantSeat(t, next, 0, 5, four{})
}

// D.5 D-11: cash of 30 and 1, 2, 0 and 3 shares at prices of 250, 100, 70 and 10 make a capital of 510.
func TestD11Capital(t *testing.T) {
	table := stand(t, loose(), four{250, 100, 70, 10}, has(30, four{1, 2, 0, 3}), has(0, four{1}))
	gametest.WantRanks(t, Rulebook{}, table, "1. seat 0 510, 2. seat 1 250")
}
