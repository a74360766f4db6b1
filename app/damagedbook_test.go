package app

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
)

// A damaged book is seen at once as far as it goes, and a moment later set aside; what can be read of it stands on the
// shelf, which says so.
func TestADamagedBookIsSetAsideBehindTheFirstPicture(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	kept := must.Get(book.Open(path, rulebooks.All()))(t)
	g := must.Get(kept.Games.Begin(record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"}},
		ledger.Author{}))(t)
	for range 600 {
		must.Get(g.Record(&calc.Ruling{Seat: 0, What: "cash", Change: 1, Reason: "as agreed"}, ledger.Author{}))(t)
	}
	must.Do(t, kept.Close())
	whole := must.Get(os.ReadFile(path))(t)
	copy(whole[len(whole)*3/4/4096*4096:], bytes.Repeat([]byte{0xa5}, 4096))
	must.Do(t, os.WriteFile(path, whole, 0o600))

	by, later := apptest.AtOnce(), func() {}
	by.Later = func(_ time.Duration, then func()) { later = then }
	w, s := build(apptest.App(t), Start{Book: path}, by)
	t.Cleanup(func() {
		w.Close()
		must.Do(t, s.Session.Book().Close())
	})
	expect.Equal(t, s.Session.Book().Notice(), nil, "the first picture says")
	later()
	notice := s.Session.Book().Notice()
	must.Hold(t, notice != nil && notice.Code == "book.setaside", "the shelf says %v", notice)
	apptest.MustShow(t, s, "Ann")
	aside, err := os.ReadFile(notice.Path)
	expect.True(t, err == nil && bytes.Equal(aside, whole), "what was set aside is not the book: %v", err)
}
