package calc

// An Entry is one event of the game: a turn, a correction, a player who leaves. The implementation is a pointer to a
// plain struct whose JSON is the record format. Form and Apply must not panic, whatever values the struct has.
type Entry interface {
	// Kind is the name of the kind of entry in records ("turn").
	Kind() string
	// Form returns the entry's fields, with the values allowed by the table and by the fields set so far.
	Form(t Table) Form
	// Apply returns the table after the entry, or t if the entry is refused.
	Apply(t Table) (Table, Statement, *Refusal)
}

// A Disclosure is an entry that reveals a seat's holdings at the end of a game with hidden holdings.
type Disclosure interface {
	// Disclosing returns a copy of the entry with the seat's numbers of certificates, by class and then by company.
	Disclosing(counts [][]int) Entry
}

// A Reasoned entry has a reason, in a player's own words.
type Reasoned interface {
	Entry
	GivenReason() string // empty if no reason was given
}

// Options are the rules agreed on before a game. The implementation is a pointer to a plain struct.
type Options interface {
	// Form returns a field for each option, with its allowed values.
	Form() Form
	// Check returns the refusal of options that contradict each other, or nil.
	Check() *Refusal
}

func Kinds(entries []Entry) []string {
	return Map(entries, func(e Entry) string { return e.Kind() })
}
