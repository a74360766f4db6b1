package endtoend

import (
	"path/filepath"
	"testing"

	"scripkeeper/app/internal/workshop"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
)

// By taps, trades in two companies are one entry. By keys, a card's number goes to another company.
func TestASeventhGameIsKeptInAWindow(t *testing.T) {
	t.Parallel()
	rules := append(rulebooks.All(), tinygame.Rulebook{})
	path := filepath.Join(t.TempDir(), "games.db")
	begun := must.Get(book.Open(path, rules))(t)
	setup := record.Setup{Rulebook: "tiny", Names: []string{"Ann", "Ben"}, Options: &tinygame.Options{Cash: 500}}
	id := must.Get(begun.Games.Begin(setup, ledger.Author{}))(t).ID()
	must.Do(t, begun.Close())

	binary := workshop.Seventh(t, "scripkeeper-seventh-probe", "CGO_ENABLED=1", "-tags", "no_metadata,probe", ".")
	w := open(t, sized(390, 844), ofBinary(binary), withArgs("--phone", "--book", path))
	w.Tap("Ann, Ben")
	w.Tap("Ann trades")
	w.Tap("Blue +")
	w.Tap("Blue +")
	w.Tap("Red +")
	w.Shot("seventh-trades")
	w.Tap("Record 2 entries")
	w.See("Ben trades")
	w.Key("ctrl+z")
	w.See("Ann trades")
	w.Key("ctrl+shift+z")
	w.Tap("Ben trades")
	w.Tap("Card")
	w.Type("cb+2r")
	w.SeePart("Where does –10 go?")
	w.Shot("seventh-card")
	w.Tap("Record")
	w.Kill()

	kept := must.Get(book.Open(path, rules))(t)
	defer func() { must.Do(t, kept.Close()) }()
	g := must.Get(kept.Games.Load(id))(t)
	expect.Equal(t, len(g.Steps()), 3, "entries")
}
