package app

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// A deletedPage lists the games that were deleted, those that were deleted last first. Each can be restored, or deleted
// for good. None goes by itself.
type deletedPage struct {
	shell  *shell.Shell
	games  []stats.Summary
	rows   *list.Rows
	old    *input.Button
	foot   *fyne.Container
	holder *fyne.Container
}

func newDeletedPage(s *shell.Shell) *deletedPage {
	p := &deletedPage{shell: s, holder: container.NewStack()}
	p.rows = list.NewRows(func(item int) fyne.CanvasObject {
		return shell.Reading(0, p.row(p.games[item]))
	})
	return p
}

// Content is the list, or that there is none.
func (p *deletedPage) Content() fyne.CanvasObject {
	about := shell.Reading(look.Space3, text.NewParagraph(words.Text("deleted.about"), core.Caption))
	p.old = input.NewQuietButton("", func() { askForGood(p.shell, p.longDeleted(), p.Update) })
	p.foot = shell.Foot(shell.ReadingWidth, p.old)
	p.holder.Objects = []fyne.CanvasObject{
		container.NewBorder(about, p.foot, nil, nil, p.rows.Content),
		frame.NewEmptyState(theme.DeleteIcon(), words.Text("deleted.none"), words.Text("deleted.none.about")),
	}
	return shell.Compose(p.shell.Head(words.Text("deleted.title"), ""), shell.OverBar(p.holder), nil)
}

func (p *deletedPage) Update() {
	games, err := p.shell.Session.Book().Shelf.Deleted()
	if p.shell.ShowError(err) {
		return
	}
	p.games = games
	items := make([]list.RowItem, len(games))
	height := max(list.NewRow(" ", " ", nil).MinSize().Height, look.Target+look.Space2)
	for i, game := range games {
		items[i] = list.RowItem{Key: game.ID.String() + since(game), Height: height}
	}
	p.rows.SetItems(items)
	old := len(p.longDeleted())
	p.old.SetLabel(words.Format("deleted.old", words.Names{"count": old, "days": stats.KeptDays}))
	core.Show(p.foot, old > 0)
	core.Show(p.holder.Objects[0], len(games) > 0)
	core.Show(p.holder.Objects[1], len(games) == 0)
	p.holder.Refresh()
}

// longDeleted are the games that were deleted long ago.
func (p *deletedPage) longDeleted() []stats.Summary {
	var all []stats.Summary
	for _, game := range p.games {
		if game.LongDeleted(time.Now()) {
			all = append(all, game)
		}
	}
	return all
}

// since tells when a game was deleted.
func since(game stats.Summary) string {
	return words.Format("deleted.since", words.Names{"day": words.Date(game.DeletedAt.Local())})
}

func (p *deletedPage) row(game stats.Summary) fyne.CanvasObject {
	return list.NewRow(words.GameTitle(game), since(game), func() { p.act(game) }).
		SetEnds(form.Badge(game.Rulebook, 32), mark.NewPicture(theme.MoreHorizontalIcon(), 22, look.Soft))
}

// act opens the sheet of what can be done with a game.
func (p *deletedPage) act(game stats.Summary) {
	var sheet *frame.BottomSheet
	row := func(label string, icon fyne.Resource, do func()) fyne.CanvasObject {
		return list.NewRow(label, "", func() {
			sheet.Close()
			do()
		}).SetEnds(mark.NewPicture(icon, 22, look.Soft), nil)
	}
	about := words.Join([]string{since(game), words.Format("deleted.entries", words.Names{"count": game.Entries})})
	sheet = shell.ShowSheet(p.shell, words.GameTitle(game), frame.Stack(0,
		frame.InsetSides(0, look.Space2, text.NewParagraph(about, core.Caption)),
		row(words.Text("common.restore"), theme.ContentUndoIcon(), func() { p.restore(game) }),
		frame.InsetSides(0, look.Space4, frame.Stack(0)),
		row(words.Text("deleted.good"), theme.DeleteIcon(),
			func() { askForGood(p.shell, []stats.Summary{game}, p.Update) })), nil)
}

// restore puts a game back on the shelf, with a way back.
func (p *deletedPage) restore(game stats.Summary) {
	book := p.shell.Session.Book()
	shell.Done(p.shell, book.Games.Undelete(game.ID),
		words.Format("deleted.restored", words.Names{"game": words.GameTitle(game)}),
		func() error { return book.Games.Delete(game.ID) }, p.Update)
}

// maxNamed is how many of the games that go are named.
const maxNamed = 8

// askForGood asks whether deleted games shall go for good, and says what goes. The button does nothing before a switch
// is on, so that no tap beside another does it. changed is told when they are gone.
func askForGood(s *shell.Shell, games []stats.Summary, changed func()) {
	title := words.Format("deleted.ask.several", words.Names{"count": len(games)})
	gone := words.Format("deleted.gone.several", words.Names{"count": len(games)})
	body := frame.Stack(look.Space3)
	if name := (words.Names{"game": words.GameTitle(games[0])}); len(games) == 1 {
		title, gone = words.Format("deleted.ask", name), words.Format("deleted.gone", name)
	} else {
		named := frame.Stack(look.Space1)
		for _, game := range games[:min(len(games), maxNamed)] {
			named.Add(text.New(words.GameTitle(game), core.Body))
		}
		if more := len(games) - maxNamed; more > 0 {
			named.Add(text.New(words.Format("deleted.ask.more", words.Names{"count": more}), core.Caption))
		}
		body.Add(named)
	}
	var ids []ledger.GameID
	for _, game := range games {
		ids = append(ids, game.ID)
	}
	var sheet *frame.BottomSheet
	button := input.NewPrimaryButton(words.Text("deleted.good"), func() {
		sheet.Close()
		if !s.ShowError(s.Session.Book().Games.DeleteForGood(ids...)) {
			changed()
			s.ShowNotice(gone)
		}
	}).SetIcon(theme.DeleteIcon())
	core.Enable(button, false)
	body.Add(text.NewParagraph(words.Text("deleted.ask.about"), core.Body))
	body.Add(input.NewSwitch(words.Text("deleted.ask.sure"), "", false, func(on bool) { core.Enable(button, on) }))
	sheet = shell.ShowSheet(s, title, frame.InsetSides(0, look.Space2, body), button)
}
