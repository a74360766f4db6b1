package app

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/qr"
)

// handed is the game on the table as text, as a record and as a picture.
func handed(t *testing.T, s *Shell) (text string, record, picture []byte) {
	t.Helper()
	text, err := compact.Encode(s.session.Game())
	if err != nil {
		t.Fatal(err)
	}
	code, err := qr.Encode(text)
	if err != nil {
		t.Fatal(err)
	}
	var drawn, written bytes.Buffer
	if err := png.Encode(&drawn, code.Image(4)); err != nil {
		t.Fatal(err)
	}
	if err := s.session.Game().Export().Write(&written); err != nil {
		t.Fatal(err)
	}
	return text, written.Bytes(), drawn.Bytes()
}

// dropped is a file as it is dropped on a window.
func dropped(t *testing.T, name string, data []byte) fyne.URI {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return storage.NewFileURI(path)
}

// scanning opens the page that takes a game over, in a program whose book is empty.
func scanning(t *testing.T) (*Shell, *scanPage) {
	t.Helper()
	s := begin(t)
	p := newScanPage(s)
	s.Push(p)
	return s, p
}

func TestAGameIsTakenOverInEveryWay(t *testing.T) {
	from := begin(t)
	playing(t, from, "Friday night", []string{"Ann", "Иван"}, 5)
	id := from.session.Game().ID()
	text, record, picture := handed(t, from)
	for way, take := range map[string]func(s *Shell, p *scanPage){
		"typed": func(s *Shell, p *scanPage) {
			p.text.SetText(text)
			tap(t, s, words.Say("scan.take"))
		},
		"pasted": func(s *Shell, _ *scanPage) {
			s.app.Clipboard().SetContent(text)
			tap(t, s, words.Say("scan.paste"))
		},
		"pasted record": func(s *Shell, _ *scanPage) {
			s.app.Clipboard().SetContent(string(record))
			tap(t, s, words.Say("scan.paste"))
		},
		"dropped picture": func(_ *Shell, p *scanPage) { p.dropped(dropped(t, "code.png", picture)) },
		"dropped record":  func(_ *Shell, p *scanPage) { p.dropped(dropped(t, "game.json", record)) },
		"picture without an ending": func(_ *Shell, p *scanPage) {
			p.dropped(dropped(t, "received", picture))
		},
	} {
		s, p := scanning(t)
		take(s, p)
		mustSay(t, s, "The game was added. Number of entries: 5.")
		tap(t, s, words.Say("scan.show"))
		if _, ok := s.Page().(*tablePage); !ok || s.session.Game().ID() != id {
			t.Errorf("%s: %T is seen", way, s.Page())
		}
	}
}

func TestTheSameGameIsRecognised(t *testing.T) {
	from := begin(t)
	playing(t, from, "", []string{"Ann", "Ben"}, 4)
	short, _, _ := handed(t, from)
	if err := from.session.Record(likely(t, from.session.View())); err != nil {
		t.Fatal(err)
	}
	long, _, _ := handed(t, from)
	s, p := scanning(t)
	p.take(short)
	p.take(short)
	mustSay(t, s, words.Say("scan.same"))
	p.take(long)
	mustSay(t, s, words.Tell("scan.longer", words.Names{"count": "1"}))
	p.take(short)
	mustSay(t, s, words.Say("scan.older"))
	tap(t, s, words.Say("scan.show"))
	if n := len(s.session.Game().Steps()); n != 5 {
		t.Errorf("the game has %d entries", n)
	}
}

func TestEveryFaultHasItsSentence(t *testing.T) {
	from := begin(t)
	playing(t, from, "", []string{"Ann", "Ben"}, 3)
	text, record, picture := handed(t, from)
	foreign, err := qr.Encode("https://example.org")
	if err != nil {
		t.Fatal(err)
	}
	var other bytes.Buffer
	if err := png.Encode(&other, foreign.Image(4)); err != nil {
		t.Fatal(err)
	}
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
		p.dropped(dropped(t, "received", data))
		detail := ""
		if code == "record.newer" {
			detail = "7"
		}
		mustSay(t, s, words.Tell("fault."+code, words.Names{"detail": detail}))
		if !words.Known("fault." + code) {
			t.Errorf("fault.%s has no sentence", code)
		}
		games, err := s.session.Book().Shelf()
		if err != nil || len(games) != 0 {
			t.Errorf("%s: the book has %v, %v", code, games, err)
		}
	}
	s, p := scanning(t)
	s.app.Clipboard().SetContent("")
	p.paste()
	mustSay(t, s, words.Say("scan.nothing"))
	p.dropped(storage.NewFileURI(filepath.Join(t.TempDir(), "gone.png")))
	mustSay(t, s, words.Say("fault.file.unreadable"))
}

func TestGamesThatPartedAreRefused(t *testing.T) {
	from := begin(t)
	playing(t, from, "", []string{"Ann", "Ben"}, 2)
	s, p := scanning(t)
	text, _, _ := handed(t, from)
	p.take(text)
	if err := s.session.Open(from.session.Game().ID()); err != nil {
		t.Fatal(err)
	}
	skip, _ := rulebooks.All()[0].Blank("skip")
	if err := s.session.Record(skip); err != nil {
		t.Fatal(err)
	}
	if err := from.session.Record(likely(t, from.session.View())); err != nil {
		t.Fatal(err)
	}
	text, _, _ = handed(t, from)
	p.take(text)
	mustSay(t, s, words.Trouble("", nil, &ledger.Fault{Code: "import.forked", Entry: 3}))
}

func TestWhatIsDroppedOnTheShelfIsTakenOver(t *testing.T) {
	from := begin(t)
	playing(t, from, "", []string{"Ann", "Ben"}, 1)
	_, _, picture := handed(t, from)
	uri := dropped(t, "code.png", picture)
	s := begin(t)
	s.takeDropped([]fyne.URI{uri})
	if _, ok := s.Page().(*scanPage); !ok {
		t.Fatalf("%T is seen", s.Page())
	}
	mustSay(t, s, "The game was added. Number of entries: 1.")
	s.Push(newKeysPage(s))
	s.takeDropped([]fyne.URI{uri})
	if _, ok := s.Page().(*keysPage); !ok {
		t.Errorf("a drop leaves the page for %T", s.Page())
	}
}
