package stockholder

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func BenchmarkTurn(b *testing.B) {
	table, _, refusal := Rulebook{}.Open(classic("4x6"), []string{"Ann", "Ben", "Cleo", "Dan"})
	must.Hold(b, refusal == nil, "%v", refusal)
	e := &Turn{Before: [Colours]int{-1, 1}, Card: "B+100", Free: fourcolours.Assign(1, 2, 3),
		After: [Colours]int{0, 0, -1, 0}}
	gametest.BenchApply(b, table, e)
}

func BenchmarkForm(b *testing.B) {
	table := open(b, classic("4x6"), 4)
	e := &Turn{Before: four{-1, 1}, Card: "B+100", Free: fourcolours.Assign(1, 2, 3), After: four{0, 0, -1, 0}}
	gametest.BenchForm(b, table, e, 13)
}
