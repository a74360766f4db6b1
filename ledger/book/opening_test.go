package book

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
)

// Open removes leftovers of an interrupted program, but no other file with a similar name.
func TestWhatAProgramLeftHalfMadeIsTidied(t *testing.T) {
	b, g := played(t)
	must.Do(t, b.Close())
	path := b.Path()
	must.Do(t, os.WriteFile(path+"-lock", nil, 0o600))
	for _, end := range []string{"", "-wal", "-shm"} {
		must.Do(t, os.WriteFile(path+"-mending-00000001"+end, []byte("half"), 0o600))
	}
	other := filepath.Dir(path) + "/my-games.db" + "-mending-1"
	must.Do(t, os.WriteFile(other, []byte("mine"), 0o600))
	b = openAt(t, path)
	wantSame(t, g, b)
	wantFiles(t, path, 2)
	must.Get(os.Stat(other))(t)
}

func TestABookThatWasHalfBegunIsBegun(t *testing.T) {
	live := openBook(t)
	for end, size := range map[string]int{"": 0, "-wal": 32 + 3*(24+4096)} {
		path := t.TempDir() + "/games.db"
		for _, companion := range []string{"", "-wal"} {
			file := must.Get(os.ReadFile(live.Path() + companion))(t)
			if companion == "-wal" {
				file = file[:32+3*(24+4096)] // the middle of the first transaction
			}
			if companion == end {
				file = file[:size]
			}
			must.Do(t, os.WriteFile(path+companion, file, 0o600))
		}
		must.Do(t, os.WriteFile(path+"-lock", nil, 0o600))
		b := openAt(t, path)
		expect.True(t, b.Notice() == nil, "%v", b.Notice())
		g := begun(t, b)
		must.Do(t, b.Close())
		wantAlone(t, path)
		wantSame(t, g, openAt(t, path))
	}
}

func TestEachRescueIsTold(t *testing.T) {
	path := t.TempDir() + "/games.db"
	must.Do(t, os.WriteFile(path, manyGames(t, 20), 0o600))
	aside := map[string]bool{}
	for range 2 {
		info := must.Get(os.Stat(path))(t)
		must.Do(t, os.Truncate(path, info.Size()-4096))
		b := openAt(t, path)
		aside = map[string]bool{}
		for _, notice := range b.Notices() {
			if notice.Code == "book.setaside" {
				aside[notice.Path] = true
			}
		}
		must.Do(t, b.Close())
	}
	damaged, _ := filepath.Glob(filepath.Dir(path) + "/games.damaged-*.db")
	expect.True(t, len(damaged) == 2 && aside[damaged[0]] && aside[damaged[1]],
		"aside are %v, and told %v", damaged, aside)
}

func openBook(t testing.TB) *Book {
	t.Helper()
	return openAt(t, t.TempDir()+"/games.db")
}

func openAt(t testing.TB, path string) *Book {
	t.Helper()
	b := must.Get(Open(path, ledgertest.Books()))(t)
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func begun(t testing.TB, b *Book, entries ...calc.Entry) *game.Game {
	t.Helper()
	g := must.Get(b.Games.Begin(ledgertest.TinySetup(), ledgertest.Ann()))(t)
	gametest.Say(t, g, entries...)
	return g
}

func played(t testing.TB, entries ...calc.Entry) (*Book, *game.Game) {
	t.Helper()
	b := openBook(t)
	return b, begun(t, b, entries...)
}

func wantSame(t testing.TB, g *game.Game, b *Book) {
	t.Helper()
	gametest.WantEqual(t, g, must.Get(b.Games.Load(g.ID()))(t))
}

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
