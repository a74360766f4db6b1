package command

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestNotesAreNoBook(t *testing.T) {
	notes := file(t, "notes.txt", []byte("milk, bread, eggs"))
	game := written(t, stockholder(t, "three-seats-3x5"))
	for _, args := range [][]string{{"list"}, {"check", "abcd"}, {"export", "--as", "csv", "abcd"}, {"import", game},
		{"delete", "abcd"}} {
		newTerminal(t).says(Failed, "isn't a game library", append(args, "--book", notes)...)
		wantAlone(t, notes, "milk, bread, eggs")
	}
}

// wantAlone checks a file's content, and that its folder contains no other file.
func wantAlone(t *testing.T, path, content string) {
	t.Helper()
	is, err := os.ReadFile(path)
	expect.True(t, err == nil && string(is) == content, "%s was changed: %v", path, err)
	all, _ := filepath.Glob(filepath.Dir(path) + "/*")
	expect.True(t, len(all) == 1, "%v lie there", all)
}

// Read-only commands create no folder, book or log.
func TestLookingMakesNothing(t *testing.T) {
	c := newTerminal(t)
	folder := filepath.Dir(c.book)
	for _, args := range [][]string{{"list"}, {"check", "abcd"}, {"export", "--as", "csv", "abcd"}, {"people"},
		{"records"}, {"tournament", "list"}, {"backup", filepath.Join(folder, "all.jsonl")}} {
		c.says(Failed, "no file with your games", append(args, "--book", filepath.Join(folder, "deep", "games.db"))...)
		all, _ := filepath.Glob(folder + "/*")
		must.Hold(t, len(all) == 0, "%q made %v", args, all)
	}
	c.run(Sound, "import", written(t, stockholder(t, "three-seats-3x5")))
	before := must.Get(os.ReadFile(c.book))(t)
	for _, args := range [][]string{{"list"}, {"check", "0a0b0c"}, {"export", "--as", "json", "0a0b0c"}} {
		c.run(Sound, args...)
		wantAlone(t, c.book, string(before))
	}
}

// Only a command that changes the book, or serves it, reports that the book is of another version.
func TestABookOfAnotherVersionIsToldOnce(t *testing.T) {
	c := newTerminal(t)
	path := written(t, stockholder(t, "three-seats-3x5"))
	c.run(Sound, "import", path)
	book := must.Get(os.ReadFile(c.book))(t)
	const version = 60 // the offset of the version in the file's header
	copy(book[version:], []byte{0xff, 0xff, 0xff, 0xff})
	must.Hold(t, os.WriteFile(c.book, book, 0o600) == nil, "the book cannot be written")
	for _, args := range [][]string{{"list"}, {"people"}, {"records"}, {"check", "0a0b0c"},
		{"export", "--as", "csv", "0a0b0c"}} {
		_, errs := c.run(Sound, args...)
		expect.True(t, !strings.Contains(errs, "version"), "%q says %q", args, errs)
	}
	for _, args := range [][]string{{"rename", "0a0b0c", "New"}, {"delete", "0a0b0c"}, {"tournament", "new", "Cup"}} {
		if _, errs := c.run(Failed, args...); strings.Count(errs, "to be version -1") != 1 {
			t.Errorf("%q says %q", args, errs)
		}
	}
	wantAlone(t, c.book, string(book))
	s := startServing(t, "serve", "--book", c.book)
	expect.Equal(t, s.end(syscall.SIGTERM), Sound, "exit status of serve")
	told := s.errors.String()
	expect.True(t, strings.Count(told, "to be version -1") == 1 && !strings.Contains(s.printed+told, "Everything"),
		"serve prints %s%s", s.printed, told)
}

// Without a home folder, there is no default book, not even one in the current folder.
func TestWithoutAHomeABookMustBeNamed(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, home := range []string{"", "somewhere"} {
		for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "AppData", "USERPROFILE"} {
			t.Setenv(name, home)
		}
		expect.Equal(t, DefaultBook("org.scripkeeper.app"), "", "with the home %q it", home)
	}
	c := newTerminal(t)
	c.book = ""
	c.says(Failed, "--book", "list")
	all, _ := filepath.Glob("*")
	expect.True(t, len(all) == 0, "%v was made", all)
}

func TestGamesAreRenamedDuplicatedArchivedAndDeleted(t *testing.T) {
	c := newTerminal(t)
	c.run(Sound, "import", written(t, stockholder(t, "three-seats-3x5")))
	line := func(part string, args ...string) string { return c.prints(Sound, part, args...) }
	line("  Sunday: ", "rename", "0a0b0c", "Sunday")
	copied := line("  Copy of Sunday: ", "duplicate", "0a0b0c")[:16]
	out := line("Sunday", "list")
	expect.True(t, strings.Count(out, "\n") == 2, "the list is %q", out)
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
