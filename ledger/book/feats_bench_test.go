package book_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
)

// manyGames is a book of some hundred recorded games under other numbers, in which eight people played.
func manyGames(tb testing.TB, count int) *book.Book {
	tb.Helper()
	b := must.Get(book.Open(tb.TempDir()+"/games.db", rulebooks.All()))(tb)
	tb.Cleanup(func() { _ = b.Close() })
	people := []string{"Anna", "Ben", "Carl", "Dana", "Emil", "Fritzi", "Gerta", "Hugo"}
	chance := rand.New(rand.NewPCG(1, 2))
	var records []record.Record
	for _, rules := range rulebooks.All() {
		for _, name := range recordings.Names(tb, rules.ID()) {
			if r := recordings.Read(tb, rules.ID(), name).Record; len(r.Seats) <= len(people) {
				records = append(records, r)
			}
		}
	}
	for n := range count {
		r := records[n%len(records)]
		r.ID = must.Get(ledger.ParseGameID(fmt.Sprintf("%016x", n+1)))(tb)
		r.Begun = time.Date(2020, 1, 1, 20, n, 0, 0, time.UTC)
		seats := make([]record.Seat, len(r.Seats))
		for seat, who := range chance.Perm(len(people))[:len(seats)] {
			seats[seat].Name = people[who]
		}
		r.Seats, r.End = seats, nil
		if _, err := b.Games.Import(r, ledger.Author{Person: "Anna"}); err != nil {
			tb.Fatal(err)
		}
	}
	return b
}

// BenchmarkFeats500 works the feats of 500 games out, reads them where that was done, and finds the best of them.
func BenchmarkFeats500(b *testing.B) {
	book := manyGames(b, 500)
	games := must.Get(book.Shelf.List())(b)
	people := must.Get(book.People.All())(b)
	begun := time.Now()
	feats := must.Get(book.Shelf.Highlights(games, func(int, int) error { return nil }))(b)
	each := time.Since(begun) / time.Duration(len(games))
	b.Run("Read", func(b *testing.B) {
		for b.Loop() {
			if _, pending, err := book.Shelf.HighlightsNow(games); err != nil || pending > 0 {
				b.Fatal(err, pending)
			}
		}
		b.ReportMetric(float64(each.Microseconds()), "µs/game-worked-out")
	})
	b.Run("Best", func(b *testing.B) {
		for b.Loop() {
			if len(stats.Superlatives(people, feats)) == 0 {
				b.Fatal("nothing is best")
			}
		}
	})
}
