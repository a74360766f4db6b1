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

// A Drawn is how lots decided who begins a game. Whoever has it can draw once more and compare.
type Drawn struct {
	What DrawnWhat `json:"what"`
	// Seed is the number that it was drawn from, see [Drawn.Order].
	Seed uint32 `json:"seed"`
	// From are the names as they stood before.
	From []string `json:"from"`
}

// A DrawnWhat is what lots decided.
type DrawnWhat string

const (
	// DrawnFirst is who begins; the others follow as they sit around the table.
	DrawnFirst DrawnWhat = "first"
	// DrawnOrder is the whole order of play.
	DrawnOrder DrawnWhat = "order"
)

// DrawnField is the name of it in a record.
const DrawnField = "drawn"

// Order is who plays when, by the places of the names in From. Each place has a lot, the SHA-256 of the text "seed
// place" ("4711 0" for the first name): the smallest lot begins, and where the whole order was drawn the next larger
// follows.
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

// Names are the names in the order that was drawn.
func (d Drawn) Names() []string {
	names := make([]string, len(d.From))
	for i, place := range d.Order() {
		names[i] = d.From[place]
	}
	return names
}

// Drawn is how the seats of the record were drawn; nil where nobody did, or where the field is none that this version
// knows or does not come to these seats. The field then is one that is not known.
func (r Record) Drawn() *Drawn {
	raw, there := r.Extra[DrawnField]
	if !there {
		return nil
	}
	var d Drawn
	var fields map[string]json.RawMessage
	if json.Unmarshal(raw, &fields) != nil || json.Unmarshal(raw, &d) != nil || !r.seats(d) {
		return nil
	}
	names := slices.Sorted(maps.Keys(fields))
	if d.What != DrawnFirst && d.What != DrawnOrder || !slices.Equal(names, []string{"from", "seed", "what"}) {
		return nil
	}
	return &d
}

// seats reports whether a drawing comes to the seats of the record.
func (r Record) seats(d Drawn) bool {
	return slices.EqualFunc(d.Names(), r.Seats, func(name string, seat Seat) bool {
		tidy, _ := letters.Typed(name)
		own, _ := letters.Typed(seat.Name)
		return tidy == own
	})
}

// withDrawn puts a drawing into the record, where it comes to its seats: names may have been changed since.
func (r Record) withDrawn(d *Drawn) Record {
	if d == nil || !r.seats(*d) {
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
