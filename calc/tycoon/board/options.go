package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

func OptionsOf(t calc.Table) *agreement.Options { return calc.OptionsOf[*agreement.Options](t) }

func DeckOf(t calc.Table) *agreement.Deck { return OptionsOf(t).Cards() }

// DealtOrder reports whether it matters in which order a seat's cards of a company are entered.
func DealtOrder(t calc.Table) bool { return OptionsOf(t).ClampEach }
