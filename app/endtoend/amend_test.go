package endtoend

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/record"
)

// Undo and redo keep their places, and a bar tells what they did. Dmitri's card of the first round is taken out: before
// it is saved the page and its button say that Anna's next one is then to mend; after it the table bears a banner, also
// when the program was killed, until the turn goes by for good. What follows stays in its round all the while.
func TestAmendmentsInTheWindow(t *testing.T) {
	t.Parallel()
	var turns []calc.Entry
	for n, card := range []string{"B+60", "R+60", "Y+60", "G+60", "Yx2", "Bx2", "Rx2"} {
		own := []int{0, 1, 2, 3, 2, 0, 1}[n]
		turns = append(turns, &stockholder.Turn{Seat: n % 4, Card: card, Free: fourcolours.Assign((own + 1) % 4)})
	}
	path := newBook(t, record.Setup{Rulebook: "stockholder", Names: []string{"Anna", "Ben", "Carl", "Dmitri"}},
		turns...)
	phone := open(t, sized(390, 844), withArgs("--phone", "--book", path))
	phone.Tap("Anna, Ben, Carl, Dmitri")

	undo, redo := phone.See(text("common.undo")).Aim(), phone.See(text("common.redo")).Aim()
	phone.TapAt(undo.X, undo.Y)
	phone.SeePart(text("undone.record", "entry", "Carl: R ×2"))
	phone.TapAt(undo.X, undo.Y)
	phone.SeePart(text("undone.record", "entry", "Ben: B ×2"))
	phone.Shot("undone")
	phone.TapAt(redo.X, redo.Y)
	phone.SeePart(text("redone.record", "entry", "Ben: B ×2"))
	phone.TapAt(redo.X, redo.Y)
	phone.See(text("stockholder.entry.turn.title", "seat", "Dmitri"))

	phone.Tap(text("table.log"))
	phone.Tap("Dmitri: G +60, B –30, G +60")
	phone.Tap(text("log.void"))
	phone.SeePart("Entry 5 (Anna: Y ×2) would no longer be legal: ")
	phone.Shot("warned")
	phone.Tap(text("log.void.mend", "count", "1"))
	phone.Tap(text("common.back"))
	phone.See("1 entry needs fixing")
	phone.See(text("stockholder.entry.turn.title", "seat", "Dmitri"))
	phone.Shot("banner")
	phone.Kill()
	phone.Reopen()
	phone.Tap("Anna, Ben, Carl, Dmitri")
	phone.Tap("1 entry needs fixing, No longer legal, so skipped")
	phone.SeePart("No longer legal: ")
	phone.Shot("mend")
	phone.See(text("refusal.seat.turn", "turn", "Dmitri", "seat", "Anna"))
	phone.Tap(text("common.back"))
	phone.Tap(text("common.undo"))
	phone.SeePart(text("undone.void", "entry", "Dmitri: G +60"))
	phone.Gone("1 entry needs fixing")
}
