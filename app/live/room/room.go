// Package room serves one game to guests: the state of the game, forms for entries, and recording. The package knows no
// rules. Its answers consist of the values that the app draws, see [view] and [sheet].
package room

import (
	"reflect"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Room serves a session's game to guests. Only the session's goroutine may use a Room.
type Room struct {
	session *session.Session
	game    string
	waiting *Waiting
	// told is the entry for several players that guests saw last.
	told    *Joint
	changed func()
	leave   []func()
}

// New returns the room for a session's game. The function changed runs on the session's goroutine after every change
// that guests can see: entries, players' answers, and proposals.
func New(s *session.Session, w *Waiting, changed func()) *Room {
	r := &Room{session: s, game: s.Game().ID().String(), waiting: w, changed: changed}
	r.leave = []func(){s.Listen(changed), s.Drafts.Listen(r.drafted)}
	return r
}

// drafted calls changed if a draft changes what guests see, such as which seats have not answered.
func (r *Room) drafted() {
	before := r.told
	if r.told = r.joint(r.session.View()); !reflect.DeepEqual(before, r.told) {
		r.changed()
	}
}

func (r *Room) Close() {
	for _, leave := range r.leave {
		leave()
	}
}

// SetPropose sets whether players' entries need a keeper's approval.
func (r *Room) SetPropose(on bool) error {
	if err := r.waiting.Set(r.game, calc.Bit(on)); err != nil {
		return r.problem(err)
	}
	r.changed()
	return nil
}

func (r *Room) Proposes() bool { return Proposes(r.waiting, r.game) }

func (r *Room) view(by door.Audience) view.Game {
	v := r.session.View()
	if by.Role == door.Seat && v.Layout.HasSeat(by.Seat) {
		return v.For(by.Seat)
	}
	return v
}

// Rooms returns the room of a game. The error is [door.Missing] if the game does not exist.
type Rooms func(game string) (*Room, error)

func missing() error { return door.NewProblem(door.Missing, words.Text("live.missing")) }

// A Single holds the room of the game that is open in the app.
type Single struct {
	session *session.Session
	waiting *Waiting
	changed func()
	room    *Room
}

// NewSingle returns the room of the game that is open in a session. The function changed is called as for [New].
func NewSingle(s *session.Session, changed func()) *Single {
	return &Single{session: s, waiting: NewWaiting(s.Book().Path()), changed: changed}
}

// Room returns the room of the open game. The error is [door.Missing] for other games.
func (s *Single) Room(game string) (*Room, error) {
	on := s.session.Game()
	if on == nil || on.ID().String() != game {
		return nil, missing()
	}
	if s.room == nil || s.room.game != game {
		s.Close()
		s.room = New(s.session, s.waiting, s.changed)
	}
	return s.room, nil
}

func (s *Single) Leave(game, guest string) error { return Leave(s.waiting, game, guest) }

func (s *Single) Close() {
	if s.room != nil {
		s.room.Close()
	}
	s.room = nil
}
