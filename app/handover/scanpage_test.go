package handover

import (
	"bytes"
	"image/png"
	"net/url"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/qr"
)

func handed(t *testing.T, s *shell.Shell) (text string, record, picture []byte) {
	t.Helper()
	text = must.Get(compact.Encode(s.Session.Game()))(t)
	code := must.Get(qr.Encode(text))(t)
	var drawn, written bytes.Buffer
	must.Do(t, png.Encode(&drawn, code.Image(4)))
	must.Do(t, s.Session.Game().Export().Write(&written))
	return text, written.Bytes(), drawn.Bytes()
}

func dropped(t *testing.T, name string, data []byte) fyne.URI {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	must.Do(t, os.WriteFile(path, data, 0o600))
	return storage.NewFileURI(path)
}

func scanning(t *testing.T) (*shell.Shell, *scanPage) {
	t.Helper()
	s := apptest.Begin(t)
	p := NewScanPage(s, nil)
	s.Go(apptest.To(p))
	return s, p
}

func TestAGameIsTakenOverInEveryWay(t *testing.T) {
	from := apptest.Begin(t)
	apptest.PlayEntries(t, from, "Friday night", []string{"Ann", "Иван"}, 5)
	id := from.Session.Game().ID()
	text, record, picture := handed(t, from)
	for way, take := range map[string]func(s *shell.Shell, p *scanPage){
		"typed": func(s *shell.Shell, p *scanPage) {
			p.text.SetText(text)
			apptest.Tap(t, s, words.Text("scan.take"))
		},
		"pasted": func(s *shell.Shell, _ *scanPage) {
			s.App.Clipboard().SetContent(text)
			apptest.Tap(t, s, words.Text("scan.paste"))
		},
		"pasted record": func(s *shell.Shell, _ *scanPage) {
			s.App.Clipboard().SetContent(string(record))
			apptest.Tap(t, s, words.Text("scan.paste"))
		},
		"dropped picture": func(_ *shell.Shell, p *scanPage) { p.Dropped(dropped(t, "code.png", picture)) },
		"dropped record":  func(_ *shell.Shell, p *scanPage) { p.Dropped(dropped(t, "game.json", record)) },
		"picture without an ending": func(_ *shell.Shell, p *scanPage) {
			p.Dropped(dropped(t, "received", picture))
		},
	} {
		s, p := scanning(t)
		take(s, p)
		apptest.MustShow(t, s, apptest.Text("scan.new", "entries", "5"))
		apptest.Tap(t, s, words.Text("scan.show"))
		if apptest.RouteOf(s) != (route.Table{}) || s.Session.Game().ID() != id {
			t.Errorf("%s: %T is seen", way, s.Page())
		}
	}
}

func TestACodeKeepsItsLastSlash(t *testing.T) {
	expect.Equal(t, textOf("SK2ABC/"), "SK2ABC/", "without slashes before it, the text is")
	expect.Equal(t, textOf("//SK2ABC/"), "SK2ABC", "with slashes before it, the text is")
}

// A file or link that the program was opened with is imported only after the user agrees.
func TestWhatIsGivenIsOfferedFirst(t *testing.T) {
	from := apptest.Begin(t)
	apptest.PlayEntries(t, from, "Friday night", []string{"Ann", "Иван"}, 5)
	text, record, _ := handed(t, from)
	file := dropped(t, "Freitag 100%.json", record)
	named := words.Format("scan.given", words.Names{"file": "Freitag 100%.json"})
	linked, broken := words.Text("scan.given.link"), words.Text("fault.code.foreign")
	for given, says := range map[string][2]string{
		file.Path(): {named, apptest.Text("scan.new", "entries", "5")},
		"file://" + (&url.URL{Path: file.Path()}).EscapedPath(): {named, apptest.Text("scan.new", "entries", "5")},
		"scripkeeper:" + text:                           {linked, apptest.Text("scan.new", "entries", "5")},
		"scripkeeper://" + url.PathEscape(text):         {linked, apptest.Text("scan.new", "entries", "5")},
		"scripkeeper:" + url.PathEscape(string(record)): {linked, apptest.Text("scan.new", "entries", "5")},
		"scripkeeper:%zz<script>":                       {linked, broken},
		"scripkeeper:":                                  {linked, words.Text("fault.file.empty")},
		large(t):                                        {"", words.Text("fault.file.large")},
		file.Path() + "?":                               {words.Format("fault.file.open", words.Names{"path": file.Path() + "?", "detail": "no such file or directory"})},
		filepath.Dir(file.Path()):                       {words.Format("fault.file.open", words.Names{"path": filepath.Dir(file.Path()), "detail": "is a directory"})},
	} {
		s := apptest.Begin(t)
		s.Go(apptest.To(NewScanPage(s, nil).Offer(given)))
		apptest.MustContain(t, s, says[0])
		games, err := s.Session.Book().Shelf.List()
		expect.True(t, err == nil && len(games) == 0, "%.80s: %v is imported without a question, %v", given, games, err)
		if says[1] != "" {
			apptest.Tap(t, s, words.Text("scan.given.yes"))
			apptest.MustShow(t, s, says[1])
		}
	}
}

// large makes a file that is larger than anything that can be imported, and takes no room.
func large(t *testing.T) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "large.png")
	must.Do(t, os.WriteFile(path, []byte("\x89PNG\r\n\x1a\n"), 0o600))
	must.Do(t, os.Truncate(path, parcel.MaxSize+1))
	return path
}

func TestTheSameGameIsRecognised(t *testing.T) {
	from := apptest.Begin(t)
	apptest.PlayEntries(t, from, "", []string{"Ann", "Ben"}, 4)
	short, _, _ := handed(t, from)
	must.Do(t, from.Session.Record(apptest.Likely(t, from.Session.View())))
	long, _, _ := handed(t, from)
	s, p := scanning(t)
	p.take(short)
	p.take(short)
	apptest.MustShow(t, s, words.Text("scan.same"))
	p.take(long)
	apptest.MustShow(t, s, words.Format("scan.longer", words.Names{"count": 1}))
	last := from.Session.Game().Steps()[4]
	apptest.MustShow(t, s, words.Format("scan.entry", words.Names{
		"number": "5", "entry": words.EntryShort("stockholder", last.Before, last.Entry)}))
	p.take(short)
	apptest.MustShow(t, s, words.Text("scan.older"))
	apptest.Tap(t, s, words.Text("scan.show"))
	expect.Equal(t, len(s.Session.Game().Steps()), 5, "entries of the game")
}

func TestEveryFaultHasItsSentence(t *testing.T) {
	from := apptest.Begin(t)
	apptest.PlayEntries(t, from, "", []string{"Ann", "Ben"}, 3)
	text, record, picture := handed(t, from)
	foreign := must.Get(qr.Encode("https://example.org"))(t)
	var other bytes.Buffer
	must.Do(t, png.Encode(&other, foreign.Image(4)))
	newer := bytes.Replace(record, []byte(`"format": 1`), []byte(`"format": 7`), 1)
	for code, data := range map[string][]byte{
		"code.foreign":       other.Bytes(),
		"code.cut":           []byte(text[:len(text)-4]),
		"record.newer":       newer,
		"record.truncated":   record[:len(record)/2],
		"file.empty":         nil,
		"file.unknown":       {0, 1, 2, 0xff},
		"picture.unreadable": picture[:100],
	} {
		s, p := scanning(t)
		p.Dropped(dropped(t, "received", data))
		detail := ""
		if code == "record.newer" {
			detail = "7"
		}
		apptest.MustShow(t, s, words.Format("fault."+code, words.Names{"detail": detail}))
		expect.True(t, words.Known("fault."+code), "fault.%s has no sentence", code)
		games, err := s.Session.Book().Shelf.List()
		expect.True(t, err == nil && len(games) == 0, "%s: the book has %v, %v", code, games, err)
	}
	s, p := scanning(t)
	s.App.Clipboard().SetContent("")
	p.paste()
	apptest.MustShow(t, s, words.Text("scan.nothing"))
	p.Dropped(storage.NewFileURI(filepath.Join(t.TempDir(), "gone.png")))
	apptest.MustShow(t, s, words.Text("fault.file.unreadable"))
}

func TestGamesThatPartedAreRefused(t *testing.T) {
	from := apptest.Begin(t)
	apptest.PlayEntries(t, from, "", []string{"Ann", "Ben"}, 2)
	s, p := scanning(t)
	text, _, _ := handed(t, from)
	p.take(text)
	must.Do(t, s.Session.Open(from.Session.Game().ID()))
	skip, _ := calc.Blank(rulebooks.All()[0], "skip")
	must.Do(t, s.Session.Record(skip))
	must.Do(t, from.Session.Record(apptest.Likely(t, from.Session.View())))
	text, _, _ = handed(t, from)
	p.take(text)
	apptest.MustShow(t, s, words.ErrorSentence("", nil, &ledger.Fault{Code: "import.forked", Entry: 3}))
	leads := apptest.All(s.Window.Content(), (*input.Button).Leads)
	must.Hold(t, len(leads) == 1, "%d buttons lead on", len(leads))
	expect.Equal(t, leads[0].Label(), words.Text("join.offer"), "what the page leads to")
}

func TestWhatIsDroppedIsTakenOver(t *testing.T) {
	from := apptest.Begin(t)
	apptest.PlayEntries(t, from, "", []string{"Ann", "Ben"}, 1)
	_, _, picture := handed(t, from)
	s, _ := scanning(t)
	s.Drop(dropped(t, "code.png", picture))
	apptest.MustShow(t, s, apptest.Text("scan.new", "entries", "1"))
}
