package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

// OptionsOf are the options of a table of this rulebook.
func OptionsOf(t calc.Table) *agreement.Options { return calc.OptionsOf[*agreement.Options](t) }

// DeckOf is the deck that a table is played with.
func DeckOf(t calc.Table) *agreement.Deck { return OptionsOf(t).Cards() }

// DealtOrder reports whether the order in which a seat's cards of a stock are entered matters: with clamp_each_card it
// does.
func DealtOrder(t calc.Table) bool { return OptionsOf(t).ClampEach }
