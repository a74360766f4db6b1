// Package result shows the result or the current standings of a game.
package result

import (
	"image/png"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/handover"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// Page ranks the players and breaks down their net worths, at the end of a game or before.
type Page struct {
	shell   *shell.Shell
	content *fyne.Container
	why     func(seat int)
	mend    func()
}

func NewPage(s *shell.Shell, why func(seat int), mend func()) *Page {
	return &Page{shell: s, content: frame.NewHolder(), why: why, mend: mend}
}

func (p *Page) Content() fyne.CanvasObject { return p.content }

func (p *Page) OfGame() {}

// FullWindow reports whether the game is over; its result then gets the whole window.
func (p *Page) FullWindow() bool { return p.shell.Session.View().Standing.Final }

func (p *Page) Update() {
	s, v := p.shell, p.shell.Session.View()
	again := func() { s.GoHome(route.GameLike{Setup: v.Game.Rematch()}) }
	actions := frame.NewColumns(input.ButtonWidth(), look.Space2,
		handover.NewActionButton("share.copy", theme.ContentCopyIcon(), func() { handover.CopyText(s) }),
		handover.NewActionButton("share.picture", theme.FileImageIcon(), func() { handover.SaveCard(s, Draw) }),
		handover.NewActionButton("share.record", theme.DocumentSaveIcon(),
			func() { handover.SaveRecord(s) }))
	var foot fyne.CanvasObject
	if v.Standing.Final {
		home := input.NewQuietButton(words.Text("result.home"), func() { s.GoHome() })
		foot = shell.Foot(shell.ReadingWidth,
			container.NewGridWithColumns(2, home, input.NewPrimaryButton(words.Text("result.again"), again)))
	}
	scroll := container.NewVScroll(nil)
	room := func() float32 { return scroll.Size().Height - 2*look.Space4 }
	halves := &frame.Pair{Split: func(width float32) float32 { return splitHalves(width, p.low()) },
		Beside: halvesGap, Between: look.Space5}
	scroll.Content = frame.InsetSides(look.Space4, look.Space4, container.New(halves,
		container.New(Filling{room}, Head(v, p.mend, room), Places(v, p.why)),
		container.New(Filling{room}, Chart(v, room), Facts(v), actions)))
	page := shell.Compose(s.Head(view.StandingTitle(v), v.When()), shell.OverLateBar(scroll), foot)
	frame.Fill(p.content, page)
}

// low reports whether the window is too low for the list of places below a podium.
func (p *Page) low() bool { return p.shell.Window.Canvas().Size().Height < shell.LowHeight }

// Head returns the headline and the podium. While entries need fixing, it returns only a notice about them, with a
// button that calls mend unless mend is nil. room returns the visible height, or is nil if everything is visible.
func Head(v view.Game, mend func(), room func() float32) fyne.CanvasObject {
	head := container.New(Filling{})
	if n := len(v.Game.Refused()); n > 0 {
		return brokenHead(n, mend)
	}
	if headline := v.OutcomeLine(); headline != "" {
		head.Add(text.NewParagraph(headline, core.Hero).SetAlign(fyne.TextAlignCenter))
	}
	var steps []chart.PodiumStep
	for _, place := range view.Places(v) {
		if place.Rank > 0 {
			steps = append(steps, chart.PodiumStep{
				Name: place.Name, Pawn: place.Pawn, Seat: place.Seat, Rank: place.Rank, Worth: place.Worth,
			})
		}
	}
	if len(steps) > 0 {
		head.Add(container.New(&high{view: room}, chart.NewPodium(steps)))
	}
	return head
}

func brokenHead(entries int, mend func()) fyne.CanvasObject {
	said := frame.Stack(look.Space2, text.NewParagraph(words.Unresolved(entries), core.Headline),
		text.NewParagraph(words.Format("fix.about", words.Names{"count": entries}), core.Body))
	if mend != nil {
		said.Add(input.NewPrimaryButton(words.Text("common.fix"), mend))
	}
	return frame.NewPanel(look.Card, look.Space4, said).Outlined(look.Loss)
}

// Places returns a list of the players' places, each with the items of the net worth. A tap on a net worth calls why.
func Places(v view.Game, why func(seat int)) fyne.CanvasObject {
	places := frame.Stack(0, frame.NewRule())
	for _, place := range view.Places(v) {
		places.Add(placeRow(place, why))
		places.Add(frame.NewRule())
	}
	return places
}

// Chart returns the chart of net worths by turn. While any net worth is secret, it returns nothing visible. If holdings
// were hidden until the end, it returns a remark.
func Chart(v view.Game, room func() float32) fyne.CanvasObject {
	if view.Secret(v.Table) {
		return frame.Stack(0)
	}
	if !view.Charted(v) {
		return frame.Stack(look.Space1, frame.NewSection(words.Text("table.chart")),
			text.NewParagraph(words.Text("table.chart.hidden"), core.Caption))
	}
	chart := chart.NewLineChart(words.Text("table.chart"), view.Worths(v))
	return container.New(Filling{}, frame.NewSection(words.Text("table.chart")),
		container.New(&high{view: room}, chart))
}

func placeRow(place view.Place, why func(seat int)) fyne.CanvasObject {
	color := look.Ink
	if place.Out {
		color = look.Soft
	}
	name := frame.Lead(mark.NewPawn(place.Pawn, 18), text.New(place.Name, core.FigureText).Break(2).SetColor(color))
	if place.Hidden {
		return frame.InsetSides(0, look.Space2, frame.Stack(look.Space1, frame.Spread(name,
			frame.NewWord(words.Text("common.hidden"), core.Body, look.Soft)), text.New(place.Note, core.Caption)))
	}
	worth := text.NewFigure(words.Format("why.worth", words.Names{"name": place.Name}), place.Worth, core.Headline).
		SetColor(color).OnTapped(func() { why(place.Seat) })
	head := frame.Spread(frame.Lead(frame.NewWord(place.Place, core.FigureText, look.Soft), name), worth)
	if place.Out {
		return frame.InsetSides(0, look.Space2, frame.Stack(0, head, text.New(place.Note, core.Caption)))
	}
	sum := frame.NewFlow(look.Space3)
	for _, part := range place.Parts {
		if part.Company != nil {
			sum.Add(mark.NewCompanyBadge(*part.Company, core.Body).SetText(part.Text))
		} else {
			sum.Add(frame.NewWord(part.Text, core.Body, look.Soft))
		}
	}
	return frame.InsetSides(0, look.Space2, frame.Stack(look.Space1, head, sum))
}

const pictureWidth float32 = 560

// Draw writes the standings of a game as a PNG; it uses no window.
func Draw(w io.Writer, g *game.Game) error {
	v := view.NewGame(g)
	title := words.Text("rulebook." + v.ID())
	head := frame.Stack(look.Space1, text.New(title, core.FigureText).SetAlign(fyne.TextAlignCenter),
		text.NewParagraph(v.When(), core.Caption).SetAlign(fyne.TextAlignCenter))
	page := frame.Inset(look.Space5,
		frame.Stack(look.Space5, head, Head(v, nil, nil), Places(v, func(int) {}), Chart(v, nil), Facts(v)))
	canvas := software.NewCanvas()
	canvas.SetPadded(false)
	canvas.SetScale(2)
	canvas.SetContent(page)
	canvas.Resize(fyne.NewSize(pictureWidth, 100)) // the width determines the line breaks
	canvas.Resize(fyne.NewSize(pictureWidth, page.MinSize().Height))
	return png.Encode(w, canvas.Capture())
}

const factMark float32 = 18

// Facts returns the list of a game's awards, its best turn and its largest fall.
func Facts(v view.Game) fyne.CanvasObject {
	facts := frame.Stack(look.Space2)
	for _, fact := range view.Facts(v) {
		var sign fyne.CanvasObject = mark.NewPicture(mark.Icon("trophy"), factMark, look.Soft)
		if fact.Seat != calc.None {
			sign = mark.NewPawn(fact.Pawn, factMark)
		}
		facts.Add(list.NewRow(fact.Title, fact.Detail, nil).SetEnds(sign, nil))
	}
	return facts
}
