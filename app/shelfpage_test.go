package app

import (
	"bytes"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"
	_ "modernc.org/sqlite"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/table"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
)

func gameTiles(s *shell.Shell) []*list.Tile {
	var tiles []*list.Tile
	apptest.Walk(s.Window.Canvas().Content(), func(o fyne.CanvasObject) {
		if tile, ok := o.(*list.Tile); ok {
			tiles = append(tiles, tile)
		}
	})
	return tiles
}

func TestAnEmptyShelfSaysWhatToDo(t *testing.T) {
	s := begin(t)
	apptest.MustShow(t, s, apptest.Text("welcome.title"))
	for _, label := range []string{"shelf.new", "shelf.scan", "shelf.check"} {
		apptest.Tap(t, s, words.Text(label))
		expect.True(t, s.Depth() == 2, "%s leads nowhere", label)
		s.Back()
	}
}

func TestOneTapResumesAGame(t *testing.T) {
	s := begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben", "Zoë"}, 24)
	apptest.PlayEntries(t, s, "Friday night", []string{"Ann", "Иван"}, 3)
	s.GoHome()
	apptest.MustShow(t, s, apptest.Text("shelf.playing"))
	apptest.MustShow(t, s, apptest.Text("shelf.finished"))
	apptest.MustShow(t, s, "Stockholder · Round 2 of 8, Иван to move")
	tiles := gameTiles(s)
	must.Hold(t, len(tiles) == 2, "%d games are on the shelf", len(tiles))
	test.Tap(tiles[0])
	if _, ok := s.Page().(*table.Page); !ok || s.Session.Game().Setup().Title != "Friday night" {
		t.Fatalf("%T is seen", s.Page())
	}
	s.Back()
	test.Tap(gameTiles(s)[1])
	expect.True(t, s.Session.Game().Setup().Title == "" && s.Session.View().Table.Over(),
		"the finished game is not opened")
}

func TestABrokenGameShowsWhy(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	s := beginWith(t, path)
	apptest.PlayEntries(t, s, "Odd one", []string{"Ann", "Ben"}, 1)
	db := must.Get(sql.Open("sqlite", path))(t)
	for _, change := range []string{`UPDATE game SET rulebook = 'chess'`} {
		must.Get(db.Exec(change))(t)
	}
	must.Do(t, db.Close())
	apptest.PlayEntries(t, s, "Sound one", []string{"Ann", "Ben"}, 1)
	other := beginWith(t, path)
	apptest.MustShow(t, other, "Sound one")
	apptest.MustShow(t, other, "Odd one")
	apptest.MustShow(
		t, other, "This game can't be opened. Scripkeeper doesn't know the game “chess”. A newer version may.")
	for _, size := range []float32{1, look.LargestText} {
		apptest.Dressed(t, other, look.Theme{Variant: look.Light, Text: size}, apptest.Phone())
		drawn := strings.Join(apptest.Drawn(other.Window.Content(), apptest.Phone()), " ")
		expect.True(t, strings.Contains(drawn, "A newer version may."), "text %v: drawn is %s", size, drawn)
	}
}

func TestPendingGamesAreWorkedOutWhileTheShelfIsSeen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	s := beginWith(t, path)
	for i := range 10 {
		apptest.PlayEntries(t, s, fmt.Sprint("Evening ", i), []string{"Anna", "Ben"}, 1)
	}
	must.Do(t, s.Session.Book().Close())
	db := must.Get(sql.Open("sqlite", path))(t)
	must.Get(db.Exec("DELETE FROM summary"))(t)
	must.Do(t, db.Close())
	other := beginWith(t, path)
	apptest.MustShow(t, other, "Evening 9")
	apptest.MustShow(t, other, "Stockholder · Round 1 of 8, Ben to move")
	if games, err := other.Session.Book().Shelf.ListNow(); err != nil || games[0].Pending {
		t.Errorf("%v, %+v", err, games[0])
	}
}

// Of many games the first picture has the newest. The others are read when they are scrolled to or searched.
func TestTheRestOfALongShelfIsReadWhenItIsWanted(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	s := beginWith(t, path)
	for range shelfFront + 6 {
		apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 1)
	}
	games := must.Get(s.Session.Book().Shelf.Refresh(ledger.Unwatched))(t)
	must.Do(t, s.Session.Book().Games.Archive(games[2].ID))
	must.Do(t, s.Session.Book().Games.Rename(games[len(games)-1].ID, "The first evening"))
	must.Do(t, s.Session.Book().Close())
	db := must.Get(sql.Open("sqlite", path))(t)
	for _, game := range games[1:] {
		game.Over, game.Ranks = true, []int{1, 2}
		must.Get(db.Exec("UPDATE summary SET held = ? WHERE game = ?", stats.Encode(game), game.ID.String()))(t)
	}
	must.Do(t, db.Close())
	var later []func()
	by := apptest.AtOnce()
	by.Beside = func(do func()) { later = append(later, do) }
	by.Later = func(_ time.Duration, do func()) { later = append(later, do) }
	wait := func() {
		for len(later) > 0 {
			do := later[0]
			later = later[1:]
			do()
		}
	}
	opened := func(t *testing.T) (*shell.Shell, *shelfPage) {
		w, other := build(apptest.App(t), Start{Book: path}, by)
		t.Cleanup(func() {
			w.Close()
			must.Do(t, other.Session.Book().Close())
		})
		return other, other.Page().(*shelfPage)
	}
	charts := func(s *shell.Shell) int {
		return len(apptest.All(s.Window.Content(), func(chart *chart.Sparkline) bool {
			return chart.Visible() && len(test.WidgetRenderer(chart).Objects()) > 0
		}))
	}
	other, p := opened(t)
	expect.Equal(t, charts(other), 0, "charts in the first picture")
	wait()
	expect.True(t, charts(other) > 5 && !p.list.All, "%d charts are seen, all games read: %v", charts(other), p.list.All)
	apptest.MustShow(t, other, words.Number(shelfFront+4))
	for name, act := range map[string]func(s *shell.Shell, p *shelfPage){
		"scrolled to": func(_ *shell.Shell, p *shelfPage) { p.gallery.Reveal(1, shelfFront+3) },
		"searched": func(s *shell.Shell, p *shelfPage) {
			p.Find()
			p.search.find.SetText("first evening")
		},
		"come to by the keyboard": func(_ *shell.Shell, p *shelfPage) { p.focus(2, -1, -1) },
	} {
		t.Run(name, func(t *testing.T) {
			s, p := opened(t)
			wait()
			act(s, p)
			wait()
			apptest.MustShow(t, s, "The first evening")
			expect.Equal(t, len(p.list.Games), shelfFront+6, "games are read")
		})
	}
	apptest.TapSpoken(t, other, "Archived, 1")
	expect.True(t, p.list.All, "archived games are not read")
}

func TestADamagedBookIsToldOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	damaged := bytes.Repeat([]byte("SQLite format 3\x00 no more"), 400)
	copy(damaged[68:], "scrp")
	must.Do(t, os.WriteFile(path, damaged, 0o600))
	s := beginWith(t, path)
	notice := s.Session.Book().Notice()
	must.Hold(t, notice != nil, "the book was not set aside")
	apptest.MustShow(t, s, words.ErrorSentence("", nil, notice))
	if !strings.Contains(words.ErrorSentence("", nil, notice), notice.Path) {
		t.Errorf("%q does not say where", words.ErrorSentence("", nil, notice))
	}
	apptest.Tap(t, s, words.Text("shelf.notice.read"))
	expect.True(t, !apptest.Shows(s, words.ErrorSentence("", nil, notice)), "the notice stays")
	s.Go(apptest.To(newSettingsPage(s)))
	s.Back()
	expect.True(t, !apptest.Shows(s, words.ErrorSentence("", nil, notice)), "the notice comes back")
}

func TestABookThatCannotBeOpenedIsNoCrash(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "file", "games.db")
	must.Do(t, os.WriteFile(filepath.Join(folder, "file"), []byte("in the way"), 0o600))
	s := beginWith(t, path)
	apptest.MustShow(t, s, apptest.Text("fault.book.title"))
	apptest.MustShow(t, s, words.ErrorSentence("", nil, &ledger.Fault{Code: "book.place", Path: path}))
	apptest.Tap(t, s, words.Text("fault.retry"))
	apptest.MustShow(t, s, apptest.Text("fault.book.title"))
	must.Do(t, os.Remove(filepath.Join(folder, "file")))
	apptest.Tap(t, s, words.Text("fault.retry"))
	apptest.MustShow(t, s, words.Text("welcome.title"))
}

func TestTheKeyboardHasItsList(t *testing.T) {
	s := begin(t)
	s.Window.Canvas().OnTypedRune()('?')
	if _, ok := s.Page().(*keysPage); !ok {
		t.Fatalf("the question mark shows %T", s.Page())
	}
	for _, shortcut := range shortcuts() {
		apptest.MustShow(t, s, words.Text("keys."+shortcut.key))
		expect.True(t, words.Known("keys."+shortcut.key), "keys.%s has no sentence", shortcut.key)
	}
	s.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if _, ok := s.Page().(*shelfPage); !ok {
		t.Errorf("escape shows %T", s.Page())
	}
}

func TestWhatIsDroppedOnTheShelfIsTakenOver(t *testing.T) {
	from := begin(t)
	apptest.PlayEntries(t, from, "", []string{"Ann", "Ben"}, 1)
	text := must.Get(compact.Encode(from.Session.Game()))(t)
	path := filepath.Join(t.TempDir(), "code.txt")
	must.Do(t, os.WriteFile(path, []byte(text), 0o600))
	s := begin(t)
	s.Drop(storage.NewFileURI(path))
	apptest.MustShow(t, s, apptest.Text("scan.new", "entries", "1"))
	s.Go(route.Keys{})
	s.Drop(storage.NewFileURI(path))
	if _, ok := s.Page().(*keysPage); !ok {
		t.Errorf("a drop leaves the page for %T", s.Page())
	}
}

func TestTheSampleGameIsLookedAtAndThrownAway(t *testing.T) {
	s := begin(t)
	apptest.Tap(t, s, words.Text("welcome.sample"))
	if _, ok := s.Page().(*table.Page); !ok || s.Session.Game().Setup().Title != "Sample game" ||
		s.Session.View().Last == nil {
		t.Fatalf("%T is seen", s.Page())
	}
	s.Back()
	apptest.MustShow(t, s, "Dora")
	apptest.MustShow(t, s, "6,160")
	chooseOnSheet(t, s, "Sample game", "common.delete")
	apptest.MustShow(t, s, words.Text("welcome.title"))
	apptest.MustShow(t, s, apptest.Text("shelf.deleted", "game", "Sample game"))
	apptest.TapSpoken(t, s, words.Text("common.undo"))
	apptest.MustShow(t, s, "Sample game")
}

func chooseOnSheet(t *testing.T, s *shell.Shell, game, key string) {
	t.Helper()
	apptest.TapSpoken(t, s, words.Format("shelf.more", words.Names{"game": game}))
	var found *list.Row
	apptest.Walk(s.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if row, ok := o.(*list.Row); ok && row.AccessibilityLabel() == words.Text(key) {
			found = row
		}
	})
	must.Hold(t, found != nil, "the sheet has no %s", key)
	test.Tap(found)
}

func TestAGameIsRenamedDuplicatedArchivedAndDeleted(t *testing.T) {
	s := begin(t)
	apptest.PlayEntries(t, s, "", []string{"Anna", "Ben", "Carl"}, 5)
	s.GoHome()
	titles := func() string {
		all := calc.Map(s.Page().(*shelfPage).list.Games, words.GameTitle)
		return strings.Join(all, "|")
	}
	chooseOnSheet(t, s, "Anna, Ben, Carl", "common.rename") // typing replaces the name, which is selected
	apptest.Walk(s.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if field, ok := o.(*form.TextField); ok {
			if field.SelectedText() != field.Text {
				t.Errorf("of the name %q is marked", field.SelectedText())
			}
			field.SetText("Friday")
			field.OnSubmitted(field.Text)
		}
	})
	apptest.MustShow(t, s, "Friday")
	chooseOnSheet(t, s, "Friday", "shelf.duplicate")
	if titles() != "Copy of Friday|Friday" && titles() != "Friday|Copy of Friday" {
		t.Errorf("the shelf has %s", titles())
	}
	chooseOnSheet(t, s, "Friday", "shelf.archive")
	expect.True(t, !apptest.Shows(s, "Friday"), "an archived game is still in sight")
	apptest.TapSpoken(t, s, "Archived, 1")
	apptest.MustShow(t, s, "Friday")
	chooseOnSheet(t, s, "Friday", "shelf.unarchive")
	chooseOnSheet(t, s, "Copy of Friday", "common.delete")
	expect.Equal(t, titles(), "Friday", "the shelf has")
	chooseOnSheet(t, s, "Friday", "shelf.again")
	apptest.MustShow(t, s, apptest.Text("new.seats.first", "name", "Anna"))
}

// Only visible tiles of many games are built. A search finds games by title or player, and the keyboard reaches all.
func TestManyGamesAreBuiltWhenSeen(t *testing.T) {
	s := begin(t)
	for i := range 60 {
		apptest.PlayEntries(t, s, fmt.Sprintf("Evening %d", i+1), []string{"Anna", fmt.Sprintf("Guest %d", i+1)}, 0)
	}
	s.GoHome()
	apptest.Settle(s, apptest.Phone())
	p := s.Page().(*shelfPage)
	n := len(p.tiles)
	expect.True(t, n <= 18, "%d games are built", n)
	first := gameTiles(s)[0]
	s.Window.Canvas().Focus(first)
	for range 40 {
		s.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
	if at, ok := s.Window.Canvas().Focused().(*list.Tile); !ok || p.tiles[at].game.Title != p.list.Games[40].Title ||
		len(p.tiles) > 30 {
		t.Errorf("the keyboard is at %v, %d games are built", s.Window.Canvas().Focused(), len(p.tiles))
	}
	apptest.Tap(t, s, words.Text("shelf.find"))
	p.search.find.SetText("guest 17")
	tiles := gameTiles(s)
	expect.True(t, len(tiles) == 1 && p.tiles[tiles[0]].game.Title == "Evening 17", "found are %d games", len(tiles))
	apptest.Settle(s, apptest.Desktop())
	expect.True(t, p.search.all.Position().Y == p.search.game.Position().Y, "the chips take two lines")
	p.search.find.SetText("nobody")
	apptest.MustShow(t, s, apptest.Text("shelf.find.none", "text", "nobody"))
}

// The tile of a game with entries to fix says so. The game is listed as in play and has no leader or winner.
func TestTheTileOfABrokenGame(t *testing.T) {
	s := begin(t)
	must.Get(s.Session.Book().Games.Import(recordings.Broken(t), s.Session.Author()))(t)
	s.GoHome()
	s.Page().Update()
	apptest.MustShow(t, s, "Stockholder · "+words.Unresolved(recordings.BrokenEntries))
	apptest.MustShow(t, s, words.Text("shelf.playing"))
	for _, tile := range s.Page().(*shelfPage).tiles {
		if tile.leader.Text() != "" || tile.worth.Text() != "" {
			t.Errorf("%s leads with %s", tile.leader.Text(), tile.worth.Text())
		}
	}
}

func TestTheShelfShowsThatPhonesFollow(t *testing.T) {
	s := begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 2)
	signs := func() int {
		n := 0
		apptest.Walk(s.Window.Canvas().Content(), func(o fyne.CanvasObject) {
			if sign, is := o.(*input.Button); is && sign.Visible() &&
				sign.AccessibilityLabel() == words.Format("guests.sign", words.Names{"count": 0}) {
				n++
			}
		})
		return n
	}
	s.GoHome(shelfRoute{})
	expect.Equal(t, signs(), 0, "signs on the shelf while Live is off")
	s.Go(route.Live{})
	apptest.Tap(t, s, apptest.Text("guests.start"))
	s.Back()
	expect.Equal(t, signs(), 1, "signs on the shelf")
	s.Go(route.Live{})
	apptest.Tap(t, s, apptest.Text("guests.stop"))
	s.Back()
	expect.Equal(t, signs(), 0, "signs on the shelf after Live")
}
