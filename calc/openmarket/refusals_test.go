package openmarket

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

func denials(t judge) []gametest.Denial {
	seats := func(e *Position, change func(*Position)) *Position { change(e); return e }
	plain := open(t, fixed(), 3)
	over, _ := gametest.Apply(t, plain, &End{})
	left, _ := gametest.Apply(t, plain, &calc.Leave{Seat: 1})
	kept := open(t, fixed(func(o *agreement.Options) { o.Order, o.Rounds = "turns", 3 }), 3)
	ladder := open(t, fixed(func(o *agreement.Options) { o.Track = "stepped" }), 2)
	full := open(t, fixed(func(o *agreement.Options) {
		o.Shares, o.Treasury, o.Classes, o.Launch, o.Capital = 10, true, "director", "launched", "shares"
	}), 2)
	begun, _ := gametest.Apply(t, full, &charter.Launch{Seat: 0, Company: "I"},
		&trading.Buy{Seat: 0, Company: "I", From: "treasury", Shares: 4})
	limited, _ := gametest.Apply(t, open(t, fixed(func(o *agreement.Options) { o.Shares = 5 }), 2), gift(0, "I", 3),
		gift(1, "J", 2))
	lender, _ := gametest.Apply(t, open(t, fixed(func(o *agreement.Options) { o.Loans, o.LoanLimit = "repay", 500 }),
		2), &money.Borrow{Seat: 0, Amount: 400}, &money.Fee{Seat: 0, Amount: 1290})
	held, _ := gametest.Apply(t, plain, gift(0, "I", 3))
	rich, _ := gametest.Apply(t, plain, gift(0, "I", agreement.MaxShares))
	broke, _ := gametest.Apply(t, begun, &money.Treasury{Company: "I", Change: -150})
	wealthy, _ := gametest.Apply(t, plain, seats(NewPosition(plain),
		func(e *Position) { e.Seats[1].Cash = agreement.MaxCash }))
	line, _ := gametest.Apply(t, open(t, railway(), 2), &charter.Launch{Company: "N", Price: number(67)},
		&trading.Buy{Company: "N", Shares: 1})
	doubled := seats(NewPosition(line), func(e *Position) { e.Seats[1].Shares[1] = 1 })
	crowd, _ := gametest.Apply(t, open(t, crowded(), 2), launches()...)
	loose, _ := gametest.Apply(t, line, &trading.Sell{Company: "N", Class: "director", Shares: 1})
	backed, _ := gametest.Apply(t, line, &trading.Sell{Company: "N", Class: "director", To: "treasury", Shares: 1})
	return append(
		slices.Concat(operatingDenials(plain, over, line), issueDenials(t, plain), shortDenials(t, plain), halfDenials(t),
			limitDenials(t),
			stepDenials(t), bidDenials(t), mergerDenials(t, plain),
			chainDenials(t), vacancies(t), debtDenials(t, plain), helpDenials(t), sizeDenials(t),
			privateDenials(t, plain), swapDenials(t), chartDenials(t, plain),
			holderDenials(t, plain)),
		[]gametest.Denial{
			{crowd, &charter.Launch{Company: "41"}, "company.full company (launch) 41 max=40"},
			{line, &trading.Buy{Company: "N", Class: "director", Shares: 1}, "director.held class (director) seat 0 N"},
			{line, doubled, "director.one hold_director.1.0 (ruling) N max=1"},
			{line, &charter.Launch{Company: "S", Price: number(350)},
				"launch.cash price (director) seat 0 S weight=2 price=350 amount=700 cash=399 max=185"},
			{loose, &trading.Buy{Company: "N", Class: "director", Shares: 2},
				"director.one shares (director) N max=1 value=2 min=1"},
			{backed, &trading.Buy{Company: "N", Class: "director", Shares: 1},
				"director.own shares (director) N value=1 min=1 max=0"},
			{over, &trading.Buy{Company: "I", Shares: 1}, "game.over  (end)"},
			{over, &money.Dividend{Company: "I", Each: 1}, "game.over  (end)"},
			{over, &Next{}, "game.over  (end)"}, {over, &End{}, "game.over  (end)"}, {over, &Round{}, "game.over  (end)"},
			{over, &pricing.Price{Company: "I"}, "game.over  (end)"}, {over, &money.Treasury{Company: "I"}, "game.over  (end)"},
			{plain, &trading.Buy{Seat: 3, Company: "I", Shares: 1}, "seat.unknown seat () player=3 seats=3"},
			{plain, &trading.Sell{Seat: -1, Company: "I", Shares: 1}, "seat.unknown seat () player=-1 seats=3"},
			{left, &trading.Buy{Seat: 1, Company: "I", Shares: 1}, "player.out seat (ruling) seat 1"},
			{left, &calc.Leave{Seat: 1}, "leave.out seat (ruling) seat 1"},
			{kept, &trading.Buy{Seat: 2, Company: "I", Shares: 1}, "seat.turn seat (order) seat 2 seat=0"},
			{kept, &trading.Sell{Seat: 1, Company: "I", Shares: 1}, "seat.turn seat (order) seat 1 seat=0"},
			{plain, &trading.Buy{Company: "", Shares: 1}, "company.none company (trade)"},
			{plain, &trading.Buy{Company: "X", Shares: 1}, "company.none company (trade)"},
			{plain, &trading.Buy{Company: "I", Class: "director", Shares: 1}, "class.none class (setup) count=1"},
			{plain, &trading.Buy{Company: "I", From: "treasury", Shares: 1}, "with.none from (treasury) I"},
			{held, &trading.Sell{Company: "I", To: "moon", Shares: 1}, "with.none to (treasury) I"},
			{plain, &trading.Buy{Company: "I", Price: number(90), Shares: 1}, "price.posted price (trade) I value=90 price=100"},
			{plain, &trading.Buy{Company: "I"}, "amount.none shares (trade) min=1 value=0 max=10"},
			{plain, &trading.Buy{Company: "I", Shares: -2}, "amount.range shares (trade) value=-2 min=1 max=10"},
			{plain, &trading.Buy{Company: "I", Shares: 11},
				"cash.short shares (trade) seat 0 I shares=11 price=100 amount=1100 cash=1000 max=10 value=11 min=1"},
			{limited,
				&trading.Buy{Company: "I", Shares: 3}, "certificates.short shares (supply) seat 0 I shares=3 max=2 value=3 min=1"},
			{held, &trading.Sell{Company: "I", Shares: 4},
				"shares.short shares (trade) seat 0 I shares=4 held=3 max=3 value=4 min=1"},
			{full, &trading.Buy{Company: "I", Shares: 1}, "company.closed company (launch) I"},
			{full, &pricing.Price{Company: "I", Price: number(50)}, "company.closed company (launch) I"},
			{begun, &trading.Buy{Company: "I", From: "treasury", Shares: 7},
				"own.short shares (treasury) seat 0 I shares=7 max=6 value=7 min=1"},
			{line, &trading.Buy{Company: "N", From: "treasury", Shares: 1}, "own.none from (treasury) N"},
			{begun, &trading.Buy{Company: "I", Class: "director", Shares: 1},
				"certificates.short shares (supply) seat 0 I shares=1 max=0 value=1 min=1"},
			{begun, &charter.Launch{Company: "I"}, "company.open company (launch) I"},
			{begun, &charter.Launch{Company: "J", Price: number(2_000_000)},
				"price.track price (launch) J value=2000000 near=1000000 min=0 max=1000000"},
			{begun, &money.Treasury{Company: "I", Change: -401},
				"treasury.less change (treasury) I amount=401 cash=400 max=400 value=-401 min=-400"},
			{begun, &money.Treasury{Company: "I"}, "treasury.nothing change (treasury) I min=-400 max=1000000000"},
			{begun, &money.Dividend{Company: "I", Payer: "treasury", Each: 101},
				"dividend.short each (treasury) I shares=4 amount=404 cash=400 max=100"},
			{begun, &money.Dividend{Company: "I", Class: "founders", Each: 1}, "class.none kind (dividend) count=2"},
			{begun, &money.Dividend{Company: "I", Class: "director", Each: 1}, "dividend.nobody company (dividend) I"},
			{broke, &trading.Sell{Company: "I", To: "treasury", Shares: 3},
				"treasury.short shares (treasury) seat 0 I shares=3 amount=300 cash=250 max=2 value=3 min=1"},
			{wealthy, &money.Bonus{Seat: 1, Amount: 1}, "most.cash  (setup) max=1000000000000"},
			{plain, &money.Treasury{Company: "I", Change: 5}, "treasury.off  (treasury)"},
			{plain, &money.Dividend{Company: "I", Payer: "treasury", Each: 5}, "with.none payer (treasury) I"},
			{plain, &money.Dividend{Company: "I", Each: 0}, "amount.none each (dividend) min=1 value=0 max=1000000"},
			{plain, &money.Dividend{Company: "I", Each: 5}, "dividend.nobody company (dividend) I"},
			{plain, &pricing.Price{Company: "I"}, "price.same price (price) I price=100"},
			{plain, &pricing.Price{Company: "I", Price: number(100)}, "price.same price (price) I price=100"},
			{ladder, &pricing.Price{Company: "I", Price: number(87)},
				"price.track price (price) I value=87 near=80 min=10 max=250 step=10"},
			{ladder, &pricing.Price{Company: "I", Price: number(900)},
				"price.track price (price) I value=900 near=250 min=10 max=250 step=10"},
			{ladder, &pricing.Split{Company: "I", New: 2, Old: 1, Price: number(55)},
				"price.track price (split) I value=55 near=50 min=10 max=250 step=10"},
			{plain, &pricing.Move{Company: "I"}, "steps.none steps (price) min=-50 max=50"},
			{plain, &pricing.Move{Company: "I", Steps: 51}, "amount.range steps (price) value=51 min=-50 max=50"},
			{plain, &pricing.Split{Company: "I", New: 2, Old: 2}, "split.same new (split) min=1 max=100"},
			{plain, &pricing.Split{Company: "I", New: 2}, "amount.none old (split) min=1 value=0 max=100"},
			{rich, &pricing.Split{Company: "I", New: 2, Old: 1}, "most.shares  (setup) max=1000000"},
			{limited, &trading.Exchange{Seat: 0, Give: "K", Given: 1, Take: "I", Taken: 1},
				"shares.nothing give (exchange) seat 0 K"},
			{limited, &trading.Exchange{Seat: 0, Give: "I", Given: 2, Take: "J", Taken: 4},
				"certificates.short taken (supply) seat 0 J shares=4 max=3"},
			{limited, &trading.Exchange{Seat: 0, Give: "I", Given: 2, Take: "I", Taken: 1}, "exchange.same take (exchange) I"},
			{limited, &trading.Exchange{Seat: 0, Given: 2, Take: "I", Taken: 1}, "company.none give (exchange)"},
			{held, &charter.Takeover{Company: "I", By: "I", Ratio: 2}, "takeover.same by (takeover) I"},
			{held, &charter.Takeover{Company: "I", Ratio: 2}, "company.none by (takeover)"},
			{held, &charter.Takeover{Company: "I", By: "J"}, "amount.none ratio (takeover) min=1 value=0 max=10"},
			{held, &charter.Takeover{Company: "I", By: "J", Ratio: 2, Sold: []int{4}},
				"takeover.short sold.0 (takeover) seat 0 I held=3 value=4 min=0 max=3"},
			{held, &charter.Takeover{Company: "I", By: "J", Ratio: 2, Sold: []int{2}, Got: []int{1}},
				"takeover.short got.0 (takeover) seat 0 I held=3 value=1 min=0 max=0"},
			{held, &charter.Takeover{Company: "I", By: "J", Ratio: 2, Bonus: []int{0, 5}},
				"shares.nothing bonus.1 (takeover) seat 1 I value=5 min=0 max=0"},
			{held, &charter.Takeover{Company: "I", By: "J", Ratio: 2, Bonus: []int{0, 0, 0, 1}},
				"takeover.size bonus (takeover) value=4 max=3"},
			{over, &charter.Takeover{Company: "I", By: "J", Ratio: 2}, "game.over  (end)"},
			{plain, &trading.Transfer{From: 0, To: 0, Amount: 5}, "transfer.self receiver (transfer) seat 0"},
			{plain, &trading.Transfer{From: 0, To: 9, Amount: 5}, "seat.unknown receiver () player=9 seats=3"},
			{plain, &trading.Transfer{From: 0, To: 1, What: "luck", Amount: 5}, "transfer.what what (transfer)"},
			{plain, &trading.Transfer{From: 0, To: 1, Company: "I", Amount: 5}, "transfer.what what (transfer)"},
			{plain, &trading.Transfer{From: 0, To: 1, Amount: 1001},
				"cash.less amount (transfer) seat 0 amount=1001 cash=1000 value=1001 min=1 max=1000"},
			{held, &trading.Transfer{From: 0, To: 1, What: "shares", Company: "I", Amount: 4},
				"shares.less amount (transfer) seat 0 I shares=4 held=3 value=4 min=1 max=3"},
			{held, &trading.Transfer{From: 0, To: 1, What: "shares", Company: "I", Amount: 3, Paid: 1001},
				"cash.less paid (transfer) seat 1 amount=1001 cash=1000 value=1001 min=0 max=1000"},
			{held, &trading.Transfer{From: 0, To: 1, What: "shares", Amount: 3}, "company.none company (transfer)"},
			{plain, &money.Fee{Seat: 1, Amount: 1001},
				"cash.less amount (fee) seat 1 amount=1001 cash=1000 value=1001 min=1 max=1000"},
			{plain, &money.Bonus{Seat: 1}, "amount.none amount (bonus) min=1 value=0 max=1000000000"},
			{plain, &money.Borrow{Amount: 5}, "loan.off  (loan)"},
			{lender, &money.Borrow{Seat: 0, Amount: 101},
				"loan.limit amount (loan) seat 0 amount=101 owed=400 value=101 min=1 max=100"},
			{lender, &money.Repay{Seat: 0, Amount: 101},
				"loan.short amount (loan) seat 0 amount=101 interest=11 cash=110 max=100"},
			{lender, &money.Repay{Seat: 1, Amount: 5}, "loan.less amount (loan) seat 1 amount=5 owed=0 value=5 min=1 max=0"},
			{plain, &Next{}, "next.free  (order)"},
			{plain, &Round{}, "round.uncounted  (order)"},
			{kept, &Round{Turn: 7}, "seat.unknown turn () player=7 seats=3"},
			{open(t, preset("stepped"), 2), &Round{Turn: 1}, "round.starter turn (order)"},
			{plain, &calc.Ruling{Reason: "why"}, "ruling.nothing change (ruling) seat 0"},
			{plain, &calc.Ruling{Change: -1001, Reason: "why"},
				"ruling.range change (ruling) seat 0 value=-1001 min=-1000 max=1000000000"},
			{plain, &calc.Ruling{Change: 1}, "ruling.reason reason (ruling) seat 0 length=0 min=1 max=200"},
			{plain, &calc.Ruling{What: "loan", Change: 1, Reason: "why"}, "ruling.what what (ruling)"},
			{plain, &calc.Ruling{What: "cash", Change: 1, Reason: "why"}, "value.default what (ruling)"},
			{plain, &trading.Transfer{To: 1, What: "cash", Amount: 1}, "value.default what ()"},
			{plain, &calc.Ruling{What: "shares", Change: 1, Reason: "why"}, "company.none company (ruling)"},
			{plain, &Position{}, "position.size prices (ruling) value=0 max=3"},
			{plain, seats(NewPosition(plain), func(e *Position) { e.Seats = e.Seats[:2] }),
				"position.size seats (ruling) value=2 max=3"},
			{plain, seats(NewPosition(plain), func(e *Position) { e.Seats[1].Shares = []int{1} }),
				"position.size hold.1 (ruling) value=1 max=3"},
			{plain, seats(NewPosition(plain), func(e *Position) { e.Supply = []int{} }),
				"position.stray supply (ruling) value=0"},
			{plain, seats(NewPosition(plain), func(e *Position) { e.Seats[1].Cash = -1 }),
				"amount.range cash.1 (ruling) seat 1 value=-1 min=0 max=1000000000000"},
			{plain, seats(NewPosition(plain), func(e *Position) { e.Seats[2].Loan = 1 }),
				"loan.off loan.2 (ruling) seat 2"},
			{plain, seats(NewPosition(plain), func(e *Position) { e.Seats[1].Out, e.Seats[2].Out = true, true }),
				"position.alone out.0 (ruling) min=2"},
			{ladder, seats(NewPosition(ladder), func(e *Position) { e.Prices[2] = 5 }),
				"price.track prices.2 (ruling) K value=5 near=10 min=10 max=250 step=10"},
			{kept, seats(NewPosition(kept), func(e *Position) { e.Round = 4 }),
				"position.round round (ruling) value=4 min=1 max=3"},
			{kept, seats(NewPosition(kept), func(e *Position) { e.Seats[0].Out = true }),
				"position.turn turn (ruling) seat 0"},
			{kept, seats(NewPosition(kept), func(e *Position) { e.Turn = 3 }),
				"seat.unknown turn (ruling) player=3 seats=3"},
		}...)
}

// If a refusal states a limit, the same entry with that limit is accepted.
func TestWhatWouldBeAllowedIs(t *testing.T) {
	tried := 0
	for _, c := range denials(t) {
		_, _, refusal := c.Entry.Apply(c.Table)
		limit := -1
		for _, term := range refusal.Terms {
			if term.Role == "max" {
				limit = term.Value
			}
		}
		form := c.Entry.Form(c.Table)
		field, asked := form.Field(refusal.Field)
		if limit < 1 || !asked || field.Kind != calc.AmountKind ||
			!strings.Contains("cash.short certificates.short shares.short own.short "+
				"dividend.short treasury.less cash.less shares.less loan.limit loan.short", refusal.Code) {
			continue
		}
		if refusal.Code == "treasury.less" && c.Entry.Kind() == "treasury" {
			limit = -limit
		}
		field.Set(limit)
		if _, _, refusal := c.Entry.Apply(c.Table); refusal != nil {
			t.Errorf("%s: %v", gametest.Written(c.Entry), refusal)
		}
		tried++
	}
	expect.True(t, tried >= 10, "only %d were tried", tried)
}

func setups() []gametest.Setup {
	own := func(change func(*agreement.Options)) *agreement.Options { return with(preset("blank"), change) }
	listed := func(prices string) *agreement.Options {
		return own(func(o *agreement.Options) { o.Track, o.Prices = "listed", prices })
	}
	return append(slices.Concat(chartSetups(), privateSetups(), limitSetups(), halfSetups(), sizeSetups()), []gametest.Setup{
		{nil, gametest.Names(2), "option.foreign  ()"},
		{(*agreement.Options)(nil), gametest.Names(2), "option.foreign  ()"},
		{&agreement.Options{}, gametest.Names(2), "option.choice track (setup)"},
		{own(func(o *agreement.Options) { o.Companies = "One" }), gametest.Names(2),
			"option.companies.count companies (setup) value=1 min=2 max=64"},
		{own(func(o *agreement.Options) { o.Companies = strings.Repeat("x,", 65) }), gametest.Names(2),
			"option.companies.count companies (setup) value=65 min=2 max=64"},
		{own(func(o *agreement.Options) { o.Companies = many(41) }), gametest.Names(2),
			"option.companies.open companies (setup) value=41 max=40"},
		{own(func(o *agreement.Options) { o.Companies = "One, one" }), gametest.Names(2),
			"option.companies.twice companies (setup) first=1 second=2"},
		{own(func(o *agreement.Options) { o.Companies = "One, T\x01wo" }), gametest.Names(2),
			"option.companies.letters companies (setup) number=2"},
		{own(func(o *agreement.Options) { o.Companies = "One, {{.seat}}" }), gametest.Names(2),
			"option.companies.letters companies (setup) number=2"},
		{own(func(o *agreement.Options) { o.Companies = "One, (TWO)" }), gametest.Names(2),
			"option.companies.letters companies (setup) number=2"},
		{own(func(o *agreement.Options) { o.Companies = strings.Repeat("x", 41) + ", Two" }), gametest.Names(2),
			"option.companies.long companies (setup) number=1 max=40"},
		{own(func(o *agreement.Options) { o.Companies = "One (ABCDE), Two" }), gametest.Names(2),
			"option.companies.code companies (setup) number=1 max=4"},
		{own(func(o *agreement.Options) { o.Companies = "One (A), Two (a)" }), gametest.Names(2),
			"option.companies.code companies (setup) number=2 max=4"},
		{own(func(o *agreement.Options) { o.Companies = "One (), Two" }), gametest.Names(2),
			"option.companies.code companies (setup) number=1 max=4"},
		{own(func(o *agreement.Options) { o.Step = 0 }), gametest.Names(2),
			"option.range step (setup) value=0 min=1 max=1000000"},
		{own(func(o *agreement.Options) { o.Track, o.Max = "stepped", 10 }), gametest.Names(2),
			"option.bounds max (setup) min=10 max=10"},
		{own(func(o *agreement.Options) { o.Track, o.Max = "stepped", 255 }), gametest.Names(2),
			"option.scale max (setup) value=255 min=10 step=10 near=250"},
		{listed("10 20 x"), gametest.Names(2), "option.prices.number prices (setup) number=3 max=1000000"},
		{listed("10"), gametest.Names(2), "option.prices.count prices (setup) value=1 min=2 max=200"},
		{listed("10 30 20"), gametest.Names(2), "option.prices.order prices (setup) number=3 value=20 min=30"},
		{listed("10 90 110"), gametest.Names(2), "option.opening.track opening (setup) number=1 value=100 near=90"},
		{own(func(o *agreement.Options) { o.Opening = "10 ten" }), gametest.Names(2),
			"option.opening.number opening (setup) number=2 max=1000000"},
		{own(func(o *agreement.Options) { o.Opening = "10 20 30" }), gametest.Names(2),
			"option.opening.count opening (setup) value=3 max=4"},
		{own(func(o *agreement.Options) { o.Opening = "" }), gametest.Names(2),
			"option.opening.count opening (setup) value=0 max=4"},
		{own(func(o *agreement.Options) { o.Launch, o.Founder, o.Shares = "launched", 5, 4 }), gametest.Names(2),
			"option.founder founder (setup) value=5 max=4"},
		{own(func(o *agreement.Options) {
			o.Launch, o.Classes, o.Directors, o.Shares, o.Founder, o.Director = "launched", "director", "launch", 4, 2,
				3
		}), gametest.Names(2), "option.director director (setup) value=3 max=2"},
		{own(func(o *agreement.Options) { o.Launch, o.Treasury, o.Capital = "launched", true, "full" }),
			gametest.Names(2), "option.limit.capital shares (setup) min=1"},
		{own(func(o *agreement.Options) { o.Treasury, o.PoolDividend = true, "both" }), gametest.Names(2),
			"option.limit.pool shares (setup) min=1"},
		{own(func(o *agreement.Options) { o.OpeningShares, o.Shares = 4, 11 }), gametest.Names(3),
			"option.certificates shares (supply) min=12 value=11"},
		{own(func(o *agreement.Options) { o.Classes, o.Preferred = "both", 0 }), gametest.Names(2),
			"option.range preferred (setup) value=0 min=1 max=100"},
		{own(func(o *agreement.Options) { o.Rounds = -1 }), gametest.Names(2),
			"option.range rounds (setup) value=-1 min=0 max=999"},
		{merging(func(o *agreement.Options) { o.Sizes = "2 x" }), gametest.Names(2),
			"option.sizes.number sizes (setup) number=2 max=999"},
		{merging(func(o *agreement.Options) { o.Sizes = "2 5 5" }), gametest.Names(2),
			"option.sizes.order sizes (setup) number=3 value=5 min=5"},
		{offered(func(o *agreement.Options) { o.Float = 11 }), gametest.Names(2),
			"option.float float (setup) value=11 max=10"},
		{own(func(o *agreement.Options) { o.Shares, o.SharesEach = 10, "5 x" }), gametest.Names(2),
			"option.shares.number shares_each (setup) number=2 max=1000000"},
		{own(func(o *agreement.Options) { o.Shares, o.SharesEach = 10, "5 5 10" }), gametest.Names(2),
			"option.shares.count shares_each (setup) value=3 max=4"},
		{preset("blank"), gametest.Names(1), "seats.few seats (setup) seats=1 min=2 max=12"},
		{preset("blank"), gametest.Names(13), "seats.many seats (setup) seats=13 min=2 max=12"},
	}...)
}
