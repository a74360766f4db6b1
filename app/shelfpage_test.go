package app

import (
	"bytes"
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	_ "modernc.org/sqlite"

	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// gameTiles are the games on the shelf that is seen.
func gameTiles(s *Shell) []*widget.Tile {
	var tiles []*widget.Tile
	walk(s.window.Canvas().Content(), func(o fyne.CanvasObject) {
		if tile, ok := o.(*widget.Tile); ok {
			tiles = append(tiles, tile)
		}
	})
	return tiles
}

func TestAnEmptyShelfSaysWhatToDo(t *testing.T) {
	s := begin(t)
	mustSay(t, s, "No game yet")
	for _, label := range []string{"shelf.new", "shelf.scan", "shelf.check"} {
		tap(t, s, words.Say(label))
		if len(s.pages) != 2 {
			t.Errorf("%s leads nowhere", label)
		}
		s.Back()
	}
}

func TestOneTapResumesAGame(t *testing.T) {
	s := begin(t)
	playing(t, s, "", []string{"Ann", "Ben", "Zoë"}, 24)
	playing(t, s, "Friday night", []string{"Ann", "Иван"}, 3)
	s.Home()
	mustSay(t, s, "In play")
	mustSay(t, s, "Finished")
	mustSay(t, s, "Ann, Иван")
	mustSay(t, s, "Round 2 of 8, Иван to move")
	tiles := gameTiles(s)
	if len(tiles) != 2 {
		t.Fatalf("%d games are on the shelf", len(tiles))
	}
	test.Tap(tiles[0])
	if _, ok := s.Page().(*tablePage); !ok || s.session.Game().Setup().Title != "Friday night" {
		t.Fatalf("%T is seen", s.Page())
	}
	s.Back()
	test.Tap(gameTiles(s)[1])
	if s.session.Game().Setup().Title != "" || !s.session.View().Table.Over() {
		t.Error("the finished game is not opened")
	}
}

func TestABrokenGameShowsWhy(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	s := beginWith(t, path)
	playing(t, s, "Odd one", []string{"Ann", "Ben"}, 1)
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range []string{`UPDATE game SET rulebook = 'chess'`} {
		if _, err := db.Exec(change); err != nil {
			t.Fatal(err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	playing(t, s, "Sound one", []string{"Ann", "Ben"}, 1)
	other := beginWith(t, path)
	mustSay(t, other, "Sound one")
	mustSay(t, other, "Odd one")
	mustSay(t, other, "This game cannot be shown: Scripkeeper does not know the game “chess”. A newer version may.")
}

func TestADamagedBookIsToldOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	if err := os.WriteFile(path, bytes.Repeat([]byte("SQLite format 3\x00 no more"), 400), 0o600); err != nil {
		t.Fatal(err)
	}
	s := beginWith(t, path)
	notice := s.session.Book().Notice()
	if notice == nil {
		t.Fatal("the book was not set aside")
	}
	mustSay(t, s, words.Trouble("", nil, notice))
	if !strings.Contains(words.Trouble("", nil, notice), notice.Path) {
		t.Errorf("%q does not say where", words.Trouble("", nil, notice))
	}
	tap(t, s, words.Say("common.close"))
	if says(s, words.Trouble("", nil, notice)) {
		t.Error("the notice stays")
	}
	s.Push(newSettingsPage(s))
	s.Back()
	if says(s, words.Trouble("", nil, notice)) {
		t.Error("the notice comes back")
	}
}

func TestABookThatCannotBeOpenedIsNoCrash(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "file", "games.db")
	if err := os.WriteFile(filepath.Join(folder, "file"), []byte("in the way"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := beginWith(t, path)
	mustSay(t, s, "Your games cannot be opened")
	mustSay(t, s, words.Trouble("", nil, &ledger.Fault{Code: "book.place", Path: path}))
	tap(t, s, words.Say("fault.retry"))
	mustSay(t, s, "Your games cannot be opened")
	if err := os.Remove(filepath.Join(folder, "file")); err != nil {
		t.Fatal(err)
	}
	tap(t, s, words.Say("fault.retry"))
	mustSay(t, s, "No game yet")
}

func TestTheKeyboardHasItsList(t *testing.T) {
	s := begin(t)
	s.window.Canvas().OnTypedRune()('?')
	if _, ok := s.Page().(*keysPage); !ok {
		t.Fatalf("the question mark shows %T", s.Page())
	}
	for _, shortcut := range shortcuts() {
		mustSay(t, s, words.Say("keys."+shortcut.key))
		if !words.Known("keys." + shortcut.key) {
			t.Errorf("keys.%s has no sentence", shortcut.key)
		}
	}
	s.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if _, ok := s.Page().(*shelfPage); !ok {
		t.Errorf("escape shows %T", s.Page())
	}
}
