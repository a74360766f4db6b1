package tycoon

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
)

// A hand is a set of cards that is being entered.
type hand interface {
	// count is how many cards of a face are in it.
	count(face int) int
	// refusal is why no card of a face can be added, empty when one can.
	refusal(face int) string
	// set makes a number of cards of a face be in it.
	set(face, count int)
}

// A card is one face to tap: a tap puts one into the hand, also where there are some, and the last tap takes them out.
type card struct {
	hand hand
	face int
	// printed is what stands on the card, and gap what stands between it and how often it is there.
	printed, gap string
	// ink is the colour of what can be in the hand where it is not the usual one, else empty.
	ink  fyne.ThemeColorName
	tile *list.Tile
	text *text.Text
}

func newCard(h hand, face int, printed string, notice func(string), spoken string, text *text.Text) *card {
	c := &card{hand: h, face: face, printed: printed, gap: " ", text: text}
	c.tile = list.NewTile(spoken, text, func() { c.flip() })
	c.tile.OnRefused = notice
	return c
}

// newPriceCard is a card with a number in the ink of its company.
func newPriceCard(t calc.Table, h hand, face int, notice func(string)) *card {
	f := board.DeckOf(t).Faces[face]
	who, value := view.CompanyOf(t.Layout(), f.Company), words.Signed(f.Value)
	ink := mark.Dress(who).Ink
	c := newCard(h, face, value, notice,
		words.Format("sheet.card.spoken", words.Names{"company": who.Noun, "effect": value}),
		text.New(value, core.Strong).SetColor(ink).SetAlign(fyne.TextAlignCenter).Fit())
	c.ink, c.gap = ink, ""
	return c
}

// flip taps the card.
func (c *card) flip() {
	n := c.hand.count(c.face)
	switch reason := c.hand.refusal(c.face); {
	case reason == "":
		c.hand.set(c.face, n+1)
	case n > 0:
		c.hand.set(c.face, 0)
	default:
		c.tile.OnRefused(reason)
	}
}

// updateCards shows how often cards are in their hands, or why they cannot be.
func updateCards(cards []*card) {
	for _, c := range cards {
		n, reason, ink := c.hand.count(c.face), "", c.ink
		if n == 0 {
			reason = c.hand.refusal(c.face)
		}
		c.tile.SetChosen(n > 0).EnableUnless(reason)
		c.text.SetText(times(c.printed, c.gap, n))
		if reason != "" {
			ink = look.Faint
		}
		if c.ink != "" {
			c.text.SetColor(ink)
		}
	}
}

// times writes behind a card how often it is there, where that is more than once.
func times(card, gap string, n int) string {
	if n < 2 {
		return card
	}
	return card + gap + "×" + words.Number(n)
}
