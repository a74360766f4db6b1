// Package export writes a game for other programs: as a journal for plain-text accounting, as a table for a
// spreadsheet, as a play for a play log, or as the game's own record.
package export

import (
	"fmt"
	"io"

	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// A Format is a format to write a game in, see [Hledger], [CSV], [BGStats] and [record.Record].
type Format string

const (
	HledgerFormat Format = "hledger"
	CSVFormat     Format = "csv"
	BGStatsFormat Format = "bgstats"
	JSONFormat    Format = "json"
)

func Formats() []Format { return []Format{HledgerFormat, CSVFormat, BGStatsFormat, JSONFormat} }

func (f Format) Extension() string {
	switch f {
	case HledgerFormat:
		return ".journal"
	case BGStatsFormat:
		return ".txt"
	}
	return "." + string(f)
}

// secret refuses a game in which players still hide holdings from each other: every number would reveal them.
func secret(g *game.Game) error {
	if g.Table().Layout().Veiled && !g.Table().Over() {
		return &ledger.Fault{Code: "share.secret"}
	}
	return nil
}

// Write writes a game in a format. The fault is export.unknown if there is no such format.
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
