package page

import (
	"strconv"
	"strings"
)

// A Source computes the pages about a subject and runs their actions.
type Source interface {
	// Page returns the page of a place. An error of type [UserError] is a complete sentence.
	Page(At) (Page, error)
	// Do runs an action that the page of a place offers.
	Do(Action, At) (Done, error)
}

// A Worker is a source whose pages may have to wait for slow work.
type Worker interface {
	// Begin returns the work that the page of a place waits for, or nil. It is called whenever the page is shown.
	Begin(At) *Work
}

// A Work is slow work. Do may run in the background and returns early once stopped reports true. Done is then called
// with the error that Do returned.
type Work struct {
	Do   func(stopped func() bool) error
	Done func(error)
}

// A Place names a page of a source, such as "member/3". The place of the first page is empty.
type Place string

// PlaceOf joins parts to a place.
func PlaceOf(parts ...string) *Place {
	place := Place(strings.Join(parts, "/"))
	return &place
}

// Part returns the part at an index, counted from 0, or "" if there is none.
func (p Place) Part(at int) string {
	if parts := strings.Split(string(p), "/"); at < len(parts) {
		return parts[at]
	}
	return ""
}

// Number returns the part at an index as a number, or the given default if the part is not a number.
func (p Place) Number(at, otherwise int) int {
	if n, err := strconv.Atoi(p.Part(at)); err == nil {
		return n
	}
	return otherwise
}

// An At is a place and the values that were filled in there, by field name. If a page's place is within that of the
// page that opened it, as "plan/day" is within "plan", both pages share these values.
type At struct {
	Place
	Said map[string]string
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

// Done is the result of an action.
type Done struct {
	// Told is a sentence on what was done; may be empty.
	Told string `json:"told,omitempty"`
	// Undo reverts the action and Redo repeats it; each may be nil.
	Undo *Action `json:"undo,omitempty"`
	Redo *Action `json:"redo,omitempty"`
	// Said are values to fill in on the page, by field name.
	Said map[string]string
	// Leave reports whether the page closes. To is the place that replaces it; nil for the previous page.
	Leave bool   `json:"leave,omitempty"`
	To    *Place `json:"to,omitempty"`
}

// A UserError is an error in the form of a complete sentence.
type UserError string

func (t UserError) Error() string { return string(t) }

// An Outdated is the error of an action that has become impossible because somebody else changed something.
type Outdated string

func (m Outdated) Error() string { return string(m) }
