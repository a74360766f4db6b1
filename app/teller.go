package app

import "scripkeeper/calc"

// A Teller is an editor that tells itself what its entry does, so that its sheet does not tell it again.
type Teller interface {
	// Refused says in other words why the entry cannot be recorded, or nothing where the refusal's own do. Unfinished
	// tells that it is merely not filled in.
	Refused(r *calc.Refusal) (sentence string, unfinished bool)
}
