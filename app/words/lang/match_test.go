package lang

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// Whoever asks for English in any way is spoken to in English, and whoever asks for what nobody speaks.
func TestLanguagesAreFound(t *testing.T) {
	for _, wanted := range [][]string{{"en"}, {"en-GB"}, {"en_US.UTF-8"}, {"EN"}, {"tlh", "en"}, {"C"}, {""}, {}} {
		expect.Equal(t, Best(wanted...), English(), "%q", wanted)
	}
	for _, l := range Languages() {
		expect.Equal(t, Best("tlh", l.Tag()+"_XX.UTF-8@euro", "en"), l, "the language %s of some region", l.Tag())
		expect.Equal(t, Accepted("tlh;q=0.9, "+l.Tag()+"-AT;q=0.8, en;q=0.1"), l, "a browser's %s", l.Tag())
	}
	expect.Equal(t, Accepted("en;q=nonsense"), English(), "a header that says nothing")
	expect.Equal(t, Accepted(""), English(), "no header")
}

// The terminal's variables count in the order that POSIX gives them.
func TestTheEnvironmentChoosesALanguage(t *testing.T) {
	all := Languages()
	last := all[len(all)-1]
	for _, set := range []map[string]string{
		{"LC_ALL": last.Tag() + ".UTF-8", "LC_MESSAGES": "en", "LANG": "en"},
		{"LC_MESSAGES": last.Tag() + "_XX", "LANG": "en"}, {"LANG": last.Tag()},
	} {
		expect.Equal(t, FromEnvironment(func(name string) string { return set[name] }), last, "%v", set)
	}
	expect.Equal(t, FromEnvironment(func(string) string { return "" }), English(), "nothing set")
}
