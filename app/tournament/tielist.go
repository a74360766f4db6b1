package tournament

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// A tieList asks what decides between equal points: the first tie-break first.
type tieList struct {
	page    *planPage
	content *fyne.Container
}

func newTieList(page *planPage) *tieList {
	l := &tieList{page: page, content: widget.Stack(look.Space2)}
	l.update()
	return l
}

// update lists the tie-breaks anew, and those that could be added.
func (l *tieList) update() {
	ties := l.page.plan.TieBreaks
	l.content.RemoveAll()
	rows := widget.Stack(0)
	for i, by := range ties {
		name := words.Say("tournament.tie." + string(by))
		up := widget.NewIconButton(words.Tell("tournament.plan.up", words.Names{"name": name}), theme.MoveUpIcon(), func() {
			changed := slices.Clone(ties)
			changed[i-1], changed[i] = changed[i], changed[i-1]
			l.set(changed)
		})
		widget.Enable(up, i > 0)
		out := widget.NewIconButton(words.Tell("tournament.drop", words.Names{"name": name}), theme.CancelIcon(), func() {
			l.set(slices.Delete(slices.Clone(ties), i, i+1))
		})
		row := widget.NewRow(name, words.Say("tournament.tie.about."+string(by)), nil)
		rows.Add(row.SetEnds(widget.NewText(words.Number(i+1), widget.FigureText), widget.Across(0, up, out)))
	}
	l.content.Add(rows)
	more := widget.NewFlow(look.Space2)
	for _, by := range []tournament.TieBreak{tournament.ByWins, tournament.BySeconds, tournament.ByShare, tournament.ByOpponents, tournament.ByMeeting, tournament.ByLots} {
		if !slices.Contains(ties, by) {
			more.Add(widget.NewQuietButton(words.Say("tournament.tie."+string(by)), func() { l.set(append(slices.Clone(ties), by)) }).
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
