// Package hand shows one player's page after another: dark with a name, then open for that player, then dark again.
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

// A Teller is the sheet of an entry that players fill in secretly.
type Teller interface {
	// Veil returns the texts of the dark page before a player's page. Hand returns the texts of the player's page,
	// which shows the current entry.
	Veil(seat int) sheet.Veil
	Hand(seat int) sheet.Hand
	// Editor returns the editor of a player's part. It calls changed on every change.
	Editor(seat int, changed func()) form.Editor
	// Follow moves the entry to the current table, and reports whether the game has moved on.
	Follow() bool
	// Finish stores that a player is done. It returns the seat whose page is next, or [calc.None] if the page was left.
	Finish(seat int) (next int)
	// DeclareNone declares for all missing players that they have nothing to enter, and leaves the page.
	DeclareNone()
}

type Page struct {
	shell  *shell.Shell
	of     Teller
	seat   int
	editor form.Editor

	content *fyne.Container
	// show, the button that opens a dark page, is nil on an open page. done, which hides the page again, is nil on a
	// dark page.
	show, done *input.Button
	lines      *fyne.Container
	refusal    *text.Text
	// turn is the number of changes of the page. If it has changed, a delayed step is dropped. due reports whether the
	// dark page may name the next player.
	turn int
	due  bool
}

// NewPage returns the page of a seat. If open is false, the page is dark and shows the player's name.
func NewPage(s *shell.Shell, of Teller, seat int, open bool) *Page {
	p := &Page{shell: s, of: of, seat: seat, content: frame.NewHolder()}
	if open {
		p.unveil()
	} else {
		p.name()
	}
	return p
}

func (p *Page) Content() fyne.CanvasObject {
	if p.show != nil {
		p.name()
	}
	return p.content
}

// FullWindow gives the page the whole window, because the other players should see nothing else.
func (p *Page) FullWindow() bool { return true }

func (p *Page) Update() {
	switch on := p.of.Follow(); {
	case on && p.done != nil:
		p.unveil()
	case p.due:
		p.name()
	}
}

// Escape hides an open page. On a dark page it returns false, and the shell leaves the page.
func (p *Page) Escape() bool {
	if p.done == nil {
		return false
	}
	if !p.editor.Escape() {
		p.hide()
	}
	return true
}

// RecordButton is nil on a dark page, because a held key must not open the page.
func (p *Page) RecordButton() *input.Button { return p.done }

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

func (p *Page) Conceal() {
	if p.done != nil {
		p.hide()
	}
}

func (p *Page) hide() {
	p.shell.Session.Drafts.Flush()
	p.shell.Guard.Spend()
	p.dark(p.seat)
}

// tell finishes the player's part. The page goes dark before it shows the next name.
func (p *Page) tell() {
	next := p.of.Finish(p.seat)
	switch {
	case next == p.seat: // the part could not be stored
		p.follow()
	case next != calc.None:
		p.dark(next)
	}
}

// dark shows an empty page for the duration of a double tap, then the name of the player who gets the device.
func (p *Page) dark(seat int) {
	p.seat, p.editor, p.show, p.done = seat, nil, nil, nil
	p.turn, p.due = p.turn+1, false
	p.shell.HideBar()
	p.shell.Window.Canvas().Unfocus()
	p.lay(frame.NewEmptyState(nil, words.Text("veil.dark"), ""))
	turn := p.turn
	p.shell.After(p.shell.Guard.Pause, func() {
		if p.turn != turn {
			return
		}
		if p.due = true; p.shell.Seen(p) {
			p.name()
		}
	})
}

func (p *Page) name() {
	p.turn, p.due = p.turn+1, false
	v := p.of.Veil(p.seat)
	p.show, p.done = input.NewPrimaryButton(v.Show, p.open), nil
	rows := frame.Stack(look.Space3, layout.NewSpacer(), container.NewCenter(mark.NewPawn(v.Pawn, pawnSide)),
		text.NewParagraph(v.Pass, core.Headline).SetAlign(fyne.TextAlignCenter),
		text.NewParagraph(v.About, core.Body).SetColor(look.Soft).SetAlign(fyne.TextAlignCenter),
		frame.Measured(buttonWidth, p.show))
	if v.Nobody != "" {
		nobody := input.NewQuietButton(v.Nobody, func() { p.shell.RunRecord(p.of.DeclareNone) })
		rows.Add(frame.Measured(buttonWidth, nobody))
	}
	rows.Add(layout.NewSpacer())
	// The button has a word, because an icon would have the color of the page's theme instead of the dark theme.
	back := input.NewPlainButton(words.Text("common.back"), nil, p.shell.Back)
	p.lay(container.NewBorder(frame.InsetSides(look.Space2, look.Space1, container.NewHBox(back)), nil, nil, nil,
		container.NewVScroll(frame.Inset(look.Space4, rows))))
}

const pawnSide, buttonWidth float32 = 56, 320

func (p *Page) lay(o fyne.CanvasObject) {
	night, _ := p.shell.App.Settings().Theme().(look.Theme)
	night.Variant = look.Dark
	frame.Fill(p.content, container.NewThemeOverride(frame.NewPanel(look.Paper, 0, o).Square(), night))
}

func (p *Page) open() {
	canvas := p.shell.Window.Canvas()
	typed := canvas.Focused() != nil
	canvas.Unfocus()
	if p.unveil(); typed {
		p.editor.Focus(canvas)
	}
}

func (p *Page) unveil() {
	p.turn++
	p.shell.HideBar()
	h := p.of.Hand(p.seat)
	p.editor = p.of.Editor(p.seat, func() { p.follow() })
	p.show, p.done = nil, input.NewPrimaryButton(h.Done, func() { p.shell.RunRecord(p.tell) })
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

// columnWidth is the least width of a column at normal text size, so that a phone on its side has two columns: the net
// worth and the fields. widest is the largest width of both columns together.
const columnWidth, widest float32 = 340, 860

func Worth(worth int, parts []view.Part) fyne.CanvasObject {
	rows := frame.Stack(look.Space1, frame.Spread(text.New(words.Text("common.worth"), core.Strong),
		text.NewFigure(words.Text("common.worth"), worth, core.FigureText)))
	for _, part := range parts {
		rows.Add(summand(part))
	}
	return frame.Stack(0, frame.NewPanel(look.Felt, look.Space3, rows)) // only as high as needed, even beside the fields
}

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

func (p *Page) follow() {
	if p.done == nil {
		return
	}
	h := p.of.Hand(p.seat)
	p.lines.Objects = nil
	for _, line := range h.Lines {
		p.lines.Add(text.NewParagraph(line.Text, core.Body))
	}
	ShowRefusal(p.refusal, p.done, h.Refusal, h.Unfinished)
	p.lines.Refresh()
	p.content.Refresh()
}

// ShowRefusal shows why an entry is refused and disables its button, or does neither if sentence is "".
func ShowRefusal(refusal *text.Text, button *input.Button, sentence string, unfinished bool) {
	refusal.SetColor(look.Loss)
	if unfinished {
		refusal.SetColor(look.Soft)
	}
	refusal.SetText(sentence)
	core.Show(refusal, sentence != "")
	button.EnableUnless(sentence)
}
