package command

import (
	"strings"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

// join lets people join: those on the command line, and those of a file.
func join(c call, _ *tournament.State, names []string) (tournament.Entry, error) {
	if c.tournament.from != "" {
		read, err := notation.Names(c.tournament.from, c.input)
		if err != nil {
			return nil, err
		}
		names = append(names, read...)
	}
	return director.Joining(names), nil
}

func leave(_ call, s *tournament.State, w []string) (tournament.Entry, error) {
	member, err := notation.Member(s, w[0])
	return &tournament.Leave{Member: member}, err
}

func comeBack(_ call, s *tournament.State, w []string) (tournament.Entry, error) {
	member, err := notation.Member(s, w[0])
	return &tournament.Return{Member: member}, err
}

func rest(c call, s *tournament.State, w []string) (tournament.Entry, error) {
	member, err := notation.Member(s, w[0])
	return &tournament.Rest{Member: member, Plays: c.tournament.plays}, err
}

func wish(c call, s *tournament.State, w []string) (tournament.Entry, error) {
	both, err := notation.Pair(s, w)
	return &tournament.Wish{Members: both, Together: c.tournament.together, Lifted: c.tournament.lift}, err
}

func exchange(c call, s *tournament.State, w []string) (tournament.Entry, error) {
	both, err := notation.Pair(s, w)
	return &tournament.Exchange{Round: c.roundOf(s), Members: both}, err
}

// roundOf is the round that --round names, or the last one that was drawn.
func (a arguments) roundOf(s *tournament.State) int {
	if a.tournament.round > 0 {
		return a.tournament.round
	}
	return len(s.Rounds)
}

// fine gives a penalty: whom, how many points, why.
func fine(c call, s *tournament.State, w []string) (tournament.Entry, error) {
	member, err := notation.Member(s, w[0])
	if err != nil {
		return nil, err
	}
	points, err := notation.Points(w[1])
	return &tournament.Penalty{Member: member, Points: points, Reason: w[2], Round: c.tournament.round}, err
}

func award(_ call, s *tournament.State, w []string) (tournament.Entry, error) {
	member, err := notation.Member(s, w[0])
	return &tournament.Award{Member: member, Award: w[1]}, err
}

func lots(c call, s *tournament.State, _ []string) (tournament.Entry, error) {
	drawn := tournament.DrawLots(len(s.Members), c.drawnSeed())
	return &drawn, nil
}

func reveal(call, *tournament.State, []string) (tournament.Entry, error) {
	return &tournament.Reveal{}, nil
}

func end(c call, _ *tournament.State, _ []string) (tournament.Entry, error) {
	return &tournament.End{Lifted: c.tournament.lift}, nil
}

// except takes a game of the book out of a series, with a reason where one is given.
func except(c call, _ *tournament.State, w []string) (tournament.Entry, error) {
	e := &tournament.Except{Game: strings.ToLower(w[0]), Lifted: c.tournament.lift, Reason: strings.Join(w[1:], " ")}
	if _, err := ledger.ParseGameID(e.Game); err == nil {
		return e, nil
	}
	err := c.look(func(book *book.Book) error {
		game, err := one(book, w[0])
		e.Game = game.ID.String()
		return err
	})
	return e, err
}
