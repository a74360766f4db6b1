package command

import (
	"bytes"
	"io"
	"slices"

	"scripkeeper/app/report"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/export"
)

// cardForm is the form of a picture of the standing.
const cardForm = "png"

// export writes a game in the form that --as names, to the file that --out names.
func (p Program) export(a asked, name string) int {
	format := export.Format(a.as)
	if a.as != cardForm && !slices.Contains(report.Formats(), format) {
		return p.misused(a, words.Say("command.forms"))
	}
	game, _, err := p.game(a, name)
	if err != nil {
		return p.fail(a, err)
	}
	write := func(to io.Writer) error { return report.Write(to, game, format) }
	if a.as == cardForm {
		write = func(to io.Writer) error { return p.Card(to, game) }
	}
	if err := p.handOut(a, write); err != nil {
		return p.fail(a, err)
	}
	return Sound
}

// handOut writes to the file that --out names, else to the output. It is worked out before the file is begun, so that whatever
// goes wrong leaves none behind.
func (p Program) handOut(a asked, write func(io.Writer) error) error {
	var made bytes.Buffer
	if err := write(&made); err != nil {
		return err
	}
	if a.out != "" {
		return ledger.WriteFile(a.out, func(to io.Writer) error {
			_, err := made.WriteTo(to)
			return err
		})
	}
	_, _ = made.WriteTo(p.Out) // an output that fails says so itself
	return nil
}
