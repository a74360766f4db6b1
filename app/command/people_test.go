package command

import (
	"strings"
	"testing"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/rating"
	"scripkeeper/ledger/recordings"
)

func TestPeopleAreListed(t *testing.T) {
	c := newTerminal(t)
	c.book = file(t, "games.db", nil)
	c.prints(Sound, words.Text("people.none"), "people")
	for _, name := range []string{"four-seats-4x6", "three-seats-3x5"} {
		c.run(Sound, "import", recordings.Path(t, "stockholder", name))
	}
	c.run(Sound, "import", recordings.Path(t, "stockpile", "standard-four-hidden"))
	out, _ := c.run(Sound, "people", "stockholder")
	game := recordings.Read(t, "stockholder", "four-seats-4x6")
	has(t, out, game.Names...)
	printed, _ := c.run(Sound, "people", "--json", "stockpile")
	first := decoded[jsonout.Person](t, strings.SplitN(printed, "\n", 2)[0])
	r := rating.Rating{Mu: first.Mu, Sigma: first.Sigma}
	expect.True(t, first.Games == 1 && first.Wins == 1 && first.Provisional && len(first.Places) == 1 &&
		first.Places[0].Place == 1 && first.Strength == r.Shown(),
		"%+v", first)
	c.says(Failed, "stockholder", "people", "chess")
}

func TestPeopleAreMendedWithoutAWindow(t *testing.T) {
	c := newTerminal(t)
	c.run(Sound, "import", recordings.Path(t, "stockholder", "four-seats-4x6"))
	c.run(Sound, "import", recordings.Path(t, "tycoon", "four-seats-house-rules"))
	c.run(Sound, "people", "rename", "ANN", "Anna Berg")
	c.prints(Sound, "Anna Berg", "list")
	before, _ := c.run(Sound, "people", "--json")
	c.run(Sound, "people", "merge", "Ada", "Anna Berg")
	merged, _ := c.run(Sound, "people")
	expect.True(t, strings.Contains(merged, "Anna Berg  2 games"), "Ada and Anna Berg are\n%s", merged)
	c.run(Sound, "people", "separate", "Ada")
	after, _ := c.run(Sound, "people", "--json")
	expect.True(t, after == before, "%s\nbecomes\n%s", before, after)
	c.run(Sound, "people", "hide", "anna berg")
	for _, flag := range [][]string{nil, {"--json"}} {
		out, _ := c.run(Sound, append([]string{"people"}, flag...)...)
		expect.True(t, !strings.Contains(out, "Anna Berg") && strings.Contains(out, "Ada"),
			"Anna Berg is hidden, and listed:\n%s", out)
		c.prints(Sound, "Anna Berg", append([]string{"people", "--hidden"}, flag...)...)
	}
	c.run(Sound, "people", "show", "anna berg")
	c.prints(Sound, "Anna Berg", "people")
	for _, wrong := range [][]string{{"merge", "Ada"}, {"merge", "Anna Berg", "Ben"}, {"hide", "Nobody"},
		{"rename", "Anna Berg", ""}, {"stockholder", "too"}} {
		c.run(Failed, append([]string{"people"}, wrong...)...)
	}
}

func TestRecordsAreListed(t *testing.T) {
	c := newTerminal(t)
	empty := newTerminal(t)
	empty.book = file(t, "games.db", nil)
	empty.prints(Sound, words.Text("records.none"), "records")
	c.run(Sound, "import", recordings.Path(t, "stockholder", "three-seats-3x5"))
	c.run(Sound, "import", recordings.Path(t, "stockpile", "standard-four-hidden"))
	game := recordings.Read(t, "stockholder", "three-seats-3x5").Record.ID.String()
	out, told := c.run(Sound, "records", "stockholder")
	has(t, told, words.Format("command.records.unknown", words.Names{"count": 2}))
	// 143 green at 20 are lost: 143 × 20 = 2 860.
	has(t, out, "Biggest loss  Cleo lost "+words.Number(2860)+" in one entry.", ", entry 22  "+game+"\n")
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
	expect.True(t, len(seen) == strings.Count(out, "  "+game+"\n"),
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
