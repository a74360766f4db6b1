package lang

import (
	"slices"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// A category is a kind of number for which a language may have a form of its nouns, as listed by the Unicode Common
// Locale Data Repository (CLDR).
type category = plural.Form

func categoryOrder() []category {
	return []category{plural.Zero, plural.One, plural.Two, plural.Few, plural.Many, plural.Other}
}

type plurals struct {
	tag language.Tag
	// whole holds the categories of whole numbers, such as one and other in English, or one, few and many in Polish.
	whole []category
}

// newPlurals reads a language's rules from CLDR. To find the categories of whole numbers, it tries the numbers below
// 200, which are enough in every language.
func newPlurals(tag string) plurals {
	const enough = 200
	p, met := plurals{tag: language.Make(tag)}, map[category]bool{}
	for n := range enough {
		met[p.cardinal(Decimal{Digits: int64(n)})] = true
	}
	for _, c := range categoryOrder() {
		if met[c] {
			p.whole = append(p.whole, c)
		}
	}
	return p
}

func (p plurals) cardinal(n Decimal) category {
	whole, part := n.split()
	return plural.Cardinal.MatchPlural(p.tag, whole, n.Places, 0, part, 0)
}

// form returns the index of a number's form. A number in no category of whole numbers has the index after the last.
func (p plurals) form(n Decimal) int {
	if place := slices.Index(p.whole, p.cardinal(n)); place >= 0 {
		return place
	}
	return len(p.whole)
}

// Plurals returns the number of forms that "plural" takes in this language. A pattern may have one more form for
// fractions if no whole number has the category of fractions, as in Polish and Ukrainian.
func (l *Language) Plurals() int { return len(l.plurals().whole) }

// Forms returns the CLDR categories of the forms that "plural" takes, in the order of a pattern: one, few and many in
// Polish. A number in any other category, such as a million in French (many in newer editions of CLDR), takes the last
// form.
func (l *Language) Forms() []string {
	var forms []string
	for _, c := range l.plurals().whole {
		forms = append(forms, nameOf(c))
	}
	return forms
}

func nameOf(c category) string {
	return [...]string{plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few",
		plural.Many: "many", plural.Other: "other"}[c]
}

// ordinal returns the key of the pattern for an ordinal number, such as "ordinal.one" for 1 and 21 in English.
func (l *Language) ordinal(n int) string {
	if key := "ordinal." + nameOf(plural.Ordinal.MatchPlural(l.plurals().tag, n, 0, 0, 0, 0)); l.Known(key) {
		return key
	}
	return "ordinal.other"
}
