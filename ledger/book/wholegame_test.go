package book

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

func TestExportAndImportAreTheIdentity(t *testing.T) {
	b := openBook(t)
	rapid.Check(t, func(t *rapid.T) {
		g := gametest.AnyGame(t, 0, 15)
		text := gametest.Text(t, g)
		r := must.Get(record.Read(strings.NewReader(text)))(t)
		done, err := b.Games.Import(r, ledger.Author{})
		must.Hold(t, err == nil && done.Outcome == oplog.OutcomeNew, "%+v %v", done, err)
		again := must.Get(b.Games.Load(g.ID()))(t)
		gametest.WantEqual(t, g, again)
		must.Hold(t, gametest.Text(t, again) == text, "%s\n%s", text, gametest.Text(t, again))
		done, err = b.Games.Import(r, ledger.Author{})
		must.Hold(t, err == nil && done.Outcome == oplog.OutcomeSame && done.Added == 0, "%+v %v", done, err)
	})
}
