package ledger

import (
	"errors"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc"
)

// handOn gives a game to another book.
func handOn(t *testing.T, g *Game, to *Book) Import {
	t.Helper()
	done, err := to.Import(g.Export(), Author{"Ben", "tablet"})
	must(t, err)
	if done.Game != g.ID() {
		t.Fatalf("another game: %+v", done)
	}
	return done
}

func wantImport(t *testing.T, got Import, outcome Outcome, added int) {
	t.Helper()
	if got.Outcome != outcome || got.Added != added {
		t.Fatalf("want %s with %d added, got %+v", outcome, added, got)
	}
}

func TestImportRecognisesAGame(t *testing.T) {
	one, two := openBook(t), openBook(t)
	here := begun(t, one)
	say(t, here, buy(0, 0, 1), buy(1, 0, 1))
	wantImport(t, handOn(t, here, two), New, 2)
	wantImport(t, handOn(t, here, two), Same, 0)
	wantSame(t, here, two)
	say(t, here, buy(2, 0, 1), price(0, 120), buy(0, 0, 1))
	wantImport(t, handOn(t, here, two), Longer, 3)
	wantSame(t, here, two)
	there, err := two.Load(here.ID())
	must(t, err)
	say(t, there, buy(1, 0, 1))
	wantImport(t, handOn(t, here, two), Older, 0)
	wantSame(t, there, two)
	if op := there.Operations()[4]; op.By != ann() {
		t.Fatalf("who said it is lost: %+v", op)
	}
}

func TestImportTakesOverWhatWasTakenBack(t *testing.T) {
	one, two := openBook(t), openBook(t)
	here := begun(t, one)
	say(t, here, buy(0, 0, 1), buy(1, 0, 1))
	handOn(t, here, two)
	must(t, here.Undo(ann()))
	say(t, here, buy(1, 1, 1))
	must(t, here.Replace(1, buy(0, 0, 2), ann()))
	wantImport(t, handOn(t, here, two), Longer, 3)
	wantSame(t, here, two)
	// Undone and done again the head is the same, and nothing is to do.
	must(t, here.Undo(ann()))
	must(t, here.Redo(ann()))
	wantImport(t, handOn(t, here, two), Same, 0)
	say(t, here, buy(2, 1, 1))
	wantImport(t, handOn(t, here, two), Longer, 3)
	wantSame(t, here, two)
	must(t, here.Undo(ann()))
	wantImport(t, handOn(t, here, two), Longer, 1)
	wantSame(t, here, two)
}

func TestForkIsRefusedAtTheFirstEntryThatDiffers(t *testing.T) {
	one, two := openBook(t), openBook(t)
	here := begun(t, one)
	say(t, here, buy(0, 0, 1), buy(1, 0, 1))
	handOn(t, here, two)
	there, err := two.Load(here.ID())
	must(t, err)
	say(t, here, buy(2, 0, 1), buy(0, 0, 1), price(1, 50))
	say(t, there, buy(2, 0, 1), buy(0, 1, 1))
	_, err = two.Import(here.Export(), ann())
	if fault := wantFault(t, err, "import.forked"); fault.Entry != 4 {
		t.Fatalf("%+v", fault)
	}
	wantSame(t, there, two)

	setup := tinySetup()
	setup.ID, setup.Names = here.ID(), []string{"Zoe", "Bob"}
	other, err := Scratch(setup, books())
	must(t, err)
	wantFault(t, second(two.Import(other.Export(), ann())), "import.other")
}

// entriesAlone is a record as a code hands it on: no voided entries, nobody and no time.
func entriesAlone(g *Game) Record {
	r := g.Export()
	r.Operations, r.By, r.Begun = nil, Author{}, time.Time{}
	for _, step := range g.Steps() {
		operation := g.Operations()[step.Source-1].Operation
		r.Operations = append(r.Operations, Operation{
			Op: int64(step.Number), Act: ActRecord, Kind: operation.Kind, Entry: operation.Entry,
		})
	}
	return r
}

func TestImportOfEntriesAlone(t *testing.T) {
	one, two := openBook(t), openBook(t)
	here := begun(t, one)
	say(t, here, buy(0, 0, 1), buy(1, 0, 1), buy(2, 0, 1))
	must(t, here.Void(2, ann()))
	r := entriesAlone(here)
	done, err := two.Import(r, Author{"Ben", "tablet"})
	must(t, err)
	wantImport(t, done, New, 2)
	there, err := two.Load(here.ID())
	must(t, err)
	if there.Head() != here.Head() || there.Steps()[0].By != (Author{"Ben", "tablet"}) || there.Steps()[0].At.IsZero() {
		t.Fatalf("%+v", there.Steps()[0])
	}
	// The full record of the same game is recognised though its log is another one.
	wantImport(t, handOn(t, here, two), Same, 0)
	say(t, here, buy(0, 1, 1), buy(1, 1, 1))
	done, err = two.Import(entriesAlone(here), ann())
	must(t, err)
	wantImport(t, done, Longer, 2)
	say(t, here, buy(2, 1, 1))
	wantImport(t, handOn(t, here, two), Longer, 1)
	there, err = two.Load(here.ID())
	must(t, err)
	if there.Head() != here.Head() {
		t.Fatal("another game")
	}
	done, err = one.Import(r, ann())
	must(t, err)
	wantImport(t, done, Older, 0)
	// Here the last entry was taken back: the code that still has it is the older one.
	code := entriesAlone(here)
	must(t, here.Undo(ann()))
	full := openBook(t)
	g, err := Replay(code, books())
	must(t, err)
	handOn(t, g, full)
	late, err := full.Load(g.ID())
	must(t, err)
	must(t, late.Undo(ann()))
	done, err = full.Import(code, ann())
	must(t, err)
	wantImport(t, done, Older, 0)
}

func TestImportOfAnIllegalEntry(t *testing.T) {
	b := openBook(t)
	g, err := Scratch(tinySetup(), books())
	must(t, err)
	say(t, g, buy(0, 0, 1), buy(1, 0, 1))
	r := g.Export()
	r.Operations[0].Entry = []byte(`{"seat":0,"company":0,"count":99}`)
	_, err = b.Import(r, ann())
	must(t, err)
	stored, err := b.Load(g.ID())
	must(t, err)
	steps := stored.Steps()
	if len(steps) != 2 || steps[0].Refusal == nil || steps[0].Refusal.Code != "cash.short" || steps[1].Refusal != nil {
		t.Fatalf("%+v", steps)
	}
}

func TestImportThatCannotBe(t *testing.T) {
	b := openBook(t)
	g, err := Scratch(tinySetup(), books())
	must(t, err)
	say(t, g, buy(0, 0, 1), buy(1, 0, 1))
	for _, c := range []struct {
		code   string
		entry  int
		change func(*Record)
	}{
		{"record.rulebook", 0, func(r *Record) { r.Rulebook = "chess" }},
		{"record.rules", 0, func(r *Record) { r.RulesVersion = 3 }},
		{"record.types", 0, func(r *Record) { r.RulesVersion = 0 }},
		{"record.types", 0, func(r *Record) { r.ID = GameID{} }},
		{"record.options", 0, func(r *Record) { r.Options = []byte(`{"cash":"much"}`) }},
		{"record.options", 0, func(r *Record) { r.Options = []byte(`[1]`) }},
		{"record.setup", 0, func(r *Record) { r.Seats = r.Seats[:1] }},
		{"record.setup", 0, func(r *Record) { r.Options = []byte(`{"cash":-5}`) }},
		{"record.kind", 2, func(r *Record) { r.Operations[1].Kind = "castle" }},
		{"record.entry", 2, func(r *Record) { r.Operations[1].Entry = []byte(`{"seat":"Ann"}`) }},
		{"record.entry", 1, func(r *Record) { r.Operations[0].Entry = nil }},
		{"record.entry", 1, func(r *Record) { r.Operations[0].Entry = []byte(`null`) }},
		{"record.operation", 2, func(r *Record) { r.Operations[1].Act = "erase" }},
		{"record.operation", 2, func(r *Record) { r.Operations[1].Via = "magic" }},
		{"record.operation", 2, func(r *Record) { r.Operations[1].Via = ViaRedo }},
		{"record.operation", 2, func(r *Record) { r.Operations[1].Act, r.Operations[1].Target = ActReplace, 2 }},
		{"record.operation", 2, func(r *Record) { r.Operations[1].Target = 1 }},
		{"record.operation", 2, func(r *Record) { r.Operations[1] = Operation{Act: ActRestore, Target: 1} }},
		{"record.operation", 2, func(r *Record) { r.Operations[1] = Operation{Act: ActVoid, Target: 9} }},
		{"record.operation", 2, func(r *Record) { r.Operations[1] = Operation{Act: ActVoid, Target: -1} }},
		{"record.operation", 2, func(r *Record) { r.Operations[1].Act, r.Operations[1].Target = ActVoid, 1 }},
		{"record.operation", 3, func(r *Record) {
			r.Operations = append(r.Operations, Operation{Act: ActVoid, Target: 1, Via: ViaUndo})
		}},
	} {
		r := g.Export()
		c.change(&r)
		_, err := b.Import(r, ann())
		if fault := wantFault(t, err, c.code); fault.Entry != c.entry {
			t.Errorf("%s names entry %d, not %d: %s", c.code, fault.Entry, c.entry, fault)
		}
		var refusal *calc.Refusal
		if errors.As(err, &refusal) != (c.code == "record.setup") {
			t.Errorf("%s: the refusal is %v", c.code, refusal)
		}
	}
	if list, err := b.Shelf(); err != nil || len(list) != 0 {
		t.Fatalf("%v %v", list, err)
	}
}

// Whoever stops an import half-way finds the book as it was; whoever watches it to its end sees it go on.
func TestAnImportCanBeWatchedAndStopped(t *testing.T) {
	r, err := ReadRecord(strings.NewReader(smallRecord))
	must(t, err)
	stopped := errors.New("stopped")
	parts := 0
	for at := range 10 {
		b := openBook(t)
		parts = 0
		_, err := b.ImportWatched(r, Author{}, func(done, of int) error {
			if done < 0 || done > of {
				t.Errorf("%d of %d", done, of)
			}
			if parts++; parts > at {
				return stopped
			}
			return nil
		})
		games, broken := b.Shelf()
		must(t, broken)
		switch {
		case err == nil && parts <= at && len(games) == 1:
		case errors.Is(err, stopped) && parts > at && len(games) == 0:
		default:
			t.Errorf("stopped at part %d: %v, and the book has %d games", at, err, len(games))
		}
	}
	if parts < 3 {
		t.Errorf("the import has %d parts", parts)
	}
}

// In the book, too: both devices come to the same head after one hand-over back, and a record keeps what was joined.
func TestBooksOfTwoScoreKeepersBecomeOne(t *testing.T) {
	here, there := openBook(t), openBook(t)
	ours := begun(t, here)
	say(t, ours, price(0, 30))
	_, err := there.Import(ours.Export(), ann())
	must(t, err)
	theirs, err := there.Load(ours.ID())
	must(t, err)
	say(t, ours, price(0, 40), price(1, 40))
	say(t, theirs, price(0, 50))
	p, err := Compare(ours, theirs)
	must(t, err)
	r, err := Join(ours, theirs, append(p.All(true), p.All(false)...))
	must(t, err)
	done, err := here.Import(r, ann())
	must(t, err)
	joined, err := here.Load(ours.ID())
	must(t, err)
	if done.Outcome != Longer || len(joined.Steps()) != 4 || len(joined.Joined()) != 2 {
		t.Fatalf("%+v, %d entries, joined of %v", done, len(joined.Steps()), joined.Joined())
	}
	if done, err = there.Import(joined.Export(), ann()); err != nil || done.Outcome != Longer {
		t.Fatalf("the way back: %+v, %v", done, err)
	}
	back, err := there.Load(ours.ID())
	must(t, err)
	if back.Head() != joined.Head() {
		t.Error("the heads differ")
	}
	if done, err = here.Import(back.Export(), ann()); err != nil || done.Outcome != Same {
		t.Errorf("once more: %+v, %v", done, err)
	}
	if done, err = there.Import(ours.Export(), ann()); err != nil || done.Outcome != Older {
		t.Errorf("the copy from before: %+v, %v", done, err)
	}
}

// Copies with one head keep what either took back.
func TestEqualHeadsKeepBothHistories(t *testing.T) {
	here, there := openBook(t), openBook(t)
	ours := begun(t, here)
	say(t, ours, price(0, 30))
	_, err := there.Import(ours.Export(), ann())
	must(t, err)
	theirs, err := there.Load(ours.ID())
	must(t, err)
	say(t, ours, price(0, 40))
	must(t, ours.Undo(ann()))
	say(t, theirs, price(0, 50))
	must(t, theirs.Undo(ann()))
	for range 2 {
		joined, err := Merge(ours, theirs, nil)
		must(t, err)
		if joined.Head() != ours.Head() {
			t.Fatal("the head is another")
		}
		_, err = here.Import(joined.Export(), ann())
		must(t, err)
		ours, err = here.Load(ours.ID())
		must(t, err)
		voided := 0
		for _, op := range ours.Operations() {
			if op.Voided {
				voided++
			}
		}
		if voided != 2 || len(ours.Steps()) != 1 {
			t.Fatalf("%d entries were taken back, %d count", voided, len(ours.Steps()))
		}
	}
}
