package stockpile

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/demand"
)

// trackHead is how wide a name before a bidding track is, at the normal size of text.
const trackHead float32 = 150

// newBids asks what every meeple stands on: a bidding track for each.
func newBids(task form.Task) form.Editor {
	s := newSheet(task, func(*calc.Field) bool { return false })
	var tracks []*spaces
	rows := frame.Stack(look.Space2)
	for _, f := range s.fields() {
		if len(f.Allowed.Choices) == 0 {
			continue // who is out bids nothing
		}
		track := newSpaces(s, f, func(value int, _ bool) { s.set(f.Name, value) })
		tracks = append(tracks, track)
		rows.Add(s.track(words.Seat(s.layout(), f.Seat), s.cash(f.Seat), s.name(f), track))
	}
	walk(tracks)
	s.show(func() {
		for _, track := range tracks {
			if f, ok := s.field(track.name); ok {
				track.follow(f)
			}
		}
	}, rows)
	return s
}

// track is a bidding track with whose it is, and a word on that.
func (s *sheet) track(whose, about, spoken string, of *spaces) fyne.CanvasObject {
	head := frame.Spread(text.New(whose, core.Strong), frame.NewWord(about, core.Caption, look.Soft))
	return frame.NewGroup(spoken, frame.NewTrack(trackHead, head, of.objects()...))
}

// newBid asks for one bid: a tap on a space of one of the stockpiles' tracks.
func newBid(task form.Task, entry *demand.Bid) form.Editor {
	s := newSheet(task, func(*calc.Field) bool { return false })
	pile, ok := s.field("pile")
	if !ok {
		return form.NewEditor(task)
	}
	amount, _ := s.field("amount")
	var tracks []*spaces
	rows := frame.Stack(look.Space2)
	for _, choice := range pile.Allowed.Choices {
		track := newSpaces(s, amount, func(value int, _ bool) {
			entry.Pile = choice.Value
			s.set("amount", value)
		})
		tracks = append(tracks, track)
		name := words.Choice(task.Rulebook, s.layout(), pile, choice)
		rows.Add(s.track(name, s.standing(choice.Value), name, track))
	}
	walk(tracks)
	s.show(func() {
		pile, _ := s.field("pile")
		for i, choice := range pile.Allowed.Choices {
			tried := *entry
			tried.Pile = choice.Value
			amount, _ := tried.Form(task.Table).Field("amount")
			if choice.Refusal != nil || choice.Value != entry.Pile {
				amount.Get = func() int { return calc.None }
			}
			for space := range amount.Allowed.Choices {
				if choice.Refusal != nil {
					amount.Allowed.Choices[space].Refusal = choice.Refusal
				}
			}
			tracks[i].follow(amount)
		}
	}, rows)
	return s
}

// standing tells whose meeple stands on a stockpile's track, counted from 1.
func (s *sheet) standing(pile int) string {
	amount, seat := demand.BidOn(s.task.Table, pile)
	if seat == calc.None {
		return words.Text("stockpile.sheet.free")
	}
	return words.Format("stockpile.sheet.standing",
		words.Names{"name": words.Seat(s.layout(), seat), "amount": amount})
}
