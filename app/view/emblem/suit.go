package emblem

import (
	"slices"
	"strings"

	"scripkeeper/ledger/people"
)

// A Suit is a company's look: the name of its colours, and its shape.
type Suit struct {
	Key   string
	Shape Shape
}

// Suits returns the suits in the order of assignment. Every eye can tell the colours of the first four apart.
func Suits() []Suit {
	return []Suit{
		{"blue", Round}, {"red", Square}, {"yellow", Triangle}, {"green", Diamond},
		{"violet", Star}, {"orange", Cross}, {"teal", Down}, {"pink", Ring},
		{"black", Hourglass}, {"brown", House}, {"slate", Dome}, {"olive", Saltire},
	}
}

// shapeOffsets tell by how many places the shapes are shifted against the colours in each repetition of the suits.
func shapeOffsets() []int { return []int{5, 7, 1, 3, 9} }

// Plain returns the look of a company for which no suit is left; only its code identifies it.
func Plain() Suit { return Suit{"plain", Hexagon} }

// SuitOf returns the suit named by a company's key, or [Plain].
func SuitOf(key string) Suit {
	suits := Suits()
	if at := find(suits, key); at >= 0 {
		return suits[at]
	}
	return Plain()
}

// SuitsFor returns the suits of one game's companies. A key that names a suit gets that suit. The other keys get the
// remaining suits in order, and then suits that combine the same colours with other shapes. The first 72 suits differ.
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

// PawnOf returns the mark of a seat, counted from 0, whose player is unknown. The first 72 marks differ.
func PawnOf(seat int) Pawn { return NewPawn(people.LookOf(seat)) }

// Or returns the pawn, or the seat's default pawn if it is zero.
func (p Pawn) Or(seat int) Pawn {
	if p == (Pawn{}) {
		return PawnOf(seat)
	}
	return p
}
