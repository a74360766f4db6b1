package command

import (
	"strings"
	"testing"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/recordings"
)

// The records of a game and those of all games are listed with the game and the entry; what JSON says is what the list
// says.
func TestRecordsAreListed(t *testing.T) {
	c := newTerminal(t)
	if out, _ := c.run(Sound, "records"); out != "" {
		t.Errorf("nobody: %q", out)
	}
	c.run(Sound, "import", recordings.Path(t, "stockholder", "three-seats-3x5"))
	c.run(Sound, "import", recordings.Path(t, "stockpile", "standard-four-hidden"))
	game := recordings.Read(t, "stockholder", "three-seats-3x5").Record.ID.String()
	out, told := c.run(Sound, "records", "stockholder")
	has(t, told, words.Format("command.records.unknown", words.Names{"count": 1}))
	// 143 green that stood at 20 are lost: 143 × 20 = 2 860.
	has(t, out, "Biggest loss: Cleo lost "+words.Number(2860)+" in one entry. Game "+game+", entry 22\n")
	expect.True(t, !strings.Contains(out, "highlight."), "words are missing in\n%s", out)
	printed, _ := c.run(Sound, "records", "--json", "stockholder")
	seen := map[string]jsonout.Record{}
	for _, line := range strings.Split(strings.TrimSpace(printed), "\n") {
		r := decoded[jsonout.Record](t, line)
		seen[string(r.Kind)] = r
	}
	if _, told := c.run(Sound, "records", "stockholder"); told != "" {
		t.Errorf("what was looked through is so again: %q", told)
	}
	expect.True(t, len(seen) == strings.Count(out, "\n"),
		"%d records in JSON, those of the list are\n%s", len(seen), out)
	fall := seen["fall"].Held
	expect.True(t, len(fall) == 1 && fall[0].Value == 2860 && fall[0].Name == "Cleo" && *fall[0].Seat == 2 &&
		fall[0].Entry == 22 && fall[0].ID == game,
		"%+v", fall)
	changes := seen["changes"].Held
	expect.True(t, len(changes) == 1 && changes[0].Seat == nil && changes[0].Name == "", "%+v", changes)
	if out, _ = c.run(Sound, "records"); strings.Contains(out, "fall") || !strings.Contains(out, "Longest game") {
		t.Errorf("money of several games is compared:\n%s", out)
	}
	c.says(Failed, "stockholder", "records", "chess")
}
