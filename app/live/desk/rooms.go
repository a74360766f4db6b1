package desk

import (
	"slices"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/live/room"
	"scripkeeper/app/session"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
)

// Rooms are the rooms of the games of a book: each is opened when somebody comes, and closed when everybody has gone.
// They belong to the goroutine of the games.
type Rooms struct {
	book   *book.Book
	device string
	// only is the one game that there is, zero for all of the book.
	only ledger.GameID
	// changed is told of the games of which guests see something else now.
	changed func(game string)
	open    map[ledger.GameID]*held
	// waiting is what waits for a keeper in all of them.
	waiting *room.Waiting
	// outside is the number of what others wrote to the book.
	outside int64
}

// A held room is one that is open, with its session and when somebody came last.
type held struct {
	*room.Room
	session *session.Session
	used    time.Time
}

// NewRooms are the rooms of the games of a book, or of only one of them, in which this device goes by a name. Changed
// is told of every change; it must not block.
func NewRooms(b *book.Book, device string, only ledger.GameID, changed func(game string)) *Rooms {
	outside, _ := b.Outside() // what cannot be read is looked at anew
	return &Rooms{book: b, device: device, only: only, changed: changed, open: map[ledger.GameID]*held{},
		waiting: room.NewWaiting(b.Path()), outside: outside}
}

// Room is the room of a game on the shelf. The problem [door.Missing] tells that there is none, another one why the
// game cannot be opened.
func (r *Rooms) Room(game string) (*room.Room, error) {
	h, err := r.enter(game)
	if err != nil {
		return nil, err
	}
	return h.Room, nil
}

// Game is a game on the shelf. Problems are those of [Rooms.Room].
func (r *Rooms) Game(id string) (*game.Game, error) {
	h, err := r.enter(id)
	if err != nil {
		return nil, err
	}
	return h.session.Game(), nil
}

// enter opens the room of a game where it is closed.
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
	if s.Game().ID() != id { // it was mended, and stands under another number now
		return nil, missing()
	}
	h := &held{session: s, used: time.Now()}
	h.Room = room.New(s, r.waiting, func() { r.changed(game) })
	r.open[id] = h
	return h, nil
}

// has reports whether a game is among those that may be opened, if it is there.
func (r *Rooms) has(id ledger.GameID) bool { return r.only == ledger.GameID{} || r.only == id }

// Title is what a game is called, empty where it is not on the shelf.
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

// Follow sees to it that the rooms show what another program, or another window, wrote to the book.
func (r *Rooms) Follow() {
	outside, err := r.book.Outside()
	if err != nil || outside == r.outside {
		return
	}
	r.outside = outside
	r.renewAll()
}

// renewAll sees to it that all rooms show what is in the book now.
func (r *Rooms) renewAll() {
	for id := range r.open {
		r.renew(id)
	}
}

// renew sees to it that the room of a game, if it is open, shows what is in the book now.
func (r *Rooms) renew(id ledger.GameID) {
	h, open := r.open[id]
	if !open {
		return
	}
	now, err := r.book.Games.LoadFromShelf(id)
	switch {
	case err == nil && same(now, h.session.Game()):
	case err == nil && h.session.Open(id) == nil && h.session.Game().ID() == id:
	default:
		r.close(id)
		r.changed(id.String())
	}
}

// same reports whether two copies of a game show the same.
func same(a, b *game.Game) bool {
	return a.Length() == b.Length() && a.Head() == b.Head() && a.Setup().Title == b.Setup().Title &&
		slices.Equal(a.Names(), b.Names()) && slices.Equal(a.ShortNames(), b.ShortNames()) &&
		slices.Equal(a.Looks(), b.Looks())
}

// Tidy closes the rooms in which nobody was for a while, and nobody is.
func (r *Rooms) Tidy(unused time.Duration, busy func(game string) bool) {
	for id, h := range r.open {
		if time.Since(h.used) > unused && !busy(id.String()) {
			r.close(id)
			r.changed(id.String()) // from now on nobody hears of what others write to it
		}
	}
}

// Close closes all rooms. Everything that is being filled in is on disk then.
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

// Proposes reports whether the seats of a game propose what they enter.
func (r *Rooms) Proposes(game string) bool { return room.Proposes(r.waiting, game) }

// Leave drops what a guest proposed, see [room.Leave].
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
