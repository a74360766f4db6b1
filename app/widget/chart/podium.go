package chart

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

type PodiumStep struct {
	Name              string
	Pawn              emblem.Pawn
	Seat, Rank, Worth int
	// Figure is the text shown instead of the worth, unless it is empty.
	Figure string
}

func (s PodiumStep) figure() string {
	if s.Figure != "" {
		return s.Figure
	}
	return words.Number(s.Worth)
}

// Podium draws the first three ranks, with the winner on the highest step. Tied players have steps of equal height.
type Podium struct {
	fw.BaseWidget
	steps []PodiumStep
}

// NewPodium returns a podium of at most three steps, given from the best down.
func NewPodium(steps []PodiumStep) *Podium {
	p := &Podium{steps: steps[:min(3, len(steps))]}
	p.ExtendBaseWidget(p)
	return p
}

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

func (p *Podium) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

type podiumStep struct {
	block                   *canvas.Rectangle
	pawn                    *mark.Disc
	rank, name, rest, worth *canvas.Text
}

func (p *Podium) CreateRenderer() fyne.WidgetRenderer {
	d := &core.Renderer{Of: p}
	var steps []podiumStep
	for _, s := range p.steps {
		step := podiumStep{&canvas.Rectangle{TopLeftCornerRadius: look.Radius, TopRightCornerRadius: look.Radius},
			mark.NewDisc(s.Pawn.Or(s.Seat)),
			canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewText("", nil)}
		for _, t := range []*canvas.Text{step.rank, step.name, step.rest, step.worth} {
			t.Alignment = fyne.TextAlignCenter
		}
		steps = append(steps, step)
		d.Parts = append(append(d.Parts, step.block),
			append(step.pawn.Objects(), step.rank, step.name, step.rest, step.worth)...)
	}
	d.Paint = func() {
		for i, step := range steps {
			s := p.steps[i]
			fill, edge, words := look.Felt, look.Edge, look.Ink
			if s.Rank == 1 {
				fill, edge, words = look.Turn, look.Turn, look.OnTurn
			}
			step.block.FillColor = core.Tint(p, fill)
			step.block.StrokeColor, step.block.StrokeWidth = core.Tint(p, edge), look.Hairline
			step.pawn.Paint(p, false)
			core.Write(p, step.rank, strconv.Itoa(s.Rank), core.Hero, words)
			core.Write(p, step.name, s.Name, core.FigureText, look.Ink)
			core.Write(p, step.rest, "", core.FigureText, look.Ink)
			core.Write(p, step.worth, s.figure(), core.Strong, look.Soft)
		}
	}
	above := func(lines int) float32 {
		names := float32(lines) * core.LineHeight(p, core.FigureText)
		return mark.PawnSide(p)*2 + names + core.LineHeight(p, core.Strong) + look.Space2
	}
	tread := func() float32 { return core.LineHeight(p, core.Hero) * 0.6 }
	d.Least = func() fyne.Size {
		return fyne.NewSize(240, above(1)+core.LineHeight(p, core.Hero)+look.Space2+2*tread())
	}
	d.Arrange = func(size fyne.Size) {
		if len(steps) == 0 {
			return
		}
		order := [][]int{{0}, {1, 0}, {1, 0, 2}}[len(steps)-1]
		each := min(size.Width/float32(len(order)), 240*core.Factor(p))
		left := (size.Width - each*float32(len(order))) / 2
		base, lines := core.LineHeight(p, core.Hero)+look.Space2, 1
		small := core.Scaled(p, look.FigureSize)
		for i, step := range steps {
			full, least := core.Scaled(p, look.FigureSize), core.Scaled(p, look.CaptionSize)/max(1, core.Factor(p))
			setting := text.Setting{Width: each - look.Space2, Size: full, Style: step.name.TextStyle}
			head, rest := setting.First(p.steps[i].Name)
			if rest == "" {
				setting.Size = least
				head, rest = setting.First(head)
			}
			text.WriteFar(step.name, head, full, least, each-look.Space2)
			text.WriteFar(step.rest, rest, full, least, each-look.Space2)
			if step.rest.Hidden = rest == ""; rest != "" {
				lines = 2
			}
			small = min(small, step.name.TextSize, step.rest.TextSize)
		}
		rise := (size.Height - above(lines) - base) / 2
		for at, i := range order {
			step, s := steps[i], p.steps[i]
			x, height := left+float32(at)*each, base+rise*float32(max(0, 3-s.Rank))
			top := size.Height - height
			core.Place(step.block, x+look.Space1, top, each-look.Space2, height)
			core.Place(step.rank, x, top+look.Space1, each, core.LineHeight(p, core.Hero))
			core.Place(step.worth, x, top-core.LineHeight(p, core.Strong)-look.Space1, each,
				core.LineHeight(p, core.Strong))
			step.name.TextSize, step.rest.TextSize = small, small
			y := top - core.LineHeight(p, core.Strong) - look.Space1
			for _, line := range []*canvas.Text{step.rest, step.name} {
				if line.Visible() {
					high := look.Measure("0", small, line.TextStyle).Height
					y -= high
					core.Place(line, x, y, each, high)
				}
			}
			side := mark.PawnSide(p) * 1.8
			step.pawn.Place(x+(each-side)/2, y-side-2, side)
		}
	}
	return d.PaintNow()
}
