// Package door defines the types that the live server shares with its handlers: guests, calls and replies. The package
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
	// Seat is the role of a player, who makes entries for one seat and sees the seat's secrets.
	Seat Role = "seat"
	// Keeper is the role with all the rights that the app itself has.
	Keeper Role = "keeper"
)

// Covers reports whether r has at least the rights of the role least.
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
	// ID identifies the guest to other guests and is not secret.
	ID string
	// Name is the device's name in the log, such as "Ben's phone".
	Name string
	Role Role
	// Seat is the index of the guest's seat, or -1 for a guest without a seat.
	Seat int
	// Game is the id of the only game that the guest may follow, or "" for all games.
	Game     string
	Language string
	// Address is the guest's IPv4 address or IPv6 network. A device can have many addresses in its IPv6 network.
	Address string
}

type Call struct {
	Guest Guest
	// Language is the tag of the browser's preferred language.
	Language string
	// Path maps the names of the pattern's wildcards to values, such as the value of {game}.
	Path  map[string]string
	Query url.Values
	Kind  string
	Body  []byte
	// Attempt identifies what a POST is for, or is empty. A page that gets no answer repeats the POST with the same
	// attempt.
	Attempt string
}

// An Operation is a kind of request. The server answers only the operations in its list.
type Operation struct {
	// Method is GET or POST. A GET changes nothing. If Least is [Look] and the path has {game}, the reply is cached
	// until the game changes. Such a reply may depend only on the game, the audience and the query.
	Method string
	// Path is a pattern for [http.ServeMux], without the method. With {game} in Path, only guests of that game are
	// served.
	Path  string
	Least Role
	// Limit is the maximum size of the body in bytes, or 0 for [UsualLimit]. Kinds are the content types, nil for JSON.
	Limit int64
	Kinds []string
	// Guess means that the request contains a secret. After too many [Wrong] secrets, the device and the address are
	// blocked.
	Guess bool
	// Beside reports that Do is slow and runs on the request's goroutine, not on the goroutine that owns the games.
	Beside bool
	// Do handles a call in the guest's language. Without Beside, Do runs on the goroutine that owns the games.
	Do func(Call) (Reply, error)
}

// UsualLimit is the default maximum size of a request body, in bytes.
const UsualLimit = 64 << 10

const JSONKind = "application/json"

type Reply struct {
	Kind string
	Body []byte
	// File is the file name for a download, or "" to display the reply.
	File string
	// Policy is the Content-Security-Policy header, or "" for the server's default policy.
	Policy string
	Status int
}

// JSON returns a reply with value as JSON. The HTTP status is value.Status() if value has such a method.
func JSON[T any](value T) (Reply, error) {
	body, err := json.Marshal(value)
	reply := Reply{Kind: JSONKind, Body: body}
	if v, has := any(value).(interface{ Status() int }); has {
		reply.Status = v.Status()
	}
	return reply, err
}

// A Problem is an error that guests receive as JSON.
type Problem struct {
	Status int `json:"-"`
	// Code identifies the kind of problem for programs. Sentence is the message for people.
	Code     string `json:"code"`
	Sentence string `json:"sentence"`
	// Detail is JSON that lets the page continue after the problem, or nil.
	Detail json.RawMessage `json:"detail,omitempty"`
}

func (p *Problem) Error() string { return cmp.Or(p.Sentence, p.Code) }

const (
	// Malformed means that the request body is invalid (HTTP 400).
	Malformed = "live.malformed"
	// Forbidden means that the guest's role lacks the right (HTTP 403).
	Forbidden = "live.forbidden"
	// Wrong means that a secret, such as a code, is wrong (HTTP 403).
	Wrong = "live.wrong"
	// Missing means that the game or entry does not exist (HTTP 404).
	Missing = "live.missing"
	// Stale means that the game has changed since the guest loaded the page (HTTP 409).
	Stale = "live.stale"
	// Refused means that the request is against the rules (HTTP 422).
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

// NewProblem returns a problem with the HTTP status of code. An empty sentence becomes the code's default sentence in
// the guest's language.
func NewProblem(code, sentence string) *Problem {
	return &Problem{Status: status(code), Code: code, Sentence: sentence}
}

// An Audience is all guests with the same role and seat in one language, who see the same page.
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

// A Stage returns what an audience sees of a game, as JSON. The server calls Seen once per audience after each change,
// on the goroutine that owns the games. The error is [Missing] if the game does not exist.
type Stage interface {
	Seen(game string, by Audience) ([]byte, error)
}
