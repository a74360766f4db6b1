package view

import (
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

type Place struct {
	Seat int
	Name string
	Pawn emblem.Pawn
	// Rank is 1 for the first place, or 0 without a rank. Place is the rank as text ("1.", "–").
	Rank  int
	Place string
	Worth int
	// Out reports whether the player has left, and Hidden whether the net worth is unknown. Note has the public facts
	// about a hidden net worth, or a remark that the player has left.
	Out, Hidden bool
	Note        string
	Parts       []Part
}

type Part struct {
	Text string
	// Company is the company of the shares, or nil for other items. Note describes special certificates.
	Company *Company
	Note    string
}

func Places(v Game) []Place {
	return calc.Map(v.Standing.Places, func(place calc.Place) Place { return placeOf(v, place) })
}

func placeOf(v Game, place calc.Place) Place {
	p := Place{Seat: place.Seat, Name: v.Name(place.Seat), Pawn: v.Pawn(place.Seat), Place: "–"}
	if Secret(v.Table) {
		p.Hidden = true
		known := []string{cashText(v.Table.Cash(place.Seat))}
		p.Note = words.Join(append(known, words.Badges(v.ID(), v.Table, place.Seat)...))
		return p
	}
	if p.Worth, p.Out = place.Worth, place.Out; place.Out {
		p.Note = words.Text("result.out")
		return p
	}
	if p.Rank = place.Rank; place.Rank > 0 {
		p.Place = words.Format("result.rank", words.Names{"rank": place.Rank})
	}
	p.Parts = PartsOf(v, place)
	return p
}

// PartsOf returns the items of a net worth: cash, the shares in each company, and others such as debts.
func PartsOf(v Game, place calc.Place) []Part {
	var all []Part
	for _, part := range place.Parts {
		switch {
		case part.Commodity.IsCash():
			all = append(all, Part{Text: cashText(part.Amount)})
		case part.Count != 0:
			company := v.Company(part.Commodity.Company)
			sum := words.Format("result.part", words.Names{
				"count": part.Count, "price": part.Price,
				"amount": part.Amount,
			})
			all = append(all, Part{Company: &company, Text: sum})
		}
	}
	for _, extra := range place.Extras {
		all = append(all, Part{Text: words.Upper(words.Extra(v.ID(), v.Layout, extra))})
	}
	return all
}

func StandingTitle(v Game) string {
	if v.Standing.Final {
		return words.Text("result.title")
	}
	return words.Text("result.now")
}

// OutcomeLine returns a line with the winners or the number of entries to fix, or "" during the game.
func (v Game) OutcomeLine() string {
	if n := len(v.Game.Refused()); n > 0 {
		return words.Unresolved(n)
	}
	winners := v.Winners()
	switch {
	case !v.Standing.Final:
		return ""
	case len(winners) == 0:
		return words.Text("result.nobody")
	case len(winners) == 1:
		return words.Format("result.won", words.Names{"name": winners[0]})
	}
	return words.Format("result.draw", words.Names{"names": winners})
}

func (v Game) When() string {
	date := words.Date(v.Game.PlayTime().Day())
	if title := v.Game.Setup().Title; title != "" {
		return title + " · " + date
	}
	return date
}
