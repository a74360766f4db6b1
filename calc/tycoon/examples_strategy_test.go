package tycoon

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// option returns a table at the end of a year, where seat 0 has an option on 5,000 shares.
func option(t judge, company, price int, kind string) calc.Table {
	t.Helper()
	table := stand(t, top(), costs(company, price), has(100_000, six{}), has(0, six{}))
	table, _ = gametest.Apply(t, table, &trading.OptionPurchase{Type: kind, Company: agreement.CodeOf(company),
		Shares: 5_000})
	return pass(t, table)
}

// C-9: a call on 5,000 shares at 80 costs 40,000. At 120 it pays 200,000 (160,000 net); at 60 it loses 40,000.
func TestC9_ACallPaysAboveTheStrike(t *testing.T) {
	table := option(t, nova, 80, "call")
	gametest.WantCash(t, table, 60_000)
	next, s := gametest.Apply(t, table, totals(owns(nova, 40)))
	gametest.WantCash(t, next, 260_000)
	wantSaid(t, s, "option", "option.call (exercise) seat 0 novatech shares=5000 old=80 new=120 amount=200000")
	next, s = gametest.Apply(t, table, totals(owns(nova, -20)))
	gametest.WantCash(t, next, 60_000)
	wantSaid(t, s, "option", "option.expired (exercise) seat 0 novatech shares=5000 old=80 new=60 amount=0")
}

// C-9: a put on 5,000 shares at 75 costs 37,500. At 40 it pays 175,000 (137,500 net); at 100 it loses 37,500.
func TestC9_APutPaysBelowTheStrike(t *testing.T) {
	table := option(t, vital, 75, "put")
	gametest.WantCash(t, table, 62_500)
	next, _ := gametest.Apply(t, table, totals(owns(vital, -35)))
	gametest.WantCash(t, next, 237_500)
	next, _ = gametest.Apply(t, table, totals(owns(vital, 25)))
	gametest.WantCash(t, next, 62_500)
}

// C-9: on 10,000 shares at 55, a premium of 5 % is 27,500, of 10 % 55,000, and of 15 % 82,500. A premium of 12 %
// (66,000) is allowed only under free_premium.
func TestC9_Premiums(t *testing.T) {
	chair := func(o *agreement.Options) calc.Table {
		return stand(t, o, agreement.FaceValues(), has(100_000, owns(omega, 100_000)), has(0, six{}))
	}
	for percent, cost := range map[int]int{5: 27_500, 10: 55_000, 15: 82_500} {
		table, _ := gametest.Apply(t, chair(top()), &office.SetPremium{Company: "O", Percent: percent},
			&trading.OptionPurchase{Type: "call", Company: "O", Shares: 10_000})
		gametest.WantCash(t, table, 100_000-cost)
	}
	gametest.WantDenied(t, chair(top()), &office.SetPremium{Company: "O", Percent: 12},
		"premium.range percent (premium) seat 0 omega value=12 min=5 max=15 step=5")
	free := with(top(), func(o *agreement.Options) { o.FreePremium = true })
	table, s := gametest.Apply(t, chair(free), &office.SetPremium{Company: "O", Percent: 12},
		&trading.OptionPurchase{Type: "call", Company: "O", Shares: 10_000})
	gametest.WantCash(t, table, 34_000)
	wantSaid(t, s, "call", "call (option) seat 0 omega shares=10000 price=55 percent=12 amount=66000")
}

// C-9: with 38,000 shares under options, 3,000 more are refused and 2,000 accepted.
func TestC9_TheCapOfOptions(t *testing.T) {
	table := stand(t, top(), agreement.FaceValues(), has(100_000, six{}), has(100_000, six{}))
	table, _ = gametest.Apply(t, table, &trading.OptionPurchase{Type: "put", Company: "A", Shares: 38_000})
	gametest.WantDenied(t, table, &trading.OptionPurchase{Seat: 1, Type: "call", Company: "A", Shares: 3_000},
		"option.cap shares (option) seat 1 atlas cap=40000 max=2000 value=3000 min=1000 step=1000")
	table, _ = gametest.Apply(t, table, &trading.OptionPurchase{Seat: 1, Type: "call", Company: "A", Shares: 2_000})
	gametest.WantDenied(t, table, &trading.OptionPurchase{Type: "call", Company: "A", Shares: 1_000},
		"option.cap company (option) seat 0 atlas cap=40000 max=0")
}

// C-10: at a Global price of 60, the Chairman has 100,000 shares, declares $15 and gets 1,500,000. The price falls to
// 45, and after the Director's dividend of $10 to 35.
func TestC10_Dividends(t *testing.T) {
	table := stand(t, top(), costs(global, 60), has(0, owns(global, 100_000)), has(0, owns(global, 50_000)))
	table, s := gametest.Apply(t, table, &office.Dividend{Company: "G", Each: 15})
	gametest.WantPrice(t, table, global, 45)
	gametest.WantCash(t, table, 1_500_000, 750_000)
	wantSaid(t, s, "dividend", "dividend (dividend) seat 0 global old=60 each=15 new=45",
		"dividend.paid (dividend) seat 0 global shares=100000 each=15 amount=1500000",
		"dividend.paid (dividend) seat 1 global shares=50000 each=15 amount=750000")
	gametest.WantDenied(t, table, &office.Dividend{Seat: 1, Company: "G", Each: 11},
		"dividend.range each (dividend) seat 1 global price=45 value=11 min=1 max=10")
	table, _ = gametest.Apply(t, table, &office.Dividend{Seat: 1, Company: "G", Each: 10})
	gametest.WantPrice(t, table, global, 35)
	gametest.WantCash(t, table, 2_500_000, 1_250_000)
}

// C-10: at a price of 8, the Chairman may declare at most 8, and the price falls to 0.
func TestC10_ADividendNotAboveThePrice(t *testing.T) {
	table := stand(t, top(), costs(global, 8), has(0, owns(global, 100_000)), has(0, six{}))
	gametest.WantDenied(t, table, &office.Dividend{Company: "G", Each: 9},
		"dividend.range each (dividend) seat 0 global price=8 value=9 min=1 max=8")
	table, _ = gametest.Apply(t, table, &office.Dividend{Company: "G", Each: 8})
	gametest.WantPrice(t, table, global, 0)
	gametest.WantCash(t, table, 800_000)
}

// C-11: an offer for 20,000 shares at 60. Bob sells 8,000 for 480,000. Carol offers 15,000 and sells 12,000 for
// 720,000. David sells none.
func TestC11_ABuybackInTurnOrder(t *testing.T) {
	table := stand(t, top(), agreement.FaceValues(), has(1_200_000, owns(omega, 100_000)), has(0, owns(omega, 8_000)),
		has(0, owns(omega, 15_000)), has(0, owns(omega, 5_000)))
	next, s := gametest.Apply(t, table, &office.Buyback{Company: "O", Shares: 20_000, Price: 60,
		Offers: []turns.Taker{{Seat: 1, Shares: 8_000}, {Seat: 2, Shares: 15_000}, {Seat: 3, Shares: 5_000}}})
	gametest.WantCash(t, next, 0, 480_000, 720_000, 0)
	gametest.WantShares(t, next, omega, 100_000, 0, 3_000, 5_000)
	gametest.WantPrice(t, next, omega, 65)
	wantSaid(t, s, "buyback",
		"buyback (buyback) seat 0 omega shares=20000 price=60 amount=1200000",
		"buyback.sold (buyback) seat 1 omega offered=8000 shares=8000 price=60 amount=480000 rest=0",
		"buyback.part (buyback) seat 2 omega offered=15000 shares=12000 price=60 amount=720000 rest=3000",
		"buyback.refused (buyback) seat 3 omega offered=5000 shares=0 price=60 amount=0 rest=5000",
		"buyback.price (buyback) omega shares=20000 left=180000 old=55 by=10 new=65")
}

// C-11, C-12: 30,000 VitalCare shares are bought back at 78 for 2,340,000. The price rises from 75 to 90, and 170,000
// shares are left: a Director needs 42,500, a Chairman 85,000.
func TestC11_C12_TheThresholdsFollowABuyback(t *testing.T) {
	table := stand(t, top(), agreement.FaceValues(), has(2_340_000, owns(vital, 100_000)), has(0, owns(vital, 30_000)),
		has(0, owns(vital, 42_500)))
	wantRoles(t, table, vital, 0)
	table, s := gametest.Apply(t, table, &office.Buyback{Company: "V", Shares: 30_000, Price: 78,
		Offers: []turns.Taker{{Seat: 1, Shares: 30_000}}})
	gametest.WantCash(t, table, 0, 2_340_000)
	gametest.WantPrice(t, table, vital, 90)
	expect.Equal(t, [...]int{board.Outstanding(table, vital), board.Threshold(table, vital, 25),
		board.Threshold(table, vital, 50)},
		[...]int{170_000, 42_500, 85_000}, "outstanding, Director, Chairman")
	wantRoles(t, table, vital, 0, 2)
	wantSaid(t, s, "director", "director (director) seat 2 vitalcare shares=42500 need=42500")
}

func TestC11_LessThanTenThousandRaiseNothing(t *testing.T) {
	table := stand(t, top(), agreement.FaceValues(), has(1_000_000, owns(omega, 100_000)), has(0, owns(omega, 9_999)))
	table, _ = gametest.Apply(t, table, &office.Buyback{Company: "O", Shares: 9_999, Price: 50,
		Offers: []turns.Taker{{Seat: 1, Shares: 9_999}}})
	gametest.WantPrice(t, table, omega, 55)
	gametest.WantCash(t, table, 1_000_000-499_950, 499_950)
}

// C-12: in Extended, 300,000 - 40,000 = 260,000 shares are left: a Director needs 52,000, a Chairman 104,000.
func TestC12_ThresholdsOfExtended(t *testing.T) {
	table := set(t, open(t, agreement.Extended("strategist"), 7), func(p *Position) { p.Retired[nova] = 40_000 })
	expect.Equal(t, [...]int{board.Threshold(table, nova, 20), board.Threshold(table, nova, 40),
		board.Threshold(table, atlas, 40)},
		[...]int{52_000, 104_000, 120_000}, "Director, Chairman")
}

// C-13: at a price of 3, the smallest purchase is 2,000 shares for 6,000. It is 1,000 shares at 5, 3,000 at 2 and 5,000
// at 1.
func TestC13_TheLeastPurchase(t *testing.T) {
	for price, lowest := range map[int]int{1: 5_000, 2: 3_000, 3: 2_000, 4: 2_000, 5: 1_000, 80: 1_000} {
		table := stand(t, agreement.Standard("trader"), costs(atlas, price), has(600_000, six{}), has(0, six{}))
		next, _ := gametest.Apply(t, table, &trading.Buy{Company: "A", Shares: lowest})
		gametest.WantCash(t, next, 600_000-lowest*price)
		gametest.WantDenied(t, table, &trading.Buy{Company: "A", Shares: lowest - agreement.Thousand},
			"buy.least shares (buy) seat 0 atlas shares="+number(lowest-agreement.Thousand)+" price="+number(
				price)+" min="+number(lowest)+
				" value="+number(lowest-agreement.Thousand)+" max="+number(min(200_000,
				600_000/price)/agreement.Thousand*agreement.Thousand)+" step=1000")
	}
	table := stand(t, agreement.Standard("trader"), costs(atlas, 0), has(600_000, six{}), has(0, six{}))
	gametest.WantDenied(t, table, &trading.Buy{Company: "A", Shares: 1_000}, "stock.zero company (zero) atlas")
}

// C-14: X has 500,000 in cash and 1,000,000 in shares, Y 600,000 and 900,000. Net worth is equal, and Y wins with more
// cash.
func TestC14_MoreCashBreaksTheTie(t *testing.T) {
	table := stand(t, agreement.Standard("trader"), costs(omega, 50), has(500_000, owns(omega, 20_000)),
		has(600_000, owns(omega, 18_000)))
	table = set(t, table, func(p *Position) { p.Round, p.Transaction = 10, 4 })
	table, _ = gametest.Apply(t, table, &yearend.YearEnd{})
	gametest.WantOver(t, table, true)
	gametest.WantRanks(t, Rulebook{}, table, "1. seat 1 1500000, 2. seat 0 1500000")
}
