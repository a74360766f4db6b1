package agreement

import (
	"fmt"

	"scripkeeper/calc"
)

// A Special is one kind of special card.
type Special int

// The special cards (chapter Special Cards).
const (
	// LoanCard is Loan Stocks Matured.
	LoanCard Special = iota
	// DebentureCard pays face value for a stock that fell to 0.
	DebentureCard
	// RightsCard is Rights Issued.
	RightsCard
	// Suspended is Share Suspended.
	Suspended
	// Plus and Minus are the currency cards.
	Plus
	Minus
	SpecialKinds = iota
)

// specialCodes are the codes of the special cards.
func specialCodes() [SpecialKinds]string {
	return [SpecialKinds]string{"L", "D", "R", "S", "$+10", "$-10"}
}

// A Face is one card as it is printed.
type Face struct {
	// Code is the company's code and the change of its price ("N-30"), or a special card's code ("L").
	Code string
	// Company is whose price it changes and Value by how much; [calc.None] and 0 for a special card.
	Company, Value int
	// Count is how many such cards the deck holds.
	Count int
}

// A Deck is the cards that a game is played with, all of which are shuffled every year.
type Deck struct {
	// Faces are the price cards, company by company from the lowest to the highest, then the special cards.
	Faces []Face
	// Size is the number of cards.
	Size int
	// PriceFaces is the number of faces of price cards.
	PriceFaces int
	indexes    map[string]int
	// MaxSum is how far all cards of one sign can move a company's price.
	MaxSum [Companies]int
}

// Card values go from -maxTop to maxTop in steps.
const (
	maxTop  = 30
	TopStep = 5
)

// listedTops are the highest cards of the companies (chapter Card Distribution).
func listedTops() [Companies]int { return [Companies]int{10, 15, 15, 20, 25, 30} }

// listedSpecials are the special cards of the Standard deck.
func listedSpecials() [SpecialKinds]int { return [SpecialKinds]int{2, 2, 2, 2, 3, 3} }

// Index finds a card by its code.
func (d *Deck) Index(code string) (int, bool) {
	index, ok := d.indexes[code]
	return index, ok
}

// Compare orders cards by their places in the deck.
func (d *Deck) Compare(a, b string) int { return d.indexes[a] - d.indexes[b] }

// Special is the index of a special card among the faces.
func (d *Deck) Special(s Special) int { return d.PriceFaces + int(s) }

// Agreed returns a copy of the options with the deck that they name.
func (o *Options) Agreed() *Options {
	made := *o
	made.deck = o.buildDeck()
	return &made
}

// Cards is the deck of options agreed on, nil before.
func (o *Options) Cards() *Deck { return o.deck }

// buildDeck is the deck that the options name.
func (o *Options) buildDeck() *Deck {
	tops, counts, copies, doubled := listedTops(), listedSpecials(), 1, 1
	if o.Variant == "extended" {
		copies, doubled = 2, 2
	}
	switch o.Deck {
	case "doubled":
		copies, doubled = 2*copies, 2*doubled
	case "specials_14":
		doubled = 1
	case "custom":
		tops, counts, copies, doubled = o.Tops, o.Specials, o.Copies, 1
	}
	d := &Deck{indexes: make(map[string]int, 64)}
	add := func(f Face) {
		d.indexes[f.Code] = len(d.Faces)
		d.Faces = append(d.Faces, f)
		d.Size += f.Count
	}
	for company, top := range tops {
		for value := -top; value <= top; value += TopStep {
			if value == 0 {
				continue
			}
			add(Face{Code: fmt.Sprintf("%s%+d", CodeOf(company), value), Company: company, Value: value, Count: copies})
			d.MaxSum[company] += max(0, value) * copies
		}
	}
	d.PriceFaces = len(d.Faces)
	for s, code := range specialCodes() {
		add(Face{Code: code, Company: calc.None, Count: counts[s] * doubled})
	}
	return d
}

// SpecialNames name the special cards in the fields of forms.
func SpecialNames() [SpecialKinds]string {
	return [SpecialKinds]string{"loan", "debenture", "rights", "suspended", "plus", "minus"}
}

// Hand is how many cards each of some players is dealt under a limit, when some cards are kept from last year.
func (d *Deck) Hand(players, limit, kept int) int {
	return min(limit, max(0, d.Size-kept)/max(1, players))
}
