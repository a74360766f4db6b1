package tournament

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
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
	l.row.SetEnds(characters(&v.places, l.rank), frame.Across(look.Space4, l.rounds, characters(&v.points, l.points)))
	return l
}

// show fills the line.
func (l *standingLine) show(row director.StandingsRow, inColumns bool) {
	l.member = row.Member
	l.rank.SetText(row.Rank)
	l.points.SetText(row.Points)
	l.rounds.RemoveAll()
	notes := row.Notes
	if !inColumns {
		notes = append(slices.Clone(row.Rounds), notes...)
	} else {
		for _, line := range row.Rounds {
			l.rounds.Add(wide(3.2, text.New(line, core.Body).SetAlign(fyne.TextAlignTrailing).SetColor(look.Soft)))
		}
	}
	l.row.SetText(row.Name, words.Join(notes))
	l.row.Refresh()
}

// A standingHead tells what the figures of the lines beneath it are.
type standingHead struct{ content, rounds *fyne.Container }

func newStandingHead(v *standingView) *standingHead {
	h := &standingHead{rounds: frame.Across(0)}
	about := text.NewParagraph(words.Text("tournament.columns"), core.Caption)
	ends := frame.Across(look.Space4, h.rounds, characters(&v.points, text.New("", core.Caption)))
	h.content = frame.Stack(0, frame.InsetSides(look.Space2, look.Space1, frame.Spread(about, ends)), frame.NewRule())
	return h
}

// show names the columns, where each round has one.
func (h *standingHead) show(rounds []string, inColumns bool) {
	h.rounds.RemoveAll()
	for _, round := range rounds {
		if inColumns {
			h.rounds.Add(wide(3.2, text.New(round, core.Caption).SetAlign(fyne.TextAlignTrailing)))
		}
	}
	h.content.Refresh()
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
