// Package tournament shows tournaments to whoever runs them: the list of them, a new one, and of each its rounds, its
// standing, its people and its log. It draws no table and counts no point; that is the business of the ledger's package of the
// same name.
package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A desk is the tournament that is run, and the one place where a press of a button becomes an entry of it.
type desk struct {
	shell *shell.Shell
	cup   *cup.Tournament
	// state is what the entries come to.
	state cup.State
	// people are those of the book, by whom members are marked.
	people people.People
	// outside is what the book said of other programs when it was looked at last, see [book.Book.Outside].
	outside int64
	// looking tells that the director looks at a standing that is hidden.
	looking bool
}

// openDesk reads a tournament of the book.
func openDesk(s *shell.Shell, id ledger.JournalID) (*desk, error) {
	t, err := cup.Load(s.Session.Book(), id)
	if err != nil {
		return nil, err
	}
	people, err := s.Session.Book().People.All()
	if err != nil {
		return nil, err
	}
	d := &desk{shell: s, cup: t, people: people}
	d.outside, _ = s.Session.Book().Outside() // what cannot be read is looked at anew
	d.state = d.withGames(t.State())
	return d, nil
}

// withGames is a state with the games of this book that count in a series by themselves.
func (d *desk) withGames(state cup.State) cup.State {
	if state.Plan.Format != cup.Series {
		return state
	}
	g, err := d.shell.Session.Book().Shelf.ListNow()
	if err != nil {
		return state // the shelf tells
	}
	return games.WithGames(&state, d.people, g)
}

// enter enters entries up to the first that cannot be, says why that cannot be, and tells whether all were entered.
func (d *desk) enter(entries ...cup.Entry) bool {
	for _, e := range entries {
		if !d.did(d.cup.Record(e, d.shell.Session.Author())) {
			return false
		}
	}
	return true
}

// correct enters a result in the place of the one that its table has.
func (d *desk) correct(r *cup.Result) bool {
	return d.did(d.cup.Correct(r, d.shell.Session.Author()))
}

// did takes over what came of an entry, and tells whether it was entered. Else it says why not, and where another window was
// quicker the page shows what that one entered.
func (d *desk) did(err error) bool {
	d.state = d.withGames(d.cup.State())
	d.know()
	if err == nil {
		return true
	}
	if words.MovedOn(err) {
		d.shell.Page().Update()
	}
	d.shell.ShowNotice(words.TournamentTrouble(&d.state, err))
	return false
}

// know reads the people of the book anew where somebody takes part whom it did not know before.
func (d *desk) know() {
	for _, m := range d.state.Members {
		if id, err := ledger.ParsePersonID(m.Person); err == nil {
			if _, known := d.people.Person(id); !known {
				d.readPeople()
				return
			}
		}
	}
}

// readPeople reads the people of the book. One that cannot be read says so elsewhere.
func (d *desk) readPeople() {
	if people, err := d.shell.Session.Book().People.All(); err == nil {
		d.people = people
	}
}

// follow takes in what other windows and commands wrote since it was called last, and tells whether there was anything.
func (d *desk) follow() bool {
	outside, err := d.shell.Session.Book().Outside()
	if err != nil || outside == d.outside {
		return false
	}
	d.outside = outside
	d.readPeople()
	d.did(d.cup.Reload())
	return true
}

// title is what the tournament is called.
func (d *desk) title() string { return d.cup.Head().Title }

// name is what a member is called.
func (d *desk) name(member int) string { return d.state.Members[member].Name }

// pawns are the marks of the people of a table, by seat: as they are known in this book, else what is left.
func (d *desk) pawns(table cup.Table) []emblem.Pawn {
	seats := make([]people.Person, len(table.Members))
	for seat, member := range table.Members {
		if id, err := ledger.ParsePersonID(d.state.Members[member].Person); err == nil {
			seats[seat], _ = d.people.Person(id)
		}
	}
	pawns := make([]emblem.Pawn, len(seats))
	for seat, known := range people.Looks(seats) {
		pawns[seat] = emblem.NewPawn(known)
	}
	return pawns
}

// names are what members are called.
func (d *desk) names(members []int) []string {
	all := make([]string, len(members))
	for i, member := range members {
		all[i] = d.name(member)
	}
	return all
}

// fitting is what a member is called in a room: the name, or where that has no room the short name.
func (d *desk) fitting(member int, room float32, style core.Style) string {
	if name := d.name(member); text.New(name, style).Room() <= room {
		return name
	}
	return games.ShortNames(&d.state, d.people)[member]
}

// longest is how wide the longest of some names is, within limits.
func (d *desk) longest(members []int, least, most float32, style core.Style) float32 {
	for _, member := range members {
		least = max(least, text.New(d.name(member), style).Room())
	}
	return min(least, most)
}

// hidden tells whether the standing after a number of rounds is not to be seen now.
func (d *desk) hidden(after int) bool { return d.state.Hidden(after) && !d.looking }

// undo takes back what was done last, redo brings it again. Either says what that was, with the way back.
func (d *desk) undo(changed func()) {
	e, can := d.cup.Undoing()
	d.reverse(e, can, "tournament.undone", d.cup.Undo, changed)
}

func (d *desk) redo(changed func()) {
	e, can := d.cup.Redoing()
	d.reverse(e, can, "tournament.redone", d.cup.Redo, changed)
}

func (d *desk) reverse(e cup.Entry, can bool, key string, do func(ledger.Author) error, changed func()) {
	if !can {
		return
	}
	before := d.state
	if !d.did(do(d.shell.Session.Author())) {
		return
	}
	if len(before.Members) < len(d.state.Members) {
		before = d.state // the entry speaks of people who take part again
	}
	changed()
	_, more := d.cup.Redoing()
	_, can = d.cup.Undoing()
	d.shell.ShowBar(frame.NewUndoBar(words.Tell(key, words.Names{"entry": words.TournamentEntry(&before, e)}),
		shell.RedoAction(func() { d.redo(changed) }, more), shell.UndoAction(func() { d.undo(changed) }, can)))
}

// openPlan asks how the tournament goes from now on.
func (d *desk) openPlan() {
	d.shell.Push(newPlanPage(d.shell, d.state.Plan, func(plan cup.Plan) bool { return d.enter(&plan) }))
}

// hall leads to the view for everybody in the room.
func (d *desk) hall() fyne.CanvasObject {
	return input.NewQuietButton(words.Say("tournament.hall"), func() { d.shell.Go(route.Hall{Tournament: d.cup.Head().ID}) }).
		SetIcon(theme.ViewFullScreenIcon())
}

// ceremony leads to the reveal.
func (d *desk) ceremony() { d.shell.Go(route.Ceremony{Tournament: d.cup.Head().ID}) }
