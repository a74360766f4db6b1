package stockholder

import "scripkeeper/calc"

// starter returns the seat that begins a round: the first seat, or the next seat each round under rotate_start. If it
// is out or passed over, the next seat begins, and the following round begins as it would have.
func starter(t calc.Table, round int) int {
	if optionsOf(t).RotateStart {
		return (round - 1) % len(t.Layout().Seats)
	}
	return 0
}

// passTurn gives the turn to the next seat that can move. The game ends after the last round, or with one player left
// (rules E.3.6, E.4.7).
//
// Under bankruptcy "online", a seat without shares is tested when its turn comes. Without cash, it is out. With less
// cash than the cheapest share costs, it is passed over. If no other seat can move, the game is over (rules E.6, "can
// still move"). Under rotate_start, the seat that ends a round may also begin the next, before all others are tested.
func passTurn(b *calc.Builder) {
	o, seat, round := optionsOf(b.Table), b.Turn(), b.Round()
	mover, others := seat, len(b.Layout().Seats)-1
	for tried := 0; ; tried++ {
		if b.EndAlone() {
			return
		}
		seat = (seat + 1) % len(b.Layout().Seats)
		if seat == starter(b.Table, round) {
			round++
			if round > b.Layout().Rounds {
				b.Finish("over.rounds")
				return
			}
			seat = starter(b.Table, round)
		}
		if o.Bankruptcy == "online" && seat == mover && tried >= others {
			b.Finish("over.unable")
			return
		}
		if b.Out(seat) {
			continue
		}
		if o.Bankruptcy == "online" && broke(b.Table, seat) {
			if b.Cash(seat) == 0 {
				declareOut(b, seat, "house.bankruptcy_online")
				continue
			}
			b.Line("passed", "house.bankruptcy_online", seat, calc.None,
				calc.With("cash", b.Cash(seat)), calc.With("cheapest", cheapest(b.Table)))
			continue
		}
		break
	}
	kind := "turn"
	if round != b.Round() {
		kind = "round"
	}
	b.Line(kind, "order", seat, calc.None, calc.With("round", round), calc.With("rounds", b.Layout().Rounds))
	b.Set(calc.TurnMark, seat)
	b.Set(calc.RoundMark, round)
}
