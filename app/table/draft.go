package table

import (
	"bytes"
	"encoding/json"

	"fyne.io/fyne/v2"

	"scripkeeper/app/session"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// nextEntry is the entry that a sheet begins with: the one that was being filled in when the game was left, which begun
// tells, or else the likeliest. It is nil when nothing is expected.
func nextEntry(s *session.Session, v view.Game) (e calc.Entry, begun bool) {
	expected := v.Expected().All()
	if len(expected) == 0 {
		return nil, false
	}
	for _, d := range s.Drafts(session.Here) {
		for place, e := range expected {
			if d.Act == oplog.ActRecord && d.Kind == e.Kind() && (place == 0 || d.Head == v.Game.Head()) && fits(v, v.Table, d) {
				return e, true
			}
		}
	}
	return expected[0], false
}

// fits tells whether a draft can be gone on with on a table. One that was filled in on this very table always can. When
// the game has gone on since, an entry to record must still be possible as far as it goes, and not be the one that
// was said last; a number of an entry to change may mean another one by now.
func fits(v view.Game, base calc.Table, d game.Draft) bool {
	e, err := d.Read(v.Rulebook)
	if err != nil {
		return false
	}
	if d.Head == v.Game.Head() {
		return true
	}
	if d.Act != oplog.ActRecord || v.Last != nil && same(v.Last.Entry, e) {
		return false
	}
	_, _, refusal := e.Apply(base)
	return refusal == nil || unfilled(e, base, refusal)
}

// same tells whether two entries are written alike.
func same(a, b calc.Entry) bool {
	first, err := json.Marshal(a)
	second, other := json.Marshal(b)
	return err == nil && other == nil && a.Kind() == b.Kind() && bytes.Equal(first, second)
}

// begin begins an entry on the sheet, as it was filled in before when the book still has that.
func (sh *sheet) begin(v view.Game, e calc.Entry) {
	sh.blank, sh.resumed = nil, false
	var progress []byte
	if fresh, ok := copyOf(v.Rulebook, e); ok {
		sh.blank = fresh
	}
	for _, d := range sh.shell.Session.Drafts(session.Here) {
		if d.Act != sh.act || d.Number != sh.number || d.Kind != e.Kind() || !fits(v, sh.base, d) {
			continue
		}
		if before, err := d.Read(v.Rulebook); err == nil && (!same(before, e) || len(d.Progress) > 0) {
			e, progress, sh.resumed = before, d.Progress, true
		}
	}
	sh.choose(v, e, progress)
	sh.scroll.ScrollToTop()
	sh.begun = sh.editor.Progress()
}

// startAfresh forgets what was filled in.
func (sh *sheet) startAfresh() {
	sh.dropDraft()
	sh.begin(sh.shell.Session.View(), sh.blank)
	sh.focus()
}

// keptLine says that an entry was filled in before, with a way to start afresh; it is nil for one that was not.
func (sh *sheet) keptLine() fyne.CanvasObject {
	if !sh.resumed || sh.blank == nil {
		return nil
	}
	return frame.Spread(text.New(words.Say("sheet.kept"), core.Caption),
		input.NewQuietButton(words.Say("sheet.afresh"), sh.startAfresh))
}

// saveDraft keeps what is filled in, for when something ends the program. An entry as it was in the beginning needs no draft.
// Only the first failure is told: what was filled in is still on the screen.
func (sh *sheet) saveDraft() {
	progress := sh.editor.Progress()
	if sh.blank != nil && same(sh.blank, sh.entry) && bytes.Equal(progress, sh.begun) {
		sh.dropDraft()
		return
	}
	d, err := game.NewDraft(sh.shell.Session.Game(), sh.act, sh.number, sh.entry, progress)
	if !sh.shell.ShowError(err) {
		sh.shell.Session.KeepDraft(session.Here, d)
	}
}

// dropDraft forgets the draft of the entry: nobody wants it.
func (sh *sheet) dropDraft() {
	sh.shell.Session.DropDraft(session.Here, game.Draft{Act: sh.act, Number: sh.number, Kind: sh.entry.Kind()})
}
