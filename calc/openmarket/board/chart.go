package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

func ChartOf(t calc.Table) (*agreement.Chart, bool) {
	chart, is := OptionsOf(t).Market().Track.(*agreement.Chart)
	return chart, is
}

// OpeningIndex returns the track index of a company's opening price. On a chart, it prefers a cell that allows
// launches.
func OpeningIndex(t calc.Table, company int) int {
	price := Opening(t, company)
	if chart, is := ChartOf(t); is {
		if index, marked := chart.Start(price); marked {
			return index
		}
	}
	index, _ := t.Layout().Tracks[company].Index(price)
	return index
}

// moveOnChart moves a marker on a chart in direction way, or in direction back if steps is negative. It writes one line
// for each stretch of the move, because the direction can change at the edge of the chart.
func moveOnChart(b *calc.Builder, chart *agreement.Chart, rule string, company, steps int, way, back agreement.Way) {
	o := OptionsOf(b.Table)
	if steps < 0 {
		steps, way = -steps, back
	}
	for steps > 0 {
		from := TrackIndex(b.Table, company)
		to, by := o.Next(chart, from, way)
		if to == from {
			b.Line("chart."+way.Word()+".stopped", "chart", calc.None, company, calc.With("steps", steps),
				calc.With("price", chart.Price(from)))
			return
		}
		gone := 1
		for gone < steps {
			next, with := o.Next(chart, to, way)
			if next == to || with != by {
				break
			}
			to, gone = next, gone+1
		}
		kind := "chart." + way.Word()
		because := rule
		if by != way {
			kind, because = kind+"."+by.Word(), "chart"
		}
		row, _ := chart.Cell(to)
		b.Line(kind, because, calc.None, company, calc.With("old", chart.Price(from)), calc.With("steps", gone),
			calc.With("new", chart.Price(to)), calc.With("row", row+1))
		SetIndex(b, company, to)
		steps -= gone
	}
}
