package tycoon

import (
	"slices"

	"scripkeeper/calc"
)

// Withhold chooses which card of a stock a Director does not let count; an empty code is none.
func (e *YearEnd) Withhold(t calc.Table, seat, company int, code string) {
	indexes := DeckOf(t).indexes
	e.ChangeReveal(seat, func(r *Reveal) {
		list := slices.DeleteFunc(slices.Clone(r.Withheld), sameStock(codeOf(company)))
		if code != "" {
			list = append(list, code)
		}
		slices.SortStableFunc(list, func(a, b string) int { return indexes[a] - indexes[b] })
		if r.Withheld = list; len(list) == 0 {
			r.Withheld = nil
		}
	})
}

// Remove chooses which card of a stock its Chairman removes, and whose; an empty code is none.
func (e *YearEnd) Remove(t calc.Table, company int, k Removal) {
	indexes := DeckOf(t).indexes
	list := slices.DeleteFunc(slices.Clone(e.Removed), func(o Removal) bool { return sameStock(codeOf(company))(o.Card) })
	if k.Card != "" {
		list = append(list, k)
	}
	slices.SortStableFunc(list, func(a, b Removal) int { return indexes[a.Card] - indexes[b.Card] })
	if e.Removed = list; len(list) == 0 {
		e.Removed = nil
	}
}

func (y *year) askWithheld(seat, company int, faces []int, card string) {
	deck := y.deck
	set := func(code string) { y.YearEnd.Withhold(y.builder.Table, seat, company, code) }
	y.askRemoval(calc.ItemName(calc.ItemName("withhold", seat), company), seat, company, card != "", func(yes bool) {
		if yes {
			set(deck.Faces[faces[0]].Code)
		} else {
			set("")
		}
	})
	if card != "" {
		y.askFace(calc.ItemName(calc.ItemName("withheld", seat), company), seat, company, faces, card, set)
	}
}

// askRemoval asks whether a card is removed.
func (y *year) askRemoval(name string, seat, company int, yes bool, set func(bool)) {
	y.ask(&calc.Field{
		Name: name, Kind: calc.FlagKind, Seat: seat, Company: company, Allowed: calc.YesNo(),
		Get: func() int {
			if yes {
				return 1
			}
			return 0
		},
		Set: func(v int) { set(v == 1) },
	})
}

// askFace asks which card it is.
func (y *year) askFace(name string, seat, company int, faces []int, card string, set func(code string)) {
	deck := y.deck
	choices := make([]calc.Choice, len(faces))
	for i, face := range faces {
		choices[i] = calc.Choice{Value: face}
	}
	y.ask(&calc.Field{
		Name: name, Kind: calc.CardKind, Seat: seat, Company: company, Likely: faces[0],
		Allowed: calc.Allowed{Choices: choices},
		Get: func() int {
			if face, known := deck.Index(card); known {
				return face
			}
			return calc.None
		},
		Set: func(face int) {
			if face >= 0 && face < deck.price {
				set(deck.Faces[face].Code)
			}
		},
	})
}

func (y *year) askRemoved(chairman, company, holder, lowest int, k Removal, named bool) {
	if !y.asking {
		return
	}
	deck := y.deck
	set := func(seat int, card string) { y.YearEnd.Remove(y.builder.Table, company, Removal{seat, card}) }
	y.askRemoval(calc.ItemName("remove", company), chairman, company, named, func(yes bool) {
		if yes {
			set(holder, deck.Faces[lowest].Code)
		} else {
			set(holder, "")
		}
	})
	if !named {
		return
	}
	choices := make([]calc.Choice, len(y.builder.Layout().Seats))
	faces := make([][]int, len(choices))
	for seat := range choices {
		choices[seat].Value, faces[seat] = seat, y.removable(seat, company, lowest)
		if len(faces[seat]) == 0 {
			choices[seat].Refusal = y.absent("from", chairman, seat, company, lowest)
		}
	}
	y.ask(&calc.Field{
		Name: calc.ItemName("from", company), Kind: calc.SeatKind, Seat: chairman, Company: company, Likely: holder,
		Allowed: calc.Allowed{Choices: choices}, Get: func() int { return k.Seat },
		Set: func(seat int) {
			if seat >= 0 && seat < len(choices) && choices[seat].Refusal == nil {
				set(seat, deck.Faces[faces[seat][0]].Code)
			}
		},
	})
	if k.Seat < 0 || k.Seat >= len(choices) || choices[k.Seat].Refusal != nil {
		return
	}
	y.askFace(calc.ItemName("removed", company), chairman, company, faces[k.Seat], k.Card,
		func(code string) { set(k.Seat, code) })
}
