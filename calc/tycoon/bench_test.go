package tycoon

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/yearend"
)

func BenchmarkBuy(b *testing.B) {
	table := open(b, agreement.Extended("strategist"), 12)
	e := &trading.Buy{Company: "N", Shares: 2_000}
	gametest.BenchApply(b, table, e)
}

func BenchmarkYearEndForm(b *testing.B) {
	var table calc.Table
	var end *yearend.YearEnd
	gametest.Read(b, Rulebook{}, "twelve-seats-every-card").Replay(b,
		func(before calc.Table, e calc.Entry, _ calc.Table) {
			if year, is := e.(*yearend.YearEnd); is && end == nil {
				table, end = before, year
			}
		})
	gametest.BenchForm(b, table, end, 150)
}

func BenchmarkExpected(b *testing.B) {
	table := open(b, agreement.Extended("strategist"), 12)
	b.ReportAllocs()
	for b.Loop() {
		must.Hold(b, len((Rulebook{}).Expected(table).All()) >= 6, "too little is expected")
	}
}
