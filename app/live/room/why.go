package room

import (
	"strconv"
	"strings"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/calc"
)

// A figure's key in a request is "seat.S.cash", "seat.S.worth", "seat.S.share.C", "price.C" or "extra.ROW.C", where S,
// C and ROW are indices of the seat, the company and the matrix's extra row. A figure in the explanation of another
// figure has the other figure's key and its row's index in that explanation: "seat.0.worth/2". Thus guests can request
// explanations of visible figures only.

// whyLines is the maximum number of lines in an explanation. deepest is the maximum number of row indices in a key.
const whyLines, deepest = 30, 4

type Why struct {
	view.Why
	Rows []WhyRow
}

type WhyRow struct {
	view.WhyRow
	Figure string `json:",omitempty"`
}

func why(v view.Game, c door.Call) (Why, error) {
	text := c.Query.Get("figure")
	figure, known := figureOf(v, text)
	if !known {
		return Why{}, missing()
	}
	w := Why{Why: v.Why(figure, whyLines), Rows: []WhyRow{}}
	for i, row := range w.Why.Rows {
		told := WhyRow{WhyRow: row}
		if row.Figure != nil && strings.Count(text, "/") < deepest {
			told.Figure = text + "/" + strconv.Itoa(i)
		}
		w.Rows = append(w.Rows, told)
	}
	w.Why.Rows = nil
	return w, nil
}

func figureOf(v view.Game, text string) (view.Figure, bool) {
	of, rows, leads := strings.Cut(text, "/")
	figure, known := shownFigure(v, of)
	for depth := 0; known && leads; depth++ {
		var row string
		row, rows, leads = strings.Cut(rows, "/")
		all := v.Why(figure, 0).Rows
		at, valid := index(row, len(all))
		if !valid || all[at].Figure == nil || depth == deepest {
			return view.Figure{}, false
		}
		figure = *all[at].Figure
	}
	return figure, known
}

func shownFigure(v view.Game, text string) (view.Figure, bool) {
	parts := strings.Split(text, ".")
	companies := len(v.Layout.Companies)
	switch {
	case len(parts) == 2 && parts[0] == "price":
		company, valid := index(parts[1], companies)
		if !valid {
			return view.Figure{}, false
		}
		return view.PriceFigure(v.Layout, company), true
	case len(parts) == 3 && parts[0] == "extra":
		extras := v.MatrixOf(v.Table, v.Table).Extras
		row, valid := index(parts[1], len(extras))
		company, also := index(parts[2], companies)
		if !valid || !also {
			return view.Figure{}, false
		}
		return extras[row].Of[company], true
	case len(parts) >= 3 && parts[0] == "seat":
		seat, valid := index(parts[1], len(v.Layout.Seats))
		column, also := columnOf(parts[2:], companies)
		return view.SeatFigure(seat, column), valid && also
	}
	return view.Figure{}, false
}

func columnOf(parts []string, companies int) (int, bool) {
	switch {
	case len(parts) == 1 && parts[0] == "cash":
		return view.CashColumn, true
	case len(parts) == 1 && parts[0] == "worth":
		return view.WorthColumn, true
	case len(parts) == 2 && parts[0] == "share":
		return index(parts[1], companies)
	}
	return calc.None, false
}

func index(text string, count int) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && n < count
}
