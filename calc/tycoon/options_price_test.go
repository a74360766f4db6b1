package tycoon

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// crash returns a table in the year after Atlas fell to 0. Ann holds 100,000 Atlas shares.
func crash(t judge, o *agreement.Options) calc.Table {
	t.Helper()
	table := stand(t, o, costs(atlas, 15), has(200_000, owns(atlas, 100_000)), has(200_000, owns(atlas, 20_000)))
	return first(gametest.Apply(t, atYearEnd(t, table), totals(owns(atlas, -15))))
}

// C.3.8, C.6: under delist, a company leaves the game after all other steps of the year's end, and its shares are void.
func TestOptionZeroDelist(t *testing.T) {
	table := crash(t, with(agreement.Standard("trader"), func(o *agreement.Options) { o.Zero = "delist" }))
	gametest.WantShares(t, table, atlas, 0, 0)
	wantRoles(t, table, atlas, calc.None)
	gametest.WantDenied(t, table, &trading.Buy{Seat: 1, Company: "A", Shares: 1_000},
		"stock.delisted company (house.delist) atlas")
	gametest.WantDenied(t, pass(t, table), totals(owns(atlas, 5)),
		"sum.range totals.0 (deck) atlas value=5 min=0 max=0 step=5")
	e := &yearend.YearEnd{Seats: []yearend.Reveal{{Cards: []string{"A+10"}}}}
	table, _ = gametest.Apply(t, pass(t, table), e)
	gametest.WantPrice(t, table, atlas, 0)
}

// C.3.8, recover_to_1: a positive sum of cards lifts a price of 0 to 1.
func TestOptionZeroRecoverTo1(t *testing.T) {
	for _, each := range []bool{false, true} {
		table := crash(t, with(agreement.Standard("trader"),
			func(o *agreement.Options) { o.Zero, o.ClampEach = "recover_to_1", each }))
		table, s := gametest.Apply(t, pass(t, table), totals(owns(atlas, 15)))
		gametest.WantPrice(t, table, atlas, 1)
		old := map[bool]string{false: "old=0 "}[each] // card by card, the price is no longer 0
		wantSaid(t, s, "price.recover", "price.recover (house.recover_to_1) atlas "+old+"change=15 raw=15 new=1")
	}
}

// C.3.9: a debenture is claimed at the year's end, or as a transaction in the next year.
func TestOptionDebenture(t *testing.T) {
	year := crash(t, agreement.Standard("trader"))
	gametest.WantDenied(t, year, &special.Debenture{Seat: 1, Company: "A"}, "debenture.late company (debenture) atlas")

	o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.Debenture = "next_year_transaction" })
	table := crash(t, o)
	next, _ := gametest.Apply(t, table, &special.Debenture{Seat: 1, Company: "A"}, &special.Debenture{Company: "A"})
	gametest.WantCash(t, next, 2_200_000, 600_000)
	gametest.WantShares(t, next, atlas, 0, 0)
	table, _ = gametest.Apply(t, pass(t, table), &yearend.YearEnd{})
	gametest.WantDenied(t, table, &special.Debenture{Seat: 0, Company: "A"}, "debenture.late company (debenture) atlas")
}

// C.3.10: a dividend cannot exceed the price. Under price_floor_zero it is paid in full, and the price stops at 0.
func TestOptionPriceFloorZero(t *testing.T) {
	o := with(top(), func(o *agreement.Options) { o.PriceFloor = true })
	table := stand(t, o, costs(global, 8), has(0, owns(global, 100_000)), has(0, six{}))
	next, s := gametest.Apply(t, table, &office.Dividend{Company: "G", Each: 20})
	gametest.WantPrice(t, next, global, 0)
	gametest.WantCash(t, next, 2_000_000)
	wantSaid(t, s, "dividend.floor", "dividend.floor (house.price_floor_zero) seat 0 global old=8 each=20 new=0")
	gametest.WantDenied(t, stand(t, top(), costs(global, 8), has(0, owns(global, 100_000)), has(0, six{})),
		&office.Dividend{Company: "G", Each: 20},
		"dividend.range each (dividend) seat 0 global price=8 value=20 min=1 max=8")
}

// C.3.11: players who act later in the same round can buy on their own turn, without a card.
func TestOptionRightsOwnTurn(t *testing.T) {
	table := stand(t, agreement.Standard("trader"), agreement.FaceValues(), has(10_000, owns(titan, 2_000)),
		has(10_000, owns(titan, 4_000)), has(10_000, owns(titan, 2_000)))
	table, _ = gametest.Apply(t, table, &turns.Pass{Seat: 0}, &special.Rights{Seat: 1, Company: "T", Shares: 1_000})
	table, s := gametest.Apply(t, table, &special.Rights{Seat: 2, Company: "T", Shares: 1_000})
	gametest.WantShares(t, table, titan, 2_000, 5_000, 3_000)
	wantSaid(t, s, "rights", "rights.follow (rights) seat 2 titan held=2000 shares=1000 price=10 amount=10000")
	// In the next round a card is needed again. This is the second card used, and there is no third.
	table, _ = gametest.Apply(t, table, &special.Rights{Seat: 0, Company: "T", Shares: 500}, &turns.Pass{Seat: 1},
		&turns.Pass{Seat: 2})
	gametest.WantDenied(t, table, &special.Rights{Seat: 0, Company: "T", Shares: 500},
		"special.gone company (rights) seat 0 card="+place("R")+" count=2")
}

// C.3.11, rights_free_follow: all other players buy at once, clockwise, without a turn.
func TestOptionRightsFreeFollow(t *testing.T) {
	o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.RightsFollow = "rights_free_follow" })
	table := stand(t, o, agreement.FaceValues(), has(10_000, owns(titan, 2_000)), has(20_000, owns(titan, 4_000)),
		has(5_000, owns(titan, 2_000)))
	table, _ = gametest.Apply(t, table, &turns.Pass{Seat: 0})
	e := &special.Rights{Seat: 1, Company: "T", Shares: 2_000,
		Takers: []turns.Taker{{Seat: 0, Shares: 1_000}, {Seat: 2, Shares: 500}}}
	next, _ := gametest.Apply(t, table, e)
	gametest.WantShares(t, next, titan, 3_000, 6_000, 2_500)
	gametest.WantCash(t, next, 0, 0, 0)
	wantTurn(t, next, 1, 1, 2)
	e.Takers[1].Shares = 1_000
	gametest.WantDenied(
		t, table,
		e, "rights.range takers.2 (rights) seat 2 titan shares=1000 held=2000 price=10 value=1000 min=0 max=500 step=500")
}

// Rule C.3.11
func TestOptionNoRightsAtZero(t *testing.T) {
	for _, no := range []bool{false, true} {
		o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.NoRightsAtZero = no })
		table := stand(t, o, costs(titan, 0), has(10_000, owns(titan, 2_000)), has(0, six{}))
		e := &special.Rights{Company: "T", Shares: 1_000}
		if no {
			gametest.WantDenied(t, table, e, "stock.zero company (house.no_rights_at_zero) titan")
		} else {
			gametest.WantShares(t, first(gametest.Apply(t, table, e)), titan, 3_000)
		}
	}
}

// C.3.12: a suspension restores the price at last year's end, or the price at the start of the reveal.
func TestOptionSuspend(t *testing.T) {
	for suspend, want := range map[string]int{"last_year": 60, "start_of_reveal": 55} {
		o := with(top(), func(o *agreement.Options) { o.Suspend = suspend })
		table := stand(t, o, costs(titan, 60), has(0, owns(titan, 50_000)), has(0, six{}))
		table = pass(t, first(gametest.Apply(t, table, &office.Dividend{Company: "T", Each: 5})))
		e := totals(owns(titan, 15))
		e.Suspends = []yearend.Suspend{{Seat: 0, Company: "T"}, {Seat: 1, Company: "T"}}
		next, s := gametest.Apply(t, table, e)
		gametest.WantPrice(t, next, titan, want)
		rule := map[string]string{"last_year": "suspended", "start_of_reveal": "house.start_of_reveal"}[suspend]
		wantSaid(t, s, "suspended", "suspended ("+rule+") seat 0 titan old=70 new="+number(want),
			"suspended.none ("+rule+") seat 1 titan old="+number(want)+" new="+number(want))
	}
}
