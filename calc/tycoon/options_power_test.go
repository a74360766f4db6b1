package tycoon

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// C.3.14: a Chairman stays while he has enough shares; under largest_holder, the largest holder becomes Chairman.
func TestOptionChair(t *testing.T) {
	for chair, want := range map[string][2]int{"first": {0, 1}, "largest_holder": {1, 0}} {
		o := with(agreement.Extended("trader"), func(o *agreement.Options) { o.Chair, o.Cash = chair, 10_000_000 })
		table := stand(t, o, agreement.FaceValues(), has(0, owns(nova, 120_000)), has(800_000, owns(nova, 119_000)))
		table, s := gametest.Apply(t, table, &turns.Pass{Seat: 0}, &trading.Buy{Seat: 1, Company: "N", Shares: 2_000})
		wantRoles(t, table, nova, want[0], want[1])
		wantSaid(t, s, "chairman", map[string][]string{
			"largest_holder": {"chairman.less (house.largest_holder) seat 0 novatech shares=120000 need=120000",
				"chairman (house.largest_holder) seat 1 novatech shares=121000 need=120000"}}[chair]...)
	}
}

// C.3.14: one_removal_per_company allows only the lowest card, and a Director's removal only without a Chairman.
func TestOptionRemovalOnePerCompany(t *testing.T) {
	o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.Removal = "one_removal_per_company" })
	table := powers(t, o, true)
	e := powerCards()
	e.Removed = []yearend.Removal{{Seat: 1, Card: "N+20"}}
	gametest.WantDenied(
		t, table, e, "removal.lowest removed.5 (house.one_removal_per_company) seat 2 novatech card="+place("N-30"))
	e.Removed = []yearend.Removal{{Seat: 0, Card: "N-30"}}
	gametest.WantPrice(t, first(gametest.Apply(t, table, e)), nova, 85)
	e.Seats[0].Withheld = []string{"N-30"}
	gametest.WantDenied(t, table, e, "withheld.stray  (director) seat 0")

	table = powers(t, o, false)
	e = shown([]string{"N-30", "N+5"})
	e.Seats[0].Withheld = []string{"N+5"}
	gametest.WantDenied(
		t, table, e, "removal.lowest withheld.0.5 (house.one_removal_per_company) seat 0 novatech card="+place("N-30"))
	e.Seats[0].Withheld = []string{"N-30"}
	gametest.WantPrice(t, first(gametest.Apply(t, table, e)), nova, 85)
}

// C.3.14: Directors choose first, so the Chairman cannot remove a withheld card. chairman_first reverses the order.
func TestOptionChairmanFirst(t *testing.T) {
	for chairman, want := range map[bool]string{
		false: "removal.absent removed.5 (chairman) seat 2 novatech card=" + place("N-10"),
		true:  "withheld.stray  (director) seat 0",
	} {
		o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.ChairmanFirst = chairman })
		e := powerCards()
		e.Seats[0].Withheld, e.Removed = []string{"N-30"}, []yearend.Removal{{Seat: 0, Card: "N-30"}}
		gametest.WantDenied(t, powers(t, o, true), e, want)
		e.Removed = []yearend.Removal{{Seat: 2, Card: "N-10"}}
		gametest.WantPrice(t, first(gametest.Apply(t, powers(t, o, true), e)), nova, 95)
	}
}

// C.3.15: thresholds depend on the shares outstanding, but not under absolute_thresholds.
func TestOptionThresholds(t *testing.T) {
	for thresholds, want := range map[string][2]int{"percent": {42_500, 85_000},
		"absolute_thresholds": {50_000, 100_000}} {
		o := with(top(), func(o *agreement.Options) { o.Thresholds = thresholds })
		table := set(t, open(t, o, 2), func(p *Position) { p.Retired[nova] = 30_000 })
		expect.Equal(t, [2]int{board.Threshold(table, nova, 25), board.Threshold(table, nova, 50)}, want, "%s",
			thresholds)
	}
}

// C.3.2: a withheld card is discarded; under director_keeps_card it is added to the next hand.
func TestOptionDirectorKeepsCard(t *testing.T) {
	for _, keeps := range []bool{false, true} {
		o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.DirectorKeeps, o.Hand = keeps, 1 })
		e := shown([]string{"N-30"})
		e.Seats[0].Withheld = []string{"N-30"}
		table := pass(t, first(gametest.Apply(t, powers(t, o, false), e)))
		two := shown([]string{"N+5", "N+10"})
		if keeps {
			gametest.WantPrice(t, first(gametest.Apply(t, table, two)), nova, 95)
		} else {
			gametest.WantDenied(t, table, two, "hand.full by (deal) seat 0 count=2 max=1")
		}
	}
}

// C.3.17, C.6: a change of cash is rounded toward zero, once. The option compound multiplies the percentages. With the
// option stacked or round_5000, a player loses at most all cash.
func TestOptionCurrency(t *testing.T) {
	o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.Currency = "compound" })
	for _, c := range [][4]int{{100_000, 2, 0, 121_000}, {100_000, 1, 1, 99_000}, {99_999, 0, 3, 72_900},
		{0, 3, 0, 0}} {
		expect.Equal(t, cashAfter(t, o, c[0], c[1], c[2]), c[3], "%d with %d plus and %d minus is …", c[0], c[1], c[2])
	}
	for _, currency := range []string{"stacked", "compound"} {
		o.Currency = currency
		expect.Equal(t, cashAfter(t, o, 123_456, 0, 1), 111_111, "%s: 123456 with one minus is …", currency)
		expect.Equal(t, cashAfter(t, o, 123_456, 1, 0), 135_801, "%s: 123456 with one plus is …", currency)
	}
	many := with(agreement.Extended("trader"), func(o *agreement.Options) { o.Deck, o.Hand = "doubled", 20 })
	expect.Equal(t, cashAfter(t, many, 5_000, 0, 12), 0, "twelve minus cards leave …")
	expect.Equal(t, cashAfter(t, with(many, func(o *agreement.Options) { o.Currency = "round_5000" }), 63_000, 0, 10),
		0,
		"ten minus cards leave …")
}
