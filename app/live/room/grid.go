package room

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
)

// A Grid is a table of figures as a page draws it: companies across, rows down.
type Grid struct {
	// Cash and Worth head the first column and the last, Heads those between, which have a company each.
	Cash, Worth string
	Heads       []GridHead
	Rows        []Row
	// Width is how many pixels it needs at the usual size of letters when names stand above their figures.
	Width int
}

// A GridHead is over a column: the company's price, and how it moved.
type GridHead struct {
	view.Company
	Cell
}

// A Row is a seat's, or another one that has no pawn.
type Row struct {
	Key         string
	Name, Short string
	Pawn        *emblem.Pawn `json:",omitempty"`
	Detail      string       `json:",omitempty"`
	Turn        bool         `json:",omitempty"`
	// Look are words for how it is drawn: "turn", "out", "extra".
	Look string `json:",omitempty"`
	// Cash and Worth are nil where the row has none.
	Cash  *Cell `json:",omitempty"`
	Worth *Cell `json:",omitempty"`
	Held  []Cell
}

// A Cell is one figure with all that is to be seen and heard of it.
type Cell struct {
	// Figure is what to ask for to hear why, Say what is heard of it, Text what is seen.
	Figure, Say, Text string
	// Change is by how much it differs from before, Note a few letters more, Rank that of who has it, 0 for none.
	Change int    `json:",omitempty"`
	Note   string `json:",omitempty"`
	Rank   int    `json:",omitempty"`
	// Look are words for how it is drawn: "worth" for cash and net worth, "under" for less than nothing, "none" for
	// nothing, "veil" for what is hidden.
	Look string `json:",omitempty"`
	// Column is the place of its company among the heads. Idle reports that there is neither anything nor a change.
	Column int  `json:",omitempty"`
	Idle   bool `json:",omitempty"`
}

// gridOf draws a matrix, the seats that are in its order.
func gridOf(m view.Matrix) *Grid {
	g := &Grid{Cash: m.Cash, Worth: m.Worth, Heads: []GridHead{}, Rows: []Row{}}
	columns := columnsOf(m)
	for _, company := range columns {
		g.Heads = append(g.Heads, GridHead{m.Companies[company].Company, headCell(m, company)})
	}
	for _, seat := range m.Order {
		g.Rows = append(g.Rows, seatRow(m, seat, columns))
	}
	for i := range m.Extras {
		g.Rows = append(g.Rows, extraRow(m, i, columns))
	}
	g.Width = g.width()
	return g
}

// columnsOf are the companies that have a column: those of whom anything is to be seen.
func columnsOf(m view.Matrix) []int {
	shown := m.Shown
	for company := 0; m.Shown == nil && company < len(m.Companies); company++ {
		shown = append(shown, company)
	}
	seen := func(s view.Seat) bool { return !s.Veiled }
	if len(m.Seats) == 0 || !m.Spent && slices.ContainsFunc(m.Seats, seen) {
		return shown
	}
	return slices.DeleteFunc(slices.Clone(shown), func(company int) bool {
		return !slices.ContainsFunc(m.Extras, func(e view.Extra) bool { return e.Figures[company] != 0 })
	})
}

func headCell(m view.Matrix, company int) Cell {
	of := m.Companies[company]
	c := Cell{Figure: "price." + strconv.Itoa(company), Change: of.Move}
	if of.Off {
		return c.saying(of.Spoken(), words.Text("live.room.off"))
	}
	if m.Price != "" {
		c.Text = words.Number(of.Price)
	}
	return c.saying(of.Spoken(), words.Format("live.room.price", words.Names{"price": of.Price}))
}

func seatRow(m view.Matrix, seat int, columns []int) Row {
	of, name := m.Seats[seat], "seat."+strconv.Itoa(seat)
	old := of
	if m.Before != nil {
		old = m.Before.Seats[seat]
	}
	r := Row{Key: name, Name: of.Name, Short: of.Short, Pawn: &of.Pawn, Detail: of.Detail, Turn: of.Turn,
		Held: []Cell{}}
	if of.Turn {
		r.Look = "turn"
	}
	if of.Out {
		r.Look += " out"
	}
	if r.Short == "" {
		r.Short = of.Name
	}
	seen := !of.Veiled && !old.Veiled
	figure := func(column string, value, was int, veiled bool) Cell {
		if veiled {
			return Cell{Figure: name + column, Text: m.Hidden, Look: "veil", Idle: true}
		}
		if !seen && column != ".cash" {
			was = value
		}
		return cellOf(name+column, value, was)
	}
	cash, worth := figure(".cash", of.Cash, old.Cash, false), figure(".worth", of.Worth, old.Worth, of.Veiled)
	worth.Rank = of.Rank
	cash, worth = cash.worthy().saying(of.Name, m.Cash), worth.worthy().saying(of.Name, m.Worth)
	r.Cash, r.Worth = &cash, &worth
	for column, company := range columns {
		c := figure(".share."+strconv.Itoa(company), of.Shares[company], old.Shares[company], of.Veiled).orNothing()
		c.Note = strings.TrimSpace(noteOn(of.Badges, company) + " " + noteOn(of.Notes, company))
		c.Column = column
		r.Held = append(r.Held, c.saying(of.Name, m.Companies[company].Spoken()))
	}
	return r
}

func extraRow(m view.Matrix, row int, columns []int) Row {
	of := m.Extras[row]
	r := Row{Key: "extra." + strconv.Itoa(row), Name: of.Name, Look: "extra", Held: []Cell{}}
	was := func(company int) int {
		if m.Before == nil {
			return of.Figures[company]
		}
		for _, old := range m.Before.Extras {
			if old.Name == of.Name {
				return old.Figures[company]
			}
		}
		return 0
	}
	for column, company := range columns {
		c := cellOf(r.Key+"."+strconv.Itoa(company), of.Figures[company], was(company))
		if !of.Priced {
			c = c.orNothing()
		}
		c.Note, c.Column = noteOn(of.Notes, company), column
		r.Held = append(r.Held, c.saying(of.Name, m.Companies[company].Spoken()))
	}
	return r
}

func noteOn(notes []string, company int) string {
	if notes == nil {
		return ""
	}
	return notes[company]
}

func cellOf(figure string, value, was int) Cell {
	c := Cell{Figure: figure, Text: words.Number(value), Change: value - was, Idle: value == 0 && was == 0}
	if value < 0 {
		c.Look = "under"
	}
	return c
}

// orNothing shows nought as nothing held.
func (c Cell) orNothing() Cell {
	if c.Text == words.Number(0) {
		c.Look = "none"
	}
	return c
}

// worthy shows what adds up to a net worth.
func (c Cell) worthy() Cell {
	c.Look = strings.TrimSpace("worth " + c.Look)
	return c
}

// saying has what is heard of it: whose it is, of what, how much, how it changed.
func (c Cell) saying(whose, of string) Cell {
	all := []string{whose, of, c.Text}
	if strings.HasPrefix(c.Figure, "price.") {
		all = all[:2]
	}
	if c.Change != 0 {
		all = append(all, words.Signed(c.Change))
	}
	c.Say = strings.Join(append(all, c.Note), " ")
	c.Say = strings.TrimSpace(c.Say)
	if c.Look == "none" {
		c.Text = "–"
	}
	return c
}

// width adds up what the columns need.
func (g *Grid) width() int {
	wide := func(text string, most int) int { return max(most, utf8.RuneCountInString(text)) }
	cash, worth, held := 3, 3, make([]int, len(g.Heads))
	for i, head := range g.Heads {
		held[i] = wide(head.Text, 3)
	}
	for _, r := range g.Rows {
		if r.Cash != nil {
			cash, worth = wide(r.Cash.Text, cash), wide(r.Worth.Text, worth)
		}
		for i, c := range r.Held {
			if c.Look != "veil" {
				held[i] = wide(c.Text, held[i])
			}
		}
	}
	letters := cash + worth
	for _, n := range held {
		letters += n
	}
	return 24 + 12*(2+len(held)) + letters*21/2
}
