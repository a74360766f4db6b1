package stockpile

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// spaces are the values of one field, a cell each.
type spaces struct {
	of     *sheet
	name   string
	values []int
	labels []string
	cells  []*input.Cell
}

// newSpaces makes a cell of each choice that says something. Tapped is told the value of one that was tapped, and
// whether it is to be chosen.
func newSpaces(of *sheet, f *calc.Field, tapped func(value int, chosen bool)) *spaces {
	s := &spaces{of: of, name: f.Name}
	for _, choice := range f.Allowed.Choices {
		if choice.Value == calc.None {
			continue
		}
		label := words.Choice(of.task.Rulebook, of.layout(), f, choice)
		cell := input.NewCell(label, func(on bool) { tapped(choice.Value, on) })
		cell.OnRefused = of.task.Refuse
		s.values, s.labels, s.cells = append(s.values, choice.Value), append(s.labels, label), append(s.cells, cell)
		of.starts = append(of.starts, cell)
	}
	return s
}

// walk lets the arrow keys move the keyboard among the cells of rows, each of which is one stop of the tab key.
func walk(rows []*spaces) []*core.KeyGroup {
	cells := make([][]*input.Cell, len(rows))
	for i, row := range rows {
		cells[i] = row.cells
	}
	cards.WalkByKeys(cells)
	groups := make([]*core.KeyGroup, len(rows))
	for i, row := range rows {
		groups[i] = core.NewKeyGroup(row.objects()...)
	}
	return groups
}

func (s *spaces) objects() []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, len(s.cells))
	for i, cell := range s.cells {
		all[i] = cell
	}
	return all
}

// follow chooses the field's value, and greys what is refused.
func (s *spaces) follow(f *calc.Field) {
	for i, cell := range s.cells {
		for _, choice := range f.Allowed.Choices {
			if choice.Value == s.values[i] {
				cell.SetChosen(f.Get() == choice.Value)
				cell.EnableUnless(s.of.reason(choice.Refusal))
			}
		}
	}
}
