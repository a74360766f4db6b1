package form

import (
	"slices"

	"scripkeeper/app/look"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/mark"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
)

// Badge returns the picture of a game. side is its width and height.
func Badge(rulebook string, side float32) *mark.GameBadge {
	suits := emblem.Suits()
	place := slices.IndexFunc(rulebooks.All(), func(r calc.Rulebook) bool { return r.ID() == rulebook })
	if place < 0 {
		return mark.NewGameBadge(rulebook, look.Dress(emblem.Plain()), side)
	}
	return mark.NewGameBadge(rulebook, look.Dress(suits[place%len(suits)]), side)
}
