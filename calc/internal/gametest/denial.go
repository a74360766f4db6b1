package gametest

import "scripkeeper/calc"

// A Denial is an entry and its expected refusal, in the format of [RefusalText]. If Want is empty, the entry is only a
// scene, legal or not. The alias lets literals omit field names.
type Denial = struct {
	Table calc.Table
	Entry calc.Entry
	Want  string
}

// A Setup is a start of a game and its expected refusal.
type Setup = struct {
	Options calc.Options
	Names   []string
	Want    string
}
