package planning

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// A tieList asks what decides between equal points: the first tie-break first.
type tieList struct {
	page    *planPage
	content *fyne.Container
}

func newTieList(page *planPage) *tieList {
	l := &tieList{page: page, content: frame.Stack(look.Space2)}
	l.update()
	return l
}

// update lists the tie-breaks anew, and those that could be added.
func (l *tieList) update() {
	ties := l.page.plan.TieBreaks
	l.content.RemoveAll()
	rows := frame.Stack(0)
	for i, by := range ties {
		name := words.Text("tournament.tie." + string(by))
		up := input.NewIconButton(words.Format("tournament.plan.up", words.Names{"name": name}), theme.MoveUpIcon(),
			func() {
				changed := slices.Clone(ties)
				changed[i-1], changed[i] = changed[i], changed[i-1]
				l.set(changed)
			})
		core.Enable(up, i > 0)
		out := input.NewIconButton(words.Format("tournament.drop", words.Names{"name": name}), theme.CancelIcon(),
			func() {
				l.set(slices.Delete(slices.Clone(ties), i, i+1))
			})
		row := list.NewRow(name, words.Text("tournament.tie.about."+string(by)), nil)
		rows.Add(row.SetEnds(text.New(words.Number(i+1), core.FigureText), frame.Across(0, up, out)))
	}
	l.content.Add(rows)
	more := frame.NewFlow(look.Space2)
	for _, by := range []tournament.TieBreak{tournament.ByWins, tournament.BySeconds, tournament.ByShare,
		tournament.ByOpponents, tournament.ByMeeting, tournament.ByLots} {
		if !slices.Contains(ties, by) {
			more.Add(input.NewQuietButton(words.Text("tournament.tie."+string(by)),
				func() { l.set(append(slices.Clone(ties), by)) }).
				SetIcon(theme.ContentAddIcon()))
		}
	}
	l.content.Add(more)
}

func (l *tieList) set(ties []tournament.TieBreak) {
	l.page.plan.TieBreaks = ties
	l.update()
	l.page.refresh()
}
