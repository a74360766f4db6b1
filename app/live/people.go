package live

import (
	"encoding/json"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words/lang"
)

// A Present is a guest as it is in one game.
type Present struct {
	door.Guest
	// Connected reports whether it follows the game now.
	Connected bool
	// Asked is the seat that it asks for, -1 for none.
	Asked int
}

// Guests returns who has a place in a game, by name; for the empty game, all guests, as what they are in all games.
func (s *Server) Guests(game string) []Present {
	all := s.guests.list(game)
	s.hub.mark(all, game)
	return all
}

// Grant gives a guest a role in a game, with a seat for [door.Seat]; a keeper may have one, or -1. Whoever had the seat
// only looks from now on, unless the guest is to have it beside them. The problem is [door.Missing] when there is no
// such guest of the game, and [door.Malformed] for what is no role or no seat.
func (s *Server) Grant(game, guest string, role door.Role, seat int, beside bool) error {
	if !isSeat(role, seat) {
		return malformed()
	}
	changed, ok := s.guests.grant(guest, game, role, seat, beside)
	if !ok {
		return missing()
	}
	s.keep()
	for _, id := range changed {
		s.regroup(id)
	}
	s.news.tell(game)
	return nil
}

// maxSeat is beyond the last seat of any game.
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

// Deny says no to a guest who asks for a seat in a game: it stays what it is. The problem is [door.Missing] when there is
// no such guest of the game.
func (s *Server) Deny(game, guest string) error {
	if !s.guests.ask(guest, game, -1) {
		return missing()
	}
	s.keep()
	s.regroup(guest)
	return nil
}

// Revoke lets a guest go from a game. Its streams end, and the link to join is another one, so that it does not come
// back by the old one. The problem is [door.Missing] when there is no such guest of the game.
func (s *Server) Revoke(game, guest string) error {
	if _, ok := s.guests.revoke(guest, game); !ok {
		return missing()
	}
	s.regroup(guest) // first it is out, then that is written down
	s.keep()
	s.news.tell(game)
	return nil
}

// SeatOf returns the seat that a guest has in a game, in a tournament the member that it is known to be; -1 for none.
func (s *Server) SeatOf(game, guest string) int {
	p, ok := s.guests.in(guest, game)
	if !ok {
		return -1
	}
	return p.Seat
}

// Know has a guest be known as a member of a tournament, whatever its role there; -1 as nobody. The problem is
// [door.Missing] when there is no such guest of the tournament.
func (s *Server) Know(game, guest string, member int) error {
	if !s.guests.know(guest, game, member) {
		return missing()
	}
	s.keep()
	s.regroup(guest)
	return nil
}

// OnGuests has a function called, beside the goroutine of the games, some moments after something of guests changed:
// who is there, who is connected, what they are, what they ask for, and the links.
func (s *Server) OnGuests(call func()) { s.news.listen(call) }

// regroup makes the streams of a guest those of what it is now.
func (s *Server) regroup(id string) {
	in := func(game string) (Present, bool) { return s.guests.in(id, game) }
	s.hub.regroup(id, in, newEvent("gone", []byte("{}")))
	for _, game := range s.guests.games(id) {
		s.news.tell(game)
	}
}

// tellGuests tells the keepers of a game who is there.
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
		data, _ := json.Marshal(list) // texts and numbers are JSON in any case
		return newEvent("guests", data)
	})
}

// me is what a guest is told of itself, told what keepers are told of it.
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
	// Doubt is what the name could be taken for, in a sentence; empty for nothing.
	Doubt string `json:"doubt,omitempty"`
}

func toldOf(p Present) me { return me{p.ID, p.Name, p.Role, p.Seat, p.Asked, p.Game} }

func meEvent(p Present) *event {
	data, _ := json.Marshal(toldOf(p)) // texts and numbers are JSON in any case
	return newEvent("me", data)
}
