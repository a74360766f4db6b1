// Package guests lets the phones of everybody follow the game on the table, or a tournament, in their browsers, and
// shows who does: the page Live, and what waits for a yes of whoever keeps the game or directs the tournament.
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

// A Host serves what is followed to browsers: one server for the game on the table and for tournaments. It is off until
// somebody starts it, and ends with the last that is followed. It belongs to the goroutine of the screen.
type Host struct {
	by     shell.Runner
	shell  *shell.Shell
	server *live.Server
	rooms  *room.Single
	halls  *hall.Halls
	// served are the addresses of what is followed.
	served map[string]bool
	// waited is how many things waited for a yes when that was shown last.
	waited int
	// wifi is the network that phones join first, as far as somebody typed it.
	wifi network
	// release lets the screen go dark again.
	release func()
}

// NewHost is a host that is off. The runner is that of the shell.
func NewHost(by shell.Runner) *Host { return &Host{by: by, served: map[string]bool{}} }

// notify shows what changed: guests, what they ask for, that it goes on and off.
func (h *Host) notify() { h.shell.Update() }

// begin opens the server where it is closed. The faults are live.port and live.elsewhere.
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
	h.rooms = room.NewSingle(session, func() { h.changed(h.Game().address()) })
	h.halls = hall.New(book, session.Author().Device, hall.StoreOf(book.Path()), h.changed)
	h.halls.Serves = func(address string) bool { return h.served[address] }
	table := onTable{h}
	stage := room.NewStage(table)
	options := live.Options{
		Run: h.during(h.rooms), Stage: stage, Players: stage.Players, Operations: room.Operations(table),
		Assets: page, Words: live.PageWords, Store: live.StoreOf(book.Path()),
		Title: func(string) string { return session.View().Title() },
		Home:  h.home,
		Proposing: func(game string) bool {
			of, err := table.Room(game)
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

// followSession ends what left the table, and shows tournaments what became of their games.
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

// followTime is how soon phones see what is entered on the pages of a tournament.
const followTime = 300 * time.Millisecond

// followBook shows phones again and again what this window, another one or a command entered in tournaments. All ends
// with the book.
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

// during does on the screen what browsers ask for while these rooms are open. What is still under way when they are
// closed, because somebody ended Live or closed the window, is not done: whoever asked is told no.
func (h *Host) during(rooms *room.Single) func(func()) {
	return func(do func()) {
		h.by.Within(func() {
			if h.rooms == rooms {
				do()
			}
		})
	}
}

// changed tells the browsers that a game, what is proposed in it, or a tournament changed. Here the session tells of
// the game.
func (h *Host) changed(address string) {
	if h.server == nil {
		return
	}
	h.server.Changed(address)
	if waiting := h.waiting(); waiting != h.waited || hall.Is(address) {
		h.waited = waiting
		h.notify()
	}
}

// waiting is how many entries and results wait for a yes.
func (h *Host) waiting() int {
	n := len(h.Game().Proposals())
	for address := range h.served {
		if of, err := h.halls.Hall(address); err == nil {
			n += len(of.Waiting())
		}
	}
	return n
}

// stop lets something be followed no more. With the last one the server ends.
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

// End ends all of it as the window closes. It waits for nobody. Guests are known again the next time.
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

// home is where a keeper of all games begins in a browser: at the game, else at a tournament.
func (h *Host) home() string {
	if h.Game().On() {
		return h.Game().address()
	}
	if all := h.tournaments(); len(all) > 0 {
		return hall.Address(all[0])
	}
	return ""
}

// tournaments are those that are served, in the order of their numbers.
func (h *Host) tournaments() []ledger.JournalID {
	var all []ledger.JournalID
	for _, address := range slices.Sorted(maps.Keys(h.served)) {
		if id, is := hall.ID(address); is {
			all = append(all, id)
		}
	}
	return all
}

// Sign is that of the game on the table, else that of a tournament; nil while Live is off.
func (h *Host) Sign(s *shell.Shell) *input.Button {
	if h.Game().On() {
		return h.Game().Sign(s)
	}
	if all := h.tournaments(); len(all) > 0 {
		return h.Tournament(all[0]).Sign(s)
	}
	return nil
}

// Addresses are those under which a phone may find this device; of one without a network only its own.
func (h *Host) Addresses() []string {
	all := h.server.Addresses()
	if len(all) > 1 {
		all = all[:len(all)-1] // the last is for browsers on this device
	}
	return all
}

// onTable is the room of the game on the table, as long as that is followed.
type onTable struct{ host *Host }

// Room is the room of a game. The problem is [door.Missing] where it is not followed.
func (t onTable) Room(game string) (*room.Room, error) {
	if !t.host.served[game] {
		return nil, door.NewProblem(door.Missing, words.Text("live.missing"))
	}
	return t.host.rooms.Room(game)
}
