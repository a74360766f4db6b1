//go:build !race

package app

import (
	"errors"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// Every page is drawn at every size without a fault; the pictures are for the eye.
func TestPagesAreDrawn(t *testing.T) {
	friends := []string{"Ann", "Ben", "Zoë"}
	pages := map[string]func(t *testing.T, s *Shell){
		"shelf-empty": func(*testing.T, *Shell) {},
		"shelf": func(t *testing.T, s *Shell) {
			playing(t, s, "", friends, 7)
			playing(t, s, "Friday night", []string{"Ann", "Иван", "Maximiliane", "Zoë"}, 12)
			playing(t, s, "", friends, 24)
			s.Home()
		},
		"new": func(t *testing.T, s *Shell) {
			playing(t, s, "", friends, 1)
			s.Home(newNewGamePage(s))
		},
		"new-bad": func(t *testing.T, s *Shell) {
			page := newGamePageLike(s, ledger.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben", "ann"},
				Options: rulebooks.All()[0].Presets()[4].Options})
			s.Push(page)
			tap(t, s, words.Say("new.start"))
		},
		"new-house": func(t *testing.T, s *Shell) {
			page := newNewGamePage(s)
			s.Push(page)
			page.house.set("packs", 2)
			page.house.set("zeroing", 1)
			page.house.open("")
		},
		"check": func(t *testing.T, s *Shell) { s.Push(newCheckPage(s)) },
		"share": func(t *testing.T, s *Shell) {
			playing(t, s, "", friends, 24)
			s.Push(newSharePage(s))
		},
		"scan": func(t *testing.T, s *Shell) { s.Push(newScanPage(s)) },
		"scan-told": func(t *testing.T, s *Shell) {
			page := newScanPage(s)
			s.Push(page)
			page.take("hello")
		},
		"settings": func(t *testing.T, s *Shell) { s.Push(newSettingsPage(s)) },
		"keys":     func(t *testing.T, s *Shell) { s.Push(newKeysPage(s)) },
		"result": func(t *testing.T, s *Shell) {
			playing(t, s, "Friday night", friends, 24)
			s.Push(newResultPage(s))
		},
		"result-now": func(t *testing.T, s *Shell) {
			playing(t, s, "", []string{"Ann", "Ben", "Zoë", "Иван", "Maximiliane"}, 9)
			s.Push(newResultPage(s))
		},
		"book": func(t *testing.T, s *Shell) {
			s.pages = nil
			path := s.session.Book().Path()
			s.Push(newBookPage(s, path, &ledger.Fault{Code: "book.locked", Path: path, Err: errors.New("busy")}))
		},
	}
	for name, show := range pages {
		t.Run(name, func(t *testing.T) {
			shoot(t, name, show)
		})
	}
}
