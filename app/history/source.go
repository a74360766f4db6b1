// Package history works out pages on the games that a book has had: who played and what each came to, what nobody
// surpassed, and what was deleted. It knows no screen.
package history

import (
	"slices"
	"sync/atomic"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// A Source works out the pages of these places:
//
//	people/RULEBOOK/hidden       who finished games, of all rulebooks where none is named; this is the first page
//	add                          asks for somebody new
//	person/ID/RULEBOOK           what somebody's games come to
//	games/ID/RULEBOOK/FIGURE/…   the games behind a figure of that
//	another/ID/GAME/SEAT         asks who sat there instead
//	edit/ID, merge/ID            what is known of somebody, and who the same is as well
//	records/RULEBOOK             what nobody surpassed: "all" for all games, none for the rulebook played last
//	deleted                      the games that were deleted
//	game/ID, rename/ID           what can be done with a game, and what it is called
//	forgood/GAME                 asks whether one goes for good, without a game all that were deleted long ago
type Source struct {
	Book  *book.Book
	found found
	// busy reports that the games are looked through, percent how far, and told what of that a page told.
	busy    bool
	percent atomic.Int32
	told    int32
}

// New works out pages of a book.
func New(book *book.Book) *Source { return &Source{Book: book} }

// The ways of what pages offer. A window does two of them itself: [Open] opens a game, in its log the entry where one is
// named, and [Again] sets up a game with the same players and rules.
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

// An Of is what an action is about.
type Of struct {
	Person ledger.PersonID `json:",omitzero"`
	Other  ledger.PersonID `json:",omitzero"`
	Games  []ledger.GameID `json:",omitempty"`
	Seat   int             `json:",omitempty"`
	// Entry is that of the first game, counted from 1, 0 for none.
	Entry int `json:",omitempty"`
}

// Page is the page of a place.
func (s *Source) Page(at page.At) (page.Page, error) {
	switch at.Part(0) {
	case "add":
		return askPerson(at), nil
	case "person":
		return s.person(at)
	case "games":
		return s.games(at)
	case "another":
		return s.askAnother(at)
	case "edit":
		return s.edit(at)
	case "merge":
		return s.twins(at)
	case "records":
		return s.records(at)
	case "deleted":
		return s.deleted()
	case "game":
		return s.game(at)
	case "rename":
		return s.askTitle(at)
	case "forgood":
		return s.askForGood(at)
	}
	return s.people(at)
}

// Do does what a page offered.
func (s *Source) Do(a page.Action, at page.At) (page.Done, error) {
	of, err := page.Read[Of](a)
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

// known are the games of the book and its people, as far as they can be told without work.
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

// counted are the games of a rulebook, or all of them where it is empty.
func counted(games []stats.Summary, rulebook string) []stats.Summary {
	if rulebook == "" {
		return games
	}
	return slices.DeleteFunc(slices.Clone(games), func(g stats.Summary) bool { return g.Rulebook != rulebook })
}

// choices ask which of the rulebooks counts that were played, or all of them, of which to is told none; nil where there
// is no choice.
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
	of := emblem.NewPawn(person.Look)
	return &of
}

// open opens a game.
func open(id ledger.GameID, entry int) *page.Action {
	a := page.Act("", Open, Of{Games: []ledger.GameID{id}, Entry: entry})
	return &a
}

// small is a sentence that may be read later.
func small(text string) page.Note { return page.Note{Text: text, Small: true} }

// empty says that there is nothing, by the key of that.
func empty(icon, key string) page.Part {
	return page.Part{As: page.Empty, Icon: icon, Title: words.Text(key), Says: []page.Note{{Text: words.Text(key + ".about")}}}
}
