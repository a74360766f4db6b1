package calc

// A Statement is what an entry does, line by line, in the rulebook's order.
type Statement struct {
	Lines []Line
}

// A Line is one thing that happened, why, and how it was worked out.
type Line struct {
	// Kind says what happened ("compensation"). With the rulebook's id it names the sentence that tells it.
	Kind string
	// Rule is the key of the rule that asks for it, one of [Rulebook.Rules].
	Rule string
	// Seat and Company are whom the line is about, or [None].
	Seat, Company int
	// Secret reports whether the line is for its seat's eyes until the game is over.
	Secret bool
	// Instruction reports that the line tells the table what to do now: deal, discard, move cards.
	Instruction bool
	// Recap reports that the line repeats what a seat did where all act at once: its trades, its card. What came of
	// it all is read before it.
	Recap bool
	// Terms are the numbers of the working by their roles, in the order in which one would say them.
	Terms    []Term
	Postings []Posting
	Marks    []Mark
}

// A Term is one number of a working and the part that it plays ("shares", "old", "new", "amount").
// The role "card" holds an index in [Layout.Cards], "private" one in [Layout.Privates]; "seat" and "company" hold such
// numbers; all others are plain.
type Term struct {
	Role  string
	Value int
}

// Term returns a number of the working by its role, and whether the working has one.
func (l Line) Term(role string) (int, bool) {
	t, has := Find(l.Terms, func(t Term) bool { return t.Role == role })
	return t.Value, has
}

// With makes a term: With("old", 120).
func With(role string, value int) Term { return Term{role, value} }

// Priced is the working of shares at a price, with the roles "shares", "price" and "amount".
func Priced(shares, price int) []Term {
	return []Term{With("shares", shares), With("price", price), With("amount", shares*price)}
}

// Paid is the working of an amount for each of some shares, with the roles "shares", "each" and "amount".
func Paid(shares, each int) []Term {
	return []Term{With("shares", shares), With("each", each), With("amount", shares*each)}
}

// Changed is the working of a number that changes, with the roles "before", "change" and "after".
func Changed(before, change int) []Term {
	return []Term{With("before", before), With("change", change), With("after", before+change)}
}
