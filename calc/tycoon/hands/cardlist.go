package hands

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

// A CardList is a list of cards, divided into each company's price cards and the special cards.
type CardList struct {
	deck *agreement.Deck
	// ByCompany holds each company's cards (indexes of faces) in the order entered.
	ByCompany [agreement.Companies][]int
	Specials  [agreement.SpecialKinds]int
	// HasUnknown means that a code in the list belongs to no card.
	HasUnknown bool
}

func NewCardList(deck *agreement.Deck, cards []string) CardList {
	t := CardList{deck: deck}
	for _, code := range cards {
		face, known := deck.Index(code)
		switch {
		case !known:
			t.HasUnknown = true
		case face >= deck.PriceFaces:
			t.Specials[face-deck.PriceFaces]++
		default:
			company := deck.Faces[face].Company
			t.ByCompany[company] = append(t.ByCompany[company], face)
		}
	}
	return t
}

func (t CardList) cards() []string {
	var list []string
	for _, faces := range t.ByCompany {
		for _, face := range faces {
			list = append(list, t.deck.Faces[face].Code)
		}
	}
	for s, n := range t.Specials {
		for range n {
			list = append(list, t.deck.Faces[t.deck.Special(agreement.Special(s))].Code)
		}
	}
	return list
}

func (t CardList) Counts() []int {
	counts := make([]int, len(t.deck.Faces))
	for _, faces := range t.ByCompany {
		for _, face := range faces {
			counts[face]++
		}
	}
	copy(counts[t.deck.PriceFaces:], t.Specials[:])
	return counts
}

func (t CardList) change(company int, faces []int) []string {
	t.ByCompany[company] = faces
	return t.cards()
}

// Take removes a seat's price cards from left, which counts the remaining cards by face. pile is their total; room is
// the number of cards that still fit in the hand. If ask is not nil, Take asks how many cards of each company the seat
// has, then which cards. It calls set with the changed list.
func (t CardList) Take(seat int, left []int, pile, room *int, ask func(*calc.Field), set func([]string)) {
	first := 0
	for company := range agreement.Companies {
		end := first
		available := 0
		for end < t.deck.PriceFaces && t.deck.Faces[end].Company == company {
			available += max(0, left[end])
			end++
		}
		limit := max(0, min(available, *room))
		if ask != nil && available > 0 {
			count := t.countField(seat, company, first, end, limit, slices.Clone(left[first:end]), set)
			count.Odds = DrawOdds(available, *pile, *room, limit)
			ask(count)
		}
		for i, face := range t.ByCompany[company] {
			if ask != nil && i < limit {
				ask(t.faceField(seat, company, i, first, end, left, set))
			}
			left[face]--
		}
		*room -= len(t.ByCompany[company])
		*pile -= available
		first = end
	}
}

// countField asks for the number of a company's cards. A higher number adds the lowest remaining cards.
func (t CardList) countField(seat, company, first, end, limit int, left []int, set func([]string)) *calc.Field {
	count := func() int { return len(t.ByCompany[company]) }
	return calc.AmountFunc(calc.ItemName("count", seat, company), calc.Range(0, limit), count, func(n int) {
		faces := slices.Clone(t.ByCompany[company])
		faces = faces[:max(0, min(n, len(faces)))]
		for _, face := range faces {
			left[face-first]--
		}
		for face := first; face < end; face++ {
			for left[face-first] > 0 && len(faces) < min(n, limit) {
				faces = append(faces, face)
				left[face-first]--
			}
		}
		set(t.change(company, faces))
	}).ForSeat(seat).ForCompany(company)
}

func (t CardList) faceField(seat, company, i, first, end int, left []int, set func([]string)) *calc.Field {
	choices, odds := make([]calc.Choice, 0, end-first), make([]int, 0, end-first)
	last := first
	if i > 0 {
		last = t.ByCompany[company][i-1]
	}
	rising := risingOdds(left[first:end], last-first, len(t.ByCompany[company])-i)
	for face := first; face < end; face++ {
		if left[face] > 0 {
			choices, odds = append(choices, calc.Choice{Value: face}), append(odds, rising[face-first])
		}
	}
	name := calc.ItemName("dealt", seat, company, i)
	f := calc.AmountFunc(name, calc.Allowed{Choices: choices}, func() int { return t.ByCompany[company][i] },
		func(face int) {
			if face < first || face >= end {
				return
			}
			faces := slices.Clone(t.ByCompany[company])
			// If the list already has the same face later, the two cards are swapped, so none counts twice.
			if at := slices.Index(faces[i+1:], face); at >= 0 {
				faces[i+1+at] = faces[i]
			}
			faces[i] = face
			set(t.change(company, faces))
		}).As(calc.CardKind).ForSeat(seat).ForCompany(company).Expect(calc.None)
	f.Odds = odds
	return f
}

func (t CardList) specialField(seat int, s agreement.Special, odds []int, set func([]string)) *calc.Field {
	count := func() int { return t.Specials[s] }
	f := calc.AmountFunc(calc.ItemName(agreement.SpecialNames()[s], seat), calc.Range(0, len(odds)-1), count,
		func(n int) {
			changed := t
			changed.Specials[s] = max(0, min(n, t.deck.Size))
			set(changed.cards())
		}).ForSeat(seat)
	f.Odds = odds
	return f
}
