package hall

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
)

// A FarItem is one thing on a [FarBoard]: a card with a title, or without one a line of a list.
type FarItem struct {
	Title string
	// Done says that the thing is over ("finished"), empty for one that is not. A tick stands for it where words have
	// no room.
	Done  string
	Lines []FarLine
}

// A FarLine is a line of a [FarItem]: what stands before it, and at its right end. Short is what stands there where the
// text has no room, empty for the text.
type FarLine struct{ Lead, Text, Short, Figure string }

// FarBoard shows many cards or lines to those who sit far away: as large as they fit, on as many pages as that takes.
type FarBoard struct {
	fw.BaseWidget
	items []FarItem
	page  int
	// widths are what the leads, the texts and the figures need for a size of text of 1.
	lead, text, figure float32
}

// NewFarBoard is a board of cards, or of lines, which are read downwards.
func NewFarBoard(items []FarItem) *FarBoard {
	b := &FarBoard{}
	b.ExtendBaseWidget(b)
	b.Set(items)
	return b
}

// The room of a FarBoard, in the size of its text.
const (
	farLine   = 1.36 // the height of a line
	farTitle  = 1.45 // the height of the title of a card
	farPad    = 0.4  // the space in a card, and between two
	farTick   = 0.75 // the tick of what is done
	farGap    = 0.7  // the space between the parts of a line, some of it for what smaller letters take more
	farUsual  = 9    // the width of a text that is never drawn smaller than the others
	farWidest = 15   // the most that a text may ask for
	farLeast  = 0.7  // how small a text is drawn before it is cut
	farAiry   = 1.45 // how far lines stand apart at most, in their heights
)

// Set shows other items.
func (b *FarBoard) Set(items []FarItem) {
	const size = 100
	b.items, b.lead, b.text, b.figure = items, 0, 0, 0
	for _, item := range items {
		if item.Title != "" {
			b.text = max(b.text, text.FarRoom(item.Title, size)/size+farGap+farTick)
		}
		for _, line := range item.Lines {
			if line.Lead != "" {
				b.lead = max(b.lead, text.FarRoom(line.Lead, size)/size+farGap)
			}
			if line.Figure != "" {
				b.figure = max(b.figure, text.FarRoom(line.Figure, size)/size+farGap)
			}
			label := text.FarRoom(line.Text, size)/size + 0.1
			if label > farWidest && line.Short != "" {
				label = text.FarRoom(line.Short, size)/size + 0.1
			}
			b.text = max(b.text, min(label, max(farUsual, label*0.8))) // one long name does not make all others small
		}
	}
	b.text = min(b.text, farWidest)
	b.Refresh()
}

// Pages is how many pages there are in a room, at least one.
func (b *FarBoard) Pages(room fyne.Size) int { return b.arrange(room).pages }

// SetPage shows a page, counted from 0.
func (b *FarBoard) SetPage(page int) { core.Set(b, &b.page, page) }

func (b *FarBoard) AccessibilityLabel() string {
	var all []string
	for _, item := range b.items {
		var parts []string
		for _, part := range []string{item.Title, item.Done} {
			if part != "" {
				parts = append(parts, part)
			}
		}
		for _, line := range item.Lines {
			parts = append(parts, strings.Join(strings.Fields(line.Lead+" "+line.Text+" "+line.Figure), " "))
		}
		all = append(all, strings.Join(parts, ", "))
	}
	return strings.Join(all, "; ")
}

func (b *FarBoard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// cards reports whether the items have titles.
func (b *FarBoard) cards() bool { return len(b.items) > 0 && b.items[0].Title != "" }

// A farPlan is how the items of a board lie: the size of their text, and how many columns, rows and pages there are.
type farPlan struct {
	size                float32
	columns, rows, page int
	pages               int
}

// arrange finds the fewest pages on which text can be read from afar, and then the largest text for so many.
func (b *FarBoard) arrange(room fyne.Size) farPlan {
	n := len(b.items)
	near := min(room.Height, room.Width*0.8)
	least := max(core.Scaled(b, look.BodySize), near/24)
	columns, rows := b.fits(room, least)
	pages := max(1, (n+columns*rows-1)/(columns*rows))
	each := max(1, (n+pages-1)/pages)
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
	return farPlan{size, columns, rows, columns * rows, (n + columns*rows - 1) / max(1, columns*rows)}
}

// width and height are what the largest item takes in a size of text.
func (b *FarBoard) width(size float32) float32 {
	return size * (b.lead + b.text + b.figure + 4*farPad)
}

func (b *FarBoard) height(size float32) float32 {
	lines := 0
	for _, item := range b.items {
		lines = max(lines, len(item.Lines))
	}
	if b.cards() {
		return size * (farTitle + farLine*float32(lines) + 2.2*farPad)
	}
	return size * farLine * float32(lines)
}

// fits is how many columns and rows fit into a room, at least one.
func (b *FarBoard) fits(room fyne.Size, size float32) (columns, rows int) {
	return max(1, int(room.Width/max(1, b.width(size)))), max(1, int(room.Height/max(1, b.height(size))))
}

func (b *FarBoard) CreateRenderer() fyne.WidgetRenderer {
	return core.NewRedrawn(b, fyne.NewSize(60, 40), b.draw)
}

func (b *FarBoard) draw(room fyne.Size) []fyne.CanvasObject {
	plan := b.arrange(room)
	first := min(b.page, max(0, plan.pages-1)) * plan.page
	var objects []fyne.CanvasObject
	width, apart := room.Width/float32(plan.columns), room.Height/float32(plan.rows)
	airy := min(farAiry, apart/b.height(plan.size))
	apart = min(apart, b.height(plan.size)*airy)
	for at := range min(plan.page, len(b.items)-first) {
		column, row := at/plan.rows, at%plan.rows
		if b.cards() {
			column, row = at%plan.columns, at/plan.columns
		}
		objects = append(objects, b.item(b.items[first+at], plan.size, airy,
			fyne.NewPos(float32(column)*width, float32(row)*apart), fyne.NewSize(width, apart))...)
	}
	return objects
}

// item draws an item at its place, its lines a number of times as far apart as they must be.
func (b *FarBoard) item(item FarItem, size, airy float32, at fyne.Position, room fyne.Size) []fyne.CanvasObject {
	pad := size * farPad
	x, y, width := at.X+pad, at.Y, room.Width-2*pad
	var objects []fyne.CanvasObject
	write := func(label string, color fyne.ThemeColorName, align fyne.TextAlign, x, width, size float32) {
		line := canvas.NewText("", core.Tint(b, color))
		line.Alignment = align
		text.WriteFar(line, label, size, size*farLeast, width)
		core.Place(line, x, y, width, size*farLine)
		objects = append(objects, line)
	}
	if item.Title != "" {
		ground := &canvas.Rectangle{FillColor: core.Tint(b, look.Card), StrokeColor: core.Tint(b, look.Edge),
			StrokeWidth: look.Hairline, CornerRadius: look.Radius}
		if item.Done != "" {
			ground.FillColor, ground.StrokeColor = core.Tint(b, look.Felt), core.Tint(b, look.Rule)
		}
		core.Place(ground, at.X+pad/2, at.Y+pad/2, room.Width-pad, room.Height-pad)
		objects = append(objects, ground)
		x, y, width = x+pad/2, y+pad, width-pad
		if item.Done != "" {
			room, letters, side := width-text.FarRoom(item.Title, size)-pad, size*farLeast, size*farTick
			words := text.FarRoom(item.Done, letters) + pad/2
			if words+side > room {
				words = 0
			} else {
				write(item.Done, look.Gain, fyne.TextAlignTrailing, x, width, letters)
			}
			tick := mark.NewTick()
			tick.Paint(b, look.Gain, true)
			tick.Place(x+width-words-side, y+(size*farLine-side)/2, side)
			objects = append(objects, tick.Objects()...)
		}
		write(item.Title, look.Turn, fyne.TextAlignLeading, x, width, size)
		y += size * farTitle * airy
	}
	if item.Title == "" {
		y += (room.Height - size*farLine*float32(len(item.Lines))) / 2
	}
	for _, line := range item.Lines {
		lead, figure := b.lead*size, b.figure*size
		if line.Lead != "" {
			write(line.Lead, look.Soft, fyne.TextAlignTrailing, x, lead-0.4*size, size)
		}
		if line.Figure != "" {
			write(line.Figure, look.Ink, fyne.TextAlignTrailing, x+width-figure, figure, size)
		}
		label := line.Text
		if line.Short != "" && text.FarRoom(label, size*farLeast) > width-lead-figure {
			label = line.Short
		}
		write(label, look.Ink, fyne.TextAlignLeading, x+lead, width-lead-figure, size)
		y += size * farLine * airy
	}
	if item.Title == "" {
		rule := &canvas.Rectangle{FillColor: core.Tint(b, look.Rule)}
		core.Place(rule, at.X+pad, at.Y+room.Height-look.Hairline, room.Width-2*pad, look.Hairline)
		objects = append(objects, rule)
	}
	return objects
}
