package view

import (
	"slices"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Matrix is a table of shares with a column for each company and a row for each seat.
type Matrix struct {
	Companies []Head
	Seats     []Seat
	// Extras are the rows below the seats, with holdings of companies or the bank. While Folded is true, a line with
	// the label Fold replaces these rows.
	Extras []Extra
	Fold   string
	Folded bool
	// Shown are the indices of the companies with a column; nil for all.
	Shown []int
	// Spent reports whether the game is over and no player holds any shares. Companies then need no columns.
	Spent bool
	// Order lists the seats from top to bottom; nil for seating order.
	Order []int
	// Cash, Worth and Price are headings; an empty heading is left out. Hidden is the word for secret numbers.
	Cash, Worth, Price, Hidden string
	// Before is the table before a change, or nil. Cells then show the differences from Before.
	Before *Matrix `json:",omitempty"`
}

type Head struct {
	Company
	Price int
	// Move is the last change of the price, 0 for none.
	Move int
	// Off reports whether the company is not in play and has no price.
	Off bool
}

type Seat struct {
	Name   string
	Short  string
	Pawn   emblem.Pawn
	Detail string
	Cash   int
	Shares []int
	// Badges has the seat's role in each company ("Dir.") or ""; nil if the seat has no roles.
	Badges []string
	// Notes has a remark on the seat's shares in each company ("2 split") or ""; nil if there is none.
	Notes []string
	Worth int
	// Rank is 1 for the first place, or 0 without a rank.
	Rank int
	// Veiled reports whether shares and net worth are secret or unknown.
	Veiled bool
	// Turn marks the seat to move, Out a seat that has left the game.
	Turn, Out bool
}

type Extra struct {
	Name string
	// Figures has a number for each company. Of says what each number is, which lets the app explain the number.
	Figures []int
	Of      []Figure `json:",omitempty"`
	Notes   []string
	// Priced reports whether the numbers are prices. A price of 0 is shown as 0, other zeros as blanks.
	Priced bool
}

// Matrix returns the current table, and the changes that the latest entries made.
func (v Game) Matrix() Matrix {
	m := v.MatrixOf(v.Table, v.Before).WithoutMoves(lastEvents(v))
	if fold := words.RowName(v.ID(), "fold"); fold != "" && len(m.Extras) > 0 {
		m.Fold, m.Folded = fold, true
	}
	m.Order = []int{}
	for seat := range m.Seats {
		m.Order = append(m.Order, seat)
	}
	unrank(v, m)
	if Secret(v.Before) == Secret(v.Table) {
		before := v.MatrixOf(v.Before, v.Before)
		unrank(v, before)
		m.Before = &before
	}
	return m
}

// MatrixOf returns table t with ranks, and with the price moves since an earlier table.
func (v Game) MatrixOf(t, since calc.Table) Matrix {
	l := t.Layout()
	m := Matrix{
		Shown: []int{}, Cash: words.Text("common.cash"), Worth: words.Text("common.worth"),
		Price: words.Text("common.price"), Hidden: words.Text("common.hidden"),
	}
	for i, company := range Companies(l) {
		head := Head{Company: company, Price: t.Price(i), Off: !t.Traded(i)}
		if t.Traded(i) && since.Traded(i) {
			head.Move = t.Price(i) - since.Price(i)
		}
		m.Companies = append(m.Companies, head)
		if inPlay(t, i) || inPlay(since, i) {
			m.Shown = append(m.Shown, i)
		}
	}
	places := make([]calc.Place, len(l.Seats))
	for _, p := range v.Rulebook.Standing(t).Places {
		places[p.Seat] = p
	}
	short, looks := v.Game.ShortNames(), v.Game.Looks()
	for seat, place := range places {
		row := seatRow(v, t, seat, place)
		row.Short, row.Pawn = short[seat], emblem.NewPawn(looks[seat])
		m.Seats = append(m.Seats, row)
	}
	m.Spent = t.Over() && !slices.ContainsFunc(m.Seats, func(s Seat) bool {
		return slices.ContainsFunc(s.Shares, func(shares int) bool { return shares != 0 })
	})
	m.Extras = extrasOf(v, t)
	return m
}

func seatRow(v Game, t calc.Table, seat int, place calc.Place) Seat {
	if seat == v.Looker && Veiled(t) {
		place = calc.KnownPlace(v.Rulebook, t, seat)
	}
	row := Seat{
		Name: v.Name(seat), Cash: t.Cash(seat), Worth: place.Worth, Rank: place.Rank,
		Turn: t.Turn() == seat, Out: t.Out(seat),
		Detail: words.Join(append(words.Badges(v.ID(), t, seat), privatesTold(t, calc.AccountOf(seat))...)),
		Shares: make([]int, len(t.Layout().Companies)),
	}
	if place.Out || Secret(t) {
		row.Rank = 0
	}
	if row.Veiled = Hidden(t) || Veiled(t) && seat != v.Looker; row.Veiled {
		row.Worth = 0
	} else {
		for i := range row.Shares {
			row.Shares[i] = t.Shares(seat, i)
		}
		row.Badges, row.Notes = notesOn(v, t, seat)
	}
	return row
}

// notesOn returns, for each company, a seat's role and a note on special certificates. A list of empty texts is nil.
func notesOn(v Game, t calc.Table, seat int) (roles, all []string) {
	l := t.Layout()
	roles, all = make([]string, len(l.Companies)), make([]string, len(l.Companies))
	for i := range l.Companies {
		roles[i] = words.Role(v.ID(), t, seat, i)
		all[i] = v.Classes(t, seat, i)
	}
	said := func(note string) bool { return note != "" }
	if !slices.ContainsFunc(roles, said) {
		roles = nil
	}
	if !slices.ContainsFunc(all, said) {
		all = nil
	}
	return roles, all
}

// Classes returns a note on a seat's special certificates in a company, or "".
func (v Game) Classes(t calc.Table, seat, company int) string {
	return words.Classes(v.ID(), t.Layout(), func(class calc.Class) int {
		return t.Balance(calc.AccountOf(seat), calc.Commodity{Company: company, Class: class})
	})
}

func unrank(v Game, m Matrix) {
	if len(v.Game.Refused()) == 0 {
		return
	}
	for seat := range m.Seats {
		m.Seats[seat].Rank = 0
	}
}

// inPlay reports whether a company is traded or any seat holds certificates in it.
func inPlay(t calc.Table, company int) bool {
	if t.Traded(company) {
		return true
	}
	for class := range t.Layout().Classes {
		for seat := range t.Layout().Seats {
			if t.Balance(calc.AccountOf(seat), calc.Commodity{Company: company, Class: calc.Class(class)}) != 0 {
				return true
			}
		}
	}
	return false
}

func lastEvents(v Game) map[int]string {
	if v.Last == nil {
		return nil
	}
	return words.PriceEvents(v.ID(), v.Last.Statement())
}

// WithoutMoves clears the price moves of companies with an event.
func (m Matrix) WithoutMoves(events map[int]string) Matrix {
	for company := range events {
		m.Companies[company].Move = 0
	}
	return m
}
