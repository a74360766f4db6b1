package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// showWays shows where the entry takes markers on a chart, here and on the board beside the sheet.
func (sh *entrySheet) showWays(ways []view.Way) {
	sh.ways.Objects = nil
	for _, way := range ways {
		sh.ways.Objects = append(sh.ways.Objects, wayRow(way))
	}
	core.Show(sh.ways, len(ways) > 0)
	sh.ways.Refresh()
	if sh.foreseen != nil {
		sh.foreseen(ways)
	}
}

// wayRow are the prices that a marker comes through, with an arrow between each and the next, the last one strong.
func wayRow(way view.Way) fyne.CanvasObject {
	last := len(way.Steps)
	parts := []fyne.CanvasObject{mark.NewCompanyBadge(way.Company, core.Strong),
		frame.NewWord(words.Number(way.Prices[0]), core.Body, look.Ink)}
	for i, step := range way.Steps {
		style := core.Body
		if i+1 == last {
			style = core.Strong
		}
		parts = append(parts, mark.NewPicture(mark.StepIcon(step), arrowSide, look.Ink),
			frame.NewWord(words.Number(way.Prices[i+1]), style, look.Ink))
	}
	spoken := words.Format("sheet.marker", words.Names{"company": way.Company.Noun,
		"from": way.Prices[0], "to": way.Prices[last]})
	return frame.NewGroup(spoken, frame.NewFlow(look.Space1, parts...))
}

// arrowSide is how large an arrow between prices is.
const arrowSide float32 = 18
