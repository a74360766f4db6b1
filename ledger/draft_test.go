package ledger

import (
	"bytes"
	"encoding/json"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/tinygame"
)

func draftOf(t testing.TB, g *Game, act Act, number int, e calc.Entry) Draft {
	t.Helper()
	d, err := NewDraft(g, act, number, e, nil)
	must(t, err)
	return d
}

func drafts(t testing.TB, b *Book, id GameID) []Draft {
	t.Helper()
	list, err := b.Drafts(id)
	must(t, err)
	return list
}

// A game has one draft for each act, number and kind; the latest counts, and it comes back as it was.
func TestDraftsAreKeptAndDropped(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	g, other := begun(t, b), begun(t, b)
	say(t, g, buy(0, 0, 1))
	for i, d := range []Draft{
		draftOf(t, g, ActRecord, 0, buy(1, 0, 999_999)), draftOf(t, g, ActRecord, 0, price(0, 7)),
		draftOf(t, g, ActReplace, 1, buy(0, 0, 3)), draftOf(t, g, ActInsert, 1, buy(0, 0, 4)), draftOf(t, g, ActRecord, 0, buy(1, 1, 2)),
	} {
		d.At = milliseconds(d.At.AddDate(0, 0, i))
		must(t, b.StoreDraft(g.ID(), d))
	}
	must(t, b.StoreDraft(other.ID(), draftOf(t, other, ActRecord, 0, buy(0, 1, 1))))
	must(t, b.Close())
	b = openAt(t, path)
	list := drafts(t, b, g.ID())
	if len(list) != 4 || len(drafts(t, b, other.ID())) != 1 {
		t.Fatalf("%d drafts: %+v", len(list), list)
	}
	if d := list[0]; d.Act != ActRecord || d.Number != 0 || d.Kind != "trade" || d.Head != g.Head() || d.At.IsZero() {
		t.Errorf("the latest is %+v", d)
	}
	e, err := list[0].Read(tinygame.Rulebook{})
	must(t, err)
	if *e.(*tinygame.Trade) != *buy(1, 1, 2).(*tinygame.Trade) {
		t.Errorf("it holds %+v", e)
	}
	must(t, b.DropDraft(g.ID(), ActRecord, 0, "trade"))
	must(t, b.DropDraft(g.ID(), ActRecord, 0, "trade"))
	if list := drafts(t, b, g.ID()); len(list) != 3 || list[0].Act != ActInsert || list[1].Act != ActReplace || list[2].Kind != "price" {
		t.Errorf("left are %+v", list)
	}
}

// A draft keeps how far its editor had come.
func TestADraftKeepsItsProgress(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	for _, progress := range []string{`{"unrevealed":[1]}`, ""} {
		d, err := NewDraft(g, ActRecord, 0, buy(0, 0, 1), []byte(progress))
		must(t, err)
		must(t, b.StoreDraft(g.ID(), d))
		if list := drafts(t, b, g.ID()); len(list) != 1 || string(list[0].Progress) != progress {
			t.Errorf("kept are %+v, not %s", list, progress)
		}
	}
}

// Drafts are no part of a game: its chain, its operations and its record stay as they are.
func TestDraftsDoNotTravel(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	say(t, g, buy(0, 0, 1))
	written := func() string {
		loaded, err := b.Load(g.ID())
		must(t, err)
		var out bytes.Buffer
		must(t, loaded.Export().Write(&out))
		return loaded.Head().String() + out.String()
	}
	before := written()
	must(t, b.StoreDraft(g.ID(), draftOf(t, g, ActRecord, 0, buy(1, 0, 1))))
	if after := written(); after != before {
		t.Errorf("the record is now %s", after)
	}
	list, err := b.Shelf()
	must(t, err)
	if len(list) != 1 || list[0].Entries != 1 {
		t.Errorf("the shelf shows %+v", list)
	}
	wantSame(t, g, b)
}

func TestDraftsThatCannotBe(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	d := draftOf(t, g, ActRecord, 0, buy(1, 0, 1))
	if err := b.StoreDraft(NewGameID(), d); err == nil {
		t.Error("a draft of a game that the book does not have was kept")
	}
	for code, bad := range map[string]Draft{
		"record.kind":  {Kind: "merger", Entry: json.RawMessage("{}")},
		"record.entry": {Kind: "trade", Entry: json.RawMessage(`{"seat":"Ann"}`)},
	} {
		_, err := bad.Read(tinygame.Rulebook{})
		wantFault(t, err, code)
	}
	_, err := Draft{Kind: "trade", Entry: json.RawMessage(`[1]`)}.Read(tinygame.Rulebook{})
	wantFault(t, err, "record.entry")
	must(t, b.Close())
	wantFault(t, b.StoreDraft(g.ID(), d), "book.closed")
	wantFault(t, b.DropDraft(g.ID(), d.Act, d.Number, d.Kind), "book.closed")
	_, err = b.Drafts(g.ID())
	wantFault(t, err, "book.closed")
}

func BenchmarkKeepDraft(b *testing.B) {
	book := openBook(b)
	g := begun(b, book)
	for i := 0; b.Loop(); i++ {
		must(b, book.StoreDraft(g.ID(), draftOf(b, g, ActRecord, 0, buy(1, 0, i))))
	}
}
