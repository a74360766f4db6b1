package book

import (
	"database/sql"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

// bookOf returns the path of a book made from the SQL dump of an older version.
func bookOf(t *testing.T, dump string) string {
	t.Helper()
	text := must.Get(os.ReadFile(dump))(t)
	path := t.TempDir() + "/games.db"
	db := must.Get(sql.Open("sqlite", path))(t)
	db.SetMaxOpenConns(1)
	must.Get(db.Exec(string(text)))(t)
	must.Do(t, db.Close())
	return path
}

func schemaOf(t *testing.T, b *Book) map[string]string {
	t.Helper()
	rows := must.Get(b.file.DB.Query("SELECT name, ifnull(sql, '') FROM sqlite_schema"))(t)
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

// testdata/books has a book of each older schema. Opening for reading creates no file; opening for writing keeps the
// content and updates the schema. With each new migration, add a book of the version before it.
func TestBooksOfThePastOpenForWriting(t *testing.T) {
	dumps := must.Get(filepath.Glob("testdata/books/*.sql"))(t)
	must.Hold(t, len(dumps) >= 12, "%d books are found", len(dumps))
	want := schemaOf(t, kept(t))
	for _, dump := range dumps {
		t.Run(filepath.Base(dump), func(t *testing.T) {
			path := bookOf(t, dump)
			seen := must.Get(OpenReadOnly(path, rulebooks.All()))(t)
			if games, err := seen.Shelf.List(); err != nil || len(games) != 1 || games[0].Entries != 2 ||
				seen.ReadOnly().Code != "book.readonly" {
				t.Errorf("it shows %+v, %v", games, err)
			}
			people := peopleOf(t, seen)
			must.Do(t, seen.Close())
			wantAlone(t, path)
			b := must.Get(Open(path, rulebooks.All()))(t)
			defer func() { must.Do(t, b.Close()) }()
			must.Hold(t, b.ReadOnly() == nil && b.Notice() == nil, "%v, %v", b.ReadOnly(), b.Notice())
			games := must.Get(b.Shelf.List())(t)
			must.Hold(t, len(games) == 1 && games[0].Title == "Friday night" && games[0].Entries == 2, "%+v", games)
			g := must.Get(b.Games.Load(games[0].ID))(t)
			touched := games[0].Touched.Sub(g.Steps()[1].At) // the book stores the last entry's time up to a millisecond later
			expect.True(t, touched >= 0 && touched <= time.Millisecond, "it was touched at %v", games[0].Touched)
			must.Do(t, g.Undo(ledgertest.Ann()))
			must.Do(t, b.Notes.StoreDraft(g.ID(), draftOf(t, g, oplog.ActRecord, 0, g.Steps()[0].Entry)))
			expect.Equal(t, len(drafts(t, b, g.ID())), 1, "drafts")
			expect.Equal(t, seatedAt(t, b, g.ID()), "Ann, Ben", "at the table sit")
			expect.True(t, reflect.DeepEqual(peopleOf(t, b), people), "a look saw other people: %+v", people)
			cups := must.Get(b.Journals.List())(t)
			text := must.Get(os.ReadFile(dump))(t)
			expect.True(t, strings.Contains(string(text), "INTO journal VALUES") == (len(cups) == 1),
				"the tournaments are %+v", cups)
			must.Get(b.Journals.Begin("Cup", ledgertest.Ann()))(t)
			if is := schemaOf(t, b); !maps.Equal(is, want) {
				for _, name := range slices.Sorted(maps.Keys(want)) {
					expect.True(t, is[name] == want[name], "%s is\n%s\nand must be\n%s", name, is[name], want[name])
				}
			}
		})
	}
}

// If a book of the past is put back beside the log of the book that replaced it, the log is not replayed into it.
func TestBooksOfThePastTakeNoLaterLog(t *testing.T) {
	for _, dump := range must.Get(filepath.Glob("testdata/books/[01][0259].sql"))(t) {
		path := bookOf(t, dump)
		copied := must.Get(os.ReadFile(path))(t)
		later := must.Get(Open(path, rulebooks.All()))(t)
		must.Get(later.file.DB.Exec("PRAGMA synchronous = OFF"))(t)
		g := again(t, later, shelf(t, later)[0].ID)
		for range 2 {
			must.Get(later.file.DB.Exec("PRAGMA wal_checkpoint(TRUNCATE)"))(t)
			for range 90 {
				must.Do(t, g.Undo(ledgertest.Ann()))
				must.Do(t, g.Redo(ledgertest.Ann()))
			}
		}
		log := must.Get(os.ReadFile(path + "-wal"))(t)
		must.Do(t, later.Close())
		path = t.TempDir() + "/games.db"
		must.Do(t, os.WriteFile(path, copied, 0o600))
		must.Do(t, os.WriteFile(path+"-wal", log, 0o600))
		b := must.Get(Open(path, rulebooks.All()))(t)
		notice := b.Notice()
		expect.True(t, notice != nil && notice.Code == "book.log", "%s: the notice is %v", dump, notice)
		expect.Equal(t, again(t, b, g.ID()).Length(), 2, "%s: operations", dump)
		must.Do(t, b.Close())
	}
}

// The notice that ratings change comes once, and only if a finished game is older than the third edition of ratings.
func TestRatingsThatChangeAreTold(t *testing.T) {
	for _, version := range []string{"17", "18"} { // the later one has the same tables
		path := bookOf(t, "testdata/books/17.sql")
		db := must.Get(sql.Open("sqlite", path))(t)
		must.Get(db.Exec("UPDATE summary SET held = replace(held, ';;', ';1 1;'); PRAGMA user_version = " + version))(t)
		must.Do(t, db.Close())
		for _, want := range []int{1, 0} {
			b := must.Get(Open(path, rulebooks.All()))(t)
			told := b.Notices()
			expect.True(t, len(told) == want && (want == 0 || told[0].Code == "ratings.anew"), "%s tells %v", version, told)
			must.Do(t, b.DismissNotice())
			must.Do(t, b.Close())
		}
	}
}
