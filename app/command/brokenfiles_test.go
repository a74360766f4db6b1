package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

func TestFilesThatBrokeTheProgramAreAnswered(t *testing.T) {
	fault := func(name string) string { return filepath.Join("testdata", "faults", name) }
	record := written(t, stockholder(t, "three-seats-3x5"))
	text := must.Get(os.ReadFile(record))(t)
	twice := file(t, "twice", []byte(strings.Replace(string(text), `"operations":`, `"operations": [], "operations":`,
		1)))
	for _, c := range []struct {
		status int
		args   []string
		says   string
	}{
		{Refused, []string{"check", fault("panic-option.json")}, "At least 2 must play."},
		{Failed, []string{"import", fault("panic-option.json")}, "At least 2 must play."},
		{Failed, []string{"import", fault("panic-template.json")}, "saved rules"},
		{Sound, []string{"restore", fault("panic-backup.jsonl")}, "5 games restored."},
		{Sound, []string{"tournament", "import", fault("panic-plan.json")}, "1d0b513343c410eb"},
		{Sound, []string{"tournament", "export", "--as", "cards"}, "<!doctype html>"},
		{Failed, []string{"check", twice}, "This record: the field operations is there twice"},
		{Failed, []string{"check", twice, "--strict"}, "This record: the field operations is there twice"},
		{Failed, []string{"import", twice}, "This record: the field operations is there twice"},
	} {
		at := newTerminal(t)
		if c.args[1] == "export" {
			at.run(Sound, "tournament", "import", fault("panic-plan.json"))
		}
		out, said := at.run(c.status, c.args...)
		expect.True(t, strings.Contains(out+said, c.says) && !strings.Contains(said, "went wrong in Scripkeeper"),
			"%q says %q", c.args, out+said)
	}
	c := newTerminal(t)
	c.run(Sound, "tournament", "import", fault("cup-escaped.json"))
	plan := file(
		t, "plan",
		[]byte(`{"games":[{"rulebook":"stockholder","options":{"step":5,"step":10}}],"format":"rounds","rounds":3}`))
	c.says(Failed, "the field games.0.options.step is there twice", "tournament", "new", "Cup", "--plan", plan)
	escaped := must.Get(os.ReadFile(fault("cup-escaped.json")))(t)
	c.run(Sound, "tournament", "import", file(t, "plain", []byte(strings.Replace(string(escaped), `\u00eb`, "ë", 1))))
}

func TestABrokenGameIsWonByNobody(t *testing.T) {
	c := newTerminal(t)
	r := recordings.Broken(t)
	c.run(Refused, "import", written(t, r))
	game, want := r.ID.String(), words.Unresolved(recordings.BrokenEntries)
	for _, says := range [][]string{{"list"}, {"export", "--as", "text", game}} {
		out, _ := c.run(Sound, says...)
		expect.True(t, strings.Contains(out, want) && !strings.Contains(out, "won") && !strings.Contains(out, "wins"),
			"%q says\n%s", says, out)
	}
	c.prints(Refused, words.Text("result.now")+"\n    "+want+"\n", "check", game)
	c.prints(Refused, `{"standing":{"final":false,"unresolved":18,"places":[{"seat":0,`, "check", "--json", game)
	for _, counts := range [][]string{{"people"}, {"records"}} {
		if out, _ := c.run(Sound, counts...); strings.Contains(out, words.Text("people.few")) || strings.Contains(out, game) {
			t.Errorf("%q counts it:\n%s", counts, out)
		}
	}
	c.says(Failed, words.Text("fault.share.unresolved"), "export", "--as", "bgstats", game)
}
