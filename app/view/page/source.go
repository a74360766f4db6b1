package page

import (
	"strconv"
	"strings"
)

// A Source computes the pages about a subject and runs their actions.
type Source interface {
	// Page returns the page of a place. An error of type [UserError] is a complete sentence.
	Page(At) (Page, error)
	Do(Action, At) (Done, error)
}

// A Worker is a source with pages that wait for slow work.
type Worker interface {
	// Begin returns the work that a page waits for, or nil. Begin is called each time the page is shown.
	Begin(At) *Work
}

// A Work is slow work. Do may run in the background, and returns early once stopped returns true. Done is then called
// with the error of Do.
type Work struct {
	Do   func(stopped func() bool) error
	Done func(error)
}

// A Place names a page of a source, such as "member/3". The place of the first page is empty.
type Place string

// PlaceOf joins parts to a place, with slashes between them.
func PlaceOf(parts ...string) *Place {
	return new(Place(strings.Join(parts, "/")))
}

// Part returns the part of a place at an index from 0, or "" if there is none.
func (p Place) Part(at int) string {
	if parts := strings.Split(string(p), "/"); at < len(parts) {
		return parts[at]
	}
	return ""
}

// Number returns the part of a place at an index from 0 as a number, or the given default if the part is not a number.
func (p Place) Number(at, otherwise int) int {
	if n, err := strconv.Atoi(p.Part(at)); err == nil {
		return n
	}
	return otherwise
}

// An At is a place, and the values filled in there by field name. The page "plan/day", opened from "plan", shares the
// values of "plan".
type At struct {
	Place
	Said map[string]string
	// Seen is the number of operations that the log had when the page was computed, or 0 if the page can't be outdated.
	Seen int64
}

// Int returns the value of a number field, or the given default if the field is empty.
func (a At) Int(field string, otherwise int) int {
	if n, err := strconv.Atoi(a.Said[field]); err == nil {
		return n
	}
	return otherwise
}

// Text returns the value of a text field, or the given default if nothing has been typed yet.
func (a At) Text(field, otherwise string) string {
	if said, typed := a.Said[field]; typed {
		return said
	}
	return otherwise
}

type Done struct {
	Told string `json:"told,omitempty"`
	// Undo reverts the action and Redo repeats it; each may be nil.
	Undo *Action `json:"undo,omitempty"`
	Redo *Action `json:"redo,omitempty"`
	// Said are values to fill in on the page, by field name.
	Said map[string]string
	// Leave reports whether the page closes. To is the place to open instead; nil for the previous page.
	Leave bool   `json:"leave,omitempty"`
	To    *Place `json:"to,omitempty"`
}

// A UserError is an error with a complete sentence for the user.
type UserError string

func (t UserError) Error() string { return string(t) }

// An Outdated is the error of an action that became impossible when another user changed something.
type Outdated string

func (m Outdated) Error() string { return string(m) }
