// Package fourcolours is what the games with four colours of shares have in common: the colours, the cards with an own
// colour and uncoloured numbers, and the piles that hands are dealt from.
package fourcolours

import "scripkeeper/calc"

// Colours is the number of companies: blue, red, yellow and green, in this order.
const Colours = 4

// Codes are the companies' codes in order.
const Codes = "BRYG"

// Companies are the four colours, in the order of records.
func Companies() []calc.Company {
	return []calc.Company{
		{Key: "blue", Code: "B"},
		{Key: "red", Code: "R"},
		{Key: "yellow", Code: "Y"},
		{Key: "green", Code: "G"},
	}
}
