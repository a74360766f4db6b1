package app

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
)

func manyGames(t *testing.T) (*shell.Shell, *shelfPage) {
	t.Helper()
	s := begin(t)
	for i := range 10 {
		apptest.PlayEntries(t, s, fmt.Sprintf("Evening %d", i+1), []string{"Anna", "Ben"}, 1)
	}
	apptest.PlayEntries(t, s, "Friday night", []string{"Zoë", "Ben"}, 1)
	r := recordings.Read(t, "stockpile", "advanced-three-open").Record
	r.Title, r.Begun = "Friday club", time.Date(2024, 5, 6, 20, 0, 0, 0, time.UTC)
	_, err := s.Session.Book().Games.Import(r, ledger.Author{})
	must.Do(t, err)
	s.GoHome()
	apptest.Settle(s, apptest.Phone())
	return s, s.Page().(*shelfPage)
}

func choose(t *testing.T, s *shell.Shell, chip, label string) {
	t.Helper()
	apptest.TapSpoken(t, s, chip)
	var rows []*list.Row
	apptest.Walk(s.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if row, ok := o.(*list.Row); ok && row.AccessibilityLabel() == label {
			rows = append(rows, row)
		}
	})
	must.Hold(t, len(rows) == 1, "%d rows are called %q", len(rows), label)
	test.Tap(rows[0])
}

func found(s *shell.Shell, p *shelfPage) []string {
	return calc.Map(gameTiles(s), func(tile *list.Tile) string { return p.tiles[tile].game.Title })
}

// A search finds games by words in any order and without accents, and by filters. Escape and the cross clear it.
func TestTheShelfIsSearched(t *testing.T) {
	s, p := manyGames(t)
	wants := func(what string, titles ...string) {
		t.Helper()
		got := found(s, p)
		expect.True(t, fmt.Sprint(got) == fmt.Sprint(titles), "%s: %v, must be %v", what, got, titles)
	}
	expect.True(t, p.search.find == nil, "the field is made before anybody wants it")
	s.Window.Canvas().OnTypedRune()('/')
	must.Hold(t, s.Window.Canvas().Focused() == fyne.Focusable(p.search.find), "/ does not lead to the search")
	p.search.find.SetText("night zoe")
	wants("words", "Friday night")
	p.search.find.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	expect.True(t, !p.search.active() && s.Window.Canvas().Focused() == nil,
		"escape in the field leaves something to look for")
	p.search.find.SetText("friday")
	wants("a word", "Friday night", "Friday club")
	choose(t, s, words.Text("shelf.filter.game"), words.Game("stockpile"))
	wants("a game", "Friday club")
	choose(t, s, words.Game("stockpile")+" ✓", words.Text("people.all"))
	choose(t, s, words.Text("shelf.filter.person"), "Zoë")
	wants("somebody", "Friday night")
	p.search.find.SetText("")
	wants("somebody alone", "Friday night")
	choose(t, s, words.Text("shelf.filter.time"), "2024")
	wants("somebody in a year without him")
	apptest.MustShow(t, s, words.Text("shelf.find.nothing"))
	s.Window.Canvas().Unfocus()
	s.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.search.active() || len(found(s, p)) < 6 {
		t.Errorf("after escape %v are seen", found(s, p))
	}
	choose(t, s, words.Text("shelf.filter.time"), "2024")
	wants("a year", "Friday club")
	apptest.TapSpoken(t, s, words.Text("shelf.find.all"))
	expect.True(t, !p.search.active(), "the cross leaves something to look for")
}

func TestTheSearchStaysAndIsOnlyThereForManyGames(t *testing.T) {
	s, p := manyGames(t)
	p.Find()
	p.search.find.SetText("club")
	apptest.Settle(s, apptest.Desktop())
	s.Go(route.Settings{})
	s.Back()
	got := found(s, p)
	expect.True(t, len(got) == 1 && got[0] == "Friday club", "%v", got)
	few := begin(t)
	apptest.PlayEntries(t, few, "Evening", apptest.Friends(), 1)
	few.GoHome()
	few.Window.Canvas().OnTypedRune()('/')
	expect.True(t, !few.Page().(*shelfPage).search.content.Visible() && few.Window.Canvas().Focused() == nil,
		"one game has a search")
}

func BenchmarkTyping5000(b *testing.B) {
	s := begin(b)
	p := newShelfPage(s, nil)
	for n := range 5000 {
		p.list.Games = append(p.list.Games, stats.Summary{ID: ledger.GameID{byte(n), byte(n >> 8)}, Rulebook: "stockholder",
			Title: fmt.Sprintf("Evening %d", n),
			Names: []string{"Anna", "Ben", fmt.Sprintf("Guest %d", n%97), "Zoë"}, Touched: time.Now(), Over: n%2 == 0})
	}
	p.list.All = true
	p.search.update()
	p.show(p.gallery)
	s.ShowOnly(apptest.To(&still{p}))
	apptest.Settle(s, apptest.Phone())
	p.search.offer(true)
	p.Find()
	typed := []string{"g", "gu", "gue", "gues", "guest", "guest 1", "guest 17", "zoe 17"}
	n := 0
	for b.Loop() {
		p.search.find.SetText(typed[n%len(typed)])
		n++
	}
}

// A still page is a shelfPage whose Update does nothing, so that no book is read.
type still struct{ *shelfPage }

func (still) Update() {}
