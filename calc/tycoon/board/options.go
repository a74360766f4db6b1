package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

func OptionsOf(t calc.Table) *agreement.Options { return calc.OptionsOf[*agreement.Options](t) }

func DeckOf(t calc.Table) *agreement.Deck { return OptionsOf(t).Cards() }
