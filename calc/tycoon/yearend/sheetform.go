package yearend

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// SheetForm asks for each seat's cards or sums, in turn order, then for removals, special cards and choices. A seat's
// fields stay folded until the seat before it has entered its cards.
func (e *YearEnd) SheetForm(t calc.Table) calc.Form {
	var form calc.Form
	if e.timeRefusal(t) != nil {
		return form
	}
	y := newYear(t, e)
	y.sheet = &form
	// A refusal ends the form early; the fields before it are enough to correct the refused value.
	_ = y.work()
	alone := y.by == "cards" || y.by == "sums"
	if alone && slices.ContainsFunc(y.order, func(seat int) bool { return y.Revealed(seat).empty() }) {
		form.Record = "unshown"
	}
	return form
}

func (y *year) collect(fields ...*calc.Field) { y.sheet.Fields = append(y.sheet.Fields, fields...) }

func grouped(part string, folded bool, fields ...*calc.Field) []*calc.Field {
	for _, f := range fields {
		f.Part, f.Folded = part, folded
	}
	return fields
}

// askSeats asks how the cards are entered, then for the cards. left counts the cards not yet revealed.
func (y revealing) askSeats(left []int) {
	if y.sheet == nil {
		return
	}
	by := y.byField([]string{"cards", "sums", "totals"})
	y.collect(grouped("by", true, by.Then(func(int) { y.convertCards() }))...)
	if y.by == "totals" {
		for company := range agreement.Companies {
			y.collectSum("totals", calc.None, company, func() int { return y.Totals[company] },
				func(v int) { y.Totals[company] = v })
		}
	}
	folded := false
	for _, seat := range y.order {
		first := len(y.sheet.Fields)
		y.askSeat(seat, left)
		empty := y.Revealed(seat).empty()
		for _, f := range y.sheet.Fields[first:] {
			f.Folded = y.by != "totals" && folded && empty
		}
		folded = folded || empty
	}
}

func (y revealing) askSeat(seat int, left []int) {
	e, r := y.YearEnd, y.Revealed(seat)
	room := y.handRoom(seat) - len(r.Cards) - r.Plus - r.Minus
	full := func() *calc.Refusal {
		return calc.Refuse("hand.full", "").Under("deal").Seated(seat).With("count", y.handRoom(seat)+1).
			With("max", y.handRoom(seat))
	}
	switch y.by {
	case "cards":
		y.collect(hands.PriceTallies(y.builder.Table, seat, r.Cards, left, room, func(cards []string) {
			e.ChangeReveal(seat, func(r *Reveal) { r.Cards = cards })
		}, func(face int) *calc.Refusal {
			if left[face] > 0 {
				return full()
			}
			return y.takenRefusal(face)
		})...)
	case "sums":
		for company := range agreement.Companies {
			y.collectSum("sums", seat, company, func() int { return e.Revealed(seat).Sums[company] },
				func(v int) { e.ChangeReveal(seat, func(r *Reveal) { r.Sums[company] = v }) })
		}
	}
	for i, at := range []func(r *Reveal) *int{func(r *Reveal) *int { return &r.Plus }, func(r *Reveal) *int { return &r.Minus }} {
		s := agreement.Plus + agreement.Special(i)
		face := y.deck.Special(s)
		f := hands.Tally(calc.ItemName(agreement.SpecialNames()[s], seat), *at(&r), left[face], room,
			func(n int) { e.ChangeReveal(seat, func(r *Reveal) { *at(r) = n }) }, func() *calc.Refusal {
				if left[face] > 0 {
					return full()
				}
				return calc.Refuse("cards.many", "").Under("currency").Seated(seat).With("card", face).With("max", 0)
			}).ForSeat(seat)
		f.Beside = s == agreement.Minus
		y.collect(f)
	}
}

func (y revealing) takenRefusal(face int) *calc.Refusal {
	holder, _ := calc.Find(y.order, func(seat int) bool { return y.counted[seat][face] > 0 })
	return calc.Refuse("card.taken", "").Under("deck").Seated(holder).With("card", face)
}

func (y revealing) collectSum(list string, seat, company int, get func() int, set func(int)) {
	if allowed := y.sums(company); allowed.Max > 0 {
		y.collect(calc.AmountFunc(sumName(list, seat, company), allowed, get, set).ForSeat(seat).ForCompany(company))
	}
}

// convertCards converts the cards to another way of entry: it adds them up where possible, otherwise clears them.
func (y revealing) convertCards() {
	e, by := y.YearEnd, y.YearEnd.By
	if by == "" {
		by = y.rules.Reveal
	}
	if by == y.by {
		return
	}
	e.Totals, e.Removed = [agreement.Companies]int{}, nil
	for _, seat := range y.order {
		sums := y.Revealed(seat).Sums
		for face, n := range y.counted[seat] {
			sums[y.deck.Faces[face].Company] += n * y.deck.Faces[face].Value
		}
		e.ChangeReveal(seat, func(r *Reveal) {
			r.Cards, r.Withheld, r.Sums = nil, nil, [agreement.Companies]int{}
			if by == "sums" {
				r.Sums = sums
			}
		})
		for company, sum := range sums {
			if by == "totals" {
				e.Totals[company] += sum
			}
		}
	}
}

func (y removing) askDirector(seat, company int, faces []int, card string) {
	if y.sheet == nil {
		return
	}
	f := y.cardChoice(calc.ItemName("director", seat, company), faces, card,
		func(code string) { y.Withhold(y.builder.Table, seat, company, code) }, nil)
	y.collect(f.ForSeat(seat).ForCompany(company))
}

// askChairman asks which card of a company, if any, a Chairman removes. If several seats have the card, it also asks
// from which seat.
func (y removing) askChairman(chairman, company, lowest int, k Removal) {
	if y.sheet == nil {
		return
	}
	var faces []int
	holders := map[int][]int{}
	for _, seat := range y.order {
		for _, face := range y.removable(seat, company, lowest) {
			if holders[face] = append(holders[face], seat); len(holders[face]) == 1 {
				faces = append(faces, face)
			}
		}
	}
	slices.Sort(faces)
	remove := func(seat int, code string) { y.Remove(y.builder.Table, company, Removal{seat, code}) }
	f := y.cardChoice(calc.ItemName("chairman", company), faces, k.Card, func(code string) {
		face, _ := y.deck.Index(code)
		remove(calc.ItemOrZero(holders[face], 0), code)
	}, holders)
	y.collect(f.ForSeat(chairman).ForCompany(company))
	if face, known := y.deck.Index(k.Card); known && len(holders[face]) > 1 {
		whose := calc.AmountFunc(calc.ItemName("from", company), calc.Allowed{}, func() int { return k.Seat },
			func(seat int) { remove(seat, k.Card) }).As(calc.SeatKind).ForSeat(chairman).ForCompany(company).
			Expect(holders[face][0])
		whose.Allowed.Choices = calc.Map(holders[face], func(seat int) calc.Choice { return calc.Choice{Value: seat} })
		y.collect(grouped("removals", false, whose)...)
	}
}

func (y removing) cardChoice(name string, faces []int, card string, set func(code string), holders map[int][]int) *calc.Field {
	choices := []calc.Choice{{Value: calc.None}}
	for _, face := range faces {
		choice := calc.Choice{Value: face}
		if len(holders[face]) > 0 {
			choice.Note = &calc.Note{Key: "holder", Terms: []calc.Term{calc.With("seat", holders[face][0])}}
		}
		choices = append(choices, choice)
	}
	f := calc.AmountFunc(name, calc.Allowed{Choices: choices}, func() int {
		if face, known := y.deck.Index(card); known {
			return face
		}
		return calc.None
	}, func(face int) {
		if face < 0 || face >= y.deck.PriceFaces {
			set("")
			return
		}
		set(y.deck.Faces[face].Code)
	}).As(calc.CardKind).Expect(calc.None)
	return grouped("removals", false, f)[0]
}

// askSuspensions asks each seat that can have a Share Suspended card which companies it suspends; limit is the number
// of such cards.
func (y usingSpecials) askSuspensions(limit int) {
	if y.sheet == nil || limit == 0 {
		return
	}
	for _, seat := range y.order {
		used := slices.ContainsFunc(y.Suspends, func(s Suspend) bool { return s.Seat == seat })
		if !used && y.holderRefusal(seat, agreement.Suspended) != nil {
			continue
		}
		for company := range agreement.Companies {
			refusal := turns.StockRefusal(y.builder.Table, company, "")
			if refusal == nil && len(y.Suspends) >= limit {
				refusal = hands.GoneRefusal(y.builder.Table, seat, agreement.Suspended)
			}
			y.askPlayed("suspend", &y.Suspends, seat, company, refusal)
		}
	}
}

func (y usingSpecials) askClaim(seat, company, limit int) {
	if y.sheet == nil || limit == 0 {
		return
	}
	var refusal *calc.Refusal
	if len(y.Claims) >= limit {
		refusal = hands.GoneRefusal(y.builder.Table, seat, agreement.DebentureCard)
	}
	y.askPlayed("claim", &y.Claims, seat, company, refusal)
}

func (y usingSpecials) askPlayed(list string, all *[]Suspend, seat, company int, refusal *calc.Refusal) {
	this := Suspend{Seat: seat, Company: agreement.CodeOf(company)}
	played := calc.Bit(slices.Contains(*all, this))
	room := calc.Bit(refusal == nil) - played
	f := hands.Tally(calc.ItemName(list, seat, company), played, room, room, func(n int) {
		*all = slices.DeleteFunc(slices.Clone(*all), func(s Suspend) bool { return s == this })
		if n > 0 {
			*all = append(*all, this)
		}
		if len(*all) == 0 {
			*all = nil
		}
	}, func() *calc.Refusal { return refusal }).ForSeat(seat).ForCompany(company)
	if n := len(y.sheet.Fields); n > 0 {
		before := y.sheet.Fields[n-1]
		f.Beside = before.Part == list && before.Seat == seat
	}
	y.collect(grouped(list, list == "suspend" && len(*all) == 0, f)...)
}
