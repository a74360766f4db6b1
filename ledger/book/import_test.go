package book

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

func handOn(t *testing.T, g *game.Game, to *Book) Import {
	t.Helper()
	done := must.Get(to.Games.Import(g.Export(), ledger.Author{Person: "Ben", Device: "tablet"}))(t)
	must.Hold(t, done.Game == g.ID(), "another game: %+v", done)
	return done
}

func wantImport(t *testing.T, got Import, outcome oplog.Outcome, added int) {
	t.Helper()
	must.Hold(t, got.Outcome == outcome && got.Added == added,
		"want %s with %d added, got %+v", outcome, added, got)
}

func TestImportRecognisesAGame(t *testing.T) {
	one, two := openBook(t), openBook(t)
	here := begun(t, one, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	wantImport(t, handOn(t, here, two), oplog.OutcomeNew, 2)
	wantImport(t, handOn(t, here, two), oplog.OutcomeSame, 0)
	wantSame(t, here, two)
	gametest.Say(t, here, ledgertest.Buy(2, 0, 1), ledgertest.Price(0, 120), ledgertest.Buy(0, 0, 1))
	wantImport(t, handOn(t, here, two), oplog.OutcomeLonger, 3)
	wantSame(t, here, two)
	there := must.Get(two.Games.Load(here.ID()))(t)
	gametest.Say(t, there, ledgertest.Buy(1, 0, 1))
	wantImport(t, handOn(t, here, two), oplog.OutcomeOlder, 0)
	wantSame(t, there, two)
	op := there.Operations()[4]
	must.Hold(t, op.By == ledgertest.Ann(), "who said it is lost: %+v", op)
}

func TestForkIsRefusedAtTheFirstEntryThatDiffers(t *testing.T) {
	one, two := openBook(t), openBook(t)
	here := begun(t, one, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	handOn(t, here, two)
	there := must.Get(two.Games.Load(here.ID()))(t)
	gametest.Say(t, here, ledgertest.Buy(2, 0, 1), ledgertest.Buy(0, 0, 1), ledgertest.Price(1, 50))
	gametest.Say(t, there, ledgertest.Buy(2, 0, 1), ledgertest.Buy(0, 1, 1))
	_, err := two.Games.Import(here.Export(), ledgertest.Ann())
	fault := ledgertest.WantFault(t, err, "import.forked")
	must.Hold(t, fault.Entry == 4, "%+v", fault)
	wantSame(t, there, two)

	setup := ledgertest.TinySetup()
	setup.ID, setup.Names = here.ID(), []string{"Zoe", "Bob"}
	other := must.Get(game.Scratch(setup, ledgertest.Books()))(t)
	ledgertest.WantFault(t, ledgertest.Second(two.Games.Import(other.Export(), ledgertest.Ann())), "import.other")
}

// entriesAlone returns a game's record as in a QR code: without voided entries, authors and times.
func entriesAlone(g *game.Game) record.Record {
	r := g.Export()
	r.Operations, r.By, r.Begun = nil, ledger.Author{}, time.Time{}
	for _, step := range g.Steps() {
		operation := g.Operations()[step.Source-1].Operation
		r.Operations = append(r.Operations, oplog.Operation{
			Op: int64(step.Number), Act: oplog.ActRecord, Kind: operation.Kind, Entry: operation.Entry,
		})
	}
	return r
}

func TestImportOfEntriesAlone(t *testing.T) {
	one, two := openBook(t), openBook(t)
	here := begun(t, one, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1), ledgertest.Buy(2, 0, 1))
	must.Do(t, here.Void(2, ledgertest.Ann()))
	r := entriesAlone(here)
	done := must.Get(two.Games.Import(r, ledger.Author{Person: "Ben", Device: "tablet"}))(t)
	wantImport(t, done, oplog.OutcomeNew, 2)
	there := must.Get(two.Games.Load(here.ID()))(t)
	if there.Head() != here.Head() || there.Steps()[0].By != (ledger.Author{Person: "Ben", Device: "tablet"}) ||
		!there.Steps()[0].At.IsZero() || !there.PlayTime().Date().IsZero() {
		t.Fatalf("%+v", there.Steps()[0])
	}
	var handedOn bytes.Buffer
	must.Do(t, there.Export().Write(&handedOn))
	expect.True(t, !strings.Contains(handedOn.String(), `"at"`), "a time that nobody told is handed on:\n%s", &handedOn)
	// The full record has another log but is recognized as the same game.
	wantImport(t, handOn(t, here, two), oplog.OutcomeSame, 0)
	gametest.Say(t, here, ledgertest.Buy(0, 1, 1), ledgertest.Buy(1, 1, 1))
	done = must.Get(two.Games.Import(entriesAlone(here), ledgertest.Ann()))(t)
	wantImport(t, done, oplog.OutcomeLonger, 2)
	gametest.Say(t, here, ledgertest.Buy(2, 1, 1))
	wantImport(t, handOn(t, here, two), oplog.OutcomeLonger, 1)
	there = must.Get(two.Games.Load(here.ID()))(t)
	must.Hold(t, there.Head() == here.Head(), "another game")
	done = must.Get(one.Games.Import(r, ledgertest.Ann()))(t)
	wantImport(t, done, oplog.OutcomeOlder, 0)
	// The code still has the undone entry and is therefore an older copy.
	code := entriesAlone(here)
	must.Do(t, here.Undo(ledgertest.Ann()))
	full := openBook(t)
	g := must.Get(game.Replay(code, ledgertest.Books()))(t)
	handOn(t, g, full)
	late := must.Get(full.Games.Load(g.ID()))(t)
	must.Do(t, late.Undo(ledgertest.Ann()))
	done = must.Get(full.Games.Import(code, ledgertest.Ann()))(t)
	wantImport(t, done, oplog.OutcomeOlder, 0)
}

func TestImportThatCannotBe(t *testing.T) {
	b := openBook(t)
	g := must.Get(game.Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	gametest.Say(t, g, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	becomes := func(o oplog.Operation) func(*record.Record) {
		return func(r *record.Record) { r.Operations[1] = o }
	}
	for _, c := range []struct {
		code   string
		entry  int
		change func(*record.Record)
	}{
		{"record.rulebook", 0, func(r *record.Record) { r.Rulebook = "chess" }},
		{"record.rules", 0, func(r *record.Record) { r.RulesVersion = 3 }},
		{"record.types", 0, func(r *record.Record) { r.RulesVersion = 0 }},
		{"record.types", 0, func(r *record.Record) { r.ID = ledger.GameID{} }},
		{"record.options", 0, func(r *record.Record) { r.Options = []byte(`{"cash":"much"}`) }},
		{"record.options", 0, func(r *record.Record) { r.Options = []byte(`[1]`) }},
		{"record.setup", 0, func(r *record.Record) { r.Seats = r.Seats[:1] }},
		{"record.setup", 0, func(r *record.Record) { r.Options = []byte(`{"cash":-5}`) }},
		{"record.kind", 2, func(r *record.Record) { r.Operations[1].Kind = "castle" }},
		{"record.entry", 2, func(r *record.Record) { r.Operations[1].Entry = []byte(`{"seat":"Ann"}`) }},
		{"record.entry", 1, func(r *record.Record) { r.Operations[0].Entry = nil }},
		{"record.entry", 1, func(r *record.Record) { r.Operations[0].Entry = []byte(`null`) }},
		{"record.operation", 2, func(r *record.Record) { r.Operations[1].Act = "erase" }},
		{"record.operation", 2, func(r *record.Record) { r.Operations[1].Via = "magic" }},
		{"record.operation", 2, func(r *record.Record) { r.Operations[1].Via = oplog.ViaRedo }},
		{"record.operation", 2, becomes(oplog.Operation{Act: oplog.ActReplace, Target: 2})},
		{"record.operation", 2, func(r *record.Record) { r.Operations[1].Target = 1 }},
		{"record.operation", 2, becomes(oplog.Operation{Act: oplog.ActRestore, Target: 1})},
		{"record.operation", 2, becomes(oplog.Operation{Act: oplog.ActVoid, Target: 9})},
		{"record.operation", 2, becomes(oplog.Operation{Act: oplog.ActVoid, Target: -1})},
		{"record.operation", 2, func(r *record.Record) { r.Operations[1].Act, r.Operations[1].Target = oplog.ActVoid, 1 }},
		{"record.operation", 3, func(r *record.Record) {
			r.Operations = append(r.Operations, oplog.Operation{Act: oplog.ActVoid, Target: 1, Via: oplog.ViaUndo})
		}},
	} {
		r := g.Export()
		c.change(&r)
		_, err := b.Games.Import(r, ledgertest.Ann())
		fault := ledgertest.WantFault(t, err, c.code)
		expect.True(t, fault.Entry == c.entry, "%s names entry %d, not %d: %s", c.code, fault.Entry, c.entry, fault)
		var refusal *calc.Refusal
		expect.True(t, errors.As(err, &refusal) == (c.code == "record.setup"),
			"%s: the refusal is %v", c.code, refusal)
	}
	expect.Equal(t, len(must.Get(b.Shelf.List())(t)), 0, "games on the shelf")
}

func TestAnImportCanBeWatchedAndStopped(t *testing.T) {
	r := must.Get(record.Read(strings.NewReader(ledgertest.SmallRecord)))(t)
	stopped := errors.New("stopped")
	parts, b, done := 0, openBook(t), false
	for at := 0; !done; at++ {
		parts = 0
		_, err := b.Games.ImportWatched(r, ledger.Author{}, func(done, of int) error {
			expect.True(t, done >= 0 && done <= of, "%d of %d", done, of)
			if parts++; parts > at {
				return stopped
			}
			return nil
		})
		games, broken := b.Shelf.List()
		must.Do(t, broken)
		switch done = err == nil; {
		case done && parts <= at && len(games) == 1:
		case errors.Is(err, stopped) && parts > at && len(games) == 0:
		default:
			t.Errorf("stopped at part %d: %v, and the book has %d games", at, err, len(games))
		}
	}
	expect.True(t, parts >= 3, "the import has %d parts", parts)
}

func TestUnknownFieldsSurvive(t *testing.T) {
	r := must.Get(record.Read(strings.NewReader("\xef\xbb\xbf" + ledgertest.SmallRecord)))(t)
	at := r.Operations[1].At
	expect.True(t, at.Equal(time.Date(2026, 3, 14, 19, 35, 0, 123e6, time.UTC)), "at %v", at)
	b := openBook(t)
	must.Get(b.Games.Import(r, ledger.Author{Person: "Zoë", Device: ""}))(t)
	g := must.Get(b.Games.Load(r.ID))(t)
	text := gametest.Text(t, g)
	for _, stored := range []string{
		`"mood": {"snacks":[1,2.50,1e400]}`, `"zeal": "ж"`, `"colour":"blue"`, `{"name": "Ann", "hat": "red"}`,
		`"joke":{"a":1}`, `"weather": "rain"`, `"title": "<Ann & Ben>"`, `"at": "2026-03-14T19:35:00.123Z"`,
	} {
		expect.True(t, strings.Contains(text, stored), "%s is lost:\n%s", stored, text)
	}
	// Unknown fields are not part of the hash chain.
	plain := must.Get(record.Read(strings.NewReader(strings.Replace(ledgertest.SmallRecord, `, "joke": {"a": 1}`, "",
		1))))(t)
	done := must.Get(b.Games.Import(plain, ledgertest.Ann()))(t)
	wantImport(t, done, oplog.OutcomeSame, 0)
	expect.Equal(t, g.Table().Cash(0), 400, "cash")
}
