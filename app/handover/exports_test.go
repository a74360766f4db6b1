package handover

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/report"
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/qr"
)

func TestTheGameLeavesByWhatOneDoesWithIt(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday night", []string{"Anna", "Ben"}, 6)
	drawn := 0
	s.Go(apptest.To(NewSharePage(s, nil, func(io.Writer, *game.Game) error { drawn++; return nil })))
	apptest.TapSpoken(t, s, words.Text("share.text")+", "+words.Text("share.text.about"))
	expect.Equal(t, s.App.Clipboard().Content(), report.Text(s.Session.Game()), "the clipboard has")
	for _, key := range []string{"share.card", "share.print", "share.csv", "share.hledger", "share.record"} {
		apptest.TapSpoken(t, s, words.Text(key)+", "+words.Text(key+".about"))
		expect.True(t, s.Window.Canvas().Overlays().Top() != nil, "%s asks for no file", key)
		s.Window.Canvas().Overlays().Remove(s.Window.Canvas().Overlays().Top())
	}
	expect.True(t, drawn <= 0, "the card is drawn before somebody says where it goes")
}

func TestThePlayIsHandedToBGStats(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday night", []string{"Anna", "Ben", "Carl", "Dora", "Emil"}, 6)
	s.Go(apptest.To(NewSharePage(s, nil, nil)))
	apptest.TapSpoken(t, s, words.Text("share.bgstats")+", "+words.Text("share.bgstats.about"))
	p, ok := s.Page().(*playPage)
	must.Hold(t, ok, "%T is seen", s.Page())
	want, err := report.BGStats(s.Session.Game())
	expect.True(t, err == nil && p.link == want, "the link is %s, %v", p.link, err)
	if read, err := qr.Read(t.Context(), p.codes[0].Image(4)); err != nil || read != want {
		t.Errorf("the code holds %q, %v", read, err)
	}
	apptest.Tap(t, s, words.Text("play.copy"))
	expect.Equal(t, s.App.Clipboard().Content(), want, "the clipboard has")
	b := &browser{App: s.App}
	s.App = b
	apptest.Tap(t, s, words.Text("play.open"))
	expect.Equal(t, b.opened, want, "opened")
}

func TestAPlayThatIsTooLongHasALinkAlone(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Anna", "Ben"}, 2)
	s.Go(apptest.To(newPlayPage(s, "https://example.org/"+strings.Repeat("x", 3000))))
	apptest.MustShow(t, s, words.Text("play.big"))
	apptest.Tap(t, s, words.Text("play.copy"))
}

func TestAPlayThatIsHiddenIsNotHandedOn(t *testing.T) {
	s := apptest.Begin(t)
	g := apptest.RecordedGame(t, "stockpile", "fees-four-veiled")
	must.Do(t, s.Session.Scratch(g.Setup))
	apptest.Record(t, s, g.Entries[:3]...)
	s.Go(apptest.To(NewSharePage(s, nil, nil)))
	apptest.TapSpoken(t, s, words.Text("share.bgstats")+", "+words.Text("share.bgstats.about"))
	if _, ok := s.Page().(*sharePage); !ok {
		t.Errorf("%T is seen", s.Page())
	}
	apptest.MustContain(t, s, words.ErrorSentence("", nil, &ledger.Fault{Code: "share.secret"}))
}

// savedHere taps a button of the page, saves in a new folder, and returns the folder.
func savedHere(t *testing.T, s *shell.Shell, button string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	t.Setenv("HOME", folder)
	s.App.Preferences().SetString("files.folder", folder)
	apptest.TapSpoken(t, s, button)
	here, asked := apptest.Find(s.Window.Canvas().Overlays().Top(), func(b *input.Button) bool {
		return b.Label() == words.Text("files.here")
	})
	must.Hold(t, asked, "nobody asks where to save")
	test.Tap(here)
	return folder
}

// The browser opens a page to print from the place where it was saved.
func TestABrowserOpensThePageToPrint(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday night", []string{"Anna", "דנה כהן"}, 6)
	b := &browser{App: s.App}
	s.App = b
	s.Go(apptest.To(NewSharePage(s, nil, nil)))
	folder := savedHere(t, s, words.Text("share.print")+", "+words.Text("share.print.about"))
	name := sharing.FileName(s.Session.Game().Setup(), ".html")
	saved, err := os.ReadFile(filepath.Join(folder, name))
	expect.True(t, err == nil && strings.Contains(string(saved), "דנה כהן"), "saved is %.99s, %v", saved, err)
	expect.Equal(t, b.opened, "file://"+filepath.Join(folder, name), "opened")
	apptest.MustContain(t, s, apptest.Text("share.saved.print", "name", name))
}

// A deleted game cannot be opened. Importing it again restores it, and the page says so.
func TestADeletedGameThatComesInIsBack(t *testing.T) {
	from := apptest.Begin(t)
	apptest.PlayEntries(t, from, "", []string{"Ann", "Ben"}, 4)
	code, _, _ := handed(t, from)
	s, p := scanning(t)
	p.take(code)
	game := from.Session.Game().ID()
	must.Do(t, s.Session.Book().Games.Delete(game))
	expect.True(t, s.Session.Open(game) != nil, "a deleted game is opened")
	p.take(code)
	apptest.MustShow(t, s, words.Text("scan.same")+" "+words.Text("scan.undeleted"))
	expect.Do(t, s.Session.Open(game))
}
