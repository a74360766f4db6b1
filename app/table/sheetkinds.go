package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

func (sh *entrySheet) offerOthers(v view.Game) {
	sh.kinds.Objects, sh.others.Objects, sh.offered, sh.rare = nil, nil, core.NewKeyGroup(), core.NewKeyGroup()
	likely, rare := sh.parts.task(v).Offered()
	if len(likely) > 1 {
		sh.kinds.Objects = []fyne.CanvasObject{frame.NewChips(sh.kindChips(v, likely)...)}
	}
	if len(rare) > 0 {
		sh.others.Objects = append([]fyne.CanvasObject{frame.NewRule(),
			text.New(words.Text("sheet.other"), core.Caption)}, sh.kindMenus(v, rare)...)
	}
	core.Show(sh.kinds, len(sh.kinds.Objects) > 0)
	core.Show(sh.others, len(sh.others.Objects) > 0)
	sh.kinds.Refresh()
	sh.others.Refresh()
}

// kindChips returns chips for the likely entries, and marks the chip of the current entry. The chip of an illegal entry
// keeps its position, and a tap shows the reason.
func (sh *entrySheet) kindChips(v view.Game, offers []sheet.Offer) []fyne.CanvasObject {
	var chips []fyne.CanvasObject
	for _, offer := range offers {
		e := offer.Entry
		var chip *input.Chip
		chip = input.NewChip(offer.Name, func(bool) {
			if e != sh.entry {
				sh.turnTo(v, e)
			}
			chip.SetChosen(e == sh.entry)
		})
		chip.SetChosen(offer.Chosen)
		chip.OnRefused = sh.shell.ShowRefusal
		chip.EnableUnless(offer.Reason)
		chips = append(chips, chip)
	}
	sh.offered = core.NewKeyGroup(chips...)
	return chips
}

func (sh *entrySheet) kindMenus(v view.Game, menus []sheet.Menu) []fyne.CanvasObject {
	var all, buttons []fyne.CanvasObject
	for _, menu := range menus {
		var part []fyne.CanvasObject
		for _, e := range menu.Entries {
			part = append(part, input.NewQuietButton(words.EntryName(v.ID(), e), func() { sh.turnTo(v, e) }))
		}
		buttons = append(buttons, part...)
		flow := fyne.CanvasObject(frame.NewFlow(look.Space2, part...))
		if menu.Heading != "" {
			flow = frame.Stack(look.Space1, text.New(menu.Heading, core.Strong), flow)
		}
		all = append(all, flow)
	}
	sh.rare = core.NewKeyGroup(buttons...)
	if len(sh.kinds.Objects) == 0 {
		sh.offered = sh.rare
	}
	return all
}

// leadTo focuses the field with the letter as its shortcut, or the button of a rare entry with this first letter. It
// returns false if there is neither.
func (sh *entrySheet) leadTo(letter rune) bool {
	if sh.editor.Lead(letter) {
		return true
	}
	to := sh.rare.Lead(letter)
	if to != nil {
		sh.shell.Window.Canvas().Focus(to)
	}
	return to != nil
}

func (sh *entrySheet) turnTo(v view.Game, e calc.Entry) {
	typed := sh.shell.Window.Canvas().Focused() != nil
	sh.begin(v, calc.Ready(sh.base, e))
	if typed {
		sh.focus()
	}
}
