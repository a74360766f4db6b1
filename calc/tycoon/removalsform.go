package tycoon

import "scripkeeper/calc"

// Withhold chooses which card of a stock a Director does not let count; an empty code takes the choice back.
func (e *YearEnd) Withhold(t calc.Table, seat, company int, code string) {
	indexes := DeckOf(t).indexes
	e.ChangeReveal(seat, func(r *Reveal) {
		var with []string
		if code != "" {
			with = append(with, code)
		}
		r.Withheld = calc.Replace(r.Withheld, sameStock(codeOf(company)),
			func(a, b string) int { return indexes[a] - indexes[b] }, with...)
	})
}

// Remove chooses which card of a stock its Chairman removes, and whose; an empty code takes the choice back.
func (e *YearEnd) Remove(t calc.Table, company int, k Removal) {
	indexes := DeckOf(t).indexes
	var with []Removal
	if k.Card != "" {
		with = append(with, k)
	}
	e.Removed = calc.Replace(e.Removed, func(o Removal) bool { return sameStock(codeOf(company))(o.Card) },
		func(a, b Removal) int { return indexes[a.Card] - indexes[b.Card] }, with...)
}

func (y removing) askWithheld(seat, company int, faces []int, card string) {
	if y.Ask == nil {
		return
	}
	deck := y.deck
	set := func(code string) { y.YearEnd.Withhold(y.builder.Table, seat, company, code) }
	y.Ask(calc.FlagFunc(calc.ItemName("withhold", seat, company), func() bool { return card != "" }, func(yes bool) {
		if yes {
			set(deck.Faces[faces[0]].Code)
		} else {
			set("")
		}
	}).ForSeat(seat).ForCompany(company))
	if card != "" {
		y.askFace(calc.ItemName("withheld", seat, company), seat, company, faces, card, set)
	}
}

// askFace asks which card it is.
func (y removing) askFace(name string, seat, company int, faces []int, card string, set func(code string)) {
	deck := y.deck
	choices := make([]calc.Choice, len(faces))
	for i, face := range faces {
		choices[i] = calc.Choice{Value: face}
	}
	y.Ask(calc.AmountFunc(name, calc.Allowed{Choices: choices}, func() int {
		if face, known := deck.Index(card); known {
			return face
		}
		return calc.None
	}, func(face int) {
		if face >= 0 && face < deck.price {
			set(deck.Faces[face].Code)
		}
	}).As(calc.CardKind).ForSeat(seat).ForCompany(company).Expect(faces[0]))
}

func (y removing) askRemoved(chairman, company, holder, lowest int, k Removal, named bool) {
	if y.Ask == nil {
		return
	}
	deck := y.deck
	set := func(seat int, card string) { y.YearEnd.Remove(y.builder.Table, company, Removal{seat, card}) }
	y.Ask(calc.FlagFunc(calc.ItemName("remove", company), func() bool { return named }, func(yes bool) {
		if yes {
			set(holder, deck.Faces[lowest].Code)
		} else {
			set(holder, "")
		}
	}).ForSeat(chairman).ForCompany(company))
	if !named {
		return
	}
	faces := make([][]int, len(y.builder.Layout().Seats))
	from := calc.AmountFunc(calc.ItemName("from", company), calc.Choose(len(faces)), func() int { return k.Seat },
		func(seat int) {
			if seat >= 0 && seat < len(faces) && len(faces[seat]) > 0 {
				set(seat, deck.Faces[faces[seat][0]].Code)
			}
		}).As(calc.SeatKind).ForSeat(chairman).ForCompany(company).Expect(holder)
	y.Ask(from.Refusing(func(seat int) *calc.Refusal {
		if faces[seat] = y.removable(seat, company, lowest); len(faces[seat]) == 0 {
			return y.absent("from", chairman, seat, company, lowest)
		}
		return nil
	}))
	if len(calc.ItemOrZero(faces, k.Seat)) == 0 {
		return
	}
	y.askFace(calc.ItemName("removed", company), chairman, company, faces[k.Seat], k.Card,
		func(code string) { set(k.Seat, code) })
}
