package agreement

import (
	"fmt"

	"scripkeeper/calc"
)

// A Special is a kind of special card (chapter Special Cards).
type Special int

const (
	LoanCard Special = iota
	DebentureCard
	RightsCard
	Suspended
	Plus
	Minus
	SpecialKinds = iota
)

func specialCodes() [SpecialKinds]string {
	return [SpecialKinds]string{"L", "D", "R", "S", "$+10", "$-10"}
}

type Face struct {
	// Code is a company's code and the price change ("N-30"), or a special card's code ("L").
	Code string
	// Company is the company whose price the card changes by Value. For a special card, Company is [calc.None].
	Company, Value int
	Count          int
}

// A Deck holds all cards of a game, which are reshuffled every year.
type Deck struct {
	// Faces lists the different price cards, by company and in ascending order, then the special cards.
	Faces []Face
	Size  int
	// PriceFaces is the number of different price cards.
	PriceFaces int
	indexes    map[string]int
	// MaxSum is the most by which all cards together can raise a company's price, and also the most by which they can
	// lower it.
	MaxSum [Companies]int
}

// Price cards have the values from -maxTop to maxTop in steps of TopStep, without 0.
const (
	maxTop  = 30
	TopStep = 5
)

// listedTops returns each company's highest card (chapter Card Distribution).
func listedTops() [Companies]int { return [Companies]int{10, 15, 15, 20, 25, 30} }

func listedSpecials() [SpecialKinds]int { return [SpecialKinds]int{2, 2, 2, 2, 3, 3} }

func (d *Deck) Index(code string) (int, bool) {
	index, ok := d.indexes[code]
	return index, ok
}

func (d *Deck) Compare(a, b string) int { return d.indexes[a] - d.indexes[b] }

// Special returns the index of a special card in Faces.
func (d *Deck) Special(s Special) int { return d.PriceFaces + int(s) }

// WithDeck returns a copy of the options with the deck that they describe.
func (o *Options) WithDeck() *Options {
	made := *o
	made.deck = o.buildDeck()
	return &made
}

// Cards returns the deck, or nil if the options do not come from [Options.WithDeck].
func (o *Options) Cards() *Deck { return o.deck }

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

// SpecialNames returns the special cards' names in form fields.
func SpecialNames() [SpecialKinds]string {
	return [SpecialKinds]string{"loan", "debenture", "rights", "suspended", "plus", "minus"}
}

// Hand returns the number of cards dealt to each player, at most limit. kept is the number of cards kept from last
// year, which are not dealt again.
func (d *Deck) Hand(players, limit, kept int) int {
	return min(limit, max(0, d.Size-kept)/max(1, players))
}
