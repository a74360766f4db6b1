package director

import (
	"math/rand/v2"
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// NewSeed returns a number that a draw follows from, short enough to be read aloud.
func NewSeed() uint64 { return 1 + rand.Uint64N(999_999) }

// A Proposal is a round that people may still change seats in.
type Proposal struct {
	desk *Desk
	// Round is nil as long as there is nothing to change.
	Round *tournament.AnnouncedRound
	// Cost is what is against it.
	Cost draw.Cost
	// pairs are those who changed seats, in order.
	pairs [][2]int
	// chain is that of the tournament for which it was made.
	chain ledger.Hash
}

func (p *Proposal) set(r *tournament.AnnouncedRound) {
	p.Round, p.Cost = r, draw.CostOf(&p.desk.State, r)
}

// Swap lets two people change seats, and returns in words what that costs. Back undoes it and reports whether it did:
// it does nothing once anything else was changed. Done is false where one of them has no seat.
func (p *Proposal) Swap(a, b int) (sentence string, back func() bool, done bool) {
	if p.Round == nil {
		return "", nil, false
	}
	before, round := *p, copied(p.Round)
	if !round.Swap(a, b) {
		return "", nil, false
	}
	p.set(round)
	pair := [2]int{min(a, b), max(a, b)}
	if last := len(p.pairs) - 1; last >= 0 && p.pairs[last] == pair {
		p.pairs = p.pairs[:last] // they changed back
	} else {
		p.pairs = append(p.pairs[:last+1:last+1], pair)
	}
	return words.Swapped(&p.desk.State, a, b, before.Cost, p.Cost), func() bool {
		if p.Round != round {
			return false
		}
		*p = before // with the number that it was drawn from
		return true
	}, true
}

// Summary is what is against the round, in words.
func (p *Proposal) Summary() string { return words.CostSummary(&p.desk.State, p.Cost) }

// copied is a round of its own, to change.
func copied(r *tournament.AnnouncedRound) *tournament.AnnouncedRound {
	other := *r
	other.Tables, other.Out = slices.Clone(r.Tables), slices.Clone(r.Out)
	for i := range other.Tables {
		other.Tables[i].Members = slices.Clone(other.Tables[i].Members)
	}
	return &other
}

// Exchanges are the seats that people of a round that was announced are about to change.
type Exchanges struct {
	Proposal
	number int
}

// NewExchanges begins to change seats in a round.
func NewExchanges(d *Desk, round int) *Exchanges {
	e := &Exchanges{Proposal{desk: d}, round}
	e.Renew()
	return e
}

// Renew goes back to the round as it was announced where something was entered since, and reports whether it did.
func (e *Exchanges) Renew() bool {
	drawn, there := e.desk.State.Round(e.number)
	chain := e.desk.Tournament.Chain()
	if !there || e.chain == chain {
		return false
	}
	e.chain, e.pairs = chain, nil
	e.set(copied(drawn.Announced()))
	return true
}

// Fixed reports whether a member cannot change seats: the table has a result.
func (e *Exchanges) Fixed(member int) bool {
	drawn, there := e.desk.State.Round(e.number)
	return !there || slices.ContainsFunc(drawn.Tables, func(t tournament.DrawnTable) bool {
		return t.Result != nil && slices.Contains(t.Members, member)
	})
}

// Any reports whether there is anything to enter.
func (e *Exchanges) Any() bool { return len(e.pairs) > 0 }

// Enter enters the exchanges. After one that cannot be, the round is as it was announced, with those before it.
func (e *Exchanges) Enter() error {
	var entries []tournament.Entry
	for _, pair := range e.pairs {
		entries = append(entries, &tournament.Exchange{Round: e.number, Members: pair})
	}
	err := e.desk.Enter(entries...)
	if err != nil {
		e.Renew()
	}
	return err
}
