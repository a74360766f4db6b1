package form

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/calc/conformance/expect"
)

// Twelve cells are never hidden. Cells shown again leave out impossible choices.
func TestManyCompaniesFoldAway(t *testing.T) {
	apptest.Begin(t)
	for count, folds := range map[int]bool{12: false, 36: true} {
		var cells []fyne.CanvasObject
		for n := range count {
			code := fmt.Sprintf("C%d", n)
			cells = append(cells, input.NewCompanyCell(view.Company{Name: "Line " + code, Code: code}, nil))
		}
		keys := core.NewKeyGroup(cells...)
		crowd := NewCrowd(keys, cells)
		seen := func() int {
			count := 0
			for _, o := range crowd.Objects() {
				if o.Visible() {
					count++
				}
			}
			return count
		}
		cells[7].(*input.Cell).EnableUnless("closed")
		crowd.Fold()
		if !folds {
			expect.Equal(t, seen(), count, "companies of %d in sight", count)
			continue
		}
		expect.Equal(t, seen(), count-1, "companies in sight where none is chosen, but for an impossible one")
		cells[3].(*input.Cell).SetChosen(true)
		crowd.Fold()
		expect.True(t, seen() == 2 && cells[3].Visible() && crowd.More.Visible(), "%d are in sight of one chosen", seen())
		expect.Equal(t, crowd.More.Label(), "All 35", "the way to the others")
		crowd.More.Tapped(nil)
		expect.Equal(t, seen(), count-1, "companies in sight once they are asked for")
		expect.True(t, keys.Lead('c') != nil, "a letter leads to none")
		cells[3].(*input.Cell).SetChosen(false)
		cells[5].(*input.Cell).SetChosen(true)
		crowd.Fold()
		expect.True(t, seen() == 2 && cells[5].Visible(), "%d are in sight of another one", seen())
	}
}
