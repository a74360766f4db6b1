package endtoend

import (
	"fmt"
	"image"
	"slices"
	"strings"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/probe"
)

// A scope is a part of the window that a test keeps to.
type scope struct {
	label string
	// row tells that the part is what stands at the height of the object, not what stands in it.
	row bool
}

// In keeps to what stands inside the object of that name: a panel or a row that names itself for a screen reader.
func (w window) In(label string) window {
	return window{w.running, append(slices.Clip(w.within), scope{label: label})}
}

// Beside keeps to what stands in the same row as the object of that name, to its left or to its right.
func (w window) Beside(label string) window {
	return window{w.running, append(slices.Clip(w.within), scope{label: label, row: true})}
}

// matching lists the objects within the window's scopes whose words are right, in the order of drawing.
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
	for _, s := range w.within {
		if s.row {
			if !inRow(view, i, s.label) {
				return false
			}
			continue
		}
		around := view.Objects[i].Parent
		for around >= 0 && view.Objects[around].Text != s.label {
			around = view.Objects[around].Parent
		}
		if around < 0 {
			return false
		}
	}
	return true
}

// inRow reports whether the middle of an object is at the height of one of that name that is in view.
func inRow(view probe.View, i int, label string) bool {
	a := view.Objects[i].Area
	height := (a.Min.Y + a.Max.Y) / 2
	return slices.ContainsFunc(view.Objects, func(o probe.Object) bool {
		return o.Text == label && o.InView() && o.Area.Min.Y <= height && height < o.Area.Max.Y
	})
}

// named picks objects by their name, and when none has it, by what they hold.
func (w window) named(view probe.View, label string) []probe.Object {
	hits := w.matching(view, func(o probe.Object) bool { return o.Text == label })
	if len(hits) == 0 {
		hits = w.matching(view, func(o probe.Object) bool { return o.Value == label })
	}
	return hits
}

// See waits until the words stand in view, exactly and as the whole of an object, and gives the object.
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

// SeePart waits until an object in view has the words among its own, and gives the object.
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

// Gone waits until the words stand nowhere in view.
func (w window) Gone(label string) {
	w.t.Helper()
	w.await(fmt.Sprintf("%q to be gone%s", label, w.where()), func() bool { return !w.Has(label) })
}

// digits types a number by the digits that lie beneath a sheet.
func (w window) digits(typed string) {
	w.t.Helper()
	for _, digit := range typed {
		w.In(text("sheet.digits")).Tap(string(digit))
	}
}

// noted is the label of what has a name and a note beneath it, in view or not.
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

// Has reports whether the words stand in view now.
func (w window) Has(label string) bool {
	w.t.Helper()
	return slices.ContainsFunc(w.named(w.View(), label), probe.Object.InView)
}

// Value is what a field holds: an entry's text, a select's choice, "on" or "off" of a check.
func (w window) Value(label string) string {
	w.t.Helper()
	return w.See(label).Value
}

// Focused is the name of what is typed into now, empty when that is nothing.
func (w window) Focused() string {
	w.t.Helper()
	for _, o := range w.View().Objects {
		if o.Focused {
			return o.Text
		}
	}
	return ""
}

// Texts are all the words in view within the window's scopes, in the order of drawing.
func (w window) Texts() []string {
	w.t.Helper()
	var texts []string
	for _, o := range w.matching(w.View(), probe.Object.InView) {
		texts = append(texts, o.Text)
	}
	return texts
}

// reach waits until the object of that name can be tapped and stands still, scrolls to it when it is out of view,
// and gives the place to tap. When several have the name, the one that takes taps itself is meant, and it must be
// the only such.
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

// aim is where a person taps an object: its middle, or above the buttons in it where it can be tapped itself.
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

// inReach says what is waited for, and why it is not there yet.
func (w window) inReach(label, why string) string {
	return fmt.Sprintf("%q to be in reach%s: %s", label, w.where(), why)
}

// pick chooses the object that is meant among those of one name, or says what keeps it from being chosen.
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
	// An object inside another of the same name is drawn later and takes the tap.
	target = hits[len(hits)-1]
	for _, o := range hits {
		if !target.Area.In(o.Area) {
			return target, fmt.Sprintf("there are %d of them; say which by In or Beside", len(hits))
		}
	}
	return target, ""
}

// where tells of the scopes in a message.
func (w window) where() string {
	var b strings.Builder
	for _, s := range w.within {
		if s.row {
			fmt.Fprintf(&b, " beside %q", s.label)
		} else {
			fmt.Fprintf(&b, " in %q", s.label)
		}
	}
	return b.String()
}

// text is the sentence of a key: what is pressed and seen is asked for by its key, so that a sentence may change.
func text(key string, pairs ...string) string { return apptest.Text(key, pairs...) }
