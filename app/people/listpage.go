// Package people shows who played the games of the book, and what each of them came to.
package people

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/setup"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// A listPage ranks the people of the book by their strength, in all games or in one of them.
type listPage struct {
	shell  *shell.Shell
	games  []stats.Summary
	people people.People
	// rulebook is the game that counts, empty for all; rulebooks are those that were played to an end.
	rulebook  string
	rulebooks []string
	// hidden tells that those who are hidden are shown too.
	hidden  bool
	filter  *setup.GameFilter
	content *fyne.Container
}

// NewListPage ranks the people of the book.
func NewListPage(s *shell.Shell) shell.Page {
	return &listPage{shell: s, content: frame.NewHolder()}
}

func (p *listPage) Content() fyne.CanvasObject { return p.content }

// Update works everything out anew.
func (p *listPage) Update() {
	games, err := p.shell.Session.Book().Shelf.ListNow()
	if err == nil {
		p.people, err = p.shell.Session.Book().People.All()
	}
	if err != nil {
		p.show(frame.NewEmptyState(theme.WarningIcon(), words.Text("fault.title"), words.Trouble("", nil, err)))
		return
	}
	p.games = games
	p.rank()
	shell.WorkOut(p.shell, games, func(games []stats.Summary) {
		p.games = games
		p.rank()
	})
}

// rank shows the people in order.
func (p *listPage) rank() {
	p.rulebooks = p.rulebooks[:0]
	for _, rules := range rulebooks.All() {
		if slices.ContainsFunc(p.games, func(g stats.Summary) bool { return g.Over && g.Rulebook == rules.ID() }) {
			p.rulebooks = append(p.rulebooks, rules.ID())
		}
	}
	careers := stats.Careers(p.people, counted(p.games, p.rulebook))
	if len(p.people.All()) == 0 {
		p.show(frame.NewEmptyState(mark.Icon("people"), words.Text("people.none"), words.Text("people.none.about")))
		return
	}
	body := frame.Stack(look.Space3)
	if len(p.rulebooks) > 1 {
		body.Add(p.choice())
	}
	if len(careers) > 0 {
		body.Add(text.NewParagraph(words.Text("people.about"), core.Caption))
	}
	rows, provisional, rank := frame.Stack(0), false, 0
	known := map[ledger.PersonID]bool{}
	for _, career := range careers {
		known[career.ID] = true
		if career.Hidden && !p.hidden {
			continue
		}
		if career.Provisional() && !provisional {
			provisional = true
			about := words.Format("people.few.about", words.Names{"count": stats.ProvisionalGames})
			rows.Add(frame.InsetSides(0, look.Space3, frame.Stack(look.Space2, frame.NewSection(words.Text("people.few")),
				text.NewParagraph(about, core.Caption))))
		}
		rank++
		rows.Add(p.row(rank, career))
	}
	body.Add(rows)
	body.Add(p.others(known))
	p.show(container.NewVScroll(shell.Reading(look.Space3, body)))
}

// others are those who finished none of the games that count, and the way to whoever is hidden.
func (p *listPage) others(known map[ledger.PersonID]bool) fyne.CanvasObject {
	all, hidden := frame.Stack(look.Space2), 0
	rows := frame.Stack(0, frame.NewSection(words.Text("people.others")))
	for _, person := range p.people.All() {
		if person.Hidden {
			hidden++
		}
		if !known[person.ID] && p.rulebook == "" && (p.hidden || !person.Hidden) {
			rows.Add(list.NewRow(person.Name, person.Notes, p.opening(person)).SetEnds(pawnOf(person, 18), nil))
		}
	}
	if len(rows.Objects) > 1 {
		all.Add(rows)
	}
	if hidden > 0 && !p.hidden {
		label := words.Format("people.hidden", words.Names{"count": hidden})
		all.Add(input.NewPlainButton(label, theme.VisibilityIcon(), func() {
			p.hidden = true
			p.rank()
		}))
	}
	return all
}

func (p *listPage) opening(person people.Person) func() {
	return func() {
		p.shell.Go(shell.To(func() shell.Page { return newPersonPage(p.shell, person.ID, p.rulebook) }))
	}
}

// add asks for the name of somebody new.
func (p *listPage) add() {
	setup.AskName(p.shell, setup.Question{
		Title: words.Text("people.add"), About: words.Text("people.add.about"), Example: words.Text("person.name"),
		Action: words.Text("people.add"),
	}, func(name string) error {
		_, err := p.shell.Session.Book().People.Store(people.Person{Name: name})
		if err == nil {
			p.Update()
		}
		return err
	})
}

// choice asks which game counts.
func (p *listPage) choice() fyne.CanvasObject {
	if p.filter == nil || !p.filter.Of(p.rulebooks) {
		p.filter = setup.NewGameFilter(p.shell.Window.Canvas(), p.rulebooks, p.rulebook, func(rulebook string) {
			p.rulebook = rulebook
			p.rank()
		})
	}
	return p.filter.Content
}

// row is one person: the rank, the mark, how many games and wins, the strength.
func (p *listPage) row(rank int, career stats.Career) fyne.CanvasObject {
	row := list.NewRow(career.Name, words.Record(career.Played), p.opening(career.Person))
	if career.Provisional() {
		return row.SetEnds(pawnOf(career.Person, 18),
			text.New(words.Tenths(career.Rating().Shown()), core.FigureText).Whole().SetColor(look.Soft))
	}
	place := frame.Spread(text.New(words.Number(rank), core.FigureText), pawnOf(career.Person, 18))
	wide := frame.Sized{Least: func(o fyne.CanvasObject) fyne.Size { // two digits and a mark: the names stand in a line
		return o.MinSize().Max(fyne.NewSize(text.New("00", core.FigureText).Room()+18+look.Space2, 0))
	}}
	return row.SetEnds(container.New(wide, place),
		text.New(words.Tenths(career.Rating().Shown()), core.FigureText).Whole())
}

func (p *listPage) show(body fyne.CanvasObject) {
	add := input.NewIconButton(words.Text("people.add"), theme.ContentAddIcon(), p.add)
	records := input.NewIconButton(words.Text("records.title"), mark.Icon("medal"),
		func() { p.shell.Go(route.Records{}) })
	head := p.shell.Head(words.Text("people.title"), "", records, add)
	frame.Fill(p.content, shell.Compose(head, shell.OverBar(body), nil))
}
