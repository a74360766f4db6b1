package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// No two people meet twice. The same seed gives the same draw.
func TestSeatingIsDrawn(t *testing.T) {
	c := newTerminal(t)
	file := filepath.Join(t.TempDir(), "people.txt")
	must.Do(t, os.WriteFile(file, []byte("Anna\n\nBen\r\nCarl\nДана\n"), 0o600))
	out, _ := c.run(Sound, "seating", file, "--rounds", "2")
	for _, name := range []string{"Anna", "Ben", "Carl", "Дана"} {
		expect.True(t, strings.Count(out, name) == 2, "%s is not seated twice in\n%s", name, out)
	}
	out, _ = c.run(Sound, "seating", "16")
	if strings.Count(out, "Table ") != 20 || !strings.HasSuffix(out,
		"Repeat meetings: 0. Seed: 1.\n") {
		t.Errorf("16 people:\n%s", out)
	}
	again, _ := c.run(Sound, "seating", "16")
	expect.True(t, again == out, "the same seed gives another draw")
	other, _ := c.run(Sound, "seating", "16", "--seed", "2")
	expect.True(t, other != out, "another seed gives the same draw")
	printed, _ := c.run(Sound, "seating", "17", "--size", "5", "--rounds", "3", "--json")
	drawn := decoded[jsonout.Seating](t, printed)
	expect.True(t, len(drawn.Rounds) == 3 && len(drawn.Rounds[0]) == 3, "%v", printed)
	must.Do(t, os.WriteFile(file, []byte("Anna\nBen\nanna\n"), 0o600))
	for want, args := range map[string][]string{
		"anna":                     {"seating", file},
		"2 people":                 {"seating", "2"},
		"At most 1":                {"seating", "1001"},
		"from 3 to 6":              {"seating", "16", "--size", "7"},
		"no-such-file":             {"seating", "no-such-file"},
		"The command list doesn't": {"list", "--rounds", "3"},
	} {
		c.says(Failed, want, args...)
	}
}

func TestANameThatNobodyCanReadIsRefused(t *testing.T) {
	c := newTerminal(t)
	list := file(t, "people", []byte("Ann\nBen\n\ufffe\nCara\n"))
	r := stockholder(t, "three-seats-3x5")
	c.run(Sound, "import", written(t, r))
	r.Seats[0].Name = "\ufdd0"
	for _, said := range []struct {
		status int
		want   string
		args   []string
	}{
		{Failed, `The name "\ufffe" has no letter that can be shown.`, []string{"seating", list}},
		{Failed, `The name "\ufffe" has no letter that can be shown.`, []string{"tournament", "new", "Cup", "--from", list}},
		{Failed, "Player 1 needs a name.", []string{"import", written(t, r)}},
		{Failed, "A person needs a name.", []string{"people", "rename", "Ann", "\ufffe"}},
	} {
		out, errs := c.run(said.status, said.args...)
		expect.True(t, strings.Contains(errs, said.want), "%q says %q and %q", said.args, out, errs)
	}
}

// Files may be UTF-8 or UTF-16. Other encodings are refused.
func TestNamesKeepTheirLetters(t *testing.T) {
	c := newTerminal(t)
	wide := []byte("\xff\xfe1\x00.\x00 \x00J\x00\xf6\x00r\x00g\x00\r\x00\n\x00B\x00e\x00n\x00,\x00C\x00a\x00r\x00l\x00")
	for _, list := range [][]byte{[]byte("\xef\xbb\xbf1. Jörg\nBen;\nCarl, \n"), wide} {
		out, _ := c.run(Sound, "seating", file(t, "people", list), "--rounds", "1")
		expect.True(t, strings.Contains(out, "Jörg") && strings.Contains(out, "Ben") && strings.Contains(out, "Carl"),
			"%q is seated as %s", list, out)
	}
	latin := file(t, "latin", []byte("Ann\nJ\xf6rg\n"))
	for _, args := range [][]string{{"seating", latin}, {"tournament", "new", "Cup", "--from", latin},
		{"tournament", "new", "Cup", "--plan", file(t, "plan", []byte("{\n\"games\": \"J\xf6rg\"}"))}} {
		c.says(Failed, "From line 2 on, this file has letters that aren't UTF-8.", args...)
	}
	c.run(Sound, "tournament", "new", "Cup", "--game", "stockholder", "--rounds", "3")
	out, _ := c.run(Sound, "tournament", "show", "--json")
	c.run(Sound, "tournament", "new", "Cup", "--plan", file(t, "shown", []byte(out)))
	c.says(Failed, `"J\xf6rg" isn't UTF-8`, "tournament", "new", "J\xf6rg")
}
