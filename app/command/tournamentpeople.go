package command

import (
	"strings"

	"scripkeeper/app/command/notation"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// joining lets people join: those on the command line, and those of a file.
func (p Program) joining(a arguments, names []string) maker {
	return func(*tournament.State) (tournament.Entry, error) {
		all := names
		if a.tournament.from != "" {
			read, err := p.names(a.tournament.from)
			if err != nil {
				return nil, err
			}
			all = append(all, read...)
		}
		e := &tournament.Join{}
		for _, name := range all {
			e.People = append(e.People, tournament.Joining{Name: name})
		}
		return e, nil
	}
}

func leaving(name string) maker {
	return func(s *tournament.State) (tournament.Entry, error) {
		member, err := notation.Member(s, name)
		return &tournament.Leave{Member: member}, err
	}
}

func returning(name string) maker {
	return func(s *tournament.State) (tournament.Entry, error) {
		member, err := notation.Member(s, name)
		return &tournament.Return{Member: member}, err
	}
}

func resting(a arguments, name string) maker {
	return func(s *tournament.State) (tournament.Entry, error) {
		member, err := notation.Member(s, name)
		return &tournament.Rest{Member: member, Plays: a.tournament.plays}, err
	}
}

func wishing(a arguments, names []string) maker {
	return func(s *tournament.State) (tournament.Entry, error) {
		both, err := notation.Pair(s, names)
		return &tournament.Wish{Members: both, Together: a.tournament.together, Lifted: a.tournament.lift}, err
	}
}

func exchanging(a arguments, names []string) maker {
	return func(s *tournament.State) (tournament.Entry, error) {
		both, err := notation.Pair(s, names)
		return &tournament.Exchange{Round: a.roundOf(s), Members: both}, err
	}
}

// roundOf is the round that --round names, or the last one that was drawn.
func (a arguments) roundOf(s *tournament.State) int {
	if a.tournament.round > 0 {
		return a.tournament.round
	}
	return len(s.Rounds)
}

// fining gives a penalty: whom, how many points, why.
func fining(a arguments, w []string) maker {
	return func(s *tournament.State) (tournament.Entry, error) {
		member, err := notation.Member(s, w[0])
		if err != nil {
			return nil, err
		}
		points, err := notation.Points(w[1])
		return &tournament.Penalty{Member: member, Points: points, Reason: w[2], Round: a.tournament.round}, err
	}
}

func awarding(w []string) maker {
	return func(s *tournament.State) (tournament.Entry, error) {
		member, err := notation.Member(s, w[0])
		return &tournament.Award{Member: member, Award: w[1]}, err
	}
}

func lots(a arguments) maker {
	return func(s *tournament.State) (tournament.Entry, error) {
		drawn := tournament.DrawLots(len(s.Members), a.drawnSeed())
		return &drawn, nil
	}
}

// excepting takes a game of the book out of a series, with a reason where one is given.
func (p Program) excepting(a arguments, w []string) maker {
	return func(*tournament.State) (tournament.Entry, error) {
		digits := w[0]
		e := &tournament.Except{Game: strings.ToLower(digits), Lifted: a.tournament.lift, Reason: strings.Join(w[1:], " ")}
		if _, err := ledger.ParseGameID(e.Game); err == nil {
			return e, nil
		}
		book, err := p.look(a)
		if err != nil {
			return nil, err
		}
		defer func() { _ = book.Close() }()
		game, err := one(book, digits)
		e.Game = game.ID.String()
		return e, err
	}
}
