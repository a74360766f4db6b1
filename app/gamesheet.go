package app

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/setup"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
)

// A gameSheet is what can be done with a game of the shelf beside playing it. What takes it out of sight can be undone.
type gameSheet struct {
	shell   *shell.Shell
	game    stats.Summary
	changed func()
	sheet   *frame.BottomSheet
}

// openGameSheet opens the sheet of a game. changed is told when the shelf has changed.
func openGameSheet(s *shell.Shell, game stats.Summary, changed func()) {
	g := &gameSheet{shell: s, game: game, changed: changed}
	rows := frame.Stack(0)
	add := func(label string, icon fyne.Resource, do func()) {
		rows.Add(list.NewRow(label, "", func() {
			g.sheet.Close()
			do()
		}).SetEnds(mark.NewPicture(icon, 22, look.Soft), nil))
	}
	if game.Fault == nil {
		add(words.Text("shelf.again"), theme.MediaReplayIcon(), g.again)
	}
	if game.Archived {
		add(words.Text("shelf.unarchive"), theme.FolderOpenIcon(), g.unarchive)
	} else {
		add(words.Text("shelf.archive"), theme.FolderIcon(), g.archive)
	}
	add(words.Text("common.rename"), theme.DocumentCreateIcon(), g.rename)
	if game.Fault == nil {
		add(words.Text("shelf.duplicate"), theme.ContentCopyIcon(), g.duplicate)
	}
	rows.Add(frame.InsetSides(0, look.Space4, frame.Stack(0))) // clear of what is done by habit
	add(words.Text("common.delete"), theme.DeleteIcon(), g.delete)
	g.sheet = shell.ShowSheet(s, words.GameTitle(game), rows, nil)
}

func (g *gameSheet) book() *book.Book { return g.shell.Session.Book() }

// done shows the shelf as it is now, and tells what was done and how to undo it.
func (g *gameSheet) done(err error, key string, undo func() error) {
	shell.Done(g.shell, err, words.Format(key, words.Names{"game": words.GameTitle(g.game)}), undo, g.changed)
}

// again sets up a game with the same players and rules.
func (g *gameSheet) again() {
	game, err := g.book().Games.Load(g.game.ID)
	if !g.shell.ShowError(err) {
		g.shell.Go(route.GameLike{Setup: game.Again()})
	}
}

// rename asks for another title; an empty one takes the title away.
func (g *gameSheet) rename() {
	setup.AskName(g.shell, setup.Question{
		Title: words.Text("common.rename"), About: words.Text("shelf.rename.about"), Example: words.Join(g.game.Names),
		Action: words.Text("shelf.rename.done"), Name: g.game.Title,
	}, func(title string) error {
		err := g.book().Games.Rename(g.game.ID, title)
		if err == nil {
			g.changed()
		}
		return err
	})
}

// duplicate puts a copy beside the game. A title that would get too long stays as it is.
func (g *gameSheet) duplicate() {
	title := words.Format("shelf.copy", words.Names{"game": words.GameTitle(g.game)})
	copied, err := g.book().Games.Duplicate(g.game.ID, title)
	var refusal *calc.Refusal
	if errors.As(err, &refusal) {
		copied, err = g.book().Games.Duplicate(g.game.ID, g.game.Title)
	}
	g.done(err, "shelf.duplicated", func() error { return g.book().Games.Delete(copied.ID()) })
}

func (g *gameSheet) archive() {
	g.done(g.book().Games.Archive(g.game.ID), "shelf.archived.done",
		func() error { return g.book().Games.Unarchive(g.game.ID) })
}

func (g *gameSheet) unarchive() {
	g.done(g.book().Games.Unarchive(g.game.ID), "shelf.unarchived",
		func() error { return g.book().Games.Archive(g.game.ID) })
}

func (g *gameSheet) delete() {
	g.done(g.book().Games.Delete(g.game.ID), "shelf.deleted",
		func() error { return g.book().Games.Undelete(g.game.ID) })
}
