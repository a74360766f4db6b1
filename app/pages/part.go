package pages

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

func (c *column) pieces(at int, part page.Part) []piece {
	var all []piece
	add := func(shows any, draw func() fyne.CanvasObject) { all = append(all, piece{shows: shows, draw: draw}) }
	if part.As == page.Empty {
		add(part, func() fyne.CanvasObject { return c.empty(part) })
		return all
	}
	if closed := c.of.closed(part); part.Folded {
		add([]any{part.Title, part.About, closed}, func() fyne.CanvasObject { return c.fold(part, closed) })
		if closed {
			return all
		}
	} else if part.Title != "" {
		add(part.Title, func() fyne.CanvasObject { return frame.Stack(0, frame.NewSection(part.Title), spacer(look.Space1)) })
	}
	if len(part.Choices) > 0 {
		add(part.Choices, func() fyne.CanvasObject { return c.choice(part) })
	}
	for _, note := range part.Says {
		add(note, func() fyne.CanvasObject { return newNote(note) })
	}
	if part.Chart != nil {
		add(part.Chart, func() fyne.CanvasObject { return c.chart(*part.Chart) })
	}
	asked, offered := c.of.fields.pieces(part), part.Actions
	all = append(all, asked...)
	if len(asked) == 1 { // the main action is beside the only field
		offered = slices.DeleteFunc(slices.Clone(offered), func(a page.Action) bool { return a.Main })
	}
	if len(offered) > 0 && len(asked) > 0 {
		add(offered, func() fyne.CanvasObject { return c.offered(offered) })
	}
	all = append(all, c.listed(at, part)...)
	if len(offered) > 0 && len(asked) == 0 {
		add(offered, func() fyne.CanvasObject { return c.offered(offered) })
	}
	return all
}

func (c *column) listed(at int, part page.Part) []piece {
	rows := part.Rows
	more := len(rows) - part.First
	if part.First > 0 && more > 1 && !c.opened[at] {
		rows = rows[:part.First]
	} else {
		more = 0
	}
	var all []piece
	switch part.As {
	case page.Cards, page.Columns, page.Figures:
		all = c.sideBySide(part, rows)
	case page.Marks:
		all = []piece{{shows: rows, draw: func() fyne.CanvasObject { return c.marks(part, rows) }}}
	default:
		all = c.lines(part, rows)
	}
	if more > 0 {
		all = append(all, piece{shows: more, draw: func() fyne.CanvasObject { return c.rest(at, more) }})
	}
	return all
}

// rest returns the button that shows a part's remaining rows and focuses the first of them.
func (c *column) rest(at, left int) *input.Button {
	var button *input.Button
	button = input.NewPlainButton(words.More(left), theme.MenuDropDownIcon(), func() {
		c.rearrange(button, func() { c.opened[at] = true })
	})
	return button
}

// rearrange makes a change that removes a control, and lists the pieces again. If the control had the focus, the
// control in its position gets it.
func (c *column) rearrange(at fyne.Focusable, change func()) {
	on := c.of.shell.Window.Canvas()
	byKeyboard := on.Focused() == at
	if byKeyboard {
		on.FocusPrevious()
	}
	change()
	if c.arrange(); byKeyboard {
		on.FocusNext()
	}
}

func (c *column) fold(part page.Part, closed bool) *list.Row {
	arrow := theme.MenuDropUpIcon()
	if closed {
		arrow = theme.MenuDropDownIcon()
	}
	var row *list.Row
	row = list.NewRow(part.Title, part.About, func() {
		c.rearrange(row, func() { c.of.unfolded[part.Title] = closed })
	}).Flush().SetEnds(nil, mark.NewPicture(arrow, foldSide, look.Soft))
	return row
}

const foldSide = 24

func (p *Page) closed(part page.Part) bool {
	return part.Folded && !p.unfolded[part.Title]
}

func newNote(note page.Note) fyne.CanvasObject {
	style := core.Body
	if note.Small {
		style = core.Caption
	}
	said := text.NewParagraph(note.Text, style)
	if note.Tone != page.Ink {
		said.SetColor(color(note.Tone))
	}
	return frame.InsetSides(0, look.Space1, said)
}

// empty shows a part's icon, title, notes and actions, centered, for an empty list or to honor a person. Notes with the
// tone [page.Turn] are largest.
func (c *column) empty(part page.Part) fyne.CanvasObject {
	all := frame.Stack(look.Space3, layout.NewSpacer())
	say := func(line string, style core.Style, tone page.Tone) {
		all.Add(text.NewParagraph(line, style).SetColor(color(tone)).SetAlign(fyne.TextAlignCenter))
	}
	if part.Icon != "" {
		all.Add(mark.NewPicture(icon(part.Icon), 64, look.Edge))
	}
	say(part.Title, core.FigureText, page.Ink)
	for _, note := range part.Says {
		if note.Tone == page.Turn {
			say(note.Text, core.Hero, page.Turn)
		} else {
			say(note.Text, core.Body, page.Soft)
		}
	}
	for _, a := range part.Actions {
		all.Add(container.NewCenter(c.of.button(a)))
	}
	all.Add(layout.NewSpacer())
	return frame.Inset(look.Space5, all)
}

func (c *column) choice(part page.Part) fyne.CanvasObject {
	title := part.Title
	if title == "" {
		title = c.of.seen.Title
	}
	var picks []form.Pick
	for _, a := range part.Choices {
		pick := form.Pick{Label: a.Text, Chosen: a.Main, Take: func() { c.of.turn(a) }}
		if a.Rulebook != "" {
			pick.Mark = form.Badge(a.Rulebook, badgeSide)
		}
		picks = append(picks, pick)
	}
	return form.NewFoldedChoice(c.of.shell.Window.Canvas(), title, picks)
}

func (c *column) chart(of page.Chart) fyne.CanvasObject {
	drawn := chart.NewLineChart(of.Title, of.Series)
	if of.Tenths {
		drawn.Written(func(value int) string { return words.Tenths(float64(value) / 10) })
	}
	tall := frame.Sized{Least: func(o fyne.CanvasObject) fyne.Size { return o.MinSize().Max(fyne.NewSize(0, 180)) }}
	return list.NewTile(of.Title, sized(tall, drawn), c.of.tapped(of.Open))
}

func (c *column) offered(actions []page.Action) fyne.CanvasObject {
	flow := frame.NewFlow(look.Space1)
	for _, a := range actions {
		flow.Add(c.of.button(a))
	}
	return flow
}

func (p *Page) button(a page.Action) *input.Button {
	button := input.NewQuietButton(a.Text, func() { p.run(a) })
	if a.Main {
		button = input.NewPrimaryButton(a.Text, func() { p.run(a) })
	}
	if a.Icon != "" {
		button.SetIcon(icon(a.Icon))
	}
	core.Enable(button, !a.Off)
	return button
}

// plainButton returns a button without a frame. It has only an icon if short is true.
func (p *Page) plainButton(a page.Action, short bool) *input.Button {
	button := input.NewPlainButton(a.Text, icon(a.Icon), func() { p.run(a) })
	if short {
		button = input.NewIconButton(a.Text, icon(a.Icon), func() { p.run(a) })
	}
	core.Enable(button, !a.Off)
	return button
}

// tapped returns the function that runs an action, or nil if there is no action or it is off.
func (p *Page) tapped(a *page.Action) func() {
	if a == nil || a.Off {
		return nil
	}
	return func() { p.run(*a) }
}

func color(t page.Tone) fyne.ThemeColorName {
	return map[page.Tone]fyne.ThemeColorName{
		page.Ink: look.Ink, page.Soft: look.Soft, page.Good: look.Gain, page.Bad: look.Loss, page.Turn: look.Turn,
	}[t]
}

func icon(name string) fyne.Resource {
	if name == "" {
		return nil
	}
	if of, known := toolkitIcons()[name]; known {
		return of
	}
	return mark.Icon(name)
}

func toolkitIcons() map[string]fyne.Resource {
	return map[string]fyne.Resource{
		"add": theme.ContentAddIcon(), "away": theme.LogoutIcon(), "paste": theme.ContentPasteIcon(), "up": theme.MoveUpIcon(), "back": theme.NavigateBackIcon(),
		"code": theme.ViewFullScreenIcon(), "come": theme.LoginIcon(), "confirm": theme.ConfirmIcon(),
		"copy": theme.ContentCopyIcon(), "delete": theme.DeleteIcon(), "edit": theme.DocumentCreateIcon(),
		"file": theme.DocumentSaveIcon(), "folder": theme.FolderIcon(), "opened": theme.FolderOpenIcon(),
		"grid": theme.GridIcon(), "hall": theme.ViewFullScreenIcon(), "hide": theme.VisibilityOffIcon(),
		"history": theme.HistoryIcon(), "mail": theme.MailComposeIcon(), "more": theme.MoreHorizontalIcon(),
		"next": theme.NavigateNextIcon(), "pause": theme.MediaPauseIcon(), "play": theme.MediaPlayIcon(),
		"print": theme.DocumentPrintIcon(), "redo": theme.ContentRedoIcon(), "refresh": theme.ViewRefreshIcon(),
		"remove": theme.ContentRemoveIcon(), "replay": theme.MediaReplayIcon(), "scan": theme.MediaPhotoIcon(),
		"settings": theme.SettingsIcon(), "show": theme.VisibilityIcon(), "stop": theme.MediaStopIcon(),
		"take": theme.DownloadIcon(), "undo": theme.ContentUndoIcon(), "warning": theme.WarningIcon(),
		"why": theme.QuestionIcon(), "cancel": theme.CancelIcon(), "skip": theme.MediaSkipNextIcon(),
	}
}
