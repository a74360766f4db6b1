package guests

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/live"
	"scripkeeper/app/live/door"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

func (p *livePage) guestRows() []fyne.CanvasObject {
	all := p.of.Guests()
	if len(all) == 0 {
		return []fyne.CanvasObject{text.NewParagraph(words.Text("guests.none"), core.Body).SetColor(look.Soft)}
	}
	var rows []fyne.CanvasObject
	doubts := live.Doubts(all, p.of.players())
	for i, guest := range all {
		detail, lines := p.roleOf(guest.Guest), 0
		if !guest.Connected {
			detail = words.Format("guests.away", words.Names{"role": detail})
		}
		if doubt := doubts[i].Sentence(words.Spoken()); doubt != "" {
			detail, lines = words.Format("guests.doubt", words.Names{"role": detail, "doubt": doubt}), 3
		}
		first := fyne.CanvasObject(mark.NewPicture(mark.Icon("live"), pawnSize, look.Soft))
		if v, has := p.seated(guest.Seat); has {
			first = mark.NewPawn(v.Pawn(guest.Seat), pawnSize)
		}
		row := list.NewRow(guest.Name, detail, func() { p.ask(guest) }).SetEnds(first, nil)
		if lines > 0 {
			row.Lines(lines)
		}
		rows = append(rows, row)
	}
	return rows
}

const pawnSize = 28

// seated returns the view of the game, and whether the seat exists in it. For a tournament, has is false.
func (p *livePage) seated(seat int) (v view.Game, has bool) {
	if p.of.isTournament() {
		return v, false
	}
	v = p.shell.Session.View()
	return v, v.Layout.HasSeat(seat)
}

func (p *livePage) roleOf(guest door.Guest) string {
	role := guest.Role
	v, has := p.seated(guest.Seat)
	switch {
	case has:
		return words.Format("guests.role."+string(role), words.Names{"name": v.Name(guest.Seat)})
	case role == door.Keeper:
		return words.Text(p.key("role.keeper"))
	case guest.Seat >= 0 && p.of.hall() != nil:
		return words.Format("guests.hall.role.known", words.Names{"name": p.of.hall().Name(guest.Seat)})
	}
	return words.Text("guests.role.look")
}

func (p *livePage) ask(guest live.Present) {
	grant := func(role door.Role, seat int) func() {
		return func() { p.shell.ShowError(p.of.grant(guest.ID, role, seat)) }
	}
	picks := []form.Pick{{Label: words.Text("guests.pick.look"), Chosen: guest.Role == door.Look,
		Take: grant(door.Look, -1)}}
	for seat := 0; ; seat++ {
		v, has := p.seated(seat)
		if !has {
			break
		}
		picks = append(picks, form.Pick{Label: words.Format("guests.pick.seat", words.Names{"name": v.Name(seat)}),
			Mark:   mark.NewPawn(v.Pawn(seat), pawnSize),
			Chosen: guest.Role == door.Seat && guest.Seat == seat, Take: grant(door.Seat, seat)})
	}
	picks = append(picks,
		form.Pick{Label: words.Text(p.key("pick.keeper")), Chosen: guest.Role == door.Keeper,
			Take: grant(door.Keeper, -1)},
		form.Pick{Label: words.Text("guests.pick.remove"), Take: func() { p.shell.ShowError(p.of.remove(guest.ID)) }})
	form.ShowPicks(p.shell.Window.Canvas(), guest.Name, picks)
}
