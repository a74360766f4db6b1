package book

import (
	"bytes"
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
		var text bytes.Buffer
		must.Do(t, g.Export().Write(&text))
		r := must.Get(record.Read(bytes.NewReader(text.Bytes())))(t)
		done, err := b.Games.Import(r, ledger.Author{})
		must.Hold(t, err == nil && done.Outcome == oplog.OutcomeNew, "%+v %v", done, err)
		again := must.Get(b.Games.Load(g.ID()))(t)
		gametest.WantEqual(t, g, again)
		var second bytes.Buffer
		must.Do(t, again.Export().Write(&second))
		must.Hold(t, bytes.Equal(text.Bytes(), second.Bytes()), "%s\n%s", text.Bytes(), second.Bytes())
		if done, err = b.Games.Import(r, ledger.Author{}); err != nil || done.Outcome != oplog.OutcomeSame || done.Added != 0 {
			t.Fatalf("%+v %v", done, err)
		}
	})
}
