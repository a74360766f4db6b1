package setup

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/rulebooks"
)

// ruling opens the page of the house rules of a game.
func ruling(t *testing.T, id string) (*shell.Shell, *newGamePage, *houseRulesPage) {
	t.Helper()
	s := apptest.Begin(t)
	p := picked(t, s, id)
	p.seats.rows[0].entry.SetText("Ann")
	p.seats.rows[1].entry.SetText("Ben")
	p.house.open("")
	page, ok := s.Page().(*houseRulesPage)
	must.Hold(t, ok, "%T is seen", s.Page())
	return s, p, page
}

// row is the row of an option that is shown.
func (l *optionList) row(t *testing.T, name string) *optionRow {
	t.Helper()
	i := slices.IndexFunc(l.rows, func(r *optionRow) bool { return r.name == name })
	must.Hold(t, i >= 0, "there is no row %q", name)
	return l.rows[i]
}

// entry is the field that an option is typed into.
func (r *optionRow) entry(t *testing.T) *form.TextField {
	t.Helper()
	entry, _ := apptest.Find[*form.TextField](r.control.Object(), nil)
	must.Hold(t, entry != nil, "%s is not typed", r.name)
	return entry
}

// marked reports whether what is typed has a halo of what is wrong.
func (r *optionRow) marked() bool {
	halo := false
	apptest.Walk(r.control.Object(), func(o fyne.CanvasObject) {
		_, panel := o.(*frame.Panel)
		halo = halo || panel
	})
	return halo
}

// Every option of every game has a row; changing it marks it as changed, and going back takes the mark away. One that
// another rule set asks in the same way is not tried there again.
func TestEveryOptionHasAControlOfItsKind(t *testing.T) {
	apptest.Slow(t)
	for _, rules := range rulebooks.All() {
		t.Run(rules.ID(), func(t *testing.T) {
			_, p, page := ruling(t, rules.ID())
			tried := map[string]bool{}
			for place, preset := range rules.Presets() {
				p.games.choose(rules, place)
				p.takeOffer(nil)
				for _, f := range preset.Options.Form().Fields {
					same := fmt.Sprintf("%s %v", f.Name, f.Allowed)
					if tried[same] {
						continue
					}
					tried[same] = true
					everyValue(t, p.house, f)
					page.house.reset(f.Name)
					if n := newgame.Differing(p.house.Options, p.house.Base); n != 0 {
						p.house.resetAll()
						expect.True(t, f.Kind == calc.ChoiceKind || f.Kind == calc.FlagKind,
							"%s: after going back with %s %d options differ", preset.Key, f.Name, n)
					}
				}
			}
		})
	}
}

func everyValue(t *testing.T, h *houseRules, f *calc.Field) {
	t.Helper()
	if f.Get == nil {
		h.setText(f.Name, "1 2 3")
		if row := h.all().row(t, f.Name); !row.back.Visible() || f.Name != "companies" && row.entry(t).Text != "1 2 3" {
			t.Errorf("%s: the words are not marked as changed", f.Name)
		}
		return
	}
	places := []int{0, 1, f.Allowed.Count() - 1}
	for place := 2; place < len(f.Allowed.Choices)-1; place++ {
		places = append(places, place)
	}
	for _, place := range places {
		h.set(f.Name, f.Allowed.At(place))
		now, _ := h.Options.Form().Field(f.Name)
		row := h.all().row(t, f.Name)
		expect.True(t, now.Get() == f.Allowed.At(place) && row.back.Visible() == (now.Get() != f.Get()),
			"%s set to %d is %d, marked %t", f.Name, f.Allowed.At(place), now.Get(), row.back.Visible())
		if len(h.list.rows) != len(h.Options.Form().Fields) {
			t.Errorf("%s set to %d: %d rows for %d options", f.Name, f.Allowed.At(place), len(h.list.rows),
				len(h.Options.Form().Fields))
		}
	}
}

func TestANumberThatCannotBeReadIsSaid(t *testing.T) {
	s, p, page := ruling(t, "stockholder")
	row := page.house.list.row(t, "max")
	entry := row.entry(t)
	for _, typed := range []string{"many", "99999999999999999999"} {
		entry.SetText(typed)
		apptest.MustShow(t, s, "Highest price must be a whole number from 1 to 10,000.")
	}
	expect.True(t, row.marked() && !p.check(), "the number is not marked, or the game could begin")
	entry.SetText("99999")
	apptest.MustShow(t, s, apptest.Text("new.range.outside", "min", "1", "max", "10,000"))
	apptest.MustShow(t, s, "Highest price can't be 99,999. Choose 1 to 10,000.")
	expect.True(t, row.marked() && !page.house.list.row(t, "min").marked(),
		"the number is not marked, or another is")
	entry.SetText("255")
	expect.Equal(t, row.wrong.Text(), "Highest price is 255. It must be a multiple of 10.",
		"at the row it says")
	s.Back()
	apptest.MustShow(t, s, "Highest price is 255. It must be a multiple of 10.")
	apptest.Tap(t, s, words.Text("new.start"))
	if _, ok := s.Page().(*houseRulesPage); !ok {
		t.Fatalf("the start leads to %T", s.Page())
	}
	test.Tap(row.back)
	expect.True(t, entry.Text == "250" && p.check() && !row.wrong.Visible(),
		"back to the default gives %q", entry.Text)
}

// What is refused stands at its own row, in a group that is opened for it.
func TestARefusalStandsAtItsRow(t *testing.T) {
	s, p, page := ruling(t, "tycoon")
	p.house.set("chairman", 10)
	row := page.house.list.row(t, "chairman")
	must.Hold(t, !row.content.Visible(), "the groups of a long form are open at first")
	s.Back()
	p.house.open("")
	if !row.content.Visible() ||
		row.wrong.Text() != "A Chairman needs no less than a Director: at least 25 percent, not 10." {
		t.Errorf("the row is seen: %t, and says %q", row.content.Visible(), row.wrong.Text())
	}
	p.house.set("shares", 1500)
	if row := page.house.list.row(
		t, "shares"); row.wrong.Text() != "Choose 1,000 to 1,000,000, in steps of 1,000." {
		t.Errorf("a number between the steps says %q", row.wrong.Text())
	}
}

// A choice that asks for other options changes the rows, and those that stay are the same objects.
func TestRowsComeAndGoAndTheKeyboardStays(t *testing.T) {
	s, p, page := ruling(t, "openmarket")
	list := page.house.list
	companies := list.row(t, "companies")
	s.Window.Canvas().Focus(companies.entry(t))
	for _, c := range []struct {
		track   int
		there   string
		gone    []string
		changed int
	}{
		{2, "prices", []string{"min", "step"}, 1}, {1, "min", []string{"prices"}, 1},
		{0, "step", []string{"min", "prices"}, 0},
	} {
		p.house.set("track", c.track)
		list.row(t, c.there)
		for _, gone := range c.gone {
			expect.True(t, list.find(gone) == nil, "track %d: %s is still there", c.track, gone)
		}
		expect.Equal(t, newgame.Differing(p.house.Options, p.house.Base), c.changed,
			"track %d: options are called changed", c.track)
	}
	if list.row(t, "companies") != companies || s.Window.Canvas().Focused() != fyne.Focusable(companies.entry(t)) {
		t.Error("the row lost the keyboard")
	}
	companies.entry(t).SetText("120") // the opening price of the last
	if o := p.house.Options.(*agreement.Options); o.Opening != "100 100 100 120" ||
		newgame.Differing(o, p.house.Base) != 1 {
		t.Errorf("the opening prices are %q", o.Opening)
	}
	p.house.setText("companies", "A")
	want := "A market has 2 to 64 companies, not 1."
	expect.True(t, companies.wrong.Text() == want && companies.marked(),
		"one company says %q", companies.wrong.Text())
	page.house.reset("companies")
	expect.True(t, !companies.wrong.Visible() && newgame.Differing(p.house.Options, p.house.Base) == 0,
		"the preset did not come back, or not with its opening prices")
	p.house.setText("opening", "1 2")
	expect.True(t, companies.marked() && list.find("opening") == companies,
		"opening prices that are wrong are not marked at their companies")
	apptest.Tap(t, s, words.Text("new.house.reset"))
	expect.True(t, !companies.wrong.Visible() && newgame.Differing(p.house.Options, p.house.Base) == 0,
		"the preset did not come back")
}

func TestGroupsOpenAndClose(t *testing.T) {
	_, p, page := ruling(t, "tycoon")
	groups := page.house.list.groups
	must.Hold(t, len(groups) >= 8, "%d groups", len(groups))
	seen := func(g *optionGroup) bool { return g.rows[0].content.Visible() }
	test.Tap(groups[1].head)
	expect.True(t, seen(groups[1]) && !seen(groups[0]), "the wrong group opened")
	p.house.set("start_titan", 30)
	label := groups[1].head.AccessibilityLabel()
	expect.True(t, strings.Contains(label, "1 changed"), "the heading says %q", label)
	p.house.set("deck", 3)
	groups = page.house.list.groups
	expect.True(t, seen(groups[1]) && !seen(groups[0]), "an open group closed when the form changed")
	test.Tap(groups[1].head)
	expect.True(t, !seen(groups[1]), "the group did not close")
}

// Every heading stands above an option of every form, so that no group loses its heading.
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

// A long list of changes is told in a few lines.
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
	apptest.MustShow(t, s, fmt.Sprintf("And %d more", newgame.Differing(p.house.Options, p.house.Base)-5))
	lines := 0
	apptest.Walk(p.house.summary, func(o fyne.CanvasObject) {
		if _, ok := o.(*text.Text); ok {
			lines++
		}
	})
	expect.Equal(t, lines, 6, "lines")
}

// No option moves when another one is changed, or goes back to its default: what is said of that has its place.
func TestOptionsKeepTheirPlaces(t *testing.T) {
	for _, size := range []fyne.Size{apptest.Phone(), {Width: 844, Height: 420}, apptest.Desktop()} {
		s, _, page := ruling(t, "stockholder")
		apptest.Settle(s, size)
		places := func() (all []fyne.Position) {
			apptest.Settle(s, size)
			for _, row := range page.house.list.rows {
				all = append(all, fyne.CurrentApp().Driver().AbsolutePositionForObject(row.content))
			}
			return all
		}
		stand := places()
		for _, f := range page.house.Options.Form().Fields {
			if f.Kind == calc.FlagKind {
				page.house.set(f.Name, 1-f.Get())
				if len(page.house.list.rows) == len(stand) && !slices.Equal(places(), stand) {
					t.Errorf("%v: changing %s moves others", size, f.Name)
				}
				row := page.house.list.row(t, f.Name)
				expect.True(t, row.back.Visible(), "%s has no way back", f.Name)
				test.Tap(row.back)
				expect.True(t, slices.Equal(places(), stand), "%v: the way back of %s moves others", size, f.Name)
				break
			}
		}
	}
}
