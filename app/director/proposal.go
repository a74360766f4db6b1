package director

import (
	"math/rand/v2"
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// NewSeed returns a random seed for a draw, from 1 to 999,999. Such a short seed can be read aloud.
func NewSeed() uint64 { return 1 + rand.Uint64N(999_999) }

// A Proposal is a round in which the director can still swap members.
type Proposal struct {
	desk *Desk
	// Round is nil if there is no round to change.
	Round *tournament.AnnouncedRound
	// Cost counts the round's drawbacks, such as opponents who meet again.
	Cost  draw.Cost
	pairs [][2]int
	// chain is the tournament's hash when the round was made.
	chain ledger.Hash
}

func (p *Proposal) set(r *tournament.AnnouncedRound) {
	p.Round, p.Cost = r, draw.CostOf(&p.desk.State, r)
}

// Swap swaps two members and returns a sentence about the round's drawbacks. done is false if a member has no seat.
// back undoes the swap, or returns false after another change.
func (p *Proposal) Swap(a, b int) (sentence string, back func() bool, done bool) {
	if p.Round == nil {
		return "", nil, false
	}
	before, round := *p, copyOf(p.Round)
	if !round.Swap(a, b) {
		return "", nil, false
	}
	p.set(round)
	pair := [2]int{min(a, b), max(a, b)}
	if last := len(p.pairs) - 1; last >= 0 && p.pairs[last] == pair {
		p.pairs = p.pairs[:last] // the second swap undoes the first
	} else {
		p.pairs = append(p.pairs[:last+1:last+1], pair)
	}
	return words.Swapped(&p.desk.State, a, b, before.Cost, p.Cost), func() bool {
		if p.Round != round {
			return false
		}
		*p = before // including the seed
		return true
	}, true
}

func (p *Proposal) Summary() string { return words.CostSummary(&p.desk.State, p.Cost) }

func copyOf(r *tournament.AnnouncedRound) *tournament.AnnouncedRound {
	other := *r
	other.Tables, other.Out = slices.Clone(r.Tables), slices.Clone(r.Out)
	for i := range other.Tables {
		other.Tables[i].Members = slices.Clone(other.Tables[i].Members)
	}
	return &other
}

// An Exchanges holds swaps of members in an announced round, before they are recorded.
type Exchanges struct {
	Proposal
	number int
}

func NewExchanges(d *Desk, round int) *Exchanges {
	e := &Exchanges{Proposal{desk: d}, round}
	e.Renew()
	return e
}

// Renew drops all swaps if entries were recorded since the swaps were made, and reports whether it did.
func (e *Exchanges) Renew() bool {
	drawn, there := e.desk.State.Round(e.number)
	chain := e.desk.Tournament.Chain()
	if !there || e.chain == chain {
		return false
	}
	e.chain, e.pairs = chain, nil
	e.set(copyOf(drawn.Announced()))
	return true
}

// Fixed reports whether a member cannot move because the member's table has a result.
func (e *Exchanges) Fixed(member int) bool {
	drawn, there := e.desk.State.Round(e.number)
	return !there || slices.ContainsFunc(drawn.Tables, func(t tournament.DrawnTable) bool {
		return t.Result != nil && slices.Contains(t.Members, member)
	})
}

func (e *Exchanges) Any() bool { return len(e.pairs) > 0 }

// Enter records the swaps. If a swap is refused, earlier swaps stay recorded and later swaps are dropped.
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
