package gametest

import "scripkeeper/calc"

// A Denial is an entry that a table refuses, and how: code, field, rule, whom it is about, what would be allowed. Where
// nothing is wanted it is an entry to be seen only, legal or not.
type Denial struct {
	Table calc.Table
	Entry calc.Entry
	Want  string
}

// A Setup is what a game begins with, and how that is refused.
type Setup struct {
	Options calc.Options
	Names   []string
	Want    string
}

// Denials are the denials of a game's own type, which needs no names of fields where there are hundreds.
func Denials[D ~struct {
	Table calc.Table
	Entry calc.Entry
	Want  string
}](own []D) []Denial {
	all := make([]Denial, len(own))
	for i, d := range own {
		all[i] = Denial(d)
	}
	return all
}

// Setups are the same of setups.
func Setups[S ~struct {
	Options calc.Options
	Names   []string
	Want    string
}](own []S) []Setup {
	all := make([]Setup, len(own))
	for i, s := range own {
		all[i] = Setup(s)
	}
	return all
}
