package book

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// anyEntry draws an entry, legal or not.
func anyEntry(t *rapid.T) calc.Entry {
	if rapid.Bool().Draw(t, "trade") {
		return ledgertest.Buy(rapid.IntRange(0, 2).Draw(t, "seat"), rapid.IntRange(0, 1).Draw(t, "company"),
			rapid.IntRange(-3, 4).Draw(t, "count"))
	}
	return ledgertest.Price(rapid.IntRange(0, 1).Draw(t, "company"), 10*rapid.IntRange(0, 26).Draw(t, "tens"))
}

// anything says something at random. What cannot be said there changes nothing.
func anything(t *rapid.T, g *game.Game) {
	number := rapid.IntRange(0, len(g.Steps())+2).Draw(t, "number")
	var err error
	switch rapid.SampledFrom([]string{"record", "record", "record", "insert", "replace", "void", "restore", "undo", "undo", "redo"}).Draw(t, "what") {
	case "record":
		_, err = g.Record(anyEntry(t), ledgertest.Ann())
	case "insert":
		err = g.Insert(number, anyEntry(t), ledgertest.Ann())
	case "replace":
		err = g.Replace(number, anyEntry(t), ledgertest.Ann())
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
	if err != nil && !errors.As(err, &refusal) && !errors.As(err, &fault) {
		t.Fatalf("an error of another kind: %v", err)
	}
}

func scratch(t rapid.TB) *game.Game {
	g := must.Get(game.Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	return g
}

func TestReplayIsTheLiveGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := scratch(t)
		for range rapid.IntRange(0, 40).Draw(t, "operations") {
			anything(t, g)
		}
		again := must.Get(game.Replay(g.Export(), ledgertest.Books()))(t)
		gametest.WantEqual(t, g, again)
	})
}

func TestUndoAfterAnythingIsAsBefore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := scratch(t)
		for range rapid.IntRange(0, 20).Draw(t, "operations") {
			anything(t, g)
		}
		type moment struct {
			head  ledger.Hash
			table calc.Table
		}
		var moments []moment
		operation := int64(g.Length())
		for range rapid.IntRange(1, 12).Draw(t, "more") {
			before := moment{g.Head(), g.Table()}
			anything(t, g)
			if int64(g.Length()) == operation {
				continue
			}
			operation = int64(g.Length())
			switch g.Operations()[operation-1].Via {
			case oplog.ViaHand:
				moments = append(moments, before)
			default:
				moments = nil // an undo or a redo moves to another moment; begin to count anew
			}
		}
		end := moment{g.Head(), g.Table()}
		for i := len(moments) - 1; i >= 0; i-- {
			must.Do(t, g.Undo(ledgertest.Ann()))
			if g.Head() != moments[i].head || !g.Table().Equal(moments[i].table) {
				t.Fatalf("undo %d of %d went elsewhere", len(moments)-i, len(moments))
			}
		}
		for range moments {
			must.Do(t, g.Redo(ledgertest.Ann()))
		}
		if g.Head() != end.head || !g.Table().Equal(end.table) {
			t.Fatal("redo did not come back")
		}
	})
}

func TestAmendmentForetells(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := scratch(t)
		for range rapid.IntRange(1, 20).Draw(t, "operations") {
			anything(t, g)
		}
		a := game.Amendment{
			Act:    rapid.SampledFrom([]oplog.Act{oplog.ActInsert, oplog.ActReplace, oplog.ActVoid, oplog.ActRestore}).Draw(t, "act"),
			Number: rapid.IntRange(0, len(g.Steps())+2).Draw(t, "number"),
			Op:     rapid.Int64Range(0, int64(g.Length())+1).Draw(t, "op"),
			Entry:  anyEntry(t),
		}
		refused := func(g *game.Game) int {
			n := 0
			for _, step := range g.Steps() {
				if step.Refusal != nil {
					n++
				}
			}
			return n
		}
		before, operation := refused(g), int64(g.Length())
		d, foretold := g.Amendment(a)
		if int64(g.Length()) != operation {
			t.Fatal("the dry run said something")
		}
		err := g.Amend(a, ledgertest.Ann())
		if (err == nil) != (foretold == nil) {
			t.Fatalf("foretold %v, then %v", foretold, err)
		}
		if err != nil {
			return
		}
		if !d.After.Equal(g.Table()) || (len(d.Figures) == 0) != d.Before.Equal(d.After) {
			t.Fatal("another table was foretold")
		}
		if a.Act == oplog.ActInsert && len(d.Illegal) == 0 && len(d.Legal) == 0 && refused(g) != before {
			t.Fatal("verdicts are missing")
		}
	})
}

func TestExportAndImportAreTheIdentity(t *testing.T) {
	b := openBook(t)
	rapid.Check(t, func(t *rapid.T) {
		g := scratch(t)
		for range rapid.IntRange(0, 15).Draw(t, "operations") {
			anything(t, g)
		}
		var text bytes.Buffer
		must.Do(t, g.Export().Write(&text))
		r := must.Get(record.Read(bytes.NewReader(text.Bytes())))(t)
		done, err := b.Games.Import(r, ledger.Author{})
		if err != nil || done.Outcome != oplog.OutcomeNew {
			t.Fatalf("%+v %v", done, err)
		}
		again := must.Get(b.Games.Load(g.ID()))(t)
		gametest.WantEqual(t, g, again)
		var second bytes.Buffer
		must.Do(t, again.Export().Write(&second))
		if !bytes.Equal(text.Bytes(), second.Bytes()) {
			t.Fatalf("%s\n%s", text.Bytes(), second.Bytes())
		}
		if done, err = b.Games.Import(r, ledger.Author{}); err != nil || done.Outcome != oplog.OutcomeSame || done.Added != 0 {
			t.Fatalf("%+v %v", done, err)
		}
	})
}

func TestChainIsWhatTheFormatSays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := scratch(t)
		for range rapid.IntRange(0, 20).Draw(t, "operations") {
			anything(t, g)
		}
		options := must.Get(json.Marshal(g.Setup().Options))(t)
		link := sha256.Sum256([]byte(`{"id":"` + g.ID().String() + `","rulebook":"tiny","rules_version":2,"options":` +
			string(options) + `,"seats":["Ann","Бен","Zoë"]}`))
		for _, step := range g.Steps() {
			entry := must.Get(json.Marshal(step.Entry))(t)
			link = sha256.Sum256([]byte(string(link[:]) + step.Entry.Kind() + "\x00" + string(entry)))
			if ledger.Hash(link) != step.Hash {
				t.Fatalf("link %d", step.Number)
			}
		}
		if ledger.Hash(link) != g.Head() {
			t.Fatal("head")
		}
	})
}
