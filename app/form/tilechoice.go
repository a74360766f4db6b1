package form

import (
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
)

// tileControl chooses one of a few choices with long names. Tiles with short notes are side by side, other tiles in a
// list.
type tileControl struct {
	labelled
	of    sheet.Field
	tiles []*list.Tile
	notes []*text.Text
	keys  *core.KeyGroup
	crowd *Crowd
}

// Smallest widths of a tile, in multiples of the text size.
const (
	notedTile   float32 = 11
	wordyTile   float32 = 17
	companyTile float32 = 5.6
)

func newTileControl(a *Asker, f sheet.Field, set func(int)) *tileControl {
	c := &tileControl{of: f}
	var all []fyne.CanvasObject
	for _, choice := range f.Choices {
		tile := list.NewTile(choice.Said, c.face(choice), func() {
			if c.of.Optional && choice.Value == c.of.Value {
				set(calc.None)
			} else {
				set(choice.Value)
			}
		})
		tile.OnRefused = a.Refuse
		if wordy(f) {
			tile.AtTop()
		}
		c.tiles, all = append(c.tiles, tile), append(all, tile)
	}
	c.keys = core.NewKeyGroup(all...).Mute()
	rows := frame.Stack(look.Space1, all...)
	switch size := theme.Size(look.BodySize); {
	case f.Noted() && (f.Companies || !longer(f, pricedLetters)):
		c.crowd = NewCrowd(c.keys, all)
		rows = frame.NewColumns(companyTile*size, look.Space1, c.crowd.Objects()...)
	case wordy(f):
		rows = frame.NewColumns(wordyTile*size, look.Space1, all...)
	case f.Noted():
		rows = frame.NewColumns(notedTile*size, look.Space1, all...)
	}
	c.labelled = newLabelled(f, rows, c.tiles[0])
	c.Show(f)
	return c
}

func (c *tileControl) face(choice sheet.Choice) fyne.CanvasObject {
	if !choice.Noted {
		return text.NewParagraph(choice.Label, core.Body)
	}
	if wordy(c.of) {
		note := text.NewParagraph("", core.Caption)
		c.notes = append(c.notes, note)
		return frame.Stack(0, text.New(choice.Label, core.Strong), note)
	}
	note := text.New("", core.Caption).ShrinkFar()
	c.notes = append(c.notes, note)
	if choice.Company != nil {
		return frame.Stack(0, mark.NewCompanyBadge(*choice.Company, core.Strong), note)
	}
	said := frame.Stack(0, text.New(choice.Label, core.Strong).Shrink(), note)
	if choice.Rulebook != "" {
		return frame.Lead(Badge(choice.Rulebook, tileBadge), said)
	}
	return said
}

// wordy reports whether any note is a sentence of several lines.
func wordy(f sheet.Field) bool {
	return slices.ContainsFunc(f.Choices, func(c sheet.Choice) bool { return utf8.RuneCountInString(c.Note) > longNote })
}

const tileBadge float32 = 36

const longNote = 40

func (c *tileControl) first() fyne.Focusable { return c.keys.HomeOr(c.start) }

func (c *tileControl) Fits(f sheet.Field) bool {
	return c.of.Noted() == f.Noted() && c.of.Alike(f, true)
}

func (c *tileControl) Show(f sheet.Field) {
	c.follow(f)
	c.of = f
	for i, choice := range f.Choices {
		c.tiles[i].SetChosen(choice.Value == f.Value)
		c.tiles[i].EnableUnless(choice.Reason)
		if len(c.notes) > 0 {
			c.notes[i].SetText(choice.Note)
			c.tiles[i].SetLabel(choice.Spoken())
		}
	}
	if c.crowd != nil {
		c.crowd.Fold()
	}
}
