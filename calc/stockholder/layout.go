package stockholder

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

func layout(o *Options, seats []calc.Seat) *calc.Layout {
	l := &calc.Layout{
		Seats: seats, Companies: fourcolours.Companies(), Classes: 1, Rounds: o.deck.HandSize(), Options: o,
		Kit: calc.Kit{OutRule: "bankruptcy", Left: afterLeave, Skip: skip, Lapse: lapse},
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
