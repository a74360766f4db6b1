// Package guests lets phones follow the game on the table or a tournament in their browsers. Its page Live shows the
// guests, and the seats, entries and results that await an answer from the keeper or the director.
package guests

import (
	"io/fs"
	"maps"
	"slices"
	"time"

	"scripkeeper/app/live"
	"scripkeeper/app/live/door"
	"scripkeeper/app/live/hall"
	"scripkeeper/app/live/invite"
	"scripkeeper/app/live/room"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/assets"
	"scripkeeper/ledger"
)

// A Host serves the game on the table and tournaments to browsers from one server. The server opens when the first of
// these is started and closes when the last is stopped. A Host may be used only on the UI goroutine.
type Host struct {
	by     shell.Runner
	shell  *shell.Shell
	server *live.Server
	rooms  *room.Single
	halls  *hall.Halls
	// served holds the addresses that phones may follow.
	served map[string]bool
	// lastWaiting is the number of waiting items when the screen was last updated.
	lastWaiting int
	// wifi is the network that phones must join first, as the user typed it; empty until then.
	wifi network
	// release lets the screen turn off again.
	release func()
}

func NewHost(by shell.Runner) *Host { return &Host{by: by, served: map[string]bool{}} }

func (h *Host) notify() { h.shell.Update() }

// begin opens the server if it is closed. It may return the faults live.port and live.elsewhere.
func (h *Host) begin(s *shell.Shell) error {
	if h.server != nil {
		return nil
	}
	page, err := fs.Sub(assets.Files(), "live")
	if err != nil {
		return err
	}
	session, book := s.Session, s.Session.Book()
	h.shell = s
	h.rooms = room.NewSingle(session, func() { h.reportChange(h.Game().address()) })
	h.halls = hall.New(book, session.Author().Device, hall.StoreOf(book.Path()), h.reportChange)
	h.halls.Serves = func(address string) bool { return h.served[address] }
	stage := room.NewStage(h.onTable)
	options := live.Options{
		Run: h.whileOpen(h.rooms), Stage: stage, Players: stage.Players, Operations: room.Operations(h.onTable),
		Assets: page, Words: live.PageWords, Store: live.StoreOf(book.Path()),
		Title: func(string) string { return session.View().Title() },
		Home:  h.home,
		Left:  h.rooms.Leave,
		Proposing: func(game string) bool {
			of, err := h.onTable(game)
			return err == nil && of.Proposes()
		},
	}
	h.halls.Serve(&options)
	link := func(game string) string { return h.server.JoinURL(game) }
	options.Operations = append(options.Operations, invite.Operations(options.Stage, link)...)
	server, err := live.Open(options)
	if err != nil {
		h.rooms, h.halls = nil, nil
		return err
	}
	h.server, h.halls.Guests, h.release = server, server, s.StayAwake()
	server.OnGuests(func() { h.by.OnScreen(h.notify) })
	var leave func()
	leave = session.Listen(func() {
		if h.server != server {
			leave()
		} else {
			h.followSession()
		}
	})
	h.followBook(server)
	return nil
}

// followSession stops serving a game that is no longer on the table, and refreshes the followed tournaments.
func (h *Host) followSession() {
	on := h.Game().address()
	for address := range h.served {
		switch {
		case hall.Is(address):
			h.halls.Renew(address)
			h.server.Changed(address)
		case address != on:
			h.stop(address)
			h.notify()
		}
		if h.server == nil {
			return
		}
	}
}

// followTime is the interval at which the book is checked for new tournament entries.
const followTime = 300 * time.Millisecond

// followBook keeps sending phones the entries that this window, another window or a command adds to tournaments. When
// the book is closed, it ends the host.
func (h *Host) followBook(server *live.Server) {
	h.by.Later(followTime, func() {
		switch {
		case h.server != server:
		case h.shell.Session.Book() != h.halls.Book():
			h.End()
			h.notify()
		default:
			h.halls.Follow()
			h.followBook(server)
		}
	})
}

// whileOpen runs browsers' requests on the UI goroutine while these rooms are open. A request still pending when Live
// ends or the window closes is dropped, and its sender gets a refusal.
func (h *Host) whileOpen(rooms *room.Single) func(func()) {
	return func(do func()) {
		h.by.Within(func() {
			if h.rooms == rooms {
				do()
			}
		})
	}
}

// reportChange informs the browsers of a change at an address: in the game, in its proposals, or in a tournament. The
// session already shows changes of the game in the window, so only waiting items and tournaments are updated there.
func (h *Host) reportChange(address string) {
	if h.server == nil {
		return
	}
	h.server.Changed(address)
	if waiting := h.waiting(); waiting != h.lastWaiting || hall.Is(address) {
		h.lastWaiting = waiting
		h.notify()
	}
}

func (h *Host) waiting() int {
	n := len(h.Game().Proposals())
	for address := range h.served {
		if of, err := h.halls.Hall(address); err == nil {
			n += len(of.Waiting())
		}
	}
	return n
}

// stop stops serving an address, and closes the server if no other address is served.
func (h *Host) stop(address string) {
	if delete(h.served, address); len(h.served) == 0 {
		h.End()
		return
	}
	if !hall.Is(address) {
		h.rooms.Close()
	}
	h.server.Changed(address)
}

// End closes everything when the window closes, without waiting for pending requests. The guests are remembered for the
// next start.
func (h *Host) End() {
	if h.server == nil {
		return
	}
	server, rooms := h.server, h.rooms
	h.server, h.rooms, h.halls, h.served = nil, nil, nil, map[string]bool{}
	server.Close()
	rooms.Close()
	h.release()
}

// home returns the address at which a keeper of all games starts in a browser. If phones may follow the game, this is
// the game's address, and otherwise the address of the first tournament that they may follow.
func (h *Host) home() string {
	if h.Game().On() {
		return h.Game().address()
	}
	if all := h.tournaments(); len(all) > 0 {
		return hall.Address(all[0])
	}
	return ""
}

func (h *Host) tournaments() []ledger.JournalID {
	var all []ledger.JournalID
	for _, address := range slices.Sorted(maps.Keys(h.served)) {
		if id, is := hall.ID(address); is {
			all = append(all, id)
		}
	}
	return all
}

// Sign returns the sign for the game on the table if phones may follow it. Otherwise it returns the sign for a
// tournament, or nil while Live is off.
func (h *Host) Sign(s *shell.Shell) *input.Button {
	if h.Game().On() {
		return h.Game().Sign(s)
	}
	if all := h.tournaments(); len(all) > 0 {
		return h.Tournament(all[0]).Sign(s)
	}
	return nil
}

// Addresses returns the addresses where phones find this device; without a network, only its loopback address.
func (h *Host) Addresses() []string {
	all := h.server.Addresses()
	if len(all) > 1 {
		all = all[:len(all)-1] // the last is for browsers on this device
	}
	return all
}

// onTable returns the room of the game on the table. The error is [door.Missing] if phones may not follow the game.
func (h *Host) onTable(game string) (*room.Room, error) {
	if !h.served[game] {
		return nil, door.NewProblem(door.Missing, words.Text("live.missing"))
	}
	return h.rooms.Room(game)
}
