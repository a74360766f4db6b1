// Package report writes a game for people who were there: as text for a chat, and as pages to print. Other programs are
// written for by [scripkeeper/ledger/export].
package report

import (
	"io"
	"strings"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/export"
)

const (
	// TextFormat is the standing as text for a chat, see [Text].
	TextFormat export.Format = "text"
	// PDFFormat are pages to print, see [Paper].
	PDFFormat export.Format = "pdf"
)

// Formats are all ways to write a game, for people and for programs.
func Formats() []export.Format { return append(export.Formats(), TextFormat, PDFFormat) }

// Write writes a game in a format. The faults are those of [export.Write] and [export.PDF].
func Write(w io.Writer, g *ledger.Game, as export.Format) error {
	switch as {
	case TextFormat:
		_, err := io.WriteString(w, Text(g)+"\n")
		return err
	case PDFFormat:
		return PDF(w, g, nil)
	case export.BGStatsFormat:
		link, err := BGStats(g)
		if err != nil {
			return err
		}
		_, err = io.WriteString(w, link+"\n")
		return err
	}
	return export.Write(w, g, as)
}

// PDF writes a game as pages to print, with other texts in the place of some, see [UnprintableOf]. The faults are those of
// [export.PDF].
func PDF(w io.Writer, g *ledger.Game, instead map[string]string) error {
	return export.PDF(w, Paper(g), fonts(instead))
}

// BGStats is the link that hands the play to BG Stats. The fault share.secret tells that nobody can be ranked yet, because what
// people hold is hidden until the end.
func BGStats(g *ledger.Game) (string, error) {
	if view.Secret(g.Table()) {
		return "", &ledger.Fault{Code: "share.secret"}
	}
	return export.BGStats(g, name(g))
}

// name is what the game is called.
func name(g *ledger.Game) string { return words.Say("rulebook." + g.Setup().Rulebook) }

// Text is the standing as lines of text: what was played, who won, and every place with its sum.
func Text(g *ledger.Game) string {
	lines := []string{name(g)}
	for _, line := range []string{when(g), Headline(g)} {
		if line != "" {
			lines = append(lines, line)
		}
	}
	l := g.Table().Layout()
	for _, place := range standing(g).Places {
		if view.Secret(g.Table()) {
			lines = append(lines, words.Tell("standing.secret", words.Names{"name": words.Seat(l, place.Seat)}))
			continue
		}
		lines = append(lines, words.Place(g.Setup().Rulebook, l, place))
	}
	return strings.Join(lines, "\n")
}

func standing(g *ledger.Game) calc.Standing { return view.Standing(g) }

// Occasion is what the table calls the game, when it was played last, and by whom.
func Occasion(g *ledger.Game) string {
	names := words.Join(g.Names())
	if when := when(g); when != "" {
		return when + " · " + names
	}
	return names
}

// when is what the table calls the game, and when it was played last; nothing where nobody knows either.
func when(g *ledger.Game) string {
	var all []string
	if title := g.Setup().Title; title != "" {
		all = append(all, title)
	}
	if steps := g.Steps(); len(steps) > 0 && !steps[len(steps)-1].At.IsZero() {
		all = append(all, words.Date(steps[len(steps)-1].At.Local()))
	}
	return strings.Join(all, " · ")
}

// Headline says who won, nothing while the game is on. While entries need fixing it says that.
func Headline(g *ledger.Game) string {
	if n := len(g.Refused()); n > 0 {
		return words.Unresolved(n)
	}
	s := standing(g)
	var winners []string
	for _, place := range s.Places {
		if place.Rank == 1 {
			winners = append(winners, g.Names()[place.Seat])
		}
	}
	switch {
	case !s.Final:
		return ""
	case len(winners) == 0:
		return words.Say("result.nobody")
	case len(winners) == 1:
		return words.Tell("result.won", words.Names{"name": winners[0]})
	}
	return words.Tell("result.draw", words.Names{"names": words.Join(winners)})
}

// Worths are what each seat was worth at first and after each entry that counts, with what lay behind veils: nobody may see
// them while it does. The first of them is that after so many entries: before, what people held had not been said.
func Worths(g *ledger.Game) (first int, worths [][]int) {
	worths = make([][]int, len(g.Setup().Names))
	for _, table := range tables(g) {
		if view.Hidden(table) {
			first++
			continue
		}
		for _, place := range calc.Unveiled(g.Rulebook(), table).Places {
			worths[place.Seat] = append(worths[place.Seat], place.Worth)
		}
	}
	return first, worths
}

// Charted reports whether there is a way of the worths to show: not while they are secret, nor where they were until the end.
func Charted(g *ledger.Game) bool { return !view.Secret(g.Table()) && !g.Table().Layout().Hidden }

// Prices are what a company's share was worth at first and after each entry that counts, since it is traded. The first of them
// is that after so many entries.
func Prices(g *ledger.Game, company int) (first int, prices []int) {
	for _, table := range tables(g) {
		if len(prices) == 0 && !table.Traded(company) {
			first++
			continue
		}
		prices = append(prices, table.Price(company))
	}
	return first, prices
}

// tables are the opening and the table after each entry that counts.
func tables(g *ledger.Game) []calc.Table {
	opening, _ := g.Opening()
	all := []calc.Table{opening}
	for _, step := range g.Steps() {
		if step.Refusal == nil {
			all = append(all, step.After)
		}
	}
	return all
}
