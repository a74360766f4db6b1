package tycoon

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// BenchmarkReplay replays the recorded game of ten years and twelve seats from its opening, told by totals.
func BenchmarkReplay(b *testing.B) {
	game := gametest.Read(b, Rulebook{}, "twelve-seats-extended")
	replayAll(b, game.Options, game.Names, game.Entries)
}

// BenchmarkReplayCards replays a game of ten years and twelve seats in which every card is told.
func BenchmarkReplayCards(b *testing.B) {
	s := scripts()[3]
	s.by = "cards"
	replayAll(b, s.options, s.names, s.play(b))
}

func replayAll(b *testing.B, o calc.Options, names []string, entries []calc.Entry) {
	if len(entries) < 370 {
		b.Fatalf("the game has %d entries only", len(entries))
	}
	b.ReportAllocs()
	for b.Loop() {
		table, _, refusal := Rulebook{}.Open(o, names)
		for _, e := range entries {
			if refusal == nil {
				table, _, refusal = e.Apply(table)
			}
		}
		if refusal != nil || !table.Over() {
			b.Fatal(refusal)
		}
	}
}

// BenchmarkBuy applies a purchase at a table of twelve.
func BenchmarkBuy(b *testing.B) {
	table := open(b, extended("strategist"), 12)
	e := &Buy{Company: "N", Shares: 2_000}
	b.ReportAllocs()
	for b.Loop() {
		if _, _, refusal := e.Apply(table); refusal != nil {
			b.Fatal(refusal)
		}
	}
}

// BenchmarkYearEndForm describes the year's end of twelve seats, every card told.
func BenchmarkYearEndForm(b *testing.B) {
	s := scripts()[3]
	s.by = "cards"
	table := open(b, s.options, 12)
	var end *YearEnd
	for _, e := range s.play(b) {
		if end, _ = e.(*YearEnd); end != nil {
			break
		}
		table, _ = gametest.Apply(b, table, e)
	}
	b.ReportAllocs()
	for b.Loop() {
		if len(end.Form(table).Fields) < 150 {
			b.Fatal("the form has not all its fields")
		}
	}
}

// BenchmarkExpected lists what may come at a table of twelve.
func BenchmarkExpected(b *testing.B) {
	table := open(b, extended("strategist"), 12)
	b.ReportAllocs()
	for b.Loop() {
		if len((Rulebook{}).Expected(table).All()) < 6 {
			b.Fatal("too little is expected")
		}
	}
}
