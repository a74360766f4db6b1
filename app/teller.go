package app

import "scripkeeper/calc"

// A Teller is an editor that tells itself what its entry does, so that its sheet does not tell it again.
type Teller interface {
	// Refused says in other words why the entry cannot be recorded, or nothing where the refusal's own do. A nil refusal
	// asks for what is missing though the rules would allow the entry. Unfinished tells that it is merely not filled in.
	Refused(r *calc.Refusal) (sentence string, unfinished bool)
}

// A Resumer is an editor that can be left in the middle: a draft keeps how far it has come.
type Resumer interface {
	// Progress is how far the editor has come, in its own words.
	Progress() []byte
}

// progressOf is how far an editor has come, empty where it needs no such thing.
func progressOf(e Editor) []byte {
	if r, ok := e.(Resumer); ok {
		return r.Progress()
	}
	return nil
}
