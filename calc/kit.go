package calc

// A Kit is what a game adds to what every table has: [Ruling], [Leave], [Skip], and entries that lapse. What is nil
// adds nothing.
type Kit struct {
	// OutRule is the key of the rule by which somebody is out of the game; empty where only a ruling puts anybody out.
	OutRule string
	// Rulings are what a ruling can put right; nil for cash and the regular shares of every company, see
	// [PlainRulings].
	Rulings RulingRules
	// InBank is how many shares of a company the bank has, and whether there is an end to them; nil where no bank has
	// shares that anybody could count.
	InBank func(t Table, company int) (shares int, limited bool)
	// CannotLeave refuses that anybody leaves the game now.
	CannotLeave func(t Table) *Refusal
	// Leaving is what the line of a seat that leaves tells besides its cash.
	Leaving func(t Table, seat int) []Term
	// Left does what follows when a seat has left: its cash and shares are gone, and it is out. It gives back what else
	// the seat had, passes the turn on, or ends the game, for which [Builder.EndAlone] is made.
	Left func(b *Builder, seat int)
	// CannotSkip refuses that the seat whose turn it is lets it go by.
	CannotSkip func(t Table, seat int) *Refusal
	// Skip lets the turn of a seat go by; without it nobody's turn can.
	Skip func(b *Builder, seat int)
	// Lapse lets go by what an entry that is refused stands for in the order of turns, and reports whether it stands
	// for anything now, see [Lapse]. Cash and shares stay; only the turn passes on.
	Lapse func(b *Builder, e Entry) bool
}

func (k Kit) outRule() string {
	if k.OutRule == "" {
		return "ruling"
	}
	return k.OutRule
}

func (k Kit) rulings() RulingRules {
	if k.Rulings == nil {
		return PlainRulings{}
	}
	return k.Rulings
}
