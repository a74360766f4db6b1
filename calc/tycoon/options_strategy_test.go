package tycoon

import (
	"testing"

	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// C.3.18: all players' shorts of a company together are limited, here to 12,000 or 18,000 shares.
func TestOptionShortCap(t *testing.T) {
	for _, limit := range []int{12_000, 18_000} {
		o := with(agreement.Standard("investor"), func(o *agreement.Options) { o.ShortCap = limit })
		table := first(gametest.Apply(t, open(t, o, 2), &trading.Short{Company: "N", Shares: 11_000}))
		gametest.WantDenied(t, table, &trading.Short{Seat: 1, Company: "N", Shares: limit - 10_000},
			"short.cap shares (short) seat 1 novatech cap="+number(limit)+" max="+number(limit-11_000)+
				" value="+number(limit-10_000)+" min=1000 step=1000")
		gametest.Apply(t, table, &trading.Short{Seat: 1, Company: "N", Shares: limit - 11_000})
	}
}

// C.3.22, C.6, physical_delivery: shares are bought from (call) or sold to (put) the bank at the strike price.
func TestOptionDelivery(t *testing.T) {
	o := with(top(), func(o *agreement.Options) { o.Delivery = "physical_delivery" })
	table := stand(t, o, agreement.FaceValues(), has(300_000, six{}), has(37_500, owns(vital, 3_000)))
	table, _ = gametest.Apply(t, table, &trading.OptionPurchase{Type: "call", Company: "N", Shares: 5_000},
		&trading.OptionPurchase{Seat: 1, Type: "put", Company: "V", Shares: 5_000})
	next, s := gametest.Apply(t, pass(t, table), totals(six{nova: 40, vital: -35}))
	// 260,000 in cash pays for 3,250 of the 5,000 shares. Only 3,000 shares can be sold at 75.
	gametest.WantShares(t, next, nova, 3_250, 0)
	gametest.WantCash(t, next, 0, 225_000)
	gametest.WantShares(t, next, vital, 0, 0)
	wantSaid(
		t, s, "option",
		"option.delivered (house.physical_delivery) seat 0 novatech most=5000 shares=3250 price=80 amount=260000",
		"option.sold (house.physical_delivery) seat 1 vitalcare most=5000 shares=3000 price=75 amount=225000")
}

// C.3.22: an option in the money is exercised automatically; under manual_exercise the holder decides.
func TestOptionManualExercise(t *testing.T) {
	table := option(t, nova, 80, "call")
	e := totals(owns(nova, 40))
	e.Declined = []yearend.Decline{{Seat: 0, Round: 1}}
	gametest.WantDenied(t, table, e, "decline.stray exercise.0.1 (exercise)")

	o := with(top(), func(o *agreement.Options) { o.ManualExercise = true })
	table = stand(t, o, agreement.FaceValues(), has(40_000, six{}), has(0, six{}))
	table = pass(t, first(gametest.Apply(t, table, &trading.OptionPurchase{Type: "call", Company: "N", Shares: 5_000})))
	next, s := gametest.Apply(t, table, e)
	gametest.WantCash(t, next, 0)
	wantSaid(
		t, s, "option",
		"option.declined (house.manual_exercise) seat 0 novatech shares=5000 old=80 new=120 amount=200000")
	next, _ = gametest.Apply(t, table, totals(owns(nova, 40)))
	gametest.WantCash(t, next, 200_000)
}

// C.3.25: an offer can have any price above 0; under market_min, it must be at least the market price.
func TestOptionMarketMin(t *testing.T) {
	for _, market := range []bool{false, true} {
		o := with(top(), func(o *agreement.Options) { o.MarketMin = market })
		table := stand(t, o, agreement.FaceValues(), has(800_000, owns(nova, 100_000)), has(0, owns(nova, 10_000)))
		e := &office.Buyback{Company: "N", Shares: 10_000, Price: 79, Offers: []turns.Taker{{Seat: 1, Shares: 10_000}}}
		if market {
			gametest.WantDenied(
				t, table, e, "buyback.market price (house.market_min) seat 0 novatech value=79 min=80 max=80")
		} else {
			gametest.WantCash(t, first(gametest.Apply(t, table, e)), 10_000, 790_000)
		}
	}
}

// C.3.25: any whole number of shares can be sold into a buyback, or under buyback_multiples_1000 only thousands.
func TestOptionBuybackMultiples1000(t *testing.T) {
	for _, thousands := range []bool{false, true} {
		o := with(top(), func(o *agreement.Options) { o.BuybackThousands = thousands })
		table := stand(t, o, agreement.FaceValues(), has(800_000, owns(nova, 100_000)), has(0, owns(nova, 10_000)))
		e := &office.Buyback{Company: "N", Shares: 5_000, Price: 100, Offers: []turns.Taker{{Seat: 1, Shares: 1_500}}}
		if thousands {
			gametest.WantDenied(
				t, table,
				e, "shares.thousands offers.1 (house.buyback_multiples_1000) seat 1 novatech shares=1500 step=1000 value=1500 min=0 max=10000")
		} else {
			gametest.WantCash(t, first(gametest.Apply(t, table, e)), 650_000, 150_000)
		}
	}
}
