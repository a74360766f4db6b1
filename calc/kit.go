package calc

import "cmp"

// A Kit holds what a game adds to [Ruling], [Leave], [Skip] and skipped turns. A nil member adds nothing.
type Kit struct {
	// OutRule is the key of the rule by which players drop out, or empty if only a correction takes a player out.
	OutRule string
	// Rulings defines the possible corrections; nil means [PlainRulings].
	Rulings RulingRules
	// InBank implements [Table.InBank]. If it is nil, the bank's shares are the shares in the market, and their number
	// is limited if [Layout.Pool] is set.
	InBank func(t Table, company int) (shares int, limited bool)
	// CannotLeave returns the reason why no player can leave the game now, or nil.
	CannotLeave func(t Table) *Refusal
	// LeavingTerms returns the terms, besides cash, of the line about a seat that leaves.
	LeavingTerms func(t Table, seat int) []Term
	// SettleLeaver runs after a seat has left. It takes away other property, then passes the turn or ends the game.
	SettleLeaver func(b *Builder, seat int)
	// CannotSkip returns the reason why the seat to move cannot skip its turn, or nil.
	CannotSkip func(t Table, seat int) *Refusal
	Skip       func(b *Builder, seat int)
	// Lapse skips the turn of a refused entry, without an effect on cash or shares. It returns false if the entry has no
	// turn.
	Lapse func(b *Builder, e Entry) bool
}

func (k Kit) rulings() RulingRules { return cmp.Or[RulingRules](k.Rulings, PlainRulings{}) }
