// Package list holds rows and tiles, and lists and galleries that scroll many of them.
package list

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

// Row is a tappable line of a list: a small object at the left, a title, a detail below the title, an object at the
// right, and a thin rule. A long title continues in the line below.
type Row struct {
	core.Control
	title, detail string
	first, last   fyne.CanvasObject
	struck        bool
	chosen        bool
	flush         bool
	open          bool
	lines         int
}

// NewRow returns a row; tapped may be nil.
func NewRow(title, detail string, tapped func()) *Row {
	r := &Row{title: title, detail: detail, lines: 1}
	r.Extend(r, tapped)
	return r
}

func (r *Row) SetText(title, detail string) {
	if r.title != title || r.detail != detail {
		r.title, r.detail = title, detail
		r.Refresh()
	}
}

// Flush removes the left margin, which aligns the words with objects above the row.
func (r *Row) Flush() *Row {
	r.flush = true
	return r
}

// Open omits the rule below the row, for the last row of a list.
func (r *Row) Open() *Row {
	r.open = true
	r.Refresh()
	return r
}

// Lines sets the number of lines below the first, for the rest of a long title and the detail.
func (r *Row) Lines(count int) *Row {
	r.lines = count
	return r
}

// SetEnds sets the objects at the left and right end; each may be nil.
func (r *Row) SetEnds(first, last fyne.CanvasObject) *Row {
	r.first, r.last = first, last
	r.Refresh()
	return r
}

// SetStruck strikes the title through, for an undone entry.
func (r *Row) SetStruck(struck bool) *Row {
	r.struck = struck
	r.Refresh()
	return r
}

func (r *Row) SetChosen(chosen bool) *Row {
	r.chosen = chosen
	r.Refresh()
	return r
}

func (r *Row) OnTapped(tapped func()) { r.SetAct(tapped) }

func (r *Row) AccessibilityLabel() string {
	if r.detail == "" {
		return r.WithReason(r.title)
	}
	return r.WithReason(r.title + ", " + r.detail)
}

func (r *Row) AccessibilityRole() fyne.AccessibleRole {
	if !r.Acts() {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

func (r *Row) CreateRenderer() fyne.WidgetRenderer {
	ground, hover, bar, rule := &canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}
	title, more, detail, ring := canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewText("", nil),
		core.NewRing()
	beneath := make([]*canvas.Text, max(0, r.lines-1)) // the lines after the detail's first line
	strikes := []*canvas.Line{canvas.NewLine(nil)}
	for i := range beneath {
		beneath[i] = canvas.NewText("", nil)
		strikes = append(strikes, canvas.NewLine(nil))
	}
	d := &core.Renderer{Of: r}
	d.Paint = func() {
		d.Parts = []fyne.CanvasObject{ground, hover, bar, title, more, detail}
		for _, line := range beneath {
			d.Parts = append(d.Parts, line)
		}
		for _, strike := range strikes {
			strike.StrokeColor, strike.StrokeWidth, strike.Hidden = core.Tint(r, look.Soft), 1.5, !r.struck
			d.Parts = append(d.Parts, strike)
		}
		d.Parts = append(d.Parts, rule)
		for _, end := range []fyne.CanvasObject{r.first, r.last} {
			if end != nil {
				d.Parts = append(d.Parts, end)
			}
		}
		d.Parts = append(d.Parts, ring)
		ground.FillColor, bar.FillColor, rule.FillColor = core.Tint(r, look.TurnWash), core.Tint(r, look.Turn),
			core.Tint(r, look.Rule)
		ground.Hidden, bar.Hidden, rule.Hidden = !r.chosen, !r.chosen, r.open
		r.PaintGround(hover)
		r.PaintRing(ring)
		words := look.Ink
		if r.Disabled() || r.struck {
			words = look.Soft
		}
		if r.Disabled() {
			words = look.Faint
		}
		core.Write(r, title, r.title, core.Strong, words)
		core.Write(r, more, "", core.Caption, words)
		more.TextStyle.Bold = true // more continues the title
		more.Hidden = true
		core.Write(r, detail, r.detail, core.Caption, look.Soft)
	}
	width := func(o fyne.CanvasObject) float32 {
		if o == nil {
			return 0
		}
		return o.MinSize().Width + look.Space3
	}
	words := func() float32 {
		height := core.LineHeight(r, core.Strong)
		if r.lines > 1 || r.detail != "" {
			height += core.LineHeight(r, core.Strong)*float32(r.lines-1) + core.LineHeight(r, core.Caption)
		}
		return height
	}
	d.Least = func() fyne.Size {
		size := fyne.NewSize(80+width(r.first)+width(r.last), words()+2*look.Space2)
		for _, end := range []fyne.CanvasObject{r.first, r.last} {
			if end != nil {
				size.Height = max(size.Height, end.MinSize().Height+look.Space1)
			}
		}
		return size.Max(fyne.NewSize(0, look.Target+look.Space1))
	}
	d.Arrange = func(size fyne.Size) {
		inset := look.Space2
		if r.flush {
			inset = 0
		}
		left, wide := inset-look.Space2, size.Width+2*(look.Space2-inset)
		core.Place(ground, left, 0, wide, size.Height-1)
		core.Place(hover, left, 0, wide, size.Height-1)
		core.Place(bar, left, 0, 3, size.Height-1)
		core.Place(rule, 0, size.Height-1, size.Width, look.Hairline)
		core.Place(ring, 1+left, 1, wide-2, size.Height-3)
		x, right := inset, size.Width-inset
		if r.first != nil {
			s := r.first.MinSize()
			core.Place(r.first, x, (size.Height-s.Height)/2, s.Width, s.Height)
			x += s.Width + look.Space3
		}
		if r.last != nil {
			s := r.last.MinSize()
			core.Place(r.last, right-s.Width, (size.Height-s.Height)/2, s.Width, s.Height)
			right -= s.Width + look.Space3
		}
		if len(beneath) > 0 {
			r.layLines(title, append([]*canvas.Text{detail}, beneath...), strikes, x, right, size.Height)
			return
		}
		least := core.LineHeight(r, core.Strong) + core.LineHeight(r, core.Caption)
		title.TextSize = core.Scaled(r, look.BodySize)
		head, rest := r.title, ""
		if size.Height >= least {
			head, rest = r.setting(core.Strong, right-x).First(r.title)
		}
		y := (size.Height - words()) / 2
		if rest != "" {
			y = (size.Height - least) / 2
		}
		if size.Height < least {
			core.Squeeze(r, title, head, core.Strong, right-x)
		} else {
			title.Text = core.Shorten(head, right-x, title.TextSize, title.TextStyle)
		}
		if rest != "" && r.detail != "" {
			rest += text.Separator
		}
		more.Text = core.Shorten(rest, right-x, more.TextSize, more.TextStyle)
		more.Hidden = rest == ""
		from := x
		if rest != "" {
			from += look.Measure(more.Text, more.TextSize, more.TextStyle).Width
		}
		detail.Text, detail.TextSize = "", core.Scaled(r, look.CaptionSize)
		switch {
		case rest == "":
			core.Squeeze(r, detail, r.detail, core.Caption, right-from)
		case from < right:
			detail.Text = core.Shorten(r.detail, right-from, detail.TextSize, detail.TextStyle)
		}
		if detail.Text == "…" {
			detail.Text = ""
		}
		core.Place(title, x, y, right-x, core.LineHeight(r, core.Strong))
		core.Place(more, x, y+core.LineHeight(r, core.Strong), right-x, core.LineHeight(r, core.Caption))
		core.Place(detail, from, y+core.LineHeight(r, core.Strong), max(0, right-from),
			core.LineHeight(r, core.Caption))
		placeStrike(strikes[0], title, x, y+core.LineHeight(r, core.Strong)/2)
	}
	return d.PaintNow()
}
