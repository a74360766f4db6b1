package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

func Layout(o *agreement.Options, seats []calc.Seat, kit calc.Kit) *calc.Layout {
	l := &calc.Layout{
		Seats: seats, Companies: agreement.AllCompanies(), Classes: classes,
		ClassKeys: []string{"regular", "short", "call", "put"}, Rounds: o.Years, Options: o,
		OwnMarks: ownMarks(o, len(seats)), Kit: kit,
	}
	for company := range agreement.Companies {
		l.Tracks = append(l.Tracks, calc.Scale{Max: agreement.MaxPrice, Step: 1})
		delisted := l.OwnMark(gameMarks + company*companyMarks + DelistedMark)
		l.Closed = append(l.Closed, calc.Closing{Mark: delisted, Value: 1})
	}
	for _, f := range o.Cards().Faces {
		l.Cards = append(l.Cards, calc.Card{Code: f.Code, Count: f.Count})
	}
	return l
}

func OptionsOf(t calc.Table) *agreement.Options { return calc.OptionsOf[*agreement.Options](t) }

func DeckOf(t calc.Table) *agreement.Deck { return OptionsOf(t).Cards() }
