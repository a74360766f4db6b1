package director

import (
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A Stage computes pages for the hall and for awards. The place "" is the page for viewers in the hall, "reveal/12" a
// step of the reveal, and "awards" the page to give awards.
type Stage struct {
	*Desk
	Proposals []standings.Proposal
	Now       func() time.Time
}

func (s *Stage) Page(at page.At) (page.Page, error) {
	switch {
	case at.Part(0) == "reveal":
		return s.revealPage(at.Number(1, 0)), nil
	case at.Part(1) == "who":
		return s.whoPage(at.Part(2)), nil
	case at.Part(0) == "awards":
		return s.awardsPage(at), nil
	}
	p := HallPage(s.Desk)
	p.Tools = ClockActions(p.Clock)
	return p, nil
}

func (s *Stage) Do(a page.Action, at page.At) (done page.Done, err error) {
	switch a.Way {
	case "next", "back", "skip":
		done, err = s.turn(a.Way, at.Number(1, 0))
	case "give":
		err = reads(a, func(award tournament.Award) error { return s.Enter(&award) })
	case "take":
		err = reads(a, func(seen stepSeen) error { return s.TakeBack(seen.step()) })
	default: // if the clock ran out or others were faster, nothing changes
		if clock, changed, _ := s.ClockAfter(a.Way, s.Now()); changed {
			err = s.Enter(&clock)
		}
	}
	if err != nil {
		err = page.UserError(s.ErrorText(err))
	}
	return done, err
}

func reads[B any](a page.Action, enter func(B) error) error {
	body, err := page.Read[B](a)
	if err == nil {
		err = enter(body)
	}
	return err
}
