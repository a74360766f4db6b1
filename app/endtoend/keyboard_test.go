package endtoend

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"scripkeeper/app/probe"
	"scripkeeper/calc"
)

// byKeys makes the test use the keyboard instead of the mouse.
func byKeys() setting { return func(s *setup) { s.keys = true } }

func (w window) choose(label string) {
	w.t.Helper()
	w.lead(label)
	w.await(fmt.Sprintf("%q, to which the keyboard was led, to be in sight", label), func() bool {
		target, _ := w.goal(label)
		return target.InView()
	})
	w.Key("space")
}

// lead moves the focus to an object by Tab or Shift+Tab, and within a group by arrow keys, or by letters if quicker.
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
		keys := path(chain, from, to)
		if aside := slices.Index(keys, "Right"); from >= 0 && chain[from].Typed && aside >= 0 {
			keys = keys[:aside+1] // the first Right only clears the selection in a field
		}
		w.Key(keys...)
	}
	w.fail("the keyboard does not come to %q%s, it is at %q", label, w.where(), w.Focused())
}

// path returns the keys that move the focus in a chain of objects. from is -1 if no object has the focus.
func path(chain []probe.Object, from, to int) []string {
	target := chain[to]
	if from >= 0 && target.Group > 0 && chain[from].Group == target.Group {
		return within(chain, from, to)
	}
	home := homeOf(chain, to)
	keys := fewest(chain, from, home)
	if home == to {
		return keys
	}
	return append(keys, within(chain, home, to)...)
}

// turnTo chooses another kind of entry, by typing its name or by moving the focus, whichever takes fewer keys.
func (g *keptGame) turnTo(name string) {
	g.t.Helper()
	if !g.setup.keys || g.rulebook.ID() != "openmarket" || strings.ContainsAny(strings.ToLower(name[:1]), "hlnpsw") {
		g.Tap(name)
		return
	}
	target, view := g.goal(name)
	chain := slices.DeleteFunc(slices.Clone(view.Objects), func(o probe.Object) bool {
		return !o.Keyed || o.Disabled || o.Beneath
	})
	group := slices.DeleteFunc(slices.Clone(chain), func(o probe.Object) bool { return o.Group != target.Group })
	at := slices.IndexFunc(chain, func(o probe.Object) bool { return o.Focused })
	direct := path(chain, at, slices.Index(chain, target))
	word, _, _ := strings.Cut(name, " ")
	for n := 1; n < len(direct) && n <= len(word) && (at < 0 || !chain[at].Lettered); n++ {
		if begun := strings.ToLower(name[:n]); unambiguous(group, slices.Index(group, target), begun) {
			g.Type(begun)
			break
		}
	}
	g.Tap(name)
}

func fewest(chain []probe.Object, from, to int) []string {
	ways, reached := map[int][]string{from: nil}, []int{from}
	for ; len(reached) > 0; reached = reached[1:] {
		at := reached[0]
		if at == to {
			break
		}
		for _, key := range []string{"Tab", "shift+Tab", "Right"} {
			next := after(chain, at, key)
			if _, been := ways[next]; next >= 0 && !been {
				ways[next] = append(slices.Clip(ways[at]), key)
				reached = append(reached, next)
			}
		}
	}
	return ways[to]
}

// after returns the index that a key leads to, or -1. From a text field, Tab leads to the next text field.
func after(chain []probe.Object, at int, key string) int {
	by := 1
	if key == "shift+Tab" {
		by = -1
	}
	field := at >= 0 && chain[at].Typed && chain[at].Group == 0
	switch {
	case key == "Right" && !(field && at+1 < len(chain) && !chain[at+1].Typed):
		return -1
	case key != "Right" && field:
		for i := at + by; i >= 0 && i < len(chain); i += by {
			if chain[i].Typed {
				return i
			}
		}
	}
	next := at + by
	for at >= 0 && next >= 0 && next < len(chain) && chain[next].Group > 0 && chain[next].Group == chain[at].Group {
		next += by
	}
	if next < 0 || next >= len(chain) {
		return -1
	}
	return homeOf(chain, next)
}

// homeOf returns the index of the object that Tab leads to in a group.
func homeOf(chain []probe.Object, at int) int {
	home := slices.IndexFunc(chain, func(o probe.Object) bool { return o.Home && o.Group == chain[at].Group })
	if chain[at].Group == 0 || home < 0 {
		return at
	}
	return home
}

func within(chain []probe.Object, from, to int) []string {
	start, end := chain[from], chain[to]
	group := slices.DeleteFunc(slices.Clone(chain), func(o probe.Object) bool { return o.Group != end.Group })
	from, to = slices.Index(group, start), slices.Index(group, end)
	arrow := "Right"
	if to < from {
		arrow = "Left"
	}
	arrows := slices.Repeat([]string{arrow}, max(to-from, from-to))
	typed := []rune(strings.ToLower(end.Text))
	for n := 1; n < len(arrows) && n <= len(typed) && end.Lettered; n++ {
		begun := string(typed[:n])
		if unambiguous(group, to, begun) {
			var keys []string
			for _, letter := range begun {
				keys = append(keys, keyOf(letter))
			}
			return keys
		}
	}
	return arrows
}

// unambiguous reports whether no other object in the group begins with the typed letters.
func unambiguous(group []probe.Object, to int, begun string) bool {
	for i, o := range group {
		if i != to && strings.HasPrefix(strings.ToLower(o.Text), begun) {
			return false
		}
	}
	return true
}

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

// keyed returns the object to focus: the target, an ancestor, or a descendant.
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

func (w window) enter(label string) {
	w.t.Helper()
	if w.setup.keys {
		w.lead(label)
		return
	}
	w.Tap(label)
}

func (w window) openSheet(title string) {
	w.t.Helper()
	if w.setup.keys {
		w.Key("n")
		return
	}
	w.Tap(title)
}

func (w window) record(label func() string) {
	w.t.Helper()
	if w.setup.keys {
		w.Key("ctrl+Return")
		return
	}
	w.Tap(label())
}

func (w window) open(shown string) {
	w.t.Helper()
	if w.setup.keys {
		w.lead(shown)
		return
	}
	w.Tap(shown)
}

func (g *keptGame) fromList(f *calc.Field, n int) {
	g.t.Helper()
	if _, said := f.Allowed.Index(f.Get()); said && g.setup.keys {
		g.Type(strconv.Itoa(n))
		return
	}
	g.Tap(strconv.Itoa(n))
}
