package table

import (
	"bytes"

	"fyne.io/fyne/v2"

	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// begin begins an entry on the sheet, as it was filled in before when the book still has that.
func (sh *entrySheet) begin(v view.Game, e calc.Entry) {
	sh.blank, sh.resumed = nil, false
	var progress []byte
	if fresh, ok := sheet.Copy(v.Rulebook, e); ok {
		sh.blank = fresh
	}
	for _, d := range sh.shell.Session.Drafts() {
		if d.Act != sh.act || d.Number != sh.number || d.Kind != e.Kind() || !sheet.Fits(v, sh.base, d) {
			continue
		}
		if before, err := d.Read(v.Rulebook); err == nil && (!sheet.Same(before, e) || len(d.Progress) > 0) {
			e, progress, sh.resumed = before, d.Progress, true
		}
	}
	sh.choose(v, e, progress)
	sh.scroll.ScrollToTop()
	sh.begun = sh.editor.Progress()
}

// startAfresh forgets what was filled in.
func (sh *entrySheet) startAfresh() {
	if sh.shell.ShowError(sh.drop(sh.entry)) {
		return
	}
	sh.begin(sh.shell.Session.View(), sh.blank)
	sh.focus()
}

// keptLine says that an entry was filled in before, with a way to start afresh; it is nil for one that was not.
func (sh *entrySheet) keptLine() fyne.CanvasObject {
	if !sh.resumed || sh.blank == nil {
		return nil
	}
	return frame.Spread(text.New(words.Say("sheet.kept"), core.Caption),
		input.NewQuietButton(words.Say("sheet.afresh"), sh.startAfresh))
}

// saveDraft writes down what is filled in, before anything can end the program. An entry as it was in the beginning needs
// no draft. Only the first failure is told: what was filled in is still on the screen.
func (sh *entrySheet) saveDraft() {
	on := sh.shell.Session
	if on.Book() == nil || !on.Game().Stored() {
		return
	}
	var err error
	progress := sh.editor.Progress()
	if sh.blank != nil && sheet.Same(sh.blank, sh.entry) && bytes.Equal(progress, sh.begun) {
		err = sh.drop(sh.entry)
	} else {
		var d ledger.Draft
		if d, err = ledger.NewDraft(on.Game(), sh.act, sh.number, sh.entry, progress); err == nil {
			err = on.Book().StoreDraft(on.Game().ID(), d)
		}
	}
	if err != nil && !sh.failed {
		sh.shell.ShowError(err)
	}
	sh.failed = err != nil
}

// dropDrafts takes out the drafts that are done with once an entry is said on a table: its own, and where the game went
// on by it also those of what might have been said instead.
func (sh *entrySheet) dropDrafts(base calc.Table, e calc.Entry) error {
	expected := sh.shell.Session.View().Rulebook.Expected(base)
	if err := sh.drop(e); err != nil || sh.act != ledger.ActRecord || expected.IsBeside(e.Kind()) {
		return err
	}
	on := sh.shell.Session
	for _, d := range on.Drafts() {
		if d.Act != ledger.ActRecord || expected.IsBeside(d.Kind) {
			continue
		}
		if err := on.Book().DropDraft(on.Game().ID(), d.Act, d.Number, d.Kind); err != nil {
			return err
		}
	}
	return nil
}

// drop takes the draft of an entry out of the book: it was said, or nobody wants it.
func (sh *entrySheet) drop(e calc.Entry) error {
	on := sh.shell.Session
	if on.Book() == nil || !on.Game().Stored() {
		return nil
	}
	return on.Book().DropDraft(on.Game().ID(), sh.act, sh.number, e.Kind())
}
