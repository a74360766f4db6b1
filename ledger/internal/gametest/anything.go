package gametest

import (
	"errors"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
)

func AnyEntry(t *rapid.T) calc.Entry {
	if rapid.Bool().Draw(t, "trade") {
		return ledgertest.Buy(rapid.IntRange(0, 2).Draw(t, "seat"), rapid.IntRange(0, 1).Draw(t, "company"),
			rapid.IntRange(-3, 4).Draw(t, "count"))
	}
	return ledgertest.Price(rapid.IntRange(0, 1).Draw(t, "company"), 10*rapid.IntRange(0, 26).Draw(t, "tens"))
}

// Anything tries a random edit. An impossible edit has no effect.
func Anything(t *rapid.T, g *game.Game) {
	number := rapid.IntRange(0, len(g.Steps())+2).Draw(t, "number")
	var err error
	acts := []string{"record", "record", "record", "insert", "replace", "void", "restore", "undo", "undo", "redo"}
	switch rapid.SampledFrom(acts).Draw(t, "what") {
	case "record":
		_, err = g.Record(AnyEntry(t), ledgertest.Ann())
	case "insert":
		err = g.Insert(number, AnyEntry(t), ledgertest.Ann())
	case "replace":
		err = g.Replace(number, AnyEntry(t), ledgertest.Ann())
	case "void":
		err = g.Void(number, ledgertest.Ann())
	case "restore":
		err = g.Restore(rapid.Int64Range(0, int64(g.Length())+1).Draw(t, "op"), ledgertest.Ann())
	case "undo":
		err = g.Undo(ledgertest.Ann())
	case "redo":
		err = g.Redo(ledgertest.Ann())
	}
	var refusal *calc.Refusal
	var fault *ledger.Fault
	must.Hold(t, err == nil || errors.As(err, &refusal) || errors.As(err, &fault), "an error of another kind: %v", err)
}

// AnyGame returns a small game after a random number of random edits, between least and most.
func AnyGame(t *rapid.T, least, most int) *game.Game {
	g := must.Get(game.Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	for range rapid.IntRange(least, most).Draw(t, "operations") {
		Anything(t, g)
	}
	return g
}
