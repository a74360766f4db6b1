package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// newWelcome fills an empty list of games: a picture of what the app does, a sample game, and further objects below.
func newWelcome(sample func(), beneath ...fyne.CanvasObject) fyne.CanvasObject {
	title := text.NewParagraph(words.Text("welcome.title"), core.Headline).SetAlign(fyne.TextAlignCenter)
	room := &pictureRoom{}
	picture := container.New(&stepsLayout{room: room},
		newStep("welcome.play", container.New(fanned{}, newPaintedCard("red", -30), newPaintedCard("blue", 60)), room),
		newStepArrow(),
		newStep("welcome.tap", devicePicture(), room), newStepArrow(),
		newStep("welcome.see", standingPicture(), room))
	button := input.NewQuietButton(words.Text("welcome.sample"), sample).SetIcon(theme.MediaPlayIcon())
	about := text.NewParagraph(words.Text("welcome.about"), core.Caption).SetAlign(fyne.TextAlignCenter)
	shown := frame.NewPanel(look.Felt, look.Space3, picture)
	all := frame.Stack(look.Space3, title, shown, container.NewCenter(button), about)
	for _, more := range beneath {
		all.Add(more)
	}
	page := container.NewVScroll(frame.Centred(room.column, frame.InsetSides(look.Space4, look.Space2,
		frame.Stack(0, layout.NewSpacer(), all, layout.NewSpacer()))))
	return container.New(frame.Sized{Told: func(size fyne.Size) { room.page = size }}, page)
}

type pictureRoom struct{ page fyne.Size }

func (r *pictureRoom) side(width float32) float32 {
	body, most := theme.Size(look.BodySize), minPicture()
	if r.page.Height >= 30*body {
		most = max(10*body, 0.3*r.page.Height)
	}
	return min(max(width, minPicture()), most)
}

func (r *pictureRoom) column(room fyne.Size) float32 {
	return max(shell.ReadingWidth, min(room.Width*0.6, 1.3*r.page.Height))
}

func minPicture() float32 { return 6.4 * theme.Size(look.BodySize) }

func newStep(key string, picture fyne.CanvasObject, room *pictureRoom) fyne.CanvasObject {
	words := text.NewParagraph(words.Text(key), core.Caption).SetColor(look.Ink).SetAlign(fyne.TextAlignCenter)
	return frame.Stack(look.Space2, container.New(&square{room: room}, picture), words)
}

func newStepArrow() fyne.CanvasObject {
	return container.NewCenter(mark.NewPicture(theme.NavigateNextIcon(), 20, look.Soft))
}

func newPaintedCard(company string, points int) fyne.CanvasObject {
	suit := look.SuitOf(company)
	figure := text.New(words.Signed(points), core.FigureText).SetColor(suit.Ink).SetAlign(fyne.TextAlignCenter)
	symbol := container.New(middle{0.5}, mark.NewSymbol(view.Company{Key: company}, look.HeadlineSize))
	return frame.NewPanel(look.Card, look.Space1, container.NewBorder(figure, nil, nil, nil, symbol)).Outlined(suit.Ink)
}

// devicePicture draws a phone with an entry in the app.
func devicePicture() fyne.CanvasObject {
	grid := container.NewGridWithColumns(2)
	for _, company := range []string{"blue", "red", "yellow", "green"} {
		suit := look.SuitOf(company)
		ground := suit.Wash
		if company == "blue" {
			ground = look.TurnWash
		}
		cell := frame.NewPanel(ground, 0, container.New(middle{0.45}, mark.NewSymbol(view.Company{Key: company}, look.BodySize)))
		if company == "blue" {
			cell.Outlined(look.Turn)
		}
		grid.Add(cell)
	}
	button := frame.NewPanel(look.Turn, look.Space1,
		text.New(words.Signed(60), core.Caption).SetColor(look.OnTurn).SetAlign(fyne.TextAlignCenter))
	screen := frame.NewPanel(look.Paper, look.Space1, container.NewBorder(nil, button, nil, nil, grid))
	return container.New(upright{}, frame.NewPanel(look.Ink, look.Space1, screen))
}

func standingPicture() fyne.CanvasObject {
	list := frame.Stack(look.Space1)
	for i, player := range []struct {
		name  string
		worth int
	}{{"Anna", 980}, {"Ben", 740}, {"Carl", 610}} {
		style := core.Caption
		if i == 0 {
			style = core.Strong
		}
		list.Add(frame.Spread(text.New(player.name, style), frame.NewWord(words.Number(player.worth), style, look.Ink)))
	}
	course := chart.NewSparkline()
	course.Update([]int{4, 5, 4, 7, 9, 8, 12}, [][]int{{4, 6, 7, 6, 8, 10, 9}, {4, 4, 5, 7, 6, 5, 6}})
	return frame.NewPanel(look.Card, look.Space2, container.NewBorder(list, nil, nil, nil, course)).Outlined(look.Edge)
}

type square struct {
	room  *pictureRoom
	width float32
}

func (q *square) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(minPicture(), q.room.side(q.width))
}

func (q *square) Layout(o []fyne.CanvasObject, size fyne.Size) {
	q.width = size.Width
	side := q.room.side(size.Width)
	core.Place(o[0], (size.Width-side)/2, 0, side, side)
}

// middle centers a square object, whose side is at least part (0 to 1) of the shorter side of the space.
type middle struct{ part float32 }

func (middle) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

func (m middle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := max(o[0].MinSize().Width, m.part*min(size.Width, size.Height))
	core.Place(o[0], (size.Width-side)/2, (size.Height-side)/2, side, side)
}

type fanned struct{}

func (fanned) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (fanned) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width, height := size.Width*0.54, size.Height*0.78
	core.Place(o[0], 0, 0, width, height)
	core.Place(o[1], size.Width-width, size.Height-height, width, height)
}

const uprightShape = 0.66

type upright struct{}

func (upright) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (upright) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := size.Height * uprightShape
	core.Place(o[0], (size.Width-width)/2, 0, width, size.Height)
}

// stepsLayout puts the steps side by side with arrows between or, in a narrow window, below one another without arrows.
type stepsLayout struct {
	room  *pictureRoom
	width float32
}

func (l *stepsLayout) beside() bool { return l.width >= 3.3*minPicture() }

func (l *stepsLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	tallest, all := float32(0), -look.Space3
	for i := 0; i < len(o); i += 2 {
		height := o[i].MinSize().Height
		tallest, all = max(tallest, height), all+height+look.Space3
	}
	if l.beside() {
		return fyne.NewSize(minPicture(), tallest)
	}
	return fyne.NewSize(minPicture(), all)
}

func (l *stepsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	arrow := o[1].MinSize().Width
	each, x, y := (size.Width-2*arrow)/3, float32(0), float32(0)
	// The arrows are in the middle of the gaps, which are wider beside the phone because its picture is narrower.
	inward := l.room.side(each) * (1 - uprightShape) / 4
	for i, object := range o {
		switch {
		case i%2 == 1:
			core.Show(object, l.beside())
			core.Place(object, x+inward, (l.room.side(each)-arrow)/2, arrow, arrow)
			x, inward = x+arrow, -inward
		case l.beside():
			object.Resize(fyne.NewSize(each, object.Size().Height)) // the width determines the line breaks
			core.Place(object, x, 0, each, size.Height)
			x += each
		default:
			object.Resize(fyne.NewSize(size.Width, object.Size().Height))
			core.Place(object, 0, y, size.Width, object.MinSize().Height)
			y += object.MinSize().Height + look.Space3
		}
	}
}
