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
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
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
	return &resultPage{shell: s, content: frame.NewHolder()}
}

// Content is the page.
func (p *resultPage) Content() fyne.CanvasObject { return p.content }

// OfGame tells that the page is one of the game on the table.
func (p *resultPage) OfGame() {}

// FullWindow reports whether the game is over: the result then has the whole window.
func (p *resultPage) FullWindow() bool { return p.shell.Session.View().Standing.Final }

// Update shows the standing as it is.
func (p *resultPage) Update() {
	s, v := p.shell, p.shell.Session.View()
	title := words.Say("result.now")
	if v.Standing.Final {
		title = words.Say("result.title")
	}
	again := func() { s.GoHome(route.GameLike{Setup: v.Game.Again()}) }
	actions := frame.NewColumns(input.ButtonWidth(), look.Space2,
		input.NewQuietButton(words.Say("result.copy"), func() { handover.CopyText(s) }).SetIcon(theme.ContentCopyIcon()),
		input.NewQuietButton(words.Say("result.picture"), func() { handover.SaveCard(s, DrawResult) }).SetIcon(theme.FileImageIcon()),
		input.NewQuietButton(words.Say("result.record"), func() { handover.SaveRecord(s, s.ShowNotice) }).SetIcon(theme.DocumentSaveIcon()))
	var foot fyne.CanvasObject
	if v.Standing.Final {
		home := input.NewQuietButton(words.Say("result.home"), func() { s.Home() })
		foot = frame.Stack(0, frame.NewRule(), frame.Measured(shell.ReadingWidth, frame.InsetSides(look.Space4, look.Space2,
			container.NewGridWithColumns(2, home, input.NewPrimaryButton(words.Say("result.again"), again)))))
	}
	why := func(seat int) { s.PushBeside(newWhyPage(s, seatFigure(seat, matrix.WorthColumn))) }
	if v.Standing.Final {
		why = func(seat int) { s.Push(newWhyPage(s, seatFigure(seat, matrix.WorthColumn))) }
	}
	scroll := container.NewVScroll(nil)
	view := func() float32 { return scroll.Size().Height - 2*look.Space4 }
	scroll.Content = frame.InsetSides(look.Space4, look.Space4, container.New(&halves{low: p.low},
		container.New(filling{view}, resultHead(s, v, view), resultPlaces(v, why)),
		container.New(filling{view}, resultChart(v, view), resultFacts(v), actions)))
	p.content.Objects = []fyne.CanvasObject{container.NewBorder(
		frame.Stack(0, s.Head(title, report.Occasion(v.Game)), frame.NewRule()), foot, nil, nil, shell.OverLateBar(scroll))}
	p.content.Refresh()
}

// low tells whether the window is so low that a podium across it leaves no room for the places.
func (p *resultPage) low() bool { return p.shell.Window.Canvas().Size().Height < lowHeight }

// resultHead says who won, and shows the first three on their steps; while entries need fixing it says that, and leads to them
// where there is a shell. The view is the height that is seen at once; nil where all of it is.
func resultHead(s *shell.Shell, v session.View, view func() float32) fyne.CanvasObject {
	head := container.New(filling{})
	if n := len(v.Game.Refused()); n > 0 {
		return brokenHead(s, n)
	}
	if headline := report.Headline(v.Game); headline != "" {
		head.Add(text.NewParagraph(headline, core.Hero).SetAlign(fyne.TextAlignCenter))
	}
	var steps []chart.Step
	for _, place := range v.Standing.Places {
		if place.Rank > 0 && !place.Out {
			steps = append(steps, chart.Step{Name: v.Name(place.Seat), Pawn: v.Pawn(place.Seat), Seat: place.Seat, Rank: place.Rank, Worth: place.Worth})
		}
	}
	if len(steps) > 0 && !session.Secret(v.Table) {
		head.Add(container.New(&high{view: view}, chart.NewPodium(steps)))
	}
	return head
}

// brokenHead says how many entries need fixing, and leads to them where there is a shell.
func brokenHead(s *shell.Shell, entries int) fyne.CanvasObject {
	said := frame.Stack(look.Space2, text.NewParagraph(words.Unresolved(entries), core.Headline),
		text.NewParagraph(words.Count("fix.about", entries, nil), core.Body))
	if s != nil {
		said.Add(input.NewPrimaryButton(words.Say("fix.now"), func() { openMend(s) }))
	}
	return frame.NewPanel(look.Card, look.Space4, said).Outlined(look.Loss)
}

// resultPlaces are the places with their sums.
func resultPlaces(v session.View, why func(seat int)) fyne.CanvasObject {
	places := frame.Stack(0, frame.NewRule())
	for _, place := range v.Standing.Places {
		places.Add(placeRow(v, place, why))
		places.Add(frame.NewRule())
	}
	return places
}

// resultChart is the way to the standing, turn by turn; nothing while the worth of anybody is secret, and that it was hidden
// where nobody said until the end what they held.
func resultChart(v session.View, view func() float32) fyne.CanvasObject {
	if session.Secret(v.Table) {
		return frame.Stack(0)
	}
	if !report.Charted(v.Game) {
		return frame.Stack(look.Space1, frame.NewSection(words.Say("table.chart")), text.NewParagraph(words.Say("table.chart.hidden"), core.Caption))
	}
	chart := chart.NewLineChart(words.Say("table.chart"), worthByTurn(v))
	return container.New(filling{}, frame.NewSection(words.Say("table.chart")), container.New(&high{view: view}, chart))
}

// placeRow is one player's place, with the sum that makes the net worth.
func placeRow(v session.View, place calc.Place, why func(seat int)) fyne.CanvasObject {
	name := v.Layout.Seats[place.Seat].Name
	if session.Secret(v.Table) {
		return secretRow(v, place)
	}
	rank := words.Tell("result.rank", words.Names{"rank": words.Number(place.Rank)})
	color := look.Ink
	switch {
	case place.Out:
		rank, color = "–", look.Soft
	case place.Rank == 0:
		rank = "–"
	}
	worth := text.NewFigure(words.Tell("why.worth", words.Names{"name": name}), place.Worth, core.Headline).
		SetColor(color).OnTapped(func() { why(place.Seat) })
	head := frame.Spread(frame.Lead(frame.NewWord(rank, core.FigureText, look.Soft),
		frame.Lead(mark.NewPawn(v.Pawn(place.Seat), 18), text.New(name, core.FigureText).SetColor(color))), worth)
	if place.Out {
		return frame.InsetSides(0, look.Space2, frame.Stack(0, head, text.New(words.Say("result.out"), core.Caption)))
	}
	return frame.InsetSides(0, look.Space2, frame.Stack(look.Space1, head, sum(v, place)))
}

// secretRow is what everybody knows of a player whose holdings are hidden: the cash, and what is owed. Nobody has a place.
func secretRow(v session.View, place calc.Place) fyne.CanvasObject {
	known := append([]string{words.Tell("why.worth.cash", words.Names{"amount": words.Number(v.Table.Cash(place.Seat))})},
		words.Badges(v.ID(), v.Table, place.Seat)...)
	return frame.InsetSides(0, look.Space2, frame.Stack(look.Space1, frame.Spread(
		frame.Lead(mark.NewPawn(v.Pawn(place.Seat), 18), text.New(v.Layout.Seats[place.Seat].Name, core.FigureText)),
		frame.NewWord(words.Say("common.hidden"), core.Body, look.Soft)), text.New(words.Join(known), core.Caption)))
}

// sum spells a net worth out: the cash, every holding at its price, and what else counts.
func sum(v session.View, place calc.Place) fyne.CanvasObject {
	parts := frame.NewFlow(look.Space3)
	for _, part := range place.Parts {
		switch {
		case part.Commodity.IsCash():
			parts.Add(frame.NewWord(words.Tell("why.worth.cash", words.Names{"amount": words.Number(part.Amount)}), core.Body, look.Soft))
		case part.Count != 0:
			parts.Add(mark.NewCompanyBadge(form.Company(v.Layout, part.Commodity.Company), core.Body).
				SetText(words.Tell("result.part", words.Names{
					"count": words.Number(part.Count), "price": words.Number(part.Price), "amount": words.Number(part.Amount),
				})))
		}
	}
	for _, extra := range place.Extras {
		parts.Add(frame.NewWord(words.Upper(words.Extra(v.ID(), extra)), core.Body, look.Soft))
	}
	return parts
}

// resultWidth is how wide a saved picture of the result is, in Fyne units; it is drawn with two pixels a unit.
const resultWidth float32 = 560

// DrawResult draws the standing of a game as a picture (PNG), whatever the window shows.
func DrawResult(w io.Writer, g *ledger.Game) error {
	v := session.NewView(g)
	title := words.Say("rulebook." + v.ID())
	head := frame.Stack(look.Space1, text.New(title, core.FigureText).SetAlign(fyne.TextAlignCenter),
		text.NewParagraph(report.Occasion(v.Game), core.Caption).SetAlign(fyne.TextAlignCenter))
	page := frame.Inset(look.Space5, frame.Stack(look.Space5, head, resultHead(nil, v, nil), resultPlaces(v, func(int) {}), resultChart(v, nil), resultFacts(v)))
	canvas := software.NewCanvas()
	canvas.SetPadded(false)
	canvas.SetScale(2)
	canvas.SetContent(page)
	canvas.Resize(fyne.NewSize(resultWidth, 100)) // lines break for the width first
	canvas.Resize(fyne.NewSize(resultWidth, page.MinSize().Height))
	return png.Encode(w, canvas.Capture())
}
