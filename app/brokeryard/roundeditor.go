// Package brokeryard is the editor of a Broker-Yard round: player by player, with all of them in one list, what is
// still missing, and live beneath it what the update makes of the prices.
package brokeryard

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
)

// rulebook is whose words the sheet uses.
const rulebook = "brokeryard"

// A RoundEditor fills in one round. It shows either the part of one player or the list of all, and what the round
// would do beneath. Whatever the number of players, it makes the controls of one part and of one page of the list.
type RoundEditor struct {
	form.BaseEditor
	table   calc.Table
	round   *rules.Round
	changed func()
	refuse  func(sentence string)

	content *fyne.Container
	part    *playEditor
	roster  *roster
	outcome *outcome
	// pending are the seats of which not all is said, or not what is possible.
	pending []bool
	missing int
	// seat is whose part is open, [calc.None] while the list of all is.
	seat int
}

// NewEditor edits a round, beginning with the first player who is missing, or the choice of stop orders.
func NewEditor(task form.Task) (form.Editor, bool) {
	switch entry := task.Entry.(type) {
	case *rules.Round:
		return newRoundEditor(task, entry), true
	case *rules.Stops:
		return form.NameRecording(form.NewEditor(task), func() string {
			if len(entry.Seats) > 0 {
				return ""
			}
			return words.Text("brokeryard.sheet.stops.nobody")
		}), true
	}
	return nil, false
}

func newRoundEditor(task form.Task, round *rules.Round) *RoundEditor {
	t := task.Table
	for len(round.Plays) < len(t.Layout().Seats) {
		round.Plays = append(round.Plays, rules.Play{})
	}
	e := &RoundEditor{table: t, round: round, changed: task.Changed, refuse: task.Refuse,
		content: frame.Stack(look.Space3),
		pending: make([]bool, len(t.Layout().Seats)), seat: calc.None}
	e.count()
	e.part = newPlayEditor(e, task.Refuse, task.Dock)
	e.roster = newRoster(e)
	e.outcome = newOutcome(e)
	e.show(e.after(calc.None))
	return e
}

func (e *RoundEditor) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard where the open part begins.
func (e *RoundEditor) Focus(canvas fyne.Canvas) {
	if e.seat != calc.None {
		if first := e.part.first(); first != nil {
			canvas.Focus(first)
		}
	}
}

// Escape closes the trade that is open, or goes back to the card that is chosen.
func (e *RoundEditor) Escape() bool {
	p := e.part
	switch {
	case e.none():
		return false
	case p.trades.Open():
		p.trades.Close()
	case p.fan.open && (e.play().Missed || e.play().Card != ""):
		p.fan.open = false
		p.update()
	default:
		return false
	}
	p.refresh()
	p.focus()
	return true
}

func (e *RoundEditor) ShowsOutcome() bool { return true }

// Refused says what is impossible in the open part, or else who is missing, where that is why the round cannot be
// recorded.
func (e *RoundEditor) Refused(r *calc.Refusal) (sentence string, unfinished bool) {
	if !e.none() {
		if own := e.round.SeatRefusal(e.table, e.seat); own != nil && !waits(own) {
			return words.Refusal(rulebook, e.table.Layout(), own), false
		}
	}
	if e.missing == 0 || r == nil || !waits(r) && (e.none() || r.Seat != e.seat) {
		return "", false
	}
	return stillMissing(e.table, e.pending, e.missing), true
}

// waits reports whether a refusal only waits for somebody's card.
func waits(r *calc.Refusal) bool { return r != nil && r.Unfinished }

// count looks at every seat anew.
func (e *RoundEditor) count() {
	e.missing = 0
	for seat := range e.pending {
		if e.pending[seat] = e.round.SeatRefusal(e.table, seat) != nil; e.pending[seat] {
			e.missing++
		}
	}
}

// after is the next seat that is missing after one, around the table, or [calc.None].
func (e *RoundEditor) after(seat int) int {
	seats := len(e.pending)
	for i := range seats {
		if next := (seat + 1 + i) % seats; e.pending[next] {
			return next
		}
	}
	return calc.None
}

// show opens the part of a seat, or the list of all with [calc.None].
func (e *RoundEditor) show(seat int) {
	e.refuse("")
	e.seat = seat
	top := e.part.object
	if seat == calc.None {
		top = e.roster.object
		e.part.trades.Leave()
		e.roster.update()
	} else {
		e.roster.swept = nil
		e.part.open(seat)
	}
	e.outcome.update()
	frame.Fill(e.content, top, e.outcome.object)
	if seat != calc.None { // the one before may have been scrolled
		core.BringIntoSight(e.part.name)
	}
}

// next goes to the next seat that is missing, or to the list when all are in, and brings the keyboard along.
func (e *RoundEditor) next() {
	e.show(e.after(e.seat))
	e.part.focus()
}

// back shows the list of all, at the page of the seat that was open.
func (e *RoundEditor) back() {
	e.roster.turnTo(e.seat)
	e.show(calc.None)
}

// play is what is said of the open seat.
func (e *RoundEditor) play() *rules.Play { return &e.round.Plays[e.seat] }

// touch follows a change of the round. What tells the sheet comes last, when everything stands as it will be seen: the
// sheet is laid out anew by it.
func (e *RoundEditor) touch() {
	e.count()
	if e.seat == calc.None {
		e.roster.update()
	} else {
		e.part.update()
	}
	e.outcome.update()
	e.content.Refresh()
	e.changed()
}

// none tells that the list of all is open.
func (e *RoundEditor) none() bool { return e.seat == calc.None }

func (e *RoundEditor) name(seat int) string { return words.Seat(e.table.Layout(), seat) }
