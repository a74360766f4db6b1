// Package hall shows a tournament to everybody in the hall: on a projector who plays where, the standing and the time
// that is left, and at the end the reveal of the standing and the awards.
package hall

import (
	"context"
	"strconv"
	"strings"
	"time"

	"scripkeeper/app/director"
	"scripkeeper/app/pages"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament/standings"
)

// A source is the stage of a tournament of the book, in this window.
type source struct {
	director.Stage
	shell *shell.Shell
	id    ledger.JournalID
	// asked is the tournament as it was when awards were proposed last.
	asked ledger.Hash
}

func newSource(s *shell.Shell, id ledger.JournalID) *source {
	return &source{Stage: director.Stage{Now: time.Now}, shell: s, id: id}
}

// NewPage shows a tournament on a projector.
func NewPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	return pages.New(s, newSource(s, id), "")
}

// NewCeremonyPage begins the reveal of a tournament's standing, or goes on where it was broken off.
func NewCeremonyPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	of := newSource(s, id)
	return pages.New(s, of, *page.PlaceOf("reveal", of.brokenOff()))
}

// NewAwardsPage is where the director chooses what members are given for beside their places.
func NewAwardsPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	return pages.New(s, newSource(s, id), "awards")
}

// Page works a page out from what is in the book now.
func (s *source) Page(at page.At) (page.Page, error) {
	if s.Desk == nil {
		book := s.shell.Session.Book()
		desk, err := director.Open(book, s.id, book.Shelf.ListNow, s.shell.Session.Author)
		if err != nil {
			return page.Page{}, err
		}
		s.Desk = desk
	}
	_, _ = s.Follow() // it has no error
	if chain := s.Tournament.Chain(); at.Part(0) != "" && chain != s.asked {
		s.asked = chain
		s.propose()
	}
	return s.Stage.Page(at)
}

// Follow takes in what others entered, and reports whether there was anything. What cannot be read now stays as it was.
func (s *source) Follow() (changed bool, err error) {
	if s.Desk != nil {
		changed, err = s.Desk.Follow()
	}
	return changed && err == nil, nil
}

// propose has awards proposed: at once those that follow from the results, and beside the screen those that follow from
// the games too.
func (s *source) propose() {
	s.Proposals = standings.Proposals(&s.State, nil)
	book, state := s.Book, s.State
	shell.Background(s.shell, shell.Work[[]standings.Proposal]{
		Do: func(ctx context.Context, _ func(float64)) ([]standings.Proposal, error) {
			return director.Proposals(book, state, book.Shelf.Renew, func(int, int) error { return ctx.Err() })
		},
		Then: func(proposals []standings.Proposal, err error) {
			if err != nil { // the page was left before
				s.asked = ledger.Hash{}
				return
			}
			s.Proposals = proposals
			s.shell.Update()
		},
	})
}

// stepKey keeps how far a reveal was, with the number of its tournament. It is no part of the tournament: losing it only
// costs the taps.
const stepKey = "ceremony"

// brokenOff is the step at which the reveal of this tournament was broken off, 0 where it was not.
func (s *source) brokenOff() string {
	if id, step, _ := strings.Cut(s.shell.App.Preferences().String(stepKey), " "); id == s.id.String() {
		return step
	}
	return "0"
}

// Do does what a page offers, and keeps how far the reveal is.
func (s *source) Do(a page.Action, at page.At) (page.Done, error) {
	done, err := s.Stage.Do(a, at)
	if err == nil && done.To != nil {
		kept := ""
		if step := done.To.Number(1, 0); step < s.LastStep() {
			kept = s.id.String() + " " + strconv.Itoa(step)
		}
		s.shell.App.Preferences().SetString(stepKey, kept)
	}
	return done, err
}
