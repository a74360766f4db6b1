package gametest

import (
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// Four is one number for each colour: blue, red, yellow, green.
type Four = [fourcolours.Colours]int

func Hundreds() Four { return Four{100, 100, 100, 100} }

func Has(cash int, shares Four) calc.SeatPosition {
	return calc.SeatPosition{Cash: cash, Shares: shares[:]}
}

func Gone() calc.SeatPosition {
	return calc.SeatPosition{Shares: make([]int, fourcolours.Colours), Out: true}
}

// WantSaidOfColours is [WantSaid] for lines about the four colours.
func WantSaidOfColours(t Judge, s calc.Statement, kinds string, want ...string) {
	t.Helper()
	WantSaid(t, fourcolours.Companies(), s, kinds, want...)
}
