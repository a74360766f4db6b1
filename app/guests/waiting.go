package guests

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/live"
	"scripkeeper/app/live/door"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

func (f Followed) waitingRows(s *shell.Shell) []fyne.CanvasObject {
	rows := append(f.askingRows(s), f.resultRows(s)...)
	for _, proposal := range f.Proposals() {
		rows = append(rows, question{
			sentence: proposal.Short, against: proposal.Refusal,
			about: []string{words.Format("guests.proposes", words.Names{"device": proposal.From})},
			answers: yesOrNo("guests.accept", func() {
				if r := f.room(); r != nil {
					_, err := r.Accept(proposal.Choice)
					s.ShowError(err)
				}
			}, "guests.decline", func() {
				if r := f.room(); r != nil {
					s.ShowError(r.Decline(proposal.Choice))
				}
			})}.row())
	}
	return rows
}

func (f Followed) askingRows(s *shell.Shell) []fyne.CanvasObject {
	if f.isTournament() {
		return nil
	}
	var rows []fyne.CanvasObject
	v := s.Session.View()
	for _, guest := range f.SeatRequests() {
		if !v.Layout.HasSeat(guest.Asked) {
			continue
		}
		rows = append(rows, question{
			sentence: words.Format("guests.asks", words.Names{"device": guest.Name, "name": v.Name(guest.Asked)}),
			answers: yesOrNo("guests.yes", func() { s.ShowError(f.grant(guest.ID, door.Seat, guest.Asked)) },
				"guests.no", func() { s.ShowError(f.deny(guest.ID)) })}.row())
	}
	return rows
}

func (f Followed) resultRows(s *shell.Shell) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, waiting := range f.Results() {
		q := question{sentence: waiting.Title}
		for _, place := range waiting.Lines {
			q.about = append(q.about, place.Title)
		}
		q.about = append(q.about, waiting.About)
		for _, action := range slices.Backward(waiting.Actions) {
			q.against += action.Reason
			q.answers = append(q.answers, answer{action.Text, action.Main, func() { f.decide(s, action) }})
		}
		rows = append(rows, q.row())
	}
	return rows
}

func (f Followed) decide(s *shell.Shell, action page.Action) {
	of := f.hall()
	if of == nil {
		return
	}
	switch told, err := of.Do(action); {
	case err != nil:
		s.ShowNotice(err.Error()) // a problem's message is a sentence for the user
	case told.Back:
		back := func() { f.decide(s, page.ActionWith("", "bringback", struct{}{})) }
		s.ShowBar(frame.NewUndoBar(told.Done, shell.UndoAction(shell.Reversing{Can: true, Do: back})))
	default:
		s.ShowNotice(told.Done)
	}
}

type question struct {
	sentence string
	// about lists further details. against is the objection, or empty if there is none.
	about   []string
	against string
	answers []answer
}

// An answer is a button of a question. The main one is disabled while there is an objection.
type answer struct {
	label string
	main  bool
	do    func()
}

// yesOrNo returns the two answers of most questions, given the keys of their labels.
func yesOrNo(yes string, accept func(), no string, decline func()) []answer {
	return []answer{{words.Text(yes), true, accept}, {words.Text(no), false, decline}}
}

func (q question) row() fyne.CanvasObject {
	said := frame.Stack(0, text.NewParagraph(q.sentence, core.Strong))
	for _, line := range q.about {
		said.Add(text.NewParagraph(line, core.Caption))
	}
	lines := frame.Stack(look.Space2, said)
	if q.against != "" {
		lines.Add(text.NewParagraph(q.against, core.Body).SetColor(look.Loss))
	}
	buttons := frame.NewFlow(look.Space2)
	for _, answer := range q.answers {
		if !answer.main {
			buttons.Add(input.NewQuietButton(answer.label, answer.do))
			continue
		}
		main := input.NewPrimaryButton(answer.label, answer.do)
		core.Enable(main, q.against == "")
		buttons.Add(main)
	}
	lines.Add(buttons)
	return frame.NewPanel(look.Card, look.Space3, lines).Outlined(look.Turn)
}

// open shows the Live page, next to the table if the table stays visible.
func (f Followed) open(s *shell.Shell) {
	if f.isTournament() {
		s.Go(f.route())
	} else {
		s.OpenInDrawer(f.route())
	}
}

// WaitingRows returns a row that leads to the waiting items, nil if nothing waits.
func (f Followed) WaitingRows() []page.Row {
	n, key := f.WaitingCount(), "guests.waiting"
	if n == 0 {
		return nil
	}
	if f.isTournament() {
		key = "guests.results"
	}
	return []page.Row{{Title: words.Format(key, words.Names{"count": n}), About: words.Text(key + ".about"),
		Figure: words.Text("guests.waiting.look"), Tone: page.Turn, Open: new(page.PlainAction("", "live"))}}
}

// Tools returns the action that shows the number of connected phones and opens the page; nil while Live is off.
func (f Followed) Tools() []page.Action {
	if !f.On() {
		return nil
	}
	n := len(slices.DeleteFunc(f.Guests(), func(guest live.Present) bool { return !guest.Connected }))
	sign := page.PlainAction(words.Format("guests.sign", words.Names{"count": n}), "live").WithIcon("live")
	sign.Figure = words.Number(n)
	return []page.Action{sign}
}

// Banner returns a row that leads to the waiting items, nil if nothing waits.
func (f Followed) Banner(s *shell.Shell) fyne.CanvasObject {
	for _, waits := range f.WaitingRows() {
		row := list.NewRow(waits.Title, waits.About, func() { f.open(s) })
		return row.SetEnds(nil, frame.NewWord(waits.Figure, core.Strong, look.Turn)).SetChosen(true)
	}
	return nil
}

// Sign returns a button that shows the number of connected phones and opens the page; nil while Live is off.
func (f Followed) Sign(s *shell.Shell) *input.Button {
	for _, sign := range f.Tools() {
		return input.NewSign(sign.Figure, mark.Icon(sign.Icon), func() { f.open(s) }).Spoken(sign.Text)
	}
	return nil
}
