package endtoend

import (
	"context"
	"encoding/json"
	"fmt"
	"image"
	"image/jpeg"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/qr/photo"
)

// A browser is a real Chromium on a page, with a camera that plays a film.
type browser struct {
	t   testing.TB
	ctx context.Context
	// script is what runs before that of the page.
	script *page.ScriptIdentifier
}

// newBrowser starts a browser whose camera plays a film again and again; without one it has no camera.
func newBrowser(t testing.TB, film string) browser {
	t.Helper()
	need(t, "chromium")
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath("chromium"), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.WindowSize(390, 844))
	if film != "" {
		options = append(options, chromedp.Flag("use-fake-ui-for-media-stream", true),
			chromedp.Flag("use-fake-device-for-media-stream", true),
			chromedp.Flag("use-file-for-fake-video-capture", film))
	}
	allocated, end := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(end)
	ctx, closeTab := chromedp.NewContext(allocated)
	t.Cleanup(closeTab)
	ctx, late := context.WithTimeout(ctx, patience)
	t.Cleanup(late)
	return browser{t, ctx, new(page.ScriptIdentifier)}
}

// do does things on the page.
func (b browser) do(actions ...chromedp.Action) {
	b.t.Helper()
	if err := chromedp.Run(b.ctx, actions...); err != nil {
		b.t.Fatalf("the browser: %v; the page says %q", err, b.said())
	}
}

// before runs a script before that of every page that is opened from now on, in place of the one before.
func (b browser) before(script string) {
	b.t.Helper()
	b.do(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		if *b.script != "" {
			if err := page.RemoveScriptToEvaluateOnNewDocument(*b.script).Do(ctx); err != nil {
				return err
			}
		}
		*b.script, err = page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		return err
	}))
}

// reads lets the reader of the browser, see [detecting], read texts.
func (b browser) reads(texts ...string) {
	b.t.Helper()
	for _, text := range texts {
		b.do(chromedp.Evaluate("window.texts.push("+quoted(text)+")", nil))
	}
}

// fits checks that the page is no wider than a window, and that a finger finds all of its buttons.
func (b browser) fits(width, height int64) {
	b.t.Helper()
	var trouble string
	b.do(chromedp.EmulateViewport(width, height), chromedp.Evaluate(`
		[...document.querySelectorAll("button, .button, select")].filter((e) => e.checkVisibility())
			.filter((e) => e.offsetHeight < 44 || e.offsetWidth < 44).map((e) => e.id + e.textContent + " is small").join() +
		(document.documentElement.scrollWidth > innerWidth ? "it is " + document.documentElement.scrollWidth + " wide" : "")`, &trouble))
	if trouble != "" {
		b.t.Errorf("at %d×%d: %s", width, height, trouble)
	}
}

// quoted is a text as a script writes it.
func quoted(text string) string {
	written, _ := json.Marshal(text) // a text has JSON in any case
	return string(written)
}

// until waits until an expression of the page is true.
func (b browser) until(what, expression string) {
	b.t.Helper()
	var so bool
	for end := time.Now().Add(patience / 2); !so; time.Sleep(tick) {
		b.do(chromedp.Evaluate(expression, &so))
		if !so && time.Now().After(end) {
			b.t.Fatalf("waited in vain for %s; the page says %q", what, b.said())
		}
	}
}

// says waits until the page says a sentence.
func (b browser) says(sentence string) {
	b.t.Helper()
	b.until(fmt.Sprintf("%q", sentence), "document.getElementById('sentence').textContent === "+quoted(sentence))
}

// said is what the page says now.
func (b browser) said() (sentence string) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(b.ctx), time.Second)
	defer cancel()
	_ = chromedp.Run(ctx, chromedp.Text("#told", &sentence, chromedp.ByID))
	return sentence
}

// Shot keeps a picture of the page, as [window.Shot] does of a window.
func (b browser) Shot(name string, width, height int64) {
	b.t.Helper()
	dir := os.Getenv(pictures)
	if dir == "" {
		return
	}
	must.Do(b.t, os.MkdirAll(dir, 0o755))
	var png []byte
	b.do(chromedp.EmulateViewport(width, height), chromedp.CaptureScreenshot(&png))
	write(b.t, filepath.Join(dir, name+".png"), string(png))
}

// filmOf is a film in which pictures follow each other, six a second, as a hand that is not quite still films them.
func filmOf(t testing.TB, shown []image.Image) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "film.mjpeg")
	file := must.Get(os.Create(path))(t)
	defer file.Close()
	const repeats = 5 // the browser plays thirty a second
	luck := rand.New(rand.NewPCG(6, 30))
	for _, picture := range shown {
		shot := photo.Shot{
			Width: 1280, Height: 720, Share: 0.85, Turn: 4 * luck.NormFloat64(), Tilt: 8 * luck.Float64(),
			Lean: 360 * luck.Float64(),
			Blur: 0.8, Noise: 4, Contrast: 170, Shade: 0.2,
		}
		taken := shot.Take(picture, luck)
		for range repeats {
			must.Do(t, jpeg.Encode(file, taken, &jpeg.Options{Quality: 80}))
		}
	}
	return path
}
