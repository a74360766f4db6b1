package cards

import (
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
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
func (t *Typing) Effect(letter rune, faces Faces, choose func(code string)) bool {
	if !t.begun || t.colour == calc.None || !strings.ContainsRune("+-–x*/÷0123456789", letter) {
		return false
	}
	t.effect += strings.NewReplacer("–", "-", "*", "x", "÷", "/").Replace(string(letter))
	var meant Faces
	for _, f := range faces {
		if f.Of.Own == t.colour && strings.HasPrefix(f.Of.Effect.String(), t.effect) && !f.Tile.Disabled() {
			meant = append(meant, f)
		}
	}
	switch len(meant) {
	case 0:
		t.effect = ""
	case 1:
		choose(meant[0].Of.Code)
	default:
		FocusOn(meant[0].Tile, meant[0].Tile)
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
