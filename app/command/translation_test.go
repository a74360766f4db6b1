package command

import (
	"testing"

	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
)

// A translator is told what a language lacks; the languages that are here lack nothing.
func TestTranslationsAreReviewed(t *testing.T) {
	for _, l := range lang.Languages() {
		newTerminal(t).prints(Sound, l.Name()+" is complete", "words", l.Tag())
	}
	newTerminal(t).says(Failed, "There are no sentences in “tlh”", "words", "tlh")
}

// The language is the one that is asked for, or that of the environment, or English.
func TestTheCommandLineChoosesALanguage(t *testing.T) {
	all := lang.Languages()
	last := all[len(all)-1]
	asked := func(tag string) string {
		if tag == "LANG" {
			return last.Tag() + ".UTF-8"
		}
		return ""
	}
	here := Program{Environment: asked}
	expect.Equal(t, here.speaks([]string{"list"}), last, "the environment's")
	for _, args := range [][]string{{"list", "--lang", "en"}, {"-lang=en", "list"}, {"--lang=en-GB"}} {
		expect.Equal(t, here.speaks(args), lang.English(), "%q", args)
	}
	expect.Equal(t, here.speaks([]string{"import", "--", "--lang=en"}), last, "a file of that name")
	expect.Equal(t, Program{}.speaks(nil), lang.English(), "without any")
	newTerminal(t).says(Failed, "There is no --nothing", "list", "--nothing")
	newTerminal(t).says(Failed, "--size can't be that", "seating", "8", "--size", "x")
	newTerminal(t).run(Sound, "list", "--lang", "en")
}
