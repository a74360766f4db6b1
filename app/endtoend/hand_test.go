package endtoend

import (
	"bytes"
	"fmt"
	"image"
	"strings"
	"time"
	"unicode"

	"scripkeeper/app/probe"
	"scripkeeper/app/widget/core"
	"scripkeeper/calc/conformance/must"
)

// hand moves the mouse and presses keys, without waiting.
func (w window) hand(args ...string) {
	w.t.Helper()
	if out, err := w.screen.xdotool(args...); err != nil {
		w.fail("xdotool %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

// act moves the mouse or presses keys, and waits until the program has processed the input. The last key is Super: when
// the program sees this key, all earlier input has been processed.
func (w window) act(args ...string) {
	w.t.Helper()
	w.hand(append(args, "keydown", "Super_L")...)
	w.hears(true)
	w.hand("keyup", "Super_L")
	w.hears(false)
}

// hears waits until the program has seen that the Super key is pressed or released, or until the program has ended.
func (w window) hears(held bool) {
	w.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(tick / 4) {
		view, err := w.ask(probe.Keys)
		switch {
		case err == nil && view.SuperHeld == held:
			return
		case err != nil && w.endsSoon():
			return
		case err != nil:
			w.silent(err)
		case time.Now().After(end):
			active, _ := w.screen.xdotool("getactivewindow")
			focus, _ := w.screen.xdotool("getwindowfocus")
			w.fail("the program does not hear the Super key (held: %t); its window is %s, the active one %s, the focus on %s",
				held, w.id, active, focus)
		}
	}
}

func (w window) endsSoon() bool {
	select {
	case <-w.ended:
		return true
	case <-time.After(patience):
		return false
	}
}

func (w window) settle() {
	w.t.Helper()
	width, height := w.size[0], w.size[1]
	last, still := w.screen.frame.read(w.t, width, height), 0
	w.await("the window to come to rest", func() bool {
		time.Sleep(tick)
		now := w.screen.frame.read(w.t, width, height)
		if !bytes.Equal(now, last) {
			last, still = now, 0
			return false
		}
		still++
		return still >= 2
	})
}

// Tap taps the object named label when it can be tapped, or chooses the object with keys.
func (w window) Tap(label string) {
	w.t.Helper()
	if w.setup.keys {
		w.choose(label)
		return
	}
	at := w.reach(label)
	doubleTapped := w.running.doubleTapped
	// The toolkit loses a tap if its delay for double taps expires between press and release.
	time.Sleep(time.Until(w.running.waiting))
	w.TapAt(at.X, at.Y)
	if doubleTapped {
		w.running.waiting = time.Now().Add(doubleTapDelay + tick)
	}
}

// doubleTapDelay is the time for which the toolkit waits for a second tap.
const doubleTapDelay = 300 * time.Millisecond

func (w window) TapAt(x, y int) {
	w.t.Helper()
	w.running.taps++
	here := image.Pt(x, y)
	w.look(here)
	defer func() { w.running.tapped[here] = time.Now() }()
	w.act(append(w.move(image.Pt(x, y)), "click", "--delay", "0", "1")...)
}

// look waits as long as people do before they tap the same place again.
func (w window) look(here image.Point) {
	time.Sleep(time.Until(w.running.tappedNear(here).Add(core.TapPause + tick)))
}

// tappedNear returns the time of the last tap within 13 pixels of a place. The program may take such a tap for one at
// the same place.
func (r *running) tappedNear(here image.Point) (last time.Time) {
	const near = 13
	for at, when := range r.tapped {
		if by := at.Sub(here); max(by.X, -by.X, by.Y, -by.Y) <= near && when.After(last) {
			last = when
		}
	}
	return last
}

func (w window) move(to image.Point) []string {
	return []string{"mousemove", "--window", w.id, fmt.Sprint(to.X), fmt.Sprint(to.Y)}
}

func (w window) Drag(from, to string) {
	w.t.Helper()
	end, start := w.reach(to), w.reach(from)
	const steps = 8
	args := append(w.move(start), "mousedown", "1", "sleep", "0.05")
	for i := 1; i <= steps; i++ {
		args = append(args, w.move(start.Add(end.Sub(start).Mul(i).Div(steps)))...)
		args = append(args, "sleep", "0.03")
	}
	w.act(append(args, "mouseup", "1")...)
}

func (w window) wheel(at image.Point, button string, notches int) {
	w.t.Helper()
	w.act(append(w.move(at), "click", "--delay", "10", "--repeat", fmt.Sprint(notches), button)...)
}

func (w window) Bring(label string) {
	w.t.Helper()
	w.reach(label)
}

// scrollTowards turns the wheel towards an object that is out of view, without scrolling past the object.
func (w window) scrollTowards(o probe.Object) {
	w.t.Helper()
	s := o.Scroller
	at := image.Pt((s.Min.X+s.Max.X)/2, (s.Min.Y+s.Max.Y)/2)
	middle := image.Pt((o.Area.Min.X+o.Area.Max.X)/2, (o.Area.Min.Y+o.Area.Max.Y)/2)
	switch {
	case middle.Y >= s.Max.Y:
		w.wheel(at, "5", notches(middle.Y-s.Max.Y))
	case middle.Y < s.Min.Y:
		w.wheel(at, "4", notches(s.Min.Y-middle.Y))
	case middle.X >= s.Max.X:
		w.wheel(at, "7", notches(middle.X-s.Max.X))
	default:
		w.wheel(at, "6", notches(s.Min.X-middle.X))
	}
}

// notches returns the largest number of wheel notches that scroll no further than a distance in pixels.
func notches(distance int) int {
	const pixels = 40
	return min(max(1, distance/pixels), 30)
}

// Key presses keys in sequence and counts them. Keys have xdotool's names: "Return", "Escape", "Tab", "ctrl+z",
// "question". The program would take presses within a millisecond for one.
func (w window) Key(keys ...string) {
	w.t.Helper()
	w.running.pressed += len(keys)
	w.act(append([]string{"key", "--delay", "4"}, keys...)...)
}

// Type types into the focused field. It pastes text with characters beyond ASCII, for which there are no keys.
func (w window) Type(text string) {
	w.t.Helper()
	if text == "" {
		return
	}
	if strings.ContainsFunc(text, func(r rune) bool { return r > unicode.MaxASCII }) {
		w.Paste(text)
		return
	}
	w.running.pressed += len(text)
	// xdotool types all arguments after "--".
	w.hand("type", "--delay", "8", "--", text)
	w.act()
}

func (w window) Fill(label, text string) {
	w.t.Helper()
	w.Tap(label)
	w.Key("ctrl+a", "BackSpace")
	w.Type(text)
}

func (w window) Paste(text string) {
	w.t.Helper()
	w.Copy(text)
	w.Key("ctrl+v")
}

func (w window) Copy(text string) {
	w.t.Helper()
	must.Installed(w.t, "xclip")
	clip := w.screen.command("xclip", "-selection", "clipboard", "-in")
	clip.Stdin = strings.NewReader(text)
	if err := clip.Run(); err != nil {
		w.fail("xclip: %v", err)
	}
}

func (w window) Clipboard() string {
	w.t.Helper()
	must.Installed(w.t, "xclip")
	out, err := w.screen.command("xclip", "-selection", "clipboard", "-out").Output()
	if err != nil {
		w.fail("xclip: %v", err)
	}
	return string(out)
}
