package book_test

import (
	"database/sql"
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
		_, err := b.Games.Import(r, ledger.Author{Person: "Anna"})
		must.Do(tb, err)
	}
	return b
}

// BenchmarkFeats500 makes the summaries and feats of 500 games, as the first look at the records after an update does,
// reads them where that was done, and finds the best of them.
func BenchmarkFeats500(b *testing.B) {
	book := manyGames(b, 500)
	games := must.Get(book.Shelf.List())(b)
	people := must.Get(book.People.All())(b)
	beside := must.Get(sql.Open("sqlite", book.Path()))(b)
	defer func() { _ = beside.Close() }()
	var feats []stats.Highlight
	b.Run("First", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			_, err := beside.Exec("DELETE FROM summary; DELETE FROM feat")
			must.Do(b, err)
			b.StartTimer()
			must.Get(book.Shelf.Renew(ledger.Unwatched))(b)
			feats = must.Get(book.Shelf.RenewHighlights(games, ledger.Unwatched))(b)
		}
		b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(games)), "µs/game")
	})
	b.Run("Read", func(b *testing.B) {
		for b.Loop() {
			if _, pending, err := book.Shelf.Highlights(games); err != nil || pending > 0 {
				b.Fatal(err, pending)
			}
		}
	})
	b.Run("Best", func(b *testing.B) {
		for b.Loop() {
			must.Hold(b, len(stats.Superlatives(people, feats)) != 0, "nothing is best")
		}
	})
}
