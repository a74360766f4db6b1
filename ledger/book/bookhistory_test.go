package book

import (
	"database/sql"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/internal/ledgertest"
)

// bookOf is the file of a book that a program of the past wrote.
func bookOf(t *testing.T, dump string) string {
	t.Helper()
	text, err := os.ReadFile(dump)
	must.Do(t, err)
	path := t.TempDir() + "/games.db"
	db, err := sql.Open("sqlite", path)
	must.Do(t, err)
	db.SetMaxOpenConns(1)
	_, err = db.Exec(string(text))
	must.Do(t, err)
	must.Do(t, db.Close())
	return path
}

// schemaOf is what a book is made of, by name.
func schemaOf(t *testing.T, b *Book) map[string]string {
	t.Helper()
	rows, err := b.file.DB.Query("SELECT name, ifnull(sql, '') FROM sqlite_schema")
	must.Do(t, err)
	defer func() { _ = rows.Close() }()
	all := map[string]string{}
	for rows.Next() {
		var name, text string
		must.Do(t, rows.Scan(&name, &text))
		for line := range strings.Lines(text) {
			said, _, _ := strings.Cut(line, "--") // comments may differ
			all[name] += " " + strings.Join(strings.Fields(said), " ")
		}
	}
	must.Do(t, rows.Err())
	return all
}

// Every book that a program of the past wrote opens for writing, keeps what it has, and is then made as a new one is. A book of
// each schema that there ever was stands in testdata; who adds a migration adds the book before it.
func TestBooksOfThePastOpenForWriting(t *testing.T) {
	dumps, err := filepath.Glob("testdata/books/*.sql")
	must.Do(t, err)
	if len(dumps) < 12 {
		t.Fatalf("%d books are found", len(dumps))
	}
	want := schemaOf(t, kept(t))
	for _, dump := range dumps {
		t.Run(filepath.Base(dump), func(t *testing.T) {
			path := bookOf(t, dump)
			seen, err := OpenReadOnly(path, rulebooks.All())
			must.Do(t, err)
			if games, err := seen.Shelf.List(); err != nil || len(games) != 1 || games[0].Entries != 2 || seen.ReadOnly().Code != "book.readonly" {
				t.Errorf("it shows %+v, %v", games, err)
			}
			must.Do(t, seen.Close())
			b, err := Open(path, rulebooks.All())
			must.Do(t, err)
			defer func() { must.Do(t, b.Close()) }()
			if b.ReadOnly() != nil || b.Notice() != nil {
				t.Fatalf("%v, %v", b.ReadOnly(), b.Notice())
			}
			games, err := b.Shelf.List()
			must.Do(t, err)
			if len(games) != 1 || games[0].Title != "Friday night" || games[0].Entries != 2 {
				t.Fatalf("%+v", games)
			}
			g, err := b.Games.Load(games[0].ID)
			must.Do(t, err)
			must.Do(t, g.Undo(ledgertest.Ann()))
			people, err := b.People.All()
			if must.Do(t, err); len(people.Seated(games[0].ID)) != 2 {
				t.Errorf("the people are %+v", people.All())
			}
			cups, err := b.Journals.List()
			must.Do(t, err)
			text, err := os.ReadFile(dump)
			must.Do(t, err)
			if has := strings.Contains(string(text), "INTO journal VALUES"); has != (len(cups) == 1) {
				t.Errorf("the tournaments are %+v", cups)
			}
			_, err = b.Journals.Begin("Cup", ledgertest.Ann())
			must.Do(t, err)
			if is := schemaOf(t, b); !maps.Equal(is, want) {
				for _, name := range slices.Sorted(maps.Keys(want)) {
					if is[name] != want[name] {
						t.Errorf("%s is\n%s\nand must be\n%s", name, is[name], want[name])
					}
				}
			}
		})
	}
}
