package endtoend

import (
	"fmt"
	"image"
	"slices"
	"strings"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/probe"
	"scripkeeper/calc"
)

// In restricts the window to the inside of an object, such as a panel or row with a name for screen readers.
func (w window) In(label string) window {
	return window{w.running, append(slices.Clip(w.within), label)}
}

// matching returns the objects inside the window's objects and for which right returns true, in drawing order.
func (w window) matching(view probe.View, right func(probe.Object) bool) []probe.Object {
	var hits []probe.Object
	for i, o := range view.Objects {
		if right(o) && w.inScope(view, i) {
			hits = append(hits, o)
		}
	}
	return hits
}

func (w window) inScope(view probe.View, i int) bool {
	for _, label := range w.within {
		around := view.Objects[i].Parent
		for around >= 0 && view.Objects[around].Text != label {
			around = view.Objects[around].Parent
		}
		if around < 0 {
			return false
		}
	}
	return true
}

// named returns the objects named label or, if there are none, the objects whose value is label.
func (w window) named(view probe.View, label string) []probe.Object {
	hits := w.matching(view, func(o probe.Object) bool { return o.Text == label })
	if len(hits) == 0 {
		hits = w.matching(view, func(o probe.Object) bool { return o.Value == label })
	}
	return hits
}

// See waits until an object with exactly these words is visible, and returns the object.
func (w window) See(label string) probe.Object {
	w.t.Helper()
	var seen probe.Object
	w.await(fmt.Sprintf("%q to be seen%s", label, w.where()), func() bool {
		for _, o := range w.named(w.View(), label) {
			if o.InView() {
				seen = o
				return true
			}
		}
		return false
	})
	return seen
}

func (w window) SeePart(part string) probe.Object {
	w.t.Helper()
	var seen probe.Object
	w.await(fmt.Sprintf("words with %q to be seen%s", part, w.where()), func() bool {
		for _, o := range w.matching(w.View(), func(o probe.Object) bool {
			return strings.Contains(o.Text, part) || strings.Contains(o.Value, part)
		}) {
			if o.InView() {
				seen = o
				return true
			}
		}
		return false
	})
	return seen
}

func (w window) Gone(label string) {
	w.t.Helper()
	w.await(fmt.Sprintf("%q to be gone%s", label, w.where()), func() bool { return !w.Has(label) })
}

// digits types a number with the digit buttons below a sheet.
func (w window) digits(typed string) {
	w.t.Helper()
	for _, digit := range typed {
		w.In(text("sheet.digits")).Tap(string(digit))
	}
}

// noted returns the full label of an object whose label is a name followed by a note.
func (w window) noted(name string) (label string) {
	w.t.Helper()
	w.await(fmt.Sprintf("%q with a note%s", name, w.where()), func() bool {
		for _, o := range w.matching(w.View(), func(o probe.Object) bool { return strings.HasPrefix(o.Text, name+". ") }) {
			label = o.Text
		}
		return label != ""
	})
	return label
}

func (w window) Has(label string) bool {
	w.t.Helper()
	return slices.ContainsFunc(w.named(w.View(), label), probe.Object.InView)
}

func (w window) Focused() string {
	w.t.Helper()
	for _, o := range w.View().Objects {
		if o.Focused {
			return o.Text
		}
	}
	return ""
}

func (w window) Texts() []string {
	w.t.Helper()
	return calc.Map(w.matching(w.View(), probe.Object.InView), func(o probe.Object) string { return o.Text })
}

// reach waits until an object can be tapped and does not move, scrolling if necessary, and returns where to tap.
func (w window) reach(label string) image.Point {
	w.t.Helper()
	var at, last image.Point
	why := "it is not there"
	so := func() bool {
		view := w.View()
		target, trouble := pick(w.named(view, label))
		if trouble != "" {
			why = trouble
			return false
		}
		if !target.InView() && !target.Scroller.Empty() {
			why = "it cannot be scrolled to"
			w.scrollTowards(target)
			return false
		}
		switch {
		case target.Covered:
			why = "something is drawn over it"
		case !target.InView():
			why = "it is outside the window"
		case target.Disabled:
			why = "it is switched off"
		case aim(view, target) != last:
			why, last = "it does not stand still", aim(view, target)
		default:
			at, w.running.doubleTapped = last, target.DoubleTapped
			return true
		}
		return false
	}
	w.awaitWhy(func() string { return w.inReach(label, why) }, so)
	return at
}

// aim returns the point where a person taps an object: its centre, or a point above buttons inside it.
func aim(view probe.View, target probe.Object) image.Point {
	at := target.Aim()
	if !target.Active {
		return at
	}
	for _, o := range view.Objects {
		if o.Active && o.Parent >= 0 && view.Objects[o.Parent] == target && at.In(o.Area) {
			at.Y = (target.Shown.Min.Y + o.Area.Min.Y) / 2
		}
	}
	return at
}

func (w window) inReach(label, why string) string {
	return fmt.Sprintf("%q to be in reach%s: %s", label, w.where(), why)
}

// pick chooses the tappable object among objects with the same name, or returns a description of the trouble.
func pick(hits []probe.Object) (target probe.Object, trouble string) {
	if len(hits) == 0 {
		return target, "it is not there"
	}
	hits = slices.DeleteFunc(hits, func(o probe.Object) bool { return o.Beneath })
	if len(hits) == 0 {
		return target, "something lies over it"
	}
	for _, better := range []func(probe.Object) bool{
		func(o probe.Object) bool { return o.Active },
		func(o probe.Object) bool { return !o.Disabled },
		probe.Object.InView,
	} {
		if slices.ContainsFunc(hits, better) {
			hits = slices.DeleteFunc(hits, func(o probe.Object) bool { return !better(o) })
		}
	}
	// An object inside another object with the same name is drawn later and takes the tap.
	target = hits[len(hits)-1]
	for _, o := range hits {
		if !target.Area.In(o.Area) {
			return target, fmt.Sprintf("there are %d of them; say which by In", len(hits))
		}
	}
	return target, ""
}

func (w window) where() string {
	var b strings.Builder
	for _, label := range w.within {
		fmt.Fprintf(&b, " in %q", label)
	}
	return b.String()
}

// text returns the text for a key. Tests find objects by key, so that texts can change.
func text(key string, pairs ...string) string { return apptest.Text(key, pairs...) }
