package handover

import (
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/tournament"
)

// showStanding tells how a tournament stands, which need not be known here.
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
