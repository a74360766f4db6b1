package table

import (
	"image/png"
	"io"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/handover"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
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

// Update shows the standing as it is.
func (p *resultPage) Update() {
	s, v := p.shell, p.shell.Session.View()
	title := words.Say("result.now")
	if v.Standing.Final {
		title = words.Say("result.title")
	}
	again := func() { s.GoHome(route.GameLike{Setup: v.Game.Setup()}) }
	actions := widget.NewColumns(widget.ButtonWidth(), look.Space2,
		widget.NewQuietButton(words.Say("result.copy"), p.copyText).SetIcon(theme.ContentCopyIcon()),
		widget.NewQuietButton(words.Say("result.picture"), p.savePicture).SetIcon(theme.FileImageIcon()),
		widget.NewQuietButton(words.Say("result.record"), func() { handover.SaveRecord(s, s.ShowNotice) }).SetIcon(theme.DocumentSaveIcon()))
	var foot fyne.CanvasObject
	if v.Standing.Final {
		foot = widget.NewPrimaryButton(words.Say("result.again"), again)
	}
	places := resultPlaces(v, func(seat int) { s.Push(newWhyPage(s, seatFigure(seat, widget.WorthColumn))) })
	p.content.Objects = []fyne.CanvasObject{s.WideFrame(s.Head(title, v.Game.Setup().Title), foot, places,
		widget.Stack(look.Space5, resultChart(v), actions))}
	p.content.Refresh()
}

// resultPlaces is the standing: who won, and the places.
func resultPlaces(v session.View, why func(seat int)) fyne.CanvasObject {
	places := widget.Stack(0)
	if headline := headline(v); headline != "" {
		crown := widget.NewPicture(widget.Icon("trophy"), 48, look.Turn)
		places.Add(widget.InsetSides(0, look.Space4, widget.Stack(look.Space2, crown,
			widget.NewParagraph(headline, widget.Hero).SetAlign(fyne.TextAlignCenter))))
	}
	places.Add(widget.NewRule())
	for _, place := range v.Standing.Places {
		places.Add(placeRow(v, place, why))
		places.Add(widget.NewRule())
	}
	return places
}

// resultChart is the way to the standing, turn by turn.
func resultChart(v session.View) fyne.CanvasObject {
	chart := widget.NewLineChart(words.Say("table.chart"), worthByTurn(v))
	return widget.Stack(look.Space3, widget.NewSection(words.Say("table.chart")), container.New(high{}, chart))
}

// high gives a chart room to tell lines apart.
type high struct{}

func (high) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().Max(fyne.NewSize(0, 240))
}

func (high) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widget.Place(o[0], 0, 0, size.Width, size.Height)
}

// headline says who won, nothing while the game is on.
func headline(v session.View) string {
	winners := v.Winners()
	switch {
	case !v.Standing.Final:
		return ""
	case len(winners) == 0:
		return words.Say("result.nobody")
	case len(winners) == 1:
		return words.Tell("result.won", words.Names{"name": winners[0]})
	}
	return words.Tell("result.draw", words.Names{"names": words.Join(winners)})
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
	head := widget.Spread(widget.Lead(widget.NewWord(rank, widget.Headline, look.Soft),
		widget.NewText(name, widget.FigureText).SetColor(color)), worth)
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

// worthByTurn is what everybody was worth at first and after each entry.
func worthByTurn(v session.View) []widget.Series {
	series := make([]widget.Series, len(v.Layout.Seats))
	add := func(t calc.Table) {
		for _, place := range v.Rulebook.Standing(t).Places {
			series[place.Seat].Values = append(series[place.Seat].Values, place.Worth)
		}
	}
	for seat := range series {
		series[seat].Name = v.Layout.Seats[seat].Name
	}
	opening, _ := v.Game.Opening()
	add(opening)
	for _, step := range v.Game.Steps() {
		if step.Refusal == nil {
			add(step.After)
		}
	}
	return series
}

// asText is the standing as lines of text.
func asText(v session.View) string {
	var lines []string
	for _, line := range []string{v.Game.Setup().Title, headline(v)} {
		if line != "" {
			lines = append(lines, line)
		}
	}
	for _, place := range v.Standing.Places {
		lines = append(lines, words.Place(v.ID(), v.Layout, place))
	}
	return strings.Join(lines, "\n")
}

func (p *resultPage) copyText() {
	p.shell.App.Clipboard().SetContent(asText(p.shell.Session.View()))
	p.shell.ShowNotice(words.Say("result.copied"))
}

func (p *resultPage) savePicture() {
	v := p.shell.Session.View()
	handover.SaveFile(p.shell, handover.FileName(v.Game.Setup(), ".png"), p.shell.ShowNotice, func(w io.Writer) error { return drawResult(w, v) })
}

// resultWidth is how wide a saved picture of the result is, in Fyne units; it is drawn with two pixels a unit.
const resultWidth float32 = 560

// drawResult draws the standing as a picture of its own, whatever the window shows.
func drawResult(w io.Writer, v session.View) error {
	title := v.Game.Setup().Title
	if title == "" {
		title = words.Say("rulebook." + v.ID())
	}
	page := widget.Inset(look.Space5, widget.Stack(look.Space5, widget.NewText(title, widget.FigureText).
		SetAlign(fyne.TextAlignCenter), resultPlaces(v, func(int) {}), resultChart(v)))
	canvas := software.NewCanvas()
	canvas.SetPadded(false)
	canvas.SetScale(2)
	canvas.SetContent(page)
	canvas.Resize(fyne.NewSize(resultWidth, 100)) // lines break for the width first
	canvas.Resize(fyne.NewSize(resultWidth, page.MinSize().Height))
	return png.Encode(w, canvas.Capture())
}
