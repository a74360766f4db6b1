package stats

import (
	"encoding/json"
	"scripkeeper/calc"
	"slices"
)

// featForm is the number of what is stored of a game's feats. It goes up when that, or what a line counts as, changes.
const HighlightForm = 1

// A heldFeats is the feats of a game as the book holds them: by kinds, of each feat the seat, the entry, the value and what
// it is a part of.
type heldHighlights map[HighlightKind][]int

func EncodeHighlights(feats []Highlight) ([]byte, error) {
	held := heldHighlights{}
	for _, f := range feats {
		held[f.Kind] = append(held[f.Kind], f.Seat, f.Entry, f.Value, f.Of)
	}
	return json.Marshal(held)
}

// decodeFeats are feats that the book holds, and whether they are those of a game with so many seats.
func DecodeHighlights(raw []byte, seats int) ([]Highlight, bool) {
	var held heldHighlights
	if raw == nil || json.Unmarshal(raw, &held) != nil {
		return nil, false
	}
	var all []Highlight
	for kind, figures := range held {
		for one := range slices.Chunk(figures, 4) {
			if len(one) < 4 || one[0] < calc.None || one[0] >= seats {
				return nil, false
			}
			all = append(all, Highlight{Kind: kind, Seat: one[0], Entry: one[1], Value: one[2], Of: one[3]})
		}
	}
	return all, true
}

func AppendHighlights(all []Highlight, game *Summary, feats []Highlight) []Highlight {
	for _, f := range feats {
		f.Game = game
		all = append(all, f)
	}
	return all
}
