package app

import (
	"errors"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/result"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
)

// Every page is drawn at every size without a fault; the pictures are for the eye.
func TestPagesAreDrawn(t *testing.T) {
	apptest.Slow(t)
	friends := []string{"Ann", "Ben", "Zoë"}
	pages := map[string]func(t *testing.T, s *shell.Shell){
		"shelf-empty": func(*testing.T, *shell.Shell) {},
		"shelf": func(t *testing.T, s *shell.Shell) {
			apptest.Playing(t, s, "", friends, 7)
			apptest.Playing(t, s, "Friday night", []string{"Ann", "Иван", "Maximiliane", "Zoë"}, 12)
			apptest.Playing(t, s, "", friends, 24)
			s.GoHome()
		},
		"new": func(t *testing.T, s *shell.Shell) {
			apptest.Playing(t, s, "", friends, 1)
			s.GoHome(route.NewGame{})
		},
		"new-bad": func(t *testing.T, s *shell.Shell) {
			s.Go(route.GameLike{Setup: record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben", "ann"},
				Options: rulebooks.All()[0].Presets()[4].Options}})
			apptest.Tap(t, s, words.Text("new.start"))
		},
		"check": func(t *testing.T, s *shell.Shell) { s.Go(route.Check{}) },
		"share": func(t *testing.T, s *shell.Shell) {
			apptest.Playing(t, s, "", friends, 24)
			s.Go(route.Share{})
		},
		"scan": func(t *testing.T, s *shell.Shell) { s.Go(route.Scan{}) },
		"scan-told": func(t *testing.T, s *shell.Shell) {
			s.App.Clipboard().SetContent("hello")
			s.Go(route.Scan{})
			apptest.Tap(t, s, words.Text("scan.paste"))
		},
		"settings": func(t *testing.T, s *shell.Shell) { s.Go(apptest.To(newSettingsPage(s))) },
		"keys":     func(t *testing.T, s *shell.Shell) { s.Go(apptest.To(&keysPage{s})) },
		"result": func(t *testing.T, s *shell.Shell) {
			apptest.Playing(t, s, "Friday night", friends, 24)
			s.Go(apptest.To(result.NewPage(s, nil, nil)))
		},
		"result-now": func(t *testing.T, s *shell.Shell) {
			apptest.Playing(t, s, "", []string{"Ann", "Ben", "Zoë", "Иван", "Maximiliane"}, 9)
			s.Go(apptest.To(result.NewPage(s, nil, nil)))
		},
		"book": func(t *testing.T, s *shell.Shell) {
			path := s.Session.Book().Path()
			s.First(bookRoute{path: path, fault: &ledger.Fault{Code: "book.locked", Path: path, Err: errors.New("busy")}})
		},
	}
	for name, show := range pages {
		t.Run(name, func(t *testing.T) {
			apptest.Shoot(t, begin, name, show)
		})
	}
}
