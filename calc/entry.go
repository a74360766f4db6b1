package calc

// An Entry is one event reported to the game: a turn with its card, a ruling, a player who leaves. It is a pointer to a
// plain struct whose JSON is the record format. Its numbers can have any value, and Form and Apply must cope with all
// values without a panic.
type Entry interface {
	// Kind names the entry in records ("turn").
	Kind() string
	// Form describes the entry's fields and the values allowed by the table and the fields already set.
	Form(t Table) Form
	// Apply returns the table after the entry and leaves t unchanged. A refused entry changes nothing.
	Apply(t Table) (Table, Statement, *Refusal)
}

// A Disclosure is an entry that reveals a seat's holdings at the end of a game in which they were not recorded.
type Disclosure interface {
	// Disclosing returns a copy of the entry filled in with counts of certificates, by class and then by company.
	Disclosing(counts [][]int) Entry
}

// A Reasoned entry carries a reason in the players' own words.
type Reasoned interface {
	Entry
	GivenReason() string // the reason, empty if none was given
}

// Options are the rules agreed on before the game begins. The implementation is a pointer to a plain struct.
type Options interface {
	// Form describes the options and their allowed values.
	Form() Form
	// Check refuses options that contradict each other.
	Check() *Refusal
}

func Kinds(entries []Entry) []string {
	return Map(entries, func(e Entry) string { return e.Kind() })
}
