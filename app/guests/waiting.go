package guests

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/live/door"
	"scripkeeper/app/live/hall"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// waitingRows are all that waits for a yes: seats that guests ask for, entries that they propose, results that they
// hand in.
func (f Followed) waitingRows(s *shell.Shell) []fyne.CanvasObject {
	rows := append(f.askingRows(s), f.resultRows(s)...)
	for _, proposal := range f.Proposals() {
		rows = append(rows, question{
			sentence: proposal.Short, against: proposal.Refusal,
			about: []string{words.Format("guests.proposes", words.Names{"device": proposal.From})},
			yes:   "guests.accept", accept: func() {
				if r := f.room(); r != nil {
					_, err := r.Accept(proposal.Choice)
					s.ShowError(err)
				}
			},
			no: "guests.decline", decline: func() {
				if r := f.room(); r != nil {
					s.ShowError(r.Decline(proposal.Choice))
				}
			}}.row())
	}
	return rows
}

// askingRows are the guests who ask for a seat.
func (f Followed) askingRows(s *shell.Shell) []fyne.CanvasObject {
	if f.isTournament() {
		return nil
	}
	var rows []fyne.CanvasObject
	v := s.Session.View()
	for _, guest := range f.Asking() {
		if !v.Layout.HasSeat(guest.Asked) {
			continue
		}
		rows = append(rows, question{
			sentence: words.Format("guests.asks", words.Names{"device": guest.Name, "name": v.Name(guest.Asked)}),
			yes:      "guests.yes", accept: func() { s.ShowError(f.grant(guest.ID, door.Seat, guest.Asked)) },
			no: "guests.no", decline: func() { s.ShowError(f.deny(guest.ID)) }}.row())
	}
	return rows
}

// resultRows are the results that wait for the director.
func (f Followed) resultRows(s *shell.Shell) []fyne.CanvasObject {
	decide := func(do func(*hall.Hall, hall.Chosen) (hall.Told, error), id int) func() {
		return func() {
			of := f.hall()
			if of == nil {
				return
			}
			if told, err := do(of, hall.Chosen{ID: id}); err != nil {
				s.ShowNotice(err.Error()) // a problem is its sentence
			} else {
				s.ShowNotice(told.Done)
			}
		}
	}
	var rows []fyne.CanvasObject
	for _, waiting := range f.Results() {
		rows = append(rows, question{
			sentence: waiting.Title, about: append(waiting.Places, waiting.From), against: waiting.Refusal,
			yes: "guests.result.accept", accept: decide((*hall.Hall).Accept, waiting.ID),
			no: "guests.decline", decline: decide((*hall.Hall).Decline, waiting.ID)}.row())
	}
	return rows
}

// A question is something that waits for a yes.
type question struct {
	sentence string
	// about is what else there is to say of it, against what is against it, empty for nothing.
	about   []string
	against string
	// yes and no are the keys of the buttons.
	yes, no         string
	accept, decline func()
}

func (q question) row() fyne.CanvasObject {
	said := frame.Stack(0, text.NewParagraph(q.sentence, core.Strong))
	for _, line := range q.about {
		said.Add(text.NewParagraph(line, core.Caption))
	}
	lines := frame.Stack(look.Space2, said)
	accept := input.NewPrimaryButton(words.Text(q.yes), q.accept)
	if q.against != "" {
		lines.Add(text.NewParagraph(q.against, core.Body).SetColor(look.Loss))
		core.Enable(accept, false)
	}
	lines.Add(frame.NewFlow(look.Space2, accept, input.NewQuietButton(words.Text(q.no), q.decline)))
	return frame.NewPanel(look.Card, look.Space3, lines).Outlined(look.Turn)
}

// open shows the page, beside the table where that stays in sight.
func (f Followed) open(s *shell.Shell) {
	if f.isTournament() {
		s.Go(f.route())
	} else {
		s.GoBeside(f.route())
	}
}

// Banner stands there as long as something waits for a yes, and leads to it; nil when nothing does.
func (f Followed) Banner(s *shell.Shell) fyne.CanvasObject {
	n, key := f.Waiting(), "guests.waiting"
	if n == 0 {
		return nil
	}
	if f.isTournament() {
		key = "guests.results"
	}
	row := list.NewRow(words.Format(key, words.Names{"count": n}), words.Text(key+".about"), func() { f.open(s) })
	row.SetEnds(nil, frame.NewWord(words.Text("guests.waiting.look"), core.Strong, look.Turn))
	return row.SetChosen(true)
}

// Sign tells that it is on, and how many phones follow now, and leads to its page; nil while it is off.
func (f Followed) Sign(s *shell.Shell) *input.Button {
	if !f.On() {
		return nil
	}
	n := f.connected()
	return input.NewSign(words.Number(n), mark.Icon("live"), func() { f.open(s) }).
		Spoken(words.Format("guests.sign", words.Names{"count": n}))
}
