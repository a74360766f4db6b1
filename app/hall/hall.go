// Package hall shows a tournament to everyone in the hall. On a projector it shows the seating, the standings and the
// time left, and at the end it reveals the standings and the awards.
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

type source struct {
	director.Stage
	shell *shell.Shell
	id    ledger.JournalID
	// asked is the state of the tournament for which awards were last proposed.
	asked ledger.Hash
}

func newSource(s *shell.Shell, id ledger.JournalID) *source {
	return &source{Stage: director.Stage{Now: time.Now}, shell: s, id: id}
}

// NewPage returns the page that shows a tournament on a projector.
func NewPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	return pages.New(s, newSource(s, id), "")
}

// NewCeremonyPage returns the page that reveals a tournament's standings. An interrupted reveal resumes at its step.
func NewCeremonyPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	of := newSource(s, id)
	return pages.New(s, of, *page.PlaceOf("reveal", of.interruptedStep()))
}

// NewAwardsPage returns the page where the director chooses awards for achievements other than rank.
func NewAwardsPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	return pages.New(s, newSource(s, id), "awards")
}

func (s *source) Page(at page.At) (page.Page, error) {
	if s.Desk == nil {
		book := s.shell.Session.Book()
		desk, err := director.Open(book, s.id, book.Shelf.ListNow, s.shell.Session.Author)
		if err != nil {
			return page.Page{}, err
		}
		s.Desk = desk
	}
	_, _ = s.Follow() // the error is always nil
	if chain := s.Tournament.Chain(); at.Part(0) != "" && chain != s.asked {
		s.asked = chain
		s.propose()
	}
	return s.Stage.Page(at)
}

// Follow loads changes made elsewhere and reports whether there were any. After a read error the old state is kept.
func (s *source) Follow() (changed bool, err error) {
	if s.Desk != nil {
		changed, err = s.Desk.Follow()
	}
	return changed && err == nil, nil
}

// propose fills the list of proposed awards. Awards that need only results appear at once. Awards that also need the
// games appear when the games have been evaluated in the background.
func (s *source) propose() {
	s.Proposals = standings.Proposals(&s.State, nil)
	book, state := s.Book, s.State
	shell.Background(s.shell, shell.Work[[]standings.Proposal]{
		Do: func(ctx context.Context, _ func(float64)) ([]standings.Proposal, error) {
			return director.Proposals(book, state, book.Shelf.Refresh, func(int, int) error { return ctx.Err() })
		},
		Then: func(proposals []standings.Proposal, err error) {
			if err != nil { // the page was left before the evaluation ended
				s.asked = ledger.Hash{}
				return
			}
			s.Proposals = proposals
			s.shell.Update()
		},
	})
}

// stepKey is the preference that stores a tournament's ID and the step of its interrupted reveal. The step is not
// stored in the tournament, because losing it only costs some taps.
const stepKey = "ceremony"

// interruptedStep returns the step where the reveal of this tournament was interrupted, "0" if it was not.
func (s *source) interruptedStep() string {
	if id, step, _ := strings.Cut(s.shell.App.Preferences().String(stepKey), " "); id == s.id.String() {
		return step
	}
	return "0"
}

// Do performs an action and remembers the step of the reveal.
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
