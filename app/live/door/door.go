// Package door defines what the live table's server shares with the packages it serves: guests, calls and replies. It
// knows nothing about games.
package door

import (
	"cmp"
	"encoding/json"
	"net/http"
	"net/url"
)

type Role string

const (
	Look Role = "look"
	// Seat makes entries for one seat, and sees that seat's secrets.
	Seat Role = "seat"
	// Keeper may do all that the app can do.
	Keeper Role = "keeper"
)

// Covers reports whether a role includes the rights of another.
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

type Guest struct {
	// ID identifies the guest to others and is no secret.
	ID string
	// Name is the device's name in the log: "Ben's phone".
	Name string
	Role Role
	// Seat is the seat that the guest makes entries for, -1 for none.
	Seat int
	// Game is the only game that the guest may follow, empty for all games.
	Game     string
	Language string
	// Address is the guest's IP address. For IPv6 it is the network, as a device may have many addresses.
	Address string
}

type Call struct {
	Guest Guest
	// Language is the tag of the browser's preferred language.
	Language string
	// Path holds the values of the pattern's wildcards by name ("game"); Query is the query string.
	Path  map[string]string
	Query url.Values
	Kind  string
	Body  []byte
}

// Read decodes a call's body strictly. The problem is [Malformed], also for an unknown field.
func Read[T any](c Call) (T, error) {
	var value T
	err := decode(c.Body, &value)
	return value, err
}

// An Operation is a request that guests may make. All operations are in one list; nothing else is served.
type Operation struct {
	// Method is GET or POST. A GET changes nothing. The reply to a GET about a game that is open to [Look] depends only
	// on the game, the audience and the query, and is cached until the game changes.
	Method string
	// Path is a pattern of [http.ServeMux] without the method. If it has {game}, the guest must belong to that game.
	Path  string
	Least Role
	// Limit is the longest body in bytes, 0 for [UsualLimit]. Kinds are the accepted content types, nil for JSON alone.
	Limit int64
	Kinds []string
	// Guess marks an attempt at a secret. Too many [Wrong] attempts by a device or an address are refused.
	Guess bool
	// Beside reports that Do is slow and runs outside the games' goroutine.
	Beside bool
	// Do runs on the games' goroutine unless Beside is set, and in the guest's language.
	Do func(Call) (Reply, error)
}

// UsualLimit is the longest body of a post in bytes.
const UsualLimit = 64 << 10

const JSONKind = "application/json"

type Reply struct {
	Kind string
	Body []byte
	// File is the name for saving the reply, empty to show it.
	File string
	// Policy is the Content-Security-Policy for a page with its own scripts or styles, empty for the usual policy.
	Policy string
	Status int
}

// JSON returns a reply with a value as JSON, and with the value's own status if it has one.
func JSON[T any](value T) (Reply, error) {
	body, err := json.Marshal(value)
	reply := Reply{Kind: JSONKind, Body: body}
	if v, has := any(value).(interface{ Status() int }); has {
		reply.Status = v.Status()
	}
	return reply, err
}

// A Problem says why a request failed. Guests receive it as JSON, with its status as the HTTP status.
type Problem struct {
	Status int `json:"-"`
	// Code is for programs. Sentence tells people what is wrong and what would be right.
	Code     string `json:"code"`
	Sentence string `json:"sentence"`
	// Detail is JSON for the page to continue with, or nil.
	Detail json.RawMessage `json:"detail,omitempty"`
}

func (p *Problem) Error() string { return cmp.Or(p.Sentence, p.Code) }

// Codes of problems that any operation may have.
const (
	// Malformed means that the body is unreadable (400).
	Malformed = "live.malformed"
	// Forbidden means that the guest's role does not suffice (403).
	Forbidden = "live.forbidden"
	// Wrong means that a secret is wrong (403).
	Wrong = "live.wrong"
	// Missing means that a game or an entry does not exist (404).
	Missing = "live.missing"
	// Stale means that the request was based on an older table (409).
	Stale = "live.stale"
	// Refused means that the request is against the rules (422).
	Refused = "live.refused"
)

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

// NewProblem returns a problem with the code's status. Without a sentence, guests get the code's, in their language.
func NewProblem(code, sentence string) *Problem {
	return &Problem{Status: status(code), Code: code, Sentence: sentence}
}

// An Audience is a group of guests who see the same in one language: all lookers, all keepers, or all guests of a seat.
type Audience struct {
	Role     Role
	Seat     int
	Language string
}

func (g Guest) Audience() Audience {
	if g.Role != Seat {
		return Audience{g.Role, -1, g.Language}
	}
	return Audience{Seat, g.Seat, g.Language}
}

// A Stage returns what an audience currently sees of a game, as JSON. It is called on the games' goroutine, in the
// audience's language, once per audience after each change. The problem is [Missing] if there is no such game.
type Stage interface {
	Seen(game string, by Audience) ([]byte, error)
}
