package room

import (
	"strconv"
	"strings"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
)

// A Price is a company's price as a page draws it: on its ladder, or on the chart that companies share.
type Price struct {
	view.Company
	// Figure is what to ask for to hear why, Say what is heard of it, Text what is seen, Change by how much it moved.
	Figure, Say, Text string
	Change            int `json:",omitempty"`
	// Event is a word for what happened to the price, in the place of its change.
	Event string `json:",omitempty"`
	// Ladder is nil for a company that has none.
	Ladder *Ladder `json:",omitempty"`
}

// A Ladder are the prices that a company may have. Rungs is how many steps it has, At the one where the price is, From
// where it was before it moved.
type Ladder struct {
	Low, High       string
	Rungs, At, From int
}

// A ChartCell is a price on the chart of rows and columns, with the companies that are there.
type ChartCell struct {
	Text string
	// Look are words for how it is drawn: "marked" where companies can be launched, "on" where one is.
	Look string         `json:",omitempty"`
	On   []view.Company `json:",omitempty"`
}

// pricesOf are the prices of the companies in play, and the rows of the chart that they stand on, nil for none.
func pricesOf(v view.Game) (all []Price, chart [][]*ChartCell) {
	all = []Price{} // a page draws it as a list, also of nothing
	for company, lane := range view.Lanes(v) {
		if lane.Off {
			continue
		}
		if lane.Chart != nil && chart == nil {
			chart = chartCells(lane.Chart)
		}
		if lane.Chart != nil {
			of := lane.Chart.Cells[lane.At]
			cell := chart[of.Row][of.Column]
			if cell.On == nil {
				cell.Look += " on"
			}
			cell.On = append(cell.On, lane.Company)
		}
		all = append(all, priceOf(lane, company))
	}
	return all, chart
}

func chartCells(c *view.PriceChart) [][]*ChartCell {
	rows := make([][]*ChartCell, c.Rows)
	for i := range rows {
		rows[i] = make([]*ChartCell, c.Columns)
	}
	for _, cell := range c.Cells {
		told := &ChartCell{Text: words.Number(cell.Price)}
		if cell.Marked {
			told.Look = "marked"
		}
		rows[cell.Row][cell.Column] = told
	}
	return rows
}

func priceOf(lane view.Lane, company int) Price {
	p := Price{Company: lane.Company, Event: lane.Event, Figure: "price." + strconv.Itoa(company),
		Text: words.Number(lane.Price)}
	said := []string{lane.Company.Spoken(), words.Format("live.page.price", words.Names{"price": lane.Price})}
	from := lane.From
	if lane.Event != "" {
		said, from = append(said, lane.Event), lane.At
	} else if p.Change = lane.Price - lane.Before; p.Change != 0 {
		said = append(said, words.Signed(p.Change))
	}
	p.Say = strings.Join(said, " ")
	if last := len(lane.Prices) - 1; last > 0 {
		p.Ladder = &Ladder{words.Number(lane.Prices[0]), words.Number(lane.Prices[last]), last, lane.At, from}
	}
	return p
}
