package apptest

import "fyne.io/fyne/v2"

// All are the objects of a type that can be seen in another and are so, in the order in which they are drawn. Without a
// condition they are all of the type.
func All[T any](in fyne.CanvasObject, is func(T) bool) []T {
	var all []T
	Walk(in, func(o fyne.CanvasObject) {
		if one, of := o.(T); of && (is == nil || is(one)) {
			all = append(all, one)
		}
	})
	return all
}

// Find is the one of them that is drawn last, and whether there is any.
func Find[T any](in fyne.CanvasObject, is func(T) bool) (found T, seen bool) {
	all := All(in, is)
	if len(all) == 0 {
		return found, false
	}
	return all[len(all)-1], true
}
