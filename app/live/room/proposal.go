package room

import (
	"slices"

	"scripkeeper/app/live/disk"
	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A proposal is an entry that a seat would make.
type proposal struct {
	ID   int        `json:"id"`
	Game string     `json:"game"`
	By   door.Guest `json:"by"`
	Ask  Ask        `json:"ask"`
}

// Waiting are the proposals of all games of a book, with the setting of those whose seats propose. It belongs to the
// goroutine of the games.
type Waiting = disk.Box[proposal]

// NewWaiting is what waits in the rooms of a book, on disk beside it.
func NewWaiting(book string) *Waiting { return disk.NewBox[proposal](book + ".proposals") }

// Proposes reports whether the seats of a game propose what they enter.
func Proposes(w *Waiting, game string) bool { return w.Setting(game) != 0 }

// Leave drops what a guest proposed who has no seat in a game any more; for the empty game, in any.
func Leave(w *Waiting, game, guest string) error {
	return w.Drop(func(p proposal) bool { return p.By.ID == guest && (game == "" || p.Game == game) })
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
	Actions []page.Action `json:"actions"`
}

// put keeps what a seat would enter, in the order in which it came. What a device proposes again takes the place of
// what it proposed before, under another number: no number is ever that of two proposals, also after a restart.
func (r *Room) put(f filling, a Ask) (Entered, error) {
	if pass, _ := f.Onward(); a.Onward && pass != nil {
		f.More = append(f.Entries(), pass)
	}
	told := Entered{Proposed: words.Format("live.room.proposed", words.Names{"entry": f.Short()})}
	a.Head = "" // it is entered on the table as it stands when it is accepted
	again := func(p proposal) bool { return p.Game == r.game && p.By.ID == f.by.ID && p.By.Seat == f.by.Seat }
	if err := r.waiting.Keep(proposal{door.Number(), r.game, f.by, a}, again); err != nil {
		return Entered{}, r.problem(err)
	}
	r.changed()
	return told, nil
}

// again fills in what was proposed on the table as it stands. Why it cannot be entered is told as everybody may know
// it.
func (r *Room) again(p proposal) (filling, error) {
	f, err := r.fill(p.By, p.Ask)
	if err != nil {
		return f, err
	}
	f.Game, f.Looker = f.Game.For(calc.None), calc.None
	return f, f.ready(p.Ask)
}

// Proposals are those that wait for a keeper, the oldest first.
func (r *Room) Proposals() []Proposal {
	var all []Proposal
	name := head(r.session.View())
	for _, p := range r.waiting.All() {
		if p.Game != r.game {
			continue
		}
		told := Proposal{Choice: Choice{p.ID, name}, From: p.By.Name, Seat: p.By.Seat}
		f, err := r.again(p)
		if err != nil {
			told.Refusal = err.Error()
		}
		if f.Entry != nil {
			told.Short = sheet.Task{Game: f.Game, Base: f.Base, Entry: f.Entry}.Short()
		}
		told.Actions = []page.Action{
			page.Act(words.Text("live.room.decline"), "decline", told.Choice),
			page.Act(words.Text("live.room.accept"), "accept", told.Choice).AsMain().Unless(told.Refusal != ""),
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
	p, err := r.find(c)
	if err != nil {
		return Entered{}, err
	}
	f, err := r.again(p)
	if err != nil {
		return Entered{}, err
	}
	told, err := r.record(f, author(f), p.Ask)
	if err == nil {
		_ = r.forget(c.ID) // where it goes on waiting on disk, its entry is in the game
	}
	return told, err
}

// Decline forgets a proposal. The problem is [door.Stale] as with [Room.Accept].
func (r *Room) Decline(c Choice) error {
	if _, err := r.find(c); err != nil {
		return err
	}
	return r.forget(c.ID)
}

// forget takes a proposal out.
func (r *Room) forget(id int) error {
	if err := r.waiting.Drop(func(p proposal) bool { return p.ID == id }); err != nil {
		return r.problem(err)
	}
	r.changed()
	return nil
}

// find is a proposal that waits.
func (r *Room) find(c Choice) (proposal, error) {
	if c.ID < 1 || c.Head == "" {
		return proposal{}, malformed()
	}
	all := r.waiting.All()
	at := slices.IndexFunc(all, func(p proposal) bool { return p.ID == c.ID && p.Game == r.game })
	switch {
	case at < 0:
		return proposal{}, moved(words.Text("live.room.gone"))
	case c.Head != head(r.session.View()):
		return proposal{}, moved(words.Text("fault.undo.other"))
	}
	return all[at], nil
}

// A Switch turns something on or off.
type Switch struct {
	On bool `json:"on"`
}

// proposing has seats propose, or enter.
func proposing(r *Room, _ door.Guest, s Switch) (Done, error) {
	if err := r.SetPropose(s.On); err != nil {
		return Done{}, err
	}
	key := "live.room.enters"
	if s.On {
		key = "live.room.proposes"
	}
	return Done{words.Text(key)}, nil
}
