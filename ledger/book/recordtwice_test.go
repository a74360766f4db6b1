package book

import (
	"os"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

func wantTwice(t *testing.T, err error, code, field string, entry int) {
	t.Helper()
	fault := ledgertest.WantFault(t, err, code)
	expect.True(t, fault.Field == field && fault.Want.Kind == "once" && fault.Entry == entry, "%v", fault)
}

// A duplicate field name in JSON is refused everywhere, because programs differ in which value they use.
func TestANameThatStandsTwiceIsRefused(t *testing.T) {
	swap := func(document, old, now string) string {
		t.Helper()
		must.Hold(t, strings.Count(document, old) != 0, "there is no %s", old)
		return strings.Replace(document, old, now, 1)
	}
	for _, c := range []struct {
		text, field string
		entry       int
	}{
		{swap(ledgertest.SmallRecord, `"operations": [`, `"operations": [], "operations": [`), "operations", 0},
		{swap(ledgertest.SmallRecord, `"format": 1`, `"format": 1, "\u0066ormat": 1`), "format", 0},
		{swap(ledgertest.SmallRecord, `"colour": "blue"`, `"colour": "blue", "colour": "red"`), "options.colour", 0},
		{swap(ledgertest.SmallRecord, `{"name": "Ben"}`, `{"name": "Ben", "x": {"y": [{"z": 1, "z": 2}]}}`),
			"seats.1.x.y.0.z", 0},
		{swap(ledgertest.SmallRecord, `"op": 2`, `"op": 2, "op": 2`), "op", 2},
		{swap(ledgertest.SmallRecord, `"count": 2`, `"count": 9, "count": 2`), "entry.count", 1},
	} {
		_, err := record.Read(strings.NewReader(c.text))
		wantTwice(t, err, "record.types", c.field, c.entry)
	}
	b := openBook(t)
	journal := string(recordOfJournal(t, journalled(t, b, "Cup", 2)))
	_, err := record.ReadJournal(strings.NewReader(swap(journal, `"Anna 0"`, `"Anna 0","name":"Ben"`)))
	wantTwice(t, err, "record.types", "entry.people.0.name", 1)
	house := `{"format":1,"template":"House","rulebook":"stockholder","rules_version":1,"options":{"step":10,"step":5}}`
	_, err = record.ReadTemplate(strings.NewReader(house), rulebooks.All())
	wantTwice(t, err, "template.foreign", "options.step", 0)
}

// poisoned is a rulebook that panics when a game of four players is opened.
type poisoned struct{ tinygame.Rulebook }

func (p poisoned) Open(o calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	if len(names) == 4 {
		panic("four players")
	}
	return p.Rulebook.Open(o, names)
}

// Whatever one line of a backup contains, the other lines are restored and the counts are right.
func TestALineThatBreaksOffIsLeftOut(t *testing.T) {
	one := openBook(t)
	titled(t, one, "first", 1)
	wait()
	four := ledgertest.TinySetup()
	four.Title, four.Names = "four", []string{"Ann", "Ben", "Zoe", "Dan"}
	must.Get(one.Games.Begin(four, ledgertest.Ann()))(t)
	wait()
	titled(t, one, "last", 1)
	file := backup(t, one)
	two := must.Get(Open(t.TempDir()+"/games.db", []calc.Rulebook{poisoned{tinygame.Rulebook{Edition: 2}}}))(t)
	defer func() { _ = two.Close() }()
	done := restore(t, two, file)
	must.Hold(t, done.New == 2 && done.Missing == 0 && len(done.Left) == 1 && done.Left[0].Title == "four" &&
		done.Left[0].Line == 3,
		"%+v", done)
	ledgertest.WantFault(t, done.Left[0].Err, "backup.failed")
}

func brokenBackup(t testing.TB) []byte {
	t.Helper()
	return must.Get(os.ReadFile("../record/testdata/faults/panic-backup.jsonl"))(t)
}

// A line with duplicate names or invalid content is left out and reported. An option with a dot in its name is kept.
func TestDamagedLinesOfABackupAreNamed(t *testing.T) {
	one := openBook(t)
	titled(t, one, "first", 1)
	titled(t, one, "second", 1)
	file := string(backup(t, one))
	for changed, field := range map[string]string{
		strings.Replace(file, `"touched":`, `"touched":"2020-01-01T00:00:00.000Z","touched":`,
			1): "game.touched",
		strings.Replace(file, `"game":`, `"game":{},"game":`,
			1): "game",
		strings.Replace(file, `"game":`, `"later":{"x":1,"x":2},"game":`,
			1): "later.x",
		strings.Replace(strings.Replace(file, `"sum":"`, `"was":"`, 2), `"title":"first"`,
			`"title":"first","title":"2"`, 1): "game.record.title",
	} {
		done := restore(t, openBook(t), []byte(changed))
		must.Hold(t, done.New == 1 && len(done.Left) == 1 && done.Left[0].Line == 2, "%s: %+v", field, done)
		wantTwice(t, done.Left[0].Err, "backup.line", field, 0)
	}
	done := restore(t, openBook(t), []byte(strings.Replace(file, `"games":2`, `"games":2,"games":9`, 1)))
	must.Hold(t, done.New == 2 && len(done.Left) == 1 && done.Left[0].Line == 1, "%+v", done)
	wantTwice(t, done.Left[0].Err, "backup.broken", "games", 0)
	b := kept(t)
	if done := restore(t, b, brokenBackup(t)); done.New != 5 || len(done.Left) != 0 || done.Missing != 0 {
		t.Errorf("%+v", done)
	}
}
