package calc

// A Statement states the effect of an entry, line by line, in the rulebook's order.
type Statement struct {
	Lines []Line
}

// A Line is one event, with its reason and its working.
type Line struct {
	// Kind is the kind of event ("compensation"). With the rulebook's id it is the key of the line's sentence.
	Kind          string
	Rule          string // the key of the rule behind the event, one of [Rulebook.Rules]
	Seat, Company int    // the seat and company it is about, or [None]
	Secret        bool   // only its seat may read the line before the game is over
	Instruction   bool   // the players must now do something: deal, discard, move cards
	// Recap means that the line repeats what a seat did in a round where all seats act at once. Results are shown
	// before such lines.
	Recap bool
	// Terms are the numbers in the working, in the order in which one would say them.
	Terms    []Term
	Postings []Posting
	Marks    []Mark
}

// A Term is a number in a working, with its role ("shares", "old", "new", "amount"). The roles "card" and "private"
// hold indexes in [Layout.Cards] and [Layout.Privates], "seat" and "company" those of seats and companies.
type Term struct {
	Role  string
	Value int
}

func (l Line) Term(role string) (int, bool) {
	t, has := Find(l.Terms, func(t Term) bool { return t.Role == role })
	return t.Value, has
}

func With(role string, value int) Term { return Term{role, value} }

// PriceTerms returns the terms for the cost of shares at a price, with the roles "shares", "price" and "amount".
func PriceTerms(shares, price int) []Term {
	return []Term{With("shares", shares), With("price", price), With("amount", shares*price)}
}

// PerShareTerms returns the terms for a payment per share, with the roles "shares", "each" and "amount".
func PerShareTerms(shares, each int) []Term {
	return []Term{With("shares", shares), With("each", each), With("amount", shares*each)}
}

// ChangeTerms returns the terms for a change of a number, with the roles "before", "change" and "after".
func ChangeTerms(before, change int) []Term {
	return []Term{With("before", before), With("change", change), With("after", before+change)}
}
