package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// Whatever a command is told to take for a book, it touches none but a book.
func TestNotesAreNoBook(t *testing.T) {
	notes := file(t, "notes.txt", []byte("milk, bread, eggs"))
	game := written(t, stockholder(t, "three-seats-3x5"))
	for _, args := range [][]string{{"list"}, {"check", "abcd"}, {"export", "--as", "csv", "abcd"}, {"import", game},
		{"delete", "abcd"}} {
		newTerminal(t).says(Failed, "isn't a game library", append(args, "--book", notes)...)
		wantAlone(t, notes, "milk, bread, eggs")
	}
}

// wantAlone tells that a file holds something and nothing lies beside it.
func wantAlone(t *testing.T, path, content string) {
	t.Helper()
	if is, err := os.ReadFile(path); err != nil || string(is) != content {
		t.Errorf("%s was changed: %v", path, err)
	}
	if all, _ := filepath.Glob(filepath.Dir(path) + "/*"); len(all) != 1 {
		t.Errorf("%v lie there", all)
	}
}

// Looking makes nothing: no folder, no book, and no log beside one.
func TestLookingMakesNothing(t *testing.T) {
	c := newTerminal(t)
	folder := filepath.Dir(c.book)
	for _, args := range [][]string{{"list"}, {"check", "abcd"}, {"export", "--as", "csv", "abcd"}} {
		status := Failed
		if args[0] == "list" {
			status = Sound
		}
		c.run(status, append(args, "--book", filepath.Join(folder, "deep", "games.db"))...)
		if all, _ := filepath.Glob(folder + "/*"); len(all) > 0 {
			t.Fatalf("%q made %v", args, all)
		}
	}
	c.run(Sound, "import", written(t, stockholder(t, "three-seats-3x5")))
	before := must.Get(os.ReadFile(c.book))(t)
	for _, args := range [][]string{{"list"}, {"check", "0a0b0c"}, {"export", "--as", "json", "0a0b0c"}} {
		c.run(Sound, args...)
		wantAlone(t, c.book, string(before))
	}
}

// A book that can only be looked at says so once when something would write in it, and not when it is looked at.
func TestABookOfAnotherVersionIsToldOnce(t *testing.T) {
	c := newTerminal(t)
	path := written(t, stockholder(t, "three-seats-3x5"))
	c.run(Sound, "import", path)
	book := must.Get(os.ReadFile(c.book))(t)
	const version = 60 // where the version stands in the file's head
	if copy(book[version:], []byte{0xff, 0xff, 0xff, 0xff}); os.WriteFile(c.book, book, 0o600) != nil {
		t.Fatal("the book cannot be written")
	}
	for _, args := range [][]string{{"list"}, {"people"}, {"records"}, {"check", "0a0b0c"},
		{"export", "--as", "csv", "0a0b0c"}} {
		if _, errs := c.run(Sound, args...); strings.Contains(errs, "version") {
			t.Errorf("%q says %q", args, errs)
		}
	}
	for _, args := range [][]string{{"rename", "0a0b0c", "New"}, {"delete", "0a0b0c"}, {"tournament", "new", "Cup"}} {
		if _, errs := c.run(Failed, args...); strings.Count(errs, "to be version -1") != 1 {
			t.Errorf("%q says %q", args, errs)
		}
	}
	wantAlone(t, c.book, string(book))
}

// Where the system names no home, nobody gets a book in the folder of the moment.
func TestWithoutAHomeABookMustBeNamed(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, home := range []string{"", "somewhere"} {
		for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "AppData", "USERPROFILE"} {
			t.Setenv(name, home)
		}
		if path := DefaultBook("org.scripkeeper.app"); path != "" {
			t.Errorf("with the home %q it is %q", home, path)
		}
	}
	c := newTerminal(t)
	c.book = ""
	c.says(Failed, "--book", "list")
	if all, _ := filepath.Glob("*"); len(all) > 0 {
		t.Errorf("%v was made", all)
	}
}

func TestGamesAreRenamedDuplicatedArchivedAndDeleted(t *testing.T) {
	c := newTerminal(t)
	c.run(Sound, "import", written(t, stockholder(t, "three-seats-3x5")))
	line := func(part string, args ...string) string { return c.prints(Sound, part, args...) }
	line("  Sunday: ", "rename", "0a0b0c", "Sunday")
	copied := line("  Copy of Sunday: ", "duplicate", "0a0b0c")[:16]
	if out := line("Sunday", "list"); strings.Count(out, "\n") != 2 {
		t.Errorf("the list is %q", out)
	}
	line(", archived", "archive", copied)
	line(", archived", "list")
	line(", deleted", "delete", copied)
	if out := line("Sunday", "list"); strings.Count(out, "\n") != 1 {
		t.Errorf("the list is %q", out)
	}
	line("Copy of Sunday", "restore", copied)
	if out := line("Copy", "list"); strings.Contains(out, "archived") {
		t.Errorf("the list is %q", out)
	}
	c.run(Failed, "delete", "ffff")
	c.run(Failed, "rename", copied)
	c.run(Failed, "rename", copied, strings.Repeat("x", 81))
}
