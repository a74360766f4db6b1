package stockholder

import "scripkeeper/calc"

// starter is who begins a round: always the first seat, or with rotate_start the next one each round.
func starter(t calc.Table, round int) int {
	if optionsOf(t).RotateStart {
		return (round - 1) % len(t.Layout().Seats)
	}
	return 0
}

// passTurn gives the turn to the next seat that can move. The game ends after the last round, or at once when
// only one player is left (rules E.3.6, E.4.7).
//
// Under bankruptcy "online" a seat without shares is tested when its turn comes: with no cash it is out, with
// too little for the cheapest share it is passed over this time (rules E.6). When the search comes round to the one who has
// just moved, nobody else can still move, and the game is over (rules E.6, "can still move").
func passTurn(d *calc.Builder) {
	o, seat, round := optionsOf(d.Table), d.Turn(), d.Round()
	mover, others := seat, len(d.Layout().Seats)-1
	for tried := 0; ; tried++ {
		if d.EndAlone() {
			return
		}
		seat = (seat + 1) % len(d.Layout().Seats)
		if seat == starter(d.Table, round) {
			round++
			if round > d.Layout().Rounds {
				d.Finish("over.rounds")
				return
			}
			seat = starter(d.Table, round)
		}
		if o.Bankruptcy == "online" && seat == mover && tried >= others {
			d.Finish("over.unable")
			return
		}
		if d.Out(seat) {
			continue
		}
		if o.Bankruptcy == "online" && broke(d.Table, seat) {
			if d.Cash(seat) == 0 {
				declareOut(d, seat, "house.bankruptcy_online")
				continue
			}
			d.Line("passed", "house.bankruptcy_online", seat, calc.None,
				calc.Term{Role: "cash", Value: d.Cash(seat)}, calc.Term{Role: "cheapest", Value: cheapest(d.Table)})
			continue
		}
		break
	}
	kind := "turn"
	if round != d.Round() {
		kind = "round"
	}
	d.Line(kind, "order", seat, calc.None,
		calc.Term{Role: "round", Value: round}, calc.Term{Role: "rounds", Value: d.Layout().Rounds})
	d.Set(calc.TurnMark, seat)
	d.Set(calc.RoundMark, round)
}
