package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
)

// A copy of a table's game in the book that counts no more does not keep the right record out: one whose result was
// taken back, one that was deleted, one whose last entries the table itself took back since.
func TestACopyThatWasUndoneBlocksNothing(t *testing.T) {
	for name, undone := range map[string]func(c cup, wrong string, id string){
		"taken back": func(c cup, wrong, _ string) {
			c.tournament(Sound, "result", wrong)
			c.tournament(Sound, "undo")
		},
		"deleted": func(c cup, wrong, id string) {
			c.run(Sound, "import", wrong)
			c.run(Sound, "delete", id)
		},
	} {
		t.Run(name, func(t *testing.T) {
			c := newCup(t)
			c.tournament(Sound, "draw", "--seed", "3")
			right, wrong := c.played(1, 1), c.played(1, 1)
			corrected(t, wrong)
			undone(c, written(t, wrong.Export()), right.ID().String())
			c.prints(Sound, "round 1, table 1, recorded.", "result", written(t, right.Export()))
			kept := filepath.Join(t.TempDir(), "kept.json")
			c.run(Sound, "export", "--as", "json", right.ID().String(), "--out", kept)
			c.terminal.prints(Sound, "same", "compare", kept, written(t, right.Export()))
			if log, err := os.ReadFile(kept); err != nil || !strings.Contains(string(log), "the bank forgot it") {
				t.Error("what the other copy held is lost")
			}
		})
	}
	t.Run("by the table", func(t *testing.T) {
		c := newCup(t)
		c.tournament(Sound, "draw", "--seed", "3")
		game := c.played(1, 1)
		corrected(t, game)
		c.run(Sound, "import", written(t, game.Export()))
		must.Do(t, game.Undo(ledger.Author{}))
		c.prints(Sound, "round 1, table 1, recorded.", "result", written(t, game.Export()))
	})
	t.Run("by code", func(t *testing.T) {
		c := newCup(t)
		c.tournament(Sound, "draw", "--seed", "3")
		right, wrong := c.played(1, 1), c.played(1, 1)
		corrected(t, wrong)
		c.tournament(Sound, "result", written(t, wrong.Export()))
		c.tournament(Sound, "undo")
		code := must.Get(compact.EncodeResult(right))(t)
		c.tournament(Sound, "result", file(t, "code.txt", []byte(code)))
	})
	t.Run("still counts", func(t *testing.T) {
		c := newCup(t)
		c.tournament(Sound, "draw", "--seed", "3")
		right, wrong := c.played(1, 1), c.played(1, 1)
		corrected(t, wrong)
		c.run(Sound, "import", written(t, wrong.Export()))
		c.says(Refused, "Your copy of this game is different", "result", written(t, right.Export()))
	})
}

// corrected puts a correction before the last entry of a game.
func corrected(t *testing.T, g *game.Game) {
	t.Helper()
	correction := &calc.Ruling{Seat: 0, What: "cash", Change: 20, Reason: "the bank forgot it"}
	must.Do(t, g.Insert(len(g.Steps()), correction, ledger.Author{}))
}
