package app

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/table"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
)

// Two taps in the list of games begin another game of the same kind. Every game can be set up as already in progress.
func TestEveryGameFromShelfToTable(t *testing.T) {
	for _, rules := range rulebooks.All() {
		t.Run(rules.ID(), func(t *testing.T) {
			s := begin(t)
			preset := rules.Presets()[len(rules.Presets())-1]
			setup := record.Setup{Rulebook: rules.ID(), Names: []string{"Ann", "Ben", "Cy"}, Options: preset.Options}
			must.Do(t, s.Session.Begin(setup))
			first := s.Session.Game().Setup()
			s.GoHome()
			apptest.Tap(t, s, words.Text("shelf.new"))
			apptest.Tap(t, s, words.Text("new.start"))
			again := s.Session.Game().Setup()
			if _, ok := s.Page().(*table.Page); !ok || again.ID == first.ID || !slices.Equal(again.Names, first.Names) {
				t.Errorf("%s: %T is seen, the second game is %+v", rules.ID(), s.Page(), again)
			}
			s.GoHome(route.NewGame{})
			apptest.Tap(t, s, words.Text("new.middle"))
			v := s.Session.View()
			for _, entry := range v.Expected().Beside {
				if entry.Kind() == "position" {
					apptest.MustContain(t, s, words.EntryTitle(v.ID(), v.Table, entry))
				}
			}
			if _, ok := s.Page().(*table.SheetPage); !ok || s.Depth() != 3 {
				t.Errorf("%s: %T is seen, %d deep", rules.ID(), s.Page(), s.Depth())
			}
		})
	}
}

func TestATemplateBeginsAGame(t *testing.T) {
	rules := rulebooks.All()[5]
	made := must.Get(record.NewTemplate("Railways", rules, rules.Presets()[3].Options))(t)
	s := begin(t)
	made = must.Get(s.Session.Book().Templates.Store(made))(t)
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: rules.ID(), Names: []string{"Ann", "Ben", "Cy"}}))
	s.GoHome(route.GameBy{Template: made})
	apptest.MustShow(t, s, "Railways")
	apptest.MustShow(t, s, apptest.Text("new.house.same"))
	apptest.Tap(t, s, words.Text("new.start"))
	began := must.Get(json.Marshal(s.Session.Game().Setup().Options))(t)
	asked, err := json.Marshal(made.Options)
	expect.True(t, err == nil && slices.Equal(began, asked), "the game began by %s, the template says %s", began, asked)
}

// The readable part of a damaged book appears at once. The damaged file is set aside, and the list of games says so.
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
