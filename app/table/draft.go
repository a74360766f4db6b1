package table

import (
	"bytes"

	"scripkeeper/app/session"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

func (sh *entrySheet) begin(v view.Game, e calc.Entry) {
	sh.blank, sh.resumed = nil, false
	var progress []byte
	if fresh, ok := sheet.Copy(v.Rulebook, e); ok {
		sh.blank = fresh
	}
	for _, d := range sh.shell.Session.Drafts.ForDevice(session.ThisDevice) {
		if d.Act != sh.act || d.Number != sh.number || d.Kind != e.Kind() || !sheet.DraftFits(v, sh.base, d) {
			continue
		}
		if before, err := d.Read(v.Rulebook); err == nil && (!sheet.Same(before, e) || len(d.Progress) > 0) {
			e, progress, sh.resumed = before, d.Progress, true
		}
	}
	sh.choose(v, e, progress)
	sh.scroll.ScrollToTop()
	sh.begun = sh.parts.progress()
}

func (sh *entrySheet) startAfresh() {
	sh.dropDraft()
	sh.begin(sh.shell.Session.View(), sh.blank)
	sh.focus()
}

// saveDraft stores an entry with changes, in case the app is closed. The session reports only the first failure,
// because the entry is still on the screen.
func (sh *entrySheet) saveDraft() {
	if !sh.filled() {
		sh.dropDraft()
		return
	}
	d, err := game.NewDraft(sh.shell.Session.Game(), sh.act, sh.number, calc.LoneEntry(sh.base, sh.entry),
		sh.parts.progress())
	if !sh.shell.ShowError(err) {
		sh.shell.Session.Drafts.Keep(session.ThisDevice, d)
	}
}

func (sh *entrySheet) filled() bool {
	return sh.blank == nil || !sheet.Same(sh.blank, calc.LoneEntry(sh.base, sh.entry)) ||
		!bytes.Equal(sh.parts.progress(), sh.begun)
}

func (sh *entrySheet) dropDraft() {
	sh.shell.Session.Drafts.Drop(session.ThisDevice, game.Draft{Act: sh.act, Number: sh.number, Kind: sh.entry.Kind()})
}

// takeTold adds what other players entered on their own devices.
func (sh *entrySheet) takeTold(v view.Game) {
	for _, d := range sh.shell.Session.Drafts.ForDevice(session.ThisDevice) {
		if sh.act != oplog.ActRecord || d.Act != sh.act || d.Kind != sh.entry.Kind() || d.Head != sh.head {
			continue
		}
		told, err := d.Read(v.Rulebook)
		if err != nil || sheet.Same(told, sh.entry) && bytes.Equal(d.Progress, sh.parts.progress()) {
			continue
		}
		task := sh.parts.task(v)
		task.Entry = told
		if len(task.Shared().Seats) == 0 {
			continue
		}
		sheet.CopyFields(sh.entry, told, sh.base, func(*calc.Field) bool { return true })
		sh.choose(v, sh.entry, d.Progress)
	}
}
