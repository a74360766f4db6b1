// Package hall shows a tournament to everybody in the hall: on a projector who plays where, the standing and the time
// that is left, and at the end the reveal of the standing and the awards.
package hall

import (
	"scripkeeper/app/director"
	"scripkeeper/app/shell"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A follower is how a page of the hall follows a tournament of the book.
type follower struct {
	shell *shell.Shell
	id    ledger.JournalID
	// desk is nil until the tournament was read.
	desk *director.Desk
}

// load reads the tournament anew, and shows why where that cannot be.
func (f *follower) load() bool {
	book := f.shell.Session.Book()
	desk, err := director.Open(book, f.id, book.Shelf.ListNow, f.shell.Session.Author)
	if f.shell.ShowError(err) {
		return false
	}
	f.desk = desk
	return true
}

// short are the names of members for where there is little room.
func (f *follower) short(s *tournament.State) []string { return games.ShortNames(s, f.desk.People) }

// enter enters something, or shows why it cannot be.
func (f *follower) enter(e tournament.Entry) bool { return f.did(f.desk.Enter(e)) }

// did reports whether something was entered, and shows why where it was not.
func (f *follower) did(err error) bool {
	if err != nil {
		f.shell.ShowNotice(f.desk.Trouble(err))
	}
	return err == nil
}
