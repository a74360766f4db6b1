package record

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"maps"
	"slices"
	"strconv"

	"scripkeeper/ledger/letters"
)

// A Drawn records how the starting player was drawn by lot, so that anyone can repeat the draw.
type Drawn struct {
	What DrawnWhat `json:"what"`
	// Seed determines the draw, see [Drawn.Order].
	Seed uint32 `json:"seed"`
	// From lists the names in the order before the draw.
	From []string `json:"from"`
}

type DrawnWhat string

const (
	// DrawnFirst draws the starting player; the others follow as seated.
	DrawnFirst DrawnWhat = "first"
	DrawnOrder DrawnWhat = "order"
)

const DrawnField = "drawn"

// Order returns the order of play as indices in From. The lot of an index is the SHA-256 of the text "seed index", such
// as "4711 0" for the first name. The player with the smallest lot begins. If the whole order is drawn, the others
// follow by lot.
func (d Drawn) Order() []int {
	places, lots := make([]int, len(d.From)), make([][sha256.Size]byte, len(d.From))
	for i := range places {
		places[i] = i
		lots[i] = sha256.Sum256([]byte(strconv.FormatUint(uint64(d.Seed), 10) + " " + strconv.Itoa(i)))
	}
	compare := func(a, b int) int { return cmp.Or(bytes.Compare(lots[a][:], lots[b][:]), a-b) }
	if d.What == DrawnOrder {
		slices.SortFunc(places, compare)
		return places
	}
	if len(places) == 0 {
		return nil
	}
	first := slices.MinFunc(places, compare)
	return append(places[first:len(places):len(places)], places[:first]...)
}

func (d Drawn) Names() []string {
	names := make([]string, len(d.From))
	for i, place := range d.Order() {
		names[i] = d.From[place]
	}
	return names
}

// Drawn returns the recorded draw. It is nil if there is none, or if the field has an unknown form or does not match
// the seats; the field is then an unknown field.
func (r Record) Drawn() *Drawn {
	raw, there := r.Extra[DrawnField]
	if !there {
		return nil
	}
	var d Drawn
	var fields map[string]json.RawMessage
	if json.Unmarshal(raw, &fields) != nil || json.Unmarshal(raw, &d) != nil || !r.matchesSeats(d) {
		return nil
	}
	names := slices.Sorted(maps.Keys(fields))
	if d.What != DrawnFirst && d.What != DrawnOrder || !slices.Equal(names, []string{"from", "seed", "what"}) {
		return nil
	}
	return &d
}

func (r Record) matchesSeats(d Drawn) bool {
	return slices.EqualFunc(d.Names(), r.Seats, func(name string, seat Seat) bool {
		tidy, _ := letters.TidyTyped(name)
		own, _ := letters.TidyTyped(seat.Name)
		return tidy == own
	})
}

// withDrawn adds a draw to the record, unless names have changed since the draw.
func (r Record) withDrawn(d *Drawn) Record {
	if d == nil || !r.matchesSeats(*d) {
		return r
	}
	raw, err := json.Marshal(d)
	if err != nil {
		return r
	}
	extra := maps.Clone(r.Extra)
	if extra == nil {
		extra = map[string]json.RawMessage{}
	}
	extra[DrawnField] = raw
	r.Extra = extra
	return r
}
