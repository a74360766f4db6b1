package mark

import "scripkeeper/app/look"

// A Company is what a widget knows of a company: its key for the colours and the shape, its short code and its
// name as a player reads it.
type Company struct {
	Key, Code, Name string
	// Dress is how the company looks in its game; without one it looks as its key tells.
	Dress look.Suit
}

// Suit is how the company looks.
func (c Company) Suit() look.Suit {
	if c.Dress.Key != "" {
		return c.Dress
	}
	return look.SuitOf(c.Key)
}

// Spoken is the company's name for a screen reader, the code when it has none.
func (c Company) Spoken() string {
	if c.Name != "" {
		return c.Name
	}
	return c.Code
}
