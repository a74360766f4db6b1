package calc

// An Entry is what somebody at the table reports: a turn with its card, a ruling, a player who leaves. It is a
// plain struct whose JSON is the record format, and a pointer to it implements this interface.
// Numbers in it may be anything: Form and Apply must answer, not panic.
type Entry interface {
	// Kind names the entry in records ("turn").
	Kind() string
	// Form describes the entry's fields as the table and the fields already set allow them.
	Form(t Table) Form
	// Apply works the entry out. The table given stays as it was. A refused entry changes nothing.
	Apply(t Table) (Table, Statement, *Refusal)
}

// A Disclosure is an entry by which a seat shows at the end of a game what it holds, where nobody has kept it before.
type Disclosure interface {
	// Disclosing is the same entry, filled in with what the seat holds: counts of certificates by class and company.
	Disclosing(counts [][]int) Entry
}

// A Reasoned entry tells what it is for in the table's own words.
type Reasoned interface {
	Entry
	// Because is the reason, empty where none was given.
	Because() string
}

// Options are the rules that a table agreed on before the first turn. A pointer to a plain struct implements it.
type Options interface {
	// Form describes the options and what they may be.
	Form() Form
	// Check refuses options that do not go together.
	Check() *Refusal
}

// Kinds returns the kinds of some entries, in their order.
func Kinds(entries []Entry) []string {
	return Map(entries, func(e Entry) string { return e.Kind() })
}
