package tournament

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A whyPage tells why a member stands where the member does: every score with its working, and the tie-breaks.
type whyPage struct{ content fyne.CanvasObject }

func newWhyPage(d *desk, s standings.Standings, member int) *whyPage {
	line, _ := s.Line(member)
	rows := frame.Stack(0, frame.NewSection(words.Say("tournament.why.scores")))
	for _, score := range line.Scores {
		rows.Add(scoreRow(d, score))
	}
	sum := list.NewRow(words.Say("tournament.why.sum"), "", nil)
	rows.Add(sum.SetEnds(nil, text.New(words.Points(line.Points), core.FigureText).Whole()))
	body := frame.Stack(look.Space4, rows)
	if len(line.Ties) > 0 {
		ties := frame.Stack(0, frame.NewSection(words.Say("tournament.why.ties")))
		for i, value := range line.Ties {
			by := d.state.Plan.TieBreaks[i]
			row := list.NewRow(words.Say("tournament.tie."+string(by)), words.Say("tournament.tie.about."+string(by)), nil)
			ties.Add(row.SetEnds(text.New(words.Number(i+1), core.Body), text.New(words.TieValue(by, value), core.FigureText).Whole()))
		}
		body.Add(ties)
	}
	n := words.Names{"rank": words.Number(line.Rank), "count": words.Number(len(s.Lines)), "points": words.Points(line.Points)}
	return &whyPage{d.shell.Frame(d.shell.Head(d.name(member), words.Tell("tournament.why.place", n)), body, nil)}
}

// scoreRow is a score with its working, and the way to the game where it is in this book.
func scoreRow(d *desk, score standings.Score) fyne.CanvasObject {
	title := words.ScoreTitle(score)
	var open func()
	if table, there := d.state.Table(score.Round, score.Table); there {
		open = d.gameOf(*table)
	}
	row := list.NewRow(title, words.ScoreWorking(score), open)
	points := text.New(words.Points(score.Points), core.FigureText).Whole()
	if score.Uncounted {
		row.SetStruck(true)
		points.SetColor(look.Soft)
	}
	return row.SetEnds(nil, points)
}

// gameOf opens the game that a table's result came from; nil where it is not in this book.
func (d *desk) gameOf(table cup.Table) func() {
	id := table.Game
	if table.Result != nil && table.Result.Game != "" {
		if other, err := ledger.ParseGameID(table.Result.Game); err == nil {
			id = other
		}
	}
	if _, err := d.shell.Session.Book().Games.LoadFromShelf(id); err != nil {
		return nil
	}
	return func() {
		if !d.shell.ShowError(d.shell.Session.Open(id)) {
			d.shell.Go(route.Table{})
		}
	}
}

// Content is the page.
func (p *whyPage) Content() fyne.CanvasObject { return p.content }

// Update does nothing: no result changes while it is seen.
func (p *whyPage) Update() {}
