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

type proposal struct {
	ID   int          `json:"id"`
	Game string       `json:"game"`
	By   door.Guest   `json:"by"`
	Ask  EntryRequest `json:"ask"`
}

// Waiting holds a book's proposals, and for each game whether seats only propose. Only the games' goroutine uses it.
type Waiting = disk.Box[proposal]

// NewWaiting returns the proposals that wait in a book's rooms, kept in a file next to the book.
func NewWaiting(book string) *Waiting { return disk.NewBox[proposal](book + ".proposals") }

// Proposes reports whether seats in a game only propose entries.
func Proposes(w *Waiting, game string) bool { return w.Setting(game) != 0 }

// Leave drops the proposals by a guest that has lost its seat in a game, or in all games if game is empty.
func Leave(w *Waiting, game, guest string) error {
	return w.Drop(func(p proposal) bool { return p.By.ID == guest && (game == "" || p.Game == game) })
}

// A Proposal is a proposed entry as shown to a keeper.
type Proposal struct {
	Choice
	From  string `json:"from"`
	Seat  int    `json:"seat"`
	Short string `json:"short"`
	// Refusal says why the entry has become impossible; empty if it is possible.
	Refusal string        `json:"refusal,omitempty"`
	Actions []page.Action `json:"actions"`
}

// put stores a seat's proposal in order of arrival, replacing the seat's earlier one, under a number never used before.
func (r *Room) put(f filling, a EntryRequest) (Entered, error) {
	if pass, _ := f.PassAfter(); a.Onward && pass != nil {
		f.More = append(f.Entries(), pass)
	}
	told := Entered{Proposed: words.Format("live.room.proposed", words.Names{"entry": f.Short()})}
	a.Head = "" // it will be recorded on the table at that time
	again := func(p proposal) bool { return p.Game == r.game && p.By.ID == f.by.ID && p.By.Seat == f.by.Seat }
	if err := r.waiting.Keep(proposal{door.RandomID(), r.game, f.by, a}, again); err != nil {
		return Entered{}, r.problem(err)
	}
	r.changed()
	return told, nil
}

// again fills in a proposal on the current table. A refusal contains only public information.
func (r *Room) again(p proposal) (filling, error) {
	f, err := r.fill(p.By, p.Ask)
	if err != nil {
		return f, err
	}
	f.Game, f.Looker = f.Game.For(calc.None), calc.None
	return f, f.ready(p.Ask)
}

func (r *Room) Proposals() []Proposal {
	var all []Proposal
	name := headNow(r.session.View())
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
			page.ActionWith(words.Text("live.room.decline"), "decline", told.Choice),
			page.ActionWith(words.Text("live.room.accept"), "accept",
				told.Choice).AsMain().DisabledIf(told.Refusal != ""),
		}
		all = append(all, told)
	}
	return all
}

// A Choice names a proposal, and the state of the game in which it was shown.
type Choice struct {
	ID   int    `json:"id"`
	Head string `json:"head"`
}

// Accept records a proposal under its maker's name. A proposal that has become impossible keeps waiting. The problem is
// [door.Stale] if the proposal no longer waits or the game has changed.
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
		_ = r.forget(c.ID) // if that fails, its entry is in the game anyway
	}
	return told, err
}

// Decline drops a proposal. The problem is [door.Stale] as for [Room.Accept].
func (r *Room) Decline(c Choice) error {
	if _, err := r.find(c); err != nil {
		return err
	}
	return r.forget(c.ID)
}

func (r *Room) forget(id int) error {
	if err := r.waiting.Drop(func(p proposal) bool { return p.ID == id }); err != nil {
		return r.problem(err)
	}
	r.changed()
	return nil
}

func (r *Room) find(c Choice) (proposal, error) {
	if c.ID < 1 || c.Head == "" {
		return proposal{}, malformed()
	}
	all := r.waiting.All()
	at := slices.IndexFunc(all, func(p proposal) bool { return p.ID == c.ID && p.Game == r.game })
	switch {
	case at < 0:
		return proposal{}, staleProblem(words.Text("live.room.gone"))
	case c.Head != headNow(r.session.View()):
		return proposal{}, staleProblem(words.Text("fault.undo.other"))
	}
	return all[at], nil
}

type Switch struct {
	On bool `json:"on"`
}

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
