package form

import (
	"scripkeeper/app/look"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// Company is what a widget needs to know of a company.
func Company(l *calc.Layout, place int) mark.Company {
	c := l.Companies[place]
	return mark.Company{Key: c.Key, Code: c.Code, Name: words.Upper(words.Company(l, place)), Dress: look.Dress(suits(l)[place])}
}

// suits are the looks of the companies of a game.
func suits(l *calc.Layout) []emblem.Suit {
	keys := make([]string, len(l.Companies))
	for i, c := range l.Companies {
		keys[i] = c.Key
	}
	return emblem.SuitsFor(keys)
}
