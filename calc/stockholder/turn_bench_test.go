package stockholder

import (
	"testing"

	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// BenchmarkTurn applies one turn with trades before and after and its full statement.
func BenchmarkTurn(b *testing.B) {
	table, _, refusal := Rulebook{}.Open(classic("4x6"), []string{"Ann", "Ben", "Cleo", "Dan"})
	if refusal != nil {
		b.Fatal(refusal)
	}
	e := &Turn{Before: [Colours]int{-1, 1}, Card: "B+100", Free: fourcolours.Assign(1, 2, 3), After: [Colours]int{0, 0, -1, 0}}
	b.ReportAllocs()
	for b.Loop() {
		if _, _, refusal := e.Apply(table); refusal != nil {
			b.Fatal(refusal)
		}
	}
}

// BenchmarkReplay replays a recorded game of 40 turns from its opening.
func BenchmarkReplay(b *testing.B) {
	game := gametest.Read(b, Rulebook{}, "four-seats-4x6")
	if len(game.Entries) != 40 {
		b.Fatalf("the game has %d entries, must have 40", len(game.Entries))
	}
	b.ReportAllocs()
	for b.Loop() {
		table, _, refusal := Rulebook{}.Open(game.Options, game.Names)
		for _, e := range game.Entries {
			if refusal == nil {
				table, _, refusal = e.Apply(table)
			}
		}
		if refusal != nil || !table.Over() {
			b.Fatal(refusal)
		}
	}
}

// BenchmarkForm describes the form of a turn with trades before and after.
func BenchmarkForm(b *testing.B) {
	table := open(b, classic("4x6"), 4)
	e := &Turn{Before: four{-1, 1}, Card: "B+100", Free: fourcolours.Assign(1, 2, 3), After: four{0, 0, -1, 0}}
	b.ReportAllocs()
	for b.Loop() {
		if len(e.Form(table).Fields) != 13 {
			b.Fatal("the form has not all its fields")
		}
	}
}
