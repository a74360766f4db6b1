package app

import (
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// company is what a widget needs to know of a company.
func company(l *calc.Layout, place int) widget.Company {
	c := l.Companies[place]
	return widget.Company{Key: c.Key, Code: c.Code, Name: words.Upper(words.Company(l, place))}
}

// matrixOf shows a table as a matrix: with the move of each price since another table, and what everybody is worth as
// the rules rank it.
func matrixOf(rulebook calc.Rulebook, t, since calc.Table) widget.MatrixView {
	l := t.Layout()
	view := widget.MatrixView{
		Cash: words.Say("common.cash"), Worth: words.Say("common.worth"), Price: words.Say("common.price"),
	}
	for i := range l.Companies {
		view.Companies = append(view.Companies, widget.MatrixCompany{
			Company: company(l, i), Price: t.Price(i), Move: t.Price(i) - since.Price(i),
		})
	}
	places := make([]calc.Place, len(l.Seats))
	for _, p := range rulebook.Standing(t).Places {
		places[p.Seat] = p
	}
	for seat, place := range places {
		row := widget.MatrixSeat{
			Name: l.Seats[seat].Name, Cash: t.Cash(seat), Worth: place.Worth, Rank: place.Rank,
			Turn: t.Turn() == seat, Out: t.Out(seat),
		}
		if place.Out {
			row.Rank = 0
		}
		for i := range l.Companies {
			row.Shares = append(row.Shares, t.Shares(seat, i))
		}
		view.Seats = append(view.Seats, row)
	}
	return view
}

// lanesOf shows the prices of a table on their ladders, with the markers' places on another table as ghosts.
func lanesOf(t, since calc.Table) []widget.Lane {
	l := t.Layout()
	lanes := make([]widget.Lane, len(l.Companies))
	for i := range lanes {
		lanes[i] = widget.Lane{Company: company(l, i), Track: l.Tracks[i], Price: t.Price(i), Before: since.Price(i)}
	}
	return lanes
}
