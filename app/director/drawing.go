package director

import (
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// A Drawing is the next round before it is announced. The draw may still be running, or may have failed.
type Drawing struct {
	Proposal
	Method tournament.Method
	// running is the current draw, or nil. trouble is the sentence about why the last draw failed, or "".
	running *Draw
	trouble string
}

// A Draw draws a round once. [Draw.Do] takes long with many tables, and may run in the background.
type Draw struct {
	state   tournament.State
	method  tournament.Method
	seed    uint64
	round   *tournament.AnnouncedRound
	refusal *calc.Refusal
}

func (w *Draw) Do() { w.round, w.refusal = draw.Round(&w.state, w.method, w.seed) }

func NewDrawing(d *Desk) *Drawing {
	return &Drawing{Proposal: Proposal{desk: d}, Method: d.State.Plan.Draw}
}

// Stale reports whether a new draw is needed: there is no round yet, or entries were recorded since the last draw.
func (d *Drawing) Stale() bool {
	return d.running == nil && d.Round == nil && d.trouble == "" || d.chain != d.desk.Tournament.Chain()
}

// Start returns a new draw, and discards any draw in progress.
func (d *Drawing) Start() *Draw {
	d.Proposal = Proposal{desk: d.desk, chain: d.desk.Tournament.Chain()}
	d.trouble, d.running = "", &Draw{state: d.desk.State, method: d.Method, seed: NewSeed()}
	return d.running
}

// Finish takes the result of a draw, unless another draw was started meanwhile. A stopped draw can be repeated.
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

// Sentence returns a sentence about the draw: that it is running, why it failed, or the proposed round's drawbacks.
func (d *Drawing) Sentence() (string, page.Tone) {
	switch {
	case d.trouble != "":
		return words.Text("tournament.draw.none") + " " + d.trouble, page.Bad
	case d.Round == nil:
		return words.Text("tournament.draw.busy"), page.Soft
	}
	return d.Summary(), page.Ink
}

// Announce records the round. moved reports whether another window announced a round first.
func (d *Drawing) Announce() (moved bool, err error) {
	if d.Round == nil {
		return false, nil
	}
	number := d.Round.Number
	err = d.desk.Enter(d.Round)
	return err != nil && len(d.desk.State.Rounds) >= number, err
}

func RedrawOutcome(d *Desk, drawn tournament.DrawnRound, redrawn draw.Redrawn) page.Note {
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
	return page.Note{Text: words.Redrawn(drawn, redrawn, exchanges), Tone: tone}
}
