package endtoend

import (
	"fmt"
	"slices"
	"strconv"

	"scripkeeper/app/probe"
	"scripkeeper/calc"
)

// byKeys keeps the hand off the mouse: what would be tapped is gone to with the keyboard and chosen there.
func byKeys() setting { return func(s *setup) { s.keys = true } }

// choose leads the keyboard to the object of that name and presses the space bar on it, which must then be in sight.
func (w window) choose(label string) {
	w.t.Helper()
	w.lead(label)
	w.await(fmt.Sprintf("%q, to which the keyboard was led, to be in sight", label), func() bool {
		target, _ := w.goal(label)
		return target.InView()
	})
	w.press("space")
}

// lead presses Tab, forwards or back, until the keyboard is at the object of that name.
func (w window) lead(label string) {
	w.t.Helper()
	for range 8 {
		target, view := w.goal(label)
		if target.Focused {
			return
		}
		chain := slices.DeleteFunc(slices.Clone(view.Objects), func(o probe.Object) bool {
			return !o.Keyed || o.Disabled || o.Beneath
		})
		from := slices.IndexFunc(chain, func(o probe.Object) bool { return o.Focused })
		to := slices.Index(chain, target)
		if to < 0 {
			w.fail("the keyboard cannot be led to %q%s", label, w.where())
		}
		key := "Tab"
		if to < from {
			key = "shift+Tab"
		}
		w.press(slices.Repeat([]string{key}, max(to-from, from-to))...)
	}
	w.fail("the keyboard does not come to %q%s, it is at %q", label, w.where(), w.Focused())
}

// goal waits for the object of that name that can be chosen.
func (w window) goal(label string) (target probe.Object, view probe.View) {
	w.t.Helper()
	why := ""
	w.awaitWhy(func() string { return w.inReach(label, why) }, func() bool {
		view = w.View()
		target, why = pick(w.named(view, label))
		if why != "" {
			return false
		}
		target = keyed(view, target)
		if target.Disabled {
			why = "it is switched off"
		}
		return !target.Disabled
	})
	return target, view
}

// keyed is what the keyboard is led to for an object: itself, what it stands in, or what stands in it.
func keyed(view probe.View, target probe.Object) probe.Object {
	around := func(o probe.Object, right func(probe.Object) bool) (probe.Object, bool) {
		for !right(o) {
			if o.Parent < 0 {
				return o, false
			}
			o = view.Objects[o.Parent]
		}
		return o, true
	}
	if o, found := around(target, func(o probe.Object) bool { return o.Keyed }); found {
		return o
	}
	for _, o := range view.Objects {
		if _, inside := around(o, func(o probe.Object) bool { return o == target }); o.Keyed && inside {
			return o
		}
	}
	return target
}

// press presses keys one after the other and counts them. Two presses of a key within a millisecond count as one.
func (w window) press(keys ...string) {
	w.t.Helper()
	w.running.pressed += len(keys)
	w.act(append([]string{"key", "--delay", "4"}, keys...)...)
}

// enter puts the keyboard into a field: by a tap, or by keys.
func (w window) enter(label string) {
	w.t.Helper()
	if w.setup.keys {
		w.lead(label)
		return
	}
	w.Tap(label)
}

// openSheet opens the sheet of what is expected next: by its button, or by the key that goes to it.
func (w window) openSheet(title string) {
	w.t.Helper()
	if w.setup.keys {
		w.press("n")
		return
	}
	w.Tap(title)
}

// record records what is filled in: by its button, or by keys.
func (w window) record(label func() string) {
	w.t.Helper()
	if w.setup.keys {
		w.press("ctrl+Return")
		return
	}
	w.Tap(label())
}

// fromList takes a number from the list that has been opened.
func (g *keptGame) fromList(f *calc.Field, n int) {
	g.t.Helper()
	if !g.setup.keys {
		g.Tap(strconv.Itoa(n))
		return
	}
	for _, choice := range f.Allowed.Choices {
		if choice.Refusal == nil {
			g.press("Down")
		}
		if choice.Value == n {
			break
		}
	}
	g.press("Return")
}
