package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/sheets"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// A sheet is where an entry is made: its editor, live beneath it what the entry would do, and Record. The same sheet
// amends an entry of the past, and then shows what that changes.
type sheet struct {
	shell *shell.Shell
	// act is what Record does: record, replace or insert.
	act oplog.Act
	// number is the living entry that is replaced or inserted before.
	number int
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
	// warning lies above all that scrolls, for what an amendment makes impossible.
	warning *fyne.Container
	// kinds are what is likely to be said besides, above the entry; others the rest, beneath it.
	kinds, others *fyne.Container
	// offered is what lies above the entry, or where nothing does what lies beneath it.
	offered *core.KeyGroup
	scroll  *container.Scroll
	// dock lies above Record, for what must move nothing.
	dock   *fyne.Container
	button *input.Button
	// touched is true once the player filled something in.
	touched bool
	// blank is the entry as it was before anything was filled in, and kept tells that the sheet began with a draft.
	blank   calc.Entry
	resumed bool
	// begun is how far the editor had come then.
	begun []byte
	// recording is true while the entry is being said.
	recording bool
	// titled is told what the sheet is about whenever that changes, nil for nobody.
	titled func(title string)
	// done is called after the entry is on disk.
	done func()
}

// newSheet is a sheet that records an entry on the present table.
func newSheet(s *shell.Shell, v view.Game, e calc.Entry) *sheet {
	return buildSheet(s, v, oplog.ActRecord, 0, v.Table, e)
}

func buildSheet(s *shell.Shell, v view.Game, act oplog.Act, number int, base calc.Table, e calc.Entry) *sheet {
	sh := &sheet{shell: s, act: act, number: number, base: base, head: v.Game.Head(), body: frame.NewHolder(), figures: frame.NewHolder(), warning: frame.NewHolder(), preview: frame.Stack(look.Space1),
		kinds: frame.NewHolder(), others: frame.Stack(look.Space2)}
	sh.title = text.New("", core.Headline).ShrinkFar() // one line, so that nothing moves when a long name comes into it
	sh.heading = frame.InsetSides(look.Space3, look.Space2, sh.title)
	sh.refusal = text.NewParagraph("", core.Body)
	sh.refusal.SetColor(look.Loss)
	sh.button = input.NewPrimaryButton(sh.label(), nil)
	sh.button.OnTapped(func() { s.Recording(func() { sh.record() }) })
	sh.button.OnRefused = func(string) { sh.refusal.SetColor(look.Loss) } // why stands beside it
	sh.scroll = container.NewVScroll(frame.InsetSides(look.Space3, look.Space2,
		frame.Stack(look.Space3, sh.kinds, sh.body, sh.figures, sh.preview, sh.others)))
	sh.dock = frame.NewHolder()
	sh.dock.Hide()
	foot := frame.Stack(0, frame.NewRule(),
		frame.InsetSides(look.Space3, look.Space2, container.New(sheetFoot{s, sh.refusal}, sh.refusal, sh.button, sh.dock)))
	sh.content = container.New(sheetParts{}, frame.Stack(0, sh.heading, sh.warning), shell.OverBar(sh.scroll), foot)
	sh.begin(v, e)
	return sh
}

// goOn begins an entry on the table as it stands now.
func (sh *sheet) goOn(v view.Game, e calc.Entry) {
	sh.base, sh.head = v.Table, v.Game.Head()
	sh.begin(v, e)
}

// choose begins an entry on the sheet, or goes on with one of which an editor has got so far.
func (sh *sheet) choose(v view.Game, e calc.Entry, progress []byte) {
	sh.entry = e
	sh.touched = false
	sh.shell.ShowRefusal("")
	task := form.Task{Rulebook: v.ID(), Table: sh.base, Entry: e, Pawns: v.Pawns(), Alone: sh.act != oplog.ActRecord, Progress: progress, Changed: sh.touch, Refuse: sh.shell.ShowRefusal, Dock: sh.layBeneath}
	sh.layBeneath(nil)
	if sh.editor == nil || !sh.editor.Rebase(task) {
		sh.editor = sheets.EditorFor(task)
	}
	sh.body.Objects = []fyne.CanvasObject{sh.editor.Object()}
	sh.body.Refresh()
	sh.offerOthers(v)
	sh.update()
	sh.scroll.ScrollToTop()
}

// layBeneath lays something beneath what is scrolled, or takes it away: then what says that the entry was filled in before lies
// there. The scroll gives the room for it, and nothing on it moves.
func (sh *sheet) layBeneath(o fyne.CanvasObject) {
	if o == nil {
		o = sh.keptLine()
	}
	sh.dock.Objects = nil
	if o != nil {
		sh.dock.Objects = []fyne.CanvasObject{o}
	}
	core.Show(sh.dock, o != nil)
	if sh.content != nil {
		sh.content.Refresh()
	}
}

// touch follows what the player filled in.
func (sh *sheet) touch() {
	sh.touched = true
	sh.shell.ShowRefusal("")
	sh.saveDraft()
	sh.update()
}

// entitle shows what the sheet is about.
func (sh *sheet) entitle(v view.Game) {
	title := words.EntryTitle(v.ID(), sh.base, sh.entry)
	if sh.title.Text() == title {
		return
	}
	sh.title.SetText(title)
	if sh.titled != nil {
		sh.titled(title)
	}
}

// update shows what the entry as it stands would do, or why it cannot be.
func (sh *sheet) update() {
	v := sh.shell.Session.View()
	sh.entitle(v)
	after, statement, refusal := sh.apply()
	sentence, unfinished := sh.refused(v, refusal)
	core.Enable(sh.button, sentence == "")
	sh.button.SetLabel(sh.label())
	above := sh.warningHeight()
	sh.preview.Objects, sh.warning.Objects = nil, nil
	sh.warnOfItself(v)
	if sentence != "" {
		sh.showMakerFigures(v)
		sh.refuse(sentence, unfinished)
	} else {
		sh.refusal.SetText("")
		looker, concealed := sh.editor.Looker(), sh.editor.Concealed()
		changes, differs := v.For(looker).Changes(sh.base, after, chosenCompanies(sh.base, sh.entry)...)
		core.Show(sh.figures, false)
		if differs && !concealed {
			sh.showFigures(v, changes.Unmoved(words.PriceEvents(v.ID(), statement)), matrix.HeadPrices)
		}
		if concealed {
			sh.preview.Objects = append(sh.preview.Objects, text.NewParagraph(words.Say("veil.later"), core.Body).SetColor(look.Soft))
		} else if !sh.editor.ShowsOutcome() {
			sh.preview.Objects = append(sh.preview.Objects, statementBlock(v.For(looker).Lines(statement, false)))
		}
		if sh.act != oplog.ActRecord {
			sh.preview.Objects = append(sh.preview.Objects, sh.consequences(v)...)
		}
		if sh.unchanged(v) {
			sh.refuse(words.Say("sheet.unchanged"), true)
		}
	}
	core.Show(sh.warning, len(sh.warning.Objects) > 0)
	core.Show(sh.refusal, sh.refusal.Text() != "")
	sh.preview.Refresh()
	sh.warning.Refresh() // its words know how wide they are before their height is asked for
	sh.content.Refresh()
	if moved := sh.warningHeight() - above; moved != 0 { // what is under a finger stays there
		sh.scroll.ScrollToOffset(sh.scroll.Offset.AddXY(0, moved))
	}
}

// warningHeight is how much room the warning takes above the sheet.
func (sh *sheet) warningHeight() float32 {
	if !sh.warning.Visible() {
		return 0
	}
	return sh.warning.MinSize().Height
}

// unchanged tells whether the entry that is amended is still as it stands in the log, so that there is nothing to save.
func (sh *sheet) unchanged(v view.Game) bool {
	steps := v.Game.Steps()
	return sh.act == oplog.ActReplace && sh.number <= len(steps) && same(steps[sh.number-1].Entry, sh.entry)
}

// entries are those that Record records: mostly the one of the sheet.
func (sh *sheet) entries() []calc.Entry {
	if all := sh.editor.Entries(); len(all) > 0 {
		return all
	}
	return []calc.Entry{sh.entry}
}

// apply is what the entry and those that come with it do.
func (sh *sheet) apply() (calc.Table, calc.Statement, *calc.Refusal) {
	var all calc.Statement
	after := sh.base
	for _, e := range sh.entries() {
		next, statement, refusal := e.Apply(after)
		if refusal != nil {
			return sh.base, statement, refusal
		}
		after, all.Lines = next, slices.Concat(all.Lines, statement.Lines)
	}
	return after, all, nil
}

// showFigures shows figures under a heading.
func (sh *sheet) showFigures(v view.Game, m view.Matrix, heading matrix.Heading) {
	core.Show(sh.figures, true)
	if sh.matrix == nil {
		sh.matrix = newMatrix(v, m, nil)
		sh.figures.Layout, sh.figures.Objects = frame.AsWide{}, []fyne.CanvasObject{sh.matrix}
	}
	sh.matrix.SetHeading(heading)
	sh.matrix.Update(drawnMatrix(m))
	sh.figures.Refresh()
}

// label is what the button is called.
func (sh *sheet) label() string {
	if sh.act != oplog.ActRecord {
		return words.Say("sheet.saved")
	}
	if sh.editor != nil {
		if label := sh.editor.RecordLabel(); label != "" {
			return label
		}
	}
	return words.Say("sheet.record")
}

// refused is why the entry cannot be, empty when it can.
func (sh *sheet) refused(v view.Game, r *calc.Refusal) (sentence string, unfinished bool) {
	sentence, unfinished = sh.editor.Refused(r)
	if sentence != "" || r == nil {
		return sentence, unfinished
	}
	if field, unsaid := unfilledField(sh.entry, sh.base, r); unsaid && (!r.Unfinished || r.Code == "seat.unknown" || r.Code == "amount.none") {
		return words.Ask(v.ID(), v.Layout, field), true
	}
	return words.Refusal(v.ID(), v.Layout, r), sh.unfinished(r)
}

// refuse says why the entry cannot be, softly as long as it is merely not finished.
func (sh *sheet) refuse(sentence string, unfinished bool) {
	sh.refusal.SetColor(look.Loss)
	if unfinished {
		sh.refusal.SetColor(look.Soft)
	}
	sh.refusal.SetText(sentence)
	sh.button.DisableBecause(sh.refusal.Text())
}

// unfinished tells whether a refusal only asks for what was not said yet.
func (sh *sheet) unfinished(r *calc.Refusal) bool {
	if !sh.touched && sh.act == oplog.ActRecord {
		return true
	}
	return unfilled(sh.entry, sh.base, r)
}

// unfilled tells whether a refusal only asks for a field of an entry that is not filled in.
func unfilled(e calc.Entry, base calc.Table, r *calc.Refusal) bool {
	_, unsaid := unfilledField(e, base, r)
	return unsaid || r.Unfinished
}

// unfilledField is the field that a refusal stands at, and whether it is not filled in.
func unfilledField(e calc.Entry, base calc.Table, r *calc.Refusal) (*calc.Field, bool) {
	for _, field := range e.Form(base).Fields {
		if field.Name != r.Field && !strings.HasPrefix(field.Name, r.Field+".") {
			continue
		}
		switch {
		case field.Kind == calc.TextKind:
			return field, field.GetText() == ""
		case field.Kind == calc.AmountKind && len(field.Allowed.Choices) == 0:
			return field, field.Get() == 0 || form.Unsaid(field)
		}
		return field, len(field.Allowed.Choices) > 0 && (field.Get() == calc.None || !form.Offered(field))
	}
	return nil, false
}

// consequences are the figures at the end that an amendment changes, and the entries that it makes impossible.
func (sh *sheet) consequences(v view.Game) []fyne.CanvasObject {
	d, err := v.Game.Amendment(game.Amendment{Act: sh.act, Number: sh.number, Entry: sh.entry})
	if err != nil {
		return []fyne.CanvasObject{text.NewParagraph(sh.shell.ErrorText(err), core.Body).SetColor(look.Loss)}
	}
	c := v.Consequences(d)
	sh.warn(c)
	return consequences(v, c)
}

// consequences tells what an amendment changes at the end.
func consequences(v view.Game, c view.Consequences) []fyne.CanvasObject {
	all := []fyne.CanvasObject{frame.InsetSides(0, look.Space2, frame.NewSection(words.Say("sheet.changes")))}
	if c.Same {
		return append(all, text.NewParagraph(words.Say("sheet.changes.none"), core.Body))
	}
	all = append(all, container.New(frame.AsWide{}, newMatrix(v, c.Changes, nil)))
	for _, sentence := range c.Illegal {
		all = append(all, text.NewParagraph(sentence, core.Body).SetColor(look.Loss))
	}
	for _, sentence := range c.Legal {
		all = append(all, text.NewParagraph(sentence, core.Body))
	}
	return all
}

// rebase puts the entry as it is filled in on the table as it stands now, when the game has gone on elsewhere.
func (sh *sheet) rebase(v view.Game) {
	if sh.recording || v.Game.Head() == sh.head {
		return
	}
	switch steps := v.Game.Steps(); {
	case sh.act == oplog.ActRecord:
		sh.base = v.Table
	case sh.number <= len(steps):
		sh.base = steps[sh.number-1].Before
	}
	sh.head = v.Game.Head()
	sh.choose(v, sh.entry, sh.editor.Progress())
}

// record says the entry, and is done when it is on disk, which it tells. What is filled in stays when it cannot be said.
func (sh *sheet) record() bool {
	s := sh.shell
	if sh.button.Disabled() {
		return false
	}
	short, count := sh.short(), len(sh.entries())
	sh.recording = true
	err := sh.submit()
	sh.recording = false
	if s.ShowError(err) {
		moved := count > 1 && s.Session.Game().Head() != sh.head
		sh.rebase(s.Session.View())
		if moved { // some of it is on disk, and must not be said again
			sh.startAfresh()
		}
		return false
	}
	s.Window.Canvas().Unfocus()
	number := sh.number
	if sh.act == oplog.ActRecord {
		number = len(s.Session.Game().Steps())
	}
	if sh.done != nil {
		sh.done()
	}
	if count > 1 {
		showSeveral(s, short)
	} else {
		showEntered(s, sh.act, short, number)
	}
	return true
}

// short is what the entry is called in a line, with those that come with it.
func (sh *sheet) short() string {
	var all []string
	for _, e := range sh.entries() {
		all = append(all, words.EntryShort(sh.shell.Session.View().ID(), sh.base, e))
	}
	return words.Join(all)
}

// submit says the entry to the session.
func (sh *sheet) submit() error {
	return sh.shell.Session.Enter(session.Request{Head: sh.head, Act: sh.act, Number: sh.number, Entries: sh.entries()})
}

// focus brings the keyboard to where the entry begins, or to what else may be said where it asks for nothing.
func (sh *sheet) focus() {
	canvas := sh.shell.Window.Canvas()
	canvas.Unfocus()
	sh.editor.Focus(canvas)
	if canvas.Focused() == nil && sh.offered.Home() != nil {
		canvas.Focus(sh.offered.Home())
	}
}

func (sh *sheet) typed(letter rune) bool { return sh.editor.Typed(letter) }
