package endtoend

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"scripkeeper/app/probe"
	"scripkeeper/calc/conformance/must"
)

const pictures = "SCRIPKEEPER_SCREENSHOTS"

// Picture returns the window's content without the mouse pointer, as soon as the content stops changing.
func (w window) Picture() image.Image {
	w.t.Helper()
	w.act("mousemove", fmt.Sprint(screenWidth-1), fmt.Sprint(screenHeight-1))
	w.settle()
	return w.screen.frame.picture(w.t, w.size[0], w.size[1])
}

// Shot saves a picture of the window as NAME.png in the folder that SCRIPKEEPER_SCREENSHOTS names, if set.
func (w window) Shot(name string) {
	w.t.Helper()
	if dir := os.Getenv(pictures); dir != "" {
		w.save(dir, name, w.Picture())
	}
}

func (w window) save(dir, name string, picture image.Image) string {
	w.t.Helper()
	must.Do(w.t, os.MkdirAll(dir, 0o755))
	path := filepath.Join(dir, name+".png")
	file, err := os.Create(path)
	must.Do(w.t, err)
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(file, picture); err != nil {
		w.t.Fatal(err)
	}
	must.Do(w.t, file.Close())
	return path
}

// ReadCode waits until zbarimg, an independent reader, reads a QR code in the window, and returns its text.
func (w window) ReadCode() string {
	w.t.Helper()
	must.Installed(w.t, "zbarimg")
	var text string
	w.await("a QR code that zbarimg reads", func() bool {
		path := w.save(w.t.ArtifactDir(), "code", w.Picture())
		out, err := exec.Command("zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", path).Output()
		text = strings.TrimSuffix(string(out), "\n")
		return err == nil && text != ""
	})
	return text
}

func (w window) fail(format string, args ...any) {
	w.t.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, format, args...)
	if w.asked != nil && !w.over() {
		if view, err := w.ask(""); err == nil {
			b.WriteString(inventory(view))
		}
		if w.size[0] > 0 {
			name := fmt.Sprintf("failed-%d", time.Now().UnixMilli())
			picture := w.screen.frame.picture(w.t, w.size[0], w.size[1])
			fmt.Fprintf(&b, "\nIts picture: %s (kept when the test runs with -artifacts)",
				w.save(w.t.ArtifactDir(), name, picture))
		}
	}
	if text := strings.TrimSpace(w.stderr()); text != "" {
		fmt.Fprintf(&b, "\nThe program said:\n%s", text)
	}
	w.t.Fatal(b.String())
}

func equal(a, b image.Image) bool {
	if a.Bounds() != b.Bounds() {
		return false
	}
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			if a.At(x, y) != b.At(x, y) {
				return false
			}
		}
	}
	return true
}

func inventory(view probe.View) string {
	var b strings.Builder
	b.WriteString("\nIn the window stand:")
	hidden := 0
	for _, o := range view.Objects {
		if !o.InView() {
			hidden++
			continue
		}
		fmt.Fprintf(&b, "\n  %q", o.Text)
		if o.Value != "" {
			fmt.Fprintf(&b, " = %q", o.Value)
		}
		fmt.Fprintf(&b, " at %v", o.Area)
		for _, mark := range []struct {
			so   bool
			word string
		}{{o.Active, "active"}, {o.Disabled, "off"}, {o.Focused, "focused"}, {o.Beneath, "beneath another"}} {
			if mark.so {
				b.WriteString(", " + mark.word)
			}
		}
	}
	fmt.Fprintf(&b, "\n  and %d things out of view", hidden)
	return b.String()
}
