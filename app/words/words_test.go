package words

import (
	"bytes"
	"log"
	"strings"
	"testing"

	"fyne.io/fyne/v2/lang"

	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// complaints are what the toolkit logs while something is done.
func complaints(do func()) string {
	var out bytes.Buffer
	before := log.Writer()
	log.SetOutput(&out)
	defer log.SetOutput(before)
	do()
	return out.String()
}

// Whatever the system speaks, the sentences are found, and so are those of the toolkit's own dialogs.
func TestSentencesAreFoundOnEverySystem(t *testing.T) {
	for _, system := range []string{"en_US.UTF-8", "en_GB.UTF-8", "C", "de_DE.UTF-8", "pt_BR.UTF-8", "pt_PT.UTF-8",
		"zh_CN.UTF-8", "ru_RU.UTF-8", "ka_GE.UTF-8", "nn_NO.UTF-8"} {
		t.Setenv("LC_ALL", "")
		t.Setenv("LANGUAGE", "")
		t.Setenv("LANG", system)
		said := complaints(func() {
			if err := Load("en"); err != nil {
				t.Fatal(err)
			}
			if got := Say("shelf.new"); got != "New game" {
				t.Errorf("%s: %q", system, got)
			}
			if got := Tell("table.round", Names{"round": "2", "rounds": "8"}); got != "Round 2 of 8" {
				t.Errorf("%s: %q", system, got)
			}
			typed := &calc.Layout{Companies: []calc.Company{{Key: "Northern", Typed: true}, {Key: "blue"}}}
			if got := Company(typed, 0) + " " + Company(typed, 1); got != "Northern blue" {
				t.Errorf("%s: %q", system, got)
			}
			if lang.L("Cancel") == "" || Known("no.such.key") || !Known("shelf.new") {
				t.Errorf("%s: a dialog has no words, or a key is mistaken for another", system)
			}
		})
		if strings.Contains(said, "Translation failure") {
			t.Errorf("%s: %s", system, said)
		}
	}
}

func TestMissingLanguageIsAnError(t *testing.T) {
	if err := Load("xx"); err == nil {
		t.Error("a language that there is no file of was loaded")
	}
}

// Where nobody in particular is to move, the shelf tells what is expected in a sentence of its own, not by the name of an
// entry.
func TestTheShelfTellsWhatIsNext(t *testing.T) {
	load(t)
	nobody := 0
	for name, g := range recorded(t) {
		for _, step := range g.Steps() {
			table := step.After
			s := ledger.Summary{Rulebook: g.Rulebook().ID(), Names: g.Setup().Names, Round: table.Round(),
				Rounds: table.Layout().Rounds, Turn: table.Turn(), Over: table.Over()}
			if expected := g.Rulebook().Expected(table).All(); len(expected) > 0 {
				s.Expected = expected[0].Kind()
			}
			state := GameState(s)
			readable(t, name, "shelf.line", state)
			if s.Turn != calc.None || s.Over {
				continue
			}
			nobody++
			if _, what, found := strings.Cut(state, "next: "); !found || Upper(what) == what {
				t.Errorf("%s, after entry %d: %q", name, step.Number, state)
			}
		}
	}
	if nobody == 0 {
		t.Error("it is always somebody's turn")
	}
}
