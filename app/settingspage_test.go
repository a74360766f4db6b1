package app

import (
	"io"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/internal/pseudo"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

func tapChip(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	var found *input.Chip
	apptest.Walk(s.Window.Canvas().Content(), func(o fyne.CanvasObject) {
		if chip, ok := o.(*input.Chip); ok && (chip.AccessibilityLabel() == label ||
			chip.AccessibilityLabel() == label+" ✓") {
			found = chip
		}
	})
	must.Hold(t, found != nil, "there is no chip %q", label)
	test.Tap(found)
}

func TestSettingsAreSeenAtOnceAndKept(t *testing.T) {
	s := begin(t)
	s.Go(apptest.To(newSettingsPage(s)))
	tapChip(t, s, "Dark")
	tapChip(t, s, "Large")
	now, ok := s.App.Settings().Theme().(look.Theme)
	if !ok || now.Variant != look.Dark || now.Text != 1.25 {
		t.Errorf("the theme is %+v", s.App.Settings().Theme())
	}
	tapChip(t, s, "Large")
	expect.Equal(t, s.App.Settings().Theme().(look.Theme), now, "a second tap changes the theme to")
	name := s.Page().(*settingsPage).name
	name.SetText("  Kitchen tablet ")
	expect.Equal(t, s.Session.Author().Device, "Kitchen tablet", "the device")
	kept := settings{s.App.Preferences()}
	if kept.theme() != now || kept.device() != "Kitchen tablet" {
		t.Errorf("kept are %+v and %q", kept.theme(), kept.device())
	}
	name.SetText("")
	got := s.Session.Author().Device
	expect.True(t, got == session.DeviceName(), "without a name the device is %q", got)
	apptest.TapSpoken(t, s, words.Text("settings.backup"))
	apptest.MustShow(t, s, words.Text("backup.title"))
}

func TestALanguageIsSpokenAtOnce(t *testing.T) {
	s := begin(t)
	speaking(t, lang.English())
	s.Go(route.Settings{})
	for _, l := range lang.Languages() {
		tapChip(t, s, l.Name())
		expect.Equal(t, words.Spoken(), l, "the language")
		expect.Equal(t, settings{s.App.Preferences()}.language(), l.Tag(), "what is kept")
		apptest.MustShow(t, s, l.Text("settings.title"))
	}
	words.Speak(pseudo.New())
	s.Remake()
	apptest.MustShow(t, s, pseudo.New().Text("settings.title"))
	s.Back()
	apptest.MustShow(t, s, pseudo.New().Text("welcome.title"))
	settings{s.App.Preferences()}.speak("")
	expect.Equal(t, words.Spoken().Tag(), settings{s.App.Preferences()}.language(), "the language of the next start")
}

func TestReducedMotionIsASetting(t *testing.T) {
	s := begin(t)
	s.Go(apptest.To(newSettingsPage(s)))
	apptest.Walk(s.Window.Canvas().Content(), func(o fyne.CanvasObject) {
		if toggle, is := o.(*input.Switch); is {
			test.Tap(toggle)
		}
	})
	now, is := s.App.Settings().Theme().(look.Theme)
	expect.True(t, is && now.Still && now.Size(look.MotionTime) == 0 && (look.Theme{}).Size(look.MotionTime) <= 250,
		"the theme is %+v", now)
	expect.True(t, (settings{s.App.Preferences()}).theme().Still, "the setting is not kept")
}

func TestDamagedSettingsDoNoHarm(t *testing.T) {
	a := apptest.App(t)
	for key, value := range map[string]int{"text": 99, "theme": 3, "device": 0} {
		a.Preferences().SetInt(key, value)
	}
	a.Preferences().SetFloat("width", -5)
	a.Preferences().SetFloat("height", 3)
	s := settings{a.Preferences()}
	got := s.theme()
	expect.True(t, got.Variant == look.System && got.Factor() == look.LargestText, "the theme is %+v", got)
	if s.size() != fyne.NewSize(firstWidth, firstHeight) {
		t.Errorf("the window is %v", s.size())
	}
}

// Without a window the system's choice of light or dark is unknown. A picture is light unless the owner chose dark.
func TestPictureWithoutAWindowIsLight(t *testing.T) {
	a := apptest.App(t)
	g := must.Get(game.Scratch(record.Setup{Rulebook: "stockholder", Names: []string{"Anna", "Ben"}},
		rulebooks.All()))(t)
	for chosen, want := range map[look.Variant]look.Variant{look.System: look.Light, look.Light: look.Light,
		look.Dark: look.Dark} {
		settings{a.Preferences()}.setVariant(chosen)
		must.Do(t, DrawCard(a, io.Discard, g))
		dressed := a.Settings().Theme().(look.Theme)
		expect.True(t, dressed.Variant == want, "chosen %v, drawn %v", chosen, dressed.Variant)
	}
}

func TestTheWindowKeepsItsSize(t *testing.T) {
	a := apptest.App(t)
	path := filepath.Join(t.TempDir(), "games.db")
	w, s := build(a, Start{Book: path}, apptest.AtOnce())
	got := w.Canvas().Size()
	expect.True(t, got == fyne.NewSize(firstWidth, firstHeight), "the first window is %v", got)
	settings{a.Preferences()}.setSize(fyne.NewSize(900, 700))
	must.Do(t, s.Session.Book().Close())
	w, s = build(a, Start{Book: path}, apptest.AtOnce())
	if got := w.Canvas().Size(); got != fyne.NewSize(900, 700) {
		t.Errorf("the next window is %v", got)
	}
	must.Do(t, s.Session.Book().Close())
	w, s = build(a, Start{Book: path, Phone: true}, apptest.AtOnce())
	if got := w.Canvas().Size(); got != fyne.NewSize(phoneWidth, phoneHeight) ||
		s.Shape(fyne.NewSize(2000, 1000)) != shell.PhoneShape {
		t.Errorf("the window of a phone is %v", got)
	}
	must.Do(t, s.Session.Book().Close())
}

func TestTheThemeFollowsTheSystemAtFirst(t *testing.T) {
	s := begin(t)
	now := s.App.Settings().Theme().(look.Theme)
	expect.True(t, !now.Dark(theme.VariantLight) && now.Dark(theme.VariantDark), "the theme is %+v", now)
}
