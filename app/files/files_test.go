package files

import (
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/internal/portaltest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func games() Kind { return Kind{Name: "Games", Endings: []string{".json", ".png"}} }

func uriOf(path string) string { return (&url.URL{Scheme: "file", Path: path}).String() }

func over(s *shell.Shell) fyne.CanvasObject {
	if top := s.Window.Canvas().Overlays().Top(); top != nil {
		return top
	}
	return nil
}

func TestTheDialogOfTheDesktopOpensAndSaves(t *testing.T) {
	s := apptest.Begin(t)
	p := portaltest.New(t)
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", p.Bus)
	path := filepath.Join(t.TempDir(), "a+b 100%.json")
	p.Answer = func(d *portaltest.Dialog) { d.Choose(uriOf(path)) }
	outcome := ""
	write := func(w io.Writer) error {
		_, err := io.WriteString(w, "all of it")
		return err
	}
	Save(s, "game.json", func(sentence string) { outcome = sentence }, write)
	expect.Equal(t, outcome, words.Format("share.saved", words.Names{"name": "a+b 100%.json"}), "it says")
	read := ""
	Open(s, games(), func(open func() (io.ReadCloser, error)) {
		from := must.Get(open())(t)
		read = string(must.Get(io.ReadAll(from))(t))
		must.Do(t, from.Close())
	})
	expect.Equal(t, read, "all of it", "the file holds")
	var folder fyne.URI
	Folder(s, func(chosen fyne.URI) { folder = chosen })
	expect.Equal(t, folder.Path(), path, "the folder is")

	// Cancelling has no effect. A file that is not on a local disk causes an error.
	p.Answer = (*portaltest.Dialog).Cancel
	outcome = ""
	Save(s, "game.json", func(sentence string) { outcome = sentence }, write)
	Open(s, games(), func(func() (io.ReadCloser, error)) { t.Error("nobody chose a file, and one is taken") })
	expect.Equal(t, outcome, "", "it says")
	p.Answer = func(d *portaltest.Dialog) { d.Choose("sftp://host/game.json") }
	Save(s, "game.json", func(sentence string) { outcome = sentence }, write)
	expect.Equal(t, outcome, words.Text("fault.file.elsewhere"), "it says")
	expect.True(t, over(s) == nil, "a sheet stays")
}

// While the desktop's dialog is open, a sheet prevents a second dialog. Closing the sheet closes the dialog.
func TestTheDialogOfTheDesktopIsOpenOnce(t *testing.T) {
	a := apptest.App(t)
	p := portaltest.New(t)
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", p.Bus)
	w := a.NewWindow("")
	t.Cleanup(w.Close)
	screen := make(chan func(), 8)
	s := shell.New(a, w, apptest.NewSession(nil), shell.Runner{Beside: shell.OnTime().Beside,
		OnScreen: func(do func()) { screen <- do }}, false, nil)
	page := &apptest.Page{}
	s.ShowOnly(apptest.To(page))
	taken := 0
	open := func() { Open(s, games(), func(func() (io.ReadCloser, error)) { taken++ }) }
	open()
	first := p.Next()
	sheet, waits := over(s).(*frame.BottomSheet)
	must.Hold(t, waits, "%T lies over the page", over(s))
	sheet.Close()
	(<-screen)() // the dialog's answer comes too late
	<-first.Closed
	expect.True(t, over(s) == nil && len(p.Asked) == 0 && taken == 0, "a closed dialog opened %d files", taken)

	open()
	second := p.Next()
	second.Choose(uriOf(filepath.Join(t.TempDir(), "game.json")))
	(<-screen)()
	expect.True(t, taken == 1 && over(s) == nil, "%d files are taken, and over the page lies %v", taken, over(s))
}

func texts(s *shell.Shell) (all []string) {
	apptest.Walk(over(s), func(o fyne.CanvasObject) {
		if line, is := o.(*canvas.Text); is && o.Visible() && line.Text != "" {
			all = append(all, line.Text)
		}
	})
	return all
}

func row(t *testing.T, s *shell.Shell, title string) {
	t.Helper()
	found, is := apptest.Find(over(s), func(r *list.Row) bool {
		return strings.HasPrefix(r.AccessibilityLabel(), title)
	})
	must.Hold(t, is, "there is no row of %q among %q", title, texts(s))
	found.Tapped(&fyne.PointEvent{})
}

func button(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	found, is := apptest.Find(over(s), func(b *input.Button) bool { return b.Label() == label })
	must.Hold(t, is && !found.Disabled(), "there is no button %q to press", label)
	found.Tapped(&fyne.PointEvent{})
}

// home makes a home folder with some files, two of them with long names.
func home(t *testing.T) (folder string, long []string) {
	t.Helper()
	folder = t.TempDir()
	t.Setenv("HOME", folder)
	long = []string{"scripkeeper-maximiliane-wörlitz-hagendorn-and-friends-at-the-long-table-2026-03-14.json",
		strings.Repeat("unbroken", 20) + ".PNG"}
	must.Do(t, os.MkdirAll(filepath.Join(folder, "Evening games", "more"), 0o700))
	for _, name := range append(long, "notes.odt", ".hidden.json", "Evening games/inside.json") {
		must.Do(t, os.WriteFile(filepath.Join(folder, name), []byte(name), 0o600))
	}
	return folder, long
}

func TestASheetListsTheRightFilesWithTheirWholeNames(t *testing.T) {
	bare := portaltest.NewBus(t)
	for _, bus := range []string{"", bare} {
		for _, size := range []fyne.Size{apptest.Phone(), apptest.Desktop(), fyne.NewSize(844, 420)} {
			s := apptest.Begin(t)
			t.Setenv("DBUS_SESSION_BUS_ADDRESS", bus)
			folder, long := home(t)
			apptest.Settle(s, size)
			read := ""
			Open(s, games(), func(open func() (io.ReadCloser, error)) {
				from := must.Get(open())(t)
				read = string(must.Get(io.ReadAll(from))(t))
				must.Do(t, from.Close())
			})
			apptest.Settle(s, size)
			apptest.Picture(t, s, fmt.Sprintf("files-%v.png", size.Width))
			apptest.Walk(over(s), func(o fyne.CanvasObject) {
				if line, is := o.(*canvas.Text); is && line.Visible() {
					expect.True(t, !strings.Contains(line.Text, "…"), "%v: %q is cut", size, line.Text)
				}
			})
			bare := func(words string) string { return strings.ReplaceAll(words, " ", "") }
			seen := bare(strings.Join(texts(s), ""))
			for _, name := range append(long, "Evening games", folder) {
				expect.True(t, strings.Contains(seen, bare(name)), "%v: there is no %q in %q", size, name, texts(s))
			}
			for _, name := range []string{"notes", "hidden"} {
				expect.True(t, !strings.Contains(seen, name), "%v: there is %q in %q", size, name, texts(s))
			}
			row(t, s, "Evening games")
			row(t, s, "more")
			row(t, s, words.Text("files.up"))
			row(t, s, "inside.json")
			expect.Equal(t, read, "Evening games/inside.json", "the file holds")
			expect.True(t, over(s) == nil, "the sheet stays")
		}
	}
}

// Replacing a file needs confirmation, and an invalid name is refused. The next sheet begins in the last folder.
func TestASheetSaves(t *testing.T) {
	s := apptest.Begin(t)
	folder, _ := home(t)
	outcome, written := "", 0
	write := func(w io.Writer) error {
		written++
		_, err := io.WriteString(w, "new")
		return err
	}
	ask := func() *frame.BottomSheet {
		Save(s, "inside.json", func(sentence string) { outcome = sentence }, write)
		apptest.Settle(s, apptest.Phone())
		return over(s).(*frame.BottomSheet)
	}
	says := func(sentence string) {
		t.Helper()
		apptest.Settle(s, apptest.Phone())
		all := strings.Join(texts(s), " ")
		expect.True(t, strings.Contains(all, sentence), "it says %q, not %q", all, sentence)
	}
	ask().Close()
	expect.True(t, written == 0 && outcome == "", "a sheet that was closed wrote a file")
	ask()
	row(t, s, "Evening games")
	apptest.Settle(s, apptest.Phone())
	name, _ := apptest.Find(over(s), func(f interface{ SetText(string) }) bool {
		_, is := f.(fyne.Focusable)
		return is
	})
	for typed, trouble := range map[string]string{
		"a/b":  words.Text("fault.file.name"),
		"more": words.Format("files.name.folder", words.Names{"name": "more"}),
	} {
		name.SetText(typed)
		button(t, s, words.Text("files.here"))
		says(trouble)
	}
	name.SetText("inside.json")
	button(t, s, words.Text("files.here"))
	says(words.Format("files.there", words.Names{"name": "inside.json"}))
	s.Window.Canvas().Capture()
	for _, fault := range apptest.Faults(over(s), apptest.Phone()) {
		t.Error(fault)
	}
	apptest.Picture(t, s, "files-save.png")
	expect.Equal(t, written, 0, "files are written")
	button(t, s, words.Text("files.replace"))
	path := filepath.Join(folder, "Evening games", "inside.json")
	expect.Equal(t, string(must.Get(os.ReadFile(path))(t)), "new", "the file holds")
	expect.Equal(t, outcome, words.Format("share.saved", words.Names{"name": "inside.json"}), "it says")

	ask()
	row(t, s, words.Text("files.new"))
	for _, taken := range []string{"", "a/b", "more"} {
		s.Window.Canvas().Focused().(interface{ SetText(string) }).SetText(taken)
		button(t, s, words.Text("files.new.create"))
		must.Hold(t, len(apptest.All(over(s), func(b *input.Button) bool {
			return b.Label() == words.Text("files.new.create")
		})) == 1, "a folder is called %q", taken)
	}
	apptest.Settle(s, apptest.Phone())
	apptest.Picture(t, s, "files-new.png")
	for _, fault := range apptest.Faults(over(s), apptest.Phone()) {
		t.Error(fault)
	}
	s.Window.Canvas().Focused().(interface{ SetText(string) }).SetText("June")
	button(t, s, words.Text("files.new.create"))
	apptest.Settle(s, apptest.Phone())
	button(t, s, words.Text("files.here"))
	june := filepath.Join(folder, "Evening games", "June")
	must.Get(os.Stat(filepath.Join(june, "inside.json")))(t)

	var chosen fyne.URI
	Folder(s, func(folder fyne.URI) { chosen = folder })
	apptest.Settle(s, apptest.Phone())
	button(t, s, words.Text("files.take"))
	expect.Equal(t, chosen.Path(), june, "the folder is")
}

// Typing searches even if the field was not tapped. Escape closes only the sheet.
func TestASheetIsUsedByKeys(t *testing.T) {
	s := apptest.Begin(t)
	home(t)
	page := s.Page()
	Open(s, games(), func(func() (io.ReadCloser, error)) {})
	apptest.Settle(s, apptest.Desktop())
	canvas := s.Window.Canvas()
	canvas.OnTypedRune()('w')
	canvas.Focused().TypedRune('ö')
	apptest.Settle(s, apptest.Desktop())
	if rows := apptest.All(over(s), func(*list.Row) bool { return true }); len(rows) != 2 {
		t.Errorf("%d rows are there for what is looked for: %q", len(rows), texts(s))
	}
	canvas.Unfocus()
	canvas.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	expect.True(t, over(s) == nil && s.Page() == page, "%T is seen, over it %v", s.Page(), over(s))
}
