package room

import (
	"slices"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A proposal is an entry that a seat would make.
type proposal struct {
	id  int
	by  door.Guest
	ask Ask
}

// A Proposal is what a keeper sees of one.
type Proposal struct {
	Choice
	From  string `json:"from"`
	Seat  int    `json:"seat"`
	Short string `json:"short"`
	// Refusal is why it cannot be entered any more, empty where it can.
	Refusal string `json:"refusal,omitempty"`
	// Actions accept or decline it.
	Actions []door.Action `json:"actions"`
}

// manyProposals is how many proposals wait at most.
const manyProposals = 60

// put keeps what a seat would enter, in the order in which it came. What a device proposes again takes the place of
// what it proposed before, under another number: no number is ever that of two proposals, also after a restart.
func (r *Room) put(f filling, a Ask) Entered {
	if pass, _ := f.Onward(); a.Onward && pass != nil {
		f.More = append(f.Entries(), pass)
	}
	told := Entered{Proposed: words.Format("live.room.proposed", words.Names{"entry": f.Short()})}
	a.Head = "" // it is entered on the table as it stands when it is accepted
	p := proposal{id: door.Number(), by: f.by, ask: a}
	for i, other := range r.proposals {
		if other.by.ID == f.by.ID && other.by.Seat == f.by.Seat {
			r.proposals[i] = p
			r.changed()
			return told
		}
	}
	if len(r.proposals) == manyProposals {
		r.proposals = r.proposals[1:]
	}
	r.proposals = append(r.proposals, p)
	r.changed()
	return told
}

// again fills in what was proposed on the table as it stands. Why it cannot be entered is told as everybody may know
// it.
func (r *Room) again(p proposal) (filling, error) {
	f, err := r.fill(p.by, p.ask)
	if err != nil {
		return f, err
	}
	f.Game, f.Looker = f.Game.For(calc.None), calc.None
	return f, f.ready(p.ask)
}

// Proposals are those that wait for a keeper, the oldest first.
func (r *Room) Proposals() []Proposal {
	var all []Proposal
	name := head(r.session.View())
	for _, p := range r.proposals {
		told := Proposal{Choice: Choice{p.id, name}, From: p.by.Name, Seat: p.by.Seat}
		f, err := r.again(p)
		if err != nil {
			told.Refusal = err.Error()
		}
		if f.Entry != nil {
			told.Short = sheet.Task{Game: f.Game, Base: f.Base, Entry: f.Entry}.Short()
		}
		told.Actions = []door.Action{
			door.Act(words.Text("live.room.decline"), "decline", told.Choice),
			door.Act(words.Text("live.room.accept"), "accept", told.Choice).AsMain().Unless(told.Refusal != ""),
		}
		all = append(all, told)
	}
	return all
}

// A Choice names a proposal as it was shown, beside the game that its head names.
type Choice struct {
	ID   int    `json:"id"`
	Head string `json:"head"`
}

// Accept enters a proposal in the name of who made it. The problem says why it cannot be entered any more; then it goes
// on waiting. It is [door.Stale] where it does not wait any more, or not beside the same game.
func (r *Room) Accept(c Choice) (Entered, error) {
	at, err := r.find(c)
	if err != nil {
		return Entered{}, err
	}
	p := r.proposals[at]
	f, err := r.again(p)
	if err != nil {
		return Entered{}, err
	}
	waiting := r.proposals
	r.proposals = append(waiting[:at:at], waiting[at+1:]...)
	told, err := r.record(f, author(f), p.ask)
	if err != nil {
		r.proposals = waiting
		r.changed()
	}
	return told, err
}

// Decline forgets a proposal. The problem is [door.Stale] as with [Room.Accept].
func (r *Room) Decline(c Choice) error {
	at, err := r.find(c)
	if err != nil {
		return err
	}
	r.proposals = append(r.proposals[:at:at], r.proposals[at+1:]...)
	r.changed()
	return nil
}

// find is the place of a proposal among those that wait.
func (r *Room) find(c Choice) (int, error) {
	if c.ID < 1 || c.Head == "" {
		return 0, malformed()
	}
	at := slices.IndexFunc(r.proposals, func(p proposal) bool { return p.id == c.ID })
	switch {
	case at < 0:
		return 0, moved(words.Text("live.room.gone"))
	case c.Head != head(r.session.View()):
		return 0, moved(words.Text("fault.undo.other"))
	}
	return at, nil
}

// A Switch turns something on or off.
type Switch struct {
	On bool `json:"on"`
}

// proposing has seats propose, or enter.
func proposing(r *Room, _ door.Guest, s Switch) (Done, error) {
	r.SetPropose(s.On)
	key := "live.room.enters"
	if s.On {
		key = "live.room.proposes"
	}
	return Done{words.Text(key)}, nil
}
