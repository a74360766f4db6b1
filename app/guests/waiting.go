package guests

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/live/door"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// waitingRows are all that waits for a yes: seats that guests ask for, and entries that they propose.
func (h *Host) waitingRows(s *shell.Shell) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	v := s.Session.View()
	for _, guest := range h.Asking() {
		if !v.Layout.HasSeat(guest.Asked) {
			continue
		}
		rows = append(rows, question(
			words.Format("guests.asks", words.Names{"device": guest.Name, "name": v.Name(guest.Asked)}), "", "",
			"guests.yes", func() { s.ShowError(h.grant(guest.ID, door.Seat, guest.Asked)) },
			"guests.no", func() { s.ShowError(h.deny(guest.ID)) }))
	}
	for _, proposal := range h.Proposals() {
		rows = append(rows, question(
			proposal.Short, words.Format("guests.proposes", words.Names{"device": proposal.From}), proposal.Refusal,
			"guests.accept", func() {
				if r := h.room(); r != nil {
					_, err := r.Accept(proposal.ID)
					s.ShowError(err)
				}
			},
			"guests.decline", func() {
				if r := h.room(); r != nil {
					s.ShowError(r.Decline(proposal.ID))
				}
			}))
	}
	return rows
}

// question is something that waits for a yes: whom it is from where the sentence does not tell, and what is against it,
// empty for nothing.
func question(sentence, from, against, yes string, do func(), no string, leave func()) fyne.CanvasObject {
	said := frame.Stack(0, text.NewParagraph(sentence, core.Strong))
	if from != "" {
		said.Add(text.NewParagraph(from, core.Caption))
	}
	lines := frame.Stack(look.Space2, said)
	accept := input.NewPrimaryButton(words.Text(yes), do)
	if against != "" {
		lines.Add(text.NewParagraph(against, core.Body).SetColor(look.Loss))
		core.Enable(accept, false)
	}
	lines.Add(frame.NewFlow(look.Space2, accept, input.NewQuietButton(words.Text(no), leave)))
	return frame.NewPanel(look.Card, look.Space3, lines).Outlined(look.Turn)
}

// Waiting is how many things wait for a yes.
func (h *Host) Waiting() int { return len(h.Asking()) + len(h.Proposals()) }

// Banner stands on the table as long as something waits for a yes, and leads to it; nil when nothing does.
func (h *Host) Banner(s *shell.Shell) fyne.CanvasObject {
	n := h.Waiting()
	if n == 0 {
		return nil
	}
	row := list.NewRow(words.Format("guests.waiting", words.Names{"count": n}), words.Text("guests.waiting.about"),
		func() { s.GoBeside(route.Live{}) })
	row.SetEnds(nil, frame.NewWord(words.Text("guests.waiting.look"), core.Strong, look.Turn))
	return row.SetChosen(true)
}
