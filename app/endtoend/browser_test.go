package endtoend

import (
	"context"
	"fmt"
	"image"
	"image/jpeg"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/qr/photo"
)

type browser struct {
	chromium.Browser
	script *page.ScriptIdentifier
}

func newBrowser(t testing.TB, film string) browser {
	t.Helper()
	return browser{chromium.Start(t, chromedp.Flag("use-fake-ui-for-media-stream", true),
		chromedp.Flag("use-fake-device-for-media-stream", true),
		chromedp.Flag("use-file-for-fake-video-capture", film)), new(page.ScriptIdentifier)}
}

// before sets a script that runs before the scripts of every page opened later.
func (b browser) before(script string) {
	b.T.Helper()
	b.Do(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		if *b.script != "" {
			if err := page.RemoveScriptToEvaluateOnNewDocument(*b.script).Do(ctx); err != nil {
				return err
			}
		}
		*b.script, err = page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		return err
	}))
}

// reads makes the browser's barcode detector return texts; see [detecting].
func (b browser) reads(texts ...string) {
	b.T.Helper()
	for _, text := range texts {
		b.Do(chromedp.Evaluate("window.texts.push("+chromium.Quoted(text)+")", nil))
	}
}

func (b browser) says(sentence string) {
	b.T.Helper()
	b.Until(fmt.Sprintf("%q", sentence), "document.getElementById('sentence').textContent === "+chromium.Quoted(sentence))
}

func (b browser) Shot(name string, width, height int64) {
	b.T.Helper()
	dir := os.Getenv(pictures)
	if dir == "" {
		return
	}
	must.Do(b.T, os.MkdirAll(dir, 0o755))
	var png []byte
	b.Do(chromedp.EmulateViewport(width, height), chromedp.CaptureScreenshot(&png))
	write(b.T, filepath.Join(dir, name+".png"), string(png))
}

// filmOf makes a film that shows pictures, six a second, as if filmed by an unsteady hand.
func filmOf(t testing.TB, shown []image.Image) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "film.mjpeg")
	file := must.Get(os.Create(path))(t)
	defer file.Close()
	const repeats = 5 // the browser plays thirty frames a second
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
