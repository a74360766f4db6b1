package tycoon

import (
	"slices"

	"scripkeeper/calc"
)

// A cardList is a list of cards by their codes, parted by stocks and special cards.
type cardList struct {
	deck *Deck
	// of are the faces of each stock in the order entered.
	of       [Companies][]int
	specials [specials]int
	// strange means that one of the codes is no card's.
	strange bool
}

func newCardList(deck *Deck, cards []string) cardList {
	t := cardList{deck: deck}
	for _, code := range cards {
		face, known := deck.Index(code)
		switch {
		case !known:
			t.strange = true
		case face >= deck.price:
			t.specials[face-deck.price]++
		default:
			company := deck.Faces[face].Company
			t.of[company] = append(t.of[company], face)
		}
	}
	return t
}

// cards is the list again: stock by stock, then the special cards.
func (t cardList) cards() []string {
	var list []string
	for _, faces := range t.of {
		for _, face := range faces {
			list = append(list, t.deck.Faces[face].Code)
		}
	}
	for s, n := range t.specials {
		for range n {
			list = append(list, t.deck.Faces[t.deck.Special(Special(s))].Code)
		}
	}
	return list
}

// counts is how many cards of each face there are.
func (t cardList) counts() []int {
	counts := make([]int, len(t.deck.Faces))
	for _, faces := range t.of {
		for _, face := range faces {
			counts[face]++
		}
	}
	copy(counts[t.deck.price:], t.specials[:])
	return counts
}

// change gives the list with another run of one stock's faces.
func (t cardList) change(company int, faces []int) []string {
	t.of[company] = faces
	return t.cards()
}

// take takes a seat's price cards from what there is: left is how many of each face there still are, pile how many
// cards are left in all, and room how many the hand holds. Where ask is not nil, it asks for each stock how many there
// are, then which, and set takes the list.
func (t cardList) take(seat int, left []int, pile, room *int, ask func(*calc.Field), set func([]string)) {
	first := 0
	for company := range Companies {
		end := first
		available := 0
		for end < t.deck.price && t.deck.Faces[end].Company == company {
			available += max(0, left[end])
			end++
		}
		limit := max(0, min(available, *room))
		if ask != nil && available > 0 {
			count := t.countField(seat, company, first, end, limit, slices.Clone(left[first:end]), set)
			count.Odds = drawOdds(available, *pile, *room, limit)
			ask(count)
		}
		for i, face := range t.of[company] {
			if ask != nil && i < limit {
				ask(t.faceField(seat, company, i, first, end, left, set))
			}
			left[face]--
		}
		*room -= len(t.of[company])
		*pile -= available
		first = end
	}
}

// countField asks how many cards of a stock there are. New ones are the lowest that are left, to be chosen then.
func (t cardList) countField(seat, company, first, end, limit int, left []int, set func([]string)) *calc.Field {
	count := func() int { return len(t.of[company]) }
	return calc.AmountFunc(calc.ItemName("count", seat, company), calc.Range(0, limit), count, func(n int) {
		faces := slices.Clone(t.of[company])
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

// faceField asks which card of a stock one is.
func (t cardList) faceField(seat, company, i, first, end int, left []int, set func([]string)) *calc.Field {
	choices, odds := make([]calc.Choice, 0, end-first), make([]int, 0, end-first)
	last := first
	if i > 0 {
		last = t.of[company][i-1]
	}
	rising := risingOdds(left[first:end], last-first, len(t.of[company])-i)
	for face := first; face < end; face++ {
		if left[face] > 0 {
			choices, odds = append(choices, calc.Choice{Value: face}), append(odds, rising[face-first])
		}
	}
	name := calc.ItemName("dealt", seat, company, i)
	f := calc.AmountFunc(name, calc.Allowed{Choices: choices}, func() int { return t.of[company][i] }, func(face int) {
		if face < first || face >= end {
			return
		}
		faces := slices.Clone(t.of[company])
		// A card that stands further on changes places with this one, so that none is there twice by mistake.
		if at := slices.Index(faces[i+1:], face); at >= 0 {
			faces[i+1+at] = faces[i]
		}
		faces[i] = face
		set(t.change(company, faces))
	}).As(calc.CardKind).ForSeat(seat).ForCompany(company).Expect(calc.None)
	f.Odds = odds
	return f
}

// specialField asks how many of a special card there are.
func (t cardList) specialField(seat int, s Special, odds []int, set func([]string)) *calc.Field {
	count := func() int { return t.specials[s] }
	f := calc.AmountFunc(calc.ItemName(specialNames()[s], seat), calc.Range(0, len(odds)-1), count, func(n int) {
		changed := t
		changed.specials[s] = max(0, min(n, t.deck.Size))
		set(changed.cards())
	}).ForSeat(seat)
	f.Odds = odds
	return f
}
