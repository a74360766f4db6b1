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
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/letters"
)

func TestNamesAreReadFromAnyList(t *testing.T) {
	for text, want := range map[string]string{
		"":                                    "",
		" \n, ;\t":                            "",
		"Ann\nBen\r\n Zoë ":                   "Ann|Ben|Zoë",
		"Ann, Ben; Zoë\tИван":                 "Ann|Ben|Zoë|Иван",
		"1. Ann\n2) Ben\n 3.Zoë\n- Cy\n• Dee": "Ann|Ben|Zoë|Cy|Dee",
		"7\n1st place\n)":                     "7|1st place|)",
		"2. \n3. Ann":                         "Ann",
	} {
		expect.Equal(t, strings.Join(letters.Names(text), "|"), want, "%q is read as", text)
	}
}

func sheetButton(t *testing.T, s *shell.Shell, label string) *input.Button {
	t.Helper()
	found, _ := apptest.Find(s.Window.Canvas().Overlays().Top(),
		func(button *input.Button) bool { return button.Label() == label })
	must.Hold(t, found != nil, "there is no button %q on the sheet", label)
	return found
}

func sheetField(t *testing.T, s *shell.Shell) *form.TextField {
	t.Helper()
	found, _ := apptest.Find[*form.TextField](s.Window.Canvas().Overlays().Top(), nil)
	must.Hold(t, found != nil, "there is no field on the sheet")
	return found
}

func TestACrowdIsPasted(t *testing.T) {
	s := apptest.Begin(t)
	p := picked(t, s, "brokeryard")
	names := make([]string, 60)
	for i := range names {
		names[i] = fmt.Sprintf("%d. Player of the club %d", i+1, i+1)
	}
	s.App.Clipboard().SetContent(strings.Join(names, "\n"))
	apptest.Tap(t, s, words.Text("new.list"))
	expect.True(t, sheetButton(t, s, words.Text("new.list.use")).Disabled(), "no names can be used")
	test.Tap(sheetButton(t, s, words.Text("scan.paste")))
	test.Tap(sheetButton(t, s, words.Text("new.list.use")))
	if s.Window.Canvas().Overlays().Top() != nil || len(p.seats.names()) != 60 ||
		p.seats.names()[59] != "Player of the club 60" {
		t.Fatalf("%d seats", len(p.seats.rows))
	}
	apptest.MustShow(t, s, "60. Player of the club 60")
	apptest.MustShow(t, s, "2 to 60 players")
	drawn(t, s, "new.shuffle")
	sorted := p.seats.names()
	slices.Sort(sorted)
	expect.True(t, len(slices.Compact(sorted)) == 60, "drawing the order lost somebody")
	apptest.Tap(t, s, words.Text("new.list"))
	entry := sheetField(t, s)
	entry.SetText(entry.Text + "\nOne too many")
	expect.True(t, sheetButton(t, s, words.Text("new.list.use")).Disabled(), "61 names can be used")
	entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	s.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	must.Hold(t, s.Window.Canvas().Overlays().Top() == nil && s.Page() == p, "escape does not close the list alone")
	apptest.Tap(t, s, words.Text("new.start"))
	game := s.Session.Game()
	expect.True(t, game != nil && len(game.Setup().Names) == 60, "the game is %v", game)
}

func TestTheLimitsAreTold(t *testing.T) {
	s := apptest.Begin(t)
	for _, rules := range rulebooks.All() {
		p := picked(t, s, rules.ID())
		low, high := rules.Seats(rules.Presets()[0].Options)
		apptest.MustShow(t, s, words.Format("new.seats", words.Names{"min": low,
			"max": high}))
		names := make([]string, high+1)
		for i := range names {
			names[i] = fmt.Sprint("Player ", i)
		}
		p.seats.fill(names)
		if high < maxSeats && p.check() {
			t.Errorf("%s takes %d players", rules.ID(), high+1)
		}
		s.Back()
	}
}

func TestWhoBeginsIsTold(t *testing.T) {
	for id, begins := range map[string]string{"stockholder": "Ann", "shoulders": "Cy"} {
		s := apptest.Begin(t)
		p := picked(t, s, id)
		for seat, name := range []string{"Ann", "Ben", "Cy"} {
			expect.True(t, strings.Contains(p.missing.Text(), "goes first") == (seat > 1),
				"%s: before all names are known it says %q", id, p.missing.Text())
			p.seats.rows[seat].entry.SetText(name)
		}
		expect.Equal(t, p.missing.Text(), begins+" goes first.", "%s: it says", id)
	}
}

func TestTheSeatsAreCleared(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 0)
	p := NewGamePage(s)
	s.Go(apptest.To(p))
	apptest.Tap(t, s, words.Text("new.clear"))
	got := p.seats.names()
	expect.True(t, len(got) == 0 && len(p.seats.rows) == minRows && !p.seats.chips[0].Chosen(), "the seats are %q", got)
}

// Tab goes from name to name, and backwards with shift. Letters choose a game only while no name was typed.
func TestTabGoesFromNameToName(t *testing.T) {
	s := apptest.Begin(t)
	p := NewGamePage(s)
	s.Go(apptest.To(p))
	apptest.Settle(s, apptest.Desktop())
	on := s.Window.Canvas()
	must.Hold(t, p.Typed('b'), "no letter leads to a game")
	on.Focus(p.seats.rows[0].entry)
	for _, name := range []string{"Ann", "Ben", "Tom"} {
		field, is := on.Focused().(*form.TextField)
		must.Hold(t, is && field.Text == "", "%q is typed at %T", name, on.Focused())
		test.Type(field, name)
		field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
	}
	got := p.seats.names()
	expect.True(t, slices.Equal(got, []string{"Ann", "Ben", "Tom"}), "the seats are %q", got)
	expect.True(t, !p.Typed('b'), "a letter leads away from the names")
	last := on.Focused().(*form.TextField)
	expect.True(t, last == p.seats.rows[3].entry, "after the last name the keyboard is elsewhere")
	last.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
	expect.True(t, on.Focused() == fyne.Focusable(p.title), "from the last row it goes to %T", on.Focused())
	core.TypeOn(p.seats.rows[1].entry, true)
	expect.True(t, on.Focused() == p.seats.rows[0].entry, "back from Ben it goes to %T", on.Focused())
	p.seats.rows[0].entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	p.seats.rows[0].entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	expect.True(t, on.Focused() == p.seats.rows[0].remove, "the right arrow leads to %T", on.Focused())
}

func TestTheSameGameAgainTakesTwoTaps(t *testing.T) {
	for i, rules := range rulebooks.All() {
		s := apptest.Begin(t)
		p := picked(t, s, rules.ID())
		for seat, name := range []string{"Ann", "Ben", "Cy"} {
			p.seats.rows[seat].entry.SetText(name)
		}
		last := len(rules.Presets()) - 1
		if rules.ID() == "tycoon" {
			last = 2
		}
		p.games.choose(rules, last)
		p.takeOffer(nil)
		var changed string
		for _, f := range p.house.Options.Form().Fields {
			if f.Get != nil && len(f.Allowed.Choices) == 2 && changed == "" && i != 1 {
				p.house.set(f.Name, f.Allowed.At(1-f.Get()))
				changed = f.Name
			}
		}
		apptest.Tap(t, s, words.Text("new.start"))
		must.Hold(t, s.Session.Game() != nil, "%s does not begin: %s", rules.ID(), p.missing.Text())
		first := s.Session.Game().Setup()
		s.GoHome(apptest.To(NewGamePage(s)))
		apptest.Tap(t, s, words.Text("new.start"))
		again := s.Session.Game().Setup()
		if again.ID == first.ID || again.Rulebook != rules.ID() || !slices.Equal(again.Names, first.Names) ||
			newgame.ChangeCount(again.Options, first.Options) != 0 {
			t.Errorf("%s: the second game is %+v", rules.ID(), again)
		}
		expect.True(t, apptest.RouteOf(s) == route.Table{}, "%s: %T is seen", rules.ID(), s.Page())
	}
}
