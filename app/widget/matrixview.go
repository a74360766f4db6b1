package widget

// The columns of a matrix that belong to no company, and the row of its head. A company's column is its place,
// counted from 0.
const (
	// NameColumn is the player's name.
	NameColumn = -1
	// CashColumn is the player's money.
	CashColumn = -2
	// WorthColumn is the player's net worth, with the rank beside it.
	WorthColumn = -3
	// HeadRow stands in the place of a seat for the companies' prices.
	HeadRow = -1
)

// A MatrixView is what a matrix shows: the companies across, the seats down.
type MatrixView struct {
	Companies []MatrixCompany
	Seats     []MatrixSeat
	// Cash, Worth and Price are the words over the columns and of the prices; empty words are left out.
	Cash, Worth, Price string
	// Before is the same table before something happens: each figure that differs then shows its difference.
	Before *MatrixView
}

// A MatrixCompany is the head of one column.
type MatrixCompany struct {
	Company
	Price int
	// Move is how the price moved last, 0 for not at all.
	Move int
}

// A MatrixSeat is one row.
type MatrixSeat struct {
	Name string
	Cash int
	// Shares holds a number for each company.
	Shares []int
	Worth  int
	// Rank is 1 for the first, 0 to show none.
	Rank int
	// Turn marks the seat whose turn it is, Out one that is no longer in the game.
	Turn, Out bool
}

// figure is the number of a column.
func (s MatrixSeat) figure(column int) int {
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

// change is by how much a figure differs from the table before.
func (v *MatrixView) change(seat, column int) int {
	if v.Before == nil || seat >= len(v.Before.Seats) {
		return 0
	}
	return v.Seats[seat].figure(column) - v.Before.Seats[seat].figure(column)
}

// columns are the columns with figures from left to right.
func (v *MatrixView) columns() []int {
	all := []int{CashColumn}
	for company := range v.Companies {
		all = append(all, company)
	}
	return append(all, WorthColumn)
}
