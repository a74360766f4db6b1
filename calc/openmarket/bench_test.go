package openmarket

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/trading"
)

// BenchmarkBuy applies one purchase that moves a price, with its full statement.
func BenchmarkBuy(b *testing.B) {
	table := open(b, with(preset("stepped"), func(o *agreement.Options) { o.BuySteps = 1 }), 6)
	e := &trading.Buy{Seat: 0, Company: "B", Shares: 2}
	gametest.BenchApply(b, table, e)
}

// BenchmarkForm describes the form of a purchase.
func BenchmarkForm(b *testing.B) {
	table := open(b, preset("stepped"), 6)
	e := &trading.Buy{Seat: 0, Company: "B", Shares: 2}
	gametest.BenchForm(b, table, e, 3)
}

// BenchmarkExpected asks what may come with twelve seats and twelve companies.
func BenchmarkExpected(b *testing.B) {
	o := with(preset("rails"), func(o *agreement.Options) { o.Companies = "A, B, C, D, E, F, G, H, I, J, K, L" })
	table := open(b, o, 12)
	b.ReportAllocs()
	for b.Loop() {
		must.Hold(b, len((Rulebook{}).Expected(table).All()) != 0, "nothing is expected")
	}
}
