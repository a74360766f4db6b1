package guests

import (
	"net/url"
	"slices"

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

// A Followed is something that phones may follow: the game on the table or a tournament of the book.
type Followed struct {
	*Host
	// tournament is the tournament's id, or zero for the game on the table.
	tournament ledger.JournalID
}

// Game returns the game on the table, whichever game that is.
func (h *Host) Game() Followed { return Followed{Host: h} }

func (h *Host) Tournament(id ledger.JournalID) Followed { return Followed{h, id} }

// Of returns the game or tournament that a route leads to.
func (h *Host) Of(to route.Live) Followed { return Followed{h, to.Tournament} }

func (f Followed) route() route.Live { return route.Live{Tournament: f.tournament} }

func (f Followed) isTournament() bool { return f.tournament != ledger.JournalID{} }

// address returns the address phones use, empty if no game is on the table.
func (f Followed) address() string {
	if f.isTournament() {
		return hall.Address(f.tournament)
	}
	if f.shell == nil || f.shell.Session.Game() == nil {
		return ""
	}
	return f.shell.Session.Game().ID().String()
}

// title returns the tournament's title. It returns "" for the game, whose Live page opens next to its table.
func (f Followed) title(in *book.Book) string {
	if !f.isTournament() {
		return ""
	}
	heads, _ := in.Journals.List() // an unreadable book is reported elsewhere
	for _, head := range heads {
		if head.ID == f.tournament {
			return head.Title
		}
	}
	return ""
}

// farLink returns the text key of the link to a projector or television, and the query that the link ends in.
func (f Followed) farLink() (key, end string) {
	if f.isTournament() {
		return "guests.hall.far", "?view=hall"
	}
	return "guests.far", "?view=board"
}

// On reports whether phones may follow the game or tournament.
func (f Followed) On() bool { return f.served[f.address()] }

// Start lets phones follow the game or tournament. It may return the faults live.port and live.elsewhere.
func (f Followed) Start(s *shell.Shell) error {
	if err := f.begin(s); err != nil {
		return err
	}
	f.served[f.address()] = true
	f.server.Changed(f.address())
	f.notify()
	return nil
}

// Stop stops phones from following the game or tournament, and updates the screen. Its guests are remembered for the
// next Start.
func (f Followed) Stop() {
	if f.On() {
		f.stop(f.address())
		f.notify()
	}
}

// Link returns the link to join by, with device as its host; device is one of [Host.Addresses].
func (f Followed) Link(device string) string {
	link, err := url.Parse(f.server.JoinURL(f.address()))
	if err != nil {
		return ""
	}
	link.Host = device
	return link.String()
}

// Guests returns all guests who follow or have followed the game or tournament; nil while Live is off.
func (f Followed) Guests() []live.Present {
	if !f.On() {
		return nil
	}
	return f.server.Guests(f.address())
}

func (f Followed) SeatRequests() []live.Present {
	return slices.DeleteFunc(f.Guests(), func(guest live.Present) bool { return guest.Asked < 0 })
}

// room returns the game's room. It returns nil for a tournament and while Live is off.
func (f Followed) room() *room.Room {
	if f.isTournament() || !f.On() {
		return nil
	}
	r, _ := f.rooms.Room(f.address())
	return r
}

// Proposals returns the entries awaiting an answer.
func (f Followed) Proposals() []room.Proposal {
	if r := f.room(); r != nil {
		return r.Proposals()
	}
	return nil
}

// hall returns the tournament's hall. It returns nil for the game and while Live is off.
func (f Followed) hall() *hall.Hall {
	if !f.isTournament() || !f.On() {
		return nil
	}
	of, _ := f.halls.Hall(f.address())
	return of
}

func (f Followed) players() []string {
	if f.isTournament() {
		return f.halls.Players(f.address())
	}
	return room.NewStage(f.onTable).Players(f.address())
}

// Results returns the results that members have handed in and the director has not yet answered.
func (f Followed) Results() []page.Row {
	if of := f.hall(); of != nil {
		return of.Waiting()
	}
	return nil
}

// WaitingCount counts everything that awaits an answer.
func (f Followed) WaitingCount() int {
	return len(f.SeatRequests()) + len(f.Proposals()) + len(f.Results())
}

func (f Followed) grant(id string, role door.Role, seat int) error {
	return f.server.Grant(f.address(), id, role, seat, false)
}

func (f Followed) deny(id string) error { return f.server.Deny(f.address(), id) }

func (f Followed) remove(id string) error { return f.server.Revoke(f.address(), id) }
