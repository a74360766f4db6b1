package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// houseRules shows the options of a game, closed at first, and lets each be changed. What differs from the preset
// is marked and counted.
type houseRules struct {
	rulebook string
	options  calc.Options
	// defaults are the options of the preset.
	defaults calc.Options
	changed  func()

	open    bool
	rows    []*optionRow
	count   *widget.Text
	toggle  *widget.Button
	holder  *fyne.Container
	content fyne.CanvasObject
}

func newHouseRules(changed func()) *houseRules {
	h := &houseRules{changed: changed, holder: widget.Stack(look.Space4)}
	h.count = widget.NewText("", widget.Body).SetColor(look.Turn)
	h.toggle = widget.NewPlainButton("", theme.MenuDropDownIcon(), func() { h.unfold(!h.open) })
	h.content = widget.Stack(look.Space3,
		widget.NewSection(words.Say("new.house"), h.toggle), h.count, h.holder)
	return h
}

// use shows the options of a preset, changed to others when those are given.
func (h *houseRules) use(rulebook calc.Rulebook, preset int, others calc.Options) {
	h.rulebook = rulebook.ID()
	h.options, h.defaults = rulebook.Presets()[preset].Options, rulebook.Presets()[preset].Options
	if others != nil {
		copyOptions(h.options, others)
	}
	h.unfold(h.open)
}

// copyOptions sets options to the values of others of the same game.
func copyOptions(to, from calc.Options) {
	for _, given := range from.Form().Fields {
		if own, ok := to.Form().Field(given.Name); ok && own.Set != nil {
			own.Set(given.Get())
		}
	}
}

// differing counts the options that differ.
func differing(a, b calc.Options) int {
	count := 0
	for _, f := range a.Form().Fields {
		if other, ok := b.Form().Field(f.Name); !ok || !agree(f, other) {
			count++
		}
	}
	return count
}

// agree tells whether an option has the same value in two sets. A choice is known by its key: its number may mean
// something else where other choices are offered.
func agree(a, b calc.Field) bool {
	key := func(f calc.Field) string {
		for _, c := range f.Allowed.Choices {
			if c.Value == f.Get() {
				return c.Key
			}
		}
		return ""
	}
	return a.Get() == b.Get() && key(a) == key(b)
}

// unfold opens or closes the list. Its rows are made when it opens.
func (h *houseRules) unfold(open bool) {
	h.open, h.rows = open, nil
	h.holder.RemoveAll()
	if open {
		for _, f := range h.options.Form().Fields {
			row := newOptionRow(h, f.Name)
			h.rows = append(h.rows, row)
			h.holder.Add(row.content)
		}
		h.toggle.SetLabel(words.Say("new.house.hide"))
		h.toggle.SetIcon(theme.MenuDropUpIcon())
	} else {
		h.toggle.SetLabel(words.Say("new.house.show"))
		h.toggle.SetIcon(theme.MenuDropDownIcon())
	}
	h.tell()
}

// set changes an option. A choice that is not offered any more because of it goes to the first that is.
func (h *houseRules) set(name string, value int) {
	if f, ok := h.options.Form().Field(name); ok {
		f.Set(value)
	}
	for _, f := range h.options.Form().Fields {
		if _, ok := f.Allowed.Place(f.Get()); !ok && f.Kind == calc.ChoiceKind && f.Allowed.Count() > 0 {
			f.Set(f.Allowed.At(0))
		}
	}
	h.tell()
}

// tell brings the rows and the count up to date and tells the page.
func (h *houseRules) tell() {
	for _, row := range h.rows {
		row.update()
	}
	count := differing(h.options, h.defaults)
	if count == 0 {
		h.count.Hide()
	} else {
		h.count.SetText(words.Tell("new.house.changed", words.Names{"count": words.Number(count)}))
		h.count.Show()
	}
	h.changed()
}

// unread is the label of the first number that cannot be read as it is typed, or nothing.
func (h *houseRules) unread() string {
	for _, row := range h.rows {
		if row.unread {
			return row.label
		}
	}
	return ""
}

// mark marks the option that is refused, or none.
func (h *houseRules) mark(name string) {
	for _, row := range h.rows {
		row.mark(row.name == name)
	}
}
