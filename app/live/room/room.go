// Package room shows one game on the table to guests: what each of them may see of it, the sheets on which they fill
// in entries, and what they enter. It works nothing out and names no rulebook: all that it answers is made of the
// values that the window draws, see [view] and [sheet].
package room

import (
	"reflect"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
)

// A Room is a game on the table of a session, for guests. It belongs to the goroutine of the session.
type Room struct {
	session *session.Session
	// game is the id of the game, waiting what waits for a keeper in all rooms.
	game    string
	waiting *Waiting
	// told is what guests last saw of an entry of which several tell a part.
	told *Joint
	// changed is told of whatever guests see of the room.
	changed func()
	leave   []func()
}

// New is the room of the game on the table of a session. Changed is called on the goroutine of the session after
// everything that changes what guests see: entries, whoever made them, parts that were told, and proposals.
func New(s *session.Session, w *Waiting, changed func()) *Room {
	r := &Room{session: s, game: s.Game().ID().String(), waiting: w, changed: changed}
	r.leave = []func(){s.Listen(changed), s.Drafts.Listen(r.drafted)}
	return r
}

// drafted tells of a change of what is filled in here, where guests see that: who is missing in an entry of which
// several tell a part.
func (r *Room) drafted() {
	before := r.told
	if r.told = r.joint(r.session.View()); !reflect.DeepEqual(before, r.told) {
		r.changed()
	}
}

// Close leaves the session alone.
func (r *Room) Close() {
	for _, leave := range r.leave {
		leave()
	}
}

// SetPropose has seats propose what they enter, so that a keeper accepts it, or lets them enter it.
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

// Proposes reports whether seats propose what they enter.
func (r *Room) Proposes() bool { return Proposes(r.waiting, r.game) }

// view is the game as an audience sees it.
func (r *Room) view(by door.Audience) view.Game {
	v := r.session.View()
	if by.Role == door.Seat && v.Layout.HasSeat(by.Seat) {
		return v.For(by.Seat)
	}
	return v
}

// Rooms are where the games are that guests may follow.
type Rooms interface {
	// Room is the room of a game, by its id. The problem [door.Missing] tells that there is none.
	Room(game string) (*Room, error)
}

func missing() error { return door.NewProblem(door.Missing, words.Text("live.missing")) }

// A Single is the one room of a window: that of the game on its table, whichever it is.
type Single struct {
	session *session.Session
	waiting *Waiting
	changed func()
	room    *Room
}

// NewSingle is the room of whatever game is on the table of a session. Changed is told of changes as with [New].
func NewSingle(s *session.Session, changed func()) *Single {
	return &Single{session: s, waiting: NewWaiting(s.Book().Path()), changed: changed}
}

// Room is the room of the game on the table. A game that left the table took its room with it.
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

// Leave drops what a guest proposed, see [Leave].
func (s *Single) Leave(game, guest string) error { return Leave(s.waiting, game, guest) }

func (s *Single) Close() {
	if s.room != nil {
		s.room.Close()
	}
	s.room = nil
}
