package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// TradeCell is the trade in one company: its badge and price, the number traded, the holding after the trade, and
// buttons for one share less and more. Two optional buttons sell all shares and buy as many as possible. The width
// decides whether the buttons are below the figures or beside them; a cell narrower than two buttons has no buttons. A
// tap on the figures opens the pad, on which a larger number can be typed.
type TradeCell struct {
	core.Control
	label   string
	company view.Company
	figures TradeFigures
	less    *holdButton
	more    *holdButton
	all     *endButton
	most    *endButton
	buttons placing
}

type placing uint8

const (
	beneathFigures placing = iota
	inOneRow
	besideFigures
	nowhere
)

func (c *TradeCell) placingIn(width float32) placing {
	const figures = 80
	row := look.Target * float32(len(c.Inside()))
	switch {
	case width < 2*look.Target:
		return nowhere
	case width >= row+figures:
		return besideFigures
	case width >= row && c.all != nil:
		return inOneRow
	}
	return beneathFigures
}

func (c *TradeCell) inOrder() []fyne.CanvasObject {
	if c.all == nil {
		return c.Inside()
	}
	return []fyne.CanvasObject{c.all, c.less, c.more, c.most}
}

// TradeFigures holds the contents of a [TradeCell].
type TradeFigures struct {
	// Price is the price of a share, Trade the number bought (negative if sold), Shares the holding after the trade.
	Price, Shares, Trade int
	// Chosen marks the cell whose pad is open. Wrong marks the trade as refused.
	Chosen, Wrong bool
	// NoLess and NoMore are the reasons why no more shares can be sold or bought, or "".
	NoLess, NoMore string
	// NoAll and NoMost are the reasons why the buttons to sell all and to buy the most are disabled, or "".
	NoAll, NoMost string
}

// NewTradeCell returns a cell for a company. label is for screen readers, and open is called on a tap. step trades one
// share more (1) or less (-1), and reports whether it could.
func NewTradeCell(label string, company view.Company, open func(), step func(by int) bool) *TradeCell {
	c := &TradeCell{label: label, company: company}
	c.less = NewHoldButton(company.Spoken()+" –", theme.ContentRemoveIcon(), func() bool { return step(-1) })
	c.more = NewHoldButton(company.Spoken()+" +", theme.ContentAddIcon(), func() bool { return step(1) })
	c.Extend(c, open)
	core.NewKeyGroup(c).Mute()
	return c
}

// RefuseTo sets a function for the reason why the cell or one of its buttons is disabled. A tap on the disabled cell or
// button calls the function.
func (c *TradeCell) RefuseTo(hear func(reason string)) {
	c.OnRefused, c.less.OnRefused, c.more.OnRefused = hear, hear, hear
	if c.all != nil {
		c.all.OnRefused, c.most.OnRefused = hear, hear
	}
}

func (c *TradeCell) Join(g *core.KeyGroup) {
	c.Control.Join(g)
	for _, button := range c.Inside() {
		button.(core.Member).Join(g)
	}
}

// SetEndButtons adds the buttons that sell all and buy the most.
func (c *TradeCell) SetEndButtons(all, most End) *TradeCell {
	c.all, c.most = newEndButton(all), newEndButton(most)
	c.all.OnRefused, c.most.OnRefused = c.OnRefused, c.OnRefused
	c.all.Join(c.KeyGroup())
	c.most.Join(c.KeyGroup())
	return c
}

func (c *TradeCell) HasEnds() bool { return c.all != nil && c.buttons != nowhere }

func (c *TradeCell) Inside() []fyne.CanvasObject {
	if c.all == nil {
		return []fyne.CanvasObject{c.less, c.more}
	}
	return []fyne.CanvasObject{c.less, c.more, c.all, c.most}
}

func (c *TradeCell) Update(f TradeFigures) { core.Set(c, &c.figures, f) }

func (c *TradeCell) Figures() TradeFigures { return c.figures }

func (c *TradeCell) AccessibilityLabel() string { return c.WithReason(c.label) }

func (c *TradeCell) guard() {
	allow := func(button *core.Control, reason string) {
		switch {
		case c.Disabled():
			button.DisableBecause(c.Reason())
		case reason != "":
			button.DisableBecause(reason)
		default:
			button.Enable()
		}
	}
	allow(&c.less.Control, c.figures.NoLess)
	allow(&c.more.Control, c.figures.NoMore)
	if c.all != nil {
		allow(&c.all.Control, c.figures.NoAll)
		allow(&c.most.Control, c.figures.NoMost)
	}
}

func (c *TradeCell) colors() (fill, outline fyne.ThemeColorName, stroke float32) {
	switch {
	case c.Disabled():
		return look.Felt, look.Rule, 1
	case c.figures.Wrong:
		return look.Card, look.Loss, 2
	case c.figures.Chosen:
		return look.TurnWash, look.Turn, 1
	}
	return look.Card, look.Edge, 1
}

func (c *TradeCell) CreateRenderer() fyne.WidgetRenderer {
	ground, hover, ring := &canvas.Rectangle{CornerRadius: look.Radius}, &canvas.Rectangle{CornerRadius: look.Radius},
		core.NewRing()
	across, upright, between, last := &canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}
	code, price, trade, shares := canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewText("", nil),
		canvas.NewText("", nil)
	price.Alignment, shares.Alignment = fyne.TextAlignTrailing, fyne.TextAlignTrailing
	m := mark.NewShape(mark.Dress(c.company).Shape)
	paint := func() {
		c.guard()
		fill, outline, stroke := c.colors()
		ground.FillColor, ground.StrokeColor, ground.StrokeWidth = core.Tint(c, fill), core.Tint(c, outline), stroke
		for _, rule := range []*canvas.Rectangle{across, upright, between, last} {
			rule.FillColor = core.Tint(c, look.Rule)
		}
		c.PaintGround(hover)
		c.PaintRing(ring)
		mark.PaintShape(c, m, mark.Dress(c.company), c.Disabled())
		f, ink, badge, soft, held := c.figures, look.Ink, mark.Dress(c.company).Ink, look.Soft, look.Soft
		if f.Trade < 0 || f.Wrong {
			ink = look.Loss
		}
		if f.Shares < 0 {
			held = look.Loss
		}
		if c.Disabled() {
			ink, badge, soft, held = look.Faint, look.Faint, look.Faint, look.Faint
		}
		core.Write(c, code, c.company.Code, core.Strong, badge)
		core.Write(c, price, words.Number(f.Price), core.Body, soft)
		core.Write(c, trade, words.Signed(f.Trade), core.FigureText, ink)
		trade.Hidden = f.Trade == 0
		core.Write(c, shares, words.Number(f.Shares), core.Strong, held)
	}
	top := func() float32 {
		if c.buttons == inOneRow {
			return max(core.LineHeight(c, core.FigureText), core.LineHeight(c, core.Strong)+look.Space1)
		}
		return core.LineHeight(c, core.Strong) + core.LineHeight(c, core.FigureText) + look.Space3
	}
	least := func() fyne.Size {
		height := top()
		switch c.buttons {
		case inOneRow:
			height += c.less.MinSize().Height
		case beneathFigures:
			height += c.less.MinSize().Height
			if c.all != nil {
				height += c.all.MinSize().Height
			}
		}
		return fyne.NewSize(0, height)
	}
	layout := func(size fyne.Size) {
		c.buttons = c.placingIn(size.Width)
		for _, o := range []fyne.CanvasObject{c.less, c.more, across, upright} {
			core.Show(o, c.buttons != nowhere)
		}
		core.Show(between, c.HasEnds())
		core.Show(last, c.HasEnds() && c.buttons != beneathFigures)
		if c.all != nil {
			core.Show(c.all, c.HasEnds())
			core.Show(c.most, c.HasEnds())
		}
		key := c.less.MinSize()
		foot, end := size.Height, size.Width
		switch c.buttons {
		case beneathFigures:
			half := size.Width / 2
			if c.all != nil {
				end := c.all.MinSize().Height
				foot -= end
				core.Place(c.all, 0, foot, half, end)
				core.Place(c.most, half, foot, half, end)
				core.Place(between, 1, foot, size.Width-2, look.Hairline)
			}
			foot -= key.Height
			core.Place(c.less, 0, foot, half, key.Height)
			core.Place(c.more, half, foot, half, key.Height)
			core.Place(across, 1, foot, size.Width-2, look.Hairline)
			core.Place(upright, half, foot+look.Space2, look.Hairline, size.Height-foot-2*look.Space2)
		case inOneRow, besideFigures:
			row, top, high := c.inOrder(), float32(0), size.Height
			wide := key.Width
			if c.buttons == inOneRow {
				foot -= key.Height
				top, high, wide = foot, key.Height, size.Width/float32(len(row))
				core.Place(across, 1, foot, size.Width-2, look.Hairline)
			}
			left := size.Width - wide*float32(len(row))
			if c.buttons == besideFigures {
				end = left
				core.Place(across, end, 1, look.Hairline, size.Height-2)
			}
			rules := []fyne.CanvasObject{upright, between, last}
			for i, button := range row {
				core.Place(button, left+wide*float32(i), top, wide, high)
				if i > 0 {
					core.Place(rules[i-1], left+wide*float32(i), top+look.Space2, look.Hairline, high-2*look.Space2)
				}
			}
		}
		core.Place(ground, 0, 0, size.Width, size.Height)
		core.Place(hover, 0, 0, end, foot)
		core.Place(ring, 1, 1, size.Width-2, size.Height-2)
		c.placeFigures(lines{m.Object(), code, price, trade, shares}, core.NewArea(0, 0, end, foot))
	}
	parts := []fyne.CanvasObject{ground, hover, m.Object(), code, price, trade, shares, across, upright,
		between, last}
	return core.NewRenderer(c, paint, least, layout, append(append(parts, c.Inside()...), ring)...)
}
