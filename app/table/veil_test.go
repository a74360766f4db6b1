package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/hand"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func heard(s *shell.Shell) string {
	var all []string
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if a, ok := o.(fyne.Accessible); ok {
			all = append(all, a.AccessibilityLabel())
		}
	})
	return strings.Join(all, "\n")
}

// veiledGame plays a recorded game with hidden portfolios up to a number of entries, or to the end for -1.
func veiledGame(t *testing.T, entries int) (*shell.Shell, *Page) {
	t.Helper()
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Phone())
	page := veiledOn(t, s, entries)
	apptest.Settle(s, apptest.Phone())
	return s, page
}

func veiledOn(t *testing.T, s *shell.Shell, entries int) *Page {
	t.Helper()
	g := apptest.RecordedGame(t, "stockpile", "fees-four-veiled")
	if entries < 0 {
		entries = len(g.Entries)
	}
	return playedTo(t, s, g, entries)
}

func TestHoldingsStayBehindTheVeil(t *testing.T) {
	s, page := veiledGame(t, 12)
	v := s.Session.View()
	held := false
	for seat, name := range v.Layout.Seats {
		for company := range v.Layout.Companies {
			if v.Table.Shares(seat, company) == 0 {
				continue
			}
			held = true
			label := name.Name + ", " + words.CompanyName(v.Layout, company) + " "
			if strings.Count(heard(s), label) != strings.Count(heard(s), label+words.Text("common.hidden")) {
				t.Errorf("the table tells what %s holds", name.Name)
			}
		}
		if worth := name.Name + ", " + words.Text("common.worth") + " " +
			words.Text("common.hidden"); !strings.Contains(heard(s), worth) {
			t.Errorf("the table does not say %q", worth)
		}
		if place := v.Place(seat); place.Worth > v.Table.Cash(seat) {
			t.Errorf("%s is said to be worth %d with %d in cash", name.Name, place.Worth, v.Table.Cash(seat))
		}
	}
	must.Hold(t, held, "nobody holds anything yet")
	secrets := 0
	for _, step := range v.Game.Steps() {
		for _, line := range step.Statement().Lines {
			if !line.Secret {
				continue
			}
			secrets++
			sentence := words.Line(v.ID(), v.Layout, line)
			value := v.LineText(line)
			expect.True(t, value != sentence && strings.Contains(value, v.Layout.Seats[line.Seat].Name),
				"it is told that %q", value)
			expect.Equal(t, v.For(line.Seat).LineText(line), sentence, "%s is told", v.Layout.Seats[line.Seat].Name)
			s.Go(logRoute{})
			expect.True(t, !strings.Contains(heard(s), sentence), "the log tells %q", sentence)
			s.GoHome(apptest.To(page))
		}
	}
	expect.True(t, secrets != 0, "no line is for anybody's own eyes")
}

func TestAPlayerLiftsTheVeil(t *testing.T) {
	s, page := veiledGame(t, 12)
	v := s.Session.View()
	for seat, of := range v.Layout.Seats {
		for company := range v.Layout.Companies {
			shares := v.Table.Shares(seat, company)
			if shares == 0 {
				continue
			}
			title := words.Format("why.title", words.Names{"value": shares})
			s.GoHome(apptest.To(page))
			page.why(seat, company)
			must.Hold(t, !apptest.Shows(s, title), "%s's shares are told at once", of.Name)
			apptest.Tap(t, s, words.Format("veil.only", words.Names{"name": of.Name}))
			apptest.MustShow(t, s, title)
			s.Back()
			page.why(seat, view.NameColumn)
			apptest.Tap(t, s, words.Format("veil.only", words.Names{"name": of.Name}))
			apptest.MustShow(t, s, words.Format("why.worth.sum",
				words.Names{"amount": v.For(seat).Place(seat).Worth}))
			expect.True(t, v.For(seat).Place(seat).Worth > v.Table.Cash(seat),
				"what %s holds counts for nothing", of.Name)
			return
		}
	}
	t.Fatal("nobody holds anything yet")
}

func amendsATake(t *testing.T) (s *shell.Shell, page *hand.Page, name string) {
	t.Helper()
	s, _ = veiledGame(t, 12)
	for _, step := range s.Session.View().Game.Steps() {
		seat, secret := s.Session.View().SecretOf(step.Statement())
		if !secret || step.Entry.Kind() != "take" {
			continue
		}
		pushAmend(s, step.Number)
		page, covered := s.Page().(*hand.Page)
		must.Hold(t, covered && page.RecordButton() == nil, "entry %d is open to all: %T", step.Number, s.Page())
		return s, page, s.Session.View().Layout.Seats[seat].Name
	}
	t.Fatal("nobody took a pile")
	return s, nil, ""
}

func TestAnOpenHandGoesDarkInTheBackground(t *testing.T) {
	s, page, name := amendsATake(t)
	apptest.Tap(t, s, apptest.Text("veil.only", "name", name))
	eyes := apptest.Text("veil.eyes", "name", name)
	apptest.MustShow(t, s, eyes)
	leave, hooked := s.App.Lifecycle().(interface{ OnExitedForeground() func() })
	must.Hold(t, hooked, "the app has no lifecycle")
	leave.OnExitedForeground()()
	must.Hold(t, s.Page() == shell.Page(page), "the page was left for %T", s.Page())
	expect.True(t, page.RecordButton() == nil && !apptest.Shows(s, eyes), "the page is still open")
	leave.OnExitedForeground()() // once more while the page is dark
	apptest.Tap(t, s, apptest.Text("veil.only", "name", name))
	apptest.MustShow(t, s, eyes)
	apptest.Tap(t, s, words.Text("veil.done"))
	_, open := s.Page().(*SheetPage)
	expect.True(t, open, "after the player everybody sees %T", s.Page())
}

func TestAfterTheEndAnEditHidesNothing(t *testing.T) {
	s, _ := veiledGame(t, -1)
	kinds := map[string]bool{}
	for _, step := range s.Session.View().Game.Steps() {
		form := step.Entry.Form(step.Before)
		if kinds[step.Entry.Kind()] || !slices.ContainsFunc(form.Fields, func(f *calc.Field) bool { return f.Secret }) {
			continue
		}
		kinds[step.Entry.Kind()] = true
		pushAmend(s, step.Number)
		over, open := s.Page().(*SheetPage)
		if !open {
			t.Errorf("%s: entry %d opens %T", step.Entry.Kind(), step.Number, s.Page())
			s.Back()
			continue
		}
		for _, seat := range s.Session.View().Layout.Seats {
			for _, key := range []string{"veil.only", "veil.said", "veil.part"} {
				if label := apptest.Text(key, "name", seat.Name); apptest.Shows(s, label) {
					t.Errorf("%s: entry %d says %q", step.Entry.Kind(), step.Number, label)
				}
			}
		}
		expect.True(t, over.sheet.parts.veil == nil, "%s: the foot asks whose part it is", step.Entry.Kind())
		s.Back()
	}
	expect.True(t, len(kinds) > 1, "edited were %v", kinds)
}
