package handover

import (
	"time"

	"scripkeeper/app/session"
	"scripkeeper/app/words"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
)

// What of a game is handed on.
const (
	// whole is the game.
	whole = iota
	// news is what came after a part of it that the other device has.
	news
	// have is how far this copy has come, for a device that can answer with the rest.
	have
	// setup is the table without its entries, for somebody who keeps a book of the same game.
	setup
	// result is how the game ended.
	result
)

// A part is the part of a game that another device has: how many entries, and since when it has them. The time is zero
// where the device itself told how many.
type part struct {
	entries int
	since   time.Time
}

// latestPart is the part of a game that was handed on last, nil when there is none from which something came after.
func latestPart(s *session.Session, g *game.Game) (*part, error) {
	all, err := s.Book().Notes.HandOvers(g)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return &part{all[0].Entries, all[0].At}, nil
}

// textOf is the text of a code with what is handed on of a game.
func textOf(g *game.Game, what int, other *part) (string, error) {
	switch {
	case what == have:
		return compact.EncodeHave(g)
	case what == setup:
		return compact.EncodeSetup(g)
	case what == result:
		return compact.EncodeResult(g)
	case what == news && other != nil:
		return compact.EncodeSince(g, other.entries)
	}
	return compact.Encode(g)
}

// about says what is in such a code.
func about(g *game.Game, what int, other *part) string {
	switch {
	case what == have:
		return words.Text("share.about.have")
	case what == setup:
		return words.Text("share.about.setup")
	case what == result:
		return words.Text("share.about.result")
	case what == news && other == nil:
		return words.Text("share.about.none")
	case what == news && other.since.IsZero():
		return words.Count("share.about.missing", len(g.Steps())-other.entries, nil)
	case what == news:
		return words.Count("share.about.news", len(g.Steps())-other.entries,
			words.Names{"moment": words.Moment(other.since, time.Now())})
	}
	return words.Count("share.about.whole", len(g.Steps()), nil)
}
