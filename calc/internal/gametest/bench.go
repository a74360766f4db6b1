package gametest

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
)

// BenchGames replays all recorded games of a rulebook from their openings. It reports ns/entry.
func BenchGames(b *testing.B, rules calc.Rulebook) {
	b.Helper()
	var games []Recording
	var opened []calc.Table
	for _, name := range Recorded(b) {
		r := Read(b, rules, name)
		games, opened = append(games, r), append(opened, r.open(b))
	}
	b.ReportAllocs()
	entries := 0
	for b.Loop() {
		for i, r := range games {
			r.workOut(b, opened[i])
			entries += len(r.Entries)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(entries), "ns/entry")
}

func (r Recording) open(b *testing.B) calc.Table {
	table, _, refusal := r.Rules.Open(r.Options, r.Names)
	must.Hold(b, refusal == nil, "%v", refusal)
	return table
}

func (r Recording) workOut(b *testing.B, table calc.Table) {
	var refusal *calc.Refusal
	for _, e := range r.Entries {
		if refusal == nil {
			table, _, refusal = e.Apply(table)
		}
	}
	must.Hold(b, refusal == nil && table.Over(), "%v", refusal)
}

// BenchApply repeatedly applies an entry with its full statement.
func BenchApply(b *testing.B, table calc.Table, e calc.Entry) {
	b.Helper()
	b.ReportAllocs()
	lines := 0
	for b.Loop() {
		_, s, refusal := e.Apply(table)
		if refusal != nil {
			b.Fatal(refusal) // must.Hold would take a tenth of the time
		}
		lines = len(s.Lines)
	}
	b.ReportMetric(float64(lines), "lines")
}

// BenchForm repeatedly builds an entry's form, which must have at least the given number of fields.
func BenchForm(b *testing.B, table calc.Table, e calc.Entry, fields int) {
	b.Helper()
	b.ReportAllocs()
	for b.Loop() {
		must.Hold(b, len(e.Form(table).Fields) >= fields, "the form has not all its fields")
	}
}
