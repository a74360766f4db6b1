package cards

import (
	"strings"

	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// A Typing is as much of a card as was typed: "b" for blue, then "+6" for its +60. At first it is nothing.
type Typing struct {
	begun  bool
	colour int
	effect string
}

// Begin begins a card of a colour, [calc.None] as long as that is not typed either.
func (t *Typing) Begin(colour int) { *t = Typing{begun: true, colour: colour} }

// Begun reports whether a card was begun.
func (t *Typing) Begun() bool { return t.begun }

// Effect takes a letter of an effect, once a colour was typed, and chooses the card as soon as only one is meant; until
// then the keyboard goes to the first that may be. It reports whether it took the letter.
func (t *Typing) Effect(
	letter rune, deck *fourcolours.Deck, tile func(place int) *list.Tile, choose func(code string),
) bool {
	if !t.begun || t.colour == calc.None || !strings.ContainsRune("+-–x*/÷0123456789", letter) {
		return false
	}
	t.effect += strings.NewReplacer("–", "-", "*", "x", "÷", "/").Replace(string(letter))
	var meant []int
	for place, face := range deck.Faces {
		if face.Own == t.colour && strings.HasPrefix(face.Effect.String(), t.effect) && !tile(place).Disabled() {
			meant = append(meant, place)
		}
	}
	switch len(meant) {
	case 0:
		t.effect = ""
	case 1:
		choose(deck.Faces[meant[0]].Code)
	default:
		FocusOn(tile(meant[0]), tile(meant[0]))
	}
	return true
}

// ColourOf is the colour that a letter names, or [calc.None].
func ColourOf(layout *calc.Layout, letter rune) int {
	for company, c := range layout.Companies {
		if string(letter) == words.Lower(c.Code) {
			return company
		}
	}
	return calc.None
}
