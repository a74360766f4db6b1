package stockpile

import (
	"scripkeeper/app/form"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
)

// newRevealed asks what a player holds at the end. With nothing held its button says so.
func newRevealed(task form.Task, entry *rules.Reveal) form.Editor {
	return form.NameRecording(form.NewEditor(task), func() string {
		if entry.Regular != (board.Count{}) || entry.Split != (board.Count{}) {
			return ""
		}
		return named("stockpile.sheet.holds.nothing", task, entry.Seat)
	})
}

// newSale asks what a player sells, with the prices in sight. With nothing sold its button says so.
func newSale(task form.Task, entry *rules.Sell) form.Editor {
	return form.NameRecording(form.NewEditor(task), func() string {
		if entry.Regular != (board.Count{}) || entry.Split != (board.Count{}) || entry.Half != (board.Count{}) {
			return ""
		}
		return named("stockpile.sheet.sells.nothing", task, entry.Seat)
	})
}

// named is a sentence about a player.
func named(key string, task form.Task, seat int) string {
	return words.Format(key, words.Names{"name": words.Seat(task.Table.Layout(), seat)})
}
