package book

import (
	"io"
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/internal/ledgertest"
)

func written(path, text string) error {
	return bookfile.WriteFile(path, func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	})
}

func folderText(t *testing.T, folder string) map[string]string {
	t.Helper()
	files := must.Get(os.ReadDir(folder))(t)
	all := map[string]string{}
	for _, file := range files {
		path := filepath.Join(folder, file.Name())
		if file.IsDir() {
			continue
		}
		if to, err := os.Readlink(path); err == nil {
			all[file.Name()] = "-> " + to
			continue
		}
		text := must.Get(os.ReadFile(path))(t)
		all[file.Name()] = string(text)
	}
	return all
}

func wantFolder(t *testing.T, folder string, want map[string]string) {
	t.Helper()
	got := folderText(t, folder)
	for name, text := range want {
		now, there := got[name]
		expect.True(t, there && now == text, "%s was %d bytes and is %d, there: %t", name, len(text), len(now), there)
	}
	expect.True(t, len(got) == len(want), "there are %d files, must be %d", len(got), len(want))
}

// The book may be open, closed, damaged or without an application id, or only its log may exist.
func TestNoOutputIsWrittenOverABook(t *testing.T) {
	refused := func(folder string, names ...string) {
		t.Helper()
		before := folderText(t, folder)
		for _, name := range names {
			path := folder + "/" + name
			expect.Equal(t, ledgertest.WantFault(t, written(path, "all my games"), "file.book").Path, path,
				"the fault names")
		}
		wantFolder(t, folder, before)
	}
	open := openBook(t)
	folder := filepath.Dir(open.Path())
	begun(t, open)
	must.Do(t, os.Mkdir(folder+"/deep", 0o700))
	must.Do(t, os.Symlink("games.db", folder+"/soft.json"))
	must.Do(t, os.Symlink(filepath.Join("..", filepath.Base(folder)), folder+"/round"))
	refused(folder, "games.db", "games.db-wal", "games.db-shm", "games.db-journal", "games.db-damaged", "soft.json",
		"./games.db", "deep/../games.db",
		"round/games.db", "round/games.db-wal")
	must.Do(t, open.Close())
	must.Do(t, os.Link(folder+"/games.db", folder+"/hard.json"))
	refused(folder, "games.db", "games.db-wal", "games.db-shm", "soft.json", "hard.json", "round/games.db")

	file := must.Get(os.ReadFile(open.Path()))(t)
	for name, end := range map[string]int{"cut off": len(file) - 4096, "head": 100} {
		damaged := t.TempDir()
		must.Do(t, os.WriteFile(damaged+"/games.db", file[:end], 0o600))
		t.Log(name)
		refused(damaged, "games.db")
	}

	live := openBook(t)
	begun(t, live)
	log := must.Get(os.ReadFile(live.Path() + "-wal"))(t)
	for _, rest := range [][]byte{nil, {}} {
		alone := t.TempDir()
		must.Do(t, os.WriteFile(alone+"/games.db-wal", log, 0o600))
		if rest != nil {
			must.Do(t, os.WriteFile(alone+"/games.db", rest, 0o600))
		}
		refused(alone, "games.db", "games.db-wal")
	}

	first := openBook(t)
	begun(t, first)
	must.Get(first.file.DB.Exec("PRAGMA application_id = 0"))(t)
	must.Do(t, first.Close())
	refused(filepath.Dir(first.Path()), "games.db")
}

func TestAnOutputTakesNothingFromOthers(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{"all.json": "old", "all.json.part": "mine", "empty.db": "",
		"note-wal": "short"} {
		must.Do(t, os.WriteFile(folder+"/"+name, []byte(text), 0o600))
	}
	must.Do(t, os.Symlink("all.json", folder+"/link.json"))
	must.Do(t, os.Symlink("later.json", folder+"/early.json"))
	for _, name := range []string{"link.json", "early.json", "empty.db", "note-wal", "new.json"} {
		must.Do(t, written(folder+"/"+name, "new"))
	}
	wantFolder(t, folder, map[string]string{
		"all.json": "new", "all.json.part": "mine", "empty.db": "new", "note-wal": "new", "new.json": "new",
		"link.json": "-> all.json", "early.json": "-> later.json", "later.json": "new",
	})
	for name, mode := range map[string]os.FileMode{"all.json": 0o600, "new.json": 0o644} {
		must.Do(t, os.Chmod(folder+"/"+name, mode))
		must.Do(t, written(folder+"/"+name, "newer"))
		if info, err := os.Stat(folder + "/" + name); err != nil || info.Mode().Perm() != mode {
			t.Errorf("%s: the mode is %v, %v", name, info.Mode(), err)
		}
	}
}
