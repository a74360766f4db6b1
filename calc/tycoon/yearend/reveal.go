package yearend

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
)

func (y revealing) reveal() *calc.Refusal {
	if y.by == "hands" {
		return y.readHands()
	}
	ways := []string{"cards", "sums", "totals"}
	y.Step(slices.Contains(ways, y.by), func() *calc.Field { return y.byField(ways) })
	if y.Refusal != nil {
		return nil
	}
	left := calc.Map(y.deck.Faces, func(f agreement.Face) int { return f.Count })
	if y.by == "totals" {
		for company := range agreement.Companies {
			y.askSum("totals", calc.None, company, func() int { return y.Totals[company] },
				func(v int) { y.Totals[company] = v })
		}
	}
	pile := y.deck.Size
	for _, seat := range y.order {
		y.revealSeat(seat, left, pile)
		pile -= y.handRoom(seat)
	}
	y.askSeats(left)
	return y.strayRefusal()
}

func (y revealing) byField(ways []string) *calc.Field {
	e, by, usual := y.YearEnd, y.by, y.rules.Reveal
	return calc.OneOf("by", &by, ways...).Expect(slices.Index(ways, usual)).Then(func(int) {
		if e.By = by; by == usual {
			e.By = ""
		}
	}).WithRefusal(calc.Refuse("reveal.by", "").Under("yearend"))
}

func (y revealing) readHands() *calc.Refusal {
	if y.By != "" || y.Totals != [agreement.Companies]int{} {
		return calc.Refuse("reveal.known", "by").Under("deal")
	}
	t := y.builder.Table
	for _, seat := range y.order {
		r := y.Revealed(seat)
		if len(r.Cards) > 0 || r.Sums != [agreement.Companies]int{} || r.Plus != 0 || r.Minus != 0 {
			return calc.Refuse("reveal.known", "by").Under("deal").Seated(seat)
		}
		for face := range y.counted[seat] {
			y.counted[seat][face] = t.Mark(hands.HeldMark(t, seat, face))
		}
		y.dealt[seat] = hands.DealtFaces(t, seat)
		y.plus[seat] = t.Mark(hands.HeldMark(t, seat, y.deck.Special(agreement.Plus)))
		y.minus[seat] = t.Mark(hands.HeldMark(t, seat, y.deck.Special(agreement.Minus)))
		y.writeCards(seat)
	}
	return y.outRefusal()
}

// revealSeat asks for the cards that a seat reveals. left is, for each face, the number of cards not yet entered; pile
// is the number of all cards that earlier seats do not hold.
func (y revealing) revealSeat(seat int, left []int, pile int) {
	r, room, e := y.Revealed(seat), y.handRoom(seat), y.YearEnd
	switch y.by {
	case "cards":
		list := hands.NewCardList(y.deck, r.Cards)
		y.Refuse(y.cardsRefusal(seat, list, left, room))
		list.Take(seat, left, &pile, &room, y.Ask,
			func(cards []string) { e.ChangeReveal(seat, func(r *Reveal) { r.Cards = cards }) })
		y.dealt[seat] = slices.Concat(list.ByCompany[:]...)
		copy(y.counted[seat], list.Counts())
	case "sums":
		for company := range agreement.Companies {
			y.askSum("sums", seat, company, func() int { return e.Revealed(seat).Sums[company] },
				func(v int) { e.ChangeReveal(seat, func(r *Reveal) { r.Sums[company] = v }) })
		}
	}
	for _, c := range []struct {
		s    agreement.Special
		name string
		at   func(*Reveal) *int
		to   []int
	}{
		{agreement.Plus, "plus", func(r *Reveal) *int { return &r.Plus }, y.plus},
		{agreement.Minus, "minus", func(r *Reveal) *int { return &r.Minus }, y.minus},
	} {
		face := y.deck.Special(c.s)
		limit := max(0, min(left[face], room))
		count := min(max(0, *c.at(&r)), limit)
		y.Step(count == *c.at(&r), func() *calc.Field {
			f := y.currencyField(c.name, seat, hands.DrawOdds(left[face], pile, room, limit), c.at)
			if count != *c.at(&r) {
				f.WithRefusal(calc.Refuse("cards.many", "").Under("currency").With("card", face).With("max", limit))
			}
			return f
		})
		c.to[seat] = count
		pile -= left[face]
		left[face] -= count
		room -= count
	}
	if y.Refusal == nil && y.by == "cards" {
		y.writeCards(seat)
	}
}

func (y revealing) currencyField(name string, seat int, odds []int, at func(*Reveal) *int) *calc.Field {
	e := y.YearEnd
	f := calc.AmountFunc(calc.ItemName(name, seat), calc.Range(0, len(odds)-1),
		func() int { r := e.Revealed(seat); return *at(&r) },
		func(v int) { e.ChangeReveal(seat, func(r *Reveal) { *at(r) = v }) }).ForSeat(seat)
	f.Odds = odds
	return f
}

func (y revealing) askSum(list string, seat, company int, get func() int, set func(int)) {
	allowed := y.sums(company)
	if _, can := allowed.Index(get()); !can || allowed.Max > 0 {
		y.Step(can, func() *calc.Field {
			return calc.AmountFunc(sumName(list, seat, company), allowed, get, set).ForSeat(seat).ForCompany(company).
				WithRefusal(calc.Refuse("sum.range", "").Under("deck"))
		})
	}
}

func sumName(list string, seat, company int) string {
	if seat != calc.None {
		list = calc.ItemName(list, seat)
	}
	return calc.ItemName(list, company)
}

// maxSum returns the highest possible sum of a company's cards, or 0 if the company is delisted.
func (y *year) maxSum(company int) int {
	if board.Delisted(y.builder.Table, company) {
		return 0
	}
	return y.deck.MaxSum[company]
}

func (y revealing) sums(company int) calc.Allowed {
	limit := y.maxSum(company)
	return calc.Steps(-limit, limit, agreement.TopStep)
}

func (y revealing) cardsRefusal(seat int, list hands.CardList, left []int, room int) *calc.Refusal {
	counts, total := list.Counts(), len(y.Revealed(seat).Cards)
	for _, n := range list.Specials {
		if n > 0 || list.HasUnknown {
			return calc.Refuse("card.unknown", "by").Under("deck").Seated(seat)
		}
	}
	if total > room {
		return calc.Refuse("hand.full", "by").Under("deal").Seated(seat).
			With("count", total).With("max", room)
	}
	for face, n := range counts[:y.deck.PriceFaces] {
		if n > left[face] {
			return hands.TooMany(y.deck, seat, face, max(0, left[face]))
		}
	}
	return nil
}

func (y revealing) writeCards(seat int) {
	var count, up, down [agreement.Companies]int
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

// strayRefusal refuses cards, sums or totals that don't belong to the chosen way of entry.
func (y revealing) strayRefusal() *calc.Refusal {
	for company, sum := range y.Totals {
		if y.by != "totals" && sum != 0 {
			limit := y.maxSum(company)
			return calc.Refuse("sum.range", sumName("totals", calc.None, company)).Under("deck").About(company).
				With("value", sum).With("min", -limit).With("max", limit).With("step", agreement.TopStep)
		}
	}
	for seat, r := range y.Seats {
		if y.by != "cards" && len(r.Cards) > 0 || y.by != "sums" && r.Sums != [agreement.Companies]int{} {
			return calc.Refuse("reveal.stray", "by").Under("yearend").Seated(seat)
		}
	}
	return y.outRefusal()
}

func (y revealing) outRefusal() *calc.Refusal {
	for seat, r := range y.Seats {
		if !r.empty() && !slices.Contains(y.order, seat) {
			return calc.Refuse("reveal.out", "by").Under("yearend").Seated(seat)
		}
	}
	return nil
}

func (y revealing) handRoom(seat int) int {
	return hands.HandSize(y.builder.Table) + y.builder.Mark(board.SeatMark(y.builder.Table, board.KeptMark, seat))
}
