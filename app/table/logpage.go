package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// logPage is everything that was said, by round, the latest first. An entry that is tapped opens its statement, and
// from there it can be amended, taken out, or have another put before it.
type logPage struct {
	shell   *shell.Shell
	content *fyne.Container
	list    *logList
}

func newLogPage(s *shell.Shell) *logPage {
	p := &logPage{shell: s, list: newLogList(s)}
	voided := widget.NewSwitch(words.Say("log.showvoided"), "", false, func(on bool) { p.list.showVoided(on) })
	p.content = container.NewStack(s.Frame(s.Head(words.Say("log.title"), ""),
		widget.Stack(look.Space2, voided, p.list.content), nil))
	return p
}

// Content is the page.
func (p *logPage) Content() fyne.CanvasObject { return p.content }

// OfGame tells that the page is one of the game on the table.
func (p *logPage) OfGame() {}

// Update shows what was said since.
func (p *logPage) Update() { p.list.update() }

// logList is the list of entries, for the log's page and for the side of a wide table.
type logList struct {
	shell   *shell.Shell
	content *fyne.Container
	voided  bool
	// open is the entry whose statement is shown, 0 for none.
	open int
}

func newLogList(s *shell.Shell) *logList {
	return &logList{shell: s, content: widget.Stack(0)}
}

func (l *logList) showVoided(on bool) { l.voided = on; l.update() }

func (l *logList) update() {
	v := l.shell.Session.View()
	var rows []fyne.CanvasObject
	steps := v.Game.Steps()
	if l.voided {
		rows = append(rows, l.voidedRows(v)...)
	}
	round := 0
	for i := len(steps) - 1; i >= 0; i-- {
		step := steps[i]
		if r := step.Before.Round(); r != round {
			round = r
			rows = append(rows, widget.InsetSides(0, look.Space1,
				widget.NewText(words.RoundOf(v.ID(), r, 0), widget.Caption)))
		}
		rows = append(rows, l.row(v, step))
		if l.open == step.Number {
			rows = append(rows, l.detail(v, step))
		}
	}
	if len(steps) == 0 {
		rows = append(rows, widget.NewParagraph(words.Say("log.empty"), widget.Body).SetColor(look.Soft))
	}
	l.content.Objects = rows
	l.content.Refresh()
}

// row is one living entry: what it was and what it brought.
func (l *logList) row(v session.View, step ledger.Step) fyne.CanvasObject {
	detail := outcome(v.Layout, step)
	if step.Refusal != nil {
		detail = words.Say("log.illegal")
	}
	row := widget.NewRow(words.EntryShort(v.ID(), step.Before, step.Entry), detail, func() {
		if l.open == step.Number {
			l.open = 0
		} else {
			l.open = step.Number
		}
		l.update()
	})
	first := widget.Across(look.Space1, widget.NewText(words.Number(step.Number), widget.Caption).Whole())
	if seat := maker(step.Before, step.Entry); v.Layout.HasSeat(seat) {
		first.Add(widget.NewPawn(seat, 14))
	}
	row.SetEnds(first, nil)
	row.SetChosen(l.open == step.Number)
	return row.SetStruck(step.Refusal != nil)
}

// outcome tells in a few words how an entry changed the prices.
func outcome(layout *calc.Layout, step ledger.Step) string {
	var moves []string
	for i, c := range layout.Companies {
		if by := step.After.Price(i) - step.Before.Price(i); by != 0 && step.Before.Traded(i) {
			moves = append(moves, words.Tell("log.move", words.Names{"company": c.Code, "change": words.Signed(by)}))
		}
	}
	return words.Join(moves)
}

// detail is the statement of an entry, who said it, and what can be done about it.
func (l *logList) detail(v session.View, step ledger.Step) fyne.CanvasObject {
	var body fyne.CanvasObject
	if step.Refusal != nil {
		body = widget.NewParagraph(words.Refusal(v.ID(), v.Layout, step.Refusal), widget.Body).SetColor(look.Loss)
	} else {
		body = statementBlock(v, step.Statement, true)
	}
	s := l.shell
	actions := widget.NewFlow(look.Space1,
		widget.NewPlainButton(words.Say("log.amend"), theme.DocumentCreateIcon(), func() { pushAmend(s, step.Number) }),
		widget.NewPlainButton(words.Say("log.insert"), theme.ContentAddIcon(), func() { pushInsert(s, step.Number) }),
		widget.NewPlainButton(words.Say("log.void"), theme.DeleteIcon(), func() { pushVoid(s, step.Number) }))
	return widget.NewPanel(look.Felt, look.Space3, widget.Stack(look.Space2, body,
		widget.NewText(authorLine(step.By, step.At), widget.Caption), actions))
}

// authorLine tells who said something, on which device, and when.
func authorLine(by ledger.Author, at time.Time) string {
	n := words.Names{"person": by.Person, "device": by.Device, "time": at.Local().Format("2006-01-02 15:04")}
	if by.Person == "" {
		return words.Tell("log.by.device", n)
	}
	return words.Tell("log.by", n)
}

// voidedRows are the entries that were taken out or undone, struck through, each with a way back.
func (l *logList) voidedRows(v session.View) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	operations := v.Game.Operations()
	for i := len(operations) - 1; i >= 0; i-- {
		op := operations[i]
		if !op.Voided || op.Decoded == nil {
			continue
		}
		row := widget.NewRow(words.EntryShort(v.ID(), v.Table, op.Decoded), authorLine(op.By, op.At), nil)
		row.SetStruck(true)
		row.SetEnds(nil, widget.NewPlainButton(words.Say("log.restore"), theme.ContentUndoIcon(), func() {
			l.shell.ShowError(l.shell.Session.Restore(op.Op))
		}))
		rows = append(rows, row)
	}
	return rows
}
