package director

import (
	"strconv"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// A check draws a round again to prove that its tables follow from the seed. chain is the tournament's hash when the
// check was requested. The check is outdated once the hash has changed.
type check struct {
	round        int
	chain        ledger.Hash
	wanted, busy bool
	says         page.Note
}

func (s *Source) drawnParts(drawn tournament.DrawnRound) []page.Part {
	if drawn.Method == tournament.ByHand {
		return nil
	}
	seed := words.Names{"seed": strconv.FormatUint(drawn.Seed, 10)}
	says := page.Note{Text: words.Format("tournament.drawn.from", seed), Tone: page.Soft}
	of := s.check.round == drawn.Number && s.check.chain == s.Tournament.Chain()
	if of {
		says = s.check.says
	}
	says.Small = true
	redraw := page.ActionWith(words.Text("tournament.redraw"), "check", checked{drawn.Number}).WithIcon("refresh")
	return []page.Part{{Says: []page.Note{says}, Actions: []page.Action{redraw.DisabledIf(of && s.check.wanted)}}}
}

type checked struct {
	Round int `json:"round"`
}

// checkDraw requests the check of a round. [Source.Begin] returns the work of the check.
func (s *Source) checkDraw(c checked, _ page.At) (page.Done, error) {
	busy := page.Note{Text: words.Text("tournament.draw.busy"), Tone: page.Soft}
	s.check = check{round: c.Round, chain: s.Tournament.Chain(), wanted: true, says: busy}
	return page.Done{}, nil
}

func (s *Source) checkWork() *page.Work {
	c := s.check
	drawn, there := s.State.Round(c.round)
	if !c.wanted || c.busy || !there {
		return nil
	}
	again, found := draw.PrepareRedraw(s.Tournament, c.round)
	if !found {
		return nil
	}
	s.check.busy = true
	var redrawn draw.Redrawn
	return &page.Work{
		Do: func(func() bool) error {
			redrawn = again()
			return nil
		},
		Done: func(err error) {
			if s.check.round != c.round || s.check.chain != c.chain {
				return
			}
			if s.check = (check{}); err == nil {
				s.check = check{round: c.round, chain: c.chain, says: RedrawOutcome(s.Desk, *drawn, redrawn)}
			}
		},
	}
}
