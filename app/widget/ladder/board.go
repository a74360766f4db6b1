// Package ladder draws the board of the physical game: a price ladder for each company, or a price chart for all.
package ladder

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
)

// Board is the board of the physical game. It draws a ladder of prices for each company, or a single chart for all.
// Each company has a marker at its price and a ghost at its price before the last move. Companies not in play are
// listed below. If a price track is too long for a ladder, only that list is shown.
type Board struct {
	fw.BaseWidget
	// OnTapped receives the company whose price was tapped; may be nil.
	OnTapped func(company int)
	Apart    string

	lanes   []view.Lane
	ladders map[int]*ladder
	badges  map[int]*mark.CompanyBadge
	stop    *core.KeyGroup
	// columns holds the horizontal positions of the ladders; nil divides the width evenly.
	columns []core.Span
	chart   *priceChart
}

func NewBoard(lanes []view.Lane, tapped func(company int)) *Board {
	b := &Board{OnTapped: tapped, lanes: lanes, stop: core.NewKeyGroup().Mute(),
		ladders: map[int]*ladder{}, badges: map[int]*mark.CompanyBadge{}}
	b.chart = newPriceChart(b)
	b.ExtendBaseWidget(b)
	return b
}

// Charted reports whether the board is a chart with prices in rows and columns.
func (b *Board) Charted() bool { return len(b.lanes) > 0 && b.lanes[0].Chart != nil }

// ReadableWidth returns the least width at which a chart shows all prices in full size, or 0 for ladders.
func (b *Board) ReadableWidth() float32 {
	if !b.Charted() {
		return 0
	}
	return b.chart.readable()
}

func (b *Board) Update(lanes []view.Lane) {
	b.lanes = lanes
	b.Refresh()
}

func (b *Board) Depart() {
	for _, l := range b.ladders {
		l.Depart()
	}
	for _, t := range b.chart.tokens {
		t.way = 0
	}
}

func (b *Board) Travel(part float32) {
	for _, l := range b.ladders {
		l.Travel(part)
	}
	for _, t := range b.chart.tokens {
		t.way = part
	}
	if b.Charted() {
		on, _ := b.split()
		b.chart.layoutTokens(on)
	}
}

// AccessibilityLabel is empty, because each price has its own label.
func (b *Board) AccessibilityLabel() string { return "" }

func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// SetColumns aligns the ladders with columns below the board; nil divides the width evenly.
func (b *Board) SetColumns(columns []core.Span) {
	if !slices.Equal(b.columns, columns) {
		b.columns = columns
		b.Refresh()
	}
}

// split returns the companies with a ladder or a token on the chart (on), and those not in play (off).
func (b *Board) split() (on, off []int) {
	ladders := true
	for company, lane := range b.lanes {
		if lane.Off {
			off = append(off, company)
			continue
		}
		on = append(on, company)
		ladders = ladders && lane.Prices != nil
	}
	if !ladders && !b.Charted() {
		on = nil
	}
	return on, off
}

func (b *Board) Ladders() bool {
	on, _ := b.split()
	return len(on) > 0 || b.Charted()
}

// FootHeight returns the height of the list of companies not in play, or 0 without such companies.
func (b *Board) FootHeight(width float32) float32 {
	b.ExtendBaseWidget(b)
	_, off := b.split()
	if len(off) == 0 {
		return 0
	}
	return b.footHeight(off, width) + look.Space2
}

func (b *Board) tapped(company int) {
	if b.OnTapped != nil {
		b.OnTapped(company)
	}
}

func (b *Board) ladder(company int) *ladder {
	l, ok := b.ladders[company]
	if !ok {
		l = newLadder(b.lanes[company], func() { b.tapped(company) })
		l.Join(b.stop)
		b.ladders[company] = l
	}
	return l
}

func (b *Board) badge(company int) *mark.CompanyBadge {
	of := b.lanes[company].Company
	badge, ok := b.badges[company]
	if !ok || badge.Company() != of {
		badge = mark.NewCompanyBadge(of, core.Caption)
		b.badges[company] = badge
	}
	return badge
}

// placeFoot calls the function each with the position of every company not in play, and returns the height of their
// list.
func (b *Board) placeFoot(off []int, width float32, each func(company int, x, y float32)) float32 {
	if len(off) == 0 {
		return 0
	}
	line := core.LineHeight(b, core.Caption) + look.Space1
	x, y := look.Space2+core.Measure(b, b.Apart, core.Caption).Width+look.Space2, float32(0)
	for _, company := range off {
		wide := b.badge(company).MinSize().Width
		if x+wide > width-look.Space2 && x > look.Space2 {
			x, y = look.Space2, y+line
		}
		each(company, x, y)
		x += wide + look.Space3
	}
	return y + line + look.Space1
}

func (b *Board) footHeight(off []int, width float32) float32 {
	return b.placeFoot(off, width, func(int, float32, float32) {})
}

func (b *Board) spans(on []int, width float32) []core.Span {
	over := slices.DeleteFunc(slices.Clone(b.columns), func(span core.Span) bool {
		return !slices.Contains(on, span.Company)
	})
	if len(over) == len(on) {
		return over
	}
	each := min((width-look.Space2)/float32(max(1, len(on))), 260*core.Factor(b))
	left := (width - each*float32(len(on))) / 2
	var all []core.Span
	for i, company := range on {
		all = append(all, core.Span{Company: company, X: left + float32(i)*each, Width: each})
	}
	return all
}

func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	felt, apart := &canvas.Rectangle{CornerRadius: look.Radius}, canvas.NewText("", nil)
	d := &core.Renderer{Of: b}
	d.Paint = func() {
		on, off := b.split()
		felt.FillColor = core.Tint(b, look.Felt)
		d.Parts = []fyne.CanvasObject{felt}
		if b.Charted() {
			d.Parts = append(d.Parts, b.chart.objects(on)...)
			on = nil
		}
		for _, company := range on {
			b.ladder(company).update(b.lanes[company])
			d.Parts = append(d.Parts, b.ladder(company))
		}
		if len(off) > 0 {
			core.Write(b, apart, b.Apart, core.Caption, look.Soft)
			d.Parts = append(d.Parts, apart)
		}
		for _, company := range off {
			d.Parts = append(d.Parts, b.badge(company))
		}
	}
	d.Least = func() fyne.Size {
		on, off := b.split()
		width, height := float32(0), float32(0)
		if b.Charted() {
			size := b.chart.least()
			width, height, on = size.Width, size.Height, nil
		}
		for _, company := range on {
			size := b.ladder(company).MinSize()
			width, height = width+size.Width, max(height, size.Height)
		}
		return fyne.NewSize(width+look.Space2, height+look.Space3+b.footHeight(off, max(width, b.Size().Width)))
	}
	d.Arrange = func(size fyne.Size) {
		on, off := b.split()
		foot := b.footHeight(off, size.Width)
		core.Place(felt, 0, 0, size.Width, size.Height)
		top := size.Height - foot
		if len(on) == 0 && !b.Charted() {
			top = (top + 2*look.Space1) / 2
		}
		core.Place(apart, look.Space2, top, size.Width, core.LineHeight(b, core.Caption))
		b.placeFoot(off, size.Width, func(company int, x, y float32) {
			badge := b.badge(company)
			core.Place(badge, x, top+y, badge.MinSize().Width, core.LineHeight(b, core.Caption))
		})
		if b.Charted() {
			b.chart.layout(on, size.Width, size.Height-foot)
			return
		}
		spans := b.spans(on, size.Width)
		narrow := slices.ContainsFunc(spans, func(s core.Span) bool { return s.Width < b.ladder(s.Company).wide() })
		for _, span := range spans {
			if l := b.ladder(span.Company); l.narrow != narrow {
				l.narrow = narrow
				l.Refresh()
			}
			core.Place(b.ladder(span.Company), span.X, look.Space2, span.Width, size.Height-look.Space3-foot)
		}
	}
	return d.PaintNow()
}
