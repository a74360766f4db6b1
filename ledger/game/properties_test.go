package game_test

import (
	"crypto/sha256"
	"encoding/json"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

func TestUndoAfterAnythingIsAsBefore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := gametest.AnyGame(t, 0, 20)
		type moment struct {
			head  ledger.Hash
			table calc.Table
		}
		var moments []moment
		operation := int64(g.Length())
		for range rapid.IntRange(1, 12).Draw(t, "more") {
			before := moment{g.Head(), g.Table()}
			gametest.Anything(t, g)
			if int64(g.Length()) == operation {
				continue
			}
			operation = int64(g.Length())
			switch g.Operations()[operation-1].Via {
			case oplog.ViaHand:
				moments = append(moments, before)
			default:
				moments = nil // an undo or a redo leads to an earlier state, so start again
			}
		}
		end := moment{g.Head(), g.Table()}
		for i := len(moments) - 1; i >= 0; i-- {
			must.Do(t, g.Undo(ledgertest.Ann()))
			must.Hold(t, g.Head() == moments[i].head && g.Table().Equal(moments[i].table),
				"undo %d of %d went elsewhere", len(moments)-i, len(moments))
		}
		for range moments {
			must.Do(t, g.Redo(ledgertest.Ann()))
		}
		must.Hold(t, g.Head() == end.head && g.Table().Equal(end.table), "redo did not come back")
	})
}

func TestAmendmentForetells(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := gametest.AnyGame(t, 1, 20)
		a := game.Amendment{
			Act: rapid.SampledFrom([]oplog.Act{oplog.ActInsert, oplog.ActReplace, oplog.ActVoid,
				oplog.ActRestore}).Draw(t, "act"),
			Number: rapid.IntRange(0, len(g.Steps())+2).Draw(t, "number"),
			Op:     rapid.Int64Range(0, int64(g.Length())+1).Draw(t, "op"),
			Entry:  gametest.AnyEntry(t),
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
		must.Hold(t, int64(g.Length()) == operation, "the dry run said something")
		err := g.Amend(a, ledgertest.Ann())
		must.Hold(t, (err == nil) == (foretold == nil), "foretold %v, then %v", foretold, err)
		if err != nil {
			return
		}
		must.Hold(t, d.After.Equal(g.Table()) && (len(d.Figures) == 0) == d.Before.Equal(d.After),
			"another table was foretold")
		must.Hold(t, a.Act != oplog.ActInsert || len(d.Illegal) != 0 || len(d.Legal) != 0 || refused(g) == before,
			"verdicts are missing")
	})
}

func TestChainIsWhatTheFormatSays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := gametest.AnyGame(t, 0, 20)
		options := must.Get(json.Marshal(g.Setup().Options))(t)
		link := sha256.Sum256([]byte(`{"id":"` + g.ID().String() + `","rulebook":"tiny","rules_version":2,"options":` +
			string(options) + `,"seats":["Ann","Бен","Zoë"]}`))
		for _, step := range g.Steps() {
			entry := must.Get(json.Marshal(step.Entry))(t)
			link = sha256.Sum256([]byte(string(link[:]) + step.Entry.Kind() + "\x00" + string(entry)))
			must.Hold(t, ledger.Hash(link) == step.Hash, "link %d", step.Number)
		}
		must.Hold(t, ledger.Hash(link) == g.Head(), "head")
	})
}
