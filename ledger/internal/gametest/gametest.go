// Package gametest has helpers for the tests of games.
package gametest

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

// Begun returns a small game, not stored, with the given entries, which must be legal.
func Begun(t testing.TB, entries ...calc.Entry) *game.Game {
	t.Helper()
	g := must.Get(game.Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	Say(t, g, entries...)
	return g
}

// Say records entries, which must be legal.
func Say(t testing.TB, g *game.Game, entries ...calc.Entry) {
	t.Helper()
	for _, e := range entries {
		must.Get(g.Record(e, ledgertest.Ann()))(t)
	}
}

func Text(t must.Test, g *game.Game) string {
	t.Helper()
	var text strings.Builder
	must.Do(t, g.Export().Write(&text))
	return text.String()
}

// WantReplayed checks that a game is the same after writing and replaying its record.
func WantReplayed(t testing.TB, g *game.Game) {
	t.Helper()
	r := must.Get(record.Read(strings.NewReader(Text(t, g))))(t)
	WantEqual(t, g, must.Get(game.Replay(r, []calc.Rulebook{g.Rulebook()}))(t))
}

func WantEqual(t interface {
	Helper()
	Fatalf(string, ...any)
}, a, b *game.Game) {
	t.Helper()
	if a.Head() != b.Head() || !a.Table().Equal(b.Table()) || a.First() != b.First() {
		t.Fatalf("heads %s %s", a.Head(), b.Head())
	}
	if len(a.Steps()) != len(b.Steps()) || len(a.Operations()) != len(b.Operations()) {
		t.Fatalf("%d steps against %d", len(a.Steps()), len(b.Steps()))
	}
	for i := range a.Steps() {
		if !SameStep(a.Steps()[i], b.Steps()[i]) {
			t.Fatalf("step %d: %+v %+v", i+1, a.Steps()[i], b.Steps()[i])
		}
	}
	for i, op := range a.Operations() {
		other := b.Operations()[i]
		must.Hold(t, op.Voided == other.Voided && op.Number == other.Number && string(op.Entry) == string(other.Entry),
			"operation %d: %+v %+v", i+1, op, other)
	}
	undo, redo := next(a.Undoing()), next(a.Redoing())
	if otherUndo, otherRedo := next(b.Undoing()), next(b.Redoing()); undo != otherUndo || redo != otherRedo {
		t.Fatalf("undo %d %d redo %d %d", undo, otherUndo, redo, otherRedo)
	}
}

func next(r game.Reversal, _ bool) int64 { return r.Op }

func SameStep(a, b game.Step) bool {
	return a.Number == b.Number && a.Op == b.Op && a.Source == b.Source && a.Hash == b.Hash && a.By == b.By &&
		a.At.Equal(b.At) && a.Before.Equal(b.Before) && a.After.Equal(b.After) &&
		(a.Refusal == nil) == (b.Refusal == nil)
}
