package setup

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
)

func TestPagesOfEveryNewGameAreDrawn(t *testing.T) {
	must.HaveTime(t)
	apptest.Shoot(t, apptest.Begin, "start-first", func(_ *testing.T,
		s *shell.Shell) {
		s.Go(apptest.To(NewGamePage(s)))
	})
	for _, rules := range rulebooks.All() {
		apptest.Shoot(t, apptest.Begin, "start-"+rules.ID(), func(t *testing.T, s *shell.Shell) {
			p := picked(t, s, rules.ID())
			test.Tap(p.games.presets[0])
			p.house.set(p.house.Options.Form().Fields[1].Name, 1)
		})
		apptest.Shoot(t, apptest.Begin, "start-house-"+rules.ID(), func(t *testing.T, s *shell.Shell) {
			p := picked(t, s, rules.ID())
			p.house.set("deck", 3)
			p.house.set("track", 2)
			p.house.setText("prices", "10 20 15")
			p.house.set("years", 99)
			p.house.open("")
		})
	}
	apptest.Shoot(t, apptest.Begin, "start-crowd", func(t *testing.T, s *shell.Shell) {
		p := picked(t, s, "brokeryard")
		names := make([]string, 40)
		for i := range names {
			names[i] = fmt.Sprintf("Player with name %d", i+1)
		}
		p.seats.fill(names)
	})
	apptest.Shoot(t, apptest.Begin, "start-list", func(t *testing.T, s *shell.Shell) {
		p := picked(t, s, "brokeryard")
		p.seats.write()
	})
	apptest.Shoot(t, apptest.Begin, "template", func(t *testing.T, s *shell.Shell) {
		rules := rulebooks.All()[5]
		made := must.Get(record.NewTemplate("Railways at Ann's", rules, rules.Presets()[3].Options))(t)
		made = must.Get(s.Session.Book().Templates.Store(made))(t)
		s.Go(apptest.To(newTemplatePage(s, made)))
	})
}
