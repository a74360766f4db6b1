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

// An entrySheet is where an entry is made: its editor, live beneath it what the entry would do, and Record. The same
// sheet amends an entry of the past, and then shows what that changes.
type entrySheet struct {
	shell *shell.Shell
	// act is what Record does: record, replace or insert.
	act oplog.Act
	// number is the living entry that is replaced or inserted before, and op the operation that made its place: numbers
	// change when entries before it come and go. Gone tells that it is no longer in the game.
	number int
	op     int64
	gone   bool
	// base is the table that the entry is applied to, in a game whose entries led to head.
	base  calc.Table
	head  ledger.Hash
	entry calc.Entry

	content, body *fyne.Container
	editor        form.Editor
	title         *text.Text
	heading       *fyne.Container
	refusal       *text.Text
	// figures holds the matrix in the width that there is. It is made when it is first seen, and nil before.
	figures *fyne.Container
	matrix  *matrix.Matrix
	preview *fyne.Container
	// paths are where markers go on a chart, and foreseen is told of them, nil for nobody.
	paths    *fyne.Container
	foreseen func([]view.Path)
	// warning lies above all that scrolls, for what an amendment makes impossible.
	warning *fyne.Container
	// kinds are what is likely to be said besides, above the entry; others the rest, beneath it.
	kinds, others *fyne.Container
	// kept says that the entry was filled in before, and afresh forgets that.
	kept   *text.Text
	afresh *input.Button
	// offered is what lies above the entry, or where nothing does what lies beneath it.
	offered *core.KeyGroup
	// rare is what lies beneath it.
	rare   *core.KeyGroup
	scroll *container.Scroll
	// dock lies above Record, for what must move nothing.
	dock *fyne.Container
	// crown lies above all that scrolls, for what stays in sight.
	crown  *fyne.Container
	button *input.Button
	// onward records the entry and passes the turn on.
	onward *input.Button
	// parts are what players tell in secret.
	parts *secretParts
	// touched is true once the player filled something in.
	touched bool
	// blank is the entry as it was before anything was filled in, and resumed tells that the sheet began with a draft.
	blank   calc.Entry
	resumed bool
	// begun is how far the editor had come then.
	begun []byte
	// recording is true while the entry is being said.
	recording bool
	// titled is told whenever what the sheet is about changes, nil for nobody.
	titled func()
	// done is called after the entry is on disk.
	done func()
}

// newSheet is a sheet that records an entry on the present table.
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
	sh.title = text.New("", core.Headline).ShrinkFar() // one line, so that nothing moves when a long name comes into it
	sh.heading = frame.InsetSides(look.Space3, look.Space2, sh.title)
	sh.refusal = text.NewParagraph("", core.Body)
	sh.refusal.SetColor(look.Loss)
	sh.button = input.NewPrimaryButton("", nil)
	sh.button.OnTapped(func() { s.Recording(func() { sh.record() }) })
	sh.onward = input.NewQuietButton("", func() { s.Recording(sh.passOn) })
	sh.button.OnRefused = func(string) { sh.refusal.SetColor(look.Loss) } // why stands beside it
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

// goOn begins an entry on the table as it stands now.
func (sh *entrySheet) goOn(v view.Game, e calc.Entry) {
	sh.base, sh.head = v.Table, v.Game.Head()
	sh.begin(v, e)
}

// choose begins an entry on the sheet, or goes on with one of which an editor has got so far.
func (sh *entrySheet) choose(v view.Game, e calc.Entry, progress []byte) {
	if sh.entry = e; sh.act == oplog.ActRecord {
		sh.entry = sheet.Together(v.Rulebook, sh.base, e, progress)
	}
	sh.touched = false
	sh.shell.ShowRefusal("")
	task := form.Task{Rulebook: v.ID(), Table: sh.base, Entry: sh.entry, Pawns: v.Pawns(), Alone: sh.act != oplog.ActRecord,
		Changed: sh.touch, Refuse: sh.shell.ShowRefusal, Dock: sh.layBeneath,
		Low: sh.shell.Window.Canvas().Size().Height < shell.LowHeight}
	sh.layBeneath(nil)
	sh.parts.begin(v, progress)
	if sh.editor == nil || !sh.editor.Rebase(task) {
		sh.editor = sh.parts.editor(v, task)
	}
	frame.Fill(sh.body, sh.editor.Object())
	sh.offerOthers(v)
	sh.update()
	sh.scroll.ScrollToTop()
}

// layBeneath lays something beneath what is scrolled, or takes it away: then what says that the entry was filled in
// before lies there. The scroll gives the room for it, and nothing on it moves.
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

// touch follows what the player filled in.
func (sh *entrySheet) touch() {
	sh.touched = true
	sh.shell.ShowRefusal("")
	sh.saveDraft()
	sh.update()
}

// entitle shows what the sheet is about.
func (sh *entrySheet) entitle(title string) {
	if sh.title.Text() == title {
		return
	}
	sh.title.SetText(title)
	if sh.titled != nil {
		sh.titled()
	}
}

// pageTitle is what a page is called that the sheet covers.
func (sh *entrySheet) pageTitle() string {
	switch sh.act {
	case oplog.ActReplace:
		return words.Format("sheet.amend", words.Names{"number": sh.number})
	case oplog.ActInsert:
		return words.Format("sheet.insert", words.Names{"number": sh.number})
	}
	return sh.title.Text()
}

// task is what the sheet is for, as far as it is filled in.
func (sh *entrySheet) task(v view.Game) sheet.Task {
	return sheet.Task{Game: v, Act: sh.act, Number: sh.number, Base: sh.base, Entry: sh.entry,
		Looker: sh.editor.Looker(), Said: sh.parts.said,
		Touched: sh.touched}
}

// rebase puts the entry as it is filled in on the table as it stands now, when the game has gone on elsewhere, and takes
// what was told of it elsewhere.
func (sh *entrySheet) rebase(v view.Game) {
	switch {
	case sh.recording:
		return
	case v.Game.Head() == sh.head:
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
	sh.choose(v, calc.Alone(sh.base, sh.entry), sh.parts.progress())
	switch turned := whose != calc.None && view.Maker(sh.base, sh.entry) != whose; {
	case turned && sh.act == oplog.ActRecord: // what was filled in was another player's, whose draft it stays
		sh.begin(v, sh.expected(v))
	case filled && !sh.gone:
		sh.saveDraft()
	}
	if sh.titled != nil {
		sh.titled()
	}
}

// expected is the entry of the sheet's kind as the game expects it now, or the sheet's own where it expects none.
func (sh *entrySheet) expected(v view.Game) calc.Entry {
	for _, e := range v.Expected().All() {
		if e.Kind() == sh.entry.Kind() {
			return calc.Ready(v.Table, e)
		}
	}
	return sh.entry
}

// record says the entry, and is done when it is on disk, which it tells.
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

// enter says the entry and what comes after it, and gives what is to be done when it is on disk. What is filled in
// stays when it cannot be said.
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
		if moved { // some of it is on disk, and must not be said again
			sh.startAfresh()
		}
		return nil, false
	}
	s.Window.Canvas().Unfocus()
	number, act := sh.number, sh.act
	if act == oplog.ActRecord {
		sh.dropDraft() // what was recorded may be other entries than the one that it stands for
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

// focus brings the keyboard to where the entry begins, or to what else may be said where it asks for nothing.
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

func (sh *entrySheet) typed(letter rune) bool { return sh.editor.Typed(letter) }
