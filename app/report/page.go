package report

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/game"
)

// maxLines is the maximum number of distinguishable lines in a printed chart.
const maxLines = 8

// Page returns a game to print: the standings with their sums, charts of net worths and prices, and every entry with
// its computation. Holdings that are hidden until the end of the game stay hidden.
func Page(g *game.Game) page.Page {
	v := view.NewGame(g)
	p := page.Page{Title: name(g), About: v.When()}
	if won := v.OutcomeLine(); won != "" {
		p.Parts = append(p.Parts, headline(won))
	}
	p.Parts = append(p.Parts, placesOf(v))
	p.Parts = append(p.Parts, worthChart(v)...)
	p.Parts = append(p.Parts, priceCharts(v)...)
	p.Parts = append(p.Parts, log(v))
	return p
}

func headline(text string) page.Part {
	return page.Part{Says: []page.Note{{Text: text, Tone: page.Turn}}}
}

func placesOf(v view.Game) page.Part {
	part := page.Part{Title: view.StandingTitle(v)}
	for i, place := range view.Places(v) {
		row := page.Row{Pawn: &place.Pawn, Title: place.Name}
		switch {
		case place.Hidden:
			row.Figure = words.Text("common.hidden")
		case place.Out:
			row.Lead, row.Figure = place.Place, place.Note
		default:
			row.Lead, row.Figure = place.Place, words.Number(place.Worth)
			row.About = words.Worth(v.ID(), v.Layout, v.Standing.Places[i])
		}
		part.Rows = append(part.Rows, row)
	}
	return part
}

// worthChart returns the chart of the leading players' net worths, or nothing in games with hidden holdings.
func worthChart(v view.Game) []page.Part {
	if !view.Charted(v) {
		return nil
	}
	title, all := words.Text("table.chart"), view.Worths(v)
	places := v.Standing.Places
	if len(places) > maxLines {
		places = places[:maxLines]
		title = words.Format("report.first", words.Names{"chart": title, "count": maxLines})
	}
	var lines []view.Series
	for _, place := range places {
		line := all[place.Seat]
		line.Name = v.Name(place.Seat)
		lines = append(lines, line)
	}
	return charts(title, lines)
}

func priceCharts(v view.Game) []page.Part {
	lines := slices.DeleteFunc(view.Prices(v), func(s view.Series) bool { return len(s.Values) == 0 })
	for i, line := range lines {
		lines[i].Name = words.Format("report.company", words.Names{"code": line.Name, "company": line.Company.Name})
	}
	return charts(words.Text("present.prices"), lines)
}

// charts splits lines into charts of at most maxLines. Before the first entry there are no charts.
func charts(title string, lines []view.Series) []page.Part {
	var all []page.Part
	for part := range slices.Chunk(lines, maxLines) {
		if part[0].First+len(part[0].Values) > 1 {
			all = append(all, page.Part{Title: title, Chart: &page.Chart{Title: title, Series: part}})
		}
	}
	return all
}

// log lists the opening and then, by round, every entry that was not undone, with its visible effects.
func log(v view.Game) page.Part {
	part := page.Part{Title: words.Text("report.log"), As: page.Columns, Rows: []page.Row{{}}}
	round := 0
	for _, told := range view.FullEntries(v, false) {
		entry := page.Row{Title: told.Title}
		if told.Number > 0 {
			entry.Lead = words.Number(told.Number)
		}
		if told.Round != round {
			round = told.Round
			if heading := v.Round(round); heading != entry.Title {
				part.Rows = append(part.Rows, page.Row{Title: heading})
			}
		}
		say := func(line string) { entry.Lines = append(entry.Lines, page.Row{Title: line}) }
		if told.Refusal.Text != "" {
			say(words.Format("command.skipped", words.Names{"reason": told.Refusal.Text}))
		}
		for _, line := range told.Lines {
			say(line.Text)
		}
		if told.Reason != "" {
			say(told.Reason)
		}
		group := &part.Rows[len(part.Rows)-1]
		group.Lines = append(group.Lines, entry)
	}
	return part
}
