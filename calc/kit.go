package calc

// A Kit adds a game's own rules to [Ruling], [Leave], [Skip] and lapsed turns. A nil member adds nothing.
type Kit struct {
	// OutRule is the key of the rule under which players drop out; it is empty if only a ruling puts players out.
	OutRule string
	// Rulings defines the possible rulings; nil means [PlainRulings].
	Rulings RulingRules
	// InBank is the function behind [Table.InBank]. If it is nil, the bank has the market's shares, which are limited
	// if the layout has a pool.
	InBank func(t Table, company int) (shares int, limited bool)
	// CannotLeave returns the reason why no player can leave the game now, or nil.
	CannotLeave func(t Table) *Refusal
	// LeavingTerms returns the terms, besides cash, for the line of a seat that leaves.
	LeavingTerms func(t Table, seat int) []Term
	// SettleLeaver runs once a seat is out of the game. It returns the rest of the seat's property and passes the turn
	// or ends the game.
	SettleLeaver func(b *Builder, seat int)
	// CannotSkip returns the reason why the seat to move cannot skip its turn, or nil.
	CannotSkip func(t Table, seat int) *Refusal
	Skip       func(b *Builder, seat int)
	// Lapse passes the turn that a refused entry would have used, with no effect on cash or shares. It reports false if
	// the entry has no turn now.
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
