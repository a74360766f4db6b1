package book

import (
	"database/sql"
	"fmt"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

// oldBook is the file of a book of an older version that holds the games of a book.
func oldBook(t testing.TB, version int, from *Book) string {
	t.Helper()
	path := t.TempDir() + "/games.db"
	list := must.Get(migrations())(t)
	db := must.Get(sql.Open("sqlite", path))(t)
	defer func() { must.Do(t, db.Close()) }()
	db.SetMaxOpenConns(1)
	run := func(statement string, args ...any) {
		t.Helper()
		must.Get(db.Exec(statement, args...))(t)
	}
	run("PRAGMA journal_mode = WAL")
	for _, m := range list[:version] {
		run(string(m))
	}
	run(fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d", 0x73637270, version))
	run("ATTACH ? AS present", from.Path())
	run(`INSERT INTO game (id, rulebook, rules_version, title, begun, person, device, options, seats, extra, added) SELECT id, rulebook, rules_version, title, begun, person, device, options, seats, extra, added FROM present.game`)
	run("INSERT INTO operation SELECT * FROM present.operation")
	return path
}

// A book of any version before gets what the later ones have, and keeps its games.
func TestOlderBookIsBroughtUpToDate(t *testing.T) {
	list := must.Get(migrations())(t)
	now, g := played(t, ledgertest.Buy(0, 0, 1))
	for version := 1; version < len(list); version++ {
		b := openAt(t, oldBook(t, version, now))
		wantSame(t, g, b)
		must.Do(t, b.Notes.StoreDraft(g.ID(), draftOf(t, g, oplog.ActRecord, 0, ledgertest.Buy(1, 0, 1))))
		expect.True(t, len(drafts(t, b, g.ID())) == 1, "version %d: the draft is not there", version)
		if shelf, err := b.Shelf.List(); err != nil || len(shelf) != 1 || shelf[0].Entries != 1 ||
			!shelf[0].Touched.Equal(g.Steps()[0].At) {
			t.Errorf("version %d: the shelf shows %+v, %v", version, shelf, err)
		}
	}
}
