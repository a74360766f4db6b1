package view

import "slices"

// Rows of a matrix that are not seats.
const (
	HeadRow = -1
	// ExtraRow is the row of the first of [Matrix.Extras]. The next rows are -3, -4 and so on.
	ExtraRow = -2
)

// MaxSeatsShown is the largest number of seats for which a matrix of changes shows seats without a change.
const MaxSeatsShown = 12

func (s Seat) figure(column int) int {
	switch {
	case column == CashColumn:
		return s.Cash
	case column == WorthColumn:
		return s.Worth
	case column >= 0 && column < len(s.Shares):
		return s.Shares[column]
	}
	return 0
}

func textAt(list []string, column int) string {
	if column >= 0 && column < len(list) {
		return list[column]
	}
	return ""
}

func (m Matrix) seat(row int) Seat {
	if row >= 0 && row < len(m.Seats) {
		return m.Seats[row]
	}
	return Seat{}
}

func extra(row int) (int, bool) { return ExtraRow - row, row <= ExtraRow }

func (m Matrix) FigureAt(row, column int) int {
	if place, is := extra(row); is {
		if place < len(m.Extras) && column >= 0 && column < len(m.Extras[place].Figures) {
			return m.Extras[place].Figures[column]
		}
		return 0
	}
	return m.seat(row).figure(column)
}

func (m Matrix) VeiledAt(row, column int) bool { return m.seat(row).Veiled && column != CashColumn }

func (m Matrix) NoteAt(row, column int) string {
	if place, is := extra(row); is && place < len(m.Extras) {
		return textAt(m.Extras[place].Notes, column)
	}
	return textAt(m.seat(row).Notes, column)
}

func (m Matrix) BadgeAt(row, column int) string { return textAt(m.seat(row).Badges, column) }

func (m Matrix) RowName(row int) string {
	if place, is := extra(row); is {
		return m.Extras[place].Name
	}
	return m.Seats[row].Name
}

func (m Matrix) Priced(row int) bool {
	place, is := extra(row)
	return is && m.Extras[place].Priced
}

func (m Matrix) ChangeAt(row, column int) int {
	if m.VeiledAt(row, column) {
		return 0
	}
	if m.Before == nil || row >= len(m.Before.Seats) {
		return 0
	}
	was := row
	if place, is := extra(row); is {
		named := func(e Extra) bool { return e.Name == m.Extras[place].Name }
		was = ExtraRow - len(m.Before.Extras) // the row was empty
		if at := slices.IndexFunc(m.Before.Extras, named); at >= 0 {
			was = ExtraRow - at
		}
	}
	return m.FigureAt(row, column) - m.Before.FigureAt(was, column)
}

func (m Matrix) changes(row int) bool {
	differs := func(column int) bool { return m.ChangeAt(row, column) != 0 }
	return slices.ContainsFunc(FigureColumns(m.Columns()), differs)
}

func (m Matrix) Columns() []int {
	if m.Shown != nil {
		return m.Shown
	}
	all := make([]int, len(m.Companies))
	for company := range all {
		all[company] = company
	}
	return all
}

// HasColumn reports whether a company's column has anything to show: extra numbers, or holdings that are visible.
func (m Matrix) HasColumn(company int) bool {
	return len(m.Seats) == 0 || !m.Spent && slices.ContainsFunc(m.Seats, func(s Seat) bool { return !s.Veiled }) ||
		slices.ContainsFunc(m.Extras, func(e Extra) bool { return e.Figures[company] != 0 })
}

func FigureColumns(companies []int) []int {
	return append(append([]int{CashColumn}, companies...), WorthColumn)
}

func (m Matrix) HeldIn(row int) []int {
	var all []int
	for _, company := range m.Columns() {
		figure, change := m.FigureAt(row, company), m.ChangeAt(row, company)
		if m.Priced(row) || figure != 0 || change != 0 || m.NoteAt(row, company) != "" {
			all = append(all, company)
		}
	}
	return all
}

func (m Matrix) Rows() []int {
	rows := slices.Clone(m.Order)
	if m.Order == nil {
		for seat := range m.Seats {
			rows = append(rows, seat)
		}
	}
	if m.Before != nil && m.Order == nil && len(m.Seats) > MaxSeatsShown {
		changed := slices.DeleteFunc(slices.Clone(rows), func(row int) bool { return !m.changes(row) })
		if len(changed) > 0 {
			rows = changed
		}
	}
	for place := range m.Extras {
		if !m.Folded {
			rows = append(rows, ExtraRow-place)
		}
	}
	return rows
}
