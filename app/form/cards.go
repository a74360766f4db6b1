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

// cardControl picks a card from a deck. It shows all cards of the deck, or the chosen card and a button to change it.
type cardControl struct {
	plain
	asker *Asker
	set   func(int)
	of    sheet.Field
	faces []*face
	// laid is the grid layout of the cards; nil if the cards have no grid.
	laid *deckLayout
	keys *core.KeyGroup
	// deck holds all cards. panel shows either deck or the chosen card.
	deck, panel *fyne.Container
	// open reports whether all cards are shown although one is already chosen.
	open bool
	// begun reports whether the user is typing a card. company and operated hold the letters typed for the card.
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

func (c *cardControl) Fits(f sheet.Field) bool {
	return f.Input == sheet.Cards && c.of.Alike(f, false) && (f.Grid == nil) == (c.of.Grid == nil)
}

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
		c.lay(c.chosenCard())
	}
}

func (c *cardControl) spread() bool { return c.open || !c.of.Offered }

func (c *cardControl) lay(o fyne.CanvasObject) {
	if len(c.panel.Objects) == 0 || c.panel.Objects[0] != o {
		frame.Fill(c.panel, o)
	}
}

func (c *cardControl) chosenCard() fyne.CanvasObject {
	card := c.of.Choices[slices.IndexFunc(c.of.Choices, func(card sheet.Choice) bool { return card.Value == c.of.Value })]
	operation, change := text.New(card.Face.Operation, core.Headline).Fit(), input.NewQuietButton(words.Text("sheet.card.change"), c.spreadAgain)
	change.Spoken(card.Said + ". " + words.Text("sheet.card.change"))
	if card.Company == nil {
		return frame.Spread(operation, change)
	}
	operation.SetColor(mark.Dress(*card.Company).Ink)
	return frame.Spread(frame.Lead(mark.NewCompanyBadge(*card.Company, core.FigureText), operation), change)
}

// choose picks a card. It moves the focus only if the keyboard is in use, because a focused control looks chosen.
func (c *cardControl) choose(value int) {
	typing := typingOn(c.panel)
	c.fold()
	c.asker.trades.close()
	c.set(value)
	if typing {
		focusOn(c.panel, c.asker.next(c))
	}
}

func (c *cardControl) spreadAgain() {
	typing := typingOn(c.panel)
	c.open = true
	c.asker.trades.close()
	c.Show(c.of)
	if typing {
		focusOn(c.panel, c.first())
	}
}

// fold discards typed letters and closes a reopened deck of cards. It reports whether the deck was reopened.
func (c *cardControl) fold() bool {
	open := c.open
	c.open, c.begun, c.company, c.operated = false, false, "", ""
	return open
}

func (c *cardControl) first() fyne.Focusable {
	if !c.spread() {
		return nil
	}
	return c.keys.Home()
}

func (c *cardControl) typeCard() {
	c.fold()
	c.spreadAgain()
	c.begun = true
	focusOn(c.panel, c.first())
}

func (c *cardControl) typeCompany(code string) {
	c.company, c.operated = code, ""
	c.lead()
}

// signs replaces keyboard characters with the signs printed on cards.
var signs = strings.NewReplacer("-", "–", "x", "×", "*", "×", "/", "÷")

// typeOperation adds a letter to a typed operation such as "+60", and picks the card if only one matches. It returns
// false for letters that are not part of an operation.
func (c *cardControl) typeOperation(letter rune) bool {
	if c.company == "" || !strings.ContainsRune("+-–x×*/÷0123456789", letter) {
		return false
	}
	c.operated += signs.Replace(string(letter))
	c.lead()
	return true
}

// lead focuses the first playable card that matches the typed letters, and picks the card if no other matches. If no
// match is playable, lead shows why.
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

type face struct {
	tile        *list.Tile
	own, beside *text.Text
	print       *fyne.Container
	ink         fyne.ThemeColorName
	// alone reports whether the tile shows the operation without the note, because a heading has the note.
	alone bool
}

// newFace returns the tile of a card in its company's color. If marked is true, the tile shows the company's symbol.
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

// printLayout puts a card's operation at the left and its note at the right. It hides a note that doesn't fit.
type printLayout struct{ of *face }

func (l printLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, max(l.of.own.MinSize().Height, l.of.beside.MinSize().Height))
}

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
