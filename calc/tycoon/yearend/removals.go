package yearend

import (
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

func (y removing) remove() *calc.Refusal {
	if y.by == "sums" || y.by == "totals" {
		// Sums and totals already leave out removed cards, so players enter no removals.
		return y.removalStray(func(string) bool { return false }, func(int, string) bool { return false })
	}
	withheld, removed := map[string]bool{}, map[string]bool{}
	steps := []func() *calc.Refusal{
		func() *calc.Refusal { return y.withholdAll(withheld) },
		func() *calc.Refusal { return y.removeAll(removed) },
	}
	if y.rules.ChairmanFirst {
		slices.Reverse(steps)
	}
	for _, step := range steps {
		if refusal := step(); refusal != nil {
			return refusal
		}
	}
	return y.removalStray(func(card string) bool { return removed[card] },
		func(seat int, card string) bool { return withheld[calc.ItemName(card, seat)] })
}

// removalStray refuses a card removed by a player who is not Director or Chairman, and a company's second card.
func (y removing) removalStray(removed func(card string) bool,
	withheld func(seat int, card string) bool) *calc.Refusal {
	for seat, r := range y.Seats {
		for i, card := range r.Withheld {
			if !withheld(seat, card) || slices.ContainsFunc(r.Withheld[:i], sameStock(card)) {
				return calc.Refuse("withheld.stray", "").Under("director").Seated(seat)
			}
		}
	}
	for i, k := range y.Removed {
		again := slices.ContainsFunc(y.Removed[:i], func(o Removal) bool { return sameStock(k.Card)(o.Card) })
		if !removed(k.Card) || again {
			return calc.Refuse("removed.stray", "").Under("chairman")
		}
	}
	return nil
}

func sameStock(card string) func(string) bool {
	return func(other string) bool { return card != "" && other != "" && card[0] == other[0] }
}

func (y removing) held(seat, company int) []int {
	return calc.IndexesWhere(len(y.counted[seat]), func(face int) bool {
		return y.counted[seat][face] > 0 && y.deck.Faces[face].Company == company
	})
}

func (y removing) withholdAll(done map[string]bool) *calc.Refusal {
	for _, seat := range y.order {
		for company := range agreement.Companies {
			if !y.withholds(seat, company) {
				continue
			}
			faces := y.held(seat, company)
			if len(faces) == 0 {
				continue
			}
			if y.rules.Removal == "one_removal_per_company" {
				faces = faces[:1]
			}
			card := y.withheldCard(seat, company)
			y.askDirector(seat, company, faces, card)
			y.askWithhold(seat, company, faces, card)
			if card == "" {
				continue
			}
			face, known := y.deck.Index(card)
			known = known && slices.Contains(faces, face)
			y.Step(known, func() *calc.Field {
				other := y.absentRefusal(calc.ItemName("withheld", seat, company), "director", seat, company, faces[0])
				return y.faceField(faces, card, other,
					func(code string) { y.Withhold(y.builder.Table, seat, company, code) })
			})
			if !known {
				return nil
			}
			y.counted[seat][face]--
			y.withheld[seat][face]++
			done[calc.ItemName(card, seat)] = true
			y.builder.Line("withheld", "director", seat, company, calc.With("card", face))
		}
	}
	return nil
}

// withholds reports whether a seat may withhold a card of a company. Under one_removal_per_company, only the first
// Director in turn order may, and only if there is no Chairman (rule C.6).
func (y removing) withholds(seat, company int) bool {
	t := y.builder.Table
	if y.rules.Removal != "one_removal_per_company" {
		return board.IsDirector(t, seat, company)
	}
	first := slices.IndexFunc(y.order, func(other int) bool { return board.IsDirector(t, other, company) })
	return first >= 0 && y.order[first] == seat && board.Chairman(t, company) == calc.None
}

// absentRefusal returns the refusal of a card that cannot be removed. It names the lowest card that can be removed.
func (y removing) absentRefusal(field, rule string, by, company, lowest int) *calc.Refusal {
	code := "removal.absent"
	if y.rules.Removal == "one_removal_per_company" {
		code, rule = "removal.lowest", "house.one_removal_per_company"
	}
	return calc.Refuse(code, field).Under(rule).Seated(by).About(company).With("card", lowest)
}

func (y removing) withheldCard(seat, company int) string {
	card, _ := calc.Find(y.Revealed(seat).Withheld,
		func(card string) bool { return strings.HasPrefix(card, agreement.CodeOf(company)) })
	return card
}

func (y removing) removeAll(done map[string]bool) *calc.Refusal {
	for company := range agreement.Companies {
		chairman := board.Chairman(y.builder.Table, company)
		if chairman == calc.None {
			continue
		}
		holder, lowest := y.lowest(company)
		if holder == calc.None {
			continue
		}
		if y.rules.Removal == "auto_worst" {
			if y.deck.Faces[lowest].Value < 0 {
				y.takeAway(chairman, holder, lowest, company, "house.auto_worst")
			}
			continue
		}
		k, named := y.removal(company)
		y.askChairman(chairman, company, lowest, k)
		y.askRemove(chairman, company, holder, lowest, named)
		if !named {
			continue
		}
		faces := y.askFrom(chairman, company, holder, lowest, k)
		if len(faces) == 0 {
			return y.absentRefusal(calc.ItemName("removed", company), "chairman", chairman, company, lowest)
		}
		face, known := y.deck.Index(k.Card)
		known = known && slices.Contains(faces, face)
		y.Step(known, func() *calc.Field {
			other := y.absentRefusal(calc.ItemName("removed", company), "chairman", chairman, company, lowest)
			return y.faceField(faces, k.Card, other,
				func(code string) { y.Remove(y.builder.Table, company, Removal{k.Seat, code}) })
		})
		if !known {
			return nil
		}
		done[k.Card] = true
		y.takeAway(chairman, k.Seat, face, company, "chairman")
	}
	return nil
}

func (y removing) takeAway(chairman, holder, face, company int, rule string) {
	y.counted[holder][face]--
	y.builder.Line("removed", rule, chairman, company, calc.With("card", face), calc.With("seat", holder))
}

// lowest returns a company's lowest card that still counts, and the first seat in turn order that holds it.
func (y removing) lowest(company int) (holder, face int) {
	holder = calc.None
	for _, seat := range y.order {
		if faces := y.held(seat, company); len(faces) > 0 && (holder == calc.None || faces[0] < face) {
			holder, face = seat, faces[0]
		}
	}
	return holder, face
}

// removable returns the faces among a seat's cards that a Chairman may remove.
func (y removing) removable(seat, company, lowest int) []int {
	faces := y.held(seat, company)
	if y.rules.Removal == "one_removal_per_company" && slices.Contains(faces, lowest) {
		return faces[:1]
	} else if y.rules.Removal == "one_removal_per_company" {
		return nil
	}
	return faces
}

func (y removing) removal(company int) (Removal, bool) {
	return calc.Find(y.Removed, func(k Removal) bool { return strings.HasPrefix(k.Card, agreement.CodeOf(company)) })
}
