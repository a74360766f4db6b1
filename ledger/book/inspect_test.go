package book

import (
	"bytes"
	"database/sql"
	"os"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/internal/ledgertest"
)

func openWith(path string, rulebooks []calc.Rulebook, list []bookfile.Migration) (*Book, error) {
	f, err := bookfile.Open(path, contentOf(rulebooks, list))
	if err != nil {
		return nil, err
	}
	return bookIn(f, rulebooks), nil
}

func spoilPage(t *testing.T, path string) {
	t.Helper()
	raw := must.Get(sql.Open("sqlite", "file:"+path+"?immutable=1"))(t)
	var page int64
	must.Do(t,
		raw.QueryRow("SELECT pageno FROM dbstat WHERE name = 'operation' AND pagetype = 'leaf' LIMIT 1 OFFSET 30").Scan(
			&page))
	must.Do(t, raw.Close())
	file := must.Get(os.OpenFile(path, os.O_RDWR, 0))(t)
	must.Get(file.WriteAt(bytes.Repeat([]byte{0xa5}, 4096), 4096*(page-1)))(t)
	must.Do(t, file.Close())
}

func TestABookThatIsOpenedQuicklyIsInspectedLater(t *testing.T) {
	t.Parallel()
	sound := fullShelf(t, 60)
	path, rulebooks := sound.Path(), sound.Games.rulebooks
	must.Do(t, sound.Inspect())
	must.Do(t, sound.Close())
	spoilPage(t, path)
	quick := must.Get(OpenQuickly(path, rulebooks))(t)
	expect.Equal(t, quick.Notice(), nil, "opening quickly says")
	ledgertest.WantFault(t, quick.Inspect(), "book.damaged")
	must.Do(t, quick.Close())
	again := must.Get(OpenQuickly(path, rulebooks))(t)
	defer func() { _ = again.Close() }()
	ledgertest.WantFault(t, again.Notice(), "book.setaside")
	expect.Equal(t, len(shelf(t, again)), 60, "games are saved")
	must.Do(t, again.Inspect())
}
