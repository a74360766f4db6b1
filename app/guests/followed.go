package guests

import (
	"net/url"

	"scripkeeper/app/live"
	"scripkeeper/app/live/door"
	"scripkeeper/app/live/hall"
	"scripkeeper/app/live/room"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
)

// A Followed is what phones may follow: the game on the table, or a tournament of the book.
type Followed struct {
	*Host
	// tournament is zero for the game.
	tournament ledger.JournalID
}

// Game is the game on the table, whichever it is.
func (h *Host) Game() Followed { return Followed{Host: h} }

// Tournament is a tournament of the book.
func (h *Host) Tournament(id ledger.JournalID) Followed { return Followed{h, id} }

// Of is what a route leads to.
func (h *Host) Of(to route.Live) Followed { return Followed{h, to.Tournament} }

// route is the way to its page.
func (f Followed) route() route.Live { return route.Live{Tournament: f.tournament} }

// isTournament reports whether it is a tournament.
func (f Followed) isTournament() bool { return f.tournament != ledger.JournalID{} }

// address is where phones find it, empty where no game is on the table.
func (f Followed) address() string {
	if f.isTournament() {
		return hall.Address(f.tournament)
	}
	if f.shell == nil || f.shell.Session.Game() == nil {
		return ""
	}
	return f.shell.Session.Game().ID().String()
}

// title is what a tournament of a book is called, empty for the game, whose page lies beside it.
func (f Followed) title(in *book.Book) string {
	if !f.isTournament() {
		return ""
	}
	heads, _ := in.Journals.List() // a book that cannot be read says so elsewhere
	for _, head := range heads {
		if head.ID == f.tournament {
			return head.Title
		}
	}
	return ""
}

// far is the key of the way to a projector or a television, and what a link ends in that shows it there.
func (f Followed) far() (key, end string) {
	if f.isTournament() {
		return "guests.hall.far", "?view=hall"
	}
	return "guests.far", "?view=board"
}

// On reports whether phones may follow it.
func (f Followed) On() bool { return f.served[f.address()] }

// Start lets phones follow it. The faults are live.port and live.elsewhere.
func (f Followed) Start(s *shell.Shell) error {
	if err := f.begin(s); err != nil {
		return err
	}
	f.served[f.address()] = true
	f.server.Changed(f.address())
	f.notify()
	return nil
}

// Stop ends it, and shows that. Guests are known again when it is started the next time.
func (f Followed) Stop() {
	if f.On() {
		f.stop(f.address())
		f.notify()
	}
}

// Link is the link that a phone joins by, under one of the addresses of this device.
func (f Followed) Link(device string) string {
	link, err := url.Parse(f.server.JoinURL(f.address()))
	if err != nil {
		return ""
	}
	link.Host = device
	return link.String()
}

// Guests are who follows it or did so, none where it is off.
func (f Followed) Guests() []live.Present {
	if !f.On() {
		return nil
	}
	return f.server.Guests(f.address())
}

// connected is how many follow it now.
func (f Followed) connected() int {
	n := 0
	for _, guest := range f.Guests() {
		if guest.Connected {
			n++
		}
	}
	return n
}

// Asking are the guests who ask for a seat.
func (f Followed) Asking() []live.Present {
	var all []live.Present
	for _, guest := range f.Guests() {
		if guest.Asked >= 0 {
			all = append(all, guest)
		}
	}
	return all
}

// room is that of the game, nil where it is off, and for a tournament.
func (f Followed) room() *room.Room {
	if f.isTournament() || !f.On() {
		return nil
	}
	r, err := f.rooms.Room(f.address())
	if err != nil {
		return nil
	}
	return r
}

// Proposals are the entries that wait for a yes.
func (f Followed) Proposals() []room.Proposal {
	if r := f.room(); r != nil {
		return r.Proposals()
	}
	return nil
}

// hall is that of the tournament, nil where it is off, and for the game.
func (f Followed) hall() *hall.Hall {
	if !f.isTournament() || !f.On() {
		return nil
	}
	of, err := f.halls.Hall(f.address())
	if err != nil {
		return nil
	}
	return of
}

// players are the names of those who play.
func (f Followed) players() []string {
	if f.isTournament() {
		return f.halls.Players(f.address())
	}
	return room.NewStage(onTable{f.Host}).Players(f.address())
}

// Results are those that members handed in, which wait for the director.
func (f Followed) Results() []page.Row {
	if of := f.hall(); of != nil {
		return of.Waiting()
	}
	return nil
}

// Waiting is how many things wait for a yes.
func (f Followed) Waiting() int { return len(f.Asking()) + len(f.Proposals()) + len(f.Results()) }

// grant gives a guest a role, and a seat for that.
func (f Followed) grant(id string, role door.Role, seat int) error {
	return f.server.Grant(f.address(), id, role, seat, false)
}

// deny says no to a guest who asks for a seat.
func (f Followed) deny(id string) error { return f.server.Deny(f.address(), id) }

// remove lets a guest go.
func (f Followed) remove(id string) error { return f.server.Revoke(f.address(), id) }
