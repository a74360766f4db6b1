package gametest

import "scripkeeper/calc"

// A Denial is an entry that a table refuses, and how: code, field, rule, whom it is about, what would be allowed. Where
// nothing is wanted it is an entry to be seen only, legal or not. It is any struct of these fields, which needs no
// names of fields where there are hundreds.
type Denial = struct {
	Table calc.Table
	Entry calc.Entry
	Want  string
}

// A Setup is what a game begins with, and how that is refused.
type Setup = struct {
	Options calc.Options
	Names   []string
	Want    string
}
