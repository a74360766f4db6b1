package people

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/records"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// A personPage tells what one person's games come to, and leads from every figure to the games behind it.
type personPage struct {
	shell *shell.Shell
	id    ledger.PersonID
	// rulebook is the game that counts, empty for all.
	rulebook string
	people   people.People
	career   stats.Career
	held     *records.Held
	content  *fyne.Container
}

// newPersonPage tells what somebody's games come to: all of them, or those of a rulebook.
func newPersonPage(s *shell.Shell, id ledger.PersonID, rulebook string) *personPage {
	return &personPage{shell: s, id: id, rulebook: rulebook, held: records.NewHeld(s, id), content: frame.NewHolder()}
}

func (p *personPage) Content() fyne.CanvasObject { return p.content }

// Update works everything out anew.
func (p *personPage) Update() {
	book := p.shell.Session.Book()
	games, err := book.Shelf.ListNow()
	if err == nil {
		p.people, err = book.People.All()
	}
	person, known := p.people.Person(p.id)
	if err == nil && !known {
		err = &ledger.Fault{Code: "person.unknown"}
	}
	if err != nil {
		frame.Fill(p.content, p.shell.Frame(p.shell.Head(words.Text("people.title"), ""),
			frame.NewEmptyState(theme.WarningIcon(), words.Text("fault.title"), words.Trouble("", nil, err)), nil))
		return
	}
	p.career = stats.Career{Person: person}
	for _, career := range stats.Careers(p.people, counted(games, p.rulebook)) {
		if career.ID == person.ID {
			p.career = career
		}
	}
	frame.Fill(p.content, p.layOut())
	p.held.Update()
}

// layOut puts the page together.
func (p *personPage) layOut() fyne.CanvasObject {
	c := p.career
	var details []string
	if p.rulebook != "" {
		details = append(details, words.Game(p.rulebook))
	}
	if len(c.Played) > 0 { // else the page says so
		details = append(details, words.Record(c.Played))
	}
	edit := input.NewIconButton(words.Text("person.edit"), theme.DocumentCreateIcon(),
		func() { p.shell.Go(shell.To(func() shell.Page { return newEditPage(p.shell, c.Person) })) })
	pawn := frame.InsetSides(look.Space2, 0, pawnOf(c.Person, look.Space5))
	head := p.shell.Head(c.Name, words.Join(details), pawn, edit)
	if len(c.Played) == 0 {
		return p.shell.WideFrame(head, nil,
			frame.Stack(look.Space4, text.NewParagraph(words.Text("person.nothing"), core.Body), p.mending()))
	}
	first := frame.Stack(look.Space4, p.facts(), p.form())
	if curve := p.ratingCurve(); curve != nil {
		first.Add(curve)
	}
	first.Add(p.held.Content)
	second := frame.Stack(look.Space4, p.byGame())
	if by := c.ByPlayers(); len(by) > 1 {
		second.Add(p.byPlayers(by))
	}
	second.Add(p.against())
	second.Add(p.mending())
	return p.shell.WideFrame(head, nil, first, second)
}

// facts are the figures, each with what it is; a tap shows the games behind it.
func (p *personPage) facts() fyne.CanvasObject {
	const minFact = 130
	c := p.career
	r := c.Rating()
	facts := frame.NewColumns(minFact, look.Space2)
	add := func(figure, about string, games []stats.PlayedGame, tell telling) {
		facts.Add(list.NewTile(about+": "+figure, frame.Stack(0, text.New(figure, core.Headline),
			text.NewParagraph(about, core.Caption)), p.opening(about, games, tell)))
	}
	add(words.Tenths(r.Shown()), words.Text("person.strength"), c.Played, strengthAfter)
	add(words.Number(len(c.Played)), words.Text("person.played"), c.Played, came)
	add(words.Number(len(c.Won())), words.Text("person.wins"), c.Won(), came)
	add(words.Percent(c.WonPart()), words.Text("person.won.part"), c.Won(), came)
	add(words.Hundredths(c.AveragePlace()), words.Text("person.place"), c.Played, came)
	if share, known := c.AverageShare(); known {
		add(words.Percent(share), words.Text("person.share"), c.Played, came)
	}
	sentences := frame.Stack(look.Space1, text.NewParagraph(words.Strength(r), core.Caption),
		text.NewParagraph(words.Text("person.model"), core.Caption))
	if c.Provisional() {
		sentences.Add(text.NewParagraph(words.Format("people.few.person",
			words.Names{"count": stats.ProvisionalGames}), core.Caption))
	}
	if c.Notes != "" {
		sentences.Add(text.NewParagraph(c.Notes, core.Body))
	}
	return frame.Stack(look.Space2, facts, sentences)
}

// opening opens the games behind a figure, with what is told of each.
func (p *personPage) opening(title string, games []stats.PlayedGame, tell telling) func() {
	if len(games) == 0 {
		return nil
	}
	person := p.career.Person
	page := func() shell.Page { return newGamesPage(p.shell, person, title, games, tell) }
	return func() { p.shell.Go(shell.To(page)) }
}

// formGames is how many of the last games tell a person's form.
const formGames = 10

// form are the places in the last games, the latest last, half of them in a line where all have no room; a tap opens
// the game.
func (p *personPage) form() fyne.CanvasObject {
	halves := frame.NewFlow(look.Space1)
	for games := range slices.Chunk(p.career.Played[max(0, len(p.career.Played)-formGames):], formGames/2) {
		places := frame.Across(look.Space1)
		for _, g := range games {
			style := core.Body
			if g.Rank == 1 {
				style = core.Strong
			}
			place := words.Format("result.rank", words.Names{"rank": g.Rank})
			places.Add(list.NewTile(gameAndDay(g)+", "+came(g),
				text.New(place, style).SetAlign(fyne.TextAlignCenter),
				func() { open(p.shell, g.Game.ID) }).SetChosen(g.Rank == 1))
		}
		halves.Add(places)
	}
	return frame.Stack(look.Space2, frame.NewSection(words.Text("person.form")), halves)
}

// ratingCurve is how the strength went, game after game; nil for a single game. A tap shows the games with the strength
// after each.
func (p *personPage) ratingCurve() fyne.CanvasObject {
	c := p.career
	if len(c.Played) < 2 {
		return nil
	}
	tall := frame.Sized{Least: func(o fyne.CanvasObject) fyne.Size { return o.MinSize().Max(fyne.NewSize(0, 180)) }}
	values := []int{0}
	for _, g := range c.Played {
		values = append(values, int(math.Round(10*g.After.Shown())))
	}
	tenths := func(value int) string { return words.Tenths(float64(value) / 10) }
	title := words.Text("person.curve")
	chart := chart.NewLineChart(title,
		[]view.Series{{Name: c.ShortName(), Pawn: emblem.NewPawn(c.Look), Values: values}}).Written(tenths)
	return frame.Stack(look.Space2, frame.NewSection(title),
		list.NewTile(title, container.New(tall, chart), p.opening(title, c.Played, strengthAfter)))
}

// byGame are the games by what was played and by how many.
func (p *personPage) byGame() fyne.CanvasObject {
	var rows []func() fyne.CanvasObject
	for _, t := range p.career.ByGame() {
		rows = append(rows, func() fyne.CanvasObject {
			title := words.Format("person.game",
				words.Names{"game": words.Game(t.Rulebook), "players": t.Players})
			return list.NewRow(title, words.Record(t.Played), p.opening(title, t.Played, came)).Flush()
		})
	}
	return listed("person.by", rows)
}

// byPlayers are the games by how many played, whatever it was.
func (p *personPage) byPlayers(by []stats.Tally) fyne.CanvasObject {
	rows := frame.Stack(0, frame.NewSection(words.Text("person.by.players")))
	for _, t := range by {
		title := words.Format("person.players", words.Names{"count": t.Players})
		rows.Add(list.NewRow(title, words.Record(t.Played), p.opening(title, t.Played, came)).Flush())
	}
	return rows
}

// against are the games by who else sat there.
func (p *personPage) against() fyne.CanvasObject {
	var rows []func() fyne.CanvasObject
	for _, t := range p.career.Against() {
		rows = append(rows, func() fyne.CanvasObject { return p.other(t) })
	}
	return listed("person.against", rows)
}

// listed are rows under a heading, of a long list the first until somebody asks for the others.
func listed(heading string, rows []func() fyne.CanvasObject) fyne.CanvasObject {
	all := frame.Stack(0, frame.NewSection(words.Text(heading)))
	list.AddFirst(all, records.FirstRows, rows, words.More)
	return all
}

// other is somebody who was met.
func (p *personPage) other(t stats.Tally) fyne.CanvasObject {
	title := words.Format("person.with", words.Names{"name": t.Other.Name})
	return list.NewRow(t.Other.Name,
		words.Format("person.ahead", words.Names{"count": len(t.Played), "ahead": len(t.Ahead)}),
		p.opening(title, t.Played, came)).Flush().SetEnds(pawnOf(t.Other, 18), nil)
}

// counted are the games of a rulebook, or all of them where it is empty.
func counted(games []stats.Summary, rulebook string) []stats.Summary {
	if rulebook == "" {
		return games
	}
	return slices.DeleteFunc(slices.Clone(games), func(g stats.Summary) bool { return g.Rulebook != rulebook })
}

func pawnOf(person people.Person, side float32) *mark.Pawn {
	return mark.NewPawn(emblem.NewPawn(person.Look), side)
}
