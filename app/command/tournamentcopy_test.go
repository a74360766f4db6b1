package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/app/internal/desktest"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
)

// A wrong copy that was undone, deleted, or shortened by an undo does not block the right record or code.
func TestACopyThatWasUndoneBlocksNothing(t *testing.T) {
	takenBack := func(c cup, wrong *game.Game) {
		c.tournament(Sound, "result", written(t, wrong.Export()))
		desktest.Undo(t, c.book)
	}
	imported := func(c cup, wrong *game.Game) { c.run(Sound, "import", written(t, wrong.Export())) }
	for name, copied := range map[string]func(c cup, wrong *game.Game){
		"taken back": takenBack, "by code": takenBack, "by the table": imported, "still counts": imported,
		"deleted": func(c cup, wrong *game.Game) {
			imported(c, wrong)
			c.run(Sound, "delete", wrong.ID().String())
		},
	} {
		t.Run(name, func(t *testing.T) {
			c := newCup(t)
			c.tournament(Sound, "draw", "--seed", "3")
			right, wrong := c.played(1, 1), c.played(1, 1)
			corrected(t, wrong)
			copied(c, wrong)
			switch name {
			case "still counts":
				c.says(Refused, "Your copy of this game is different", "result", written(t, right.Export()))
				return
			case "by code":
				code := must.Get(compact.EncodeResult(right))(t)
				c.tournament(Sound, "result", file(t, "code.txt", []byte(code)))
				return
			case "by the table":
				right = wrong
				must.Do(t, right.Undo(ledger.Author{}))
			}
			path, kept := written(t, right.Export()), filepath.Join(t.TempDir(), "kept.json")
			c.prints(Sound, "round 1, table 1, recorded.", "result", path)
			c.run(Sound, "export", "--as", "json", right.ID().String(), "--out", kept)
			c.terminal.prints(Sound, "same", "compare", kept, path)
			if log, err := os.ReadFile(kept); err != nil || !strings.Contains(string(log), "the bank forgot it") {
				t.Error("what the other copy held is lost")
			}
		})
	}
}

func corrected(t *testing.T, g *game.Game) {
	t.Helper()
	correction := &calc.Ruling{Seat: 0, What: "cash", Change: 20, Reason: "the bank forgot it"}
	must.Do(t, g.Insert(len(g.Steps()), correction, ledger.Author{}))
}
