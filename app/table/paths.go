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

func (sh *entrySheet) showPaths(paths []view.Path) {
	sh.paths.Objects = nil
	for _, path := range paths {
		sh.paths.Objects = append(sh.paths.Objects, pathRow(path))
	}
	core.Show(sh.paths, len(paths) > 0)
	sh.paths.Refresh()
	if sh.foreseen != nil {
		sh.foreseen(paths)
	}
}

func pathRow(path view.Path) fyne.CanvasObject {
	last := len(path.Steps)
	parts := []fyne.CanvasObject{mark.NewCompanyBadge(path.Company, core.Strong),
		frame.NewWord(words.Number(path.Prices[0]), core.Body, look.Ink)}
	for i, step := range path.Steps {
		style := core.Body
		if i+1 == last {
			style = core.Strong
		}
		parts = append(parts, mark.NewPicture(mark.StepIcon(step), arrowSide, look.Ink),
			frame.NewWord(words.Number(path.Prices[i+1]), style, look.Ink))
	}
	spoken := words.Format("sheet.marker", words.Names{"company": path.Company.Noun,
		"from": path.Prices[0], "to": path.Prices[last]})
	return frame.NewGroup(spoken, frame.NewFlow(look.Space1, parts...))
}

const arrowSide float32 = 18
