package form

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// cardControl is one of the cards of a deck: all of them as they lie on the table, or the chosen one with a way back to
// the others.
type cardControl struct {
	plain
	asker *Asker
	set   func(int)
	of    sheet.Field
	faces []*face
	// laid is how the cards lie in a grid, nil where they lie one after another.
	laid *deckLayout
	keys *core.KeyGroup
	// deck are all cards, panel what is seen of them.
	deck, panel *fyne.Container
	// open tells that the deck lies open though a card is chosen.
	open bool
	// begun tells that a card is being typed: first the code of its company, then the beginning of its operation.
	begun             bool
	company, operated string
}

func newCardControl(a *Asker, f sheet.Field, set func(int)) *cardControl {
	c := &cardControl{asker: a, set: set, of: f, panel: container.NewStack()}
	var tiles []fyne.CanvasObject
	for _, card := range f.Choices {
		face := newFace(card, f.Grid == nil, func() { c.choose(card.Value) })
		face.tile.OnRefused = a.Refuse
		c.faces, tiles = append(c.faces, face), append(tiles, face.tile)
	}
	if f.Grid == nil {
		c.deck = frame.NewColumns(companyTile*theme.Size(look.BodySize), deckGap, tiles...)
		c.keys = core.NewKeyGroup(tiles...).Mute()
	} else {
		c.laid = newDeckLayout(f, c.faces)
		c.laid.turned = func(order []fyne.CanvasObject) { c.keys = core.NewKeyGroup(order...).Mute() }
		c.deck = c.laid.container()
	}
	c.plain = plain{c.panel, c.faces[0].tile}
	c.Show(f)
	return c
}

// Fits asks for the same cards, which lie in the same way.
func (c *cardControl) Fits(f sheet.Field) bool {
	return f.Input == sheet.Cards && c.of.Alike(f, false) && (f.Grid == nil) == (c.of.Grid == nil)
}

// Show shows which cards there are, and of the chosen one that it is.
func (c *cardControl) Show(f sheet.Field) {
	was := c.of
	c.of = f
	for i, card := range f.Choices {
		c.faces[i].show(card, card.Value == f.Value)
	}
	switch {
	case c.spread():
		c.lay(c.deck)
	case len(c.panel.Objects) == 0 || c.panel.Objects[0] == c.deck || was.Value != f.Value:
		c.lay(c.played())
	}
}

// spread reports whether all cards are seen.
func (c *cardControl) spread() bool { return c.open || !c.of.Offered }

func (c *cardControl) lay(o fyne.CanvasObject) {
	if len(c.panel.Objects) == 0 || c.panel.Objects[0] != o {
		frame.Fill(c.panel, o)
	}
}

// played is the chosen card, with the way back to the others.
func (c *cardControl) played() fyne.CanvasObject {
	card := c.of.Choices[slices.IndexFunc(c.of.Choices, func(card sheet.Choice) bool { return card.Value == c.of.Value })]
	operation, change := text.New(card.Face.Operation, core.Headline).Fit(), input.NewQuietButton(words.Text("sheet.card.change"), c.spreadAgain)
	change.Spoken(card.Said + ". " + words.Text("sheet.card.change"))
	if card.Company == nil {
		return frame.Spread(operation, change)
	}
	operation.SetColor(mark.Dress(*card.Company).Ink)
	return frame.Spread(frame.Lead(mark.NewCompanyBadge(*card.Company, core.FigureText), operation), change)
}

// choose takes a card, and leads the keyboard on where it is in use: after a tap nothing shall look as if it were chosen.
func (c *cardControl) choose(value int) {
	typing := typingOn(c.panel)
	c.fold()
	c.asker.trades.close()
	c.set(value)
	if typing {
		focusOn(c.panel, c.asker.next(c))
	}
}

// spreadAgain shows all cards; the chosen one stays until another is taken.
func (c *cardControl) spreadAgain() {
	typing := typingOn(c.panel)
	c.open = true
	c.asker.trades.close()
	c.Show(c.of)
	if typing {
		focusOn(c.panel, c.first())
	}
}

// fold forgets what was typed, and that the deck was opened again. It reports whether it had been.
func (c *cardControl) fold() bool {
	open := c.open
	c.open, c.begun, c.company, c.operated = false, false, "", ""
	return open
}

// first is the chosen card or the first that can be played; where one is played already there is none to begin with.
func (c *cardControl) first() fyne.Focusable {
	if !c.spread() {
		return nil
	}
	return c.keys.Home()
}

// typeCard begins to type a card.
func (c *cardControl) typeCard() {
	c.fold()
	c.spreadAgain()
	c.begun = true
	focusOn(c.panel, c.first())
}

// typeCompany types whose card it is.
func (c *cardControl) typeCompany(code string) {
	c.company, c.operated = code, ""
	c.lead()
}

// signs write what a keyboard has for the operation of a card as it is printed.
var signs = strings.NewReplacer("-", "–", "x", "×", "*", "×", "/", "÷")

// typeOperation takes a letter of an operation once the company was typed, and chooses the card as soon as only one is
// meant. It reports whether it took the letter.
func (c *cardControl) typeOperation(letter rune) bool {
	if c.company == "" || !strings.ContainsRune("+-–x×*/÷0123456789", letter) {
		return false
	}
	c.operated += signs.Replace(string(letter))
	c.lead()
	return true
}

// lead goes to the first card that may be meant, and takes it where it is the only one. Where only cards are meant that
// cannot be played, it says why the first of them cannot.
func (c *cardControl) lead() {
	var meant []int
	reason := ""
	for i, card := range c.of.Choices {
		switch {
		case card.Company == nil || card.Company.Code != c.company || !strings.HasPrefix(card.Face.Operation, c.operated):
		case card.Reason == "":
			meant = append(meant, i)
		case reason == "":
			reason = card.Reason
		}
	}
	switch {
	case len(meant) == 0:
		if c.operated = ""; reason != "" {
			c.asker.Refuse(reason)
		}
	case len(meant) == 1 && c.operated != "":
		c.choose(c.of.Choices[meant[0]].Value)
	default:
		focusOn(c.panel, c.faces[meant[0]].tile)
	}
}

// A face is one card to tap.
type face struct {
	tile        *list.Tile
	own, beside *text.Text
	print       *fyne.Container
	ink         fyne.ThemeColorName
	// alone tells that what stands beside the operation stands above all cards of it.
	alone bool
}

// newFace is a card in the ink of its company, with its symbol where nothing else tells whose it is.
func newFace(card sheet.Choice, marked bool, choose func()) *face {
	f := &face{ink: look.Ink, own: text.New(card.Face.Operation, core.FigureText).Fit(), beside: text.New("", core.Caption)}
	if card.Company != nil {
		f.ink = mark.Dress(*card.Company).Ink
	}
	f.print = container.New(printLayout{f}, f.own, f.beside)
	content := fyne.CanvasObject(f.print)
	if marked && card.Company != nil {
		content = frame.Lead(mark.NewSymbol(*card.Company, look.BodySize), f.print)
	}
	f.tile = list.NewTile(card.Said, content, choose)
	f.beside.SetText(card.Face.Beside)
	f.own.SetColor(f.ink)
	return f
}

// show shows the card, or in a word that it cannot be played.
func (f *face) show(card sheet.Choice, chosen bool) {
	ink, beside := f.ink, card.Face.Beside
	if card.Reason != "" {
		ink, beside = look.Faint, card.Face.Absent
	}
	f.tile.SetChosen(chosen).EnableUnless(card.Reason)
	if f.beside.Text() != beside {
		f.own.SetColor(ink)
		f.beside.SetText(beside)
		f.print.Refresh()
	}
}

// printLayout puts the operation of a card at the left of its tile, and what stands beside it at the right as long as
// there is room for both and it does not stand elsewhere: the operation is never cut.
type printLayout struct{ of *face }

// MinSize is that of the operation, which can be drawn smaller.
func (l printLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, max(l.of.own.MinSize().Height, l.of.beside.MinSize().Height))
}

// Layout hides what has no room.
func (l printLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	own, beside := l.of.own, l.of.beside
	room := beside.Room()
	beside.Hidden = l.of.alone || own.Room()+look.Space1+room > size.Width
	if beside.Hidden {
		room = 0
	}
	core.Place(own, 0, 0, size.Width-room, size.Height)
	core.Place(beside, size.Width-room, (size.Height-beside.MinSize().Height)/2, room, size.Height)
}
