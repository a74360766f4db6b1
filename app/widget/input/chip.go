package input

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
)

// Chip is a pill with a label that is chosen or not.
type Chip struct {
	choice
	// short is shown if the label does not fit, unless short is empty.
	short string
	pawn  *mark.Pawn
	opens bool
}

func NewChip(label string, changed func(chosen bool)) *Chip {
	c := &Chip{choice: choice{label: label, change: changed}}
	c.Extend(c, c.toggle)
	return c
}

// SetPawn puts a player's mark before the words. The first call must come before the chip is shown.
func (c *Chip) SetPawn(of emblem.Pawn) *Chip {
	if c.pawn == nil {
		c.pawn = mark.NewPawn(of, look.Space4)
	}
	c.pawn.Set(of)
	return c
}

func (c *Chip) Opening() *Chip {
	c.opens = true
	return c
}

// Or sets a shorter label to show if the full one does not fit in two lines.
func (c *Chip) Or(short string) *Chip {
	c.short = short
	return c
}

func (c *Chip) AccessibilityLabel() string { return c.spoken(c.label) }

// chipGap is the difference in height between a chip and its pill; it separates the pills of two lines.
const chipGap float32 = 7

func (c *Chip) CreateRenderer() fyne.WidgetRenderer {
	ground, hover, ring := &canvas.Rectangle{}, &canvas.Rectangle{}, core.NewRing()
	first, second, tick, arrow := canvas.NewText("", nil), canvas.NewText("", nil), mark.NewTick(), mark.NewArrow()
	first.Alignment, second.Alignment = fyne.TextAlignCenter, fyne.TextAlignCenter
	arrow.Points = mark.PointDown()
	objects := []fyne.CanvasObject{ground, hover, first, second}
	if c.opens {
		objects = append(objects, arrow)
	}
	rim := canvas.NewCircle(nil) // separates the mark from the fill of a chosen chip, which may have the same colour
	if c.pawn != nil {
		objects = append(objects, rim, c.pawn)
	}
	objects = append(objects, tick.Objects()...)
	objects = append(objects, ring)
	paint := func() {
		words, outline, fill := look.Ink, look.Edge, look.Card
		switch {
		case c.Disabled():
			words, outline, fill = look.Faint, look.Rule, look.Felt
		case c.chosen:
			words, outline, fill = look.OnTurn, look.Turn, look.Turn
		}
		ground.FillColor = core.Tint(c, fill)
		ground.StrokeColor, ground.StrokeWidth = core.Tint(c, outline), look.Hairline
		rim.FillColor, rim.Hidden = core.Tint(c, words), !c.chosen || c.Disabled()
		c.PaintGround(hover)
		c.PaintRing(ring)
		core.Write(c, first, "", core.Strong, words)
		core.Write(c, second, "", core.Strong, words)
		tick.Paint(c, words, c.chosen && !c.opens)
		arrow.FillColor = core.Tint(c, words)
	}
	marked := func() float32 {
		if c.pawn == nil {
			return 0
		}
		return c.pawn.MinSize().Width + look.Space2
	}
	side := func() float32 { return core.Scaled(c, look.BodySize) * 0.84 }
	lead := func() float32 {
		if c.chosen && !c.opens {
			return side() + look.Space2
		}
		return 0
	}
	trail := func() float32 { // the arrow replaces the tick
		if c.opens {
			return side() + look.Space2
		}
		return 0
	}
	least := func() fyne.Size {
		size := core.Measure(c, c.label, core.Strong)
		room := marked() + size.Width + 2*look.Space3 + side() + look.Space2 // space for the tick is always reserved
		return fyne.NewSize(room, max(look.Target, size.Height+2*look.Space2+chipGap))
	}
	layout := func(size fyne.Size) {
		inset := max(0, (size.Height-max(36, core.LineHeight(c, core.Strong)+2*look.Space2))/2)
		for _, r := range []*canvas.Rectangle{ground, hover} {
			core.Place(r, 0, inset, size.Width, size.Height-2*inset)
			r.CornerRadius = r.Size().Height / 2
		}
		core.Place(ring, -1, inset-3, size.Width+2, size.Height-2*inset+6)
		ring.CornerRadius = ring.Size().Height / 2
		room := fyne.NewSize(size.Width-lead()-trail()-marked()-look.Space3, ground.Size().Height)
		for _, label := range []string{c.label, c.short} {
			if label != "" {
				text.Fold(c, first, second, label, core.Strong, room)
			}
			if !strings.HasSuffix(first.Text+second.Text, core.Ellipsis) {
				break
			}
		}
		words, high := float32(0), size.Height
		for _, line := range []*canvas.Text{first, second} {
			words = max(words, look.Measure(line.Text, line.TextSize, line.TextStyle).Width)
		}
		if second.Hidden = second.Text == ""; !second.Hidden {
			high = look.Measure("0", first.TextSize, first.TextStyle).Height
		}
		x := (size.Width - words - lead() - trail() - marked()) / 2
		if lead() > 0 {
			tick.Place(x, (size.Height-side())/2, side())
			x += side() + look.Space2
		}
		if c.pawn != nil {
			const wide = 2
			side := c.pawn.MinSize()
			y := (size.Height - side.Height) / 2
			core.Place(c.pawn, x, y, side.Width, side.Height)
			core.Place(rim, x-wide, y-wide, side.Width+2*wide, side.Height+2*wide)
		}
		core.Place(first, x+marked(), max(0, size.Height/2-high), words, high)
		core.Place(second, x+marked(), size.Height/2, words, high)
		wide := side() * 0.7
		core.Place(arrow, x+marked()+words+look.Space2, (size.Height-wide*0.6)/2, wide, wide*0.6)
	}
	return core.NewRenderer(c, paint, least, layout, objects...)
}

// A choice has a label, is chosen or not, and reports taps. A tap first toggles the choice, then reports its state.
type choice struct {
	core.Control
	label  string
	chosen bool
	change func(chosen bool)
}

func (c *choice) SetLabel(label string) { core.Set(c, &c.label, label) }

func (c *choice) Label() string { return c.label }

// SetChosen sets whether the choice is chosen, without calling the function for taps.
func (c *choice) SetChosen(chosen bool) { core.Set(c, &c.chosen, chosen) }

func (c *choice) Chosen() bool { return c.chosen }

func (c *choice) toggle() {
	c.chosen = !c.chosen
	c.Refresh()
	if c.change != nil {
		c.change(c.chosen)
	}
}

func (c *choice) spoken(label string) string {
	if c.chosen {
		label += " ✓"
	}
	return c.WithReason(label)
}
