package book

import (
	"bytes"
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

func TestOnlyABookIsEverTouched(t *testing.T) {
	photos := t.TempDir() + "/photos.db"
	raw := must.Get(sql.Open("sqlite", photos))(t)
	must.Get(raw.Exec("CREATE TABLE photo (name TEXT); INSERT INTO photo VALUES ('cat')"))(t)
	must.Do(t, raw.Close())
	database := must.Get(os.ReadFile(photos))(t)
	marked := bytes.Clone(database)
	copy(marked[68:], "PHOT")
	for name, content := range map[string][]byte{
		"letter": []byte("these are my notes, not a database at all"), "long": bytes.Repeat([]byte("notes\n"), 2000),
		"zeros": make([]byte, 8192), "head alone": []byte("SQLite format 3\x00"), "database": database,
		"marked":  marked,
		"damaged": append(marked[:200:200], bytes.Repeat([]byte{0xa5}, 8000)...),
		"source":  []byte(strings.Repeat("RAISE(ABORT, 'operations are never changed')", 100)),
	} {
		path := t.TempDir() + "/notes.txt"
		must.Do(t, os.WriteFile(path, content, 0o600))
		for _, open := range []func(string) (*Book, error){
			func(path string) (*Book, error) { return Open(path, ledgertest.Books()) },
			func(path string) (*Book, error) { return OpenReadOnly(path, ledgertest.Books()) },
		} {
			fault := ledgertest.WantFault(t, ledgertest.Second(open(path)), "book.foreign")
			expect.Equal(t, fault.Path, path, "the fault names")
			after := must.Get(os.ReadFile(path))(t)
			expect.True(t, bytes.Equal(after, content), "%s was changed", name)
			all, _ := filepath.Glob(filepath.Dir(path) + "/*")
			expect.True(t, len(all) == 1, "%s: %v lie there", name, all)
		}
	}
}

// The first books had no application id in the header, and are recognized by their tables.
func TestABookWithoutAMarkIsABook(t *testing.T) {
	b, g := played(t)
	must.Get(b.file.DB.Exec("PRAGMA application_id = 0"))(t)
	must.Do(t, b.Close())
	b = openAt(t, b.Path())
	wantSame(t, g, b)
}

// unclosed returns the path of a book never closed, a copy of its file without the last entries, and its game.
func unclosed(t *testing.T) (path string, copied []byte, g *game.Game) {
	t.Helper()
	path = t.TempDir() + "/games.db"
	b := openAt(t, path)
	g = begun(t, b)
	for range 30 {
		gametest.Say(t, g, ledgertest.Buy(0, 0, 1), ledgertest.Buy(0, 0, -1))
	}
	must.Do(t, b.Close())
	copied = must.Get(os.ReadFile(path))(t)
	live := openAt(t, t.TempDir()+"/live.db")
	must.Do(t, live.Close())
	must.Do(t, os.WriteFile(live.Path(), copied, 0o600))
	live = openAt(t, live.Path())
	g = again(t, live, g.ID())
	for range 40 {
		gametest.Say(t, g, ledgertest.Price(0, 150), ledgertest.Price(0, 200))
	}
	for _, end := range []string{"", "-wal"} {
		file := must.Get(os.ReadFile(live.Path() + end))(t)
		must.Do(t, os.WriteFile(path+end, file, 0o600))
	}
	return path, copied, g
}

func TestALogWithoutItsFileIsSaved(t *testing.T) {
	for name, lose := range map[string]func(string) error{
		"missing": os.Remove,
		"empty":   func(path string) error { return os.Truncate(path, 0) },
	} {
		path := t.TempDir() + "/games.db"
		live := openBook(t) // never closed: all content is in the log
		g := begun(t, live, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
		for _, end := range []string{"", "-wal"} {
			file := must.Get(os.ReadFile(live.Path() + end))(t)
			must.Do(t, os.WriteFile(path+end, file, 0o600))
		}
		log := must.Get(os.ReadFile(path + "-wal"))(t)
		must.Do(t, lose(path))
		seen := must.Get(OpenReadOnly(path, ledgertest.Books()))(t)
		wantLooks(t, seen, "book.readonly", g)
		b := openAt(t, path)
		wantSame(t, g, b)
		notice := b.Notice()
		ledgertest.WantFault(t, notice, "book.log")
		if aside, err := os.ReadFile(notice.Path); err != nil || !bytes.Equal(aside, log) || notice.Detail != "1" {
			t.Errorf("%s: the log was changed: %v, %+v", name, err, notice)
		}
		wantFiles(t, path, 2)
	}
}

// An old log beside a copied book is moved aside and not replayed into the copy. Entries that only the log has are then
// added to the copy's games.
func TestAnOldLogIsNotFoldedIntoACopy(t *testing.T) {
	path, _, g := unclosed(t)
	b := openAt(t, path)
	wantSame(t, g, b) // a book's own log is replayed
	must.Do(t, b.Close())

	path, copied, g := unclosed(t)
	other := t.TempDir() + "/games.db"
	must.Do(t, os.WriteFile(other, copied, 0o600))
	newer := openAt(t, other)
	long := again(t, newer, shelf(t, newer)[0].ID)
	for range 200 {
		gametest.Say(t, long, ledgertest.Price(1, 150), ledgertest.Price(1, 200))
	}
	more := begun(t, newer)
	must.Do(t, newer.Close())
	good := must.Get(os.ReadFile(other))(t)
	log := must.Get(os.ReadFile(path + "-wal"))(t)
	must.Do(t, os.WriteFile(path, good, 0o600))
	b = openAt(t, path)
	wantSame(t, long, b)
	wantSame(t, more, b)
	ledgertest.WantFault(t, b.Notice(), "book.log")
	aside, err := os.ReadFile(b.Notice().Path)
	expect.True(t, err == nil && bytes.Equal(aside, log), "the log was changed: %v", err)
	expect.True(t, len(g.Steps()) > 0, "the game is empty")
}

// A log that continues a later state than a copy's would leave the copy's game with a gap.
func TestAnOldCopyDoesNotTakeALaterLog(t *testing.T) {
	b, g := played(t, ledgertest.Price(0, 30))
	say := func(times int) {
		for range times {
			gametest.Say(t, g, ledgertest.Price(1, 150), ledgertest.Price(1, 200))
		}
		must.Get(b.file.DB.Exec("PRAGMA wal_checkpoint(TRUNCATE)"))(t)
	}
	say(30)
	copied, before := must.Get(os.ReadFile(b.Path()))(t), g.Head()
	say(30)
	gametest.Say(t, g, ledgertest.Price(1, 150))
	path := t.TempDir() + "/games.db"
	must.Do(t, os.WriteFile(path, copied, 0o600))
	must.Do(t, os.WriteFile(path+"-wal", must.Get(os.ReadFile(b.Path()+"-wal"))(t), 0o600))
	again := openAt(t, path)
	ledgertest.WantFault(t, again.Notice(), "book.log")
	expect.Equal(t, must.Get(again.Games.Load(g.ID()))(t).Head(), before, "the copy's game")
}

func TestABookThatIsReplacedOrRemovedTakesNothing(t *testing.T) {
	for name, lose := range map[string]func(path string) error{
		"removed":  os.Remove,
		"moved":    func(path string) error { return os.Rename(path, path+".old") },
		"the log":  func(path string) error { return os.Remove(path + "-wal") },
		"replaced": func(path string) error { return os.Rename(other(t), path) },
	} {
		b, g := played(t, ledgertest.Buy(0, 0, 1))
		must.Do(t, lose(b.Path()))
		head := g.Head()
		ledgertest.WantFault(t, ledgertest.Second(g.Record(ledgertest.Buy(1, 0, 1), ledgertest.Ann())), "book.gone")
		ledgertest.WantFault(t, g.Undo(ledgertest.Ann()), "book.gone")
		ledgertest.WantFault(t, ledgertest.Second(b.Games.Begin(ledgertest.TinySetup(), ledgertest.Ann())), "book.gone")
		ledgertest.WantFault(t, b.Notes.StoreDraft(g.ID(), draftOf(t, g, oplog.ActRecord, 0, ledgertest.Buy(1, 0, 1))),
			"book.gone")
		expect.True(t, g.Head() == head && len(g.Steps()) == 1, "%s: the game went on", name)
	}
}

func other(t *testing.T) string {
	t.Helper()
	b := openBook(t)
	begun(t, b)
	must.Do(t, b.Close())
	return b.Path()
}

// The rest of the game is saved as a new game; the damaged game stays unchanged.
func TestOneLostOperationCostsItself(t *testing.T) {
	b, g := played(t, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1), ledgertest.Buy(2, 0, 1),
		ledgertest.Price(0, 150))
	must.Do(t, g.Undo(ledgertest.Ann()))
	must.Do(t, g.Replace(2, ledgertest.Buy(1, 1, 1), ledgertest.Ann()))
	must.Do(t, b.Close())
	raw := must.Get(sql.Open("sqlite", b.Path()))(t)
	must.Get(raw.Exec("DROP TRIGGER operation_lasts; DELETE FROM operation WHERE op = 2; DELETE FROM summary"))(t)
	must.Do(t, raw.Close())
	b = openAt(t, b.Path())
	if list := shelf(t, b); len(list) != 1 || list[0].Entries != 2 || list[0].Fault != nil || list[0].ID != g.ID() ||
		b.Notice() != nil {
		t.Fatalf("looking changed something: %+v, %v", list, b.Notice())
	}
	list, err := b.Shelf.Refresh(ledger.Unwatched)
	must.Hold(t, err == nil && len(list) == 1 && list[0].Entries == 2 && list[0].Fault == nil && list[0].ID != g.ID(),
		"%+v, %v", list, err)
	rest := again(t, b, list[0].ID)
	gametest.Say(t, rest, ledgertest.Buy(0, 1, 1))
	wantSame(t, rest, b)
	ledgertest.WantFault(t, b.Notice(), "game.mended")
	if deleted, err := b.Shelf.Deleted(); err != nil || len(deleted) != 1 || deleted[0].ID != g.ID() {
		t.Errorf("%+v %v", deleted, err)
	}
}

// Only the game on the damaged page is missing, until the next opening saves the rest of that game.
func TestADamagedPageOfABigBookIsMetWhenItIsRead(t *testing.T) {
	t.Parallel()
	book := fullShelf(t, 100)
	_, err := book.file.DB.Exec("UPDATE summary SET held = held || printf('%60000s', '')") // blanks enlarge the book
	must.Do(t, err)
	path := book.Path()
	must.Do(t, book.Close())
	spoilPage(t, path)
	b := must.Get(Open(path, book.Games.rulebooks))(t)
	broken := 0
	for _, s := range shelf(t, b) {
		if _, err := b.Games.read(s.ID); err != nil {
			ledgertest.WantFault(t, b.file.Fault(err), "book.damaged")
			broken++
		}
	}
	must.Do(t, b.Close())
	expect.True(t, broken != 0 && broken <= 3, "%d games cannot be read", broken)
	b = must.Get(Open(path, book.Games.rulebooks))(t)
	defer func() { _ = b.Close() }()
	ledgertest.WantFault(t, b.Notice(), "book.setaside")
	expect.Equal(t, len(shelf(t, b)), 100, "games are saved")
}

func TestACopyWrittenOverAnOpenBookCostsNothing(t *testing.T) {
	b, g := played(t)
	for range 30 {
		gametest.Say(t, g, ledgertest.Buy(0, 0, 1), ledgertest.Buy(0, 0, -1))
	}
	must.Do(t, b.Close())
	copied := must.Get(os.ReadFile(b.Path()))(t)
	b = openAt(t, b.Path())
	g = again(t, b, g.ID())
	for range 30 {
		gametest.Say(t, g, ledgertest.Price(0, 150), ledgertest.Price(0, 200))
	}
	must.Do(t, os.WriteFile(b.Path(), copied, 0o600))
	for range 30 {
		gametest.Say(t, g, ledgertest.Price(1, 150), ledgertest.Price(1, 200))
	}
	path := t.TempDir() + "/games.db"
	for _, end := range []string{"", "-wal"} { // a killed program leaves both files
		file := must.Get(os.ReadFile(b.Path() + end))(t)
		must.Do(t, os.WriteFile(path+end, file, 0o600))
	}
	after := openAt(t, path)
	wantSame(t, g, after)
}

// Reading a notice waits for the database. Meanwhile it must not hold a lock that the current writer waits for.
func TestANoticeIsReadBesideAChangeOfPeople(t *testing.T) {
	for name, read := range map[string]func(*Book){
		"noticed": func(b *Book) {
			expect.Do(t, b.DismissNotice())
		},
		"added": func(b *Book) { b.file.AddNotices([]ledger.Fault{{Code: "game.mended", Detail: "Saturday"}}) },
	} {
		t.Run(name, func(t *testing.T) {
			b := openBook(t)
			b.file.AddNotices([]ledger.Fault{{Code: "game.mended", Detail: "Friday"}})
			done := make(chan struct{})
			must.Do(t, b.file.Transact(func(*sql.Tx) error {
				waiting := b.file.DB.Stats().WaitCount
				go func() {
					defer close(done)
					read(b)
				}()
				for b.file.DB.Stats().WaitCount == waiting {
					time.Sleep(time.Millisecond)
				}
				forgotten := make(chan struct{})
				go func() {
					defer close(forgotten)
					b.Shelf.dropCached([]ledger.GameID{{}})
				}()
				select {
				case <-forgotten:
				case <-time.After(5 * time.Second):
					t.Error("the change waits for the reader, who waits for the change")
				}
				return nil
			}))
			<-done
		})
	}
}
