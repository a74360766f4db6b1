package command

import (
	"database/sql"
	"strings"
	"testing"
	"time"

	_ "modernc.org/sqlite"

	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/stats"
)

// Deleted games are listed with the day of their deletion, come back by restore or import, and go for good only where that is
// said of games that are deleted already.
func TestDeletedGamesAreListedRestoredAndDeletedForGood(t *testing.T) {
	c := newTerminal(t)
	path := written(t, fixtures(t, "stockholder")["three-seats-3x5"].record())
	c.run(Sound, "import", path)
	game := "0a0b0c0102030405"
	says := func(status int, part string, args ...string) {
		t.Helper()
		out, errs := c.run(status, args...)
		if !strings.Contains(out+errs, part) {
			t.Errorf("%q says %q, which must have %q", args, out+errs, part)
		}
	}
	says(Sound, words.Format("command.list.deleted.none", words.Names{"path": c.book}), "list", "--deleted")
	says(Failed, words.Text("fault.game.kept"), "delete", game, "--for-good")
	says(Sound, game, "list")
	says(Sound, ", deleted "+words.Date(time.Now()), "delete", game)
	says(Sound, "Friday night", "list", "--deleted")
	if out, _ := c.run(Sound, "people"); out != "" {
		t.Errorf("it counts for people: %s", out)
	}
	says(Sound, words.Text("scan.undeleted"), "import", path)
	says(Sound, game, "list")
	c.run(Sound, "delete", game)
	says(Sound, "Friday night", "restore", game)
	c.run(Sound, "delete", game)
	old := words.Names{"days": words.Number(stats.KeptDays)}
	says(Failed, strings.TrimSuffix(words.Text("command.delete.old"), "."), "delete", "--old")
	says(Failed, strings.TrimSuffix(words.Format("command.delete.which", old), "."), "delete")
	says(Failed, strings.TrimSuffix(words.Format("command.delete.which", old), "."), "delete", game, "--old", "--for-good")
	says(Sound, words.Format("command.delete.none", old), "delete", "--old", "--for-good")
	says(Sound, words.Format("deleted.gone", words.Names{"game": "Friday night"}), "delete", game, "--for-good")
	c.run(Failed, "restore", game)
	c.run(Sound, "import", path)
	c.run(Sound, "delete", game)
	db := must.Get(sql.Open("sqlite", c.book))(t)
	must.Get(db.Exec("UPDATE game SET deleted = ?", time.Now().AddDate(0, 0, -stats.KeptDays-1).UnixMilli()))(t)
	must.Do(t, db.Close())
	says(Sound, game, "delete", "--old", "--for-good")
	says(Sound, words.Format("command.list.deleted.none", words.Names{"path": c.book}), "list", "--deleted")
}

// A merge that goes on with a deleted game restores it, and says so.
func TestMergingADeletedGameRestoresIt(t *testing.T) {
	ours, theirs := parted(t)
	c := newTerminal(t)
	c.run(Sound, "import", ours)
	list, _ := c.run(Sound, "list")
	game := strings.Fields(list)[0]
	c.run(Sound, "delete", game)
	if out, _ := c.run(Sound, "merge", "--take", "b11,a12,a13", game, theirs); !strings.Contains(out, words.Text("scan.undeleted")) {
		t.Errorf("merge says %s", out)
	}
	if list, _ := c.run(Sound, "list"); !strings.HasPrefix(list, game) {
		t.Errorf("the list is %s", list)
	}
}
