package endtoend

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The driver is tested on a program of its own, so that a test of Scripkeeper that fails tells of Scripkeeper.

func TestDriverActs(t *testing.T) {
	w := open(t, ofBinary(sampler(t)), sized(1000, 700))
	w.See("nothing yet")

	w.Tap("Count")
	w.See("count 1")
	w.Key("ctrl+z")
	w.See("undone")

	w.Fill("Name", "Ann")
	if got := w.Value("Name"); got != "Ann" {
		t.Errorf("typed Ann, the entry holds %q", got)
	}
	if got := w.Focused(); got != "Name" {
		t.Errorf("the focus is on %q", got)
	}
	w.Key("Return")
	w.See("hello Ann")
	w.Fill("Name", "Зоя 😀")
	w.Key("Return")
	w.See("hello Зоя 😀")

	w.Tap("Sound")
	if got := w.Value("Sound"); got != "on" {
		t.Errorf("the check is %q", got)
	}
	w.In("Ben").Tap("Amend")
	w.See("amend Ben")
	w.Beside("Ann's").Tap("Amend")
	w.See("amend Ann")
	if got := w.In("Ann").Texts(); !slices.Equal(got, []string{"Ann's", "Amend"}) {
		t.Errorf("in Ann's row stand %q", got)
	}

	w.Tap("row 50")
	w.See("tapped row 50")
	if w.Has("row 0") {
		t.Error("row 0 is in view though row 50 was scrolled to")
	}
	w.Scroll("row 50", -60)
	w.Bring("row 0")
	w.See("row 0")

	w.Tap("(Select one)")
	w.Tap("4x6")
	w.See("4x6")
	w.Gone("(Select one)")

	left := w.See("Left").Area
	w.DragAt(left.Max.X+12, (left.Min.Y+left.Max.Y)/2, left.Max.X+200, (left.Min.Y+left.Max.Y)/2)
	w.SeePart("slid")

	w.Tap("Ask")
	w.See("A question")
	w.Tap("Answer")
	w.See("answered")
	w.Gone("A question")

	w.Tap("Copy out")
	if got := w.Clipboard(); got != "copied out" {
		t.Errorf("the clipboard holds %q", got)
	}
	if got := w.ReadCode(); got != "KEEP:0123456789" {
		t.Errorf("the QR code says %q", got)
	}
	if out, errors, status := w.Command("say", "it"); out != "it\n" || errors != "said\n" || status != 3 {
		t.Errorf("the command gave %q, %q, %d", out, errors, status)
	}
}

func TestDriverResizesAndTakesPictures(t *testing.T) {
	w := open(t, ofBinary(sampler(t)), sized(1920, 1080))
	if p := w.Picture().Bounds(); p.Dx() != 1920 || p.Dy() != 1080 {
		t.Errorf("the picture is %v", p)
	}
	w.Resize(900, 750)
	if p := w.Picture().Bounds(); p.Dx() != 900 || p.Dy() != 750 {
		t.Errorf("the picture is %v", p)
	}
	first, same := w.Picture(), w.Picture()
	if !equal(first, same) {
		t.Error("two pictures of a window at rest differ")
	}
	w.Point("Count")
	w.Tap("Count")
	if equal(first, w.Picture()) {
		t.Error("another text makes no other picture")
	}
	t.Setenv(pictures, t.TempDir())
	w.Shot("sampler")
	if info, err := os.Stat(filepath.Join(os.Getenv(pictures), "sampler.png")); err != nil || info.Size() < 1000 {
		t.Errorf("the kept picture is %v, %v", info, err)
	}
}

func TestDriverKillsAndReopens(t *testing.T) {
	w := open(t, ofBinary(sampler(t)))
	w.Tap("Count")
	w.See("count 1")
	w.Kill()
	w.Reopen()
	w.See("count 1")
	w.Tap("Count")
	w.See("count 2")
	w.Close()
	w.Reopen()
	w.See("count 2")
	w.Tap("Leave")
	if !w.endsSoon() {
		t.Error("the program has not left")
	}
	other := open(t, ofBinary(sampler(t)), inHome(w.Home()))
	other.See("count 2")
}

func TestDriverHandsOnArgumentsAndEnvironment(t *testing.T) {
	w := open(t, ofBinary(sampler(t)), withArgs("--one", "two"), withEnv("SAMPLER_GREETING=hello"))
	w.See("hello[--one two]")
}

func TestDriverHearsComplaints(t *testing.T) {
	for name, sign := range map[string]string{
		"Stray": "*** Error in Fyne call thread",
		"Break": "panic: broken",
	} {
		t.Run(name, func(t *testing.T) {
			w := open(t, ofBinary(sampler(t)), tolerating())
			if c := w.Complaints(); len(c) > 0 {
				t.Fatalf("complaints before anything was done: %q", c)
			}
			w.Tap(name)
			w.hears(false)
			if c := w.Complaints(); !strings.Contains(strings.Join(c, "\n"), sign) {
				t.Errorf("the complaints are %q", c)
			}
		})
	}
}
