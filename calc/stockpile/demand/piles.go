package demand

import (
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Piles lists the contents of all stockpiles at once, beginning with the seat whose turn it is. It is for players
// with hidden portfolios.
type Piles struct {
	// Takes lists the contents of each seat's stockpile in turn order; empty stockpiles at the end are left out.
	Takes []Take `json:"takes,omitempty"`
}

func (*Piles) Kind() string { return "piles" }

func (e *Piles) take(index, seat int) Take {
	if index < len(e.Takes) {
		return e.Takes[index]
	}
	return Take{Seat: seat}
}

func (e *Piles) set(seats []int, index int, take Take) {
	for len(e.Takes) <= index {
		e.Takes = append(e.Takes, Take{Seat: seats[len(e.Takes)]})
	}
	e.Takes[index] = take
	for n := len(e.Takes); n > 0 && e.Takes[n-1].cards() == 0; n-- {
		e.Takes = e.Takes[:n-1]
	}
	if len(e.Takes) == 0 {
		e.Takes = nil
	}
}

// ofSeat returns the name of a seat's field: for seat 2, "boom" becomes "boom.2", and "fees.0" becomes "fees.2.0".
func ofSeat(name string, seat int) string {
	list, index, listed := strings.Cut(name, ".")
	list = calc.ItemName(list, seat)
	if listed {
		list += "." + index
	}
	return list
}

func (e *Piles) Form(t calc.Table) calc.Form {
	var fields []*calc.Field
	if board.PhaseRefusal(t, board.PhaseTaking) != nil || board.OptionsOf(t).TracksPortfolios() {
		return calc.Form{}
	}
	seats := append([]int{t.Turn()}, board.After(t, t.Turn())...)
	for index, seat := range seats {
		take := e.take(index, seat)
		for _, f := range take.Form(t).Fields[1:] {
			set := f.Set
			f.Name, f.Seat = ofSeat(f.Name, seat), seat
			f.Set = func(v int) {
				set(v)
				e.set(seats, index, take)
			}
			fields = append(fields, f)
		}
		var refusal *calc.Refusal
		if t, _, refusal = take.Apply(t); refusal != nil {
			break
		}
	}
	form := calc.Form{Fields: fields}
	if len(e.Takes) == 0 {
		form.Record = "piles"
	}
	return form
}

// Apply applies each seat's take in turn order. Refusals: game.over, phase.*, piles.*, and those of [Take].
func (e *Piles) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := board.PhaseRefusal(t, board.PhaseTaking); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	seats := append([]int{t.Turn()}, board.After(t, t.Turn())...)
	switch {
	case board.OptionsOf(t).TracksPortfolios():
		return t, calc.Statement{}, calc.Refuse("piles.kept", "").Under("take")
	case len(e.Takes) > len(seats):
		return t, calc.Statement{}, calc.Refuse("piles.many", "takes").Under("take").With("max", len(seats))
	}
	table, all := t, calc.Statement{}
	for index, seat := range seats {
		take := e.take(index, seat)
		next, statement, refusal := take.Apply(table)
		if refusal != nil {
			if refusal.Field != "" && refusal.Field != "seat" {
				refusal.Field = ofSeat(refusal.Field, seat)
			}
			return t, calc.Statement{}, refusal
		}
		table, all.Lines = next, joinLines(all.Lines, statement.Lines)
	}
	return table, all, nil
}

// joinLines appends a seat's lines to the lines before. The last line before, which announces the seat's turn, is
// removed, and the first appended line gets its marks.
func joinLines(before, lines []calc.Line) []calc.Line {
	if n := len(before) - 1; n >= 0 && len(lines) > 0 {
		lines[0].Marks = slices.Concat(before[n].Marks, lines[0].Marks)
		before = before[:n]
	}
	return append(before, lines...)
}
