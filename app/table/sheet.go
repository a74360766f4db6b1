package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/layout"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// An entrySheet is a form for an entry, with a live preview of the effects and the button Record. For a past entry, the
// preview shows the changes at the end of the game so far.
type entrySheet struct {
	shell *shell.Shell
	act   oplog.Act
	// number is the number of a past entry: the one to replace, or the one before which to insert a new entry. op is
	// the operation that created the past entry, because numbers change when earlier entries come and go. gone reports
	// whether the past entry was removed from the game.
	number int
	op     int64
	gone   bool
	base   calc.Table
	head   ledger.Hash
	entry  calc.Entry

	content, body *fyne.Container
	editor        form.Editor
	title         *text.Text
	heading       *fyne.Container
	refusal       *text.Text
	figures       *fyne.Container
	matrix        *matrix.Matrix
	preview       *fyne.Container
	// paths shows the moves of markers on a chart; foreseen, which may be nil, is called with the moves.
	paths    *fyne.Container
	foreseen func([]view.Path)
	// warning is above the scrolled part, and shows entries that the change makes illegal.
	warning *fyne.Container
	// kinds offers the likely entries, above the entry; others offers the rare entries, below it.
	kinds, others *fyne.Container
	// kept is a note that the entry comes from a draft; afresh discards the draft.
	kept   *text.Text
	afresh *input.Button
	// offered is the group of chips for likely entries or, without such chips, of the buttons for rare entries.
	offered *core.KeyGroup
	// rare is the group of buttons for rare entries.
	rare   *core.KeyGroup
	scroll *container.Scroll
	// dock holds an object between the scrolled part and Record. The object must not move the rest of the sheet.
	dock *fyne.Container
	// crown holds objects above the scrolled part that must stay visible.
	crown   *fyne.Container
	button  *input.Button
	onward  *input.Button
	parts   *secretParts
	touched bool
	// blank is the entry before anything was filled in; resumed reports whether the sheet started with a draft.
	blank   calc.Entry
	resumed bool
	// begun is the editor's progress at the start.
	begun     []byte
	recording bool
	// titled is called when the sheet may have a new title; may be nil.
	titled func()
	// done is called once the entry is on disk; may be nil.
	done func()
}

func newSheet(s *shell.Shell, v view.Game, e calc.Entry) *entrySheet {
	return buildSheet(s, v, oplog.ActRecord, 0, v.Table, e)
}

func buildSheet(s *shell.Shell, v view.Game, act oplog.Act, number int, base calc.Table, e calc.Entry) *entrySheet {
	sh := &entrySheet{shell: s, act: act, number: number, base: base, head: v.Game.Head(), body: frame.NewHolder(),
		figures: frame.NewHolder(), warning: frame.NewHolder(), preview: frame.Stack(look.Space1), paths: frame.Stack(look.Space1),
		kept: text.New(words.Text("sheet.kept"), core.Caption), kinds: frame.NewHolder(), others: frame.Stack(look.Space2),
		rare: core.NewKeyGroup()}
	if act != oplog.ActRecord {
		sh.op = v.Game.Steps()[number-1].Op
	}
	sh.title = text.New("", core.Headline).ShrinkFar() // a single line, because a longer name should move nothing
	sh.heading = frame.InsetSides(look.Space3, look.Space2, sh.title)
	sh.refusal = text.NewParagraph("", core.Body)
	sh.refusal.SetColor(look.Loss)
	sh.button = input.NewPrimaryButton("", nil)
	sh.button.OnTapped(func() { s.RunRecord(func() { sh.record() }) })
	sh.onward = input.NewQuietButton("", func() { s.RunRecord(sh.passOn) })
	sh.button.OnRefused = func(string) { sh.refusal.SetColor(look.Loss) } // the reason is beside the button
	sh.afresh = input.NewQuietButton(words.Text("sheet.afresh"), sh.startAfresh)
	sh.parts = newParts(sh)
	sh.scroll = container.NewVScroll(frame.InsetSides(look.Space3, look.Space2,
		frame.Stack(look.Space3, sh.kinds, sh.body, sh.paths, sh.figures, sh.preview, sh.others)))
	sh.dock, sh.crown = frame.NewHolder(), frame.NewHolder()
	sh.dock.Hide()
	foot := container.New(layout.Foot{Shell: s, Refusal: sh.refusal}, sh.refusal, sh.parts.row, sh.dock, sh.kept,
		sh.afresh)
	sh.content = container.New(layout.Sheet{}, frame.Stack(0, sh.heading, sh.crown, sh.warning),
		shell.OverBar(sh.scroll), frame.Stack(0, frame.NewRule(), foot))
	sh.begin(v, e)
	return sh
}

func (sh *entrySheet) goOn(v view.Game, e calc.Entry) {
	sh.base, sh.head = v.Table, v.Game.Head()
	sh.begin(v, e)
}

// choose shows an entry on the sheet, with the editor's earlier progress unless that is nil.
func (sh *entrySheet) choose(v view.Game, e calc.Entry, progress []byte) {
	if sh.entry = e; sh.act == oplog.ActRecord {
		sh.entry = sheet.BatchOf(v.Rulebook, sh.base, e, progress)
	}
	sh.touched = false
	sh.shell.ShowRefusal("")
	task := form.Task{Rulebook: v.ID(), Table: sh.base, Entry: sh.entry, Pawns: v.Pawns(),
		Amends:  sh.act != oplog.ActRecord,
		Changed: sh.touch, Refuse: sh.shell.ShowRefusal, Dock: sh.layBeneath,
		Low: sh.shell.Window.Canvas().Size().Height < shell.LowHeight}
	sh.layBeneath(nil)
	sh.parts.said = sh.parts.task(v).FinishedParts(progress)
	if sh.editor == nil || !sh.editor.Rebase(task) {
		sh.editor = sh.parts.editor(v, task)
	}
	frame.Fill(sh.body, sh.editor.Object())
	sh.offerOthers(v)
	sh.update()
	sh.scroll.ScrollToTop()
}

// layBeneath sets the object in the dock; nil shows the note on the draft instead. The scrolled part gets less height,
// and its content does not move.
func (sh *entrySheet) layBeneath(o fyne.CanvasObject) {
	sh.dock.Objects = nil
	if o != nil {
		sh.dock.Objects = []fyne.CanvasObject{o}
	}
	core.Show(sh.dock, o != nil)
	kept := o == nil && sh.resumed && sh.blank != nil
	core.Show(sh.kept, kept)
	core.Show(sh.afresh, kept)
	if sh.content != nil {
		sh.content.Refresh()
	}
}

func (sh *entrySheet) touch() {
	sh.touched = true
	sh.shell.ShowRefusal("")
	sh.saveDraft()
	sh.update()
}

func (sh *entrySheet) entitle(title string) {
	if sh.title.Text() == title {
		return
	}
	sh.title.SetText(title)
	if sh.titled != nil {
		sh.titled()
	}
}

func (sh *entrySheet) pageTitle() string {
	switch sh.act {
	case oplog.ActReplace:
		return words.Format("sheet.amend", words.Names{"number": sh.number})
	case oplog.ActInsert:
		return words.Format("sheet.insert", words.Names{"number": sh.number})
	}
	return sh.title.Text()
}

func (sh *entrySheet) task(v view.Game) sheet.Task {
	task := sh.parts.task(v)
	task.Looker = sh.editor.Looker()
	return task
}

// rebase moves the filled-in entry to the current table if another device has moved the game on or renamed a player,
// and adds parts entered on other devices.
func (sh *entrySheet) rebase(v view.Game) {
	switch {
	case sh.recording:
		return
	case v.Game.Head() == sh.head && slices.Equal(v.Table.Layout().Seats, sh.base.Layout().Seats):
		sh.takeTold(v)
		return
	}
	whose, filled := view.Maker(sh.base, sh.entry), sh.filled()
	if sh.act == oplog.ActRecord {
		sh.base = v.Table
	} else if step, there := v.Game.StepOf(sh.op); there {
		sh.number, sh.base, sh.gone = step.Number, step.Before, false
	} else {
		sh.gone = true
	}
	sh.head = v.Game.Head()
	sh.choose(v, calc.LoneEntry(sh.base, sh.entry), sh.parts.progress())
	switch turned := whose != calc.None && view.Maker(sh.base, sh.entry) != whose; {
	case turned && sh.act == oplog.ActRecord: // the entry of another player stays in that player's draft
		sh.begin(v, sh.expected(v))
	case filled && !sh.gone:
		sh.saveDraft()
	}
	if sh.titled != nil {
		sh.titled()
	}
}

// expected returns the expected entry of the sheet's kind, or the sheet's own entry if that kind is not expected.
func (sh *entrySheet) expected(v view.Game) calc.Entry {
	for _, e := range v.Expected().All() {
		if e.Kind() == sh.entry.Kind() {
			return calc.Ready(v.Table, e)
		}
	}
	return sh.entry
}

// record records the entry and reports whether it is on disk.
func (sh *entrySheet) record() bool {
	if sh.button.Disabled() || sh.parts.veil != nil {
		return false
	}
	done, ok := sh.enter()
	if ok {
		done()
	}
	return ok
}

// enter records the sheet's entry, and then the given further entries. If all are recorded, ok is true, and the caller
// must then call done. A refused entry stays on the sheet.
func (sh *entrySheet) enter(also ...calc.Entry) (done func(), ok bool) {
	s := sh.shell
	task := sh.task(s.Session.View())
	if len(also) > 0 {
		task.More = append(slices.Clip(task.Entries()), also...)
	}
	short, count := task.Short(), len(task.Entries())
	sh.recording = true
	err := s.Session.Enter(session.Request{Head: sh.head, Act: sh.act, Number: sh.number, Entries: task.Entries()})
	sh.recording = false
	if s.ShowError(err) {
		moved := count > 1 && s.Session.Game().Head() != sh.head
		sh.rebase(s.Session.View())
		if moved { // some entries are on disk, and must not be recorded again
			sh.startAfresh()
		}
		return nil, false
	}
	s.Window.Canvas().Unfocus()
	number, act := sh.number, sh.act
	if act == oplog.ActRecord {
		sh.dropDraft() // the draft may differ from the recorded entries
		number = len(s.Session.Game().Steps())
	}
	return func() {
		if sh.done != nil {
			sh.done()
		}
		if count > 1 {
			s.ShowBar(frame.NewUndoBar(sheet.Entered(oplog.ActRecord, short), undoAction(s)))
		} else {
			showEntered(s, act, short, number)
		}
	}, true
}

// focus focuses the first field of the entry, or the offers of other entries if there is no field.
func (sh *entrySheet) focus() {
	canvas := sh.shell.Window.Canvas()
	canvas.Unfocus()
	sh.editor.Focus(canvas)
	if canvas.Focused() == nil && sh.parts.veil != nil {
		canvas.Focus(sh.parts.show)
	}
	if canvas.Focused() == nil && sh.offered.Home() != nil {
		canvas.Focus(sh.offered.Home())
	}
}
