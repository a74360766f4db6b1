package app

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// mostKinds is up to how many kinds of entries are offered above an entry.
const mostKinds = 6

// offerOthers shows what else may be said, for an entry that is made anew: above it the other ways to go on with the
// game, beneath it what is rarer.
func (sh *sheet) offerOthers(v View) {
	sh.kinds.Objects, sh.others.Objects = nil, nil
	if sh.act != ledger.ActReplace {
		likely, rare := kindsOf(v.Rulebook.Expected(sh.base), sh.entry)
		if len(likely) > 1 {
			sh.kinds.Objects = []fyne.CanvasObject{widget.NewFlow(look.Space2, sh.kindChips(v, likely)...)}
		}
		if len(rare) > 0 {
			sh.others.Objects = []fyne.CanvasObject{widget.NewRule(),
				widget.NewText(words.Say("sheet.other"), widget.Caption), widget.NewFlow(look.Space2, sh.kindButtons(v, rare)...)}
		}
	}
	show(sh.kinds, len(sh.kinds.Objects) > 0)
	show(sh.others, len(sh.others.Objects) > 0)
	sh.kinds.Refresh()
	sh.others.Refresh()
}

// kindsOf parts what is expected by kind: the ways to go on with the game, the likeliest first, and the rest, which a
// rulebook names after them. The entry that is being made stands for its kind.
func kindsOf(expected []calc.Entry, made calc.Entry) (likely, rare []calc.Entry) {
	seen := map[string]bool{}
	rarer := false
	for _, e := range expected {
		if seen[e.Kind()] {
			continue
		}
		seen[e.Kind()] = true
		rarer = rarer || correction(e.Kind()) || len(likely) == mostKinds
		switch {
		case e.Kind() == made.Kind():
			likely = append(likely, made)
		case rarer:
			rare = append(rare, e)
		default:
			likely = append(likely, e)
		}
	}
	if !seen[made.Kind()] {
		likely = append(likely, made)
	}
	return likely, rare
}

// correction tells whether a kind of entry is one of those by which every table puts its game right, rather than plays it.
func correction(kind string) bool {
	switch kind {
	case "skip", "leave", "ruling", "position":
		return true
	}
	return false
}

func (sh *sheet) kindChips(v View, entries []calc.Entry) []fyne.CanvasObject {
	var chips []fyne.CanvasObject
	for _, e := range entries {
		chip := widget.NewChip(words.EntryName(v.ID(), e), func(bool) {
			if e != sh.entry {
				sh.begin(v, e)
			}
		})
		chip.SetChosen(e == sh.entry)
		chips = append(chips, chip)
	}
	return chips
}

func (sh *sheet) kindButtons(v View, entries []calc.Entry) []fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	for _, e := range entries {
		buttons = append(buttons, widget.NewQuietButton(words.EntryName(v.ID(), e), func() { sh.begin(v, e) }))
	}
	return buttons
}
