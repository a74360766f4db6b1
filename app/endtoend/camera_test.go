package endtoend

import (
	"context"
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/camera"
	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// detecting gives the page a BarcodeDetector, which this browser lacks. The detector returns one text per call.
const detecting = `
	window.texts = [];
	window.BarcodeDetector = class {
		static async getSupportedFormats() { return ["qr_code"]; }
		async detect() { const text = window.texts.shift(); return text ? [{ rawValue: text }] : []; }
	};`

// opener returns a setting with which the program reports addresses instead of opening them in a browser, and a
// function that waits for the next address.
func opener(t *testing.T) (setting, func(w window) string) {
	t.Helper()
	dir := t.TempDir()
	opened := filepath.Join(dir, "opened")
	must.Do(t, os.WriteFile(filepath.Join(dir, "xdg-open"), []byte(
		"#!/bin/sh\nprintf %s \"$1\" >'"+opened+".new' && mv '"+opened+".new' '"+opened+"'\n"), 0o700))
	return withEnv("PATH=" + dir + ":" + os.Getenv("PATH")), func(w window) (address string) {
		w.t.Helper()
		w.await("an address for the browser", func() bool {
			read, err := os.ReadFile(opened)
			address = string(read)
			return err == nil
		})
		_ = os.Remove(opened)
		return address
	}
}

func (w window) code() image.Image {
	w.t.Helper()
	var area image.Rectangle
	for _, o := range w.View().Objects {
		if o.Text == words.Text("share.title") && o.Area.Dy() > area.Dy() {
			area = o.Area
		}
	}
	return w.Picture().(*image.NRGBA).SubImage(area)
}

func framesIn(t *testing.T, path string) []string {
	t.Helper()
	text := must.Get(compact.Encode(onlyGame(t, path)))(t)
	frames := must.Get(compact.Frames(text))(t)
	return frames
}

// In the second part, the browser has a barcode detector and the program is frozen, as phones freeze programs.
func TestAGameIsTakenOverThroughTheCamera(t *testing.T) {
	t.Parallel()
	game := recordings.MassStart(t)
	last := len(game.Entries) - 1
	path := newBook(t, record.Setup{Rulebook: "brokeryard", Title: "Mass start", Names: game.Names,
		Options: game.Options}, game.Entries[:last]...)
	frames := framesIn(t, path)
	first := open(t, sized(1280, 800), withArgs("--book", path))
	first.Tap("Mass start")
	first.Tap(words.Text("table.share"))
	var shown []image.Image
	for range 8 {
		first.Tap(words.Text("share.next"))
		shown = append(shown, first.code())
	}
	first.Close()
	opens, address := opener(t)
	second := open(t, sized(390, 844), opens)
	second.Tap(words.Text("shelf.scan"))
	second.Tap(words.Text("scan.camera"))
	second.See(words.Text("scan.watching"))
	b := newBrowser(t, filmOf(t, shown))
	b.Do(chromedp.Navigate(address(second)))
	b.Until("a part that is read", `!document.getElementById("progress").hidden`)
	b.Shot("camera-reading", 390, 844)
	added := words.Format("scan.new", words.Names{"entries": last})
	b.says(added)
	b.Shot("camera-done", 390, 844)
	second.See(added)

	second.Tap(words.Text("scan.camera"))
	b.before(detecting)
	b.Do(chromedp.Navigate(address(second)))
	b.says(words.Text("camera.point"))
	must.Do(t, second.cmd.Process.Signal(syscall.SIGSTOP))
	b.reads(frames...)
	b.says(words.Text("camera.waiting"))
	must.Do(t, second.cmd.Process.Signal(syscall.SIGCONT))
	b.says(words.Text("scan.same"))
	second.See(words.Text("scan.same"))

	// The new entries fit into one small code.
	second.Tap(words.Text("scan.camera"))
	b.before(detecting)
	b.Do(chromedp.Navigate(address(second)))
	b.says(words.Text("camera.point"))
	b.reads(lastOf(t, onlyGame(t, path), game.Entries[last]))
	longer := words.Format("scan.longer", words.Names{"count": 1})
	b.says(longer)
	second.See(longer)
}

func lastOf(t *testing.T, g *game.Game, entry calc.Entry) string {
	t.Helper()
	copied, err := game.Replay(g.Export(), rulebooks.All())
	if err == nil {
		_, err = copied.Record(entry, ledger.Author{})
	}
	must.Do(t, err)
	text := must.Get(compact.EncodeSince(copied, len(copied.Steps())-1))(t)
	return text
}

// The page explains other kinds of codes, keeps what it has read if the app has ended, and accepts pictures.
func TestThePageOfTheCameraSaysWhatItSees(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, filmOf(t, []image.Image{image.NewGray(image.Rect(0, 0, 40, 30))}))
	app := served(t)
	b.before(detecting)
	b.Do(chromedp.Navigate(app.Address()))
	b.says(words.Text("camera.point"))
	b.Fits(320, 568)
	b.Fits(844, 390)
	b.Fits(1280, 800)
	for word, text := range map[string]string{
		"camera.link": "https://example.org", "camera.wifi": "WIFI:S:Table;T:WPA;P:secret;;",
		"camera.contact": "BEGIN:VCARD\nN:Ann\nEND:VCARD",
		"camera.foreign": "4006381333931", "fault.code.newer": "SF99:5:0:ABCDEFGH:XYZ", "camera.damaged": "SF2:5:0:ABC",
		"fault.code.damaged": "SK2:5:XXXXX",
	} {
		b.reads(text)
		b.says(words.Text(word))
	}
	b.reads("SF2:3:0:ABCDEFGH:AAA", "SF2:3:5:ABCDEFGH:AAA", "SF2:3:5:ABCDEFGH:AAA")
	b.Until("two of three", `document.getElementById("count").textContent.startsWith("2 of 3")`)
	app.Close()
	b.reads("SF2:3:8:ABCDEFGH:AAA")
	b.says(words.Text("camera.gone"))
	b.Shot("camera-gone", 390, 844)
	b.Do(chromedp.Click("#copy", chromedp.ByID))
	b.Until("a copy", `[`+chromium.Quoted(words.Text("camera.copied"))+`,`+chromium.Quoted(
		words.Text("camera.select"))+`].includes(document.getElementById("sentence").textContent)`)

	app = served(t)
	b.before(`navigator.mediaDevices.getUserMedia = async () => { throw new DOMException("no", "NotAllowedError"); };`)
	b.Do(chromedp.Navigate(app.Address()))
	b.says(words.Text("camera.denied"))
	b.Shot("camera-denied", 390, 844)
	code := must.Get(qr.Encode("SK2:4:GOOD"))(t)
	for _, c := range []struct {
		picture image.Image
		says    string
	}{{image.NewGray(image.Rect(0, 0, 300, 200)), words.Text("fault.picture.nocode")}, {code.Image(9), "Taken."}} {
		path := filepath.Join(t.TempDir(), "picture.png")
		file := must.Get(os.Create(path))(t)
		must.Do(t, errors.Join(png.Encode(file, c.picture), file.Close()))
		b.Do(chromedp.SetUploadFiles("#photo", []string{path}, chromedp.ByID))
		b.says(c.says)
	}
	b.Until("leave to close it", `!document.getElementById("close").hidden`)
}

func served(t *testing.T) *camera.Server {
	t.Helper()
	s, err := camera.Open(camera.Receiver{
		Check: func(_ context.Context, text string) string {
			if strings.HasPrefix(text, "SK2:4:GOOD") {
				return ""
			}
			return words.Text("fault.code.damaged")
		},
		Take: func(string) (string, bool) { return "Taken.", true },
		Late: func() {},
	})
	must.Do(t, err)
	t.Cleanup(s.Close)
	return s
}
