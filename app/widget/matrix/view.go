package matrix

import (
	"scripkeeper/app/widget/mark"
	"slices"
)

// The columns of a matrix that belong to no company, and the rows that belong to no seat. A company's column is its
// place, counted from 0.
const (
	// NameColumn is the player's name.
	NameColumn = -1
	// CashColumn is the player's money.
	CashColumn = -2
	// WorthColumn is the player's net worth, with the rank beside it.
	WorthColumn = -3
	// HeadRow stands in the place of a seat for the companies' prices.
	HeadRow = -1
	// ExtraRow stands in the place of a seat for the first of [View.Extras]; the next is one less, and so on.
	ExtraRow = -2
)

// Crowd is the largest number of seats that is shown as a whole. Of more than that, a matrix that shows what would
// change leaves out the seats that nothing happens to.
const Crowd = 12

// A View is what a matrix shows: the companies across, the seats down.
type View struct {
	Companies []Company
	Seats     []Seat
	// Extras are rows beneath the seats: what companies or the bank hold.
	Extras []Extra
	// Shown are the places of the companies that have a column; nil for all.
	Shown []int
	// Spent tells that nobody holds anything any more, so that companies need no columns of their own.
	Spent bool
	// Order are the seats from top to bottom; nil for all as they sit.
	Order []int
	// Cash, Worth and Price are the words over the columns and of the prices; empty words are left out. Hidden is what
	// stands in the place of veiled figures.
	Cash, Worth, Price, Hidden string
	// Before is the same table before something happens: each figure that differs then shows its difference.
	Before *View
}

// A Company is what stands over one column.
type Company struct {
	mark.Company
	Price int
	// Move is how the price moved last, 0 for not at all.
	Move int
	// Off tells that there is no price: the company is not in play.
	Off bool
}

// A Seat is one row.
type Seat struct {
	Name string
	// Detail is a few words beneath the name: what the seat is at the table, what it owes.
	Detail string
	Cash   int
	// Shares holds a number for each company.
	Shares []int
	// Badges holds for each company what the seat is in it ("Dir."), empty for nothing; nil for none at all.
	Badges []string
	// Notes holds for each company a few letters on the shares ("2 split"), empty for nothing; nil for none at all.
	Notes []string
	Worth int
	// Rank is 1 for the first, 0 to show none.
	Rank int
	// Veiled tells that shares and worth are for the player's own eyes, or not known at all.
	Veiled bool
	// Turn marks the seat whose turn it is, Out one that is no longer in the game.
	Turn, Out bool
}

// An Extra is a row of figures that belong to no seat.
type Extra struct {
	Name string
	// Figures holds a number for each company.
	Figures []int
	// Priced tells that they are prices: one of nought is a 0, not nothing held.
	Priced bool
}

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

// note is what is written beneath a figure.
func (s Seat) note(column int) string {
	if column >= 0 && column < len(s.Notes) {
		return s.Notes[column]
	}
	return ""
}

// badge is what stands before the note of a figure.
func (s Seat) badge(column int) string {
	if column >= 0 && column < len(s.Badges) {
		return s.Badges[column]
	}
	return ""
}

// extra is the place of an extra row, and whether the row is one.
func extra(row int) (int, bool) { return ExtraRow - row, row <= ExtraRow }

// figure is the number of a row and a column.
func (v *View) figure(row, column int) int {
	if place, is := extra(row); is {
		if place < len(v.Extras) && column >= 0 && column < len(v.Extras[place].Figures) {
			return v.Extras[place].Figures[column]
		}
		return 0
	}
	if row < len(v.Seats) {
		return v.Seats[row].figure(column)
	}
	return 0
}

// veiled reports whether a figure is not shown.
func (v *View) veiled(row, column int) bool {
	return row >= 0 && row < len(v.Seats) && v.Seats[row].Veiled && column != CashColumn
}

// note is what is written beneath a figure.
func (v *View) note(row, column int) string {
	if row >= 0 && row < len(v.Seats) {
		return v.Seats[row].note(column)
	}
	return ""
}

// badge is what stands before the note of a figure.
func (v *View) badge(row, column int) string {
	if row >= 0 && row < len(v.Seats) {
		return v.Seats[row].badge(column)
	}
	return ""
}

// name is what a row is called.
func (v *View) name(row int) string {
	if place, is := extra(row); is {
		return v.Extras[place].Name
	}
	return v.Seats[row].Name
}

// priced reports whether a row shows prices.
func (v *View) priced(row int) bool {
	place, is := extra(row)
	return is && v.Extras[place].Priced
}

// change is by how much a figure differs from the table before.
func (v *View) change(row, column int) int {
	if v.veiled(row, column) {
		return 0
	}
	if v.Before == nil || row >= len(v.Before.Seats) {
		return 0
	}
	was := row
	if place, is := extra(row); is {
		named := func(e Extra) bool { return e.Name == v.Extras[place].Name }
		was = ExtraRow - len(v.Before.Extras) // a row that was empty
		if at := slices.IndexFunc(v.Before.Extras, named); at >= 0 {
			was = ExtraRow - at
		}
	}
	return v.figure(row, column) - v.Before.figure(was, column)
}

// changes reports whether any figure of a row differs from the table before.
func (v *View) changes(row int) bool {
	return slices.ContainsFunc(figureColumns(v.shown()), func(column int) bool { return v.change(row, column) != 0 })
}

// shown are the companies that have a column.
func (v *View) shown() []int {
	if v.Shown != nil {
		return v.Shown
	}
	all := make([]int, len(v.Companies))
	for company := range all {
		all[company] = company
	}
	return all
}

// seen reports whether anything of a company is seen in its column: not where all seats are veiled or have spent what
// they held, and no other row has a figure.
func (v *View) seen(company int) bool {
	return len(v.Seats) == 0 || !v.Spent && slices.ContainsFunc(v.Seats, func(s Seat) bool { return !s.Veiled }) ||
		slices.ContainsFunc(v.Extras, func(e Extra) bool { return e.Figures[company] != 0 })
}

// figureColumns are the columns with figures from left to right.
func figureColumns(companies []int) []int {
	return append(append([]int{CashColumn}, companies...), WorthColumn)
}

// held are the companies of which a row has something to show.
func (v *View) held(row int) []int {
	var all []int
	for _, company := range v.shown() {
		if v.priced(row) || v.figure(row, company) != 0 || v.change(row, company) != 0 || v.note(row, company) != "" {
			all = append(all, company)
		}
	}
	return all
}

// rows are the rows from top to bottom.
func (v *View) rows() []int {
	rows := slices.Clone(v.Order)
	if v.Order == nil {
		for seat := range v.Seats {
			rows = append(rows, seat)
		}
	}
	if v.Before != nil && v.Order == nil && len(v.Seats) > Crowd {
		changed := slices.DeleteFunc(slices.Clone(rows), func(row int) bool { return !v.changes(row) })
		if len(changed) > 0 {
			rows = changed
		}
	}
	for place := range v.Extras {
		rows = append(rows, ExtraRow-place)
	}
	return rows
}
