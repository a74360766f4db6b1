package table

import (
	"scripkeeper/app/form"
	"scripkeeper/app/view"
	"scripkeeper/app/widget"
	"scripkeeper/calc"
)

// drawnMatrix is a matrix as the widget takes it.
func drawnMatrix(m view.Matrix) widget.MatrixView {
	drawn := widget.MatrixView{Shown: m.Shown, Spent: m.Spent, Order: m.Order, Cash: m.Cash, Worth: m.Worth, Price: m.Price, Hidden: m.Hidden}
	for _, c := range m.Companies {
		drawn.Companies = append(drawn.Companies, widget.MatrixCompany{Company: form.Drawn(c.Company), Price: c.Price, Move: c.Move, Off: c.Off})
	}
	for _, s := range m.Seats {
		drawn.Seats = append(drawn.Seats, widget.MatrixSeat{Name: s.Name, Detail: s.Detail, Cash: s.Cash, Shares: s.Shares,
			Badges: s.Badges, Notes: s.Notes, Worth: s.Worth, Rank: s.Rank, Veiled: s.Veiled, Turn: s.Turn, Out: s.Out})
	}
	for _, e := range m.Extras {
		drawn.Extras = append(drawn.Extras, widget.MatrixExtra{Name: e.Name, Figures: e.Figures, Priced: e.Priced})
	}
	if m.Before != nil {
		before := drawnMatrix(*m.Before)
		drawn.Before = &before
	}
	return drawn
}

// newMatrix draws a matrix.
func newMatrix(v view.Game, m view.Matrix, tapped func(seat, column int)) *widget.Matrix {
	return widget.NewMatrix(drawnMatrix(m), tapped).Mark(v.Pawns()).Shorten(v.Game.ShortNames())
}

// drawnLanes are the ladders of a game as the widget takes them.
func drawnLanes(l *calc.Layout, lanes []view.Lane) []widget.Lane {
	drawn := make([]widget.Lane, len(lanes))
	for i, lane := range lanes {
		drawn[i] = widget.Lane{Company: form.Drawn(lane.Company), Track: l.Tracks[i], Price: lane.Price, Before: lane.Before,
			Place: lane.At, From: lane.From, Event: lane.Event, Off: lane.Off}
	}
	return drawn
}

// drawnSeries are the lines of a chart as the widget takes them.
func drawnSeries(series []view.Series) []widget.Series {
	drawn := make([]widget.Series, len(series))
	for i, s := range series {
		drawn[i] = widget.Series{Name: s.Name, Pawn: s.Pawn, Values: s.Values, First: s.First}
		if s.Company != nil {
			drawn[i].Company = form.Drawn(*s.Company)
		}
	}
	return drawn
}
