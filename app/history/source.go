// Package history computes pages about people's careers, records and deleted games.
package history

import (
	"sync/atomic"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// A Source computes the pages of these places:
//
//	people/RULEBOOK/hidden       people who finished games with a rulebook, or with any; the first page
//	add                          asks for a new person
//	person/ID/RULEBOOK           a person's career
//	games/ID/RULEBOOK/FIGURE/…   the games that a figure of the career counts
//	another/ID/GAME/SEAT         asks who really sat at a seat
//	edit/ID, merge/ID            a person's details, and merging two entries for the same person
//	records/RULEBOOK             records of a rulebook, of all games for "all", or of the rulebook played last
//	deleted                      the deleted games
//	game/ID, rename/ID           the actions on a game, and its title
//	forgood/GAME                 asks before deleting a game, or all deleted long ago, permanently
type Source struct {
	Book  *book.Book
	found found
	// busy reports whether games are being evaluated. percent is the progress, and told the progress shown last.
	busy    bool
	percent atomic.Int32
	told    int32
}

func New(book *book.Book) *Source { return &Source{Book: book} }

// Names of the actions on pages. The window performs [Open], which opens a game, and [Again], which sets up a game with
// the same players and rules.
const (
	Open     = "open"
	Edit     = "edit"
	Hide     = "hide"
	Show     = "show"
	Merge    = "merge"
	Separate = "separate"
	Again    = "again"
	Remove   = "delete"

	add       = "add"
	another   = "another"
	reseat    = "reseat"
	rename    = "rename"
	duplicate = "duplicate"
	archive   = "archive"
	unarchive = "unarchive"
	restore   = "restore"
	forGood   = "forgood"
)

// A Target names the people, games or seat of an action.
type Target struct {
	Person ledger.PersonID `json:",omitzero"`
	Other  ledger.PersonID `json:",omitzero"`
	Games  []ledger.GameID `json:",omitempty"`
	Seat   int             `json:",omitempty"`
	// Entry is the number of an entry in the first game, from 1, or 0 for no entry.
	Entry int `json:",omitempty"`
}

func (s *Source) Page(at page.At) (page.Page, error) {
	work := map[string]func(page.At) (page.Page, error){
		"add": askPerson, "person": s.person, "games": s.games, "another": s.askAnother, "edit": s.edit, "merge": s.twins,
		"records": s.records, "deleted": s.deleted, "game": s.game, "rename": s.askTitle, "forgood": s.askForGood,
	}[at.Part(0)]
	if work == nil {
		work = s.people
	}
	return work(at)
}

func (s *Source) Do(a page.Action, at page.At) (page.Done, error) {
	of, err := page.Read[Target](a)
	if err != nil {
		return page.Done{}, err
	}
	switch a.Way {
	case archive, unarchive, duplicate, rename, Remove, restore, forGood:
		return s.shelve(a.Way, of.Games, at)
	}
	known, err := s.Book.People.All()
	if err != nil {
		return page.Done{}, err
	}
	return s.mend(a.Way, of, at, known)
}

// known holds the games and people that can be read without waiting.
type known struct {
	games  []stats.Summary
	people people.People
}

func (s *Source) read() (k known, err error) {
	if k.games, err = s.Book.Shelf.ListNow(); err == nil {
		k.people, err = s.Book.People.All()
	}
	return k, err
}

func counted(games []stats.Summary, rulebook string) []stats.Summary {
	if rulebook == "" {
		return games
	}
	return calc.Where(games, func(g stats.Summary) bool { return g.Rulebook == rulebook })
}

// choices returns the actions that choose all rulebooks together and each rulebook played, or nil if fewer than two
// were played. Each action is made by the given function, which gets "" for all rulebooks together.
func choices(played func(rulebook string) bool, chosen string, to func(rulebook string) page.Action) []page.Action {
	all := []page.Action{to("")}
	all[0].Text = words.Text("people.all")
	for _, rules := range rulebooks.All() {
		if id := rules.ID(); played(id) {
			a := to(id)
			a.Text, a.Rulebook, a.Main = words.Game(id), id, id == chosen
			all = append(all, a)
		}
	}
	if len(all) < 3 {
		return nil
	}
	all[0].Main = chosen == ""
	return all
}

func pawn(person people.Person) *emblem.Pawn {
	return new(emblem.NewPawn(person.Look))
}

// open returns the action that opens a game, at the given entry unless entry is 0.
func open(id ledger.GameID, entry int) *page.Action {
	return new(page.ActionWith("", Open, Target{Games: []ledger.GameID{id}, Entry: entry}))
}

func small(text string) page.Note { return page.Note{Text: text, Small: true} }

// asking returns a small page with a note, a field and the button of an action.
func asking(title, about string, field sheet.Field, do page.Action) page.Page {
	return page.Page{Title: title, Small: true, Next: []page.Action{do.AsMain()},
		Parts: []page.Part{{Says: []page.Note{small(about)}, Fields: []sheet.Field{field}}}}
}

// empty returns a part that says why a page is empty. key is the key of the text.
func empty(icon, key string) page.Part {
	return page.Part{As: page.Empty, Icon: icon, Title: words.Text(key), Says: []page.Note{{Text: words.Text(key + ".about")}}}
}
