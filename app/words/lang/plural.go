package lang

import (
	"slices"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// A category is one of the kinds of numbers that the Unicode Common Locale Data Repository (CLDR) tells apart, since
// some language has a form of its nouns for it.
type category = plural.Form

// inOrder are the categories in the order in which a pattern has the forms.
func inOrder() []category {
	return []category{plural.Zero, plural.One, plural.Two, plural.Few, plural.Many, plural.Other}
}

// plurals are the forms that the numbers of a language ask for.
type plurals struct {
	tag language.Tag
	// whole are the categories of whole numbers: one and other in English and German, one, few and many in Polish and
	// Ukrainian.
	whole []category
}

// newPlurals asks CLDR for the forms of a language. All that whole numbers have appear below 200 in every language.
func newPlurals(tag string) plurals {
	const enough = 200
	p, met := plurals{tag: language.Make(tag)}, map[category]bool{}
	for n := range enough {
		met[p.cardinal(Decimal{Digits: int64(n)})] = true
	}
	for _, c := range inOrder() {
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

// form is the place of the form that a number asks for: among those for whole numbers, or behind the last of them.
func (p plurals) form(n Decimal) int {
	if place := slices.Index(p.whole, p.cardinal(n)); place >= 0 {
		return place
	}
	return len(p.whole)
}

// Plurals is how many forms "plural" takes in a pattern of this language. One more may follow, for fractions, in
// languages whose fractions ask for a form that no whole number has: in Polish and Ukrainian.
func (l *Language) Plurals() int { return len(l.plurals().whole) }

// Forms are the CLDR categories of these forms, in the order of a pattern: one, few and many in Polish. A number of
// another category takes the last form that the pattern has, as a million does in French, where newer editions of CLDR
// than this program's call it many.
func (l *Language) Forms() []string {
	var forms []string
	for _, c := range l.plurals().whole {
		forms = append(forms, nameOf(c))
	}
	return forms
}

// nameOf is the name of a category, as CLDR writes it.
func nameOf(c category) string {
	return [...]string{plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few",
		plural.Many: "many", plural.Other: "other"}[c]
}

// ordinal is the key of the pattern for a number that counts places, "ordinal.one" for 1 and 21 in English.
func (l *Language) ordinal(n int) string {
	if key := "ordinal." + nameOf(plural.Ordinal.MatchPlural(l.plurals().tag, n, 0, 0, 0, 0)); l.Known(key) {
		return key
	}
	return "ordinal.other"
}
