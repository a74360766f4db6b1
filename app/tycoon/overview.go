package tycoon

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// An overviewPart lists all parts of a year's end with what is entered and what is missing.
type overviewPart struct {
	editor *YearEndEditor
	seats  []*listed
	steps  *fyne.Container
	shown  string
	made   []*listed
}

// listed is one line of the list.
type listed struct {
	at  section
	row *list.Row
	// mark is the player's, or the room of it.
	mark fyne.CanvasObject
	on   bool
}

func newOverviewPart(e *YearEndEditor) *part {
	p := &overviewPart{editor: e, steps: frame.Stack(0)}
	strip, outcome := newPriceStrip(e.table, false), frame.Stack(look.Space1)
	way, updateWay := newWay(e)
	content := frame.Stack(look.Space3, strip.object, way)
	list := frame.Stack(0)
	for _, seat := range e.preview.Order {
		if !e.bySeat() {
			break
		}
		line := p.line(ofSeat(seat))
		p.seats = append(p.seats, line)
		list.Add(line.row)
	}
	if len(p.seats) > 0 {
		content.Add(list)
	}
	if e.preview.By == "hands" {
		content.Add(text.NewParagraph(words.Text("tycoon.sheet.known"), core.Body).SetColor(look.Soft))
	}
	content.Add(p.steps)
	if e.preview.By != "hands" {
		content.Add(p.ways())
	}
	content.Add(outcome)
	if !fyne.CurrentDevice().IsMobile() && e.preview.By != "hands" {
		content.Add(text.NewParagraph(words.Text("tycoon.sheet.keys"), core.Caption))
	}
	return &part{content: content, first: p.first, typed: p.typed,
		updates: []func(){func() { strip.update(e.preview) }, updateWay, func() { e.showOutcome(outcome) }, p.update}}
}

func (p *overviewPart) line(at section) *listed {
	e := p.editor
	l := &listed{at: at, row: list.NewRow(e.name(at), "", func() { e.show(at) }), mark: newRoom()}
	if at.seat != calc.None {
		l.mark = mark.NewPawn(e.pawn(at.seat), markSide)
	}
	l.row.SetEnds(l.mark, newRoom())
	return l
}

// ways lets the table enter the cards in another way.
func (p *overviewPart) ways() fyne.CanvasObject {
	e := p.editor
	ways := []string{"cards", "sums", "totals"}
	var labels []string
	for _, way := range ways {
		labels = append(labels, words.Text("tycoon.sheet.by."+way))
	}
	by := form.NewChipChoice(labels, slices.Index(ways, e.preview.By), func(i int) {
		if ways[i] != e.preview.By {
			e.revealBy(ways[i])
			e.touch()
			e.show(overview())
		}
	})
	return frame.Stack(look.Space1, text.New(words.Text("tycoon.field.by"), core.Caption), by.Content,
		text.NewParagraph(words.Text("tycoon.sheet.about."+e.preview.By), core.Caption))
}

// first is the line of the first part that is missing.
func (p *overviewPart) first() fyne.Focusable {
	for _, l := range slices.Concat(p.seats, p.made) {
		if !p.editor.visited(l.at) {
			return l.row
		}
	}
	return nil
}

// typed opens a seat by its number.
func (p *overviewPart) typed(letter rune) bool {
	if at := int(letter - '1'); letter >= '1' && letter <= '9' && at < len(p.seats) {
		p.editor.show(p.seats[at].at)
		return true
	}
	return false
}

func (p *overviewPart) update() {
	e := p.editor
	if steps := e.relevant(); strings.Join(steps, " ") != p.shown {
		p.shown, p.steps.Objects, p.made = strings.Join(steps, " "), nil, nil
		for _, step := range steps {
			line := p.line(ofStep(step))
			p.made = append(p.made, line)
			p.steps.Add(line.row)
		}
	}
	for _, l := range slices.Concat(p.seats, p.made) {
		visited := e.visited(l.at)
		if visited != l.on {
			l.on = visited
			end := newRoom()
			if visited {
				end = mark.NewPicture(theme.ConfirmIcon(), markSide, look.Gain)
			}
			l.row.SetEnds(l.mark, end)
		}
		l.row.SetText(e.name(l.at), p.detail(l.at, visited))
	}
}

// detail is in one line what was entered of a part.
func (p *overviewPart) detail(at section, visited bool) string {
	e := p.editor
	summary := e.summary(at)
	switch {
	case !visited && summary == "" && at.step != "":
		return words.Text("tycoon.sheet.unasked")
	case !visited && summary == "":
		return words.Text("tycoon.sheet.untold")
	case !visited:
		return words.Format("tycoon.sheet.unfinished", words.Names{"what": summary})
	case summary == "":
		return words.Text("tycoon.sheet.nothing")
	}
	return summary
}

// markSide is how large the mark at either end of a line of the list is.
const markSide float32 = 22

// newRoom leaves the room of a mark: of a player before what everybody decides, and of a part that is missing.
func newRoom() fyne.CanvasObject {
	room := canvas.NewRectangle(color.Transparent)
	room.SetMinSize(fyne.NewSquareSize(markSide))
	return room
}
