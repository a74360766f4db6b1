package room

import (
	"strconv"
	"strings"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
)

// A Price is a company's price for a page, on the company's own ladder or on a grid that all companies share.
type Price struct {
	view.Company
	// Figure is the price's key for an explanation. Say is spoken, Text is shown, and Change is the last move.
	Figure, Say, Text string
	Change            int `json:",omitempty"`
	// Event is a word to show instead of Change.
	Event  string  `json:",omitempty"`
	Ladder *Ladder `json:",omitempty"`
}

// A Ladder is a company's price scale of Rungs steps. At is the index of the current step, From of the previous step.
type Ladder struct {
	Low, High       string
	Rungs, At, From int
}

type ChartCell struct {
	Text string
	// Look holds CSS classes: "marked" if companies can start there, "on" if a company is there.
	Look string         `json:",omitempty"`
	On   []view.Company `json:",omitempty"`
}

// pricesOf returns the prices of the companies in play. The chart is the rows of the shared grid, nil without a grid.
func pricesOf(v view.Game) (all []Price, chart [][]*ChartCell) {
	all = []Price{} // never nil: the page expects a list
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
