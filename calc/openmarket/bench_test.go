package openmarket

import (
	"testing"

	"scripkeeper/calc/internal/gametest"
)

// BenchmarkBuy applies one purchase that moves a price, with its full statement.
func BenchmarkBuy(b *testing.B) {
	table := open(b, with(stepped(), func(o *Options) { o.BuySteps = 1 }), 6)
	e := &Buy{Seat: 0, Company: "B", Shares: 2}
	b.ReportAllocs()
	for b.Loop() {
		if _, _, refusal := e.Apply(table); refusal != nil {
			b.Fatal(refusal)
		}
	}
}

// BenchmarkReplay replays the recorded game with the most entries from its opening.
func BenchmarkReplay(b *testing.B) {
	game := gametest.Read(b, Rulebook{}, "colours-ten-rounds")
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
	b.ReportMetric(float64(len(game.Entries)), "entries")
}

// BenchmarkForm describes the form of a purchase.
func BenchmarkForm(b *testing.B) {
	table := open(b, stepped(), 6)
	e := &Buy{Seat: 0, Company: "B", Shares: 2}
	b.ReportAllocs()
	for b.Loop() {
		if len(e.Form(table).Fields) != 3 {
			b.Fatal("the form has not all its fields")
		}
	}
}

// BenchmarkExpected asks what may come with twelve seats and twelve companies.
func BenchmarkExpected(b *testing.B) {
	o := with(rails(), func(o *Options) { o.Companies = "A, B, C, D, E, F, G, H, I, J, K, L" })
	table := open(b, o, 12)
	b.ReportAllocs()
	for b.Loop() {
		if len((Rulebook{}).Expected(table).All()) == 0 {
			b.Fatal("nothing is expected")
		}
	}
}
