package view

import (
	"slices"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Matrix is a table: the companies across, the seats down.
type Matrix struct {
	Companies []Head
	Seats     []Seat
	// Extras are rows beneath the seats: what companies or the bank hold. Fold are the words of a line under which they
	// are folded away as long as Folded, empty where they always show.
	Extras []Extra
	Fold   string
	Folded bool
	// Shown are the indices of the companies that have a column; nil for all.
	Shown []int
	// Spent reports that nobody holds anything any more, so that companies need no columns of their own.
	Spent bool
	// Order are the seats from top to bottom; nil for all as they sit.
	Order []int
	// Cash, Worth and Price are the words over the columns and of the prices; empty words are left out. Hidden is what
	// stands in the place of veiled figures.
	Cash, Worth, Price, Hidden string
	// Before is the same table before something happens: each figure that differs then shows its difference.
	Before *Matrix `json:",omitempty"`
}

// A Head is the head of one column.
type Head struct {
	Company
	Price int
	// Move is how the price moved last, 0 for not at all.
	Move int
	// Off reports that there is no price: the company is not in play.
	Off bool
}

// A Seat is one row.
type Seat struct {
	Name string
	// Short is what the player is called where there is little room.
	Short string
	Pawn  emblem.Pawn
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
	// Veiled reports that shares and worth are for the player's own eyes, or not known at all.
	Veiled bool
	// Turn marks the seat whose turn it is, Out one that is no longer in the game.
	Turn, Out bool
}

// An Extra is a row of figures that belong to no seat.
type Extra struct {
	Name string
	// Figures holds a number for each company, Of what to ask of each why.
	Figures []int
	Of      []Figure `json:",omitempty"`
	// Notes holds for each company a few letters on the figure, empty for nothing; nil for none at all.
	Notes []string
	// Priced reports that they are prices: one of nought is a 0, not nothing held.
	Priced bool
}

// Matrix is the table with what the last entry changed, which stays there until the next. In a game that has words for
// them, what companies and the bank hold can be folded away.
func (v Game) Matrix() Matrix {
	m := v.MatrixOf(v.Table, v.Before).Unmoved(lastEvents(v))
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

// MatrixOf is a table of the game, with the move of each price since another, and what everybody is worth as the rules
// rank it. Where holdings lie behind a veil, a player who looks alone sees his or her own.
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

// seatRow is the row of a seat that has a place.
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

// notesOn tell for each company what a seat is in it, and which of its certificates are no regular shares; nil where
// there is nothing to tell.
func notesOn(v Game, t calc.Table, seat int) (roles, all []string) {
	l := t.Layout()
	roles, all = make([]string, len(l.Companies)), make([]string, len(l.Companies))
	for i := range l.Companies {
		roles[i] = words.Role(v.ID(), t, seat, i)
		all[i] = words.Classes(v.ID(), l, func(class calc.Class) int {
			return t.Balance(calc.AccountOf(seat), calc.Commodity{Company: i, Class: class})
		})
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

// unrank leaves out who stands where as long as entries need fixing.
func unrank(v Game, m Matrix) {
	if len(v.Game.Refused()) == 0 {
		return
	}
	for seat := range m.Seats {
		m.Seats[seat].Rank = 0
	}
}

// inPlay reports whether a company is shown on a table: it is traded, or somebody still holds something of it.
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

// lastEvents are what happened to prices in the last entry that no rise or fall tells.
func lastEvents(v Game) map[int]string {
	if v.Last == nil {
		return nil
	}
	return words.PriceEvents(v.ID(), v.Last.Statement())
}

// Unmoved leaves out how the prices moved of which a word tells what happened.
func (m Matrix) Unmoved(events map[int]string) Matrix {
	for company := range events {
		m.Companies[company].Move = 0
	}
	return m
}
