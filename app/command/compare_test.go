package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/recordings"
)

// parted writes two copies of a recorded game that part after 10 entries: the second passes once more before it goes on.
func parted(t *testing.T) (ours, theirs string) {
	t.Helper()
	record := fixture{recordings.Read(t, "stockholder", "four-seats-4x6")}.record()
	record.End = nil
	long, short := record, record
	long.Operations, short.Operations = record.Operations[:13], record.Operations[:10]
	game, err := ledger.Replay(short, rulebooks.All())
	if err != nil {
		t.Fatal(err)
	}
	skip, _ := game.Rulebook().Blank("skip")
	for _, f := range skip.Form(game.Table()).Fields {
		if f.Name == "seat" {
			f.Set(game.Table().Turn())
		}
	}
	if _, err := game.Record(skip, ledger.Author{Person: "Ben"}); err != nil {
		t.Fatal(err)
	}
	return written(t, long), written(t, game.Export())
}

func TestCompareShowsWhereCopiesPart(t *testing.T) {
	ours, theirs := parted(t)
	c := newTerminal(t)
	out, errs := c.run(Refused, "compare", ours, theirs)
	if errs != "" || !strings.HasPrefix(out, "The copies part after entry 10. Entries from there on: 3 in the first, 1 in the second.\n") {
		t.Errorf("%s%s", out, errs)
	}
	if strings.Count(out, "\n< a1") != 3 || strings.Count(out, "\n> b11") != 1 {
		t.Errorf("the entries are\n%s", out)
	}
	if out, _ := c.run(Sound, "compare", ours, ours); out != "Both copies have the same entries. Number: 13.\n" {
		t.Errorf("the same: %s", out)
	}
	out, _ = c.run(Refused, "compare", "--json", ours, theirs)
	var printed outParting
	if err := json.Unmarshal([]byte(out), &printed); err != nil || printed.Common != 10 || len(printed.Rows) != 3 {
		t.Errorf("%v %s", err, out)
	}
}

// Both copies become one by the same choice on either device, and a copy takes the joined game over.
func TestMergeMakesOneGame(t *testing.T) {
	ours, theirs := parted(t)
	here, there := filepath.Join(t.TempDir(), "here.json"), filepath.Join(t.TempDir(), "there.json")
	c := newTerminal(t)
	first, _ := c.run(Sound, "merge", ours, theirs, "--take", "b11,a12,a13", "--out", here)
	second, _ := c.run(Sound, "merge", "--take", "a11,b12,b13", "--out", there, theirs, ours)
	if first != second || !strings.HasPrefix(first, "The copies are one game. Entries: 13. Head: ") {
		t.Errorf("%q and %q", first, second)
	}
	if out, _ := c.run(Sound, "compare", here, there); !strings.HasPrefix(out, "Both copies have the same entries.") {
		t.Error(out)
	}
	c.run(Sound, "import", theirs)
	if out, _ := c.run(Sound, "import", here); !strings.Contains(out, "Entries that were added to it") {
		t.Errorf("the copy takes it for %q", out)
	}
	list, _ := c.run(Sound, "list")
	if out, _ := c.run(Sound, "merge", "--take", "a", strings.Fields(list)[0], ours); out != first {
		t.Errorf("in the book: %q", out)
	}
}

func TestMergeRefusesWhatItCannotDo(t *testing.T) {
	ours, theirs := parted(t)
	c, target := newTerminal(t), filepath.Join(t.TempDir(), "out.json")
	for _, take := range []string{"", "c", "a11;b12", "b11,b11", "a10", "b12", "axx", "a99999999999999999999"} {
		if _, errs := c.run(Failed, "merge", ours, theirs, "--take", take, "--out", target); errs == "" {
			t.Errorf("%q: nothing is said", take)
		}
	}
	if _, errs := c.run(Failed, "merge", ours, theirs, "--take", "b"); !strings.Contains(errs, "--out FILE") {
		t.Errorf("nowhere: %s", errs)
	}
	if _, errs := c.run(Failed, "merge", ours, theirs, "--take", "b", "--out", t.TempDir()); errs == "" {
		t.Error("into a folder: nothing is said")
	}
	if _, err := os.Stat(target); err == nil {
		t.Error("a file was written all the same")
	}
}
