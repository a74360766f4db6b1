package tournament

import (
	"math/rand/v2"
	"slices"

	"scripkeeper/calc"
)

// Lots is the drawn order of all members, which decides between members who share a place.
type Lots struct {
	// Order lists all members, the luckiest first.
	Order []int  `json:"order"`
	Seed  uint64 `json:"seed"`
}

func (*Lots) Kind() string { return "lots" }

func (e *Lots) apply(s *State) *calc.Refusal {
	if len(e.Order) != len(s.Members) {
		return calc.Refuse("tournament.lots.few", "order").With("max", len(s.Members))
	}
	met := map[int]bool{}
	for _, member := range e.Order {
		if !s.HasMember(member) {
			return noMember("order", member)
		}
		if met[member] {
			return calc.Refuse("tournament.lots.few", "order").With("max", len(s.Members))
		}
		met[member] = true
	}
	s.Lots = slices.Clone(e.Order)
	return nil
}

// DrawLots draws an order of all members from a seed. The order is the same on every device.
func DrawLots(members int, seed uint64) Lots {
	order := rand.New(rand.NewPCG(seed, 0x1075)).Perm(members)
	return Lots{Order: order, Seed: seed}
}
