package stockpile

import (
	"scripkeeper/app/form"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/stockpile"
)

// revealed asks what a player holds at the end. With nothing held its button says so.
type revealed struct {
	*form.FormEditor
	task  form.Task
	entry *rules.Reveal
}

func newRevealed(task form.Task, entry *rules.Reveal) form.Editor {
	return &revealed{form.NewEditor(task), task, entry}
}

// RecordLabel says that the player holds nothing, where nothing is held.
func (e *revealed) RecordLabel() string {
	if e.entry.Regular != (rules.Count{}) || e.entry.Split != (rules.Count{}) {
		return ""
	}
	return words.Format("stockpile.sheet.holds.nothing",
		words.Names{"name": words.Seat(e.task.Table.Layout(), e.entry.Seat)})
}

// sale asks what a player sells, with the prices in sight. With nothing sold its button says so.
type sale struct {
	*form.FormEditor
	task  form.Task
	entry *rules.Sell
}

func newSale(task form.Task, entry *rules.Sell) form.Editor {
	return &sale{form.NewPricedEditor(task), task, entry}
}

// RecordLabel says that the player sells nothing, where nothing is sold.
func (e *sale) RecordLabel() string {
	if e.entry.Regular != (rules.Count{}) || e.entry.Split != (rules.Count{}) || e.entry.Half != (rules.Count{}) {
		return ""
	}
	return words.Format("stockpile.sheet.sells.nothing",
		words.Names{"name": words.Seat(e.task.Table.Layout(), e.entry.Seat)})
}
