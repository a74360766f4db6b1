package command

import (
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/recordings"
)

// No command tells of a winner where a game has entries to fix.
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
		if out, _ := c.run(Sound, counts...); out != "" {
			t.Errorf("%q counts it:\n%s", counts, out)
		}
	}
	c.says(Failed, words.Text("fault.share.unresolved"), "export", "--as", "bgstats", game)
}
