package pages

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
)

// A board shows rows, or cards with lines, to distant readers in text as large as fits, on as many screens as
// necessary. Rows fill one column after another. If rows are revealed one by one, a single screen shows the latest row
// in large text, and the earlier rows in smaller text.
type board struct {
	fw.BaseWidget
	rows   []page.Row
	as     page.As
	screen int
	// grown is the fraction of the latest row's bar that is drawn so far.
	grown float32
	// lead, title and figure are the widths of a row's parts at text size 1; lines is the largest number of lines in a
	// row.
	lead, title, figure float32
	lines               int
}

// The measures of a board, in text sizes unless noted otherwise.
const (
	farLine   = 1.36
	farTitle  = 1.45 // the height of a card's title
	farPad    = 0.4  // the margin in a card, and the gap between cards
	farTick   = 0.75 // the tick of a finished card
	farGap    = 0.7  // the gap between the parts of a line
	farUsual  = 9    // a wider title may be smaller than the others
	farWidest = 15   // the largest width of a text
	farLeast  = 0.7  // the least scale of a text before a short one takes its place
	farTiny   = 0.5  // the least scale of a text before it is cut
	farAiry   = 1.45 // the largest distance of lines, in line heights
)

func newBoard(part page.Part) *board {
	b := &board{rows: part.Rows, as: part.As, grown: 1}
	b.ExtendBaseWidget(b)
	const size = 100
	room := func(said string, more float32) float32 {
		if said == "" {
			return 0
		}
		return text.FarRoom(said, size)/size + more
	}
	for _, row := range b.rows {
		if b.cards() {
			b.title = max(b.title, room(row.Title, farGap+farTick))
		}
		b.lines = max(b.lines, len(b.linesOf(row)))
		for _, line := range b.linesOf(row) {
			b.lead, b.figure = max(b.lead, room(line.Lead, farGap)), max(b.figure, room(line.Figure, farGap))
			title := room(line.Title, 0.1)
			if title > farWidest && line.Short != "" {
				title = room(line.Short, 0.1)
			}
			b.title = max(b.title, min(title, max(farUsual, title*0.8))) // a single long name does not shrink all others
		}
	}
	b.title = min(b.title, farWidest)
	return b
}

func (b *board) cards() bool { return b.as == page.Cards }

// linesOf returns the lines of a card, or the row itself if rows are not cards.
func (b *board) linesOf(row page.Row) []page.Row {
	if b.cards() {
		return row.Lines
	}
	return []page.Row{row}
}

func (b *board) screens(room fyne.Size) int {
	if b.as == page.Revealed {
		return 1
	}
	return b.arrange(room).screens
}

func (b *board) show(screen int) { core.Set(b, &b.screen, screen) }

func (b *board) Depart() {}

func (b *board) Travel(part float32) { core.Set(b, &b.grown, part) }

func (b *board) AccessibilityLabel() string {
	return strings.Join(calc.Map(b.rows, spoken), "; ")
}

func (b *board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// A farPlan is the layout of rows on screens. The field each holds the number of rows or cards per screen.
type farPlan struct {
	size                         float32
	columns, rows, each, screens int
}

// arrange finds the smallest number of screens on which text is readable from a distance, and then the largest text on
// that number of screens.
func (b *board) arrange(room fyne.Size) farPlan {
	n, near := len(b.rows), min(room.Height, room.Width*0.8)
	least := max(core.Scaled(b, look.BodySize), near/24)
	columns, rows := b.fits(room, least)
	screens := max(1, (n+columns*rows-1)/(columns*rows))
	each := max(1, (n+screens-1)/screens)
	size := max(least, near/8)
	for size > least {
		if c, r := b.fits(room, size); c*r >= each && b.width(size) <= room.Width {
			break
		}
		size = max(least, size*0.97)
	}
	columns, rows = b.fits(room, size)
	if b.cards() {
		columns = min(columns, each)
		rows = (each + columns - 1) / columns
		columns = (each + rows - 1) / rows
	} else {
		columns = (each + rows - 1) / rows
		rows = (each + columns - 1) / columns
	}
	each = columns * rows
	return farPlan{size, columns, rows, each, (n + each - 1) / each}
}

func (b *board) width(size float32) float32 { return size * (b.lead + b.title + b.figure + 4*farPad) }

func (b *board) height(size float32) float32 {
	height := size * farLine * float32(b.lines)
	if b.cards() {
		height += size * (farTitle + 2.2*farPad)
	}
	return height
}

func (b *board) fits(room fyne.Size, size float32) (columns, rows int) {
	return max(1, int(room.Width/max(1, b.width(size)))), max(1, int(room.Height/max(1, b.height(size))))
}

func (b *board) CreateRenderer() fyne.WidgetRenderer {
	return core.NewRedrawn(b, fyne.NewSize(60, 40), b.draw)
}

func (b *board) draw(room fyne.Size) []fyne.CanvasObject {
	if b.as == page.Revealed {
		return b.reveal(room)
	}
	plan := b.arrange(room)
	first := min(b.screen, max(0, plan.screens-1)) * plan.each
	width, apart := room.Width/float32(plan.columns), room.Height/float32(plan.rows)
	airy := min(farAiry, apart/b.height(plan.size))
	apart = min(apart, b.height(plan.size)*airy)
	d := farDrawing{of: b, size: plan.size, airy: airy, least: farLeast, main: look.Ink}
	for at := range min(plan.each, len(b.rows)-first) {
		column, row := at/plan.rows, at%plan.rows
		if b.cards() {
			column, row = at%plan.columns, at/plan.columns
		}
		area := core.NewArea(float32(column)*width, float32(row)*apart, width, apart)
		if b.cards() {
			d.card(b.rows[first+at], area)
		} else {
			d.row(b.rows[first+at], area)
		}
	}
	return d.objects
}

func (b *board) reveal(room fyne.Size) []fyne.CanvasObject {
	near := min(room.Height, room.Width*0.8)
	first, size := b.rows[0], near/7
	d := farDrawing{of: newBoard(page.Part{Rows: b.rows[:1]}), size: size, least: 0.4, main: look.Turn}
	d.line(first, -0.3*size, 0, room.Width+0.3*size)
	y := size * farLine
	d.bar(look.Felt, 0, y, room.Width, size*0.5)
	d.bar(look.Turn, 0, y, room.Width*first.Share*b.grown, size*0.5)
	d.write(first.About, look.Soft, fyne.TextAlignLeading, 0, y+size*0.15, room.Width, size*0.45)
	y += size * 1.6
	rest := newBoard(page.Part{Rows: b.rows[1:]})
	d.of, d.main, d.size = rest, look.Ink, max(core.Scaled(b, look.BodySize), near/20)
	from := min(d.size*(rest.lead+rest.title+farGap), room.Width*0.6)
	to := room.Width - d.size*rest.figure
	for _, row := range b.rows[1:] {
		if y+d.size*farLine > room.Height {
			break
		}
		d.line(page.Row{Lead: row.Lead, Title: row.Title, Short: row.Short}, 0, y, from+room.Width-to)
		d.bar(look.Edge, from, y+d.size*0.48, (to-from)*row.Share, d.size*0.4)
		d.write(row.Figure, look.Ink, fyne.TextAlignTrailing, to, y, room.Width-to, d.size)
		y += d.size * farLine
	}
	return d.objects
}

// A farDrawing collects the objects of a board. airy stretches the distance between lines; main is the color of titles.
type farDrawing struct {
	of                *board
	size, airy, least float32
	main              fyne.ThemeColorName
	objects           []fyne.CanvasObject
}

func (d *farDrawing) bar(fill fyne.ThemeColorName, x, y, width, height float32) {
	bar := &canvas.Rectangle{FillColor: core.Tint(d.of, fill), CornerRadius: min(look.Radius, height/2)}
	core.Place(bar, x, y, max(width, height/2), height)
	d.objects = append(d.objects, bar)
}

func (d *farDrawing) write(label string, color fyne.ThemeColorName, align fyne.TextAlign, x, y, width, size float32) {
	if label == "" {
		return
	}
	line := canvas.NewText("", core.Tint(d.of, color))
	line.Alignment = align
	text.WriteFar(line, label, size, size*min(d.least, farTiny), width)
	core.Place(line, x, y, width, d.size*farLine)
	d.objects = append(d.objects, line)
}

func (d *farDrawing) row(row page.Row, in core.Area) {
	pad := d.size * farPad
	d.line(row, in.X+pad, in.Y+(in.Height-d.size*farLine)/2, in.Width-2*pad)
	d.bar(look.Rule, in.X+pad, in.Y+in.Height-look.Hairline, in.Width-2*pad, look.Hairline)
}

func (d *farDrawing) card(row page.Row, in core.Area) {
	ground := &canvas.Rectangle{FillColor: core.Tint(d.of, look.Card), StrokeColor: core.Tint(d.of, look.Edge),
		StrokeWidth: look.Hairline, CornerRadius: look.Radius}
	if row.Done {
		ground.FillColor, ground.StrokeColor = core.Tint(d.of, look.Felt), core.Tint(d.of, look.Rule)
	}
	pad := d.size * farPad
	core.Place(ground, in.X+pad/2, in.Y+pad/2, in.Width-pad, in.Height-pad)
	d.objects = append(d.objects, ground)
	x, y, width := in.X+1.5*pad, in.Y+pad, in.Width-3*pad
	if row.Done {
		letters, side := d.size*farLeast, d.size*farTick
		word := text.FarRoom(row.About, letters) + pad/2
		if word+side > width-text.FarRoom(row.Title, d.size)-pad {
			word = 0
		} else {
			d.write(row.About, look.Gain, fyne.TextAlignTrailing, x, y, width, letters)
		}
		tick := mark.NewTick()
		tick.Paint(d.of, look.Gain, true)
		tick.Place(x+width-word-side, y+(d.size*farLine-side)/2, side)
		d.objects = append(d.objects, tick.Objects()...)
	}
	d.write(row.Title, look.Turn, fyne.TextAlignLeading, x, y, width, d.size)
	y += d.size * farTitle * d.airy
	for _, line := range row.Lines {
		d.line(line, x, y, width)
		y += d.size * farLine * d.airy
	}
}

func (d *farDrawing) line(line page.Row, x, y, width float32) {
	lead, figure := d.of.lead*d.size, d.of.figure*d.size
	d.write(line.Lead, look.Soft, fyne.TextAlignTrailing, x, y, lead-0.4*d.size, d.size)
	d.write(line.Figure, look.Ink, fyne.TextAlignTrailing, x+width-figure, y, figure, d.size)
	title, room := line.Title, width-lead-figure
	if line.Short != "" && text.FarRoom(title, d.size*d.least) > room {
		title = line.Short
	}
	d.write(title, d.main, fyne.TextAlignLeading, x+lead, y, room, d.size)
}
