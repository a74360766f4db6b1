package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/openmarket/trading"
)

// minors lets both railways sell their own shares, of which Northern has only two, like a minor company.
func minors(o *agreement.Options) {
	o.Capital, o.SharesEach, o.SellSteps, o.Order = "shares", "2 10", 0, "free"
	o.CompanyDebt, o.CompanyLoan = "apart", 50
	o.PrivateWorth, o.Privates = "face", "Ferry 20 5"
}

// mergerExamples begin with Ann as director of Northern and Ben as director of Southern. Northern has two shares, a
// price of 100, 200 in cash and a loan of 50; it has paid 30 for Ferry.
func mergerExamples() []example {
	before := []calc.Entry{&charter.Launch{Company: "N"}, &charter.Launch{Seat: 1, Company: "S"},
		&operating.Debt{Company: "N", Loans: 1}, &privates.Private{Private: "F", To: "company", Company: "N",
			Price: number(30)}}
	return []example{
		{
			name:       "a minor is taken over for a share of the other company's own",
			arithmetic: "200 + 50 – 30 = 220; 200 + 220 = 420; 8 – 1 = 7",
			options:    railway(minors), before: before,
			entry: &charter.Takeover{Company: "N", By: "S", Ratio: 2, From: "treasury", Assets: true, Got: []int{1}},
			says: []string{"takeover (takeover) N", "takeover.by (takeover) S",
				"exchange.give (exchange) seat 0 N shares=2",
				"exchange.take (exchange) seat 0 S shares=1",
				"private.company.company (takeover) N private=0 amount=0 company=1",
				"takeover.cash (takeover) S amount=220", "takeover.debt (takeover) S amount=50", "close (close) N"},
			stands: "Ann 400 1S; Ben 400 1S.director; S 420 7S +F; N100 S100",
		},
		{
			name:       "without its cash, and one share too many of the director's certificate",
			arithmetic: "2 – 1 = 1, which is handed in as well",
			options:    railway(minors), before: before[:2:2],
			entry: &charter.Takeover{Company: "N", By: "S", Ratio: 1, From: "treasury", Got: []int{1}},
			says: []string{"takeover (takeover) N", "takeover.by (takeover) S",
				"exchange.give (exchange) seat 0 N shares=1",
				"exchange.take (exchange) seat 0 S shares=1", "close (close) N", "close.cash (close) N amount=200",
				"close.back (close) seat 0 N shares=1"},
			stands: "Ann 400 1S; Ben 400 1S.director; S 200 7S; N100 S100",
		},
	}
}

func mergerDenials(t judge, plain calc.Table) []gametest.Denial {
	t.Helper()
	few, _ := gametest.Apply(t, open(t, railway(minors), 2), &charter.Launch{Company: "S"},
		&trading.Buy{Seat: 1, Company: "S", From: "treasury", Shares: 6}, &trading.Buy{Company: "S", From: "treasury",
			Shares: 2}, &charter.Launch{Company: "N", Price: number(70)})
	lent, _ := gametest.Apply(t, open(t, railway(minors, func(o *agreement.Options) { o.CompanyLoans = 2 }), 2),
		&charter.Launch{Company: "N"}, &charter.Launch{Seat: 1, Company: "S"},
		&operating.Debt{Company: "N", Loans: 1}, &operating.Debt{Company: "S", Loans: 2})
	huge := NewPosition(lent)
	huge.Debts = []int{50 * 50, 1}
	usual, _ := gametest.Apply(t, open(t, railway(minors), 2), &charter.Launch{Company: "N"},
		&charter.Launch{Seat: 1, Company: "S"}, huge)
	whole := &charter.Takeover{Company: "N", By: "S", Ratio: 2, From: "treasury", Assets: true}
	return []gametest.Denial{
		{lent, whole, "takeover.debt assets (debt) S amount=150 most=100 less=50"},
		{usual, whole, "takeover.debt assets (debt) S amount=2501 most=2500 less=1"},
		{few, &charter.Takeover{Company: "N", By: "S", Ratio: 2, From: "treasury", Got: []int{1}},
			"certificates.short got.0 (supply) seat 0 S shares=1 value=1 min=0 max=0"},
		{plain, &charter.Takeover{Company: "I", By: "J", Ratio: 2, Assets: true}, "takeover.assets assets (takeover)"},
	}
}

// The loans of both companies together can reach the limit of 2 × 50. A takeover without the assets cancels the loans.
func TestATakeoverWithinTheLimitOfLoans(t *testing.T) {
	lent := railway(minors, func(o *agreement.Options) { o.CompanyLoans = 2 })
	table, _ := gametest.Apply(t, open(t, lent, 2), &charter.Launch{Company: "N"},
		&charter.Launch{Seat: 1, Company: "S"}, &operating.Debt{Company: "N", Loans: 1}, &operating.Debt{Company: "S", Loans: 1})
	whole, _ := gametest.Apply(t, table, &charter.Takeover{Company: "N", By: "S", Ratio: 2, Assets: true})
	expect.Equal(t, board.Debt(whole, 1), 100, "what Southern owes with the loan of Northern")
	apart, _ := gametest.Apply(t, table, &operating.Debt{Company: "S", Loans: 1},
		&charter.Takeover{Company: "N", By: "S", Ratio: 2})
	expect.Equal(t, [2]int{board.Debt(apart, 0), board.Debt(apart, 1)}, [2]int{0, 100}, "what both owe without it")
}
