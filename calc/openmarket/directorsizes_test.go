package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/trading"
)

// prussian returns the options of a market with different director's certificates. The certificate represents two of
// Northern's shares, one of Prussia's ten, or Minor's only share. Tram has no such certificate.
func prussian(changes ...func(*agreement.Options)) *agreement.Options {
	return railway(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.Companies, o.SharesEach = "Northern, Prussia (PR), Minor, Tram", "10 10 1 10"
		o.DirectorSizes, o.HalfCertificates = "PR 1, minor 1, T 0", "PR 4"
		o.President, o.Order, o.Directors, o.DividendSteps = "most", "free", "bid", 0
	}}, changes...)...)
}

func sizeExamples() []example {
	const prices = "; N100 PR100 M67 T100"
	minor := &charter.Launch{Company: "M", Price: number(67), Bid: true, Cost: 80}
	prussia := &charter.Launch{Company: "PR", Price: number(67)}
	return []example{
		{
			name: "V1 the launch of a minor sells its one share for a bid", arithmetic: "600 – 80 = 520; 1 × 67 = 67",
			options: prussian(), entry: minor,
			says: []string{"launch (launch) seat 0 M price=67",
				"launch.director.bid (director) seat 0 M weight=1 amount=80",
				"launch.full (capital) M shares=1 price=67 amount=67"},
			stands: "Ann 520 1M.director; Ben 600; M 67" + prices,
		},
		{
			name:       "V2 a minor pays half to its owner and keeps half",
			arithmetic: "50 ÷ 2 = 25; 520 + 25 = 545, 67 + 25 = 92",
			options:    prussian(), before: []calc.Entry{minor},
			entry: &operating.Operate{Company: "M", Revenue: 50, Payout: "half"},
			says: []string{"operate.half.shares (operate) M of=2 shares=1 each=25 revenue=50 paid=25 kept=25", "operate.kept (operate) M amount=25",
				"payout (operate) seat 0 M shares=1 each=25 amount=25"},
			stands: "Ann 545 1M.director; Ben 600; M 92" + prices,
		},
		{
			name:       "V3 a president's certificate of one share passes for one share",
			arithmetic: "600 – 67 = 533; 600 – 134 = 466",
			options:    prussian(), before: []calc.Entry{prussia}, entry: &trading.Buy{Seat: 1, Company: "PR", Shares: 2},
			says: []string{"buy (trade) seat 1 PR shares=2 price=67 amount=134",
				"president.percent (president) seat 1 PR held=20 less=10 seat=0 weight=1"},
			stands: "Ann 533 1PR; Ben 466 1PR 1PR.director; PR 670; N100 PR67 M100 T100",
		},
		{
			name: "V4 the launch of a company without such a certificate sells nothing", arithmetic: "10 × 67 = 670",
			options: prussian(), entry: &charter.Launch{Company: "T", Price: number(67)},
			says: []string{"launch (launch) seat 0 T price=67",
				"launch.full (capital) T shares=10 price=67 amount=670"},
			stands: "Ann 600; Ben 600; T 670; N100 PR100 M100 T67",
		},
	}
}

// trams launches Tram, in which Ben has the most shares, and Northern, of which Ann is president.
func trams() []calc.Entry {
	return []calc.Entry{&charter.Launch{Company: "T", Price: number(67)},
		&trading.Buy{Seat: 1, Company: "T", Shares: 4},
		&charter.Launch{Company: "N", Price: number(67)}}
}

func sizeDenials(t judge) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, prussian(), 2), trams()...)
	e := NewPosition(table)
	const director = 1
	classes := table.Layout().Classes
	e.Seats[0].Shares[3*classes+director] = 1
	return []gametest.Denial{
		{table, &trading.Buy{Seat: 1, Company: "T", Class: "director", Shares: 1},
			"director.without class (director) T"},
		{table, &trading.Exchange{Seat: 1, Give: "T", Given: 2, Take: "T", TakeClass: "director", Taken: 1},
			"director.without take_class (director) T"},
		{table, &calc.Ruling{Seat: 0, What: "shares", Company: "T", Class: "director", Change: 1, Reason: "as agreed"},
			"director.without class (ruling) T"},
		{table, e, "director.without hold_director.0.3 (ruling) T"},
		{table, &charter.Launch{Company: "M", Price: number(350), Bid: true, Cost: 600},
			"launch.bid cost (director) seat 0 M amount=600 cash=466 value=600 min=0 max=466"},
	}
}

func sizeSetups() []gametest.Setup {
	var all []gametest.Setup
	for text, want := range map[string]string{
		"X 2":          "directors.company director_sizes (setup) number=1",
		"M 1, minor 0": "directors.twice director_sizes (setup) number=2",
		"PR 1, M 2":    "directors.number director_sizes (setup) number=2 max=1",
		"M one":        "directors.number director_sizes (setup) number=1 max=1",
		"PR 1":         "director director (setup) value=2 max=1",
	} {
		options := prussian(func(o *agreement.Options) { o.DirectorSizes = text })
		all = append(all, gametest.Setup{Options: options, Names: gametest.Names(2), Want: "option." + want})
	}
	return all
}
