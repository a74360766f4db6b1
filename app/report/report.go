// Package report writes a game for people to read: as text for a chat, and as a page to print. Package
// [scripkeeper/ledger/export] writes games for other programs.
package report

import (
	"io"
	"strings"

	"scripkeeper/app/view"
	"scripkeeper/app/view/paper"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/game"
)

const (
	// TextFormat is the standings as text for a chat, see [Text].
	TextFormat export.Format = "text"
	// PrintFormat is a page to print, see [Page].
	PrintFormat export.Format = "print"
)

func Formats() []export.Format { return append(export.Formats(), TextFormat, PrintFormat) }

func Extension(as export.Format) string {
	switch as {
	case TextFormat:
		return ".txt"
	case PrintFormat:
		return PaperEnding
	}
	return as.Extension()
}

// PaperEnding is the file name extension of pages to print.
const PaperEnding = ".html"

// Write writes a game in a format. The errors are those of [export.Write].
func Write(w io.Writer, g *game.Game, as export.Format) error {
	switch as {
	case TextFormat:
		_, err := io.WriteString(w, Text(g)+"\n")
		return err
	case PrintFormat:
		when := view.NewGame(g).When()
		foot := words.Format("report.foot", words.Names{"game": name(g), "occasion": when})
		return paper.Print(w, words.Join([]string{name(g), when}), foot, Page(g))
	case export.CSVFormat:
		return spreadsheet(w, func(to io.Writer) error { return export.CSV(to, g) })
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

func spreadsheet(w io.Writer, table func(io.Writer) error) error {
	return export.Spreadsheet(w, words.Spoken().Point(), table)
}

// BGStats returns the link that passes the play to the app BG Stats. The errors are those of [export.BGStats].
func BGStats(g *game.Game) (string, error) {
	comment := g.Setup().Title
	if g.PlayTime().Date().IsZero() {
		comment = view.NewGame(g).When()
	}
	return export.BGStats(g, name(g), comment)
}

func name(g *game.Game) string { return words.Text("rulebook." + g.Setup().Rulebook) }

// Text returns the standing as lines of text: the game, the winner, and every rank with its sum.
func Text(g *game.Game) string {
	v := view.NewGame(g)
	lines := calc.Where([]string{name(g), v.When(), v.OutcomeLine()}, func(line string) bool { return line != "" })
	for _, place := range v.Standing.Places {
		if view.Secret(v.Table) {
			lines = append(lines, words.Format("standing.secret", words.Names{"name": v.Name(place.Seat)}))
			continue
		}
		lines = append(lines, words.Place(v.ID(), v.Layout, place))
	}
	return strings.Join(lines, "\n")
}
