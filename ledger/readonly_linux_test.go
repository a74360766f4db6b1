package ledger

import (
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
)

// asStranger runs something as a user who owns nothing, so that permissions count even where tests run as root.
// Only this thread changes.
func asStranger(t *testing.T, do func()) {
	t.Helper()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if os.Geteuid() == 0 {
		must(t, syscall.Setfsuid(65534))
		defer func() { must(t, syscall.Setfsuid(0)) }()
	}
	do()
}

func TestReadOnlyBook(t *testing.T) {
	dir := t.TempDir()
	path := dir + "/games.db"
	b := openAt(t, path)
	g := begun(t, b)
	say(t, g, buy(0, 0, 1))
	must(t, b.Close())
	before, err := os.ReadFile(path)
	must(t, err)
	must(t, os.Chmod(filepath.Dir(dir), 0o755))
	must(t, os.Chmod(path, 0o444))
	for _, mode := range []os.FileMode{0o555, 0o777} {
		must(t, os.Chmod(dir, mode))
		asStranger(t, func() {
			b, err = Open(path, books())
			must(t, err)
			wantLooks(t, b, "book.readonly", g)
		})
		after, err := os.ReadFile(path)
		must(t, err)
		if string(before) != string(after) {
			t.Error("the file was changed")
		}
	}
	must(t, os.Chmod(dir, 0o555))
	asStranger(t, func() { _, err = Open(dir+"/new.db", books()) })
	wantFault(t, err, "book.place")
	asStranger(t, func() { _, err = Open(dir+"/new/new.db", books()) })
	wantFault(t, err, "book.place")
	must(t, os.Chmod(dir, 0o755))
}

func TestBookThatBecomesReadOnly(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	if _, err := b.file.db.Exec("PRAGMA query_only = 1"); err != nil {
		t.Fatal(err)
	}
	head := g.Head()
	_, err := g.Record(buy(0, 0, 1), ann())
	wantFault(t, err, "book.readonly")
	if g.Head() != head || len(g.Operations()) != 0 {
		t.Fatal("the game went on")
	}
	if _, err := b.file.db.Exec("PRAGMA query_only = 0"); err != nil {
		t.Fatal(err)
	}
	say(t, g, buy(0, 0, 1))
}

// A file that may not be written stays as it is, whoever owns its folder.
func TestAnOutputKeepsToPermissions(t *testing.T) {
	dir := t.TempDir()
	path := dir + "/all.json"
	must(t, os.WriteFile(path, []byte("old"), 0o444))
	must(t, os.Chmod(filepath.Dir(dir), 0o755))
	must(t, os.Chmod(dir, 0o777))
	asStranger(t, func() { wantFault(t, written(path, "new"), "file.write") })
	wantFolder(t, dir, map[string]string{"all.json": "old"})
}
