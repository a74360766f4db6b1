package tycoon

import (
	"testing"

	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// entered returns hands and options for two players. Ann has NovaTech -30 and +20 and a loan; Bob has Titan +15.
func entered(t judge, change func(*agreement.Options)) (*hands.Hand, *hands.Hand, *agreement.Options) {
	t.Helper()
	o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.Hands, o.Hand = "entered", 3; change(o) })
	return &hands.Hand{Seat: 0, Cards: []string{"N-30", "N+20", "L"}},
		&hands.Hand{Seat: 1, Cards: []string{"T+15", "N+5", "$+10"}}, o
}

// C.3.4: shares can be bought only with a card in the entered hand. The year's end reads the cards from the hand.
func TestOptionHandsEntered(t *testing.T) {
	ann, bob, o := entered(t, func(*agreement.Options) {})
	table := open(t, o, 2)
	gametest.WantDenied(t, table, &trading.Buy{Company: "N", Shares: 1_000}, "hand.missing company (deal) seat 0")
	table, _ = gametest.Apply(t, table, ann, bob, &turns.Pass{Seat: 0},
		&trading.Buy{Seat: 1, Company: "N", Shares: 1_000})
	gametest.WantDenied(t, table, &trading.Buy{Company: "N", Shares: 1_000},
		"buy.hand company (buy.condition) seat 0 novatech count=2 change=-10")
	table, _ = gametest.Apply(t, table, &special.Loan{}, &trading.Buy{Seat: 1, Company: "T", Shares: 1_000})
	gametest.WantDenied(t, table, &special.Loan{}, "hand.lacks  (loan) seat 0 card="+place("L"))
	gametest.WantCash(t, table, 700_000, 600_000-80_000-25_000)
	next, _ := gametest.Apply(t, pass(t, table), &yearend.YearEnd{})
	gametest.WantPrice(t, next, nova, 75)
	gametest.WantPrice(t, next, titan, 40)
	gametest.WantCash(t, next, 700_000, 544_500)
	expect.True(t, !hands.HandKnown(next, 0) && hands.MissingHand(next) == 1, "last year's hands are still known")
}

// C.3.5: the first buyer in the year needs no card, or any buyer while no player holds shares of the company.
func TestOptionFirstBuyer(t *testing.T) {
	for first, want := range map[string][2]bool{"year": {true, false}, "first_when_unowned": {false, true}} {
		o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.FirstBuyer = first })
		table := stand(t, o, agreement.FaceValues(), has(600_000, six{}), has(600_000, owns(nova, 1_000)))
		expect.Equal(t, trading.FirstBuyer(table, nova), want[0], "%s: an owned stock has no buyer yet", first)
		table, _ = gametest.Apply(t, table, &trading.Buy{Company: "A", Shares: 1_000}, &turns.Pass{Seat: 1},
			&trading.Sell{Company: "A", Shares: 1_000})
		expect.Equal(t, trading.FirstBuyer(table, atlas), want[1],
			"%s: a stock that was bought and sold has no buyer yet",
			first)
		_, s := gametest.Apply(t, stand(t, o, agreement.FaceValues(), has(600_000, six{}), has(0, six{})),
			&trading.Buy{Company: "A", Shares: 1_000, Negative: true})
		rule := map[string]string{"year": "buy.first", "first_when_unowned": "house.first_when_unowned"}[first]
		wantSaid(t, s, "buy", "buy.first ("+rule+") seat 0 atlas shares=1000 price=20 amount=20000")
	}
}

// Rule C.3.6
func TestOptionMultiples1000(t *testing.T) {
	for _, thousands := range []bool{false, true} {
		o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.SellThousands = thousands })
		table := stand(t, o, agreement.FaceValues(), has(0, owns(atlas, 18_500)), has(0, six{}))
		if thousands {
			gametest.WantDenied(t, table, &trading.Sell{Company: "A", Shares: 18_500},
				"shares.thousands shares (house.multiples_1000) seat 0 atlas shares=18500 step=1000 value=18500 min=1000 max=18000")
			next, _ := gametest.Apply(t, table, &trading.Sell{Company: "A", Shares: 18_000})
			gametest.WantCash(t, next, 360_000)
			continue
		}
		next, _ := gametest.Apply(t, table, &trading.Sell{Company: "A", Shares: 18_499})
		gametest.WantCash(t, next, 369_980)
	}
}

// Cards are entered one by one, as sums by player, or as totals by company. Each year's end can use another way.
func TestOptionReveal(t *testing.T) {
	list := map[string]*yearend.YearEnd{
		"cards":  {Seats: []yearend.Reveal{{Cards: []string{"N-30", "T+5"}}, {Cards: []string{"N+20"}}}},
		"sums":   {Seats: []yearend.Reveal{{Sums: six{nova: -30, titan: 5}}, {Sums: owns(nova, 20)}}},
		"totals": {Totals: six{nova: -10, titan: 5}},
	}
	for reveal := range list {
		table := atYearEnd(t, open(t, with(agreement.Standard("trader"),
			func(o *agreement.Options) { o.Reveal = reveal }), 2))
		for by, e := range list {
			named := *e
			if by != reveal {
				named.By = by
			}
			next, _ := gametest.Apply(t, table, &named)
			gametest.WantPrice(t, next, nova, 70)
			gametest.WantPrice(t, next, titan, 30)
			conformance.Game{Rules: Rulebook{}, Holds: checkStep}.Check(t, table, &named)
		}
	}
}
