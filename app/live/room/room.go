// Package room serves one game to guests: their view of the game, the sheets for entries, and recording. It knows no
// rules; its answers consist of the values that the window draws, see [view] and [sheet].
package room

import (
	"reflect"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
)

// A Room serves a session's game to guests. It is used on the session's goroutine only.
type Room struct {
	session *session.Session
	game    string
	waiting *Waiting
	// told is the joint entry that guests saw last.
	told    *Joint
	changed func()
	leave   []func()
}

// New returns the room for a session's game. changed is called on the session's goroutine after every change that
// guests can see: entries by anyone, finished parts, and proposals.
func New(s *session.Session, w *Waiting, changed func()) *Room {
	r := &Room{session: s, game: s.Game().ID().String(), waiting: w, changed: changed}
	r.leave = []func(){s.Listen(changed), s.Drafts.Listen(r.drafted)}
	return r
}

// drafted calls changed if guests see another joint entry after a draft changed, such as one with fewer missing seats.
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

// SetPropose sets whether seats only propose entries, which a keeper then accepts.
func (r *Room) SetPropose(on bool) error {
	setting := 0
	if on {
		setting = 1
	}
	if err := r.waiting.Set(r.game, setting); err != nil {
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

type Rooms interface {
	// Room returns a game's room by the game's id. The problem is [door.Missing] if there is none.
	Room(game string) (*Room, error)
}

func missing() error { return door.NewProblem(door.Missing, words.Text("live.missing")) }

// A Single holds the only room that a window serves: the room for the game on its table.
type Single struct {
	session *session.Session
	waiting *Waiting
	changed func()
	room    *Room
}

// NewSingle returns the rooms for a session, whichever game is on its table. changed is called as for [New].
func NewSingle(s *session.Session, changed func()) *Single {
	return &Single{session: s, waiting: NewWaiting(s.Book().Path()), changed: changed}
}

// Room returns the room for the game on the table. A game that is no longer on the table has no room.
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
