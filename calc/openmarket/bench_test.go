package openmarket

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/trading"
)

func BenchmarkBuy(b *testing.B) {
	table := open(b, with(preset("stepped"), func(o *agreement.Options) { o.BuySteps = 1 }), 6)
	e := &trading.Buy{Seat: 0, Company: "B", Shares: 2}
	gametest.BenchApply(b, table, e)
}

func BenchmarkForm(b *testing.B) {
	table := open(b, preset("stepped"), 6)
	e := &trading.Buy{Seat: 0, Company: "B", Shares: 2}
	gametest.BenchForm(b, table, e, 3)
}

func BenchmarkExpected(b *testing.B) {
	o := with(preset("rails"), func(o *agreement.Options) { o.Companies = "A, B, C, D, E, F, G, H, I, J, K, L" })
	table := open(b, o, 12)
	b.ReportAllocs()
	for b.Loop() {
		must.Hold(b, len((Rulebook{}).Expected(table).All()) != 0, "nothing is expected")
	}
}
