package widget

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
)

// A Step is one place on a podium.
type Step struct {
	Name              string
	Pawn              look.Pawn
	Seat, Rank, Worth int
	// Figure stands there instead of the worth, where there is one.
	Figure string
}

func (s Step) figure() string {
	if s.Figure != "" {
		return s.Figure
	}
	return look.Number(s.Worth)
}

// Podium shows the first three: the first in the middle, on the highest step. Who shares a place stands as high.
type Podium struct {
	fw.BaseWidget
	steps []Step
}

// NewPodium is a podium of at most three steps, the best first.
func NewPodium(steps []Step) *Podium {
	p := &Podium{steps: steps[:min(3, len(steps))]}
	p.ExtendBaseWidget(p)
	return p
}

// AccessibilityLabel says who stands where.
func (p *Podium) AccessibilityLabel() string {
	label := ""
	for i, s := range p.steps {
		if i > 0 {
			label += ", "
		}
		label += strconv.Itoa(s.Rank) + ". " + s.Name + " " + s.figure()
	}
	return label
}

// AccessibilityRole is that of text.
func (p *Podium) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// A podiumStep is what a step is drawn with.
type podiumStep struct {
	block *canvas.Rectangle
	pawn  *pawn
	// name and rest are the name, in two lines where it is too long for one.
	rank, name, rest, worth *canvas.Text
}

// CreateRenderer draws the steps.
func (p *Podium) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	d := &drawing{of: p}
	var steps []podiumStep
	for _, s := range p.steps {
		step := podiumStep{&canvas.Rectangle{TopLeftCornerRadius: look.Radius, TopRightCornerRadius: look.Radius}, newPawn(s.Pawn.Or(s.Seat)),
			canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewText("", nil)}
		for _, t := range []*canvas.Text{step.rank, step.name, step.rest, step.worth} {
			t.Alignment = fyne.TextAlignCenter
		}
		steps = append(steps, step)
		d.objects = append(append(d.objects, step.block), append(step.pawn.objects(), step.rank, step.name, step.rest, step.worth)...)
	}
	d.paint = func() {
		for i, step := range steps {
			s := p.steps[i]
			fill, edge, words := look.Felt, look.Edge, look.Ink
			if s.Rank == 1 {
				fill, edge, words = look.Turn, look.Turn, look.OnTurn
			}
			step.block.FillColor, step.block.StrokeColor, step.block.StrokeWidth = tint(p, fill), tint(p, edge), look.Hairline
			step.pawn.paint(p, false)
			write(p, step.rank, strconv.Itoa(s.Rank), Hero, words)
			write(p, step.name, s.Name, FigureText, look.Ink)
			write(p, step.rest, "", FigureText, look.Ink)
			write(p, step.worth, s.figure(), Strong, look.Soft)
		}
	}
	above := func(lines int) float32 {
		return pawnSide(p)*2 + float32(lines)*lineHeight(p, FigureText) + lineHeight(p, Strong) + look.Space2
	}
	tread := func() float32 { return lineHeight(p, Hero) * 0.6 }
	d.least = func() fyne.Size { return fyne.NewSize(240, above(1)+lineHeight(p, Hero)+look.Space2+2*tread()) }
	d.layout = func(size fyne.Size) {
		if len(steps) == 0 {
			return
		}
		// From left to right: the second, the first, the third.
		order := [][]int{{0}, {1, 0}, {1, 0, 2}}[len(steps)-1]
		each := min(size.Width/float32(len(order)), 240*factor(p))
		left := (size.Width - each*float32(len(order))) / 2
		base, lines := lineHeight(p, Hero)+look.Space2, 1
		for i, step := range steps {
			full, least := scaled(p, look.FigureSize), scaled(p, look.CaptionSize)
			head, rest := breakTitle(p.steps[i].Name, each-look.Space2, full, step.name.TextStyle)
			if rest == "" {
				head, rest = breakTitle(head, each-look.Space2, least, step.name.TextStyle)
			}
			writeFar(step.name, head, full, least, each-look.Space2)
			writeFar(step.rest, rest, full, least, each-look.Space2)
			if step.rest.Hidden = rest == ""; rest != "" {
				lines = 2
			}
		}
		rise := (size.Height - above(lines) - base) / 2
		for at, i := range order {
			step, s := steps[i], p.steps[i]
			x, height := left+float32(at)*each, base+rise*float32(max(0, 3-s.Rank))
			top := size.Height - height
			Place(step.block, x+look.Space1, top, each-look.Space2, height)
			Place(step.rank, x, top+look.Space1, each, lineHeight(p, Hero))
			Place(step.worth, x, top-lineHeight(p, Strong)-look.Space1, each, lineHeight(p, Strong))
			y := top - lineHeight(p, Strong) - look.Space1
			for _, line := range []*canvas.Text{step.rest, step.name} {
				if line.Visible() {
					y -= lineHeight(p, FigureText)
					Place(line, x, y, each, lineHeight(p, FigureText))
				}
			}
			side := pawnSide(p) * 1.8
			step.pawn.place(x+(each-side)/2, y-side-2, side)
		}
	}
	d.paint()
	return d
}
