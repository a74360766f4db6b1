// Package people shows who played the games of the book, and what each of them came to.
package people

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// A listPage ranks the people of the book by their strength, in all games or in one of them.
type listPage struct {
	shell  *shell.Shell
	games  []ledger.Summary
	people ledger.People
	// rulebook is the game that counts, empty for all; rulebooks are those that were played to an end.
	rulebook  string
	rulebooks []string
	content   *fyne.Container
}

// NewListPage ranks the people of the book.
func NewListPage(s *shell.Shell) shell.Page {
	return &listPage{shell: s, content: widget.NewHolder()}
}

// Content is the page.
func (p *listPage) Content() fyne.CanvasObject { return p.content }

// Update works everything out anew.
func (p *listPage) Update() {
	games, err := p.shell.Session.Book().ShelfNow()
	if err == nil {
		p.people, err = p.shell.Session.Book().People()
	}
	if err != nil {
		p.show(widget.NewEmptyState(theme.WarningIcon(), words.Say("fault.title"), words.Trouble("", nil, err)))
		return
	}
	p.games = games
	p.rank()
	shell.WorkOut(p.shell, games, func(games []ledger.Summary) {
		p.games = games
		p.rank()
	})
}

// rank shows the people in order.
func (p *listPage) rank() {
	p.rulebooks = p.rulebooks[:0]
	for _, rules := range rulebooks.All() {
		if slices.ContainsFunc(p.games, func(g ledger.Summary) bool { return g.Over && g.Rulebook == rules.ID() }) {
			p.rulebooks = append(p.rulebooks, rules.ID())
		}
	}
	people := p.people.Careers(p.counted())
	if len(people) == 0 {
		p.show(widget.NewEmptyState(widget.Icon("people"), words.Say("people.none"), words.Say("people.none.about")))
		return
	}
	body := widget.Stack(look.Space3)
	if len(p.rulebooks) > 1 {
		body.Add(p.choice())
	}
	body.Add(widget.NewParagraph(words.Say("people.about"), widget.Caption))
	rows := widget.Stack(0, widget.NewRule())
	provisional := false
	for i, person := range people {
		if person.Provisional() && !provisional {
			provisional = true
			body.Add(rows)
			body.Add(widget.NewSection(words.Tell("people.few", words.Names{"count": words.Number(ledger.ProvisionalGames)})))
			rows = widget.Stack(0, widget.NewRule())
		}
		rows.Add(p.row(i+1, person))
	}
	body.Add(rows)
	p.show(container.NewVScroll(widget.Measured(shell.ReadingWidth, widget.InsetSides(look.Space4, look.Space3, body))))
}

// counted are the games that count.
func (p *listPage) counted() []ledger.Summary {
	if p.rulebook == "" {
		return p.games
	}
	return slices.DeleteFunc(slices.Clone(p.games), func(g ledger.Summary) bool { return g.Rulebook != p.rulebook })
}

// choice asks which game counts.
func (p *listPage) choice() fyne.CanvasObject {
	labels := []string{words.Say("people.all")}
	for _, id := range p.rulebooks {
		labels = append(labels, words.Game(id))
	}
	return form.NewChipChoice(labels, slices.Index(p.rulebooks, p.rulebook)+1, func(chosen int) {
		p.rulebook = ""
		if chosen > 0 {
			p.rulebook = p.rulebooks[chosen-1]
		}
		p.rank()
	}).Content
}

// row is one person: the rank, how many games and wins, the strength.
func (p *listPage) row(rank int, person ledger.Career) fyne.CanvasObject {
	open := func() { p.shell.Push(newPersonPage(p.shell, person)) }
	row := widget.NewRow(person.Name, words.Record(person.Played), open)
	first := widget.NewText(words.Number(rank), widget.FigureText)
	strength := widget.NewText(words.Tenths(person.Rating().Shown()), widget.FigureText)
	if person.Provisional() {
		first.SetText("")
		strength.SetColor(look.Soft)
	}
	return row.SetEnds(first, strength)
}

func (p *listPage) show(body fyne.CanvasObject) {
	records := widget.NewIconButton(words.Say("records.title"), widget.Icon("trophy"), func() { p.shell.Go(route.Records{}) })
	p.content.Objects = []fyne.CanvasObject{container.NewBorder(
		widget.Stack(0, p.shell.Head(words.Say("people.title"), "", records), widget.NewRule()), nil, nil, nil, body)}
	p.content.Refresh()
}
