package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// parted returns two copies of a game as files. After 10 common entries, the first has three turns, the second a pass.
func parted(t *testing.T) (ours, theirs string) {
	t.Helper()
	record := stockholder(t, "four-seats-4x6")
	record.End = nil
	long, short := record, record
	long.Operations, short.Operations = record.Operations[:13], record.Operations[:10]
	game := must.Get(game.Replay(short, rulebooks.All()))(t)
	skip, _ := calc.Blank(game.Rulebook(), "skip")
	for _, f := range skip.Form(game.Table()).Fields {
		if f.Name == "seat" {
			f.Set(game.Table().Turn())
		}
	}
	must.Get(game.Record(skip, ledger.Author{Person: "Ben"}))(t)
	return written(t, long), written(t, game.Export())
}

func TestCompareShowsWhereCopiesPart(t *testing.T) {
	ours, theirs := parted(t)
	c := newTerminal(t)
	out, errs := c.run(Refused, "compare", ours, theirs)
	if errs != "" ||
		!strings.HasPrefix(
			out, "The copies differ after entry 10. The first has 3 more entries, the second 1.\n") {
		t.Errorf("%s%s", out, errs)
	}
	expect.True(t, strings.Count(out, "\n< a1") == 3 && strings.Count(out, "\n> b11") == 1, "the entries are\n%s", out)
	if out, _ := c.run(Sound, "compare", ours, ours); out != "Both copies have the same 13 entries.\n" {
		t.Errorf("the same: %s", out)
	}
	out, _ = c.run(Refused, "compare", "--json", ours, theirs)
	printed := decoded[jsonout.Diff](t, out)
	expect.True(t, printed.Common == 10 && len(printed.Rows) == 3, "%v", out)
}

// The same choice gives the same merged game on both devices. A copy can import the merged game.
func TestMergeMakesOneGame(t *testing.T) {
	ours, theirs := parted(t)
	here, there := filepath.Join(t.TempDir(), "here.json"), filepath.Join(t.TempDir(), "there.json")
	c := newTerminal(t)
	first, _ := c.run(Sound, "merge", ours, theirs, "--take", "b11,a12,a13", "--out", here)
	second, _ := c.run(Sound, "merge", "--take", "a11,b12,b13", "--out", there, theirs, ours)
	expect.True(t, first == second && strings.HasPrefix(first, "Merged: 13 entries. Fingerprint: "),
		"%q and %q", first, second)
	out, _ := c.run(Sound, "compare", here, there)
	expect.True(t, strings.HasPrefix(out, "Both copies have the same 13 entries."), "%v", out)
	c.run(Sound, "import", theirs)
	c.prints(Sound, "added to your copy", "import", here)
	list, _ := c.run(Sound, "list")
	if out, _ := c.run(Sound, "merge", "--take", "a", strings.Fields(list)[0], ours); out != first {
		t.Errorf("in the book: %q", out)
	}
}

func TestMergeRefusesWhatItCannotDo(t *testing.T) {
	ours, theirs := parted(t)
	c, target := newTerminal(t), filepath.Join(t.TempDir(), "out.json")
	for _, take := range []string{"", "c", "a11;b12", "b11,b11", "a10", "b12", "axx", "a99999999999999999999"} {
		_, errs := c.run(Failed, "merge", ours, theirs, "--take", take, "--out", target)
		expect.True(t, errs != "", "%q: nothing is said", take)
	}
	c.says(Failed, "--out FILE", "merge", ours, theirs, "--take", "b")
	if _, errs := c.run(Failed, "merge", ours, theirs, "--take", "b", "--out", t.TempDir()); errs == "" {
		t.Error("into a folder: nothing is said")
	}
	_, err := os.Stat(target)
	expect.True(t, err != nil, "a file was written all the same")
}

func TestTwoDifferentGamesAreNotMerged(t *testing.T) {
	one := written(t, stockholder(t, "four-seats-4x6"))
	record := stockholder(t, "three-seats-3x5")
	alike := written(t, record)
	record.ID = ledger.NewGameID()
	other := written(t, record)
	c := newTerminal(t)
	c.says(Failed, "These are two different games with the number", "compare", one, alike)
	for _, args := range [][]string{{"compare", one, other},
		{"merge", one, other, "--take", "a", "--out", filepath.Join(t.TempDir(), "x")}} {
		_, errs := c.run(Failed, args...)
		expect.True(t, strings.Contains(errs, "These are two different games") && !strings.Contains(errs, "number"),
			"%q says %q", args, errs)
	}
}

// fork returns two copies of a game as files, with different 11th entries and equal 12th entries.
func fork(t *testing.T) (ours, theirs string) {
	t.Helper()
	record := stockholder(t, "four-seats-4x6")
	record.End, record.Operations = nil, record.Operations[:10]
	paths := make([]string, 2)
	for i := range paths {
		game := must.Get(game.Replay(record, rulebooks.All()))(t)
		for _, change := range []int{10 * (i + 1), 50} {
			entry := &calc.Ruling{Seat: 0, What: "cash", Change: change, Reason: "counted again"}
			must.Get(game.Record(entry, ledger.Author{Person: "Ben"}))(t)
		}
		paths[i] = written(t, game.Export())
	}
	return paths[0], paths[1]
}

// Common entries after the divergence are kept, a second merge adds nothing, and one undo reverts the merge.
func TestAMergeDropsNothingThatBothHave(t *testing.T) {
	ours, theirs := fork(t)
	c, merged := newTerminal(t), filepath.Join(t.TempDir(), "merged.json")
	out, _ := c.run(Refused, "compare", ours, theirs)
	must.Hold(t, strings.Contains(out, "\n< a11") && strings.Contains(out, "\n= a12"), "the copies are\n%s", out)
	for take, entries := range map[string]string{"b11": "12", "a11,b11": "13", "b11,a12": "12", "b11,b12": "12",
		"a12": "11"} {
		c.prints(Sound, "Merged: "+entries+" entries.", "merge", ours, theirs, "--take", take, "--out", merged)
		c.prints(Sound, " + 50 = ", "check", merged)
	}
	c.says(Failed, "out of order", "merge", ours, theirs, "--take", "a12,b11", "--out", merged)
	c.run(Sound, "import", ours)
	list, _ := c.run(Sound, "list")
	game := strings.Fields(list)[0]
	c.run(Sound, "merge", game, theirs, "--take", "b11")
	length := operationsOf(t, c, game)
	for _, take := range []string{"a", "b11", "a11", "b"} {
		c.prints(Sound, "nothing added", "merge", game, theirs, "--take", take)
	}
	expect.Equal(t, operationsOf(t, c, game), length, "%d operations became", length)
}

func operationsOf(t *testing.T, c *terminal, game string) int {
	t.Helper()
	text, _ := c.run(Sound, "export", "--as", "json", game)
	r := must.Get(record.Read(strings.NewReader(text)))(t)
	return len(r.Operations)
}

func TestAMergeMayLeaveEntriesToFix(t *testing.T) {
	record := stockholder(t, "four-seats-4x6")
	record.End = nil
	long, short := record, record
	long.Operations, short.Operations = record.Operations[:13], record.Operations[:10]
	c, out := newTerminal(t), filepath.Join(t.TempDir(), "out.json")
	// Without the eleventh turn, the twelfth turn belongs to another player.
	c.says(Refused, "entry 11", "merge", written(t, long), written(t, short), "--take", "a12,a13", "--out", out)
	c.says(Refused, "entry 11", "check", out)
}
