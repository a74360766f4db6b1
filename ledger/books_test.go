package ledger

import (
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/tinygame"
)

func books() []calc.Rulebook { return []calc.Rulebook{tinygame.Rulebook{Edition: 2}} }

func ann() Author { return Author{Person: "Ann", Device: "Ann's phone"} }

func buy(seat, company, count int) calc.Entry {
	return &tinygame.Trade{Seat: seat, Company: company, Count: count}
}

func price(company, price int) calc.Entry { return &tinygame.Price{Company: company, Price: price} }

func tinySetup() Setup {
	return Setup{Rulebook: "tiny", Title: "Friday night", Names: []string{" Ann ", "Бен", "Zoë"}}
}

// openBook opens a new book that closes with the test.
func openBook(t testing.TB) *Book {
	t.Helper()
	return openAt(t, t.TempDir()+"/games.db")
}

func openAt(t testing.TB, path string) *Book {
	t.Helper()
	b, err := Open(path, books())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func begun(t testing.TB, b *Book) *Game {
	t.Helper()
	g, err := b.Begin(tinySetup(), ann())
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// say records entries that must be legal.
func say(t testing.TB, g *Game, entries ...calc.Entry) {
	t.Helper()
	for _, e := range entries {
		if _, err := g.Record(e, ann()); err != nil {
			t.Fatal(err)
		}
	}
}

// quick is how often something slow is done: few times under -short, else many.
func quick(few, many int) int {
	if testing.Short() {
		return few
	}
	return many
}

func must(t rapid.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
