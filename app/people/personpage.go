package people

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/records"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// A personPage tells what one person's games come to, and leads to each of them.
type personPage struct {
	shell   *shell.Shell
	held    *records.Held
	content fyne.CanvasObject
}

// newPersonPage tells what somebody's games come to.
func newPersonPage(s *shell.Shell, person ledger.Career) *personPage {
	p := &personPage{shell: s, held: records.NewHeld(s, person.ID)}
	body := widget.Stack(look.Space4, p.facts(person))
	if curve := ratingCurve(person); curve != nil {
		body.Add(curve)
	}
	body.Add(p.held.Content)
	body.Add(tallies(words.Say("person.by"), person.ByGame(), func(t ledger.Tally) (title, detail string) {
		return words.Tell("person.game", words.Names{"game": words.Game(t.Rulebook), "players": words.Number(t.Players)}),
			words.Record(t.Played)
	}))
	body.Add(tallies(words.Say("person.against"), person.Against(), func(t ledger.Tally) (title, detail string) {
		return t.Other.Name, words.Count("person.ahead", len(t.Played), words.Names{"ahead": words.Number(len(t.Ahead))})
	}))
	played := widget.Stack(0, widget.NewSection(words.Say("person.played")))
	for _, g := range slices.Backward(person.Played) {
		played.Add(p.played(g))
	}
	body.Add(played)
	p.content = s.Frame(s.Head(person.Name, words.Record(person.Played)), body, nil)
	return p
}

// Content is the page.
func (p *personPage) Content() fyne.CanvasObject { return p.content }

// Update looks up the records that the person holds.
func (p *personPage) Update() { p.held.Update() }

// facts are the figures, each with what it is.
func (p *personPage) facts(person ledger.Career) fyne.CanvasObject {
	const minFact = 150
	r := person.Rating()
	strength := words.Strength(r)
	facts := widget.NewColumns(minFact, look.Space2,
		fact(words.Tenths(r.Shown()), words.Say("person.strength")),
		fact(words.Hundredths(person.AveragePlace()), words.Say("person.place")))
	if share, known := person.AverageShare(); known {
		facts.Add(fact(words.Percent(share), words.Say("person.share")))
	}
	sentences := widget.Stack(look.Space1, widget.NewParagraph(strength, widget.Caption))
	if person.Provisional() {
		sentences.Add(widget.NewParagraph(words.Tell("people.few", words.Names{"count": words.Number(ledger.ProvisionalGames)}), widget.Caption))
	}
	return widget.Stack(look.Space2, facts, sentences, lastPlaces(person))
}

// fact is a figure over what it is.
func fact(figure, about string) fyne.CanvasObject {
	return widget.NewGroup(about+": "+figure, widget.NewPanel(look.Card, look.Space3,
		widget.Stack(0, widget.NewText(figure, widget.Headline), widget.NewParagraph(about, widget.Caption))))
}

// formGames is how many of the last games tell a person's form.
const formGames = 10

// lastPlaces are the places in the last games, the latest last.
func lastPlaces(person ledger.Career) fyne.CanvasObject {
	var places []string
	for _, g := range person.Played[max(0, len(person.Played)-formGames):] {
		places = append(places, words.Number(g.Rank))
	}
	return widget.NewParagraph(words.Tell("person.form", words.Names{"places": words.Join(places)}), widget.Body)
}

// ratingCurve is how the strength went, game after game; nil for a single game.
func ratingCurve(person ledger.Career) fyne.CanvasObject {
	if len(person.Played) < 2 {
		return nil
	}
	const height = 180
	values := []int{0}
	for _, g := range person.Played {
		values = append(values, int(g.After.Shown()))
	}
	chart := widget.NewLineChart(words.Say("person.curve"), []widget.Series{{Name: person.Name, Values: values}})
	return widget.Stack(look.Space2, widget.NewSection(words.Say("person.curve")),
		container.New(tall(height), chart))
}

// tall gives one object a height.
type tall float32

// MinSize is as high as wanted.
func (h tall) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[0].MinSize().Width, max(float32(h), o[0].MinSize().Height))
}

// Layout fills the room.
func (h tall) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widget.Place(o[0], 0, 0, size.Width, size.Height)
}

// tallies are rows of what a person's games have in common.
func tallies(title string, all []ledger.Tally, row func(ledger.Tally) (title, detail string)) fyne.CanvasObject {
	rows := widget.Stack(0, widget.NewSection(title))
	for _, t := range all {
		title, detail := row(t)
		rows.Add(widget.NewRow(title, detail, nil))
	}
	return rows
}

// played is one game: what it is called, when it was, and where the person came in.
func (p *personPage) played(g ledger.PlayedGame) fyne.CanvasObject {
	n := words.Names{"rank": words.Number(g.Rank), "players": words.Number(len(g.Game.Names)), "game": words.Game(g.Game.Rulebook)}
	key := "person.came"
	if worth, known := g.Game.Worth(g.Seat); known {
		key, n["worth"] = "person.came.worth", words.Number(worth)
	}
	row := widget.NewRow(words.GameTitle(g.Game), words.Tell(key, n), func() {
		if !p.shell.ShowError(p.shell.Session.Open(g.Game.ID)) {
			p.shell.Go(route.Table{})
		}
	})
	var last fyne.CanvasObject
	if g.Rank == 1 {
		last = widget.NewPicture(widget.Icon("trophy"), theme.Size(look.HeadlineSize), look.Turn)
	}
	return row.SetEnds(nil, last)
}
