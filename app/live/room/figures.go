package room

import (
	"slices"

	"scripkeeper/app/view"
)

// figures are a table of figures as a page draws it: with the columns in which anything is to be seen, and of the table
// before it only what a change needs.
func figures(m view.Matrix) *view.Matrix {
	m.Shown = append([]int{}, m.Columns()...) // a page draws it as a list, also of nothing
	m.Shown = slices.DeleteFunc(m.Shown, func(company int) bool { return !m.HasColumn(company) })
	m.Extras = slices.Clone(m.Extras)
	for i := range m.Extras {
		m.Extras[i].Of = nil // a page asks by its row
	}
	if m.Before == nil {
		return &m
	}
	was := &view.Matrix{}
	for _, s := range m.Before.Seats {
		was.Seats = append(was.Seats, view.Seat{Cash: s.Cash, Shares: s.Shares, Worth: s.Worth, Veiled: s.Veiled})
	}
	for _, e := range m.Before.Extras {
		was.Extras = append(was.Extras, view.Extra{Name: e.Name, Figures: e.Figures})
	}
	m.Before = was
	return &m
}
