package pages

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A reveal shows rows that are told one by one: large the one that was told last, beneath it those before, as many as
// there is room for.
type reveal struct {
	fw.BaseWidget
	rows []page.Row
	// grown is how much of its length the bar of the first row has.
	grown float32
}

func newReveal() *reveal {
	r := &reveal{grown: 1}
	r.ExtendBaseWidget(r)
	return r
}

func (r *reveal) set(rows []page.Row) {
	r.rows = rows
	r.Refresh()
}

func (r *reveal) Depart() {}

// Travel lets the bar of the row that was told last grow.
func (r *reveal) Travel(part float32) {
	r.grown = part
	r.Refresh()
}

func (r *reveal) AccessibilityLabel() string             { return words.Join(calc.Map(r.rows, spoken)) }
func (r *reveal) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (r *reveal) CreateRenderer() fyne.WidgetRenderer {
	return core.NewRedrawn(r, fyne.NewSize(60, 60), r.draw)
}

func (r *reveal) draw(room fyne.Size) []fyne.CanvasObject {
	if len(r.rows) == 0 {
		return nil
	}
	var objects []fyne.CanvasObject
	called := func(row page.Row, size, width float32) string {
		if row.Short != "" && text.FarRoom(row.Title, size*0.6) > width {
			return row.Short
		}
		return row.Title
	}
	write := func(label string, color fyne.ThemeColorName, align fyne.TextAlign, size, x, y, width float32) {
		line := canvas.NewText("", core.Tint(r, color))
		line.Alignment = align
		text.WriteFar(line, label, size, max(core.Scaled(r, look.CaptionSize), size*0.4), width)
		core.Place(line, x, y, width, size*farLine)
		objects = append(objects, line)
	}
	bar := func(fill fyne.ThemeColorName, x, y, width, height float32) {
		b := &canvas.Rectangle{FillColor: core.Tint(r, fill), CornerRadius: min(look.Radius, height/2)}
		core.Place(b, x, y, max(width, height/2), height)
		objects = append(objects, b)
	}
	near := min(room.Height, room.Width*0.8)
	first, size := r.rows[0], near/7
	figure := text.FarRoom(first.Figure, size) + size*0.3
	lead := text.FarRoom(first.Lead, size) + size*0.5
	write(first.Lead, look.Soft, fyne.TextAlignLeading, size, 0, 0, lead)
	between := room.Width - lead - figure
	write(called(first, size, between), look.Turn, fyne.TextAlignLeading, size, lead, 0, between)
	write(first.Figure, look.Ink, fyne.TextAlignTrailing, size, room.Width-figure, 0, figure)
	y := size * farLine
	bar(look.Felt, 0, y, room.Width, size*0.5)
	bar(look.Turn, 0, y, room.Width*first.Share*r.grown, size*0.5)
	write(first.About, look.Soft, fyne.TextAlignLeading, size*0.45, 0, y+size*0.6, room.Width)
	y += size * 1.5
	size = max(core.Scaled(r, look.BodySize), near/20)
	lead, figure = 0, 0
	title := float32(0)
	for _, row := range r.rows[1:] {
		lead = max(lead, text.FarRoom(row.Lead, size)+size*0.5)
		figure = max(figure, text.FarRoom(row.Figure, size)+size*0.6)
		title = max(title, text.FarRoom(row.Title, size)+size)
	}
	title = min(title, (room.Width-lead-figure)*0.55)
	for _, row := range r.rows[1:] {
		if y+size*farLine > room.Height {
			break
		}
		write(row.Lead, look.Soft, fyne.TextAlignLeading, size, 0, y, lead)
		write(called(row, size, title), look.Ink, fyne.TextAlignLeading, size, lead, y, title)
		bar(look.Edge, lead+title, y+size*0.48, (room.Width-lead-title-figure)*row.Share, size*0.4)
		write(row.Figure, look.Ink, fyne.TextAlignTrailing, size, room.Width-figure, y, figure)
		y += size * farLine
	}
	return objects
}
