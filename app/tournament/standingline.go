package tournament

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// A standingLine is a member of a standing: the place, the name, what each round brought, the points.
type standingLine struct {
	row    *widget.Row
	rank   *widget.Text
	points *widget.Text
	rounds *fyne.Container
	member int
}

func newStandingLine(v *standingView, open func(member int)) *standingLine {
	l := &standingLine{rank: widget.NewText("", widget.FigureText).SetAlign(fyne.TextAlignTrailing),
		points: widget.NewText("", widget.FigureText).SetAlign(fyne.TextAlignTrailing), rounds: widget.Across(0)}
	l.row = widget.NewRow("", " ", func() { open(l.member) })
	l.row.SetEnds(characters(&v.places, l.rank), widget.Across(look.Space2, l.rounds, characters(&v.points, l.points)))
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
		for _, text := range row.Rounds {
			l.rounds.Add(wide(3.2, widget.NewText(text, widget.Body).SetAlign(fyne.TextAlignTrailing).SetColor(look.Soft)))
		}
	}
	l.row.SetText(row.Name, words.Join(notes))
	l.row.Refresh()
}

// A standingHead tells what the figures of the lines beneath it are.
type standingHead struct{ content, rounds *fyne.Container }

func newStandingHead(v *standingView) *standingHead {
	h := &standingHead{rounds: widget.Across(0)}
	about := widget.NewParagraph(words.Say("tournament.columns"), widget.Caption)
	ends := widget.Across(look.Space2, h.rounds, characters(&v.points, widget.NewText("", widget.Caption)))
	h.content = widget.Stack(0, widget.InsetSides(look.Space2, look.Space1, widget.Spread(about, ends)), widget.NewRule())
	return h
}

// show names the columns, where each round has one.
func (h *standingHead) show(rounds []string, inColumns bool) {
	h.rounds.RemoveAll()
	for _, round := range rounds {
		if inColumns {
			h.rounds.Add(wide(3.2, widget.NewText(round, widget.Caption).SetAlign(fyne.TextAlignTrailing)))
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
	widget.Place(o[0], 0, (size.Height-o[0].MinSize().Height)/2, size.Width, o[0].MinSize().Height)
}
