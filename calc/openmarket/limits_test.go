package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/trading"
)

// tight is a market of which a player can have four certificates and the pool eight shares of a company.
func tight(changes ...func(*agreement.Options)) *agreement.Options {
	return fixed(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.Shares, o.CertificateLimit, o.PoolLimit = 10, 4, 8
	}}, changes...)...)
}

// limitDenials are beyond a limit, or overrule none.
func limitDenials(t judge) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, tight(), 2), &trading.Buy{Company: "I", Shares: 3})
	return []gametest.Denial{
		{table, &trading.Buy{Company: "J", Shares: 2}, "limit.certificates anyway (limit) seat 0 count=5 most=4"},
		{table, &trading.Sell{Company: "I", Shares: 2}, "limit.pool anyway (limit) I count=9 most=8"},
		{table, &trading.Buy{Company: "J", Shares: 1, Anyway: true}, "limit.none anyway (limit) J"},
	}
}

// What goes beyond a limit is a warning: the table can record it all the same.
func TestALimitCanBeOverruled(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, tight(), 2), &trading.Buy{Company: "I", Shares: 4})
	for _, e := range []calc.Entry{&trading.Buy{Company: "J", Shares: 1}, &trading.Sell{Company: "I", Shares: 3}} {
		_, asked := e.Form(table).Field("anyway")
		expect.Equal(t, asked, true, "somebody can say it")
	}
	_, asked := (&trading.Sell{Company: "I", Shares: 2}).Form(table).Field("anyway")
	expect.Equal(t, asked, false, "within the limit nobody is asked")
	table, _ = gametest.Apply(t, table, &trading.Buy{Company: "J", Shares: 1, Anyway: true},
		&trading.Sell{Company: "I", Shares: 3, Anyway: true})
	expect.Equal(t, standing(table), "Ann 800 1I 1J; Ben 1000; I100 J100 K100", "the table")
}

// A director's certificate is one, and counts in the pool for the shares that it stands for.
func TestWhatCountsForALimit(t *testing.T) {
	o := tight(func(o *agreement.Options) { o.Classes, o.Director, o.CertificateLimit = "director", 3, 3 })
	table, _ := gametest.Apply(t, open(t, o, 2), &trading.Buy{Company: "I", Class: "director", Shares: 1},
		&trading.Buy{Company: "I", Shares: 2})
	gametest.WantDenied(t, table, &trading.Buy{Company: "J", Shares: 1},
		"limit.certificates anyway (limit) seat 0 count=4 most=3")
	gametest.WantDenied(t, table, &trading.Sell{Company: "I", Class: "director", Shares: 2},
		"shares.short shares (trade) seat 0 I shares=2 held=1 max=1 value=2 min=1")
	table, _ = gametest.Apply(t, table, &trading.Sell{Company: "I", Shares: 2})
	gametest.WantDenied(t, table, &trading.Sell{Company: "I", Class: "director", Shares: 1},
		"limit.pool anyway (limit) I count=10 most=8")
}
