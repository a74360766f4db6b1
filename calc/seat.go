package calc

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxNameLength is the maximum length of a player's name, in characters.
const MaxNameLength = 40

// A Seat is a player's place at the table. Seats are in the order of play.
type Seat struct {
	Name string // as typed, in any script; see [CheckNames]
}

// CheckNames returns a seat for each trimmed name, in seat order. A name needs a visible character, at most
// [MaxNameLength] characters, no control characters, and must differ from other names even if case is ignored. The
// refused field is "seats.N", counted from 0.
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

// visible reports whether a name has a graphic character other than spaces and format characters.
func visible(name string) bool {
	return strings.ContainsFunc(name, unicode.IsGraphic) &&
		strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsSpace(r) && !unicode.Is(unicode.Cf, r) })
}
