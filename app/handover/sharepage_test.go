package handover

import (
	"bytes"
	"errors"
	"image"
	"image/draw"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
)

// code returns the visible picture of a code, nil if there is none.
func code(s *shell.Shell) *mark.QRPicture {
	found, _ := apptest.Find(s.Window.Canvas().Content(), func(q *mark.QRPicture) bool { return q.Visible() })
	return found
}

func TestTheCodeOnTheScreenIsTheGame(t *testing.T) {
	for _, phone := range []bool{true, false} {
		s := apptest.Begin(t)
		apptest.PlayEntries(t, s, "", []string{"Ann", "Бен", "Zoë"}, 9)
		s.Go(apptest.To(NewSharePage(s, nil, nil)))
		size := fyne.NewSize(1280, 800)
		if phone {
			size = apptest.Phone()
		}
		// Fyne drops renderers that were not used for a minute, but takes the time of its last capture for the present.
		// In a test run that time may be long ago, so this capture updates it.
		s.Window.Canvas().Capture()
		apptest.Settle(s, size)
		at := code(s)
		corner, side := fyne.CurrentApp().Driver().AbsolutePositionForObject(at), int(at.Size().Width)
		seen := image.NewRGBA(image.Rect(0, 0, side, side))
		draw.Draw(seen, seen.Bounds(), s.Window.Canvas().Capture(), image.Pt(int(corner.X), int(corner.Y)), draw.Src)
		page := s.Page().(*sharePage)
		sameModules(t, seen, page.code.codes[0])
		text := page.text
		record, err := parcel.Read(t.Context(), strings.NewReader(text), rulebooks.All(), nil)
		expect.True(t, err == nil && record.ID == s.Session.Game().ID() && len(record.Operations) == 9,
			"the code holds %v, %v", record, err)
		expect.True(t, (!phone || side >= int(apptest.Phone().Width)-20) && (phone || side >= 700),
			"on %v the code is only %d wide", size, side)
		apptest.MustShow(t, s, words.Text("share.far"))
		apptest.MustShow(t, s, words.Text("share.about.whole"))
	}
}

// sameModules fails the test unless the picture shows every module of the code.
func sameModules(t *testing.T, seen image.Image, code qr.Code) {
	t.Helper()
	n := len(code.Modules)
	side := seen.Bounds().Dx() / n
	rest := (seen.Bounds().Dx() - side*n) / 2
	must.Hold(t, side >= 3, "a module is %d pixels wide", side)
	for y, row := range code.Modules {
		for x, dark := range row {
			r, g, b, _ := seen.At(rest+x*side+side/2, rest+y*side+side/2).RGBA()
			if (r+g+b < 3*0x8000) != dark {
				path := filepath.Join(t.ArtifactDir(), "code.png")
				var drawn bytes.Buffer
				expect.Do(t, errors.Join(png.Encode(&drawn, seen), os.WriteFile(path, drawn.Bytes(), 0o600)))
				t.Fatalf("the module in row %d, column %d is wrong, of %d pixels in %v: see %s", y, x, side,
					seen.Bounds(), path)
			}
		}
	}
}

func TestTheCodeFollowsTheGame(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 2)
	p := NewSharePage(s, nil, nil)
	s.Go(apptest.To(p))
	before := p.text
	s.Undo()
	expect.True(t, p.text != before, "the code is the one from before the undo")
	apptest.TapSpoken(t, s, words.Text("share.copy")+", "+words.Text("share.copy.about"))
	expect.True(t, s.App.Clipboard().Content() == p.text, "the clipboard does not hold the text of the code")
	apptest.MustShow(t, s, words.Text("share.copied"))
}

// On a phone the code fills the shorter side, in both orientations, and nothing covers it.
func TestTheCodeIsAsLargeAsAPhoneIsNarrow(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben", "Cleo"}, 9)
	s.Go(apptest.To(NewSharePage(s, nil, nil)))
	driver := fyne.CurrentApp().Driver()
	for _, size := range []fyne.Size{apptest.Phone(), fyne.NewSize(844, 420), fyne.NewSize(360, 640),
		fyne.NewSize(640, 360)} {
		apptest.Settle(s, size)
		at, side := code(s), min(size.Width, size.Height)
		expect.Equal(t, at.Size(), fyne.NewSquareSize(side), "%v: the code", size)
		from := driver.AbsolutePositionForObject(at)
		for _, place := range places(s) {
			beside := place.X < from.X || place.Y < from.Y || place.Y >= from.Y+side
			expect.True(t, beside || place == from, "%v: at %v something lies on the code", size, place)
		}
	}
}

func TestEachWayHasAButton(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 2)
	p := NewSharePage(s, nil, nil)
	s.Go(apptest.To(p))
	tap := func(key string) { apptest.TapSpoken(t, s, words.Text(key)+", "+words.Text(key+".about")) }
	tap("share.scan")
	expect.Equal(t, apptest.RouteOf(s), route.Route(route.Scan{}), "scanning leads to")
	s.Back()
	tap("share.enlarge")
	s.Back()
	tap("share.copy")
	expect.Equal(t, s.App.Clipboard().Content(), p.text, "the clipboard has")
	for _, key := range []string{"share.record", "share.image"} {
		tap(key)
		expect.True(t, s.Window.Canvas().Overlays().Top() != nil, "%s asks for no file", key)
		s.Window.Canvas().Overlays().Remove(s.Window.Canvas().Overlays().Top())
	}
	expect.True(t, !p.own.Visible(), "a game without hidden hands offers a portfolio")
}

// wordy adds rulings with random reasons, which don't compress.
func wordy(t *testing.T, s *shell.Shell, rulings, length int) {
	t.Helper()
	chance := rand.New(rand.NewPCG(1, 2))
	for i := range rulings {
		ruling, _ := calc.Blank(rulebooks.All()[0], "ruling")
		for _, f := range ruling.Form(s.Session.View().Table).Fields {
			switch {
			case f.SetText != nil:
				reason := make([]rune, length)
				for j := range reason {
					reason[j] = rune(0x4E00 + chance.IntN(0x4000))
				}
				f.SetText(string(reason))
			case f.Name == "change":
				f.Set(i + 1)
			case f.Name == "what":
				f.Set(f.Allowed.At(0))
			}
		}
		must.Do(t, s.Session.Record(ruling))
	}
}

// A game too long for one picture is shown as frames, which another device combines.
func TestALongGameIsShownAsFrames(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 0)
	wordy(t, s, 20, 30)
	p := NewSharePage(s, nil, nil)
	s.Go(apptest.To(p))
	apptest.Settle(s, apptest.Phone())
	frames := len(p.code.codes)
	must.Hold(t, frames >= 9 && code(s) != nil, "there are %d pictures", frames)
	apptest.MustShow(t, s, words.Text("share.moving"))
	expect.True(t, p.code.moving != nil, "the pictures stand still")
	var g compact.FrameCollector
	text := ""
	for at := 1; text == ""; at++ {
		apptest.TapSpoken(t, s, words.Text("share.next"))
		apptest.MustShow(t, s, words.Format("share.frame", words.Names{"frame": p.code.at + 1,
			"frames": frames}))
		must.Hold(t, p.code.moving == nil, "a picture chosen by hand does not stay")
		frame, err := qr.Read(t.Context(), p.code.codes[p.code.at].Image(4))
		must.Do(t, err)
		text, err = g.Add(frame)
		must.Hold(t, err == nil && at <= frames/3, "after %d pictures: %v", at, err)
	}
	record, err := compact.Decode(text, rulebooks.All())
	expect.True(t, err == nil && record.ID == s.Session.Game().ID() && len(record.Operations) == 20,
		"the pictures hold %d entries, %v", len(record.Operations), err)
	apptest.TapSpoken(t, s, words.Text("share.play"))
	expect.True(t, p.code.moving != nil, "the pictures do not go on")
	apptest.TapSpoken(t, s, words.Text("share.enlarge")+", "+words.Text("share.enlarge.about"))
	expect.True(t, p.code.moving == nil, "the pictures go on where nobody sees them")
	apptest.Settle(s, apptest.Phone())
	side := code(s).Size().Width
	expect.True(t, side == apptest.Phone().Width, "alone the code is %v wide", side)
	code(s).Tapped(nil)
	expect.True(t, s.Page() == shell.Page(p) && p.code.moving != nil, "a tap on the large code shows %T", s.Page())
}

// The first page hands on the whole game, the next page only the new entries. A device that reports how many entries it
// has gets the entries that it lacks.
func TestOnlyWhatIsNewIsHandedOn(t *testing.T) {
	from, to := apptest.Begin(t), apptest.Begin(t)
	apptest.PlayEntries(t, from, "Friday", []string{"Ann", "Ben"}, 3)
	share := func() *sharePage {
		p := NewSharePage(from, nil, nil)
		from.Go(apptest.To(p))
		return p
	}
	take := func(s *shell.Shell, text string) *scanPage {
		p := NewScanPage(s, nil)
		s.Go(apptest.To(p))
		p.take(text)
		return p
	}
	first := share()
	take(to, first.text)
	apptest.MustShow(t, to, words.Format("scan.new", words.Names{"entries": 3}))
	first.choose(sharing.News)
	apptest.MustShow(t, from, words.Text("share.about.none"))
	expect.True(t, code(from) == nil && first.asText.Disabled(), "there is a code of nothing")
	from.Back()
	further := func() {
		apptest.Record(t, from, apptest.Likely(t, from.Session.View()))
	}
	further()
	second := share()
	second.choose(sharing.News)
	must.Hold(t, compact.KindOf(second.text) == compact.SinceCode, "what is new is %q", second.text)
	take(to, second.text)
	apptest.MustShow(t, to, words.Format("scan.longer", words.Names{"count": 1, "entries": 4}))
	from.Back()
	further()
	further()
	must.Do(t, to.Session.Open(from.Session.Game().ID()))
	asks := NewSharePage(to, nil, nil)
	to.Go(apptest.To(asks))
	asks.choose(sharing.Have)
	take(from, asks.text)
	if to, leads := apptest.RouteOf(from).(route.ShareNews); !leads || to.Entries != 4 {
		t.Fatalf("%T is seen", from.Page())
	}
	has := 4
	answer := NewSharePage(from, &has, nil)
	from.Go(apptest.To(answer))
	apptest.MustShow(t, from, words.Format("share.about.missing", words.Names{"count": 2}))
	take(to, answer.text)
	apptest.MustShow(t, to, words.Format("scan.longer", words.Names{"count": 2, "entries": 6}))
	take(from, asks.text)
	must.Do(t, to.Session.Open(from.Session.Game().ID()))
	again := NewSharePage(to, nil, nil)
	to.Go(apptest.To(again))
	again.choose(sharing.Have)
	take(from, again.text)
	apptest.MustShow(t, from, words.Text("scan.even"))
	apptest.Record(t, to, apptest.Likely(t, to.Session.View()))
	again.Update()
	take(from, again.text)
	apptest.MustShow(t, from, words.Text("fault.share.parted"))
}

func TestAGameTooLongForFramesGoesAsText(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 0)
	wordy(t, s, 80, 90)
	p := NewSharePage(s, nil, nil)
	s.Go(apptest.To(p))
	apptest.MustShow(t, s, words.Text("fault.code.big"))
	expect.True(t, code(s) == nil && p.asPicture.Disabled(), "there is a code for a game that none can hold")
	expect.True(t, p.text != "" && !p.asText.Disabled(), "the game cannot be copied as text")
}

func TestFilesHaveSensibleNames(t *testing.T) {
	begun := time.Date(2026, 3, 14, 12, 0, 0, 0, time.Local)
	for _, c := range []struct {
		setup record.Setup
		want  string
	}{
		{record.Setup{Title: "Friday night!", Begun: begun}, "scripkeeper-friday-night-2026-03-14.png"},
		{record.Setup{Names: []string{"Ann", "Иван"}, Begun: begun}, "scripkeeper-ann-иван-2026-03-14.png"},
		{record.Setup{Title: "../../etc/passwd"}, "scripkeeper-etc-passwd.png"},
		{record.Setup{Title: `a\b:c*?"<>|`}, "scripkeeper-a-b-c.png"},
		{record.Setup{Title: "🦊"}, "scripkeeper.png"},
		{record.Setup{Title: strings.Repeat("word ", 40)},
			"scripkeeper-word-word-word-word-word-word-word-word-word.png"},
	} {
		expect.Equal(t, sharing.FileName(c.setup, ".png"), c.want, "%q", c.setup.Title)
	}
}

func TestEscapeClosesADialogAndNotThePageBehindIt(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 2)
	s.Go(apptest.To(NewSharePage(s, nil, nil)))
	canvas := s.Window.Canvas()
	apptest.TapSpoken(t, s, words.Text("share.record")+", "+words.Text("share.record.about"))
	must.Hold(t, canvas.Overlays().Top() != nil, "there is no dialog")
	expect.True(t, canvas.Focused() == nil, "%T has the keyboard and swallows escape", canvas.Focused())
	canvas.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if _, ok := s.Page().(*sharePage); !ok || canvas.Overlays().Top() != nil {
		t.Errorf("%T is seen, above it %v", s.Page(), canvas.Overlays().Top())
	}
	canvas.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	expect.True(t, s.Depth() == 1, "a second escape shows %T", s.Page())
}

// places returns the positions of the visible tappable objects.
func places(s *shell.Shell) []fyne.Position {
	var all []fyne.Position
	driver := fyne.CurrentApp().Driver()
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if _, is := o.(fyne.Tappable); is && o.Visible() {
			all = append(all, driver.AbsolutePositionForObject(o))
		}
	})
	return all
}

// After a window narrows, the text next to the code is laid out as in a new window.
func TestSharePageForgetsTheWidthThatItHad(t *testing.T) {
	shared := func(sizes ...fyne.Size) []fyne.Position {
		s := apptest.Begin(t)
		apptest.PlayEntries(t, s, "", []string{"Anna", "Ben", "Carl"}, 2)
		for i, size := range sizes {
			if i > 0 {
				s.Window.Resize(size) // a single resize, without Settle
				continue
			}
			apptest.Settle(s, size)
			s.Go(apptest.To(NewSharePage(s, nil, nil)))
			apptest.Settle(s, size)
		}
		return places(s)
	}
	for _, size := range []fyne.Size{apptest.Phone(), apptest.Desktop()} {
		if fresh, turned := shared(size), shared(apptest.Tablet(), size); !slices.Equal(fresh, turned) {
			t.Errorf("%v: the buttons stand at %v, after another size at %v", size, fresh, turned)
		}
	}
}
