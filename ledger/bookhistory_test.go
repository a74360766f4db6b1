package ledger

import (
	"database/sql"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/rulebooks"
)

// bookOf is the file of a book that a program of the past wrote.
func bookOf(t *testing.T, dump string) string {
	t.Helper()
	text, err := os.ReadFile(dump)
	must(t, err)
	path := t.TempDir() + "/games.db"
	db, err := sql.Open("sqlite", path)
	must(t, err)
	db.SetMaxOpenConns(1)
	_, err = db.Exec(string(text))
	must(t, err)
	must(t, db.Close())
	return path
}

// schemaOf is what a book is made of, by name.
func schemaOf(t *testing.T, b *Book) map[string]string {
	t.Helper()
	rows, err := b.file.db.Query("SELECT name, ifnull(sql, '') FROM sqlite_schema")
	must(t, err)
	defer func() { _ = rows.Close() }()
	all := map[string]string{}
	for rows.Next() {
		var name, text string
		must(t, rows.Scan(&name, &text))
		for line := range strings.Lines(text) {
			said, _, _ := strings.Cut(line, "--") // comments may differ
			all[name] += " " + strings.Join(strings.Fields(said), " ")
		}
	}
	must(t, rows.Err())
	return all
}

// Every book that a program of the past wrote opens for writing, keeps what it has, and is then made as a new one is. A book of
// each schema that there ever was stands in testdata; who adds a migration adds the book before it.
func TestBooksOfThePastOpenForWriting(t *testing.T) {
	dumps, err := filepath.Glob("testdata/books/*.sql")
	must(t, err)
	if len(dumps) < 12 {
		t.Fatalf("%d books are found", len(dumps))
	}
	want := schemaOf(t, kept(t))
	for _, dump := range dumps {
		t.Run(filepath.Base(dump), func(t *testing.T) {
			path := bookOf(t, dump)
			seen, err := OpenReadOnly(path, rulebooks.All())
			must(t, err)
			if games, err := seen.Shelf(); err != nil || len(games) != 1 || games[0].Entries != 2 || seen.ReadOnly().Code != "book.readonly" {
				t.Errorf("it shows %+v, %v", games, err)
			}
			must(t, seen.Close())
			b, err := Open(path, rulebooks.All())
			must(t, err)
			defer func() { must(t, b.Close()) }()
			if b.ReadOnly() != nil || b.Notice() != nil {
				t.Fatalf("%v, %v", b.ReadOnly(), b.Notice())
			}
			games, err := b.Shelf()
			must(t, err)
			if len(games) != 1 || games[0].Title != "Friday night" || games[0].Entries != 2 {
				t.Fatalf("%+v", games)
			}
			g, err := b.Load(games[0].ID)
			must(t, err)
			must(t, g.Undo(ann()))
			people, err := b.People()
			if must(t, err); len(people.Seated(games[0].ID)) != 2 {
				t.Errorf("the people are %+v", people.All())
			}
			cups, err := b.Journals()
			must(t, err)
			text, err := os.ReadFile(dump)
			must(t, err)
			if has := strings.Contains(string(text), "INTO journal VALUES"); has != (len(cups) == 1) {
				t.Errorf("the tournaments are %+v", cups)
			}
			_, err = b.BeginJournal("Cup", ann())
			must(t, err)
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
