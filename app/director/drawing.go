package director

import (
	"strconv"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// A Drawing is the next round before it is announced: it is being drawn, or proposed, or there is a reason why none can
// be.
type Drawing struct {
	Proposal
	// Method is how the round is drawn next.
	Method tournament.Method
	// running is the draw that is under way, nil for none; trouble why the last one gave no round.
	running *Draw
	trouble string
}

// A Draw is one drawing of a round. It may be done beside everything else.
type Draw struct {
	state   tournament.State
	method  tournament.Method
	seed    uint64
	round   *tournament.AnnouncedRound
	refusal *calc.Refusal
}

// Do draws. Many tables take a while.
func (w *Draw) Do() { w.round, w.refusal = draw.Round(&w.state, w.method, w.seed) }

// NewDrawing begins with nothing drawn, by the method of the plan.
func NewDrawing(d *Desk) *Drawing {
	return &Drawing{Proposal: Proposal{desk: d}, Method: d.State.Plan.Draw}
}

// Methods are how a round can be drawn; none for the last table of all, which nobody draws.
func Methods(d *Desk) []tournament.Method {
	if draw.NextOf(&d.State).Final {
		return nil
	}
	return []tournament.Method{tournament.Even, tournament.ByStanding, tournament.Snake, tournament.ByHand}
}

// Stale reports whether a round has to be drawn: there is none yet, or something was entered since.
func (d *Drawing) Stale() bool {
	return d.running == nil && d.Round == nil && d.trouble == "" || d.chain != d.desk.Tournament.Chain()
}

// Start begins another draw. What one that is still under way comes to is dropped.
func (d *Drawing) Start() *Draw {
	d.Proposal = Proposal{desk: d.desk, chain: d.desk.Tournament.Chain()}
	d.trouble, d.running = "", &Draw{state: d.desk.State, method: d.Method, seed: NewSeed()}
	return d.running
}

// Finish takes over what came of a draw, unless another one was started meanwhile. One that was stopped can be drawn
// again.
func (d *Drawing) Finish(w *Draw, err error) {
	if d.running != w {
		return
	}
	d.running = nil
	switch {
	case isStopped(err):
	case err != nil:
		d.trouble = d.desk.Trouble(err)
	case w.refusal != nil:
		d.trouble = d.desk.Trouble(w.refusal)
	default:
		d.set(w.round)
	}
}

// Busy reports whether a draw is under way.
func (d *Drawing) Busy() bool { return d.running != nil }

// Says tells how it stands: that it is being drawn, why it cannot be, or what is against it.
func (d *Drawing) Says() (string, page.Tone) {
	switch {
	case d.trouble != "":
		return words.Text("tournament.draw.none") + " " + d.trouble, page.Bad
	case d.Round == nil:
		return words.Text("tournament.draw.busy"), page.Soft
	}
	return d.Summary(), page.Ink
}

// About tells how the proposal was drawn and from which number, empty where there is none.
func (d *Drawing) About() string {
	if d.Round == nil {
		return ""
	}
	return words.DrawingOf(d.Round)
}

// Announce enters the round. Moved is true where it was not because another window announced one meanwhile.
func (d *Drawing) Announce() (moved bool, err error) {
	if d.Round == nil {
		return false, nil
	}
	number := d.Round.Number
	err = d.desk.Enter(d.Round)
	return err != nil && len(d.desk.State.Rounds) >= number, err
}

// Announced tells how a round was drawn, and from which number; empty for one that was made by hand.
func Announced(drawn tournament.DrawnRound) string {
	if drawn.Method == tournament.ByHand {
		return ""
	}
	return words.Format("tournament.drawn.from", words.Names{"seed": strconv.FormatUint(drawn.Seed, 10)})
}

// Redrawn tells what came of drawing a round again.
func Redrawn(d *Desk, drawn tournament.DrawnRound, redrawn draw.Redrawn) (string, page.Tone) {
	exchanges := 0
	for _, step := range d.Tournament.Steps() {
		if e, is := step.Entry.(*tournament.Exchange); is && step.Refusal == nil && e.Round == drawn.Number {
			exchanges++
		}
	}
	tone := page.Good
	switch redrawn {
	case draw.Other:
		tone = page.Bad
	case draw.Newer:
		tone = page.Soft
	}
	return words.Redrawn(drawn, redrawn, exchanges), tone
}
