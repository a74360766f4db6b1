package book

import (
	"bytes"
	"database/sql"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

func TestBookIsDurableByItsSettings(t *testing.T) {
	b := openBook(t)
	for pragma, want := range map[string]string{
		"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "user_version": "19", "busy_timeout": "2000",
	} {
		var got string
		must.Do(t, b.file.DB.QueryRow("PRAGMA "+pragma).Scan(&got))
		expect.Equal(t, got, want, "%s", pragma)
	}
	expect.True(t, b.Notice() == nil, "a notice about nothing: %v", b.Notice())
}

func TestBookOpensUnderAnyName(t *testing.T) {
	t.Chdir(t.TempDir())
	paths := []string{"a:b.file.db", "./deep/games.db"}
	for _, name := range []string{"a b.file.db", "what?.db", "50%.db", "#1.db", "Книга игр.db", "deep/er/games.db", "noext"} {
		paths = append(paths, filepath.Join(t.TempDir(), name))
	}
	for _, path := range paths {
		b := openAt(t, path)
		g := begun(t, b)
		must.Do(t, b.Close())
		_, err := os.Stat(path)
		expect.True(t, err == nil && filepath.Clean(b.Path()) == filepath.Clean(path), "%s: %v", path, err)
		wantSame(t, g, openAt(t, path))
	}
}

func TestOperationsAreNeverChanged(t *testing.T) {
	b, g := played(t, ledgertest.Buy(0, 0, 1))
	for _, statement := range []string{
		"UPDATE operation SET person = 'Zoe'", "DELETE FROM operation", "DELETE FROM game",
		"INSERT INTO operation SELECT 'ffffffffffffffff', 1, act, via, target, kind, entry, person, device, at, extra FROM operation",
	} {
		_, err := b.file.DB.Exec(statement)
		expect.True(t, err != nil, "%s went through", statement)
	}
	wantSame(t, g, b)
}

func TestLockedBook(t *testing.T) {
	must.HaveTime(t)
	t.Parallel()
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	g := begun(t, b)
	other := openAt(t, path)
	tx := must.Get(other.file.DB.Begin())(t)
	head := g.Head()
	ledgertest.WantFault(t, ledgertest.Second(g.Record(ledgertest.Buy(0, 0, 1), ledgertest.Ann())), "book.locked")
	must.Hold(t, g.Head() == head && len(g.Operations()) == 0, "the game went on")
	must.Do(t, tx.Rollback())
	gametest.Say(t, g, ledgertest.Buy(0, 0, 1))

	must.Do(t, b.Close())
	must.Do(t, other.Close())
	locked := filepath.Join(t.TempDir(), "locked.db")
	raw := must.Get(sql.Open("sqlite", locked))(t)
	defer func() { _ = raw.Close() }()
	raw.SetMaxOpenConns(1)
	must.Get(raw.Exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE x (y)"))(t)
	ledgertest.WantFault(t, ledgertest.Second(Open(locked, ledgertest.Books())), "book.locked")
}

func TestFullDisk(t *testing.T) {
	b, g := played(t, ledgertest.Buy(0, 0, 1))
	var pages int
	must.Do(t, b.file.DB.QueryRow("PRAGMA page_count").Scan(&pages))
	must.Get(b.file.DB.Exec("PRAGMA max_page_count = " + strconv.Itoa(pages)))(t)
	var err error
	for range 1000 {
		head, operation := g.Head(), len(g.Operations())
		if _, err = g.Record(ledgertest.Price(0, 150), ledger.Author{Person: strings.Repeat("x", 500)}); err != nil {
			must.Hold(t, g.Head() == head && len(g.Operations()) == operation, "the game went on")
			break
		}
	}
	ledgertest.WantFault(t, err, "book.full")
	wantSame(t, g, b)
	_, err = b.Games.Begin(ledgertest.TinySetup(), ledger.Author{Person: strings.Repeat("x", 9000)})
	ledgertest.WantFault(t, err, "book.full")
	must.Get(b.file.DB.Exec("PRAGMA max_page_count = 1000000"))(t)
	gametest.Say(t, g, ledgertest.Price(0, 160))
	wantSame(t, g, b)
}

func TestDamagedBookIsSetAside(t *testing.T) {
	whole := t.TempDir() + "/games.db"
	b := openAt(t, whole)
	for range 30 {
		begun(t, b, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1), ledgertest.Price(0, 200))
	}
	must.Do(t, b.Close())
	sound := must.Get(os.ReadFile(whole))(t)
	for name, c := range map[string]struct {
		damage func([]byte) []byte
		least  int // the smallest number of games saved completely
	}{
		"truncated": {func(f []byte) []byte { return f[:len(f)-4096] }, 20},
		"half":      {func(f []byte) []byte { return f[:len(f)/2] }, 0},
		"page":      {func(f []byte) []byte { copy(f[8*4096:], bytes.Repeat([]byte{0xa5}, 4096)); return f }, 15},
		"middle":    {func(f []byte) []byte { copy(f[5000:], bytes.Repeat([]byte{0xa5}, 20000)); return f }, 0},
		"tables": {func(f []byte) []byte { return bytes.ReplaceAll(f, []byte("operation"), []byte("operatiom")) },
			30},
	} {
		t.Run(name, func(t *testing.T) {
			path := t.TempDir() + "/games.db"
			bad := c.damage(bytes.Clone(sound))
			must.Do(t, os.WriteFile(path, bad, 0o600))
			b := openAt(t, path)
			notice := b.Notice()
			must.Hold(t, notice != nil && notice.Code == "book.setaside", "notice %v", notice)
			base := filepath.Base(notice.Path)
			expect.True(t, strings.HasPrefix(base, "games.damaged-"+time.Now().Format("2006-")) &&
				strings.HasSuffix(base, ".db") && strings.Contains(notice.Error(), notice.Path),
				"%s", notice)
			stored := must.Get(os.ReadFile(notice.Path))(t)
			expect.True(t, bytes.Equal(stored, bad), "the damaged file was changed")
			if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
				t.Errorf("others may read what they could not read: %v, %v", info.Mode(), err)
			}
			whole := 0
			list := shelf(t, b)
			for _, s := range list {
				if s.Entries == 3 {
					wantSame(t, again(t, b, s.ID), b)
					whole++
				}
			}
			expect.True(t, whole >= c.least && notice.Detail == strconv.Itoa(len(list)),
				"%d whole games of %s are saved", whole, notice.Detail)
			wantSame(t, begun(t, b), b)
			wantFiles(t, path, 2)
		})
	}
}

// wantFiles checks the number of files in a book's folder without the files -wal and -shm.
func wantFiles(t *testing.T, path string, n int) {
	t.Helper()
	all := must.Get(filepath.Glob(filepath.Dir(path) + "/*"))(t)
	all = slices.DeleteFunc(all, func(name string) bool { return name == path+"-wal" || name == path+"-shm" })
	expect.True(t, len(all) == n, "in the folder lie %v", all)
}

// Repeated starts leave no copy of a damaged book while repairing fails, and one copy after a repair.
func TestFailingStartsLeaveOneCopy(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	begun(t, b)
	must.Do(t, b.Close())
	must.Do(t, os.Truncate(path, 4096))
	list := must.Get(migrations())(t)
	for range 3 {
		b, err := openWith(path, ledgertest.Books(), append(list[:len(list):len(list)], "CREATE TABLE broken ("))
		if err == nil {
			ledgertest.WantFault(t, b.ReadOnly(), "book.damaged")
			must.Do(t, b.Close())
		}
		wantFiles(t, path, 1)
	}
	for range 3 {
		must.Do(t, openAt(t, path).Close())
		wantFiles(t, path, 2)
	}
}

// An empty file becomes a book, with a notice. With a lock file beside it there is no notice, because a program that is
// killed while creating a book leaves both files.
func TestEmptyFileBecomesABook(t *testing.T) {
	path := t.TempDir() + "/games.db"
	must.Do(t, os.WriteFile(path, nil, 0o600))
	seen := must.Get(OpenReadOnly(path, ledgertest.Books()))(t)
	ledgertest.WantFault(t, seen.Notice(), "book.empty")
	must.Do(t, seen.Close())
	b := openAt(t, path)
	ledgertest.WantFault(t, b.Notice(), "book.empty")
	g := begun(t, b)
	must.Do(t, b.Close())
	b = openAt(t, path)
	ledgertest.WantFault(t, b.Notice(), "book.empty")
	wantSame(t, g, b)
	must.Do(t, b.DismissNotice())
	must.Do(t, b.Close())
	if b = openAt(t, path); b.Notice() != nil {
		t.Error(b.Notice())
	}

	path = t.TempDir() + "/games.db"
	must.Do(t, os.WriteFile(path, nil, 0o600))
	must.Do(t, os.WriteFile(path+"-lock", nil, 0o600))
	seen = must.Get(OpenReadOnly(path, ledgertest.Books()))(t)
	expect.True(t, seen.Notice() == nil, "%v", seen.Notice())
	must.Do(t, seen.Close())
	if b = openAt(t, path); b.Notice() != nil {
		t.Error(b.Notice())
	}
	wantFiles(t, path, 1)
}

func TestMigrationTakesACopyBefore(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	if copies, _ := filepath.Glob(filepath.Dir(path) + "/*before*"); len(copies) != 0 {
		t.Fatalf("a copy of nothing: %v", copies)
	}
	g := begun(t, b, ledgertest.Buy(0, 0, 1))
	must.Do(t, b.Close())
	list := must.Get(migrations())(t)
	bad := append(list[:len(list):len(list)], "CREATE TABLE tag (name TEXT) STRICT", "CREATE TABLE broken (")
	ledgertest.WantFault(t, ledgertest.Second(openWith(path, ledgertest.Books(), bad)), "book.failed")
	better := append(list[:len(list):len(list)], "CREATE TABLE tag (name TEXT) STRICT",
		"CREATE TABLE place (name TEXT) STRICT")
	b = must.Get(openWith(path, ledgertest.Books(), better))(t)
	wantSame(t, g, b)
	var version, tables int
	must.Do(t, b.file.DB.QueryRow("PRAGMA user_version").Scan(&version))
	must.Do(t, b.file.DB.QueryRow("SELECT count(*) FROM sqlite_schema WHERE name IN ('tag', 'place')").Scan(&tables))
	must.Hold(t, version == len(list)+2 && tables == 2, "version %d, %d tables", version, tables)
	must.Do(t, b.Close())
	copies := must.Get(filepath.Glob(filepath.Dir(path) + "/games.before-version-*.db"))(t)
	must.Hold(t, len(copies) == 1, "copies %v", copies)
	old := openAt(t, copies[0])
	wantSame(t, g, old)
	newer := must.Get(Open(path, ledgertest.Books()))(t)
	defer func() { _ = newer.Close() }()
	ledgertest.WantFault(t, newer.ReadOnly(), "book.newer")
}

func TestNoBookWhereNoFileCanBe(t *testing.T) {
	dir := t.TempDir()
	must.Do(t, os.WriteFile(dir+"/file", []byte("x"), 0o600))
	must.Do(t, os.Symlink("loop", dir+"/loop"))
	for _, path := range []string{dir, dir + "/file/games.db", dir + "/loop"} {
		ledgertest.WantFault(t, ledgertest.Second(Open(path, ledgertest.Books())), "book.place")
	}
}

func TestClosedBook(t *testing.T) {
	b, g := played(t)
	d := draftOf(t, g, oplog.ActRecord, 0, ledgertest.Buy(1, 0, 1))
	must.Do(t, b.Close())
	must.Do(t, b.Close())
	for what, do := range map[string]func() error{
		"record":     func() error { return ledgertest.Second(g.Record(ledgertest.Buy(0, 0, 1), ledgertest.Ann())) },
		"draft":      func() error { return b.Notes.StoreDraft(g.ID(), d) },
		"drop":       func() error { return b.Notes.DropDraft(g.ID(), d.Act, d.Number, d.Kind) },
		"drafts":     func() error { return ledgertest.Second(b.Notes.Drafts(g.ID())) },
		"templates":  func() error { return ledgertest.Second(b.Templates.Of("tiny")) },
		"a template": func() error { return ledgertest.Second(b.Templates.Store(template(t, "x", 0, 0))) },
	} {
		t.Run(what, func(t *testing.T) { ledgertest.WantFault(t, do(), "book.closed") })
	}
	must.Hold(t, len(g.Steps()) == 0, "the game went on")
}
