package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/setup"
	"scripkeeper/app/shell"
	"scripkeeper/app/tournament/planning"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/ledger/oplog"
)

// A listPage lists the tournaments of the book, the latest first.
type listPage struct {
	shell.FixedPage
	shell  *shell.Shell
	holder *fyne.Container
}

// NewListPage lists the tournaments of the book.
func NewListPage(s *shell.Shell) shell.Page {
	p := &listPage{shell: s, holder: frame.NewHolder()}
	foot := input.NewPrimaryButton(words.Text("tournament.new"), func() { s.Go(planning.NewRoute{}) })
	p.Body = s.WideFrame(s.Head(words.Text("tournament.title"), ""), foot, p.holder)
	return p
}

func (p *listPage) Update() {
	heads, err := p.shell.Session.Book().Journals.List()
	switch {
	case err != nil:
		frame.Fill(p.holder,
			frame.NewEmptyState(theme.WarningIcon(), words.Text("fault.title"), p.shell.ErrorText(err)))
	case len(heads) == 0:
		frame.Fill(p.holder, frame.NewEmptyState(mark.Icon("trophy"), words.Text("tournament.none"),
			words.Text("tournament.none.about")))
	default:
		rows := frame.NewColumns(leastTournament, look.Space3)
		for _, head := range heads {
			rows.Add(p.row(head))
		}
		frame.Fill(p.holder, rows)
	}
}

// leastTournament is how wide a tournament is at least, where two stand side by side.
const leastTournament float32 = 440

// row is a tournament: what it is called, how far it is, when it began, who leads.
func (p *listPage) row(head oplog.JournalSummary) fyne.CanvasObject {
	begun := words.Day(head.Begun.Local())
	var about []string
	d, err := openDesk(p.shell, head.ID)
	if err != nil {
		about = append(about, begun, p.shell.ErrorText(err))
	} else {
		about = append(about, words.TournamentNow(&d.State), begun)
		if leader := words.TournamentLeader(&d.State); leader != "" {
			about = append(about, leader)
		}
	}
	more := input.NewIconButton(words.Format("shelf.more", words.Names{"game": head.Title}), theme.MoreHorizontalIcon(),
		func() { p.act(head) })
	row := list.NewRow(head.Title, words.Join(about), func() {
		if !p.shell.ShowError(err) {
			p.shell.Go(route.Tournament{ID: head.ID})
		}
	})
	return row.Lines(2).SetEnds(mark.NewPicture(mark.Icon("trophy"), 22, look.Soft), more)
}

// act opens the sheet of what can be done with a tournament beside running it.
func (p *listPage) act(head oplog.JournalSummary) {
	actions := newActions(p.shell, head.Title)
	actions.add("common.rename", theme.DocumentCreateIcon(),
		func() { rename(p.shell, head, func(string) { p.Update() }) })
	actions.add("common.delete", theme.DeleteIcon(), func() { p.delete(head) })
	actions.show()
}

// delete takes a tournament off the list, with a way back.
func (p *listPage) delete(head oplog.JournalSummary) {
	book := p.shell.Session.Book()
	shell.Done(p.shell, book.Journals.Delete(head.ID),
		words.Format("tournament.deleted", words.Names{"title": head.Title}),
		func() error { return book.Journals.Undelete(head.ID) }, p.Update)
}

// rename asks what a tournament is called.
func rename(s *shell.Shell, head oplog.JournalSummary, done func(title string)) {
	setup.AskName(s, setup.Question{
		Title: words.Text("tournament.rename"), About: words.Text("tournament.rename.about"),
		Action: words.Text("shelf.rename.done"), Name: head.Title,
	}, func(title string) error {
		err := s.Session.Book().Journals.Rename(head.ID, title)
		if err == nil {
			done(title)
		}
		return err
	})
}
