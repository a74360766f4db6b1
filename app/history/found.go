package history

import (
	"slices"

	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// Found is what looking through the games of a book came to.
type Found struct {
	games   []stats.Summary
	feats   []stats.Highlight
	pending int
}

// due is what the page that was told last would tell more with.
type due int

const (
	nothing due = iota
	// known asks for what is known of the feats, after games that are pending were worked out.
	knownFeats
	// all asks for those that nobody has worked out yet.
	allFeats
)

// Due looks through the games, so that the page that was told last can tell all; nil where it does. That may take long,
// after an update of the program thousands of games, and is done where nobody waits. What was done before the watch
// ended it need not be done again. What comes of it is for [Source.Take].
func (s *Source) Due() func(ledger.Watch) (Found, error) {
	found, shelf := s.found, s.Book.Shelf
	switch s.due {
	case knownFeats:
		return func(watch ledger.Watch) (now Found, err error) {
			if now.games, err = shelf.Renew(watch); err == nil {
				now.feats, now.pending, err = shelf.Highlights(now.games)
			}
			return now, err
		}
	case allFeats:
		return func(watch ledger.Watch) (Found, error) {
			feats, err := shelf.RenewHighlights(found.games, watch)
			return Found{games: found.games, feats: feats}, err
		}
	}
	return nil
}

// Take takes in what was found, for all pages.
func (s *Source) Take(found Found) { s.found, s.Percent = found, 0 }

// WorkOut looks through all games at once. The error may be that of the watch.
func (s *Source) WorkOut(watch ledger.Watch) error {
	for s.due = knownFeats; s.due != nothing; {
		found, err := s.Due()(watch)
		if err != nil {
			return err
		}
		s.Take(found)
		s.seek(found.games)
	}
	return nil
}

// seek notes what is due for a page that tells of the feats of games.
func (s *Source) seek(games []stats.Summary) {
	switch {
	case !slices.EqualFunc(games, s.found.games, alike):
		s.due = knownFeats
	case s.found.pending > 0:
		s.due = allFeats
	default:
		s.due = nothing
	}
}

// alike reports whether a game is told of as it was.
func alike(a, b stats.Summary) bool {
	return a.ID == b.ID && a.Touched.Equal(b.Touched) && a.Title == b.Title && slices.Equal(a.Names, b.Names)
}
