package command

import (
	"encoding/json"
	"strings"
	"testing"

	"scripkeeper/ledger/rating"
	"scripkeeper/ledger/recordings"
)

// People of the book are listed by strength, in all games or in one; what JSON says is what the list says.
func TestPeopleAreListed(t *testing.T) {
	c := newTerminal(t)
	if out, _ := c.run(Sound, "people"); out != "" {
		t.Errorf("nobody: %q", out)
	}
	for _, name := range []string{"four-seats-4x6", "three-seats-3x5"} {
		c.run(Sound, "import", recordings.Path(t, "stockholder", name))
	}
	c.run(Sound, "import", recordings.Path(t, "stockpile", "standard-four-hidden"))
	out, _ := c.run(Sound, "people", "stockholder")
	game := recordings.Read(t, "stockholder", "four-seats-4x6")
	for _, name := range game.Names {
		if !strings.Contains(out, name) {
			t.Errorf("%s is not among\n%s", name, out)
		}
	}
	printed, _ := c.run(Sound, "people", "--json", "stockpile")
	first := outPerson{}
	if err := json.Unmarshal([]byte(strings.SplitN(printed, "\n", 2)[0]), &first); err != nil {
		t.Fatal(err, printed)
	}
	r := rating.Rating{Mu: first.Mu, Sigma: first.Sigma}
	if first.Games != 1 || first.Wins != 1 || !first.Provisional || len(first.Places) != 1 || first.Places[0].Place != 1 || first.Strength != r.Shown() {
		t.Errorf("%+v", first)
	}
	if _, errs := c.run(Failed, "people", "chess"); !strings.Contains(errs, "stockholder") {
		t.Errorf("an unknown game: %s", errs)
	}
}
