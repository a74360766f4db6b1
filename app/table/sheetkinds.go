package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// Above an entry lie all kinds of entries of a turn, allKinds at most; of more than that only maxKinds.
const (
	allKinds = 11
	maxKinds = 6
)

// offerOthers shows what else may be said, or may have happened in the place of an entry that is amended: above it the
// other ways to go on with the game, beneath it what is rarer.
func (sh *sheet) offerOthers(v view.Game) {
	sh.kinds.Objects, sh.others.Objects, sh.offered = nil, nil, core.NewKeyGroup()
	likely, rare := kindsOf(v.Rulebook.Expected(sh.base), sh.entry, recentKinds(v.Game.Steps()))
	if len(likely) > 1 {
		sh.kinds.Objects = []fyne.CanvasObject{frame.NewFlow(look.Space2, sh.kindChips(v, likely)...)}
	}
	if len(rare) > 0 {
		sh.others.Objects = []fyne.CanvasObject{frame.NewRule(),
			text.New(words.Say("sheet.other"), core.Caption), frame.NewFlow(look.Space2, sh.kindButtons(v, rare)...)}
	}
	core.Show(sh.kinds, len(sh.kinds.Objects) > 0)
	core.Show(sh.others, len(sh.others.Objects) > 0)
	sh.kinds.Refresh()
	sh.others.Refresh()
}

// lately is how many of the last entries tell what is often said in a game.
const lately = 24

// recentKinds counts the kinds of the last entries of a game.
func recentKinds(steps []game.Step) map[string]int {
	counts := map[string]int{}
	for _, step := range steps[max(0, len(steps)-lately):] {
		counts[step.Entry.Kind()]++
	}
	return counts
}

// kindsOf parts what is expected by kind: the ways to go on with the game, and the rest. Where a rulebook names too many
// ways, the first two lie above, and of the others those that were said most lately. The entry that is being made stands for its
// kind, and lies above too.
func kindsOf(expected calc.Expected, made calc.Entry, counts map[string]int) (likely, rare []calc.Entry) {
	seen := map[string]bool{}
	var ways []calc.Entry
	for i, e := range expected.All() {
		if seen[e.Kind()] {
			continue
		}
		seen[e.Kind()] = true
		switch {
		case e.Kind() == made.Kind():
			ways = append(ways, made)
		case i >= len(expected.Next):
			rare = append(rare, e)
		default:
			ways = append(ways, e)
		}
	}
	if !seen[made.Kind()] {
		ways = append(ways, made)
	}
	if len(ways) <= allKinds {
		return ways, rare
	}
	byUse := slices.Clone(ways)
	slices.SortStableFunc(byUse[2:], func(a, b calc.Entry) int { return counts[b.Kind()] - counts[a.Kind()] })
	above := byUse[:maxKinds]
	var rest []calc.Entry
	for _, e := range ways {
		if e == made || slices.Contains(above, e) {
			likely = append(likely, e)
		} else {
			rest = append(rest, e)
		}
	}
	return likely, append(rest, rare...)
}

func (sh *sheet) kindChips(v view.Game, entries []calc.Entry) []fyne.CanvasObject {
	var chips []fyne.CanvasObject
	for _, e := range entries {
		var chip *input.Chip
		chip = input.NewChip(words.EntryName(v.ID(), e), func(bool) {
			if e != sh.entry {
				sh.turnTo(v, e)
			}
			chip.SetChosen(e == sh.entry)
		})
		chip.SetChosen(e == sh.entry)
		chips = append(chips, chip)
	}
	sh.offered = core.NewKeyGroup(chips...)
	return chips
}

func (sh *sheet) kindButtons(v view.Game, entries []calc.Entry) []fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	for _, e := range entries {
		buttons = append(buttons, input.NewQuietButton(words.EntryName(v.ID(), e), func() { sh.turnTo(v, e) }))
	}
	group := core.NewKeyGroup(buttons...)
	if len(sh.kinds.Objects) == 0 {
		sh.offered = group
	}
	return buttons
}

// turnTo begins another entry on the sheet. The keyboard goes to its first field, where it is in use.
func (sh *sheet) turnTo(v view.Game, e calc.Entry) {
	typed := sh.shell.Window.Canvas().Focused() != nil
	sh.begin(v, e)
	if typed {
		sh.focus()
	}
}
