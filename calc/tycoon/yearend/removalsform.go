package yearend

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// Withhold sets a company's card that a Director withholds. An empty code clears the choice.
func (e *YearEnd) Withhold(t calc.Table, seat, company int, code string) {
	deck := board.DeckOf(t)
	e.ChangeReveal(seat, func(r *Reveal) {
		var with []string
		if code != "" {
			with = append(with, code)
		}
		r.Withheld = calc.Replace(r.Withheld, sameStock(agreement.CodeOf(company)),
			deck.Compare, with...)
	})
}

// Remove sets a company's card that the Chairman removes, and the card's holder. An empty code clears the choice.
func (e *YearEnd) Remove(t calc.Table, company int, k Removal) {
	deck := board.DeckOf(t)
	var with []Removal
	if k.Card != "" {
		with = append(with, k)
	}
	e.Removed = calc.Replace(e.Removed, func(o Removal) bool { return sameStock(agreement.CodeOf(company))(o.Card) },
		func(a, b Removal) int { return deck.Compare(a.Card, b.Card) }, with...)
}

func (y removing) askWithhold(seat, company int, faces []int, card string) {
	y.Step(true, func() *calc.Field {
		return calc.FlagFunc(calc.ItemName("withhold", seat, company), func() bool { return card != "" },
			func(yes bool) {
				code := ""
				if yes {
					code = y.deck.Faces[faces[0]].Code
				}
				y.Withhold(y.builder.Table, seat, company, code)
			}).ForSeat(seat).ForCompany(company)
	})
}

func (y removing) faceField(faces []int, card string, other *calc.Refusal, set func(code string)) *calc.Field {
	deck := y.deck
	choices := calc.Map(faces, func(face int) calc.Choice { return calc.Choice{Value: face} })
	return calc.AmountFunc(other.Field, calc.Allowed{Choices: choices}, func() int {
		if face, known := deck.Index(card); known {
			return face
		}
		return calc.None
	}, func(face int) {
		if face >= 0 && face < deck.PriceFaces {
			set(deck.Faces[face].Code)
		}
	}).As(calc.CardKind).ForSeat(other.Seat).ForCompany(other.Company).Expect(faces[0]).WithRefusal(other)
}

func (y removing) askRemove(chairman, company, holder, lowest int, named bool) {
	y.Step(true, func() *calc.Field {
		return calc.FlagFunc(calc.ItemName("remove", company), func() bool { return named }, func(yes bool) {
			code := ""
			if yes {
				code = y.deck.Faces[lowest].Code
			}
			y.Remove(y.builder.Table, company, Removal{holder, code})
		}).ForSeat(chairman).ForCompany(company)
	})
}

func (y removing) askFrom(chairman, company, holder, lowest int, k Removal) []int {
	y.Step(true, func() *calc.Field {
		faces := make([][]int, len(y.builder.Layout().Seats))
		return calc.AmountFunc(calc.ItemName("from", company), calc.Choose(len(faces)), func() int { return k.Seat },
			func(seat int) {
				if from := calc.ItemOrZero(faces, seat); len(from) > 0 {
					y.Remove(y.builder.Table, company, Removal{seat, y.deck.Faces[from[0]].Code})
				}
			}).As(calc.SeatKind).ForSeat(chairman).ForCompany(company).Expect(holder).
			Refusing(func(seat int) *calc.Refusal {
				if faces[seat] = y.removable(seat, company, lowest); len(faces[seat]) == 0 {
					return y.absentRefusal(calc.ItemName("from", company), "chairman", chairman, company, lowest)
				}
				return nil
			})
	})
	if !y.builder.Layout().HasSeat(k.Seat) {
		return nil
	}
	return y.removable(k.Seat, company, lowest)
}
