package report

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/export"
)

// maxLines is how many lines a printed chart has at most: more cannot be told apart.
const maxLines = 8

// Paper is a game as it is printed: the standing with its sums, how worths and prices went, and every entry with its
// working. What is hidden until the end stays hidden.
func Paper(g *ledger.Game) export.Paper {
	p := export.Paper{
		Title: name(g), Occasion: Occasion(g), Headline: Headline(g), PlacesTitle: words.Say("result.now"),
		Charts: append(worthChart(g), priceCharts(g)...), Number: words.Number,
		LogTitle: words.Say("report.log"), Log: log(g), Foot: words.Tell("report.foot", words.Names{"game": name(g), "occasion": Occasion(g)}),
		At: g.Setup().Begun,
	}
	if standing(g).Final {
		p.PlacesTitle = words.Say("result.title")
	}
	for _, place := range standing(g).Places {
		p.Places = append(p.Places, printedPlace(g, place))
	}
	if steps := g.Steps(); len(steps) > 0 {
		p.At = steps[len(steps)-1].At
	}
	return p
}

func printedPlace(g *ledger.Game, place calc.Place) export.PaperPlace {
	l := g.Table().Layout()
	printed := export.PaperPlace{Name: words.Seat(l, place.Seat)}
	switch {
	case session.Secret(g.Table()):
		printed.Worth = words.Say("common.hidden")
	case place.Out:
		printed.Rank, printed.Worth = "–", words.Say("result.out")
	case place.Rank == 0:
		printed.Rank, printed.Worth, printed.Sum = "–", words.Number(place.Worth), words.Worth(g.Setup().Rulebook, l, place)
	default:
		printed.Rank = words.Tell("result.rank", words.Names{"rank": words.Number(place.Rank)})
		printed.Worth = words.Number(place.Worth)
		printed.Sum = words.Worth(g.Setup().Rulebook, l, place)
	}
	return printed
}

// worthChart is how the worths of those went who stand first; none while they are hidden, or where they were until the end.
func worthChart(g *ledger.Game) []export.PaperChart {
	if !Charted(g) {
		return nil
	}
	chart := export.PaperChart{Title: words.Say("table.chart")}
	_, worths := Worths(g)
	places := standing(g).Places
	if len(places) > maxLines {
		places = places[:maxLines]
		chart.Title = words.Tell("report.first", words.Names{"chart": chart.Title, "count": words.Number(maxLines)})
	}
	for _, place := range places {
		color := onPaper(look.Series(g.Looks()[place.Seat].Color))
		chart.Lines = append(chart.Lines, export.PaperLine{
			Name: words.Seat(g.Table().Layout(), place.Seat), Color: color, Edge: color, Values: worths[place.Seat],
		})
	}
	return []export.PaperChart{chart}
}

// priceCharts are how the prices of the companies in play went, in as many charts as they need.
func priceCharts(g *ledger.Game) []export.PaperChart {
	var lines []export.PaperLine
	for company, c := range g.Table().Layout().Companies {
		if g.Table().Traded(company) {
			name := words.Tell("report.company", words.Names{"code": c.Code, "company": words.Upper(words.Company(g.Table().Layout(), company))})
			if first, prices := Prices(g, company); len(prices) > 0 {
				suit := form.Company(g.Table().Layout(), company).Suit()
				lines = append(lines, export.PaperLine{
					Name: name, Color: onPaper(suit.Fill), Edge: onPaper(suit.Ink), First: first, Values: prices,
				})
			}
		}
	}
	var charts []export.PaperChart
	for part := range slices.Chunk(lines, maxLines) {
		charts = append(charts, export.PaperChart{Title: words.Say("present.prices"), Lines: part})
	}
	return charts
}

// onPaper is a colour as it is on paper.
func onPaper(name fyne.ThemeColorName) color.NRGBA {
	return color.NRGBAModel.Convert(look.Theme{Variant: look.Light}.Color(name, theme.VariantLight)).(color.NRGBA)
}

// log is every living entry with what it did, after the opening.
func log(g *ledger.Game) []export.PaperEntry {
	opening, begun := g.Opening()
	all := []export.PaperEntry{{Title: words.Say("log.opening"), Lines: lines(g, opening, begun)}}
	round := 0
	for _, step := range g.Steps() {
		id := g.Setup().Rulebook
		entry := export.PaperEntry{Number: words.Number(step.Number), Title: words.StepShort(g, step)}
		if r := step.Before.Round(); r != round {
			round = r
			if heading := words.RoundOf(id, r, 0); heading != entry.Title {
				entry.Heading = heading
			}
		}
		if step.Refusal != nil {
			reason := words.Refusal(id, step.Before.Layout(), step.Refusal)
			entry.Lines = append(entry.Lines, words.Tell("command.skipped", words.Names{"reason": reason}))
		}
		statement := step.Statement()
		entry.Lines = append(entry.Lines, lines(g, step.Before, statement)...)
		if reason := words.Reason(step.Entry); reason != "" && !(session.Veiled(g.Table()) && slices.ContainsFunc(statement.Lines, secret)) {
			entry.Lines = append(entry.Lines, reason)
		}
		all = append(all, entry)
	}
	return all
}

func secret(line calc.Line) bool { return line.Secret }

// lines are a statement in sentences. What lies behind a veil until the game is over stays there.
func lines(g *ledger.Game, t calc.Table, s calc.Statement) []string {
	var all []string
	for _, line := range s.Lines {
		if line.Secret && session.Veiled(g.Table()) {
			all = append(all, words.Tell("veil.line", words.Names{"name": words.Seat(t.Layout(), line.Seat)}))
			continue
		}
		all = append(all, words.Line(g.Setup().Rulebook, t.Layout(), line))
	}
	return all
}
