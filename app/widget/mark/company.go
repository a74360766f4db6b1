package mark

import (
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
)

// Dress is how a company looks; without a suit in its game it looks as its key tells.
func Dress(c view.Company) look.Suit {
	if c.Suit.Key != "" {
		return look.Dress(c.Suit)
	}
	return look.Dress(emblem.SuitOf(c.Key))
}
