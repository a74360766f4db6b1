// Package door has the words that the server of the live table shares with what it serves: who asks, what may be asked,
// and how that is answered. It knows no game.
package door

import (
	"cmp"
	"encoding/json"
	"net/http"
	"net/url"
)

// A Role is what a guest may do.
type Role string

const (
	// Look only looks.
	Look Role = "look"
	// Seat enters for one seat, and sees what that seat holds in secret.
	Seat Role = "seat"
	// Keeper may do all that the app can do.
	Keeper Role = "keeper"
)

// Covers reports whether a role may do what another one may.
func (r Role) Covers(least Role) bool { return r.rank() >= least.rank() }

func (r Role) rank() int {
	switch r {
	case Keeper:
		return 2
	case Seat:
		return 1
	}
	return 0
}

// A Guest is a device that was let in.
type Guest struct {
	// ID names it to others; it is no secret.
	ID string
	// Name is what the device is called in the log: "Ben's phone".
	Name string
	Role Role
	// Seat is the seat that it enters for, -1 for none.
	Seat int
	// Game is the one that it may follow, empty for all.
	Game string
	// Language is the tag of the one that its browser asks for.
	Language string
	// Address is where it asks from, as far as one device may have several: a network's, for IPv6.
	Address string
}

// A Call is something that a guest asks.
type Call struct {
	Guest Guest
	// Language is the tag of the one that the browser asks for.
	Language string
	// Path holds the places of the pattern by their names ("game"), Query what stands after the question mark.
	Path  map[string]string
	Query url.Values
	// Kind is the content type of the body.
	Kind string
	Body []byte
}

// Read reads the body of a call. The problem is [Malformed]. A field that is not known is one.
func Read[T any](c Call) (T, error) {
	var value T
	err := decode(c.Body, &value)
	return value, err
}

// An Operation is something that may be asked. Which there are stands in one list; nothing else is served.
type Operation struct {
	// Method is GET or POST. A GET changes nothing. One of a game for which [Look] is enough answers by the game, the
	// audience and the query alone: it is worked out once for all who see the same, until the game changes.
	Method string
	// Path is a pattern of [http.ServeMux] without the method: "/g/{game}/log". Where it has a {game}, the guest must
	// be one of that game.
	Path string
	// Least is the role that it needs.
	Least Role
	// Limit is the longest body in bytes, 0 for [UsualLimit]. Kinds are the content types that it may have, nil for
	// JSON alone.
	Limit int64
	Kinds []string
	// Guess reports that it tries a secret. Whoever gives a [Wrong] one too often, by device or by address, is refused.
	Guess bool
	// Beside reports that Do answers beside the goroutine of the games, because it takes long.
	Beside bool
	// Do answers, on the goroutine of the games and in the language of the guest.
	Do func(Call) (Reply, error)
}

// UsualLimit is the longest body of a post in bytes.
const UsualLimit = 64 << 10

// JSONKind is the content type of most bodies and replies.
const JSONKind = "application/json"

// A Reply is what is answered.
type Reply struct {
	Kind string
	Body []byte
	// File is the name under which a browser saves it, empty for what it shows.
	File string
	// Policy is the Content-Security-Policy of a page with parts of its own in it, empty for that of every answer.
	Policy string
	// Status is that of the answer, 0 for [http.StatusOK].
	Status int
}

// JSON is a value as a reply.
func JSON[T any](value T) (Reply, error) {
	body, err := json.Marshal(value)
	return Reply{Kind: JSONKind, Body: body}, err
}

// A Problem is why something that was asked is not done. Guests are answered its JSON with its status.
type Problem struct {
	Status int `json:"-"`
	// Code is for programs, Sentence for people: what is wrong and what would be right.
	Code     string `json:"code"`
	Sentence string `json:"sentence"`
	// Detail is what a page has to go on with, as JSON; nil for nothing.
	Detail json.RawMessage `json:"detail,omitempty"`
}

// Error is the sentence, or the code of a problem without one.
func (p *Problem) Error() string { return cmp.Or(p.Sentence, p.Code) }

// The codes of problems that any operation may have.
const (
	// Malformed is a body that cannot be read (400).
	Malformed = "live.malformed"
	// Forbidden is something that the guest's role may not do (403).
	Forbidden = "live.forbidden"
	// Wrong is a secret that is not the right one (403).
	Wrong = "live.wrong"
	// Missing is a game or an entry that is not there (404).
	Missing = "live.missing"
	// Stale was made against an older table (409).
	Stale = "live.stale"
	// Refused is against the rules (422).
	Refused = "live.refused"
)

// status is the status of a problem with a code.
func status(code string) int {
	switch code {
	case Malformed:
		return http.StatusBadRequest
	case Forbidden, Wrong:
		return http.StatusForbidden
	case Missing:
		return http.StatusNotFound
	case Stale:
		return http.StatusConflict
	}
	return http.StatusUnprocessableEntity
}

// NewProblem is a problem of one of the codes. One without a sentence says that of its code, in the guest's language.
func NewProblem(code, sentence string) *Problem {
	return &Problem{Status: status(code), Code: code, Sentence: sentence}
}

// An Audience are guests who see the same: all who look, all who keep, those of one seat, as far as they read one
// language.
type Audience struct {
	Role     Role
	Seat     int
	Language string
}

// Audience is whom a guest belongs to.
func (g Guest) Audience() Audience {
	if g.Role != Seat {
		return Audience{g.Role, -1, g.Language}
	}
	return Audience{Seat, g.Seat, g.Language}
}

// A Stage gives what an audience sees of a game as it stands now, as JSON. It is asked on the goroutine of the games,
// in the language of the audience, once for each after each change. The problem [Missing] tells that there is no such game.
type Stage interface {
	Seen(game string, by Audience) ([]byte, error)
}
