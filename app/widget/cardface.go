package widget

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
)

// A Face is what a playing card shows.
type Face struct {
	// Company is the card's own colour; one without a key makes the card plain.
	Company Company
	// Big is the effect on the card's own company, as it is printed: "+100", "×2".
	Big string
	// Small are the numbers that go to other companies: "–10", "÷2".
	Small []string
	// Left is how many such cards are still to come, below 0 when nobody counts.
	Left int
	// Gone greys the card: none is left. Mark is the short word written across it.
	Gone bool
	Mark string
	// Chosen lifts the card out of the fan.
	Chosen bool
	// Spoken is what a screen reader says of the card, the printed text when empty.
	Spoken string
}

// CardFace is a playing card as it lies on the table.
type CardFace struct {
	control
	face Face
}

// NewCardFace is a card; tapped is called when it is chosen.
func NewCardFace(face Face, tapped func()) *CardFace {
	c := &CardFace{face: face}
	c.extend(c, tapped)
	c.guard()
	return c
}

// Update shows another face.
func (c *CardFace) Update(face Face) {
	c.face = face
	c.guard()
	c.Refresh()
}

// SetChosen lifts the card or lays it back.
func (c *CardFace) SetChosen(chosen bool) {
	if c.face.Chosen != chosen {
		c.face.Chosen = chosen
		c.Refresh()
	}
}

// Face is what the card shows.
func (c *CardFace) Face() Face { return c.face }

// guard makes a card that is gone unusable.
func (c *CardFace) guard() {
	if c.face.Gone {
		c.DisableBecause(c.face.Mark)
	} else {
		c.Enable()
	}
}

// AccessibilityLabel says what is printed on the card.
func (c *CardFace) AccessibilityLabel() string {
	if c.face.Spoken != "" {
		return c.spoken(c.face.Spoken)
	}
	label := c.face.Company.Spoken() + " " + c.face.Big
	for _, small := range c.face.Small {
		label += ", " + small
	}
	return c.spoken(label)
}

// CreateRenderer draws the card.
func (c *CardFace) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	ground := &canvas.Rectangle{CornerRadius: look.Radius}
	band := &canvas.Rectangle{TopLeftCornerRadius: look.Radius - 1, TopRightCornerRadius: look.Radius - 1}
	edge := &canvas.Rectangle{CornerRadius: look.Radius}
	ring, hover := newRing(), &canvas.Rectangle{CornerRadius: look.Radius}
	m, sign := newMark(c.face.Company.Suit().Shape), newTick()
	big, left, gone := canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewText("", nil)
	big.Alignment, left.Alignment, gone.Alignment = fyne.TextAlignCenter, fyne.TextAlignTrailing, fyne.TextAlignCenter
	small := canvas.NewText("", nil)
	small.Alignment = fyne.TextAlignCenter
	objects := []fyne.CanvasObject{ground, band, m.object(), left, big, small, gone, hover, edge}
	objects = append(append(objects, sign.objects()...), ring)
	paint := func() {
		suit := c.face.Company.Suit()
		fill, on, ground2, words, line := suit.Fill, suit.On, look.Card, look.Ink, suit.Ink
		if c.disabled {
			fill, on, ground2, words, line = look.Felt, look.Faint, look.Paper, look.Faint, look.Rule
		}
		band.FillColor, ground.FillColor = tint(c, fill), tint(c, ground2)
		edge.FillColor, edge.StrokeColor, edge.StrokeWidth = nil, tint(c, line), look.Hairline
		if c.face.Chosen {
			edge.StrokeColor, edge.StrokeWidth = tint(c, look.Turn), 3
		}
		m.paint(c, on, on, 0)
		write(c, big, c.face.Big, Headline, on)
		write(c, small, "", Strong, words)
		count := ""
		if c.face.Left >= 0 && !c.face.Gone {
			count = "×" + look.Number(c.face.Left)
		}
		write(c, left, count, Caption, on)
		mark := ""
		if c.face.Gone {
			mark = c.face.Mark
		}
		write(c, gone, mark, Caption, look.Soft)
		sign.paint(c, on, c.face.Chosen)
		c.paintGround(hover)
		c.paintRing(ring)
		ring.CornerRadius = look.Radius + 2
	}
	least := func() fyne.Size {
		numbers := scaled(c, look.CaptionSize)
		width := max(measure(c, c.face.Big, Headline).Width,
			fyne.MeasureText(strings.Join(c.face.Small, " "), numbers, Strong.text()).Width) + 2*look.Space1
		height := lineHeight(c, Caption) + lineHeight(c, Headline) + lineHeight(c, Strong) + 4*look.Space1 + look.Space2
		return fyne.NewSize(max(width, 64*factor(c)), height)
	}
	layout := func(size fyne.Size) {
		put(ground, 0, 0, size.Width, size.Height)
		put(hover, 0, 0, size.Width, size.Height)
		put(edge, 0, 0, size.Width, size.Height)
		put(ring, -3, -3, size.Width+6, size.Height+6)
		foot := lineHeight(c, Strong) + 2*look.Space1
		top := size.Height - foot
		put(band, 0.5, 0.5, size.Width-1, top)
		line, side := lineHeight(c, Caption), scaled(c, look.CaptionSize)
		put(m.object(), look.Space2, look.Space1+(line-side)/2, side, side)
		put(left, size.Width/2, look.Space1, size.Width/2-look.Space2, line)
		sign.place((size.Width-side)/2, look.Space1+(line-side)/2, side)
		high := lineHeight(c, Headline)
		put(big, 0, look.Space1+line+(top-look.Space1-line-high)/2, size.Width, high)
		small.Text, small.TextSize = c.numbers(size.Width - look.Space2)
		put(small, 0, top, size.Width, foot)
		put(gone, 0, look.Space1, size.Width-look.Space2, line)
		gone.Alignment = fyne.TextAlignTrailing
	}
	return newDrawing(c, paint, least, layout, objects...)
}

// numbers are the free numbers side by side and the size in which they fit a width.
func (c *CardFace) numbers(width float32) (text string, size float32) {
	for _, gap := range []string{"   ", "  ", " "} {
		text, size = strings.Join(c.face.Small, gap), scaled(c, look.BodySize)
		if fyne.MeasureText(text, size, Strong.text()).Width <= width {
			return text, size
		}
	}
	return text, scaled(c, look.CaptionSize)
}
