// Package report writes a game for people: as text for a chat, and as pages to print. For other programs see
// [scripkeeper/ledger/export].
package report

import (
	"io"
	"strings"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/game"
)

const (
	// TextFormat is the standing as text for a chat, see [Text].
	TextFormat export.Format = "text"
	// PDFFormat is pages to print, see [Paper].
	PDFFormat export.Format = "pdf"
)

func Formats() []export.Format { return append(export.Formats(), TextFormat, PDFFormat) }

// Write writes a game in a format. The faults are those of [export.Write] and [export.PDF].
func Write(w io.Writer, g *game.Game, as export.Format, by Fonts) error {
	switch as {
	case TextFormat:
		_, err := io.WriteString(w, Text(g)+"\n")
		return err
	case PDFFormat:
		return PDF(w, g, by, nil)
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

// spreadsheet writes a table for a spreadsheet in the current language.
func spreadsheet(w io.Writer, table func(io.Writer) error) error {
	return export.Spreadsheet(w, words.Spoken().Point(), table)
}

// PDF writes a game as pages to print, with some texts replaced, see [UnprintableOf]. The faults are those of
// [export.PDF].
func PDF(w io.Writer, g *game.Game, by Fonts, instead map[string]string) error {
	return export.PDF(w, Paper(g), by.paper(instead))
}

// BGStats returns the link that passes the play to BG Stats. The fault is share.secret while holdings are hidden until
// the end, as there is no ranking yet.
func BGStats(g *game.Game) (string, error) {
	if view.Secret(g.Table()) {
		return "", &ledger.Fault{Code: "share.secret"}
	}
	comment := g.Setup().Title
	if g.PlayTime().Date().IsZero() {
		comment = view.NewGame(g).When()
	}
	return export.BGStats(g, name(g), comment)
}

func name(g *game.Game) string { return words.Text("rulebook." + g.Setup().Rulebook) }

// Text returns the standing as lines of text: the game, the winner, and every place with its sum.
func Text(g *game.Game) string {
	v := view.NewGame(g)
	lines := []string{name(g)}
	for _, line := range []string{v.When(), v.Headline()} {
		if line != "" {
			lines = append(lines, line)
		}
	}
	for _, place := range v.Standing.Places {
		if view.Secret(v.Table) {
			lines = append(lines, words.Format("standing.secret", words.Names{"name": v.Name(place.Seat)}))
			continue
		}
		lines = append(lines, words.Place(v.ID(), v.Layout, place))
	}
	return strings.Join(lines, "\n")
}
