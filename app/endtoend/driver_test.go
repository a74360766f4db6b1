package endtoend

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// The driver is tested on a separate small program, so that faults of Scripkeeper cannot fail these tests.

func TestDriverActs(t *testing.T) {
	t.Parallel()
	w := open(t, ofBinary(sampler(t)), sized(1000, 700))
	w.See("nothing yet")

	w.Tap("Count")
	w.See("count 1")
	w.Key("ctrl+z")
	w.See("undone")

	w.Fill("Name", "Ann")
	expect.Equal(t, w.Value("Name"), "Ann", "typed Ann, the entry holds")
	expect.Equal(t, w.Focused(), "Name", "the focus is on")
	w.Key("Return")
	w.See("hello Ann")
	w.Fill("Name", "Зоя 😀")
	w.Key("Return")
	w.See("hello Зоя 😀")

	w.Tap("Sound")
	expect.Equal(t, w.Value("Sound"), "on", "the check")
	w.In("Ben").Tap("Amend")
	w.See("amend Ben")
	w.Beside("Ann's").Tap("Amend")
	w.See("amend Ann")
	got := w.In("Ann").Texts()
	expect.True(t, slices.Equal(got, []string{"Ann's", "Amend"}), "in Ann's row stand %q", got)

	w.Tap("row 50")
	w.See("tapped row 50")
	expect.True(t, !w.Has("row 0"), "row 0 is in view though row 50 was scrolled to")
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
	expect.Equal(t, w.Clipboard(), "copied out", "the clipboard holds")
	expect.Equal(t, w.ReadCode(), "KEEP:0123456789", "the QR code says")
	if out, errors, status := w.Command("say", "it"); out != "it\n" || errors != "said\n" || status != 3 {
		t.Errorf("the command gave %q, %q, %d", out, errors, status)
	}
}

func TestDriverResizesAndTakesPictures(t *testing.T) {
	w := open(t, ofBinary(sampler(t)), sized(1920, 1080))
	p := w.Picture().Bounds()
	expect.True(t, p.Dx() == 1920 && p.Dy() == 1080, "the picture is %v", p)
	w.Resize(900, 750)
	if p := w.Picture().Bounds(); p.Dx() != 900 || p.Dy() != 750 {
		t.Errorf("the picture is %v", p)
	}
	first, same := w.Picture(), w.Picture()
	expect.True(t, equal(first, same), "two pictures of a window at rest differ")
	w.Point("Count")
	w.Tap("Count")
	expect.True(t, !equal(first, w.Picture()), "another text makes no other picture")
	t.Setenv(pictures, t.TempDir())
	w.Shot("sampler")
	info, err := os.Stat(filepath.Join(os.Getenv(pictures), "sampler.png"))
	expect.True(t, err == nil && info.Size() >= 1000, "the kept picture is %v, %v", info, err)
}

func TestDriverKillsAndReopens(t *testing.T) {
	t.Parallel()
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
	expect.True(t, w.endsSoon(), "the program has not left")
	other := open(t, ofBinary(sampler(t)), inHome(w.Home()))
	other.See("count 2")
}

func TestDriverHandsOnArgumentsAndEnvironment(t *testing.T) {
	t.Parallel()
	w := open(t, ofBinary(sampler(t)), withArgs("--one", "two"), withEnv("SAMPLER_GREETING=hello"))
	w.See("hello[--one two]")
}

func TestDriverHearsComplaints(t *testing.T) {
	t.Parallel()
	for name, sign := range map[string]string{
		"Stray": "*** Error in Fyne call thread",
		"Break": "panic: broken",
	} {
		t.Run(name, func(t *testing.T) {
			w := open(t, ofBinary(sampler(t)), tolerating())
			c := w.Complaints()
			must.Hold(t, len(c) == 0, "complaints before anything was done: %q", c)
			w.Tap(name)
			w.hears(false)
			if c := w.Complaints(); !strings.Contains(strings.Join(c, "\n"), sign) {
				t.Errorf("the complaints are %q", c)
			}
		})
	}
}
