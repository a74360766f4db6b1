package tycoon

import (
	"slices"

	"scripkeeper/calc"
)

// reveal is the revealing of the cards, seat by seat.
func (y revealing) reveal() *calc.Refusal {
	if y.by == "hands" {
		return y.readHands()
	}
	if refusal := y.askHow(); refusal != nil {
		return refusal
	}
	left := make([]int, len(y.deck.Faces))
	for face, f := range y.deck.Faces {
		left[face] = f.Count
	}
	if y.by == "totals" {
		for company := range Companies {
			y.askSum("totals", calc.None, company, func() int { return y.Totals[company] },
				func(v int) { y.Totals[company] = v })
		}
	}
	var wrong *calc.Refusal
	pile := y.deck.Size
	for _, seat := range y.order {
		if refusal := y.revealSeat(seat, left, pile); wrong == nil {
			wrong = refusal
		}
		pile -= y.handRoom(seat)
	}
	y.noteLeft(left)
	if wrong != nil {
		return wrong
	}
	return y.strayRefusal()
}

// askHow asks how the cards are entered.
func (y revealing) askHow() *calc.Refusal {
	ways := []string{"cards", "sums", "totals"}
	e, usual := y.YearEnd, y.rules.Reveal
	by := y.by
	y.Step(true, func() *calc.Field {
		return calc.OneOf("by", &by, ways...).Expect(slices.Index(ways, usual)).Then(func(int) {
			if e.By = by; by == usual {
				e.By = ""
			}
		})
	})
	if !slices.Contains(ways, y.by) {
		return calc.Refuse("reveal.by", "by").Under("yearend")
	}
	return nil
}

// readHands takes the cards from the hands that were typed in.
func (y revealing) readHands() *calc.Refusal {
	if y.By != "" || y.Totals != [Companies]int{} {
		return calc.Refuse("reveal.known", "by").Under("deal")
	}
	t := y.builder.Table
	for _, seat := range y.order {
		r := y.Revealed(seat)
		if len(r.Cards) > 0 || r.Sums != [Companies]int{} || r.Plus != 0 || r.Minus != 0 {
			return calc.Refuse("reveal.known", "by").Under("deal").Seated(seat)
		}
		for face := range y.counted[seat] {
			y.counted[seat][face] = t.Mark(heldMark(t, seat, face))
		}
		y.dealt[seat] = dealtFaces(t, seat)
		y.plus[seat] = t.Mark(heldMark(t, seat, y.deck.Special(Plus)))
		y.minus[seat] = t.Mark(heldMark(t, seat, y.deck.Special(Minus)))
		y.writeCards(seat)
	}
	return y.outRefusal()
}

// revealSeat asks for what one seat reveals, as far as the deck has it. Left is how many cards of each face are not
// entered yet, pile how many cards the seats before it do not hold.
func (y revealing) revealSeat(seat int, left []int, pile int) *calc.Refusal {
	r, room := y.Revealed(seat), y.handRoom(seat)
	var wrong *calc.Refusal
	switch y.by {
	case "cards":
		list := newCardList(y.deck, r.Cards)
		wrong = y.cardsRefusal(seat, list, left, room)
		e := y.YearEnd
		list.take(seat, left, &pile, &room, y.Ask,
			func(cards []string) { e.ChangeReveal(seat, func(r *Reveal) { r.Cards = cards }) })
		y.dealt[seat] = slices.Concat(list.of[:]...)
		copy(y.counted[seat], list.counts())
	case "sums":
		e := y.YearEnd
		for company := range Companies {
			y.askSum("sums", seat, company, func() int { return e.Revealed(seat).Sums[company] },
				func(v int) { e.ChangeReveal(seat, func(r *Reveal) { r.Sums[company] = v }) })
			if wrong == nil && !y.canSum(company, r.Sums[company]) {
				wrong = y.sumRefusal("sums", seat, company, r.Sums[company])
			}
		}
	}
	for _, c := range []struct {
		s    Special
		name string
		at   func(*Reveal) *int
		to   []int
	}{
		{Plus, "plus", func(r *Reveal) *int { return &r.Plus }, y.plus},
		{Minus, "minus", func(r *Reveal) *int { return &r.Minus }, y.minus},
	} {
		face := y.deck.Special(c.s)
		limit := max(0, min(left[face], room))
		y.Step(true, func() *calc.Field {
			return y.currencyField(c.name, seat, drawOdds(left[face], pile, room, limit), c.at)
		})
		count := min(max(0, *c.at(&r)), limit)
		if count != *c.at(&r) && wrong == nil {
			wrong = calc.Refuse("cards.many", calc.ItemName(c.name, seat)).Under("currency").Seated(seat).
				With("card", face).With("max", limit)
		}
		c.to[seat] = count
		pile -= left[face]
		left[face] -= count
		room -= count
	}
	y.noteRoom(seat, room)
	if wrong == nil && y.by == "cards" {
		y.writeCards(seat)
	}
	return wrong
}

func (y revealing) currencyField(name string, seat int, odds []int, at func(*Reveal) *int) *calc.Field {
	e := y.YearEnd
	f := calc.AmountFunc(calc.ItemName(name, seat), calc.Range(0, len(odds)-1),
		func() int { r := e.Revealed(seat); return *at(&r) },
		func(v int) { e.ChangeReveal(seat, func(r *Reveal) { *at(r) = v }) }).ForSeat(seat)
	f.Odds = odds
	return f
}

// askSum asks for a sum of cards of one stock.
func (y revealing) askSum(list string, seat, company int, get func() int, set func(int)) {
	if limit := y.maxSum(company); y.Ask != nil && limit > 0 {
		y.Ask(calc.AmountFunc(sumName(list, seat, company), calc.Steps(-limit, limit, topStep), get, set).ForSeat(seat).
			ForCompany(company))
	}
}

// sumName is the field of a sum of cards of one stock, of a seat or of all.
func sumName(list string, seat, company int) string {
	if seat != calc.None {
		list = calc.ItemName(list, seat)
	}
	return calc.ItemName(list, company)
}

// maxSum is the highest sum that cards of a stock can have.
func (y *year) maxSum(company int) int {
	if Delisted(y.builder.Table, company) {
		return 0
	}
	return y.deck.maxSum[company]
}

// canSum reports whether cards of a stock can come to a sum.
func (y revealing) canSum(company, sum int) bool {
	limit := y.maxSum(company)
	return sum >= -limit && sum <= limit && sum%topStep == 0
}

// sumRefusal refuses a sum that no cards of a stock come to.
func (y revealing) sumRefusal(list string, seat, company, sum int) *calc.Refusal {
	limit := y.maxSum(company)
	return calc.Refuse("sum.range", sumName(list, seat, company)).Under("deck").Seated(seat).About(company).
		With("value", sum).With("min", -limit).With("max", limit).With("step", topStep)
}

func (y revealing) cardsRefusal(seat int, list cardList, left []int, room int) *calc.Refusal {
	counts, total := list.counts(), len(y.Revealed(seat).Cards)
	for _, n := range list.specials {
		if n > 0 || list.strange {
			return calc.Refuse("card.unknown", "by").Under("deck").Seated(seat)
		}
	}
	if total > room {
		return calc.Refuse("hand.full", "by").Under("deal").Seated(seat).
			With("count", total).With("max", room)
	}
	for face, n := range counts[:y.deck.price] {
		if n > left[face] {
			return tooMany(y.deck, seat, face, max(0, left[face]))
		}
	}
	return nil
}

// writeCards writes what a seat's cards come to for each stock.
func (y revealing) writeCards(seat int) {
	var count, up, down [Companies]int
	for face, n := range y.counted[seat] {
		f := y.deck.Faces[face]
		count[f.Company] += n
		up[f.Company] += n * max(0, f.Value)
		down[f.Company] += n * max(0, -f.Value)
	}
	for company, n := range count {
		if n > 0 {
			kind := "reveal"
			if up[company] == 0 || down[company] == 0 {
				kind = "reveal.one"
			}
			y.builder.Line(kind, "yearend", seat, company, calc.With("count", n),
				calc.With("up", up[company]), calc.With("down", down[company]),
				calc.With("change", up[company]-down[company]))
		}
	}
}

// strayRefusal finds what is entered in another way than the cards are entered.
func (y revealing) strayRefusal() *calc.Refusal {
	for company, sum := range y.Totals {
		if !y.canSum(company, sum) || y.by != "totals" && sum != 0 {
			return y.sumRefusal("totals", calc.None, company, sum)
		}
	}
	for seat, r := range y.Seats {
		if y.by != "cards" && len(r.Cards) > 0 || y.by != "sums" && r.Sums != [Companies]int{} {
			return calc.Refuse("reveal.stray", "by").Under("yearend").Seated(seat)
		}
	}
	return y.outRefusal()
}

// outRefusal finds a seat that reveals something and is not in the game.
func (y revealing) outRefusal() *calc.Refusal {
	for seat, r := range y.Seats {
		if !r.empty() && !slices.Contains(y.order, seat) {
			return calc.Refuse("reveal.out", "by").Under("yearend").Seated(seat)
		}
	}
	return nil
}
