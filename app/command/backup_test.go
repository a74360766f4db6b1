package command

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestGamesAreBackedUpAndRestored(t *testing.T) {
	c := newTerminal(t)
	c.run(Sound, "import", written(t, stockholder(t, "three-seats-3x5")))
	path := filepath.Join(t.TempDir(), "all.jsonl")
	c.says(Sound, "1 game backed up.", "backup", path)
	data := must.Get(os.ReadFile(path))(t)
	printed, _ := c.run(Sound, "backup", "-")
	_, games, _ := strings.Cut(printed, "\n")
	expect.True(t, games == string(data[strings.IndexByte(string(data), '\n')+1:]), "what is printed is another backup")
	other := newTerminal(t)
	out, _ := other.run(Sound, "restore", path)
	expect.True(t, out == "1 game restored.\n3 people restored.\n", "restoring says %q", out)
	// The stored summary saves read-only commands from computing it each time.
	db := must.Get(sql.Open("sqlite", other.book))(t)
	stored := 0
	err := errors.Join(db.QueryRow("SELECT count(*) FROM summary").Scan(&stored), db.Close())
	expect.True(t, err == nil && stored == 1, "%d games are worked out, %v", stored, err)
	other.prints(Sound, "already here", "restore", path)
	game, _ := c.run(Sound, "export", "--as", "json", "0a0b0c01")
	restored, _ := other.run(Sound, "export", "--as", "json", "0a0b0c01")
	expect.True(t, restored == game, "the game that is back is another")
	other.run(Sound, "delete", "0a0b0c01")
	other.run(Sound, "restore", "0a0b0c01")
	other.prints(Sound, "Friday night", "list")
}

func TestAFileThatIsNoSoundBackup(t *testing.T) {
	c, record := newTerminal(t), written(t, stockholder(t, "three-seats-3x5"))
	c.run(Sound, "import", record)
	sound, _ := c.run(Sound, "backup", "-")
	for says, path := range map[string]string{
		"This file is empty.":       file(t, "empty", nil),
		"This file isn't a backup.": record,
		"from a newer Scripkeeper (format 2).": file(t, "newer",
			[]byte(strings.Replace(sound, `"backup":1`, `"backup":2`, 1))),
		"Not restored: “Friday night”. It was damaged": file(t, "damaged",
			[]byte(strings.Replace(sound, `"turn"`, `"torn"`, 1))),
		"Line 2 of the backup: This line is damaged.": file(t, "cut", []byte(sound[:len(sound)-9])),
		"can't be opened": filepath.Join(t.TempDir(), "nothing"),
	} {
		newTerminal(t).says(Failed, says, "restore", path)
	}
	missing := file(t, "missing", []byte(sound[:strings.IndexByte(sound, '\n')+1]))
	newTerminal(t).prints(Failed, "1 game or rule set is missing", "restore", missing)
	newTerminal(t).says(Failed, "This is a backup of many games", "import", file(t, "backup", []byte(sound)))
	c.says(Failed, "couldn't be written", "backup", filepath.Join(t.TempDir(), "nowhere", "x"))
}
