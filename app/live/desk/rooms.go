package desk

import (
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/live/room"
	"scripkeeper/app/session"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
)

// Rooms are the rooms for a book's games, opened on demand and closed when unused. Only the games' goroutine uses them.
type Rooms struct {
	book    *book.Book
	device  string
	only    ledger.GameID
	changed func(game string)
	open    map[ledger.GameID]*held
	waiting *room.Waiting
	// outside counts the writes to the book by other programs and windows.
	outside int64
}

type held struct {
	*room.Room
	session *session.Session
	used    time.Time
}

// NewRooms returns the rooms for a book's games, or for a single game if the id only is set. device is the name in the
// log. changed must not block.
func NewRooms(b *book.Book, device string, only ledger.GameID, changed func(game string)) *Rooms {
	outside, _ := b.OutsideVersion() // unreadable: compared again later
	return &Rooms{book: b, device: device, only: only, changed: changed, open: map[ledger.GameID]*held{},
		waiting: room.NewWaiting(b.Path()), outside: outside}
}

// Room returns a game's room. The problem is [door.Missing] if there is no such game, and another one if opening fails.
func (r *Rooms) Room(game string) (*room.Room, error) {
	h, err := r.enter(game)
	if err != nil {
		return nil, err
	}
	return h.Room, nil
}

// Game returns a game on the shelf, with the problems of [Rooms.Room].
func (r *Rooms) Game(id string) (*game.Game, error) {
	h, err := r.enter(id)
	if err != nil {
		return nil, err
	}
	return h.session.Game(), nil
}

func (r *Rooms) enter(game string) (*held, error) {
	id, err := ledger.ParseGameID(game)
	if err != nil || !r.has(id) {
		return nil, missing()
	}
	if h, open := r.open[id]; open {
		h.used = time.Now()
		return h, nil
	}
	s := session.New(r.book, r.device, func(do func()) { go do() })
	if err := s.Open(id); err != nil {
		return nil, problem("", err)
	}
	if s.Game().ID() != id { // it was repaired under a new id
		return nil, missing()
	}
	h := &held{session: s, used: time.Now()}
	h.Room = room.New(s, r.waiting, func() { r.changed(game) })
	r.open[id] = h
	return h, nil
}

func (r *Rooms) has(id ledger.GameID) bool { return r.only == ledger.GameID{} || r.only == id }

func (r *Rooms) Title(game string) string {
	id, err := ledger.ParseGameID(game)
	if err != nil || !r.has(id) {
		return ""
	}
	found, err := r.book.Shelf.Find(id.String())
	if err != nil || len(found) == 0 {
		return ""
	}
	return words.GameTitle(found[0])
}

// Follow updates the rooms after another program, or another window, wrote to the book.
func (r *Rooms) Follow() {
	outside, err := r.book.OutsideVersion()
	if err != nil || outside == r.outside {
		return
	}
	r.outside = outside
	r.renewAll()
}

func (r *Rooms) renewAll() {
	for id := range r.open {
		r.renew(id)
	}
}

func (r *Rooms) renew(id ledger.GameID) {
	if h, open := r.open[id]; open && h.session.Renew() != nil {
		r.close(id)
		r.changed(id.String())
	}
}

// Tidy closes the rooms that are neither busy nor recently used.
func (r *Rooms) Tidy(unused time.Duration, busy func(game string) bool) {
	for id, h := range r.open {
		if time.Since(h.used) > unused && !busy(id.String()) {
			r.close(id)
			r.changed(id.String()) // others' writes no longer reach its guests
		}
	}
}

// Close closes all rooms, once all drafts are on disk.
func (r *Rooms) Close() {
	for id := range r.open {
		r.close(id)
	}
}

func (r *Rooms) close(id ledger.GameID) {
	h := r.open[id]
	h.Room.Close()
	h.session.Drafts.Flush()
	delete(r.open, id)
}

func (r *Rooms) Proposes(game string) bool { return room.Proposes(r.waiting, game) }

// Leave drops a guest's proposals, see [room.Leave].
func (r *Rooms) Leave(game, guest string) error {
	err := room.Leave(r.waiting, game, guest)
	for id := range r.open {
		if game == "" || game == id.String() {
			r.changed(id.String())
		}
	}
	return err
}

func missing() error { return door.NewProblem(door.Missing, words.Text("live.missing")) }
