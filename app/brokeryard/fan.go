package brokeryard

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/brokeryard"
)

// A fan is the whole deck: a column for each colour beneath its trade, a row for each number, so that what is printed
// on the card that lies on the table is what is tapped. Cards that cannot be in the open seat's hand are greyed.
type fan struct {
	editor *RoundEditor
	object *fyne.Container
	say    func(sentence string)
	deck   *rules.Deck
	// cards are the faces by their place in the deck; each is how many of one colour there are.
	cards []*card
	each  int
	// open is true while the cards are shown although one is chosen.
	open bool
}

// A card is one face of the fan.
type card struct {
	tile       *list.Tile
	big, small *text.Text
	face       rules.Face
}

func newFan(e *RoundEditor, choose func(code string), say func(sentence string)) *fan {
	f := &fan{editor: e, say: say, deck: rules.DeckOf(e.table)}
	f.each = len(f.deck.Faces) / rules.Colours
	f.cards = make([]*card, len(f.deck.Faces))
	var cells []fyne.CanvasObject
	var lines [][]*list.Tile
	for row := range f.each {
		var line []*list.Tile
		for column := range rules.Colours {
			place := column*f.each + row
			f.cards[place] = f.newCard(place, choose)
			line = append(line, f.cards[place].tile)
			cells = append(cells, f.cards[place].tile)
		}
		lines = append(lines, line)
	}
	cards.WalkByKeys(lines)
	f.object = container.New(cellGrid(rules.Colours), cells...)
	if rules.TradesClosed(e.table) {
		f.object = frame.Stack(look.Space1, f.heads(), f.object)
	}
	return f
}

// heads name the columns where no row of trades stands above them.
func (f *fan) heads() *fyne.Container {
	var heads []fyne.CanvasObject
	for place := range rules.Colours {
		heads = append(heads,
			container.NewCenter(mark.NewCompanyBadge(view.CompanyOf(f.editor.table.Layout(), place), core.Strong)))
	}
	return container.New(cellGrid(rules.Colours), heads...)
}

func (f *fan) newCard(place int, choose func(string)) *card {
	face := f.deck.Faces[place]
	c := &card{face: face, big: text.New(words.Effect(face.Effect.String()), core.FigureText).Fit(),
		small: text.New("", core.Caption).SetAlign(fyne.TextAlignTrailing)}
	label := words.Format("sheet.card.spoken", words.Names{
		"company": view.CompanyOf(f.editor.table.Layout(), face.Own).Name,
		"effect":  words.Effect(face.Effect.String())})
	c.tile = list.NewTile(label, cards.Printed(c.big, c.small), func() { choose(face.Code) })
	c.tile.OnRefused = func(string) {
		if r := f.editor.round.HandRefusals(f.editor.table, f.editor.seat)[place]; r != nil {
			f.say(words.Refusal(rulebook, f.editor.table.Layout(), r))
		}
	}
	return c
}

// update shows what the open seat can hold. Why it cannot hold the others is only written when one is tapped.
func (f *fan) update() {
	code := f.editor.play().Card
	for place, refusal := range f.editor.round.HandRefusals(f.editor.table, f.editor.seat) {
		c := f.cards[place]
		c.tile.SetChosen(c.face.Code == code)
		if refusal != nil {
			c.big.SetColor(look.Faint)
			// The reason is another one for each card; what a tile says before it is tapped is only its word.
			absent := cards.Absent(refusal)
			c.small.SetText(absent)
			c.tile.DisableBecause(absent)
			continue
		}
		c.big.SetColor(look.SuitOf(f.editor.table.Layout().Companies[c.face.Own].Key).Ink)
		c.small.SetText(cards.Beside(c.face))
		c.tile.Enable()
	}
}

// first is the first card that can be chosen, row by row.
func (f *fan) first() fyne.Focusable {
	for row := range f.each {
		for column := range rules.Colours {
			if first := f.at(column*f.each + row); first != nil {
				return first
			}
		}
	}
	return nil
}

// of is the first card of a colour that can be chosen.
func (f *fan) of(colour int) fyne.Focusable {
	for place := colour * f.each; place < (colour+1)*f.each; place++ {
		if first := f.at(place); first != nil {
			return first
		}
	}
	return nil
}

func (f *fan) at(place int) fyne.Focusable {
	if f.cards[place].tile.Disabled() {
		return nil
	}
	return f.cards[place].tile
}
