package words

import (
	"bytes"
	"log"
	"strings"
	"testing"

	"fyne.io/fyne/v2/lang"
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
