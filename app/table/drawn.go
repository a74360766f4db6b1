package table

import (
	"scripkeeper/app/form"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/ladder"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/calc"
)

// drawnMatrix is a matrix as the widget takes it.
func drawnMatrix(m view.Matrix) matrix.View {
	drawn := matrix.View{Shown: m.Shown, Spent: m.Spent, Order: m.Order, Cash: m.Cash, Worth: m.Worth, Price: m.Price, Hidden: m.Hidden}
	for _, c := range m.Companies {
		drawn.Companies = append(drawn.Companies, matrix.Company{Company: form.Drawn(c.Company), Price: c.Price, Move: c.Move, Off: c.Off})
	}
	for _, s := range m.Seats {
		drawn.Seats = append(drawn.Seats, matrix.Seat{Name: s.Name, Detail: s.Detail, Cash: s.Cash, Shares: s.Shares,
			Badges: s.Badges, Notes: s.Notes, Worth: s.Worth, Rank: s.Rank, Veiled: s.Veiled, Turn: s.Turn, Out: s.Out})
	}
	for _, e := range m.Extras {
		drawn.Extras = append(drawn.Extras, matrix.Extra{Name: e.Name, Figures: e.Figures, Priced: e.Priced})
	}
	if m.Before != nil {
		before := drawnMatrix(*m.Before)
		drawn.Before = &before
	}
	return drawn
}

// newMatrix draws a matrix.
func newMatrix(v view.Game, m view.Matrix, tapped func(seat, column int)) *matrix.Matrix {
	return matrix.New(drawnMatrix(m), tapped).Mark(v.Pawns()).Shorten(v.Game.ShortNames())
}

// drawnLanes are the ladders of a game as the widget takes them.
func drawnLanes(l *calc.Layout, lanes []view.Lane) []ladder.Lane {
	drawn := make([]ladder.Lane, len(lanes))
	for i, lane := range lanes {
		drawn[i] = ladder.Lane{Company: form.Drawn(lane.Company), Track: l.Tracks[i], Price: lane.Price, Before: lane.Before,
			Place: lane.At, From: lane.From, Event: lane.Event, Off: lane.Off}
	}
	return drawn
}

// drawnSeries are the lines of a chart as the widget takes them.
func drawnSeries(series []view.Series) []chart.Series {
	drawn := make([]chart.Series, len(series))
	for i, s := range series {
		drawn[i] = chart.Series{Name: s.Name, Pawn: s.Pawn, Values: s.Values, First: s.First}
		if s.Company != nil {
			drawn[i].Company = form.Drawn(*s.Company)
		}
	}
	return drawn
}
