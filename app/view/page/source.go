package page

import (
	"strconv"
	"strings"
)

// A Source computes the pages of a subject and runs their actions.
type Source interface {
	// Page returns the page of a place. A [Trouble] error is a complete sentence.
	Page(At) (Page, error)
	// Do runs an action of the page at a place.
	Do(Action, At) (Done, error)
}

// A Worker is a source with pages that wait for slow work.
type Worker interface {
	// Begin returns the work the page of a place waits for, or nil. It is called whenever the page is shown.
	Begin(At) *Work
}

// A Work is slow work. Do may run in the background and returns early once stopped reports true; Done then takes its
// error.
type Work struct {
	Do   func(stopped func() bool) error
	Done func(error)
}

// A Place names a page of a source, such as "member/3". The first page's place is empty.
type Place string

// PlaceOf joins parts to a place.
func PlaceOf(parts ...string) *Place {
	place := Place(strings.Join(parts, "/"))
	return &place
}

// Part returns a part of the place, counted from 0; empty if there is none.
func (p Place) Part(at int) string {
	if parts := strings.Split(string(p), "/"); at < len(parts) {
		return parts[at]
	}
	return ""
}

// Number returns a part of the place as a number, or otherwise if it is none.
func (p Place) Number(at, otherwise int) int {
	if n, err := strconv.Atoi(p.Part(at)); err == nil {
		return n
	}
	return otherwise
}

// At is a place and the values filled in there, by field name. A page shares these with the page that opened it if its
// place is within that one's, as "plan/day" is within "plan".
type At struct {
	Place
	Said map[string]string
}

// Filled returns the value of a number field, or otherwise if it is empty.
func (a At) Filled(field string, otherwise int) int {
	if n, err := strconv.Atoi(a.Said[field]); err == nil {
		return n
	}
	return otherwise
}

// Text returns the value of a text field, or otherwise as long as nothing was typed.
func (a At) Text(field, otherwise string) string {
	if said, typed := a.Said[field]; typed {
		return said
	}
	return otherwise
}

// Done is the result of an action.
type Done struct {
	// Told says what was done; may be empty.
	Told string `json:"told,omitempty"`
	// Undo and Redo revert and repeat the action; each may be nil.
	Undo *Action `json:"undo,omitempty"`
	Redo *Action `json:"redo,omitempty"`
	// Said are values to fill in, by field name.
	Said map[string]string
	// Leave reports whether the page is finished. To is the place that replaces it; nil for the previous page.
	Leave bool   `json:"leave,omitempty"`
	To    *Place `json:"to,omitempty"`
}

// Trouble is an error in a complete sentence.
type Trouble string

func (t Trouble) Error() string { return string(t) }

// Moved is the error of an offer that changes by others have made impossible.
type Moved string

func (m Moved) Error() string { return string(m) }
