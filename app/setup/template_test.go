package setup

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
)

func wayTo(t *testing.T, s *shell.Shell, p *newGamePage, name string) {
	t.Helper()
	test.Tap(p.games.preset)
	label := words.Format("template.open", words.Names{"name": name})
	apptest.Walk(s.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if button, ok := o.(*input.Button); ok && button.AccessibilityLabel() == label {
			test.Tap(button)
		}
	})
}

func saved(t *testing.T, s *shell.Shell, name string) {
	t.Helper()
	apptest.Tap(t, s, words.Text("template.keep"))
	sheetField(t, s).SetText(name)
	test.Tap(sheetButton(t, s, words.Text("common.save")))
}

func TestHouseRulesAreSavedAsATemplate(t *testing.T) {
	for _, rules := range rulebooks.All() {
		s := apptest.Begin(t)
		p := picked(t, s, rules.ID())
		field := p.house.Options.Form().Fields[1]
		before, after := field.Get(), field.Allowed.At(0)
		if before == after {
			after = field.Allowed.At(1)
		}
		p.house.set(field.Name, after)
		saved(t, s, " ")
		must.Hold(t, s.Window.Canvas().Overlays().Top() != nil, "a template without a name was saved")
		sheetField(t, s).SetText("Friday")
		test.Tap(sheetButton(t, s, words.Text("common.save")))
		if o := p.games.offer(); o.Name != "Friday" || o.Template == nil {
			t.Fatalf("%s: chosen is %+v", rules.ID(), o)
		}
		apptest.MustShow(t, s, apptest.Text("new.house.same"))
		p.house.set(field.Name, before)
		saved(t, s, "friday")
		must.Hold(t, s.Window.Canvas().Overlays().Top() != nil, "two templates have one name")
		sheetField(t, s).SetText("Monday")
		test.Tap(sheetButton(t, s, words.Text("common.save")))
		again := NewGamePage(s)
		again.games.choose(rules, 0)
		expect.Equal(t, len(again.games.offers), len(rules.Presets())+2, "%s: offers", rules.ID())
		test.Tap(again.games.presets[len(rules.Presets())])
		if f, _ := again.house.Options.Form().Field(field.Name); f.Get() != after ||
			newgame.ChangeCount(again.house.Options, again.house.Base) != 0 {
			t.Errorf("%s: the template gives %d", rules.ID(), f.Get())
		}
	}
}

func TestPlayAgainFindsTheTemplate(t *testing.T) {
	s := apptest.Begin(t)
	p := picked(t, s, "stockholder")
	p.house.set("start_cash", 77)
	saved(t, s, "Rich")
	for seat, name := range []string{"Ann", "Ben", "Cy"} {
		p.seats.rows[seat].entry.SetText(name)
	}
	apptest.Tap(t, s, words.Text("new.start"))
	expect.Equal(t, NewGamePage(s).games.offer().Name, "Rich", "chosen")
}

func TestATemplateIsRenamedAndDeleted(t *testing.T) {
	s := apptest.Begin(t)
	p := picked(t, s, "stockholder")
	p.house.set("start_cash", 77)
	saved(t, s, "Rich")
	wayTo(t, s, p, "Rich")
	page, ok := s.Page().(*templatePage)
	must.Hold(t, ok && len(page.picture.Objects) == 1, "%T is seen", s.Page())
	apptest.Tap(t, s, words.Text("common.rename"))
	sheetField(t, s).SetText("Very rich")
	test.Tap(sheetButton(t, s, words.Text("common.save")))
	apptest.MustShow(t, s, "Very rich")
	s.Back()
	apptest.MustShow(t, s, "Very rich")
	wayTo(t, s, p, "Very rich")
	apptest.Tap(t, s, words.Text("common.delete"))
	must.Hold(t, s.Page() == p && p.games.offer().Template == nil, "%T is seen", s.Page())
	apptest.MustShow(t, s, apptest.Text("shelf.deleted", "game", "Very rich"))
	apptest.MustShow(t, s, "Opening cash: 77, not 0") // the rules stay
	apptest.TapSpoken(t, s, words.Text("common.undo"))
	list, err := s.Session.Book().Templates.Of("stockholder")
	expect.True(t, err == nil && len(list) == 1 && len(p.games.offers) == len(p.games.rulebook.Presets())+1,
		"the templates are %v, %v", list, err)
}
