// Package shoulders has the editors of City of the Big Shoulders: the building phase as a list of what the table does,
// the panel of a company, and the public goals.
package shoulders

import (
	"scripkeeper/app/form"
	rules "scripkeeper/calc/shoulders"
	"scripkeeper/calc/shoulders/operating"
)

// NewEditor is the game's own editor of an entry, where there is one.
func NewEditor(task form.Task) (form.Editor, bool) {
	switch entry := task.Entry.(type) {
	case *operating.Operate:
		if !task.Alone {
			return newPanel(task, &entry.Company, entry), true
		}
	case *operating.Treasury:
		if !task.Alone {
			return newPanel(task, &entry.Company, nil), true
		}
	case *operating.Building:
		return newBuilding(task, entry), true
	case *rules.Goal:
		return form.NameRecording(form.NewEditor(task), func() string { return unawarded(task.Table, entry) }), true
	}
	return nil, false
}
