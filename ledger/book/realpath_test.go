package book

import (
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/people"
)

func byLinks(t *testing.T) (path string, links []string) {
	t.Helper()
	home := must.Get(filepath.EvalSymlinks(t.TempDir()))(t)
	for _, folder := range []string{"real", "elsewhere"} {
		must.Do(t, os.Mkdir(filepath.Join(home, folder), 0o700))
	}
	path = filepath.Join(home, "real/games.db")
	for _, link := range [][2]string{
		{"elsewhere/absolute.db", path}, {"elsewhere/relative.db", "../real/games.db"},
		{"elsewhere/second.file.db", "relative.db"},
		{"folder", "real"}, {"elsewhere/through.db", "../folder/games.db"},
	} {
		if err := os.Symlink(link[1], filepath.Join(home, link[0])); err != nil {
			t.Skip(err)
		}
		links = append(links, filepath.Join(home, link[0]))
	}
	links[3] = filepath.Join(links[3], "games.db")
	return path, links
}

func isLink(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode()&os.ModeSymlink != 0
}

func TestABookBehindALinkHasItsLog(t *testing.T) {
	path, links := byLinks(t)
	live := openAt(t, path) // all content is in the log
	g := begun(t, live, ledgertest.Buy(0, 0, 1))
	for _, link := range links {
		seen := must.Get(OpenReadOnly(link, ledgertest.Books()))(t)
		wantLooks(t, seen, "book.readonly", g)
		b := openAt(t, link)
		expect.Equal(t, b.Path(), path, "%s", link)
		wantSame(t, g, b)
		must.Do(t, b.Close())
	}
}

func TestABookIsBegunAndRescuedBehindItsLink(t *testing.T) {
	_, links := byLinks(t)
	for i := range links {
		path, links := byLinks(t)
		link := links[i]
		was := isLink(link)
		b := openAt(t, link)
		for range 20 {
			gametest.Say(t, begun(t, b), ledgertest.Price(0, 20))
		}
		must.Do(t, b.Close())
		info, err := os.Lstat(path)
		must.Hold(t, err == nil && info.Mode().IsRegular(), "%s: %v, %v", link, info, err)
		must.Do(t, os.Truncate(path, info.Size()-4096))
		b = openAt(t, link)
		notice := ledgertest.WantFault(t, b.Notice(), "book.setaside")
		expect.True(t, filepath.Dir(notice.Path) == filepath.Dir(path), "%s: set aside as %s", link, notice.Path)
		must.Do(t, b.Close())
		if list := shelf(t, openAt(t, path)); len(list) < 10 || isLink(link) != was {
			t.Errorf("%s: %d games, a link: %t", link, len(list), isLink(link))
		}
		wantFiles(t, path, 2)
	}
}

func TestABookNoticesWhatOthersWrite(t *testing.T) {
	path := t.TempDir() + "/games.db"
	var books [2]*Book
	for i := range books {
		book := must.Get(Open(path, nil))(t)
		defer func() { _ = book.Close() }()
		books[i] = book
	}
	outside := func() int64 {
		t.Helper()
		return must.Get(books[0].OutsideVersion())(t)
	}
	before := outside()
	must.Get(books[0].People.Store(people.Person{Name: "Ann"}))(t)
	expect.True(t, outside() == before, "what this program writes is somebody else's")
	must.Get(books[1].People.Store(people.Person{Name: "Ben"}))(t)
	now := outside()
	expect.True(t, now != before && now == outside(), "what another program writes is not noticed, or again and again")
}
