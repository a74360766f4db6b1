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

// Waiting stores a book's proposals, and for each game whether players' entries need approval. Only the goroutine that
// owns the games may use Waiting.
type Waiting = disk.Box[proposal]

// NewWaiting returns the proposals for the games of a book, stored in a file next to the book.
func NewWaiting(book string) *Waiting { return disk.NewBox[proposal](book + ".proposals") }

// Proposes reports whether players' entries in a game need a keeper's approval.
func Proposes(w *Waiting, game string) bool { return w.Setting(game) != 0 }

// Leave deletes the proposals of a guest who has lost the seat in a game, or in all games if game is empty.
func Leave(w *Waiting, game, guest string) error {
	return w.Drop(func(p proposal) bool { return p.By.ID == guest && (game == "" || p.Game == game) })
}

type Proposal struct {
	Choice
	From  string `json:"from"`
	Seat  int    `json:"seat"`
	Short string `json:"short"`
	// Refusal says why the proposed entry is no longer possible, or is "".
	Refusal string        `json:"refusal,omitempty"`
	Actions []page.Action `json:"actions"`
}

// put adds a player's proposal at the end, and deletes the player's earlier one. The proposal's ID is never reused.
func (r *Room) put(f filling, a EntryRequest) (Entered, error) {
	f.onward(a)
	told := Entered{Proposed: words.Format("live.room.proposed", words.Names{"entry": f.Short()})}
	a.Head = "" // a keeper may accept the proposal in a later state
	again := func(p proposal) bool { return p.Game == r.game && p.By.ID == f.by.ID && p.By.Seat == f.by.Seat }
	if err := r.waiting.Keep(proposal{door.RandomID(), r.game, f.by, a}, again); err != nil {
		return Entered{}, r.problem(err)
	}
	r.changed()
	return told, nil
}

// again applies a proposal to the current table. A refusal contains only public information.
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

// A Choice identifies a proposal, and the state of the game that the keeper saw.
type Choice struct {
	ID   int    `json:"id"`
	Head string `json:"head"`
}

// Accept records a proposal under the proposer's name. A proposal that is no longer possible keeps waiting. The error
// is [door.Stale] if the proposal no longer waits or the game has changed.
func (r *Room) Accept(c Choice) (Entered, error) {
	p, err := r.find(c)
	if err != nil {
		return Entered{}, err
	}
	f, err := r.again(p)
	if err != nil {
		return Entered{}, err
	}
	told, err := r.record(f, p.Ask)
	if err == nil {
		_ = r.forget(c.ID) // on failure, the entry is in the game anyway
	}
	return told, err
}

// Decline deletes a proposal. The error is [door.Stale] if the proposal no longer waits or the game has changed.
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
	key := "live.room.enters"
	if s.On {
		key = "live.room.proposes"
	}
	return Done{words.Text(key)}, r.SetPropose(s.On)
}
