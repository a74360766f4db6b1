package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament/standings"
)

// A standingLine is a member of a standing: the place, the name, what each round brought, the points.
type standingLine struct {
	row    *list.Row
	rank   *text.Text
	points *text.Text
	rounds *fyne.Container
	member int
}

func newStandingLine(v *standingView, open func(member int)) *standingLine {
	l := &standingLine{rank: text.New("", core.FigureText).SetAlign(fyne.TextAlignTrailing),
		points: text.New("", core.FigureText).SetAlign(fyne.TextAlignTrailing), rounds: frame.Across(0)}
	l.row = list.NewRow("", " ", func() { open(l.member) })
	l.row.SetEnds(characters(&v.places, l.rank), frame.Across(look.Space2, l.rounds, characters(&v.points, l.points)))
	return l
}

// show fills the line.
func (l *standingLine) show(d *desk, s standings.Standings, line standings.Line, inColumns bool) {
	l.member = line.Member
	name := d.name(line.Member)
	l.rank.SetText(words.Number(line.Rank))
	l.points.SetText(words.Points(line.Points))
	var scores []string
	l.rounds.RemoveAll()
	for round := max(1, s.After-mostColumns+1); round <= s.After; round++ {
		label := roundScore(line, round)
		scores = append(scores, label)
		if inColumns {
			l.rounds.Add(wide(3.2, text.New(label, core.Body).SetAlign(fyne.TextAlignTrailing).SetColor(look.Soft)))
		}
	}
	if inColumns {
		scores = nil
	}
	l.row.SetText(name, words.Join(append(scores, words.LineNotes(&d.state, line)...)))
	l.row.Refresh()
}

// mostColumns is how many rounds have a column, the last ones.
const mostColumns = 12

// A standingHead tells what the figures of the lines beneath it are.
type standingHead struct{ content, rounds *fyne.Container }

func newStandingHead(v *standingView) *standingHead {
	h := &standingHead{rounds: frame.Across(0)}
	about := text.NewParagraph(words.Say("tournament.columns"), core.Caption)
	ends := frame.Across(look.Space2, h.rounds, characters(&v.points, text.New("", core.Caption)))
	h.content = frame.Stack(0, frame.InsetSides(look.Space2, look.Space1, frame.Spread(about, ends)), frame.NewRule())
	return h
}

// show names the columns, where each round has one.
func (h *standingHead) show(after int, inColumns bool) {
	h.rounds.RemoveAll()
	for round := max(1, after-mostColumns+1); round <= after && inColumns; round++ {
		h.rounds.Add(wide(3.2, text.New(words.Number(round), core.Caption).SetAlign(fyne.TextAlignTrailing)))
	}
	h.content.Refresh()
}

// roundScore is what a round brought a member; a dash for nothing.
func roundScore(line standings.Line, round int) string {
	for _, score := range line.Scores {
		switch {
		case score.Round != round:
		case score.Uncounted:
			return words.Tell("tournament.uncounted", words.Names{"points": words.Points(score.Points)})
		default:
			return words.Points(score.Points)
		}
	}
	return "–"
}

// wide gives an object a width, in sizes of the text.
func wide(sizes float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(ofWidth(func() float32 { return sizes }), o)
}

// characters gives a figure that leads the width of so many characters.
func characters(most *int, o fyne.CanvasObject) *fyne.Container {
	return container.New(ofWidth(func() float32 { return 0.8 * float32(*most) }), o)
}

type ofWidth func() float32

func (w ofWidth) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(w()*theme.Size(look.BodySize), o[0].MinSize().Height)
}

func (w ofWidth) Layout(o []fyne.CanvasObject, size fyne.Size) {
	core.Place(o[0], 0, (size.Height-o[0].MinSize().Height)/2, size.Width, o[0].MinSize().Height)
}
