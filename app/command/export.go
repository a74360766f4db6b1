package command

import (
	"bytes"
	"io"
	"slices"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/report"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/export"
)

const cardForm = "png"

func exportGame(c call, w []string) error {
	format := export.Format(c.as)
	if c.as != cardForm && !slices.Contains(report.Formats(), format) {
		return notation.NewMisuse("command.forms", nil)
	}
	if c.plain && format != export.CSVFormat {
		return notation.NewMisuse("command.plain", nil)
	}
	game, _, err := c.game(w[0])
	if err != nil {
		return err
	}
	write := func(to io.Writer) error { return report.Write(to, game, format) }
	switch {
	case c.as == cardForm:
		write = func(to io.Writer) error { return c.Card(to, game) }
	case c.plain:
		write = func(to io.Writer) error { return export.CSV(to, game) }
	}
	return c.handOut(write)
}

// handOut writes to the file of --out or to the output. All content is computed first: an error leaves no file.
func (c call) handOut(write func(io.Writer) error) error {
	var made bytes.Buffer
	if err := write(&made); err != nil {
		return err
	}
	if c.out != "" {
		return bookfile.WriteFile(c.out, func(to io.Writer) error {
			_, err := made.WriteTo(to)
			return err
		})
	}
	_, _ = made.WriteTo(c.Out) // a write error is reported at the end
	return nil
}
