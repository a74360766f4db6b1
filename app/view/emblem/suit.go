package emblem

import (
	"slices"
	"strings"

	"scripkeeper/ledger/people"
)

// A Suit is how a company looks: the name of its colours, and its shape.
type Suit struct {
	Key   string
	Shape Shape
}

// Suits are the different looks of companies, in the order in which they are given out. The first four are the colours
// that every eye tells apart without their shapes.
func Suits() []Suit {
	return []Suit{
		{"blue", Round}, {"red", Square}, {"yellow", Triangle}, {"green", Diamond},
		{"violet", Star}, {"orange", Cross}, {"teal", Down}, {"pink", Ring},
		{"black", Hourglass}, {"brown", House}, {"slate", Dome}, {"olive", Saltire},
	}
}

// laps are how far the shapes are moved on against the colours, lap by lap, once all suits are given out.
func laps() []int { return []int{5, 7, 1, 3, 9} }

// Plain is the look of a company for which no suit is left: its code tells it apart.
func Plain() Suit { return Suit{"plain", Hexagon} }

// SuitOf is the suit of a company's key, [Plain] where the key has none of its own.
func SuitOf(key string) Suit {
	suits := Suits()
	if at := find(suits, key); at >= 0 {
		return suits[at]
	}
	return Plain()
}

// SuitsFor returns the suits of the companies of one game. Keys that have a suit of their own keep it; the others get
// those that are left, in order, and then the same colours with other shapes. No two of 72 look the same.
func SuitsFor(keys []string) []Suit {
	suits, left := make([]Suit, len(keys)), Suits()
	for i, key := range keys {
		if at := find(left, key); at >= 0 {
			suits[i] = left[at]
			left = slices.Delete(left, at, at+1)
		}
	}
	for _, by := range laps() {
		all := Suits()
		for i, s := range all {
			left = append(left, Suit{s.Key, all[(i+by)%len(all)].Shape})
		}
	}
	for i := range suits {
		switch {
		case suits[i].Key != "":
		case len(left) > 0:
			suits[i], left = left[0], left[1:]
		default:
			suits[i] = Plain()
		}
	}
	return suits
}

func find(suits []Suit, key string) int {
	return slices.IndexFunc(suits, func(s Suit) bool { return strings.EqualFold(s.Key, key) })
}

// A Pawn is how a player is marked everywhere: a disc in a colour with a shape on it, so that no pawn looks like a
// company. The zero Pawn marks nobody.
type Pawn struct {
	// Color is the number of a colour, from 0 to [people.LookColors]-1.
	Color int
	Shape Shape
}

// NewPawn is the mark of a look.
func NewPawn(of people.Look) Pawn {
	shapes := [people.LookShapes]Shape{
		Round, Square, Triangle, Diamond, Cross, Star, Down, Hexagon, House, Saltire, Hourglass, Dome,
	}
	return Pawn{Color: of.Color, Shape: shapes[max(0, of.Shape)%len(shapes)]}
}

// PawnOf is the mark of a seat where nobody is known, counted from 0. The first 72 are different.
func PawnOf(seat int) Pawn { return NewPawn(people.LookOf(seat)) }

// Or is the mark, and where there is none that of a seat.
func (p Pawn) Or(seat int) Pawn {
	if p == (Pawn{}) {
		return PawnOf(seat)
	}
	return p
}
