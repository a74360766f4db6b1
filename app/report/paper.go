package report

import (
	"image/color"
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/view/palette"
	"scripkeeper/app/words"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/game"
)

// maxLines is the greatest number of lines in a printed chart that can be told apart.
const maxLines = 8

// Paper returns a game for printing: the standing with its sums, charts of net worths and prices, and all entries with
// their calculations. Figures hidden until the end stay hidden.
func Paper(g *game.Game) export.Paper {
	v := view.NewGame(g)
	p := export.Paper{
		Title: name(g), Occasion: v.Occasion(), Headline: v.Headline(), PlacesTitle: view.StandingTitle(v),
		Charts: append(worthChart(v), priceCharts(v)...), Number: words.Number,
		LogTitle: words.Text("report.log"), Log: log(v), At: g.PlayTime().Date(),
		Foot: words.Format("report.foot", words.Names{"game": name(g), "occasion": v.Occasion()}),
	}
	for i, place := range view.Places(v) {
		p.Places = append(p.Places, printedPlace(place, words.Worth(v.ID(), v.Layout, v.Standing.Places[i])))
	}
	return p
}

func printedPlace(place view.Place, sum string) export.PaperPlace {
	printed := export.PaperPlace{Name: place.Name}
	switch {
	case place.Hidden:
		printed.Worth = words.Text("common.hidden")
	case place.Out:
		printed.Rank, printed.Worth = place.Place, place.Note
	default:
		printed.Rank, printed.Worth, printed.Sum = place.Place, words.Number(place.Worth), sum
	}
	return printed
}

// worthChart returns the chart of the net worths of the first in the standing; none if they are hidden, or were until
// the end.
func worthChart(v view.Game) []export.PaperChart {
	if !view.Charted(v) {
		return nil
	}
	chart := export.PaperChart{Title: words.Text("table.chart")}
	worths, places := view.Worths(v), v.Standing.Places
	if len(places) > maxLines {
		places = places[:maxLines]
		chart.Title = words.Format("report.first", words.Names{"chart": chart.Title, "count": maxLines})
	}
	for _, place := range places {
		line := worths[place.Seat]
		name, color := v.Name(place.Seat), onPaper(palette.Series(line.Pawn.Color))
		chart.Lines = append(chart.Lines, export.PaperLine{Name: name, Color: color, Edge: color, Values: line.Values})
	}
	return []export.PaperChart{chart}
}

func priceCharts(v view.Game) []export.PaperChart {
	var lines []export.PaperLine
	for _, line := range view.Prices(v) {
		if len(line.Values) > 0 {
			company, fill := line.Company, palette.Company(line.Company.Suit.Key)
			lines = append(lines, export.PaperLine{
				Name:  words.Format("report.company", words.Names{"code": company.Code, "company": company.Name}),
				Color: onPaper(fill), Edge: onPaper(fill + ".ink"), First: line.First, Values: line.Values,
			})
		}
	}
	var charts []export.PaperChart
	for part := range slices.Chunk(lines, maxLines) {
		charts = append(charts, export.PaperChart{Title: words.Text("present.prices"), Lines: part})
	}
	return charts
}

func onPaper(name string) color.NRGBA {
	shade, _ := palette.Of(name)
	return shade.Color(false)
}

// log returns the opening and every entry with its effects. Veiled figures stay hidden until the game is over.
func log(v view.Game) []export.PaperEntry {
	var all []export.PaperEntry
	round := 0
	for _, told := range view.InFull(v, false) {
		entry := export.PaperEntry{Title: told.Title}
		if told.Number > 0 {
			entry.Number = words.Number(told.Number)
		}
		if told.Round != round {
			round = told.Round
			if heading := v.Round(round); heading != entry.Title {
				entry.Heading = heading
			}
		}
		if told.Refusal.Text != "" {
			entry.Lines = append(entry.Lines, words.Format("command.skipped", words.Names{"reason": told.Refusal.Text}))
		}
		for _, line := range told.Lines {
			entry.Lines = append(entry.Lines, line.Text)
		}
		if told.Reason != "" {
			entry.Lines = append(entry.Lines, told.Reason)
		}
		all = append(all, entry)
	}
	return all
}
