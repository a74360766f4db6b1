package book

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

// wantLooks checks that a book shows a game completely and refuses to write. It then closes the book.
func wantLooks(t *testing.T, b *Book, code string, g *game.Game) {
	t.Helper()
	ledgertest.WantFault(t, b.ReadOnly(), code)
	wantSame(t, g, b)
	list := shelf(t, b)
	expect.True(t, len(list) == 1 && list[0].Entries == len(g.Steps()), "the shelf shows %+v", list)
	must.Get(b.Templates.Of("tiny"))(t)
	own := again(t, b, g.ID())
	ledgertest.WantFault(t, ledgertest.Second(own.Record(ledgertest.Buy(1, 0, 1), ledgertest.Ann())), code)
	ledgertest.WantFault(t, b.Games.Rename(g.ID(), "x"), code)
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Begin(ledgertest.TinySetup(), ledgertest.Ann())), code)
	ledgertest.WantFault(t, b.Notes.StoreDraft(g.ID(), draftOf(t, g, oplog.ActRecord, 0, ledgertest.Buy(1, 0, 1))),
		code)
	must.Do(t, b.Close())
}

func TestABookOfAnotherVersionIsShown(t *testing.T) {
	for version, code := range map[int]string{-1: "book.version", 99: "book.newer"} {
		path := t.TempDir() + "/games.db"
		b := openAt(t, path)
		g := begun(t, b, ledgertest.Buy(0, 0, 1))
		must.Get(b.file.DB.Exec("PRAGMA user_version = " + strconv.Itoa(version)))(t)
		must.Do(t, b.Close())
		before := must.Get(os.ReadFile(path))(t)
		b = openAt(t, path)
		ledgertest.WantFault(t, b.Notice(), code)
		wantLooks(t, b, code, g)
		b = must.Get(OpenReadOnly(path, ledgertest.Books()))(t)
		wantLooks(t, b, "book.readonly", g)
		after := must.Get(os.ReadFile(path))(t)
		expect.True(t, string(before) == string(after), "the file was changed")
		wantFiles(t, path, 1)
	}
}

// OpenReadOnly creates no book, log or folder, even if the book is damaged or was not closed.
func TestLookingMakesNothing(t *testing.T) {
	missing := t.TempDir() + "/deep/games.db"
	ledgertest.WantFault(t, ledgertest.Second(OpenReadOnly(missing, ledgertest.Books())), "book.missing")
	names, _ := filepath.Glob(filepath.Dir(filepath.Dir(missing)) + "/*")
	expect.True(t, len(names) == 0, "%v was made", names)
	now, g := played(t, ledgertest.Buy(0, 0, 1))
	look := func(path string, files int) {
		t.Helper()
		b := must.Get(OpenReadOnly(path, ledgertest.Books()))(t)
		wantLooks(t, b, "book.readonly", g)
		all, _ := filepath.Glob(filepath.Dir(path) + "/*")
		expect.True(t, len(all) == files, "%v lie there", all)
	}
	look(now.Path(), 3) // the file, its log and its index
	must.Do(t, now.Close())
	look(now.Path(), 1)
	damage(t, now.Path(), 2)
	look(now.Path(), 1)
}

// damage overwrites a page of a file. Pages are counted from the end: 1 is the last page.
func damage(t *testing.T, path string, page int64) {
	t.Helper()
	file := must.Get(os.OpenFile(path, os.O_RDWR, 0))(t)
	info := must.Get(file.Stat())(t)
	must.Get(file.WriteAt(make([]byte, 4096), info.Size()-4096*page))(t)
	must.Do(t, file.Close())
}

func TestAnOlderBookKeepsItsSummaries(t *testing.T) {
	now := openBook(t)
	gametest.Say(t, begun(t, now), ledgertest.Buy(0, 0, 1))
	must.Do(t, ledgertest.Second(now.Shelf.Refresh(ledger.Unwatched)))
	path := oldBook(t, 12, now)
	db := must.Get(sql.Open("sqlite", path))(t)
	_, err := db.Exec("ATTACH ? AS present; INSERT INTO summary SELECT * FROM present.summary", now.Path())
	must.Do(t, errors.Join(err, db.Close()))
	b := must.Get(OpenReadOnly(path, ledgertest.Books()))(t)
	rows, err := b.Shelf.shelved("", false)
	expect.True(t, err == nil && len(rows) == 1 && !rows[0].stale, "%+v, %v", rows, err)
	must.Do(t, b.Close())
}
