package hall

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

// A RevealLine is a member's line in a [Reveal].
type RevealLine struct {
	Rank, Name, Figure string
	// Short stands there where the name has no room, empty for the name.
	Short string
	// Working is how the figure came about.
	Working string
	// Share is how long the bar is, from 0 to 1.
	Share float32
}

// Reveal shows a standing that is revealed from its end: large the line that was revealed last, beneath it those
// before, as many as there is room for.
type Reveal struct {
	fw.BaseWidget
	// Tap is what a tap on it does.
	Tap   func()
	lines []RevealLine
	// grown is how much of its length the bar of the first line has.
	grown float32
}

var _ fyne.Tappable = (*Reveal)(nil)

// NewReveal shows nothing yet.
func NewReveal(tap func()) *Reveal {
	r := &Reveal{Tap: tap, grown: 1}
	r.ExtendBaseWidget(r)
	return r
}

// Set shows lines, the one that was revealed last first.
func (r *Reveal) Set(lines []RevealLine) {
	r.lines = lines
	r.Refresh()
}

// Tapped goes on.
func (r *Reveal) Tapped(e *fyne.PointEvent) { core.Answer(r, e, r.Tap) }

func (r *Reveal) Depart() {}

// Travel lets the bar of the line that was revealed last grow.
func (r *Reveal) Travel(part float32) {
	r.grown = part
	r.Refresh()
}

func (r *Reveal) AccessibilityLabel() string {
	var all []string
	for _, line := range r.lines {
		all = append(all, strings.TrimSpace(line.Rank+" "+line.Name+" "+line.Figure))
	}
	return strings.Join(all, ", ")
}

func (r *Reveal) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (r *Reveal) CreateRenderer() fyne.WidgetRenderer {
	return core.NewRedrawn(r, fyne.NewSize(60, 60), r.draw)
}

func (r *Reveal) draw(room fyne.Size) []fyne.CanvasObject {
	if len(r.lines) == 0 {
		return nil
	}
	var objects []fyne.CanvasObject
	called := func(line RevealLine, size, width float32) string {
		if line.Short != "" && text.FarRoom(line.Name, size*0.6) > width {
			return line.Short
		}
		return line.Name
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
	first, size := r.lines[0], near/7
	figure := text.FarRoom(first.Figure, size) + size*0.3
	rank := text.FarRoom(first.Rank, size) + size*0.5
	y := float32(0)
	write(first.Rank, look.Soft, fyne.TextAlignLeading, size, 0, y, rank)
	between := room.Width - rank - figure
	write(called(first, size, between), look.Turn, fyne.TextAlignLeading, size, rank, y, between)
	write(first.Figure, look.Ink, fyne.TextAlignTrailing, size, room.Width-figure, y, figure)
	y += size * farLine
	bar(look.Felt, 0, y, room.Width, size*0.5)
	bar(look.Turn, 0, y, room.Width*first.Share*r.grown, size*0.5)
	y += size * 0.5
	write(first.Working, look.Soft, fyne.TextAlignLeading, size*0.45, 0, y+size*0.1, room.Width)
	y += size
	size = max(core.Scaled(r, look.BodySize), near/20)
	rank, figure = 0, 0
	name := float32(0)
	for _, line := range r.lines[1:] {
		rank = max(rank, text.FarRoom(line.Rank, size)+size*0.5)
		figure = max(figure, text.FarRoom(line.Figure, size)+size*0.6)
		name = max(name, text.FarRoom(line.Name, size)+size)
	}
	name = min(name, (room.Width-rank-figure)*0.55)
	for _, line := range r.lines[1:] {
		if y+size*farLine > room.Height {
			break
		}
		write(line.Rank, look.Soft, fyne.TextAlignLeading, size, 0, y, rank)
		write(called(line, size, name), look.Ink, fyne.TextAlignLeading, size, rank, y, name)
		bar(look.Edge, rank+name, y+size*0.48, (room.Width-rank-name-figure)*line.Share, size*0.4)
		write(line.Figure, look.Ink, fyne.TextAlignTrailing, size, room.Width-figure, y, figure)
		y += size * farLine
	}
	return objects
}
