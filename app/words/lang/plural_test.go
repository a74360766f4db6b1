package lang

import (
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func TestPluralsOfLanguages(t *testing.T) {
	for tag, want := range map[string]string{"en": "one other", "de": "one other", "fr": "one other", "es": "one other",
		"pl": "one few many", "uk": "one few many", "cs": "one few other", "ja": "other", "ar": "zero one two few many other"} {
		l := New(tag, nil, nil)
		expect.Equal(t, strings.Join(l.Forms(), " "), want, "forms of %s", tag)
		expect.Equal(t, l.Plurals(), len(l.Forms()), "how many they are")
	}
}

func TestNumbersTakeTheirForms(t *testing.T) {
	english, french, polish := New("en", nil, English()), New("fr", nil, English()), New("pl", nil, English())
	cards, karty := "{{plural .n `card` `cards`}}", "{{plural .n `karta` `karty` `kart` `karty`}}"
	for _, c := range []struct {
		in      *Language
		pattern string
		n       any
		want    string
	}{
		{english, cards, 0, "cards"}, {english, cards, 1, "card"}, {english, cards, 2, "cards"},
		{english, cards, Difference(-1), "card"}, {english, cards, Decimal{10, 1}, "cards"},
		{french, cards, 0, "card"}, {french, cards, 1, "card"}, {french, cards, Decimal{15, 1}, "card"},
		{french, cards, 2, "cards"}, {french, cards, 1_000_000, "cards"},
		{polish, karty, 1, "karta"}, {polish, karty, 3, "karty"}, {polish, karty, 5, "kart"}, {polish, karty, 12, "kart"},
		{polish, karty, 22, "karty"}, {polish, karty, 0, "kart"}, {polish, karty, Decimal{25, 1}, "karty"},
	} {
		expect.Equal(t, says(c.in, c.pattern, Names{"n": c.n}), c.want, "%v in %s", c.n, c.in.Tag())
	}
}

func TestASentenceCountsSeveralThings(t *testing.T) {
	polish := New("pl", map[string]string{"company.blue": "niebieska", "company.blue.few": "niebieskie",
		"company.blue.many": "niebieskich"}, English())
	pattern := "{{.shares}} {{plural .shares .company (form .company `few`) (form .company `many`)}}, " +
		"{{.cards}} {{plural .cards `karta` `karty` `kart`}}"
	names := Names{"shares": 3, "cards": 5, "company": Noun{Key: "company.blue"}}
	expect.Equal(t, says(polish, pattern, names), "3 niebieskie, 5 kart", "two counts")
}

func TestPlacesAreCounted(t *testing.T) {
	for n, want := range map[int]string{1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 11: "11th", 13: "13th", 21: "21st"} {
		expect.Equal(t, says(English(), "{{ordinal .n}}", Names{"n": n}), want, "%d", n)
	}
	german := New("de", map[string]string{"ordinal.other": "{{.number}}."}, nil)
	expect.Equal(t, says(german, "{{ordinal .n}}", Names{"n": 2}), "2.", "German")
}
