package calc

// A Statement is the effect of an entry, line by line, in the rulebook's order.
type Statement struct {
	Lines []Line
}

// A Line is one event, its reason and its working.
type Line struct {
	// Kind names the event ("compensation") and, with the rulebook's id, its sentence.
	Kind          string
	Rule          string // the key of the rule behind the event, one of [Rulebook.Rules]
	Seat, Company int    // the line's subject, or [None]
	Secret        bool   // only its seat may read the line before the game is over
	Instruction   bool   // the table must act now: deal, discard, move cards
	// Recap means that the line repeats a seat's action where all act at once. The results are shown before it.
	Recap bool
	// Terms are the numbers of the working, in the order in which one would say them.
	Terms    []Term
	Postings []Posting
	Marks    []Mark
}

// A Term is one number of a working and its role ("shares", "old", "new", "amount"). The role "card" holds an index in
// [Layout.Cards], "private" one in [Layout.Privates]; "seat" and "company" hold such numbers; all others are plain.
type Term struct {
	Role  string
	Value int
}

func (l Line) Term(role string) (int, bool) {
	t, has := Find(l.Terms, func(t Term) bool { return t.Role == role })
	return t.Value, has
}

func With(role string, value int) Term { return Term{role, value} }

// Priced returns the working of shares at a price, with the roles "shares", "price" and "amount".
func Priced(shares, price int) []Term {
	return []Term{With("shares", shares), With("price", price), With("amount", shares*price)}
}

// Paid returns the working of an amount per share, with the roles "shares", "each" and "amount".
func Paid(shares, each int) []Term {
	return []Term{With("shares", shares), With("each", each), With("amount", shares*each)}
}

// Changed returns the working of a number that changes, with the roles "before", "change" and "after".
func Changed(before, change int) []Term {
	return []Term{With("before", before), With("change", change), With("after", before+change)}
}
