// Package hand shows the page of one person after another: dark with a name on it, then for that person's eyes, then
// dark again.
package hand

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Teller is the sheet of the entry that is told.
type Teller interface {
	// Veil is what is seen before a player's page, Hand that page as the entry stands.
	Veil(seat int) sheet.Veil
	Hand(seat int) sheet.Hand
	// Editor fills in a player's part, and tells what was filled in.
	Editor(seat int, changed func()) form.Editor
	// Follow takes the entry to the game as it stands, and reports whether that has gone on.
	Follow() bool
	// Tell is told that a player is done. It gives whose page is next, [calc.None] when it has left the page for good.
	Tell(seat int) (next int)
	// Nobody says for everybody whose part is missing that there is nothing, and leaves the page.
	Nobody()
}

// Page is the page of the person who has the device.
type Page struct {
	shell  *shell.Shell
	of     Teller
	seat   int
	editor form.Editor

	content *fyne.Container
	// show opens the page while it is dark, done hides it again while it is open; each is nil elsewhere.
	show, done *input.Button
	// lines and refusal follow what is filled in.
	lines   *fyne.Container
	refusal *text.Text
	// turn is how often the page has changed: what was to come after one change never comes after the next. Due reports
	// that the dark page may name whom the device goes to.
	turn int
	due  bool
}

// NewPage is the page of a seat: open at once, or dark with the name on it.
func NewPage(s *shell.Shell, of Teller, seat int, open bool) *Page {
	p := &Page{shell: s, of: of, seat: seat, content: frame.NewHolder()}
	if open {
		p.unveil()
	} else {
		p.name()
	}
	return p
}

// Content is the page. What is dark is drawn anew, in the text's present size.
func (p *Page) Content() fyne.CanvasObject {
	if p.show != nil {
		p.name()
	}
	return p.content
}

// FullWindow gives the page the whole window: beside it everybody would look on.
func (p *Page) FullWindow() bool { return true }

// Update follows the game where it has gone on elsewhere.
func (p *Page) Update() {
	switch on := p.of.Follow(); {
	case on && p.done != nil:
		p.unveil()
	case p.due:
		p.name()
	}
}

// Escape hides an open page; a dark one is left.
func (p *Page) Escape() bool {
	if p.done == nil {
		return false
	}
	if !p.editor.Escape() {
		p.hide()
	}
	return true
}

// RecordButton is what is done with the page, nil while it is dark: a key that is held opens nobody's page.
func (p *Page) RecordButton() *input.Button { return p.done }

// Typed hands letters to the editor; "n" goes to where one begins.
func (p *Page) Typed(letter rune) bool {
	canvas := p.shell.Window.Canvas()
	switch {
	case p.done != nil && p.editor.Typed(letter):
	case letter != 'n':
		return false
	case p.done != nil:
		p.editor.Focus(canvas)
	case p.show != nil:
		canvas.Focus(p.show)
	}
	return true
}

// Conceal hides an open page when the app leaves the foreground.
func (p *Page) Conceal() {
	if p.done != nil {
		p.hide()
	}
}

// hide makes the page dark, and names the same person again.
func (p *Page) hide() {
	p.shell.Session.Drafts.Flush()
	p.shell.Guard.Spend()
	p.dark(p.seat)
}

// tell is for who is done. The page goes dark before the next name comes.
func (p *Page) tell() {
	next := p.of.Tell(p.seat)
	switch {
	case next == p.seat: // it could not be kept
		p.follow()
	case next != calc.None:
		p.dark(next)
	}
}

// dark shows nothing at all for as long as a second tap takes, then whom the device goes to.
func (p *Page) dark(seat int) {
	p.seat, p.editor, p.show, p.done = seat, nil, nil, nil
	p.turn, p.due = p.turn+1, false
	p.shell.HideBar()
	p.shell.Window.Canvas().Unfocus()
	p.lay(frame.NewEmptyState(nil, words.Text("veil.dark"), ""))
	turn := p.turn
	p.shell.Soon(p.shell.Guard.Pause, func() {
		if p.turn != turn {
			return
		}
		if p.due = true; p.shell.Seen(p) {
			p.name()
		}
	})
}

// name says whom the device goes to.
func (p *Page) name() {
	p.turn, p.due = p.turn+1, false
	v := p.of.Veil(p.seat)
	p.show, p.done = input.NewPrimaryButton(v.Show, p.open), nil
	rows := frame.Stack(look.Space3, layout.NewSpacer(), container.NewCenter(mark.NewPawn(v.Pawn, pawnSide)),
		text.NewParagraph(v.Pass, core.Headline).SetAlign(fyne.TextAlignCenter),
		text.NewParagraph(v.About, core.Body).SetColor(look.Soft).SetAlign(fyne.TextAlignCenter),
		frame.Measured(buttonWidth, p.show))
	if v.Nobody != "" {
		nobody := input.NewQuietButton(v.Nobody, func() { p.shell.Recording(p.of.Nobody) })
		rows.Add(frame.Measured(buttonWidth, nobody))
	}
	rows.Add(layout.NewSpacer())
	// Words, for an icon has the colour of the page's theme and not of the dark one.
	back := input.NewPlainButton(words.Text("common.back"), nil, p.shell.Back)
	p.lay(container.NewBorder(frame.InsetSides(look.Space2, look.Space1, container.NewHBox(back)), nil, nil, nil,
		container.NewVScroll(frame.Inset(look.Space4, rows))))
}

// pawnSide is the side of the mark of whom the device goes to, buttonWidth the widest that what opens the page gets.
const pawnSide, buttonWidth float32 = 56, 320

// lay fills the page with something dark, whatever the theme.
func (p *Page) lay(o fyne.CanvasObject) {
	night, _ := p.shell.App.Settings().Theme().(look.Theme)
	night.Variant = look.Dark
	frame.Fill(p.content, container.NewThemeOverride(frame.NewPanel(look.Paper, 0, o).Square(), night))
}

// open shows the page to the person whose it is, with the keyboard where one begins, where it is in use.
func (p *Page) open() {
	canvas := p.shell.Window.Canvas()
	typed := canvas.Focused() != nil
	canvas.Unfocus()
	if p.unveil(); typed {
		p.editor.Focus(canvas)
	}
}

// unveil draws the page for the person whose it is.
func (p *Page) unveil() {
	p.turn++
	p.shell.HideBar()
	h := p.of.Hand(p.seat)
	p.editor = p.of.Editor(p.seat, func() { p.follow() })
	p.show, p.done = nil, input.NewPrimaryButton(h.Done, func() { p.shell.Recording(p.tell) })
	p.lines, p.refusal = frame.Stack(look.Space1), text.NewParagraph("", core.Body)
	asked := p.editor.Object()
	if h.Nothing != "" {
		asked = text.NewParagraph(h.Nothing, core.Body).SetColor(look.Soft)
	}
	back := input.NewIconButton(words.Text("veil.hide"), theme.VisibilityOffIcon(), p.hide)
	head := frame.InsetSides(look.Space2, look.Space1, frame.NewTopBar(h.Name, h.Eyes, back))
	body := frame.NewColumns(columnWidth*core.Factor(p.refusal), look.Space4, Worth(h.Worth, h.Parts),
		frame.Stack(look.Space4, frame.Stack(look.Space2, frame.NewSection(h.Title), asked), p.lines))
	foot := shell.Foot(widest, frame.Stack(look.Space2, p.refusal, p.done))
	frame.Fill(p.content, shell.Compose(head, container.NewVScroll(
		frame.Measured(widest, frame.InsetSides(look.Space4, look.Space2, body))), foot))
	p.follow()
}

// On a page that has room for two columns, as that of a phone on its side, what is asked stands beside the worth:
// columnWidth is how wide each is at least, at the normal size of text, widest how wide both get.
const columnWidth, widest float32 = 340, 860

// Worth is what a player is worth, with what it is made of.
func Worth(worth int, parts []view.Part) fyne.CanvasObject {
	rows := frame.Stack(look.Space1, frame.Spread(text.New(words.Text("common.worth"), core.Strong),
		text.NewFigure(words.Text("common.worth"), worth, core.FigureText)))
	for _, part := range parts {
		rows.Add(summand(part))
	}
	return frame.Stack(0, frame.NewPanel(look.Felt, look.Space3, rows)) // as high as it is, beside what is asked too
}

// summand is a part of what a player is worth.
func summand(part view.Part) fyne.CanvasObject {
	sum := frame.NewWord(part.Text, core.Body, look.Ink)
	if part.Company == nil {
		return frame.Spread(text.New("", core.Body), sum)
	}
	badge := fyne.CanvasObject(mark.NewCompanyBadge(*part.Company, core.Body))
	if part.Note != "" {
		badge = frame.Lead(badge, text.New(part.Note, core.Caption).SetColor(look.Soft))
	}
	return frame.Spread(badge, sum)
}

// follow shows what the part does as it is filled in, or why it cannot be.
func (p *Page) follow() {
	if p.done == nil {
		return
	}
	h := p.of.Hand(p.seat)
	p.lines.Objects = nil
	for _, line := range h.Lines {
		p.lines.Add(text.NewParagraph(line.Text, core.Body))
	}
	p.refusal.SetColor(look.Loss)
	if h.Unfinished {
		p.refusal.SetColor(look.Soft)
	}
	p.refusal.SetText(h.Refusal)
	core.Show(p.refusal, h.Refusal != "")
	core.Enable(p.done, h.Refusal == "")
	if h.Refusal != "" {
		p.done.DisableBecause(h.Refusal)
	}
	p.lines.Refresh()
	p.content.Refresh()
}
