package calc

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxNameLength is the maximum length of a player's name, in characters.
const MaxNameLength = 40

// A Seat is one player's place at the table. Seats are in the order of play.
type Seat struct {
	Name string // as typed, in any script; see [CheckNames]
}

// CheckNames returns the seats for the players' names, trimmed, in seating order. A name must be visible, have at most
// [MaxNameLength] characters and no control characters, and differ from all other names when case is ignored. A
// refusal's field is "seats.N", with N counted from 0.
func CheckNames(names []string) ([]Seat, *Refusal) {
	seats := make([]Seat, 0, len(names))
	taken := make(map[string]int, len(names))
	for i, name := range names {
		name = strings.Join(strings.Fields(name), " ")
		field := ItemName("seats", i)
		if !visible(name) {
			return nil, Missing("name.empty", field).Seated(i)
		}
		if !utf8.ValidString(name) || strings.ContainsFunc(name, unicode.IsControl) {
			return nil, Refuse("name.letters", field).Seated(i)
		}
		if n := utf8.RuneCountInString(name); n > MaxNameLength {
			return nil, Refuse("name.long", field).Seated(i).With("length", n).With("max", MaxNameLength)
		}
		folded := strings.ToLower(name)
		if other, seen := taken[folded]; seen {
			return nil, Refuse("name.twice", field).Seated(i).With("player", other)
		}
		taken[folded] = i
		seats = append(seats, Seat{Name: name})
	}
	return seats, nil
}

// visible reports whether a name has a graphic character that is neither a space nor a format character.
func visible(name string) bool {
	return strings.ContainsFunc(name, unicode.IsGraphic) &&
		strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsSpace(r) && !unicode.Is(unicode.Cf, r) })
}
