package gametest

import "scripkeeper/calc"

// A Denial is an entry and its wanted refusal, as [Denied] writes it. An empty Want only adds the entry to the scenes,
// legal or not. The alias allows literals without field names.
type Denial = struct {
	Table calc.Table
	Entry calc.Entry
	Want  string
}

// A Setup is the start of a game and its wanted refusal.
type Setup = struct {
	Options calc.Options
	Names   []string
	Want    string
}
