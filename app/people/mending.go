package people

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/setup"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// mending is what can be done about who a person is: who was merged with him or her, and the ways to merge and to hide.
func (p *personPage) mending() fyne.CanvasObject {
	rows := frame.Stack(0, frame.NewSection(words.Text("person.who")))
	for _, other := range p.people.Merged(p.id) {
		separate := input.NewPlainButton(words.Text("person.separate"), nil, func() { p.separate(other) })
		rows.Add(list.NewRow(other.Name, words.Format("person.merged", words.Names{"name": p.career.Name}),
			nil).Flush().
			SetEnds(pawnOf(other, 18), separate))
	}
	hide := "person.hide"
	if p.career.Hidden {
		hide = "person.unhide"
	}
	rows.Add(frame.NewFlow(0,
		input.NewPlainButton(words.Text("person.merge"), theme.ContentAddIcon(), p.chooseTwin),
		input.NewPlainButton(words.Text(hide), theme.VisibilityOffIcon(), p.hide)))
	return rows
}

// done shows the page as it is now, and tells what was done and how to undo it.
func (p *personPage) done(err error, sentence string, undo func() error) {
	shell.Done(p.shell, err, sentence, undo, p.Update)
}

// hide leaves the person out of lists, or shows him or her again.
func (p *personPage) hide() {
	person, key := p.career.Person, "person.hidden.done"
	if person.Hidden = !person.Hidden; !person.Hidden {
		key = "person.unhidden.done"
	}
	book := p.shell.Session.Book()
	_, err := book.People.Store(person)
	p.done(err, words.Format(key, words.Names{"name": person.Name}), func() error {
		person.Hidden = !person.Hidden
		_, err := book.People.Store(person)
		return err
	})
}

// chooseTwin asks who the same person is as well, among all who never sat at one table with him or her.
func (p *personPage) chooseTwin() {
	var sheet *frame.BottomSheet
	met := map[ledger.PersonID]bool{p.career.ID: true}
	for _, t := range p.career.Against() {
		met[t.Other.ID] = true
	}
	others := slices.DeleteFunc(p.people.All(), func(other people.Person) bool { return met[other.ID] })
	rows := frame.Stack(0)
	for _, other := range others {
		rows.Add(list.NewRow(other.Name, other.Notes, func() {
			sheet.Close()
			p.merge(other)
		}).SetEnds(pawnOf(other, 18), nil))
	}
	about := words.Format("person.merge.about", words.Names{"name": p.career.Name})
	if len(others) == 0 {
		about = words.Format("person.merge.none", words.Names{"name": p.career.Name})
	}
	sheet = shell.ShowSheet(p.shell, words.Text("person.merge"),
		frame.Stack(look.Space2, text.NewParagraph(about, core.Caption), rows), nil)
}

func (p *personPage) merge(other people.Person) {
	book := p.shell.Session.Book()
	p.done(book.People.Merge(other.ID, p.career.ID),
		words.Format("person.merge.done", words.Names{"other": other.Name, "name": p.career.Name}),
		func() error { return book.People.Separate(other.ID) })
}

func (p *personPage) separate(other people.Person) {
	book, id := p.shell.Session.Book(), p.career.ID
	p.done(book.People.Separate(other.ID), words.Format("person.separate.done", words.Names{"other": other.Name}),
		func() error { return book.People.Merge(other.ID, id) })
}

// askAnother asks who sat at a seat instead of a person, and seats whoever is named: somebody the book knows, or
// somebody new.
func askAnother(s *shell.Shell, person people.Person, g stats.PlayedGame) {
	book := s.Session.Book()
	title := words.Format("person.another", words.Names{"name": person.Name})
	setup.AskName(s, setup.Question{
		Title: title, About: words.Text("person.another.about"), Example: words.Text("person.name"),
		Action: words.Text("person.another.done"),
	}, func(name string) error {
		p, err := book.People.All()
		if err != nil {
			return err
		}
		other, known := p.Named(name)
		if !known {
			if other, err = book.People.Store(people.Person{Name: name}); err != nil {
				return err
			}
		}
		before, err := book.People.Reseat(g.Game.ID, g.Seat, other.ID)
		if err != nil {
			return err
		}
		s.Back()
		shell.Done(s, nil, words.Format("person.another.told", words.Names{"name": other.Name}), func() error {
			_, err := book.People.Reseat(g.Game.ID, g.Seat, before)
			return err
		}, func() { s.Page().Update() })
		return nil
	})
}
