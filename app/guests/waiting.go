package guests

import (
	"slices"

	"fyne.io/fyne/v2"

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

// waitingRows are all that waits for a yes: seats that guests ask for, entries that they propose, results that they
// hand in.
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
			answers: yesOrNo("guests.yes", func() { s.ShowError(f.grant(guest.ID, door.Seat, guest.Asked)) },
				"guests.no", func() { s.ShowError(f.deny(guest.ID)) })}.row())
	}
	return rows
}

// resultRows are the results that wait for the director.
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

// decide does something about what waits in a tournament, and says what came of it, with the way back if there is one.
func (f Followed) decide(s *shell.Shell, action page.Action) {
	of := f.hall()
	if of == nil {
		return
	}
	switch told, err := of.Do(action); {
	case err != nil:
		s.ShowNotice(err.Error()) // a problem is its sentence
	case told.Back:
		back := func() { f.decide(s, page.Act("", "bringback", struct{}{})) }
		s.ShowBar(frame.NewUndoBar(told.Done, shell.UndoAction(shell.Reversing{Can: true, Do: back})))
	default:
		s.ShowNotice(told.Done)
	}
}

// A question is something that waits for a yes.
type question struct {
	sentence string
	// about is what else there is to say of it, against what is against it, empty for nothing.
	about   []string
	against string
	answers []answer
}

// An answer is something that can be done about a question. The main one can't while something is against it.
type answer struct {
	label string
	main  bool
	do    func()
}

// yesOrNo are the two answers of most questions, by the keys of their labels.
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
