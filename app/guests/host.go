// Package guests lets the phones of everybody at the table follow the game on it in their browsers, and shows who does:
// the page Live, and what waits for a yes of whoever keeps the game.
package guests

import (
	"io/fs"
	"net/url"

	"scripkeeper/app/live"
	"scripkeeper/app/live/door"
	"scripkeeper/app/live/invite"
	"scripkeeper/app/live/room"
	"scripkeeper/app/shell"
	"scripkeeper/assets"
	"scripkeeper/ledger"
)

// A Host serves the game on the table to browsers. It is off until somebody starts it, and ends with the game. It
// belongs to the goroutine of the screen.
type Host struct {
	by     shell.Runner
	shell  *shell.Shell
	server *live.Server
	rooms  *room.Single
	game   ledger.GameID
	// proposed is how many entries waited for a yes when that was shown last.
	proposed int
	// wifi is the network that phones join first, as far as somebody typed it.
	wifi network
	// release lets the screen go dark again.
	release func()
}

// NewHost is a host that is off. The runner is that of the shell.
func NewHost(by shell.Runner) *Host { return &Host{by: by} }

// notify shows what changed: guests, what they ask for, that it goes on and off.
func (h *Host) notify() { h.shell.Update() }

// On reports whether the game on the table is served.
func (h *Host) On() bool { return h.server != nil }

// Start serves the game on the table. The fault is live.port.
func (h *Host) Start(s *shell.Shell) error {
	if h.On() {
		return nil
	}
	page, err := fs.Sub(assets.Files(), "live")
	if err != nil {
		return err
	}
	session := s.Session
	h.shell, h.game = s, session.Game().ID()
	rooms := room.NewSingle(session, h.changed)
	h.rooms = rooms
	stage := room.NewStage(rooms)
	link := func(game string) string { return h.server.JoinURL(game) }
	server, err := live.Open(live.Options{
		Run: h.during(rooms), Stage: stage,
		Operations: append(room.Operations(rooms), invite.Operations(stage, link)...),
		Assets:     page, Words: live.PageWords, Store: live.StoreOf(session.Book().Path()),
		Title: func(string) string { return session.View().Title() },
		Proposing: func(game string) bool {
			of, err := rooms.Room(game)
			return err == nil && of.Proposes()
		},
	})
	if err != nil {
		h.rooms = nil
		return err
	}
	h.server, h.release = server, s.StayAwake()
	server.OnGuests(func() { h.by.OnScreen(h.notify) })
	var leave func()
	leave = session.Listen(func() {
		if h.server != server {
			leave()
		} else if on := session.Game(); on == nil || on.ID() != h.game {
			h.Stop()
		}
	})
	h.notify()
	return nil
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

// changed tells the browsers that the game or what is proposed in it changed. Here the session tells of the game.
func (h *Host) changed() {
	if h.server != nil {
		h.server.Changed(h.game.String())
	}
	if proposed := len(h.Proposals()); proposed != h.proposed {
		h.proposed = proposed
		h.notify()
	}
}

// Stop ends it, and shows that. Guests are known again when it is started the next time.
func (h *Host) Stop() {
	if h.On() {
		h.End()
		h.notify()
	}
}

// End ends it as the window closes. It waits for nobody.
func (h *Host) End() {
	if !h.On() {
		return
	}
	server, rooms := h.server, h.rooms
	h.server, h.rooms = nil, nil
	server.Close()
	rooms.Close()
	h.release()
}

// room is that of the game, nil where it is off.
func (h *Host) room() *room.Room {
	if !h.On() {
		return nil
	}
	r, err := h.rooms.Room(h.game.String())
	if err != nil {
		return nil
	}
	return r
}

// Guests are who follows the game or did so, none where it is off.
func (h *Host) Guests() []live.Present {
	if !h.On() {
		return nil
	}
	return h.server.Guests(h.game.String())
}

// Asking are the guests who ask for a seat.
func (h *Host) Asking() []live.Present {
	var all []live.Present
	for _, guest := range h.Guests() {
		if guest.Asked >= 0 {
			all = append(all, guest)
		}
	}
	return all
}

// Proposals are the entries that wait for a yes.
func (h *Host) Proposals() []room.Proposal {
	if r := h.room(); r != nil {
		return r.Proposals()
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

// Link is the link that a phone joins by, under one of the addresses.
func (h *Host) Link(address string) string {
	link, err := url.Parse(h.server.JoinURL(h.game.String()))
	if err != nil {
		return ""
	}
	link.Host = address
	return link.String()
}

// grant gives a guest a role, and a seat for that.
func (h *Host) grant(id string, role door.Role, seat int) error {
	return h.server.Grant(h.game.String(), id, role, seat, false)
}

// deny says no to a guest who asks for a seat.
func (h *Host) deny(id string) error { return h.server.Deny(h.game.String(), id) }

// remove lets a guest go.
func (h *Host) remove(id string) error { return h.server.Revoke(h.game.String(), id) }
