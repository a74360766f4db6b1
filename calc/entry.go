package calc

// An Entry is one report from the table: a turn with its card, a ruling, a player who leaves. It is a pointer to a
// plain struct whose JSON is the record format. Its numbers may be anything: Form and Apply must answer, not panic.
type Entry interface {
	// Kind names the entry in records ("turn").
	Kind() string
	// Form describes the entry's fields as the table and the fields already set allow them.
	Form(t Table) Form
	// Apply returns the table after the entry and leaves t unchanged. A refused entry changes nothing.
	Apply(t Table) (Table, Statement, *Refusal)
}

// A Disclosure is an entry that reveals a seat's holdings at the end of a game that did not record them.
type Disclosure interface {
	// Disclosing returns the entry filled in with counts of certificates by class and company.
	Disclosing(counts [][]int) Entry
}

// A Reasoned entry gives its reason in the table's own words.
type Reasoned interface {
	Entry
	Because() string // the reason, empty if none was given
}

// Options are the rules agreed on before the first turn, implemented by a pointer to a plain struct.
type Options interface {
	// Form describes the options and their allowed values.
	Form() Form
	// Check refuses options that contradict each other.
	Check() *Refusal
}

func Kinds(entries []Entry) []string {
	return Map(entries, func(e Entry) string { return e.Kind() })
}
