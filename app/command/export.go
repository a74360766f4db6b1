package command

import (
	"bufio"
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
	if a.out != "" {
		err = ledger.WriteFile(a.out, write)
	} else {
		out := bufio.NewWriter(p.Out)
		defer func() { _ = out.Flush() }()
		err = write(out)
	}
	if err != nil {
		return p.fail(a, err)
	}
	return Sound
}
