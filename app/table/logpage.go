package table

import (
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

type logPage struct {
	content *fyne.Container
	list    *logList
}

func newLogPage(s *shell.Shell) *logPage {
	p := &logPage{list: newLogList(s)}
	undone := shell.Reading(look.Space1, p.list.undoneSwitch())
	p.content = container.NewBorder(frame.Stack(0, s.Head(words.Text("log.title"), ""), frame.NewRule(), undone), nil,
		nil, nil,
		shell.OverBar(shell.Reading(look.Space1, p.list.rows.Content)))
	return p
}

// NewEntryPage returns the log with one entry opened. number counts the entries in effect from 1.
func NewEntryPage(s *shell.Shell, number int) shell.Page {
	p := newLogPage(s)
	if steps := s.Session.View().Game.Steps(); number > 0 && number <= len(steps) {
		p.list.open = steps[number-1].Op
	}
	return p
}

func (p *logPage) Content() fyne.CanvasObject { return p.content }

func (p *logPage) OfGame() {}

func (p *logPage) Update() { p.list.update() }

type logList struct {
	shell  *shell.Shell
	rows   *list.Rows
	words  logWords
	undone logWords
	make   []func() fyne.CanvasObject
	voided bool
	// open is the operation that created the opened entry, 0 if no entry is open.
	open int64
}

func newLogList(s *shell.Shell) *logList {
	l := &logList{shell: s}
	l.rows = list.NewRows(func(item int) fyne.CanvasObject { return l.make[item]() })
	l.rows.Resized = l.update
	return l
}

func (l *logList) undoneSwitch() *input.Switch {
	return input.NewSwitch(words.Text("log.showvoided"), "", false, func(on bool) { l.voided = on; l.update() })
}

// update lists the entries, latest first, once the rows have a width. It keeps the row of an entry with the same hash,
// because the hash determines the row's text.
func (l *logList) update() {
	if l.rows.Width() <= 0 {
		return
	}
	v := l.shell.Session.View()
	var items []list.RowItem
	l.make = nil
	add := func(key string, height float32, row func() fyne.CanvasObject) {
		items, l.make = append(items, list.RowItem{Key: key, Height: height}), append(l.make, row)
	}
	high := list.NewRow("A", "A", nil).MinSize().Height
	if l.voided {
		l.addVoided(v, add)
	}
	heading := roundHeading(v, 1).MinSize().Height
	steps, round, opened := v.Game.Steps(), 0, -1
	digits := max(2, len(strconv.Itoa(len(steps))))
	l.words.begin(l.rows.Width(), leadOf(v, calc.None, 0, digits), nil)
	for i := len(steps) - 1; i >= 0; i-- {
		step := &steps[i]
		key := words.Number(digits) + string(step.Hash[:])
		if step.Source != step.Op {
			key += "amended"
		}
		if r := step.Before.Round(); r != round {
			round = r
			add("round"+key, heading, func() fyne.CanvasObject { return roundHeading(v, r) })
		}
		entry := l.words.of(key, func() (string, string) { e := view.LogEntryOf(v, *step); return e.Title, e.Detail })
		key += " " + strconv.Itoa(entry.lines)
		row := func() fyne.CanvasObject { return l.row(v, *step, digits, entry) }
		if l.open != step.Op {
			add(key, entry.height, row)
			continue
		}
		opened = len(items)
		add("chosen"+key, entry.height, row)
		detail := l.detail(v, *step)
		detail.Resize(fyne.NewSize(l.rows.Width(), 0))
		add("detail"+key+words.Number(int(l.rows.Width())), detail.MinSize().Height,
			func() fyne.CanvasObject { return detail })
	}
	if len(steps) == 0 {
		add("empty", high, func() fyne.CanvasObject {
			return text.NewParagraph(words.Text("log.empty"), core.Body).SetColor(look.Soft)
		})
	}
	if drawn := v.Game.Setup().Drawn; drawn != nil {
		about := text.NewParagraph(words.DrawnFrom(*drawn), core.Caption)
		about.Resize(fyne.NewSize(l.rows.Width(), 0))
		add("drawn"+words.Number(int(l.rows.Width())), about.MinSize().Height+look.Space3, func() fyne.CanvasObject {
			return frame.InsetSides(0, look.Space1, about)
		})
	}
	l.rows.SetItems(items)
	if opened >= 0 {
		l.rows.ScrollTo(opened + 1)
		l.rows.ScrollTo(opened) // show the top of the entry, even if its statement does not fit below
	}
}

func roundHeading(v view.Game, round int) fyne.CanvasObject {
	return frame.InsetSides(0, look.Space1, text.New(v.Round(round), core.Caption))
}

const pawnSize float32 = 14

func (l *logList) row(v view.Game, step game.Step, digits int, entry logEntry) fyne.CanvasObject {
	row := list.NewRow(entry.title, entry.detail, func() {
		if l.open == step.Op {
			l.open = 0
		} else {
			l.open = step.Op
		}
		l.update()
	}).Lines(entry.lines)
	row.SetEnds(leadOf(v, view.Maker(step.Before, step.Entry), step.Number, digits), nil)
	row.SetChosen(l.open == step.Op)
	return row.SetStruck(step.Refusal != nil)
}

// leadOf returns the left end of an entry's row: the number, right-aligned in the width of the given number of digits,
// and the player's pawn.
func leadOf(v view.Game, seat, number, digits int) fyne.CanvasObject {
	first := frame.Across(look.Space1, container.New(
		frame.OfWidth(text.New(strings.Repeat("0", digits), core.Caption).Room),
		text.New(words.Number(number), core.Caption).SetAlign(fyne.TextAlignTrailing)))
	if v.Layout.HasSeat(seat) {
		first.Add(mark.NewPawn(v.Pawn(seat), pawnSize))
	} else {
		space := canvas.NewRectangle(color.Transparent)
		space.SetMinSize(fyne.NewSquareSize(pawnSize))
		first.Add(space)
	}
	return first
}

func (l *logList) detail(v view.Game, step game.Step) fyne.CanvasObject {
	told := view.EntryDetailsOf(v, step)
	body := frame.Stack(look.Space1)
	if told.Refusal != "" {
		body.Add(refusalText(told.Refusal))
	}
	body.Add(statementBlock(told.Lines))
	if told.Reason != "" {
		body.Add(text.NewParagraph(told.Reason, core.Body))
	}
	addSuspects(body, l.shell, told.Suspects)
	actions := append(entryActions(l.shell, step), goByAction(l.shell, v, step)...)
	return frame.NewPanel(look.Felt, look.Space3, frame.Stack(look.Space2, frame.NewFlow(look.Space1, actions...), body,
		text.New(told.By, core.Caption)))
}

func (l *logList) addVoided(v view.Game, add func(key string, height float32, row func() fyne.CanvasObject)) {
	restore := func(op int64) *input.Button {
		return input.NewPlainButton(words.Text("common.restore"), theme.ContentUndoIcon(), func() {
			l.shell.ShowError(l.shell.Session.Restore(op, l.shell.Session.Author()))
		})
	}
	l.undone.begin(l.rows.Width(), nil, restore(0))
	for _, e := range view.Undone(v) {
		key := "voided" + words.Number(int(e.Op))
		entry := l.undone.of(key, func() (string, string) { return e.Title, e.Detail })
		add(key+" "+strconv.Itoa(entry.lines), entry.height, func() fyne.CanvasObject {
			return list.NewRow(entry.title, entry.detail, nil).Lines(entry.lines).SetStruck(true).SetEnds(nil,
				restore(e.Op))
		})
	}
}
