package tycoon

import (
	"scripkeeper/calc"
	"slices"
)

// specialRefusal is why a seat cannot use a special card as a transaction: all of them were used this year, or it is
// not in the hand. A debenture may be one of last year (rule C.6).
func specialRefusal(t calc.Table, seat int, s Special) *calc.Refusal {
	if s == DebentureCard && spareDebentures(t, seat) > 0 {
		return nil
	}
	count := specialCards(t, s)
	if t.Mark(gameMark(t, usedMark+int(s))) >= count {
		return goneRefusal(t, seat, s, "", count)
	}
	return holdsRefusal(t, seat, s)
}

func goneRefusal(t calc.Table, seat int, s Special, field string, count int) *calc.Refusal {
	return calc.Refuse("special.gone", field).Under(specialRule(s)).Seated(seat).
		With("card", DeckOf(t).Special(s)).With("count", count)
}

// specialCards is how many cards of a kind can be used in a year. Those of last year count where nobody types hands in.
func specialCards(t calc.Table, s Special) int {
	deck := DeckOf(t)
	count := deck.Faces[deck.Special(s)].Count
	if longLived(t, s) && optionsOf(t).Hands == "trusted" && t.Round() > 1 {
		count *= 2
	}
	return count
}

// specialRule is the rule of a special card.
func specialRule(s Special) string {
	return [specials]string{"loan", "debenture", "rights", "suspended", "currency", "currency"}[s]
}

// useSpecial takes a special card out of the year under the last line, a debenture of last year first.
func useSpecial(b *calc.Builder, seat int, s Special) {
	if spare := spareDebentures(b.Table, seat); s == DebentureCard && spare > 0 {
		b.Set(seatMark(b.Table, optionsOf(b.Table).spareIndex(), seat), spare-1)
		return
	}
	used := gameMark(b.Table, usedMark+int(s))
	b.Set(used, b.Mark(used)+1)
	playCard(b, seat, DeckOf(b.Table).Special(s))
}

// resize makes a list of cards as long as asked, filled up with a first choice.
func resize(list *[]Suspend, n, limit int, fill Suspend) {
	made := slices.Clone(*list)
	for len(made) < min(n, limit) {
		made = append(made, fill)
	}
	if *list = made[:max(0, min(n, len(made)))]; len(*list) == 0 {
		*list = nil
	}
}

// askList asks how many cards of a kind are used, for lists of seat and stock.
func (y usingSpecials) askList(name string, list *[]Suspend, limit int, fill Suspend) {
	y.Step(true, func() *calc.Field {
		return calc.AmountFunc(name, calc.Range(0, limit), func() int { return len(*list) },
			func(n int) { resize(list, n, limit, fill) })
	})
}

// askPair asks for the seat and the stock of one card of a list.
func (y usingSpecials) askPair(names [2]string, list *[]Suspend, i int, seatRefused,
	stockRefused func(int) *calc.Refusal) {
	if y.Ask == nil {
		return
	}
	change := func(change func(*Suspend)) {
		made := slices.Clone(*list)
		if i < len(made) {
			change(&made[i])
		}
		*list = made
	}
	at := (*list)[i]
	seat := calc.Player(y.builder.Table, calc.ItemName(names[0], i), &at.Seat, seatRefused)
	seat.Set = func(v int) { change(func(s *Suspend) { s.Seat = v }) }
	stock := stockField(calc.ItemName(names[1], i), &at.Company, stockRefused)
	stock.Set = func(v int) { change(func(s *Suspend) { s.Company = codeOf(v) }) }
	seat.Likely = y.order[0]
	y.Ask(seat)
	y.Ask(stock)
}

// holderRefusal is why a seat cannot have a special card: it is out, or its hand has none.
func (y usingSpecials) holderRefusal(seat int, s Special, field string) *calc.Refusal {
	refusal := y.builder.Table.PlayerRefusal(field, seat)
	if refusal == nil {
		refusal = holdsRefusal(y.builder.Table, seat, s)
	}
	if refusal != nil {
		refusal.Field = field
	}
	return refusal
}
