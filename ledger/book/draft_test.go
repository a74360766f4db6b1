package book

import (
	"encoding/json"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

func draftOf(t testing.TB, g *game.Game, act oplog.Act, number int, e calc.Entry) game.Draft {
	t.Helper()
	return must.Get(game.NewDraft(g, act, number, e, nil))(t)
}

func drafts(t testing.TB, b *Book, id ledger.GameID) []game.Draft {
	t.Helper()
	return must.Get(b.Notes.Drafts(id))(t)
}

// A game keeps only the latest draft for each act, entry number and kind. Drafts are not in the game's record.
func TestDraftsAreKeptAndDropped(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	g, other := begun(t, b), begun(t, b)
	gametest.Say(t, g, ledgertest.Buy(0, 0, 1))
	record := gametest.Text(t, g)
	for i, d := range []game.Draft{
		draftOf(t, g, oplog.ActRecord, 0, ledgertest.Buy(1, 0, 999_999)),
		draftOf(t, g, oplog.ActRecord, 0, ledgertest.Price(0, 7)),
		draftOf(t, g, oplog.ActReplace, 1, ledgertest.Buy(0, 0, 3)),
		draftOf(t, g, oplog.ActInsert, 1, ledgertest.Buy(0, 0, 4)),
		draftOf(t, g, oplog.ActRecord, 0, ledgertest.Buy(1, 1, 2)),
	} {
		d.At = oplog.Milliseconds(d.At.AddDate(0, 0, i))
		d.Progress = []byte(strings.Repeat(`{"unrevealed":[1]}`, i%2))
		must.Do(t, b.Notes.StoreDraft(g.ID(), d))
	}
	must.Do(t, b.Notes.StoreDraft(other.ID(), draftOf(t, other, oplog.ActRecord, 0, ledgertest.Buy(0, 1, 1))))
	must.Do(t, b.Close())
	b = openAt(t, path)
	list := drafts(t, b, g.ID())
	must.Hold(t, len(list) == 4 && len(drafts(t, b, other.ID())) == 1, "%d drafts: %+v", len(list), list)
	if d := list[0]; d.Act != oplog.ActRecord || d.Number != 0 || d.Kind != "trade" || d.Head != g.Head() ||
		d.At.IsZero() || len(d.Progress) > 0 || string(list[1].Progress) != `{"unrevealed":[1]}` {
		t.Errorf("the latest is %+v", d)
	}
	e := must.Get(list[0].Read(tinygame.Rulebook{}))(t)
	expect.True(t, *e.(*tinygame.Trade) == *ledgertest.Buy(1, 1, 2).(*tinygame.Trade), "it holds %+v", e)
	expect.Equal(t, gametest.Text(t, must.Get(b.Games.Load(g.ID()))(t)), record, "the record is")
	must.Do(t, b.Notes.DropDraft(g.ID(), oplog.ActRecord, 0, "trade"))
	must.Do(t, b.Notes.DropDraft(g.ID(), oplog.ActRecord, 0, "trade"))
	if list := drafts(t, b, g.ID()); len(list) != 3 || list[0].Act != oplog.ActInsert ||
		list[1].Act != oplog.ActReplace || list[2].Kind != "price" {
		t.Errorf("left are %+v", list)
	}
}

func TestDraftsThatCannotBe(t *testing.T) {
	b, g := played(t)
	d := draftOf(t, g, oplog.ActRecord, 0, ledgertest.Buy(1, 0, 1))
	expect.True(t, b.Notes.StoreDraft(ledger.NewGameID(), d) != nil,
		"a draft of a game that the book does not have was kept")
	for code, bad := range map[string]game.Draft{
		"record.kind":  {Kind: "merger", Entry: json.RawMessage("{}")},
		"record.entry": {Kind: "trade", Entry: json.RawMessage(`{"seat":"Ann"}`)},
	} {
		ledgertest.WantFault(t, ledgertest.Second(bad.Read(tinygame.Rulebook{})), code)
	}
	_, err := game.Draft{Kind: "trade", Entry: json.RawMessage(`[1]`)}.Read(tinygame.Rulebook{})
	ledgertest.WantFault(t, err, "record.entry")
}
