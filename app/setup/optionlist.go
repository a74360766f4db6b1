package setup

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// An optionList shows all options of a game, in groups that open and close. Rows come and go with what the other
// options ask for; a row that stays is the same object, so the keyboard stays in it.
type optionList struct {
	rules *houseRules
	// rows are those that are shown, in order; made are all that ever were.
	rows   []*optionRow
	made   map[string]*optionRow
	groups []*optionGroup
	// changed is told that something changed, nil where nobody looks.
	changed func()
	holder  *fyne.Container
	content fyne.CanvasObject
}

// An optionGroup is a heading and the options under it.
type optionGroup struct {
	heading string
	open    bool
	rows    []*optionRow
	head    *list.Row
	arrow   *foldArrow
	body    *fyne.Container
}

// maxOpenOptions is how many options are shown all at once; where there are more, their groups are closed at first.
const maxOpenOptions = 24

func newOptionList(h *houseRules) *optionList {
	l := &optionList{rules: h, made: map[string]*optionRow{}, holder: frame.Stack(look.Space3)}
	l.content = l.holder
	l.build()
	return l
}

// build puts the rows that are asked for into their groups.
func (l *optionList) build() {
	id, fields := l.rules.Rulebook.ID(), l.rules.Options.Form().Fields
	known := map[string]*optionGroup{}
	for _, g := range l.groups {
		known[g.heading] = g
	}
	l.rows, l.groups = nil, nil
	before := ""
	for _, f := range fields {
		heading := words.OptionGroup(id, f.Name)
		if heading != "" || len(l.groups) == 0 {
			g, kept := known[heading]
			if !kept {
				g = newOptionGroup(heading, len(fields) <= maxOpenOptions)
			}
			g.rows = nil
			l.groups = append(l.groups, g)
		}
		row, there := l.made[f.Name]
		if !there {
			row = newOptionRow(l.rules, f, before)
			l.made[f.Name] = row
		}
		before = row.about
		l.rows = append(l.rows, row)
		if g := l.groups[len(l.groups)-1]; standsIn(l.rules, f.Name) == f.Name {
			g.rows = append(g.rows, row)
		}
	}
	l.holder.RemoveAll()
	for _, g := range l.groups {
		g.fill()
		l.holder.Add(g.body)
	}
}

func newOptionGroup(heading string, open bool) *optionGroup {
	g := &optionGroup{heading: heading, open: open || heading == ""}
	g.arrow = newFoldArrow(g.open)
	g.head = list.NewRow(heading, "", func() { g.unfold(!g.open) }).Flush().SetEnds(nil, g.arrow.content)
	g.body = frame.Stack(look.Space3)
	return g
}

// fill puts the rows under the heading.
func (g *optionGroup) fill() {
	g.body.RemoveAll()
	if g.heading != "" {
		g.body.Add(g.head)
	}
	for _, row := range g.rows {
		g.body.Add(row.content)
	}
	g.unfold(g.open)
}

func (g *optionGroup) unfold(open bool) {
	g.open = open
	g.arrow.point(open)
	for _, row := range g.rows {
		core.Show(row.content, open)
	}
	g.body.Refresh()
}

// updateHead says at the heading how many options differ, else what there is.
func (g *optionGroup) updateHead(differ []*calc.Field) {
	count, labels := 0, make([]string, len(g.rows))
	for i, row := range g.rows {
		labels[i] = row.label
		if slices.ContainsFunc(differ, func(f *calc.Field) bool { return f.Name == row.name }) {
			count++
		}
	}
	detail := words.Join(labels)
	if count > 0 {
		detail = words.Format("new.house.changed", words.Names{"count": count})
	}
	g.head.SetText(g.heading, detail)
	g.head.SetChosen(count > 0)
}

// update shows the options as they stand; differ are those that were changed, before what all of them were.
func (l *optionList) update(differ []*calc.Field, before map[string]*calc.Field) {
	form := l.rules.Options.Form()
	if !slices.EqualFunc(l.rows, form.Fields, func(r *optionRow, f *calc.Field) bool { return r.name == f.Name }) {
		l.build()
	}
	for i, f := range form.Fields {
		origin, ok := before[f.Name]
		l.rows[i].update(f, origin, ok)
	}
	for _, g := range l.groups {
		g.updateHead(differ)
	}
	if l.changed != nil {
		l.changed()
	}
}

// forget drops what was typed and could not be read.
func (l *optionList) forget() {
	for _, row := range l.made {
		row.unread = false
	}
}

// mark says at one option why it is refused. What is no number, or out of its range, says so by itself.
func (l *optionList) mark(name, sentence string) {
	name = standsIn(l.rules, name)
	for _, row := range l.rows {
		if row.name == name {
			row.mark(sentence)
		} else {
			row.mark("")
		}
	}
}

// find is the row of an option, with its group opened; nil for none.
func (l *optionList) find(name string) *optionRow {
	name = standsIn(l.rules, name)
	for _, g := range l.groups {
		for _, row := range g.rows {
			if row.name == name {
				g.unfold(true)
				return row
			}
		}
	}
	return nil
}
