package setup

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
)

func ruling(t *testing.T, id string) (*shell.Shell, *newGamePage, *houseRules) {
	t.Helper()
	s := apptest.Begin(t)
	p := picked(t, s, id)
	p.seats.rows[0].entry.SetText("Ann")
	p.seats.rows[1].entry.SetText("Ben")
	p.house.open("")
	apptest.Settle(s, apptest.Desktop())
	return s, p, p.house
}

func (h *houseRules) set(name string, n int) { h.setText(name, fmt.Sprint(n)) }
func (h *houseRules) setText(name, to string) {
	_, _ = h.Page(page.At{Said: map[string]string{h.field(name): to}})
	if h.page != nil {
		h.page.Fill(h.said).Update()
	}
}

func (h *houseRules) asked(t *testing.T, name string) (sheet.Field, bool) {
	t.Helper()
	for _, part := range must.Get(h.Page(page.At{}))(t).Parts {
		for _, f := range part.Fields {
			if f.Name == h.field(name) {
				return f, true
			}
		}
	}
	return sheet.Field{}, false
}

// Every option of every game accepts every value of its control. The page names the default of an option that differs.
func TestEveryOptionIsFilledIn(t *testing.T) {
	must.HaveTime(t)
	for _, rules := range rulebooks.All() {
		_, p, h := ruling(t, rules.ID())
		h.page = nil // the page is not shown
		tried := map[string]bool{}
		for place, preset := range rules.Presets() {
			p.games.choose(rules, place)
			p.takeOffer(nil)
			for _, f := range preset.Options.Form().Fields {
				same := fmt.Sprint(f.Name, f.Allowed)
				if f.Get == nil || tried[same] {
					continue
				}
				tried[same] = true
				for n := range min(f.Allowed.Count(), 6) {
					h.set(f.Name, f.Allowed.At(n))
					now, _ := h.Options.Form().Field(f.Name)
					field, asked := h.asked(t, f.Name)
					changed := strings.Contains(field.About, strings.Split(words.Format("new.default", words.Names{"value": "|"}), "|")[0])
					if now.Get() != f.Allowed.At(n) || asked && changed != (now.Get() != f.Get()) {
						t.Errorf("%s set to %d is %d and says %q", f.Name, f.Allowed.At(n), now.Get(), field.About)
					}
				}
				h.resetAll()
				expect.Equal(t, len(h.Changed()), 0, "%s: options that differ after a reset", f.Name)
			}
		}
	}
}

// A value that is not a number or not allowed keeps the game from beginning, and the option's field shows the error.
func TestANumberThatCannotBeReadIsSaid(t *testing.T) {
	s, p, h := ruling(t, "stockholder")
	typing := func(number string) {
		h.page.Focus(h.field("max"))
		apptest.Settle(s, apptest.Desktop())
		entry, is := s.Window.Canvas().Focused().(*form.TextField)
		must.Hold(t, is, "the keyboard is at %T", s.Window.Canvas().Focused())
		entry.SetText(number)
	}
	typing("x")
	apptest.MustShow(t, s, "Highest price must be a whole number from 1 to 10,000.")
	s.Back()
	expect.True(t, !p.check(), "the game could begin")
	apptest.MustShow(t, s, "Highest price must be a whole number from 1 to 10,000.")
	apptest.Tap(t, s, words.Text("new.start"))
	expect.True(t, s.Page() == shell.Page(h.page), "the start leads to %T", s.Page())
	apptest.Settle(s, apptest.Desktop())
	typing("99999")
	apptest.MustShow(t, s, apptest.Text("new.range.outside", "min", "1", "max", "10,000"))
	h.set("max", 255)
	apptest.MustShow(t, s, "Highest price is 255. It must be a multiple of 10.")
	s.Back()
	apptest.Tap(t, s, words.Text("new.start"))
	expect.True(t, s.Page() == shell.Page(h.page), "the start leads to %T", s.Page())
	apptest.Tap(t, s, words.Text("new.house.reset"))
	expect.True(t, p.check(), "after a reset the game can't begin")
}

func TestARefusalIsSaidAtItsOption(t *testing.T) {
	s, _, h := ruling(t, "tycoon")
	label, _ := words.Option("tycoon", "chairman")
	must.Hold(t, !apptest.Contains(s, label+"\n") && !apptest.Shows(s, label), "the groups of a long form are open at first")
	h.set("chairman", 10)
	s.Back()
	h.open("")
	apptest.Settle(s, apptest.Desktop())
	apptest.MustShow(t, s, label)
	apptest.MustShow(t, s, "A Chairman needs no less than a Director: at least 25 percent, not 10.")
	h.set("shares", 1500)
	apptest.MustShow(t, s, "Choose 1,000 to 1,000,000, in steps of 1,000.")
}

// Choosing a value that needs other options changes the fields shown. The companies' control keeps its typed text.
func TestOptionsComeAndGo(t *testing.T) {
	s, _, h := ruling(t, "openmarket")
	opening, _ := apptest.Find(s.Window.Content(), func(e *form.TextField) bool { return e.Text == "100" })
	s.Window.Canvas().Focus(opening)
	for _, c := range []struct {
		track   int
		there   string
		gone    []string
		changed int
	}{
		{2, "prices", []string{"min", "step"}, 1}, {1, "min", []string{"prices"}, 1},
		{0, "step", []string{"min", "prices"}, 0},
	} {
		h.set("track", c.track)
		_, there := h.asked(t, c.there)
		expect.True(t, there, "track %d: %s is not asked for", c.track, c.there)
		for _, gone := range c.gone {
			_, asked := h.asked(t, gone)
			expect.True(t, !asked, "track %d: %s is still asked for", c.track, gone)
		}
		expect.Equal(t, len(h.Changed()), c.changed, "track %d: options are called changed", c.track)
	}
	expect.True(t, s.Window.Canvas().Focused() == fyne.Focusable(opening), "the companies lost the keyboard")
	h.setText("companies", "A")
	field, _ := h.asked(t, "companies")
	expect.Equal(t, field.Trouble, "A market has 2 to 64 companies, not 1.", "one company says")
	h.resetAll()
	h.setText("opening", "1 2")
	field, _ = h.asked(t, "companies")
	_, apart := h.asked(t, "opening")
	expect.True(t, field.Trouble != "" && !apart, "wrong opening prices are not said at their companies")
}

func TestAFoldedGroupTellsWhatDiffers(t *testing.T) {
	s, _, h := ruling(t, "tycoon")
	h.set("start_titan", 30)
	at := func(r *list.Row) bool { return strings.Contains(r.AccessibilityLabel(), "1 changed") }
	row, is := apptest.Find(s.Window.Content(), at)
	must.Hold(t, is, "no head tells of a change")
	label, _ := words.Option("tycoon", "start_titan")
	expect.True(t, !apptest.Shows(s, label), "the group is open")
	test.Tap(row)
	apptest.MustShow(t, s, label)
}

func TestGroupsHaveTheirHeadings(t *testing.T) {
	for _, rules := range rulebooks.All() {
		for _, preset := range rules.Presets() {
			fields := preset.Options.Form().Fields
			begun := 0
			for i, f := range fields {
				heading := words.OptionGroup(rules.ID(), f.Name)
				if heading != "" {
					begun++
				}
				if i == 0 && heading == "" && len(fields) > 12 {
					t.Errorf("%s begins without a heading", rules.ID())
				}
			}
			if len(fields) > 12 && begun < 3 {
				t.Errorf("%s %s has %d options under %d headings", rules.ID(), preset.Key, len(fields), begun)
			}
		}
	}
}

func TestChangesAreToldInAFewLines(t *testing.T) {
	s, p, _ := ruling(t, "brokeryard")
	s.Back()
	apptest.MustShow(t, s, apptest.Text("new.house.same"))
	for _, f := range p.house.Options.Form().Fields {
		if f.Kind == calc.FlagKind {
			p.house.set(f.Name, 1-f.Get())
		}
	}
	apptest.MustShow(t, s, "Count the cards: No, not Yes")
	apptest.MustShow(t, s, fmt.Sprintf("And %d more", newgame.ChangeCount(p.house.Options, p.house.Base)-5))
	lines := 0
	apptest.Walk(p.house.summary, func(o fyne.CanvasObject) {
		if _, ok := o.(*text.Text); ok {
			lines++
		}
	})
	expect.Equal(t, lines, 6, "lines")
}
