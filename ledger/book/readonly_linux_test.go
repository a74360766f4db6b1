package book

import (
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
)

// asStranger runs a function as a user who owns no files, so that file permissions apply even if root runs the test.
func asStranger(t *testing.T, do func()) {
	t.Helper()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if os.Geteuid() == 0 {
		must.Do(t, syscall.Setfsuid(65534))
		defer func() { must.Do(t, syscall.Setfsuid(0)) }()
	}
	do()
}

func TestReadOnlyBook(t *testing.T) {
	dir := t.TempDir()
	path := dir + "/games.db"
	b := openAt(t, path)
	g := begun(t, b, ledgertest.Buy(0, 0, 1))
	must.Do(t, b.Close())
	before, err := os.ReadFile(path)
	must.Do(t, err)
	must.Do(t, os.Chmod(filepath.Dir(dir), 0o755))
	must.Do(t, os.Chmod(path, 0o444))
	for _, mode := range []os.FileMode{0o555, 0o777} {
		must.Do(t, os.Chmod(dir, mode))
		asStranger(t, func() {
			b, err = Open(path, ledgertest.Books())
			must.Do(t, err)
			wantLooks(t, b, "book.readonly", g)
		})
		after := must.Get(os.ReadFile(path))(t)
		expect.True(t, string(before) == string(after), "the file was changed")
	}
	must.Do(t, os.Chmod(dir, 0o555))
	asStranger(t, func() { _, err = Open(dir+"/new.db", ledgertest.Books()) })
	ledgertest.WantFault(t, err, "book.place")
	asStranger(t, func() { _, err = Open(dir+"/new/new.db", ledgertest.Books()) })
	ledgertest.WantFault(t, err, "book.place")
	must.Do(t, os.Chmod(dir, 0o755))
}

func TestBookThatBecomesReadOnly(t *testing.T) {
	b, g := played(t)
	must.Get(b.file.DB.Exec("PRAGMA query_only = 1"))(t)
	head := g.Head()
	ledgertest.WantFault(t, ledgertest.Second(g.Record(ledgertest.Buy(0, 0, 1), ledgertest.Ann())), "book.readonly")
	must.Hold(t, g.Head() == head && len(g.Operations()) == 0, "the game went on")
	must.Get(b.file.DB.Exec("PRAGMA query_only = 0"))(t)
	gametest.Say(t, g, ledgertest.Buy(0, 0, 1))
}

func TestAnOutputKeepsToPermissions(t *testing.T) {
	dir := t.TempDir()
	path := dir + "/all.json"
	must.Do(t, os.WriteFile(path, []byte("old"), 0o444))
	must.Do(t, os.Chmod(filepath.Dir(dir), 0o755))
	must.Do(t, os.Chmod(dir, 0o777))
	asStranger(t, func() { ledgertest.WantFault(t, written(path, "new"), "file.write") })
	wantFolder(t, dir, map[string]string{"all.json": "old"})
}
