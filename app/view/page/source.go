package page

import (
	"strconv"
	"strings"
)

// A Source works out the pages of something, and does what they offer.
type Source interface {
	// Page is the page of a place. The error is why there is none, [Trouble] where it is a sentence already.
	Page(At) (Page, error)
	// Do does what a page of a place offered. The error is why that cannot be.
	Do(Action, At) (Done, error)
}

// A Worker is a source some of whose pages wait for slow work.
type Worker interface {
	// Begin begins what the page of a place waits for, nil for nothing. It is asked whenever the page is shown.
	Begin(At) *Work
}

// A Work is slow. Do may be done beside everything else, and ends early once it is stopped; Done takes over what came of
// it, or why nothing did.
type Work struct {
	Do   func(stopped func() bool) error
	Done func(error)
}

// A Place names a page among those of a source: "member/3". The first one has none.
type Place string

// PlaceOf is the place of some parts.
func PlaceOf(parts ...string) *Place {
	place := Place(strings.Join(parts, "/"))
	return &place
}

// Part is a part of the place, counted from 0; empty where it has none.
func (p Place) Part(at int) string {
	if parts := strings.Split(string(p), "/"); at < len(parts) {
		return parts[at]
	}
	return ""
}

// Number is a part of the place as a number, another one where it is none.
func (p Place) Number(at, otherwise int) int {
	if n, err := strconv.Atoi(p.Part(at)); err == nil {
		return n
	}
	return otherwise
}

// At is where somebody is: a place, and what is filled in there by the names of fields. A page that is opened from
// another one and whose place lies within that one's shares what is filled in with it: "plan/day" and "plan".
type At struct {
	Place
	Said map[string]string
}

// Filled is what is filled in for a field that asks for a number, another one where nothing is.
func (a At) Filled(field string, otherwise int) int {
	if n, err := strconv.Atoi(a.Said[field]); err == nil {
		return n
	}
	return otherwise
}

// Text is what is filled in for a field that asks for words, others as long as nobody has typed there.
func (a At) Text(field, otherwise string) string {
	if said, typed := a.Said[field]; typed {
		return said
	}
	return otherwise
}

// Done is what came of an action.
type Done struct {
	// Told says what was done, empty for nothing.
	Told string `json:"told,omitempty"`
	// Undo takes it back, Redo does it again, each nil for no way to do so.
	Undo *Action `json:"undo,omitempty"`
	Redo *Action `json:"redo,omitempty"`
	// Said is filled in from then on, by the names of fields.
	Said map[string]string
	// Leave reports that the page has done what it was for. To is the page that is seen then in its place, nil for the
	// one before it.
	Leave bool   `json:"leave,omitempty"`
	To    *Place `json:"to,omitempty"`
}

// Trouble is why something cannot be, in a sentence.
type Trouble string

func (t Trouble) Error() string { return string(t) }

// Moved is why something that a page offered cannot be any more: others were quicker.
type Moved string

func (m Moved) Error() string { return string(m) }
