package form

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// wayControl has a tile for each way to assign all numbers on a card to companies.
type wayControl struct {
	labelled
	of    sheet.Field
	ways  [][]int
	tiles []*list.Tile
	keys  *core.KeyGroup
}

const wayTile float32 = 7.6

func newWayControl(a *Asker, f sheet.Field) *wayControl {
	c := &wayControl{of: f, ways: f.Ways()}
	var all []fyne.CanvasObject
	for _, way := range c.ways {
		var lines []fyne.CanvasObject
		var spoken []string
		for i, number := range f.Numbers {
			of := number.Choices[way[i]].Company
			lines = append(lines, frame.Lead(mark.NewCompanyBadge(*of, core.Strong), text.New(number.Printed, core.Strong)))
			spoken = append(spoken, spokenNumber(number, number.Choices[way[i]]))
		}
		tile := list.NewTile(words.Join(spoken), frame.Stack(0, lines...), func() { a.give(c.of.Numbers, way) })
		c.tiles, all = append(c.tiles, tile), append(all, tile)
	}
	c.keys = core.NewKeyGroup(all...).Mute()
	c.labelled = newLabelled(f, frame.NewColumns(wayTile*theme.Size(look.BodySize), deckGap, all...), c.tiles[0])
	c.Show(c.of)
	return c
}

func spokenNumber(number sheet.Field, to sheet.Choice) string {
	return words.Format("sheet.way", words.Names{"company": to.Company.Noun, "effect": number.Printed})
}

func (c *wayControl) Fits(f sheet.Field) bool {
	return slices.EqualFunc(f.Numbers, c.of.Numbers, func(a, b sheet.Field) bool {
		return a.Printed == b.Printed && a.Alike(b, true)
	}) && slices.EqualFunc(f.Ways(), c.ways, func(a, b []int) bool { return a[0] == b[0] })
}

func (c *wayControl) Show(f sheet.Field) {
	c.of = f
	for i, way := range c.ways {
		said := true
		for n, number := range f.Numbers {
			said = said && number.Offered && number.Choices[way[n]].Value == number.Value
		}
		c.tiles[i].SetChosen(said)
	}
}

func (c *wayControl) first() fyne.Focusable { return c.keys.Home() }

func (f *FormEditor) give(numbers []sheet.Field, way []int) {
	f.asker.trades.close()
	for i, number := range numbers {
		f.form.Field(number.Name).Set(number.Choices[way[i]].Value)
	}
	f.touch()
}
