package shoulders

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

func selling(b *testing.B) (calc.Table, *Sell) {
	b.Helper()
	table := scene{cash: []int{100, 0, 0, 0}, on: map[int]CompanyPosition{
		swift: at(100, 0, cut{1, -1, []int{2}}), elgin: at(60, 0, cut{2, -1, []int{1}}),
	}}.set(b)
	sales := []Sale{{"swift", board.Certificates{Common: 2}}}
	return table, &Sell{Sales: sales, Then: "buy", Company: "elgin", Certificate: "common"}
}

func BenchmarkSell(b *testing.B) {
	table, e := selling(b)
	gametest.BenchApply(b, table, e)
}

func BenchmarkOperate(b *testing.B) {
	table := scene{phase: "operating", cash: []int{0, 0, 0, 0}, on: map[int]CompanyPosition{
		swift: at(100, 0, cut{0, 1, []int{1, 0, 1, 1}}), elgin: at(60, 0, cut{2, -1, nil}),
	}}.set(b)
	e := &operating.Operate{Company: "swift", Revenue: 250, Use: "dividends"}
	gametest.BenchApply(b, table, e)
}

func BenchmarkForm(b *testing.B) {
	table, e := selling(b)
	gametest.BenchForm(b, table, e, 6)
}
