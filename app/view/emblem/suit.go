package emblem

import (
	"slices"
	"strings"

	"scripkeeper/ledger/people"
)

// A Suit is the look of a company's mark: the name of its colours, and its shape.
type Suit struct {
	Key   string
	Shape Shape
}

// Suits returns the looks of company marks in the order of assignment. The first four differ even to colour-blind
// people.
func Suits() []Suit {
	return []Suit{
		{"blue", Round}, {"red", Square}, {"yellow", Triangle}, {"green", Diamond},
		{"violet", Star}, {"orange", Cross}, {"teal", Down}, {"pink", Ring},
		{"black", Hourglass}, {"brown", House}, {"slate", Dome}, {"olive", Saltire},
	}
}

// shapeOffsets returns by how many places the shapes shift against the colours each time the colours repeat.
func shapeOffsets() []int { return []int{5, 7, 1, 3, 9} }

// Plain returns the look of a company when all other looks are in use. Only the code identifies such a company.
func Plain() Suit { return Suit{"plain", Hexagon} }

// SuitOf returns the look with the given key, or [Plain] if there is none.
func SuitOf(key string) Suit {
	suits := Suits()
	if at := find(suits, key); at >= 0 {
		return suits[at]
	}
	return Plain()
}

// SuitsFor returns the looks of one game's companies. A key in [Suits] gets the look with that key. The other keys get
// the remaining looks, then combinations of the same colours with other shapes. The first 72 looks differ.
func SuitsFor(keys []string) []Suit {
	suits, left := make([]Suit, len(keys)), Suits()
	for i, key := range keys {
		if at := find(left, key); at >= 0 {
			suits[i] = left[at]
			left = slices.Delete(left, at, at+1)
		}
	}
	for _, by := range shapeOffsets() {
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

// A Pawn is a player's mark: a coloured disc with a shape, unlike any company's. The zero Pawn means no player.
type Pawn struct {
	// Color ranges from 0 to [people.LookColors]-1.
	Color int
	Shape Shape
}

func NewPawn(of people.Look) Pawn {
	shapes := [people.LookShapes]Shape{
		Round, Square, Triangle, Diamond, Cross, Star, Down, Hexagon, House, Saltire, Hourglass, Dome,
	}
	return Pawn{Color: of.Color, Shape: shapes[max(0, of.Shape)%len(shapes)]}
}

// PawnOf returns the mark of an unknown player by seat, counted from 0. The first 72 marks differ.
func PawnOf(seat int) Pawn { return NewPawn(people.LookOf(seat)) }

// Or returns p or, if p is zero, the mark of an unknown player at the seat.
func (p Pawn) Or(seat int) Pawn {
	if p == (Pawn{}) {
		return PawnOf(seat)
	}
	return p
}
