package page

import (
	"strconv"
	"strings"
)

// A Source works out pages and does their actions.
type Source interface {
	// Page returns the page of a place. The error is [Trouble] if its text is meant for people.
	Page(At) (Page, error)
	// Do does an action that a page offered. The error says why it cannot be done.
	Do(Action, At) (Done, error)
}

// A Worker is a source with pages that wait for slow work.
type Worker interface {
	// Begin returns the work that a page waits for, or nil. It is called whenever the page is shown.
	Begin(At) *Work
}

// A Work is slow. Do may run concurrently and ends early once stopped returns true; Done receives its error.
type Work struct {
	Do   func(stopped func() bool) error
	Done func(error)
}

// A Place names a page of a source, such as "member/3". The first page is "".
type Place string

func PlaceOf(parts ...string) *Place {
	place := Place(strings.Join(parts, "/"))
	return &place
}

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

// At is a place with the values filled in there, by field name. A page opened from another one shares its values if its
// place lies within the other's: "plan/day" and "plan".
type At struct {
	Place
	Said map[string]string
}

// Filled returns the number in a field, or otherwise if there is none.
func (a At) Filled(field string, otherwise int) int {
	if n, err := strconv.Atoi(a.Said[field]); err == nil {
		return n
	}
	return otherwise
}

// Text returns the words in a field, or otherwise if it was never typed in.
func (a At) Text(field, otherwise string) string {
	if said, typed := a.Said[field]; typed {
		return said
	}
	return otherwise
}

type Done struct {
	Told string `json:"told,omitempty"`
	// Undo and Redo reverse and repeat it, nil if that is impossible.
	Undo *Action `json:"undo,omitempty"`
	Redo *Action `json:"redo,omitempty"`
	Said map[string]string
	// Leave reports that the page is finished. To is the page that replaces it, nil for the previous one.
	Leave bool   `json:"leave,omitempty"`
	To    *Place `json:"to,omitempty"`
}

// Trouble is an error as a sentence for people.
type Trouble string

func (t Trouble) Error() string { return string(t) }

// Moved is the error of an action that others have made impossible since it was offered.
type Moved string

func (m Moved) Error() string { return string(m) }
