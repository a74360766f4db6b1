package recordings

import (
	"testing"

	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// BenchmarkReplay works out all recorded games of a rulebook from their records, with the chain: the time for one entry.
func BenchmarkReplay(b *testing.B) {
	for _, book := range rulebooks.All() {
		var records []ledger.Record
		entries := 0
		for _, name := range Names(b, book.ID()) {
			record := Read(b, book.ID(), name).Record
			records = append(records, record)
			entries += len(record.Operations)
		}
		b.Run(book.ID(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for _, record := range records {
					if _, err := ledger.Replay(record, rulebooks.All()); err != nil {
						b.Fatal(err)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*entries), "ns/entry")
		})
	}
}

// BenchmarkApply works out the entries of all recorded games of a rulebook, without record and chain.
func BenchmarkApply(b *testing.B) {
	for _, book := range rulebooks.All() {
		var games []Game
		entries := 0
		for _, name := range Names(b, book.ID()) {
			game := Read(b, book.ID(), name)
			games = append(games, game)
			entries += len(game.Entries)
		}
		b.Run(book.ID(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for _, game := range games {
					table, _, refusal := book.Open(game.Options, game.Names)
					for _, e := range game.Entries {
						if refusal == nil {
							table, _, refusal = e.Apply(table)
						}
					}
					if refusal != nil {
						b.Fatal(refusal)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*entries), "ns/entry")
		})
	}
}
