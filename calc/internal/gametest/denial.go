package gametest

import "scripkeeper/calc"

// A Denial is an entry and the refusal wanted for it, in the format of [RefusalText]. With an empty Want, the entry
// only serves as a scene, legal or not. The type is an alias so that literals can omit field names.
type Denial = struct {
	Table calc.Table
	Entry calc.Entry
	Want  string
}

// A Setup is a start of a game and the refusal wanted for it.
type Setup = struct {
	Options calc.Options
	Names   []string
	Want    string
}
