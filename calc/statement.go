package calc

// A Statement is the effect of an entry, line by line, in the rulebook's order.
type Statement struct {
	Lines []Line
}

// A Line is one event, with its rule and the numbers behind it.
type Line struct {
	// Kind is the kind of event ("compensation"). Kind and the rulebook's id form the key of the line's sentence.
	Kind          string
	Rule          string // one of [Rulebook.Rules]
	Seat, Company int    // the seat and company of the line, or [None]
	Secret        bool   // only the seat may read the line before the game is over
	Instruction   bool   // players must do something now: deal, discard, move cards
	// Recap means that the line repeats what a seat did in a round of simultaneous turns. Screens show it after results.
	Recap bool
	// Terms are the numbers behind the event, in the order in which a sentence states them.
	Terms    []Term
	Postings []Posting
	Marks    []Mark
}

// A Term is a number with its role ("shares", "old", "new", "amount"). The roles "card" and "private" hold indexes in
// [Layout.Cards] and [Layout.Privates], "seat" and "company" hold indexes of seats and companies.
type Term struct {
	Role  string
	Value int
}

func (l Line) Term(role string) (int, bool) {
	t, has := Find(l.Terms, func(t Term) bool { return t.Role == role })
	return t.Value, has
}

func With(role string, value int) Term { return Term{role, value} }

// PriceTerms returns the terms "shares", "price" and "amount" for the cost of shares at a price.
func PriceTerms(shares, price int) []Term {
	return []Term{With("shares", shares), With("price", price), With("amount", shares*price)}
}

// PerShareTerms returns the terms "shares", "each" and "amount" for a payment per share.
func PerShareTerms(shares, each int) []Term {
	return []Term{With("shares", shares), With("each", each), With("amount", shares*each)}
}

// ChangeTerms returns the terms "before", "change" and "after" for the change of a number.
func ChangeTerms(before, change int) []Term {
	return []Term{With("before", before), With("change", change), With("after", before+change)}
}
