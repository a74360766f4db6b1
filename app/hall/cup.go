// Package hall shows a tournament to everybody in the hall: on a projector who plays where, the standing and the time
// that is left, and at the end the reveal of the standing and the awards.
package hall

import (
	"scripkeeper/app/director"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A cup is a tournament of the book as a page of the hall follows it.
type cup struct {
	shell *shell.Shell
	id    ledger.JournalID
	// desk is nil until the tournament was read.
	desk *director.Desk
}

// load reads the tournament anew, and shows why where that cannot be.
func (c *cup) load() bool {
	book := c.shell.Session.Book()
	desk, err := director.Open(book, c.id, book.Shelf.ListNow, c.shell.Session.Author)
	if c.shell.ShowError(err) {
		return false
	}
	c.desk = desk
	return true
}

// called is how members are called: in full, and where there is little room.
func (c *cup) called(s *tournament.State) called {
	return called{s.Members, games.ShortNames(s, c.desk.People)}
}

// called is how members are called.
type called struct {
	members []tournament.Member
	short   []string
}

// line is a line with a member's name.
func (c called) line(lead string, member int, figure string) FarLine {
	return FarLine{Lead: lead, Text: c.members[member].Name, Short: c.short[member], Figure: figure}
}

// enter enters something, or shows why it cannot be.
func (c *cup) enter(e tournament.Entry) bool { return c.did(c.desk.Enter(e)) }

// did reports whether something was entered, and shows why where it was not.
func (c *cup) did(err error) bool {
	if err != nil {
		c.shell.ShowNotice(c.desk.Trouble(err))
	}
	return err == nil
}

// standing is the one that the hall may see: after the last round that every table has finished.
func standing(s *tournament.State) (after int) {
	after = len(s.Rounds)
	if after > 0 && len(s.Rounds[after-1].Missing()) > 0 {
		after--
	}
	return after
}

// round names a round, as the plan counts them, and what is played where that is not always the same.
func round(s *tournament.State, number int) string {
	if len(s.Plan.Games) > 1 {
		game := words.Game(s.Plan.Game(number).Rulebook)
		return words.Format("hall.round.game", words.Names{"round": words.Number(number), "game": game})
	}
	if s.Plan.Rounds > 0 && number <= s.Plan.Rounds {
		rounds := words.Number(s.Plan.Rounds)
		return words.Format("hall.round.of", words.Names{"round": words.Number(number), "rounds": rounds})
	}
	return words.Format("hall.round", words.Names{"round": words.Number(number)})
}
