package director

import (
	"strconv"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// A Drawing is the next round before its announcement. The round is being drawn, proposed, or cannot be drawn.
type Drawing struct {
	Proposal
	// Method is the method of the next draw.
	Method tournament.Method
	// running is the draw in progress, nil if there is none; trouble says why the last draw failed.
	running *Draw
	trouble string
}

// A Draw draws a round once. [Draw.Do] may run in the background.
type Draw struct {
	state   tournament.State
	method  tournament.Method
	seed    uint64
	round   *tournament.AnnouncedRound
	refusal *calc.Refusal
}

// Do draws the round, which takes a while with many tables.
func (w *Draw) Do() { w.round, w.refusal = draw.Round(&w.state, w.method, w.seed) }

// NewDrawing returns a drawing by the plan's method, with nothing drawn yet.
func NewDrawing(d *Desk) *Drawing {
	return &Drawing{Proposal: Proposal{desk: d}, Method: d.State.Plan.Draw}
}

// Methods returns the possible methods for the next round; nil for the final, whose members are not drawn.
func Methods(d *Desk) []tournament.Method {
	if draw.NextOf(&d.State).Final {
		return nil
	}
	return []tournament.Method{tournament.Even, tournament.ByStanding, tournament.Snake, tournament.ByHand}
}

// Stale reports whether the round must be drawn: there is none yet, or something was entered since the last draw.
func (d *Drawing) Stale() bool {
	return d.running == nil && d.Round == nil && d.trouble == "" || d.chain != d.desk.Tournament.Chain()
}

// Start returns a new draw. The result of a draw in progress will be dropped.
func (d *Drawing) Start() *Draw {
	d.Proposal = Proposal{desk: d.desk, chain: d.desk.Tournament.Chain()}
	d.trouble, d.running = "", &Draw{state: d.desk.State, method: d.Method, seed: NewSeed()}
	return d.running
}

// Finish uses the result of a draw unless another draw was started meanwhile. A stopped draw can be repeated.
func (d *Drawing) Finish(w *Draw, err error) {
	if d.running != w {
		return
	}
	d.running = nil
	switch {
	case isStopped(err):
	case err != nil:
		d.trouble = d.desk.ErrorText(err)
	case w.refusal != nil:
		d.trouble = d.desk.ErrorText(w.refusal)
	default:
		d.set(w.round)
	}
}

func (d *Drawing) Busy() bool { return d.running != nil }

// Sentence describes the drawing: that it is in progress, why it is impossible, or the drawbacks of the proposed round.
func (d *Drawing) Sentence() (string, page.Tone) {
	switch {
	case d.trouble != "":
		return words.Text("tournament.draw.none") + " " + d.trouble, page.Bad
	case d.Round == nil:
		return words.Text("tournament.draw.busy"), page.Soft
	}
	return d.Summary(), page.Ink
}

// About describes how the proposed round was drawn, with its seed; empty without a proposal.
func (d *Drawing) About() string {
	if d.Round == nil {
		return ""
	}
	return words.DrawingOf(d.Round)
}

// Announce records the round. moved reports that another window announced a round first.
func (d *Drawing) Announce() (moved bool, err error) {
	if d.Round == nil {
		return false, nil
	}
	number := d.Round.Number
	err = d.desk.Enter(d.Round)
	return err != nil && len(d.desk.State.Rounds) >= number, err
}

// DrawDescription describes how a round was drawn, with its seed; empty for a round made by hand.
func DrawDescription(drawn tournament.DrawnRound) string {
	if drawn.Method == tournament.ByHand {
		return ""
	}
	return words.Format("tournament.drawn.from", words.Names{"seed": strconv.FormatUint(drawn.Seed, 10)})
}

// RedrawOutcome describes the outcome when a round was drawn again to check it.
func RedrawOutcome(d *Desk, drawn tournament.DrawnRound, redrawn draw.Redrawn) (string, page.Tone) {
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
