package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/hand"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
)

func show(t *testing.T, s *shell.Shell, name string) {
	t.Helper()
	tapButton(t, s, apptest.Text("veil.only", "name", name))
	apptest.MustShow(t, s, apptest.Text("veil.eyes", "name", name))
}

func hide(t *testing.T, s *shell.Shell) {
	t.Helper()
	tapButton(t, s, apptest.Text("veil.done"))
}

func tapButton(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	var found *input.Button
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if b, is := o.(*input.Button); is && b.Visible() && b.Label() == label {
			found = b
		}
	})
	must.Hold(t, found != nil, "there is no button %q in\n%s", label, heard(s))
	test.Tap(found)
}

func mustBeDark(t *testing.T, s *shell.Shell, name string) {
	t.Helper()
	page, is := s.Page().(*hand.Page)
	must.Hold(t, is, "the page is %T", s.Page())
	expect.True(t, page.RecordButton() == nil, "a dark page records")
	apptest.MustShow(t, s, apptest.Text("veil.pass", "name", name))
	for _, secret := range []string{apptest.Text("common.worth"), apptest.Text("veil.done")} {
		expect.True(t, !strings.Contains(heard(s), secret), "the dark page tells %q:\n%s", secret, heard(s))
	}
	mustNameOnly(t, s, name)
}

func mustNameOnly(t *testing.T, s *shell.Shell, name string) {
	t.Helper()
	for _, other := range s.Session.View().Layout.Seats {
		if other.Name != name && strings.Contains(heard(s), other.Name) {
			t.Errorf("%s's page tells of %s:\n%s", name, other.Name, heard(s))
		}
	}
}

func mustBeDealt(t *testing.T, s *shell.Shell, want ...string) {
	t.Helper()
	for seat, start := range s.Session.Game().Steps()[0].Entry.(*stockpile.Setup).Seats {
		expect.Equal(t, start.Share, want[seat], "the starting share of seat %d", seat)
	}
}

// The deal is a single entry, which waits for every player's part and names the players whose part is missing.
func TestAJointEntryNamesWhoIsMissing(t *testing.T) {
	s, page := veiledGame(t, 0)
	page.enter()
	apptest.MustShow(t, s, apptest.Text("veil.missing", "name", "Ann", "names", "Ann, Ben, Cleo, Dan"))
	s.Record()
	expect.Equal(t, len(s.Session.Game().Steps()), 0, "entries before anybody told theirs")
	for at, name := range []string{"Ann", "Ben", "Cleo", "Dan"} {
		if at == 0 {
			s.Back()
			apptest.MustShow(t, s, apptest.Text("veil.missing", "name", "Ann", "names", "Ann, Ben, Cleo, Dan"))
			show(t, s, name)
		}
		expect.True(t, s.Page().(*hand.Page).RecordButton().Disabled(), "%s is done before saying anything", name)
		cells := apptest.All(s.Window.Content(), func(c *input.Cell) bool { return true })
		test.Tap(cells[at])
		hide(t, s)
		if at == 3 {
			break
		}
		mustBeDark(t, s, []string{"Ben", "Cleo", "Dan"}[at])
		if at == 1 { // the rest follows after a restart
			s.Back()
			apptest.MustShow(t, s, apptest.Text("veil.missing", "name", "Cleo", "names", "Cleo, Dan"))
			s, page = again(t, s)
			page.enter()
			apptest.MustShow(t, s, apptest.Text("veil.missing", "name", "Cleo", "names", "Cleo, Dan"))
		}
		show(t, s, []string{"Ben", "Cleo", "Dan"}[at])
	}
	apptest.Tap(t, s, apptest.Text("sheet.record"))
	mustBeDealt(t, s, "COS", "BOT", "LEA", "AME")
}

func claiming(t *testing.T) (*shell.Shell, *Page) {
	t.Helper()
	s, page := veiledGame(t, 34)
	pay(s)
	return s, page
}

func pay(s *shell.Shell) {
	pushSheet(s, &stockpile.Movement{})
	sh := s.Page().(*SheetPage).sheet
	for company, said := range []board.Forecast{"$$", "-3", "+1", "+4", "-2", "+2"} {
		f, _ := sh.entry.Form(sh.base).Field(calc.ItemName("forecasts", company))
		for value, face := range []board.Forecast{"+4", "+2", "+1", "$$", "-2", "-3"} {
			if face == said {
				f.Set(value)
			}
		}
	}
	sh.choose(s.Session.View(), sh.entry, nil)
	sh.touch()
}

// Claims start at 0, and one tap records that there are none.
func TestThatNobodyClaimsIsOneTap(t *testing.T) {
	s, page := claiming(t)
	before := len(s.Session.Game().Steps())
	tapButton(t, s, apptest.Text("stockpile.entry.movement.nobody"))
	expect.Equal(t, len(s.Session.Game().Steps()), before+1, "entries")
	expect.True(t, s.Page() == shell.Page(page), "everybody sees %T", s.Page())
	for _, line := range s.Session.View().Last.Statement().Lines {
		expect.True(t, line.Kind != "dividend", "somebody is paid: %+v", line)
	}
}

// The owner corrects hidden cards on a secret page, because the limits of the fields would reveal the holding.
func TestHiddenCardsAreCorrectedByTheirPlayer(t *testing.T) {
	s, _ := veiledGame(t, 12)
	before := s.Session.View().Table
	pushSheet(s, &calc.Ruling{Seat: 1, What: "EPI", Reason: "found one"})
	sh := s.Page().(*SheetPage).sheet
	for _, f := range apptest.All(sh.body, func(*input.Stepper) bool { return true }) {
		t.Errorf("everybody sees a number from %d on", f.Value())
	}
	show(t, s, "Ben")
	steps := apptest.All(s.Window.Content(), func(c *input.Stepper) bool { return true })
	must.Hold(t, len(steps) == 1, "%d numbers are asked in\n%s", len(steps), heard(s))
	test.Type(steps[0], "1")
	hide(t, s)
	v := s.Session.View()
	expect.Equal(t, v.Table.Shares(1, 5), before.Shares(1, 5)+1, "Epic cards")
	_, secret := v.SecretOf(v.Last.Statement())
	expect.True(t, secret, "the correction is told to all")
}

func TestAnotherQuestionIsAskedAnew(t *testing.T) {
	s, _ := claiming(t)
	show(t, s, "Ann")
	hide(t, s)
	s.Back()
	apptest.MustShow(t, s, apptest.Text("veil.missing", "name", "Ben", "names", "Ben, Cleo, Dan"))
	sh := s.Page().(*SheetPage).sheet
	for company, value := range []int{4, 3} { // the second company pays instead of the first
		f, _ := sh.entry.Form(sh.base).Field(calc.ItemName("forecasts", company))
		f.Set(value)
	}
	sh.touch()
	apptest.MustShow(t, s, apptest.Text("veil.missing", "name", "Ann", "names", "Ann, Ben, Cleo, Dan"))
}

// Escape, going back and opening another page hide a player's open page, and none of them shows it again.
func TestNothingButItsButtonOpensAPage(t *testing.T) {
	s, page := veiledGame(t, 2)
	page.enter()
	show(t, s, "Ann")
	escape := func() { s.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape}) }
	escape()
	mustBeDark(t, s, "Ann")
	s.Rebuild()
	mustBeDark(t, s, "Ann")
	s.Record()
	mustBeDark(t, s, "Ann")
	escape()
	_, sheet := s.Page().(*SheetPage)
	expect.True(t, sheet && !strings.Contains(heard(s), apptest.Text("common.worth")), "seen is\n%s", heard(s))
	s.Record()
	apptest.MustShow(t, s, apptest.Text("veil.eyes", "name", "Ann"))
	s.Record()
	mustBeDark(t, s, "Ben")
	s.Undo()
	expect.Equal(t, len(s.Session.Game().Steps()), 3, "entries after undo on a dark page")
}

func TestADoubleTapSkipsNobody(t *testing.T) {
	for _, size := range []fyne.Size{apptest.Phone(), {Width: 844, Height: 420}, apptest.Desktop()} {
		t.Run(fmt.Sprint(size.Width), func(t *testing.T) {
			s, page := veiledGame(t, 2)
			now := time.Unix(1_000, 0)
			s.Guard.Pause, s.Guard.Now = core.TapPause, func() time.Time { return now }
			s.Window.Resize(size)
			page.Update()
			if page.RecordButton() != nil {
				page.RecordButton().Tapped(&fyne.PointEvent{})
			} else {
				page.enter()
				s.Record()
			}
			apptest.Settle(s, size)
			apptest.MustShow(t, s, apptest.Text("veil.eyes", "name", "Ann"))
			done := s.Page().(*hand.Page).RecordButton()
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(done).AddXY(20, 20)
			for range 2 {
				test.TapCanvas(s.Window.Canvas(), at)
				now = now.Add(200 * time.Millisecond)
			}
			apptest.MustShow(t, s, apptest.Text("veil.dark"))
			for _, of := range s.Session.View().Layout.Seats {
				expect.True(t, !strings.Contains(heard(s), of.Name), "the dark page names %s", of.Name)
			}
			expect.Equal(t, len(s.Session.Game().Steps()), 3, "entries")
		})
	}
}

// A position starts with the players' holdings, so a price can be corrected without passing the device around.
func TestAPositionBeginsWithWhatIsHeld(t *testing.T) {
	for _, entries := range []int{12, 0} {
		s, _ := veiledGame(t, entries)
		pushSheet(s, stockpile.NewPosition(s.Session.View().Table))
		missing := apptest.Contains(s, apptest.Text("veil.pass", "name", "Ann"))
		expect.Equal(t, missing, entries == 0, "after %d entries Ann is asked", entries)
	}
}

// A whole game in which the device is passed around matches its recording. Secrets are entered on their players' pages,
// which show nothing of other players, and all pages in between are dark.
func TestAWholeGameGoesFromHandToHand(t *testing.T) {
	must.HaveTime(t)
	g := apptest.RecordedGame(t, "stockpile", "fees-four-veiled")
	s := apptest.Begin(t)
	playedTo(t, s, g, 0)
	pages := 0
	for number, want := range g.Entries {
		if _, on := s.Page().(*hand.Page); !on {
			pushSheet(s, expectedOf(t, s, want.Kind()))
		}
		sh := sheetBelow(t, s)
		set := func(wanted func(*calc.Field) bool) {
			for _, f := range want.Form(sh.base).Fields {
				if at, asked := sh.entry.Form(sh.base).Field(f.Name); asked && wanted(f) && f.Get() != at.Get() {
					at.Set(f.Get())
				}
			}
			sh.touch()
		}
		parts := sh.parts.now().Parts()
		set(func(f *calc.Field) bool { return !f.Secret && !parts.Own })
		for parts = sh.parts.now().Parts(); len(parts.Missing) > 0; {
			seat := parts.Missing[0]
			name := s.Session.View().Layout.Seats[seat].Name
			if _, on := s.Page().(*hand.Page); on {
				mustBeDark(t, s, name)
			}
			set(func(f *calc.Field) bool { return parts.Own || f.Secret && f.Seat == seat })
			show(t, s, name)
			mustNameOnly(t, s, name)
			hide(t, s)
			if pages++; parts.Own {
				break
			}
			parts = sh.parts.now().Parts()
		}
		if _, on := s.Page().(*SheetPage); on {
			s.Record()
		}
		must.Hold(t, len(s.Session.Game().Steps()) == number+1, "entry %d, a %s, is not kept on %T:\n%s", number+1,
			want.Kind(), s.Page(), heard(s))
	}
	expect.True(t, pages > 50, "only %d pages", pages)
	for i, place := range s.Session.View().Standing.Places {
		expect.Equal(t, place.Worth, s.Session.Game().Table().Cash(place.Seat), "what place %d is worth", i)
	}
}

func expectedOf(t *testing.T, s *shell.Shell, kind string) calc.Entry {
	t.Helper()
	all := s.Session.View().Expected().All()
	at := slices.IndexFunc(all, func(e calc.Entry) bool { return e.Kind() == kind })
	must.Hold(t, at >= 0, "no %s is expected", kind)
	return all[at]
}

func sheetBelow(t *testing.T, s *shell.Shell) *entrySheet {
	t.Helper()
	if page, on := s.Page().(*SheetPage); on {
		return page.sheet
	}
	route, on := s.Route().(handRoute)
	must.Hold(t, on, "the page is %T", s.Page())
	return route.of.sheet
}

func pick(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	row, seen := apptest.Find(s.Window.Canvas().Overlays().Top(),
		func(row *list.Row) bool { return row.AccessibilityLabel() == label })
	must.Hold(t, seen, "nothing is called %q", label)
	test.Tap(row)
}

func TestAnEditAsksWhosePart(t *testing.T) {
	s, _ := veiledGame(t, 12)
	pushAmend(s, 1)
	pick(t, s, "Ben")
	mustBeDark(t, s, "Ben")
	show(t, s, "Ben")
	mustNameOnly(t, s, "Ben")
	cells := apptest.All(s.Window.Content(), func(c *input.Cell) bool { return true })
	test.Tap(cells[0])
	hide(t, s)
	if _, sheet := s.Page().(*SheetPage); !sheet {
		t.Fatalf("after Ben everybody sees %T", s.Page())
	}
	expect.True(t, !strings.Contains(heard(s), "Cosmic"), "the sheet tells what Ben said:\n%s", heard(s))
	s.Record()
	mustBeDealt(t, s, "STA", "COS", "EPI", "LEA")
}

// If the reason why an entry became illegal reveals a holding, only that holding's owner sees the reason.
func TestWhyAnEntryIsImpossibleStaysBehindTheVeil(t *testing.T) {
	s, _ := veiledGame(t, 12)
	e := &stockpile.Setup{Seats: []stockpile.Start{{Share: "STA"}, {Share: "COS"}, {Share: "EPI"}, {Share: "LEA"}}}
	must.Do(t, s.Session.Replace(1, e)) // Ben has sold the American share that was dealt
	refused := s.Session.Game().Refused()
	must.Hold(t, len(refused) == 1, "%d entries are refused", len(refused))
	s.Go(mendRoute{})
	apptest.MustShow(t, s, apptest.Text("veil.refusal", "name", "Ben"))
	v := s.Session.View()
	expect.True(t, v.For(1).Refusal(refused[0].Refusal) != v.Refusal(refused[0].Refusal), "Ben is told no more")
	pushAmend(s, refused[0].Number)
	mustBeDark(t, s, "Ben")
	show(t, s, "Ben")
	mustNameOnly(t, s, "Ben")
	hide(t, s)
	s.Record()
	expect.Equal(t, len(s.Session.Game().Refused()), 0, "entries that wait to be mended")
}

func TestHandsFitEveryWindow(t *testing.T) {
	must.HaveTime(t)
	open := func(s *shell.Shell, page *Page) { page.enter(); s.Record() }
	for _, c := range []struct {
		name    string
		entries int
		to      func(s *shell.Shell, page *Page)
	}{
		{"hand-public", 14, func(_ *shell.Shell, page *Page) { page.enter() }},
		{"hand-joint", 0, func(_ *shell.Shell, page *Page) { page.enter() }},
		{"hand-dark", 19, func(s *shell.Shell, page *Page) { open(s, page); hide(t, s) }},
		{"hand-take", 15, open}, {"hand-sell", 33, open}, {"hand-share", 0, open},
		{"hand-claims", 34, func(s *shell.Shell, _ *Page) { pay(s) }},
		{"hand-claim", 34, func(s *shell.Shell, _ *Page) { pay(s); s.Record() }},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := apptest.Begin(t)
			c.to(s, veiledOn(t, s, c.entries))
			apptest.Fits(t, s, c.name)
			apptest.ShootSeen(t, s, c.name)
		})
	}
}
