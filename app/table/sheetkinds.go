package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// offerOthers shows what else may be said, or may have happened in the place of an entry that is amended: above it the
// other ways to go on with the game, beneath it what is rarer.
func (sh *entrySheet) offerOthers(v view.Game) {
	sh.kinds.Objects, sh.others.Objects, sh.offered = nil, nil, widget.NewKeyGroup()
	likely, rare := sheet.Kinds(v.Rulebook.Expected(sh.base), sh.entry, v.Game.Steps())
	if len(likely) > 1 {
		sh.kinds.Objects = []fyne.CanvasObject{widget.NewFlow(look.Space2, sh.kindChips(v, likely)...)}
	}
	if len(rare) > 0 {
		sh.others.Objects = []fyne.CanvasObject{widget.NewRule(),
			widget.NewText(words.Say("sheet.other"), widget.Caption), widget.NewFlow(look.Space2, sh.kindButtons(v, rare)...)}
	}
	widget.Show(sh.kinds, len(sh.kinds.Objects) > 0)
	widget.Show(sh.others, len(sh.others.Objects) > 0)
	sh.kinds.Refresh()
	sh.others.Refresh()
}

func (sh *entrySheet) kindChips(v view.Game, entries []calc.Entry) []fyne.CanvasObject {
	var chips []fyne.CanvasObject
	for _, e := range entries {
		var chip *widget.Chip
		chip = widget.NewChip(words.EntryName(v.ID(), e), func(bool) {
			if e != sh.entry {
				sh.turnTo(v, e)
			}
			chip.SetChosen(e == sh.entry)
		})
		chip.SetChosen(e == sh.entry)
		chips = append(chips, chip)
	}
	sh.offered = widget.NewKeyGroup(chips...)
	return chips
}

func (sh *entrySheet) kindButtons(v view.Game, entries []calc.Entry) []fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	for _, e := range entries {
		buttons = append(buttons, widget.NewQuietButton(words.EntryName(v.ID(), e), func() { sh.turnTo(v, e) }))
	}
	group := widget.NewKeyGroup(buttons...)
	if len(sh.kinds.Objects) == 0 {
		sh.offered = group
	}
	return buttons
}

// turnTo begins another entry on the sheet. The keyboard goes to its first field, where it is in use.
func (sh *entrySheet) turnTo(v view.Game, e calc.Entry) {
	typed := sh.shell.Window.Canvas().Focused() != nil
	sh.begin(v, e)
	if typed {
		sh.focus()
	}
}
