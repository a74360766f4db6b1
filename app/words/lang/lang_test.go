package lang

import (
	"cmp"
	"maps"
	"regexp"
	"testing"

	"encoding/json"
	"io/fs"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestSentencesAreReadAsJSON(t *testing.T) {
	read := maps.Clone(English().screens())
	maps.Copy(read, English().others())
	all := map[string]string{}
	for _, name := range must.Get(fs.Glob(assets.Translations(), "en*.json"))(t) {
		must.Do(t, json.Unmarshal(must.Get(fs.ReadFile(assets.Translations(), name))(t), &all))
	}
	must.Hold(t, len(read) == len(all), "%d sentences, not %d", len(read), len(all))
	for key, text := range all {
		if read[key] == nil || read[key].text != text {
			t.Errorf("%s is %+v, not %q", key, read[key], text)
		}
	}
	escaped := `{"a": "\"so\" \\", "b\n": "\u20ac", "c": ""}`
	want := map[string]string{}
	must.Do(t, json.Unmarshal([]byte(escaped), &want))
	must.Hold(t, maps.Equal(maps.Collect(pairs(escaped)), want), "%q", maps.Collect(pairs(escaped)))
}

// English supplies a missing sentence, with English plurals and figures. For an unknown key, the key is returned.
func TestWhatALanguageLacksIsSaidInEnglish(t *testing.T) {
	polish := New("pl", map[string]string{
		"number.thousands": " ", "number.thousands.from": "4", "cards": "{{.n}} {{plural .n `karta` `karty` `kart`}}",
	}, English())
	expect.Equal(t, polish.Format("cards", Names{"n": 1022}), "1 022 karty", "an own sentence")
	expect.Equal(t, polish.Format("fix.needed", Names{"count": 1022}), "1,022 entries need fixing", "an English one")
	expect.Equal(t, polish.Format("no.such.key", nil), "no.such.key", "no sentence")
	expect.Equal(t, polish.Known("fix.needed"), true, "an English sentence is known")
	expect.Equal(t, Of("xx").Tag(), "en", "a language that nobody speaks")
}

func TestEveryLanguageHasAName(t *testing.T) {
	all := Languages()
	expect.Equal(t, all[0], English(), "the first")
	for _, l := range all {
		expect.Equal(t, Of(l.Tag()), l, "the language %s", l.Tag())
		if l.Name() == "language.name" || l != English() && l.Name() == English().Name() {
			t.Errorf("%s is called %q", l.Tag(), l.Name())
		}
	}
}

// Only the files of the current language are read, because reading others would delay the first picture.
func TestOnlyTheLanguageThatIsSpokenIsRead(t *testing.T) {
	read := func() map[string]*sentence { t.Error("another language is read"); return nil }
	for _, l := range Languages() {
		alone := fromFiles(l.Tag(), newLanguage(english, read, read, nil))
		expect.Equal(t, alone.Text("app.name"), "Scripkeeper", "a sentence")
		expect.Equal(t, alone.Known("app.no.such"), false, "what nobody says is known")
		n := Names{"count": 1234}
		expect.Equal(t, alone.Format("person.players", n), l.Format("person.players", n), "a number")
		expect.Equal(t, alone.Noun(Noun{Key: "company.blue"}), l.Text("company.blue"), "a name")
		expect.Equal(t, alone.inflected(Noun{Key: "company.blue"}, "no such form"), l.Text("company.blue"), "a form")
	}
}

func TestNumbersAreWrittenInEnglish(t *testing.T) {
	for _, c := range []struct {
		n            int
		plain, signs string
	}{
		{0, "0", "0"}, {7, "7", "+7"}, {-7, "–7", "–7"}, {999, "999", "+999"}, {1000, "1,000", "+1,000"},
		{12345, "12,345", "+12,345"}, {-1234567, "–1,234,567", "–1,234,567"},
	} {
		expect.Equal(t, English().Number(c.n), c.plain, "%d", c.n)
		expect.Equal(t, English().Signed(c.n), c.signs, "%d as a difference", c.n)
	}
}

func TestNumbersAreWrittenAsTheLanguageDoes(t *testing.T) {
	spanish := New("es", map[string]string{
		"number.thousands": ".", "number.thousands.from": "5", "number.point": ",",
	}, English())
	expect.Equal(t, spanish.Number(1234), "1234", "four digits")
	expect.Equal(t, spanish.Number(12345), "12.345", "five digits")
	expect.Equal(t, spanish.Decimal(Decimal{-5, 2}), "–0,05", "a fraction")
	expect.Equal(t, spanish.Decimal(Decimal{1234567, 2}), "12.345,67", "a fraction of a large number")
}

func TestThousandsArePartedFromAsManyDigitsAsCLDRHasIt(t *testing.T) {
	want := map[string]string{"en": "1,234 12,345", "de": "1.234 12.345", "fr": "1\u202f234 12\u202f345",
		"es": "1234 12.345", "pl": "1234 12\u202f345", "uk": "1\u202f234 12\u202f345"}
	for _, l := range Languages() {
		expect.Equal(t, l.Number(1234)+" "+l.Number(12345), want[l.Tag()], "%s", l.Tag())
	}
}

func TestTypedNumbersAreWhole(t *testing.T) {
	for typed, want := range map[string]string{
		"": "", " ": "", "7": "7", "007": "007", "1200": "1200", "1,200": "1200", "1.200": "1200", "1 200": "1200",
		"1'200": "1200", "1’200": "1200", "1\u202f200": "1200", "1\u2009200\u2009300": "1200300", " 12,345 ": "12345",
		"–40": "-40", "− 40": "-40", "10 + 15 - 5": "10+15-5", "1,200+50": "1200+50", "3 × 1.200": "3×1200", "+5": "+5",
		"5+": "5+", "a": "a", "12a": "12a",
	} {
		if got, read := Typed(typed); !read || got != want {
			t.Errorf("%q is %q, %t; want %q", typed, got, read, want)
		}
	}
	for _, typed := range []string{
		"1,5", "1.5", "1 5", "12,00", "1,2005", "1234,567", "0,500", "0.500", "1,200.5", "1,200.500", "1.200,00",
		"1,,200", "1, 200", "1,", ",5", "1,200,", "1,+2", "2+1,5", "1  200",
	} {
		if got, read := Typed(typed); read {
			t.Errorf("%q is read as %q", typed, got)
		}
	}
}

// A sign never begins a line without what it belongs to.
func TestSignsKeepToTheirWords(t *testing.T) {
	places := regexp.MustCompile(`\{\{.*?\}\}`)
	loose := map[string]*regexp.Regexp{
		"":   regexp.MustCompile(`[\d}] [%$]`),
		"fr": regexp.MustCompile(`[\d}] [%$]|[[:alpha:]} \x{a0}][;!»]|[} \x{a0}]\?( |$)| :( |$)|«[^\x{202f}]`),
	}
	for _, l := range Languages() {
		for key, pattern := range l.Own() {
			text := places.ReplaceAllString(pattern, "{}")
			if found := cmp.Or(loose[l.Tag()], loose[""]).FindString(text); found != "" {
				t.Errorf("%s %s: %q in %q", l.Tag(), key, found, text)
			}
		}
	}
}
