package view

import (
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Company holds a company's names and mark.
type Company struct {
	Key, Code string
	// Name is for use on its own, Noun for use in a sentence.
	Name string
	Noun words.Noun
	Suit emblem.Suit
}

func Companies(l *calc.Layout) []Company {
	keys, all := make([]string, len(l.Companies)), make([]Company, len(l.Companies))
	for i, c := range l.Companies {
		keys[i] = c.Key
	}
	for i, suit := range emblem.SuitsFor(keys) {
		c := l.Companies[i]
		all[i] = Company{Key: c.Key, Code: c.Code, Name: words.CompanyName(l, i), Noun: words.Company(l, i), Suit: suit}
	}
	return all
}

func CompanyOf(l *calc.Layout, company int) Company { return Companies(l)[company] }

func (v Game) Company(company int) Company { return CompanyOf(v.Layout, company) }

// Spoken returns the company's name for a screen reader, or its code if it has no name.
func (c Company) Spoken() string {
	if c.Name != "" {
		return c.Name
	}
	return c.Code
}
