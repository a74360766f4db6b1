// Package export writes a game for other programs: as a journal that plain-text accounting checks, as a table for a
// spreadsheet, as a play for a play log, and as the game's own open record.
package export

import (
	"fmt"
	"io"

	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// A Format is a way to write a game.
type Format string

const (
	// HledgerFormat is a journal for hledger, see [Hledger].
	HledgerFormat Format = "hledger"
	// CSVFormat is a table for a spreadsheet, see [CSV].
	CSVFormat Format = "csv"
	// BGStatsFormat is a link that hands the play to BG Stats, see [BGStats].
	BGStatsFormat Format = "bgstats"
	// JSONFormat is the open record, see [record.Record].
	JSONFormat Format = "json"
)

// Formats are all formats.
func Formats() []Format { return []Format{HledgerFormat, CSVFormat, BGStatsFormat, JSONFormat} }

// Ending is the ending of a file's name for the format, with its dot.
func (f Format) Ending() string {
	switch f {
	case HledgerFormat:
		return ".journal"
	case BGStatsFormat:
		return ".txt"
	}
	return "." + string(f)
}

// Write writes a game in a format. The fault export.unknown tells that there is no such format.
func Write(w io.Writer, g *game.Game, as Format) error {
	switch as {
	case HledgerFormat:
		return Hledger(w, g)
	case CSVFormat:
		return CSV(w, g)
	case BGStatsFormat:
		link, err := BGStats(g, "", g.Setup().Title)
		if err != nil {
			return err
		}
		_, err = fmt.Fprintln(w, link)
		return err
	case JSONFormat:
		return g.Export().Write(w)
	}
	return &ledger.Fault{Code: "export.unknown", Detail: string(as)}
}
