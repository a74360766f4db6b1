package command

import (
	"database/sql"
	"strings"
	"testing"
	"time"

	_ "modernc.org/sqlite"

	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/stats"
)

// Permanent deletion needs --for-good and applies only to deleted games.
func TestDeletedGamesAreListedRestoredAndDeletedForGood(t *testing.T) {
	c := newTerminal(t)
	path := written(t, stockholder(t, "three-seats-3x5"))
	c.run(Sound, "import", path)
	game := "0a0b0c0102030405"
	c.prints(Sound, words.Format("command.list.deleted.none", words.Names{"path": c.book}), "list", "--deleted")
	c.says(Failed, words.Text("fault.game.kept"), "delete", game, "--for-good")
	c.prints(Sound, game, "list")
	c.prints(Sound, ", deleted "+words.Date(time.Now()), "delete", game)
	c.prints(Sound, "Friday night", "list", "--deleted")
	out, _ := c.run(Sound, "people")
	expect.True(t, !strings.Contains(out, words.Text("person.strength")) && strings.Contains(out, words.Text("people.others")),
		"it counts for people: %s", out)
	c.prints(Sound, words.Text("scan.undeleted"), "import", path)
	c.prints(Sound, game, "list")
	c.run(Sound, "delete", game)
	c.prints(Sound, "Friday night", "restore", game)
	c.run(Sound, "delete", game)
	old := words.Names{"days": stats.KeptDays}
	c.says(Failed, strings.TrimSuffix(words.Text("command.delete.old"), "."), "delete", "--old")
	c.says(Failed, strings.TrimSuffix(words.Format("command.delete.which", old), "."), "delete")
	c.says(Failed, strings.TrimSuffix(words.Format("command.delete.which", old), "."), "delete", game, "--old",
		"--for-good")
	c.says(Sound, words.Format("command.delete.none", old), "delete", "--old", "--for-good")
	c.prints(Sound, words.Format("deleted.gone", words.Names{"game": "Friday night"}), "delete", game, "--for-good")
	c.run(Failed, "restore", game)
	c.run(Sound, "import", path)
	c.run(Sound, "delete", game)
	db := must.Get(sql.Open("sqlite", c.book))(t)
	must.Get(db.Exec("UPDATE game SET deleted = ?", time.Now().AddDate(0, 0, -stats.KeptDays-1).UnixMilli()))(t)
	must.Do(t, db.Close())
	c.prints(Sound, game, "delete", "--old", "--for-good")
	c.prints(Sound, words.Format("command.list.deleted.none", words.Names{"path": c.book}), "list", "--deleted")
}

func TestMergingADeletedGameRestoresIt(t *testing.T) {
	ours, theirs := parted(t)
	c := newTerminal(t)
	c.run(Sound, "import", ours)
	list, _ := c.run(Sound, "list")
	game := strings.Fields(list)[0]
	c.run(Sound, "delete", game)
	c.prints(Sound, words.Text("scan.undeleted"), "merge", "--take", "b11,a12,a13", game, theirs)
	if list, _ := c.run(Sound, "list"); !strings.HasPrefix(list, game) {
		t.Errorf("the list is %s", list)
	}
}
