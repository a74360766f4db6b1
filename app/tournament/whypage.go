package tournament

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament/standings"
)

// goWhy leads to the page that tells why a member stands where the member does.
func (d *desk) goWhy(s standings.Standings, member int) {
	d.shell.Go(shell.To(func() shell.Page { return newWhyPage(d, s, member) }))
}

// newWhyPage tells why a member stands where the member does: every score with its working, and the tie-breaks.
func newWhyPage(d *desk, s standings.Standings, member int) *shell.FixedPage {
	why := director.WhyOf(d.Desk, s, member)
	rows := frame.Stack(0, frame.NewSection(words.Text("tournament.why.scores")))
	for _, score := range why.Scores {
		rows.Add(scoreRow(d, score))
	}
	sum := list.NewRow(words.Text("tournament.why.sum"), "", nil)
	rows.Add(sum.SetEnds(nil, text.New(why.Sum, core.FigureText).Whole()))
	body := frame.Stack(look.Space4, rows)
	if len(why.Ties) > 0 {
		ties := frame.Stack(0, frame.NewSection(words.Text("tournament.why.ties")))
		for i, tie := range why.Ties {
			ties.Add(list.NewRow(tie.Title, tie.Working, nil).
				SetEnds(text.New(words.Number(i+1), core.Body), text.New(tie.Figure, core.FigureText).Whole()))
		}
		body.Add(ties)
	}
	return &shell.FixedPage{Body: d.shell.Frame(d.shell.Head(why.Title, why.Place), body, nil)}
}

// scoreRow is a score with its working, and the way to the game where it is in this book.
func scoreRow(d *desk, score director.Figure) fyne.CanvasObject {
	var open func()
	if id, here := d.GameOf(score.Round, score.Table); here {
		open = func() { openGame(d.shell, id) }
	}
	row := list.NewRow(score.Title, score.Working, open)
	points := text.New(score.Figure, core.FigureText).Whole()
	if score.Uncounted {
		row.SetStruck(true)
		points.SetColor(look.Soft)
	}
	return row.SetEnds(nil, points)
}
