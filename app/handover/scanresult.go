package handover

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/tournament"
)

func (p *scanPage) showResult(r compact.Result) {
	session := p.shell.Session
	title, about := words.Game(r.Rulebook), []string{words.Moment(r.Begun.Local(), time.Now())}
	if r.Title != "" {
		title, about = r.Title, append([]string{title}, about...)
	}
	sentence := words.Format("scan.result", words.Names{"title": title})
	rows := frame.Stack(look.Space2, text.NewParagraph(sentence, core.Strong),
		text.New(words.Join(about), core.Caption))
	for _, place := range r.Places {
		rows.Add(text.NewParagraph(words.ResultPlace(place), core.Body))
	}
	icon, color, actions := theme.ConfirmIcon(), look.Gain, []fyne.CanvasObject(nil)
	here, err := session.Book().Games.Load(r.Game)
	switch {
	case err != nil:
		rows.Add(text.NewParagraph(words.Text("scan.result.absent"), core.Body).SetColor(look.Soft))
	case r.Matches(here):
		rows.Add(text.NewParagraph(words.Text("scan.result.same"), core.Body).SetColor(look.Gain))
	default:
		icon, color = theme.WarningIcon(), look.Loss
		rows.Add(text.NewParagraph(words.Text("scan.result.other"), core.Body).SetColor(look.Loss))
	}
	if claimed := p.claimed(nil, &r); claimed != nil {
		rows.Add(text.NewParagraph(claimed.Sentence, core.Strong).SetColor(claimed.color()))
		actions = append(actions, claimed.actions(p.shell.Back)...)
		if !claimed.Well {
			icon, color = theme.WarningIcon(), look.Loss
		}
	}
	if err == nil {
		actions = append(actions, p.showGame(r.Game))
	}
	p.tell(sentence, true)
	p.show(icon, color, rows, actions...)
}

func (p *scanPage) showGame(id ledger.GameID) fyne.CanvasObject {
	return input.NewPrimaryButton(words.Text("scan.show"), func() {
		if !p.shell.ShowError(p.shell.Session.Open(id)) {
			p.shell.GoHome(route.Table{})
		}
	})
}

func (p *scanPage) showStanding(s compact.SharedStandings) {
	sentence := words.Format("scan.standing", words.Names{
		"title": s.Title, "round": s.After, "rounds": s.Rounds,
	})
	rows := frame.Stack(look.Space2, text.NewParagraph(sentence, core.Strong))
	for _, line := range s.Lines {
		rows.Add(text.NewParagraph(words.Format("report.tournament.line", words.Names{
			"rank": line.Rank, "name": line.Name, "points": words.InPoints(tournament.Points(line.Points)),
		}), core.Body))
	}
	if more := s.Members - len(s.Lines); more > 0 {
		rows.Add(text.NewParagraph(words.Format("scan.standing.more", words.Names{"count": more}), core.Caption))
	}
	p.tell(sentence, true)
	p.show(theme.ConfirmIcon(), look.Gain, rows)
}
