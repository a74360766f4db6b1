package calc

// A Kit adds a game's rules to [Ruling], [Leave], [Skip] and lapsed turns. Nil members add nothing.
type Kit struct {
	// OutRule is the key of the rule that puts players out of the game; empty if only a ruling does.
	OutRule string
	// Rulings define the possible rulings; nil means [PlainRulings].
	Rulings RulingRules
	// InBank is the function behind [Table.InBank]; nil means the shares of the pool, if there is one.
	InBank func(t Table, company int) (shares int, limited bool)
	// CannotLeave returns the reason why no player can leave the game now, or nil.
	CannotLeave func(t Table) *Refusal
	// Leaving returns the terms, besides cash, for the line of a seat that leaves.
	Leaving func(t Table, seat int) []Term
	// Left returns the rest of a seat's property once it is out, and passes the turn on or ends the game.
	Left func(b *Builder, seat int)
	// CannotSkip returns the reason why the seat to move cannot skip its turn, or nil.
	CannotSkip func(t Table, seat int) *Refusal
	Skip       func(b *Builder, seat int)
	// Lapse passes the turn of a refused entry, without effect on cash or shares, and reports whether it has one now.
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
