package view

import (
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Company is how a company is called and marked.
type Company struct {
	Key, Code string
	// Name is what it is called where the name stands alone, Noun what a sentence takes.
	Name string
	Noun words.Noun
	Suit emblem.Suit
}

// Companies are the companies of a game.
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

// CompanyOf returns a company of a game.
func CompanyOf(l *calc.Layout, company int) Company { return Companies(l)[company] }

func (v Game) Company(company int) Company { return CompanyOf(v.Layout, company) }

// Spoken is the company's name for a screen reader, the code when it has none.
func (c Company) Spoken() string {
	if c.Name != "" {
		return c.Name
	}
	return c.Code
}
