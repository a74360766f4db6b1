package view

import "slices"

// The rows of a matrix that belong to no seat.
const (
	// HeadRow stands in the place of a seat for the companies' prices.
	HeadRow = -1
	// ExtraRow stands in the place of a seat for the first of [Matrix.Extras]; the next is one less, and so on.
	ExtraRow = -2
)

// Crowd is the largest number of seats that is shown as a whole. Of more than that, a matrix that shows what would
// change leaves out the seats that nothing happens to.
const Crowd = 12

// figure is the number of a column.
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

// at is what a list holds of a company, empty where it has no place for the column.
func at(list []string, column int) string {
	if column >= 0 && column < len(list) {
		return list[column]
	}
	return ""
}

// seat is the seat of a row, an empty one where the row is none's.
func (m Matrix) seat(row int) Seat {
	if row >= 0 && row < len(m.Seats) {
		return m.Seats[row]
	}
	return Seat{}
}

// extra is the place of an extra row, and whether the row is one.
func extra(row int) (int, bool) { return ExtraRow - row, row <= ExtraRow }

// FigureAt is the number of a row and a column.
func (m Matrix) FigureAt(row, column int) int {
	if place, is := extra(row); is {
		if place < len(m.Extras) && column >= 0 && column < len(m.Extras[place].Figures) {
			return m.Extras[place].Figures[column]
		}
		return 0
	}
	return m.seat(row).figure(column)
}

// VeiledAt reports whether a figure is not shown.
func (m Matrix) VeiledAt(row, column int) bool { return m.seat(row).Veiled && column != CashColumn }

// NoteAt is what is written beneath a figure.
func (m Matrix) NoteAt(row, column int) string {
	if place, is := extra(row); is && place < len(m.Extras) {
		return at(m.Extras[place].Notes, column)
	}
	return at(m.seat(row).Notes, column)
}

// BadgeAt is what stands before the note of a figure.
func (m Matrix) BadgeAt(row, column int) string { return at(m.seat(row).Badges, column) }

// RowName is what a row is called.
func (m Matrix) RowName(row int) string {
	if place, is := extra(row); is {
		return m.Extras[place].Name
	}
	return m.Seats[row].Name
}

// Priced reports whether a row shows prices.
func (m Matrix) Priced(row int) bool {
	place, is := extra(row)
	return is && m.Extras[place].Priced
}

// ChangeAt is by how much a figure differs from the table before.
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
		was = ExtraRow - len(m.Before.Extras) // a row that was empty
		if at := slices.IndexFunc(m.Before.Extras, named); at >= 0 {
			was = ExtraRow - at
		}
	}
	return m.FigureAt(row, column) - m.Before.FigureAt(was, column)
}

// changes reports whether any figure of a row differs from the table before.
func (m Matrix) changes(row int) bool {
	differs := func(column int) bool { return m.ChangeAt(row, column) != 0 }
	return slices.ContainsFunc(FigureColumns(m.Columns()), differs)
}

// Columns are the companies that have a column.
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

// HasColumn reports whether anything of a company is seen in its column: not where all seats are veiled or have spent
// what they held, and no other row has a figure.
func (m Matrix) HasColumn(company int) bool {
	return len(m.Seats) == 0 || !m.Spent && slices.ContainsFunc(m.Seats, func(s Seat) bool { return !s.Veiled }) ||
		slices.ContainsFunc(m.Extras, func(e Extra) bool { return e.Figures[company] != 0 })
}

// FigureColumns are the columns with figures from left to right.
func FigureColumns(companies []int) []int {
	return append(append([]int{CashColumn}, companies...), WorthColumn)
}

// HeldIn are the companies of which a row has something to show.
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

// Rows are the rows from top to bottom.
func (m Matrix) Rows() []int {
	rows := slices.Clone(m.Order)
	if m.Order == nil {
		for seat := range m.Seats {
			rows = append(rows, seat)
		}
	}
	if m.Before != nil && m.Order == nil && len(m.Seats) > Crowd {
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
