package command

import (
	"bufio"
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/ledger/export"
)

// export writes a game in the form that --as names.
func (p Program) export(a asked, name string) int {
	format := export.Format(a.as)
	if !slices.Contains(export.Formats(), format) {
		return p.misused(a, words.Say("command.forms"))
	}
	game, _, err := p.game(a, name)
	if err != nil {
		return p.fail(a, err)
	}
	out := bufio.NewWriter(p.Out)
	defer func() { _ = out.Flush() }()
	if err := export.Write(out, game, format); err != nil {
		return p.fail(a, err)
	}
	return Sound
}
