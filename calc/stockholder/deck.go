package stockholder

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

const Colours = fourcolours.Colours

type Free = fourcolours.Free

type (
	Deck = fourcolours.Deck
	Face = fourcolours.Face
)

// classicDeck has 12 hundreds, 8 doubles and 32 small cards (chapter Cards set; rules E.2, E.6).
func classicDeck(big, small int) *Deck {
	return fourcolours.NewDeck(slices.Concat(fourcolours.InEachColour(fourcolours.Hundred(3)),
		fourcolours.InEachColour(fourcolours.Doubles(0, 1)...), fourcolours.InEachColour(fourcolours.Smalls()...)),
		[]string{"big", "small"}, big, small)
}

// broker1961Deck has 12 hundreds (lowering all other prices by 10), 24 doubles and 32 small cards. A hand has 2
// hundreds, 3 doubles and 5 small cards (rules E.2; the sources disagree in details).
func broker1961Deck() *Deck {
	small := func(by, other int) Face {
		return Face{Effect: fourcolours.Plus(by), Free: []fourcolours.Effect{fourcolours.Plus(other)}, Group: 2,
			Count: 4}
	}
	hundred := Face{Effect: fourcolours.Plus(100), Others: -10, Count: 3}
	return fourcolours.NewDeck(slices.Concat(fourcolours.InEachColour(hundred),
		fourcolours.InEachColour(fourcolours.Doubles(1, 3)...),
		fourcolours.InEachColour(small(60, -30), small(-50, 40))),
		[]string{"hundred", "double", "small"}, 2, 3, 5)
}

func layout(o *Options, seats []calc.Seat) *calc.Layout {
	l := &calc.Layout{
		Seats: seats, Companies: fourcolours.Companies(), Classes: 1, Rounds: o.deck.HandSize(), Options: o,
		Kit: calc.Kit{OutRule: "bankruptcy", SettleLeaver: afterLeave, Skip: skip, Lapse: lapse},
	}
	l.Tracks = slices.Repeat([]calc.Track{o.scale()}, Colours)
	faces := len(o.deck.Faces)
	l.Cards = make([]calc.Card, 0, faces)
	l.OwnMarks = make([]calc.MarkName, 0, faces+len(seats)*(len(o.deck.Groups)+1))
	for _, f := range o.deck.Faces {
		l.Cards = append(l.Cards, f.Card(f.Count*o.Packs))
		l.OwnMarks = append(l.OwnMarks, calc.MarkName{Name: "played." + f.Code, Seat: calc.None, Company: calc.None})
	}
	for seat := range seats {
		for _, group := range o.deck.Groups {
			l.OwnMarks = append(l.OwnMarks, calc.MarkName{Name: "played." + group, Seat: seat, Company: calc.None})
		}
		l.OwnMarks = append(l.OwnMarks, calc.MarkName{Name: "played.unseen", Seat: seat, Company: calc.None})
	}
	return l
}

func optionsOf(t calc.Table) *Options { return calc.OptionsOf[*Options](t) }

func DeckOf(t calc.Table) *Deck { return optionsOf(t).deck }
