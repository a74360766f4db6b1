package live

import (
	"encoding/json"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words/lang"
)

// A Present is a guest's state in one game.
type Present struct {
	door.Guest
	Connected bool
	// Asked is the seat that the guest asks for, or -1.
	Asked int
}

// Guests returns the guests of a game sorted by name, or all guests if game is "".
func (s *Server) Guests(game string) []Present {
	all := s.guests.list(game)
	s.hub.mark(all, game)
	return all
}

// Grant gives a guest a role in a game. The seat is required for [door.Seat], and may be -1 for a keeper. Unless beside
// is set, guests who had the seat become spectators.
//
// The error is [door.Missing] for an unknown guest, [door.Malformed] for an invalid role or seat, and live.unkept if
// the change cannot be stored. After an error nothing has changed.
//
// Grant, Deny and Revoke must be called on the goroutine that owns the games.
func (s *Server) Grant(game, guest string, role door.Role, seat int, beside bool) error {
	if !isSeat(role, seat) {
		return malformed()
	}
	err := s.settle(game, func(g *guests) ([]string, error) { return g.grant(guest, game, role, seat, beside) })
	if err == nil {
		s.news.tell(game)
	}
	return err
}

// maxSeat is larger than the number of any game's last seat.
const maxSeat = 100

func isSeat(role door.Role, seat int) bool {
	switch role {
	case door.Look:
		return true
	case door.Seat:
		return seat >= 0 && seat < maxSeat
	case door.Keeper:
		return seat >= -1 && seat < maxSeat
	}
	return false
}

// Deny rejects a guest's request for a seat. The error is [door.Missing] for an unknown guest.
func (s *Server) Deny(game, guest string) error {
	if err := s.change(func(g *guests) error { return g.ask(guest, game, -1) }); err != nil {
		return err
	}
	s.regroup(guest)
	return nil
}

// Revoke removes a guest from a game, ends the guest's streams and changes the join link. The error is [door.Missing]
// for an unknown guest.
func (s *Server) Revoke(game, guest string) error {
	err := s.settle(game, func(g *guests) ([]string, error) { return []string{guest}, g.revoke(guest, game) })
	if err == nil {
		s.news.tell(game)
	}
	return err
}

// SeatOf returns a guest's seat in a game, or the guest's member in a tournament, or -1.
func (s *Server) SeatOf(game, guest string) int {
	p, ok := s.guests.in(guest, game)
	if !ok {
		return -1
	}
	return p.Seat
}

// Know links a guest with a member of a tournament, or unlinks the guest if member is -1. The error is [door.Missing]
// for an unknown guest.
func (s *Server) Know(game, guest string, member int) error {
	err := s.change(func(g *guests) error { return g.know(guest, game, member) })
	s.regroup(guest)
	return err
}

// settle applies do to the guests of a game, and do returns the changed guests' IDs. If these lose their place or seat,
// settle deletes their submissions.
func (s *Server) settle(game string, do func(*guests) (changed []string, err error)) error {
	trial := s.guests.copy()
	changed, err := do(trial)
	if err != nil {
		return err
	}
	for _, id := range changed {
		before, _ := s.guests.in(id, game)
		after, stays := trial.in(id, game)
		if s.options.Left == nil || stays && (before.Seat < 0 || after.Seat == before.Seat) {
			continue
		}
		if err := s.options.Left(game, id); err != nil {
			return err
		}
	}
	err = s.change(func(g *guests) (err error) {
		changed, err = do(g)
		return err
	})
	if err != nil {
		return err
	}
	for _, id := range changed {
		s.regroup(id)
	}
	return nil
}

// OnGuests registers a function that is called soon after guests change, on any goroutine.
func (s *Server) OnGuests(call func()) { s.news.listen(call) }

func (s *Server) regroup(id string) {
	in := func(game string) (Present, bool) { return s.guests.in(id, game) }
	s.hub.regroup(id, in, newEvent("gone", []byte("{}")))
	for _, game := range s.guests.games(id) {
		s.news.tell(game)
	}
}

func (s *Server) tellGuests(game string) {
	kept, proposing := s.hub.kept(game)
	if !kept {
		return
	}
	var players []string
	if s.options.Players != nil {
		s.options.Run(func() { players = s.options.Players(game) })
	}
	guests := s.Guests(game)
	doubts := Doubts(guests, players)
	s.hub.tellKeepers(game, func(language string) *event {
		list := struct {
			Guests  []told `json:"guests"`
			Propose bool   `json:"propose"`
		}{[]told{}, proposing}
		for i, p := range guests {
			doubt := doubts[i].Sentence(lang.Of(language))
			list.Guests = append(list.Guests, told{me: toldOf(p), Connected: p.Connected, Doubt: doubt})
		}
		data, _ := json.Marshal(list) // texts and numbers can always be encoded
		return newEvent("guests", data)
	})
}

// me is a guest's state as sent to the guest.
type me struct {
	ID    string    `json:"id"`
	Name  string    `json:"name"`
	Role  door.Role `json:"role"`
	Seat  int       `json:"seat"`
	Asked int       `json:"asked"`
	Game  string    `json:"game,omitempty"`
}

type told struct {
	me
	Connected bool `json:"connected"`
	// Doubt warns of a misleading name, see [Doubt], or is "".
	Doubt string `json:"doubt,omitempty"`
}

func toldOf(p Present) me { return me{p.ID, p.Name, p.Role, p.Seat, p.Asked, p.Game} }

func meEvent(p Present) *event {
	data, _ := json.Marshal(toldOf(p))
	return newEvent("me", data)
}
