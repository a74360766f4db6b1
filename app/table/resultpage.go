package table

import (
	"image/png"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/handover"
	"scripkeeper/app/look"
	"scripkeeper/app/report"
	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// A resultPage ranks the players and spells out what each is worth: at the end of a game, or as it stands now.
type resultPage struct {
	shell   *shell.Shell
	content *fyne.Container
}

func NewResultPage(s *shell.Shell) *resultPage {
	return &resultPage{shell: s, content: widget.NewHolder()}
}

// Content is the page.
func (p *resultPage) Content() fyne.CanvasObject { return p.content }

// OfGame tells that the page is one of the game on the table.
func (p *resultPage) OfGame() {}

// Whole tells that the end of a game fills the window.
func (p *resultPage) Whole() bool { return p.shell.Session.View().Standing.Final }

// Update shows the standing as it is.
func (p *resultPage) Update() {
	s, v := p.shell, p.shell.Session.View()
	title := words.Say("result.now")
	if v.Standing.Final {
		title = words.Say("result.title")
	}
	again := func() { s.GoHome(route.GameLike{Setup: v.Game.Again()}) }
	actions := widget.NewColumns(widget.ButtonWidth(), look.Space2,
		widget.NewQuietButton(words.Say("result.copy"), func() { handover.CopyText(s) }).SetIcon(theme.ContentCopyIcon()),
		widget.NewQuietButton(words.Say("result.picture"), func() { handover.SaveCard(s, DrawResult) }).SetIcon(theme.FileImageIcon()),
		widget.NewQuietButton(words.Say("result.record"), func() { handover.SaveRecord(s, s.ShowNotice) }).SetIcon(theme.DocumentSaveIcon()))
	var foot fyne.CanvasObject
	if v.Standing.Final {
		home := widget.NewQuietButton(words.Say("result.home"), func() { s.Home() })
		foot = widget.Stack(0, widget.NewRule(), widget.Measured(shell.ReadingWidth, widget.InsetSides(look.Space4, look.Space2,
			container.NewGridWithColumns(2, home, widget.NewPrimaryButton(words.Say("result.again"), again)))))
	}
	why := func(seat int) { s.PushBeside(newWhyPage(s, seatFigure(seat, widget.WorthColumn))) }
	if v.Standing.Final {
		why = func(seat int) { s.Push(newWhyPage(s, seatFigure(seat, widget.WorthColumn))) }
	}
	body := container.New(&halves{low: p.low}, container.New(filling{}, resultHead(v), resultPlaces(v, why)),
		container.New(filling{}, resultChart(v), resultFacts(v), actions))
	p.content.Objects = []fyne.CanvasObject{container.NewBorder(
		widget.Stack(0, s.Head(title, report.Occasion(v.Game)), widget.NewRule()), foot, nil, nil,
		shell.OverLateBar(container.NewVScroll(widget.InsetSides(look.Space4, look.Space4, body))))}
	p.content.Refresh()
}

// low tells whether the window is so low that a podium across it leaves no room for the places.
func (p *resultPage) low() bool { return p.shell.Window.Canvas().Size().Height < lowHeight }

// resultHead says who won, and shows the first three on their steps.
func resultHead(v session.View) fyne.CanvasObject {
	head := container.New(filling{})
	if headline := report.Headline(v.Game); headline != "" {
		head.Add(widget.NewParagraph(headline, widget.Hero).SetAlign(fyne.TextAlignCenter))
	}
	var steps []widget.Step
	for _, place := range v.Standing.Places {
		if place.Rank > 0 && !place.Out {
			steps = append(steps, widget.Step{Name: v.Name(place.Seat), Pawn: v.Pawn(place.Seat), Seat: place.Seat, Rank: place.Rank, Worth: place.Worth})
		}
	}
	if len(steps) > 0 && !session.Secret(v.Table) {
		head.Add(container.New(&high{}, widget.NewPodium(steps)))
	}
	return head
}

// resultPlaces are the places with their sums.
func resultPlaces(v session.View, why func(seat int)) fyne.CanvasObject {
	places := widget.Stack(0, widget.NewRule())
	for _, place := range v.Standing.Places {
		places.Add(placeRow(v, place, why))
		places.Add(widget.NewRule())
	}
	return places
}

// resultChart is the way to the standing, turn by turn; nothing while the worth of anybody is secret.
func resultChart(v session.View) fyne.CanvasObject {
	if session.Secret(v.Table) {
		return widget.Stack(0)
	}
	chart := widget.NewLineChart(words.Say("table.chart"), worthByTurn(v))
	return container.New(filling{}, widget.NewSection(words.Say("table.chart")), container.New(&high{}, chart))
}

// filling lays parts out one below another. What height they leave goes to the first that can be drawn larger.
type filling struct{}

const fillingGap = look.Space4

// MinSize is that of all of them.
func (filling) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.Size{}
	for i, part := range o {
		least := part.MinSize()
		size = fyne.NewSize(max(size.Width, least.Width), size.Height+least.Height)
		if i > 0 {
			size.Height += fillingGap
		}
	}
	return size
}

// Layout places them.
func (f filling) Layout(o []fyne.CanvasObject, size fyne.Size) {
	spare, y := max(0, size.Height-f.MinSize(o).Height), float32(0)
	for _, part := range o {
		height := part.MinSize().Height
		if most := largest(part, size.Width); most > height && spare > 0 {
			more := min(spare, most-height)
			height, spare = height+more, spare-more
		}
		widget.Place(part, 0, y, size.Width, height)
		y += height + fillingGap
	}
}

// largest is how high a part may be drawn in a width: as high as it asks for, or higher where it holds a drawing.
func largest(part fyne.CanvasObject, width float32) float32 {
	least := part.MinSize().Height
	c, holds := part.(*fyne.Container)
	if !holds {
		return least
	}
	switch c.Layout.(type) {
	case *high:
		return max(least, width*0.8)
	case filling:
		for _, inner := range c.Objects {
			least += max(0, largest(inner, width)-inner.MinSize().Height)
		}
	}
	return least
}

// high gives a chart or a podium room: the more, the wider it is.
type high struct{ width float32 }

// MinSize follows the width that there is.
func (h *high) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().Max(fyne.NewSize(0, min(max(240, h.width*0.42), 460)))
}

// Layout fills the room.
func (h *high) Layout(o []fyne.CanvasObject, size fyne.Size) {
	h.width = size.Width
	widget.Place(o[0], 0, 0, size.Width, size.Height)
}

// halves lays two parts out one below the other, or side by side on a wide window or a low one, the second one wider.
type halves struct {
	width float32
	// low tells whether the window is low.
	low func() bool
}

// parts are the widths of both and the space between them; the second is 0 where it stands beneath.
func (h *halves) parts() (first, second, gap float32) {
	if h.width < look.DesktopWidth-200 && (h.width < look.TabletWidth || !h.low()) {
		return h.width, 0, look.Space5
	}
	gap = 2 * look.Space5
	first = (h.width - gap) * 0.42
	return first, h.width - gap - first, gap
}

// MinSize is as high as the last width asks for.
func (h *halves) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	if _, second, gap := h.parts(); second == 0 {
		return fyne.NewSize(max(a.Width, b.Width), a.Height+gap+b.Height)
	}
	return fyne.NewSize(max(a.Width, b.Width), max(a.Height, b.Height))
}

// Layout places both.
func (h *halves) Layout(o []fyne.CanvasObject, size fyne.Size) {
	h.width = size.Width
	first, second, gap := h.parts()
	if second == 0 {
		top := o[0].MinSize().Height
		widget.Place(o[0], 0, 0, first, top)
		widget.Place(o[1], 0, top+gap, first, size.Height-top-gap)
		return
	}
	widget.Place(o[0], 0, 0, first, size.Height)
	widget.Place(o[1], first+gap, 0, second, size.Height)
}

// placeRow is one player's place, with the sum that makes the net worth.
func placeRow(v session.View, place calc.Place, why func(seat int)) fyne.CanvasObject {
	name := v.Layout.Seats[place.Seat].Name
	if session.Secret(v.Table) {
		return secretRow(v, place)
	}
	rank := words.Tell("result.rank", words.Names{"rank": words.Number(place.Rank)})
	color := look.Ink
	if place.Out {
		rank, color = "–", look.Soft
	}
	worth := widget.NewFigure(words.Tell("why.worth", words.Names{"name": name}), place.Worth, widget.Headline).
		SetColor(color).OnTapped(func() { why(place.Seat) })
	head := widget.Spread(widget.Lead(widget.NewWord(rank, widget.FigureText, look.Soft),
		widget.Lead(widget.NewPawn(v.Pawn(place.Seat), 18), widget.NewText(name, widget.FigureText).SetColor(color))), worth)
	if place.Out {
		return widget.InsetSides(0, look.Space2, widget.Stack(0, head, widget.NewText(words.Say("result.out"), widget.Caption)))
	}
	return widget.InsetSides(0, look.Space2, widget.Stack(look.Space1, head, sum(v, place)))
}

// secretRow is what everybody knows of a player whose holdings are hidden: the cash, and what is owed. Nobody has a place.
func secretRow(v session.View, place calc.Place) fyne.CanvasObject {
	known := append([]string{words.Tell("why.worth.cash", words.Names{"amount": words.Number(v.Table.Cash(place.Seat))})},
		words.Badges(v.ID(), v.Table, place.Seat)...)
	return widget.InsetSides(0, look.Space2, widget.Stack(look.Space1, widget.Spread(
		widget.NewText(v.Layout.Seats[place.Seat].Name, widget.FigureText),
		widget.NewWord(words.Say("common.hidden"), widget.Body, look.Soft)), widget.NewText(words.Join(known), widget.Caption)))
}

// sum spells a net worth out: the cash, every holding at its price, and what else counts.
func sum(v session.View, place calc.Place) fyne.CanvasObject {
	parts := widget.NewFlow(look.Space3)
	for _, part := range place.Parts {
		switch {
		case part.Commodity.IsCash():
			parts.Add(widget.NewWord(words.Tell("why.worth.cash", words.Names{"amount": words.Number(part.Amount)}), widget.Body, look.Soft))
		case part.Count != 0:
			parts.Add(widget.NewCompanyBadge(form.Company(v.Layout, part.Commodity.Company), widget.Body).
				SetText(words.Tell("result.part", words.Names{
					"count": words.Number(part.Count), "price": words.Number(part.Price), "amount": words.Number(part.Amount),
				})))
		}
	}
	for _, extra := range place.Extras {
		parts.Add(widget.NewWord(words.Upper(words.Extra(v.ID(), extra)), widget.Body, look.Soft))
	}
	return parts
}

// resultWidth is how wide a saved picture of the result is, in Fyne units; it is drawn with two pixels a unit.
const resultWidth float32 = 560

// DrawResult draws the standing of a game as a picture (PNG), whatever the window shows.
func DrawResult(w io.Writer, g *ledger.Game) error {
	v := session.NewView(g)
	title := words.Say("rulebook." + v.ID())
	head := widget.Stack(look.Space1, widget.NewText(title, widget.FigureText).SetAlign(fyne.TextAlignCenter),
		widget.NewParagraph(report.Occasion(v.Game), widget.Caption).SetAlign(fyne.TextAlignCenter))
	page := widget.Inset(look.Space5, widget.Stack(look.Space5, head, resultHead(v), resultPlaces(v, func(int) {}), resultChart(v), resultFacts(v)))
	canvas := software.NewCanvas()
	canvas.SetPadded(false)
	canvas.SetScale(2)
	canvas.SetContent(page)
	canvas.Resize(fyne.NewSize(resultWidth, 100)) // lines break for the width first
	canvas.Resize(fyne.NewSize(resultWidth, page.MinSize().Height))
	return png.Encode(w, canvas.Capture())
}
