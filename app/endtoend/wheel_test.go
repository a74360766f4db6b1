package endtoend

import "testing"

// The wheel scrolls a page also while the pointer is over a field of it.
func TestWheelOverAField(t *testing.T) {
	t.Parallel()
	w := open(t, sized(390, 500))
	w.Tap(text("shelf.new"))
	w.Tap(text("rulebook.stockholder"))
	w.Tap(text("new.player", "number", "1"))
	for _, name := range []string{"Anna", "Ben", "Carl", "Dora"} {
		w.Type(name)
		w.Key("Return")
	}
	w.Bring(text("new.player", "number", "5"))
	before := w.See(text("new.player", "number", "5")).Area
	w.Scroll(text("new.player", "number", "5"), -3)
	w.settle()
	if now := w.named(w.View(), "Player 5")[0].Area; now.Min.Y <= before.Min.Y {
		t.Errorf("the field stays at %v", now)
	}
}
