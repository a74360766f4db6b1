package book

import (
	"database/sql"

	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

// Highlights returns those highlights of the given games that are known without a replay. pending is the number of
// games that [Shelf.RefreshHighlights] must replay first. A game in play, pending or with a fault has no highlights.
func (b *Shelf) Highlights(games []stats.Summary) (highlights []stats.Highlight, pending int, err error) {
	highlights, missing, err := b.highlightsKnown(games)
	return highlights, len(missing), err
}

// RefreshHighlights returns the highlights of the given games. It replays games not evaluated yet, perhaps thousands
// after an update of the program. If watch returns an error, RefreshHighlights stores the finished work and returns the
// error.
func (b *Shelf) RefreshHighlights(games []stats.Summary, watch ledger.Watch) ([]stats.Highlight, error) {
	highlights, missing, err := b.highlightsKnown(games)
	if err != nil {
		return nil, err
	}
	var made []shelved
	for i, game := range missing {
		if err := watch(i, len(missing)); err != nil {
			b.storeHighlights(made)
			return nil, err
		}
		worked, err := b.replayHighlights(game)
		if err != nil {
			continue // [Shelf.List] reports the fault
		}
		highlights = stats.AppendHighlights(highlights, game, worked.highlights)
		if made = append(made, worked); len(made) == storedTogether {
			b.storeHighlights(made)
			made = made[:0]
		}
	}
	b.storeHighlights(made)
	return highlights, nil
}

func (b *Shelf) replayHighlights(game *stats.Summary) (shelved, error) {
	r, err := b.games.readMended(game.ID)
	if err != nil {
		return shelved{}, err
	}
	p, highlights, err := b.replay(r, nil)
	return shelved{Summary: *game, op: p.Op, highlights: highlights, replayed: true}, err
}

func (b *Shelf) highlightsKnown(
	games []stats.Summary,
) (highlights []stats.Highlight, missing []*stats.Summary, err error) {
	stored, err := b.readHighlights()
	if err != nil {
		return nil, nil, b.file.Fault(err)
	}
	for i := range games {
		game := &games[i]
		own := game.Highlights()
		if len(own) == 0 {
			continue
		}
		highlights = stats.AppendHighlights(highlights, game, own)
		if more, fit := stats.DecodeHighlights(stored[game.ID], len(game.Names)); fit {
			highlights = stats.AppendHighlights(highlights, game, more)
		} else {
			missing = append(missing, game)
		}
	}
	return highlights, missing, nil
}

const highlightQuery = `SELECT f.game, g.rulebook, f.rules, f.held
	FROM feat f JOIN game g ON g.id = f.game JOIN latest l ON l.game = f.game
	WHERE f.form = ? AND f.op = l.op`

func (b *Shelf) readHighlights() (map[ledger.GameID][]byte, error) {
	all := map[ledger.GameID][]byte{}
	err := bookfile.Each(b.file.DB, highlightQuery, []any{stats.HighlightForm}, func(rows *sql.Rows) error {
		var id, rulebook string
		var version int
		var held []byte
		if err := rows.Scan(&id, &rulebook, &version, &held); err != nil {
			return err
		}
		rules, known := record.Rulebook(b.rulebooks, rulebook)
		if game, err := ledger.ParseGameID(id); err == nil && known && rules.Version() == version {
			all[game] = held
		}
		return nil
	})
	return all, err
}

// storeHighlights ignores an error, because missing highlights are computed again next time.
func (b *Shelf) storeHighlights(made []shelved) {
	if len(made) > 0 {
		_ = b.file.Transact(func(tx *sql.Tx) error { return b.insertHighlights(tx, made) })
	}
}

func (b *Shelf) insertHighlights(tx *sql.Tx, made []shelved) error {
	for _, one := range made {
		if !one.replayed || !one.Over {
			continue
		}
		held, err := stats.EncodeHighlights(one.highlights)
		if err != nil {
			return err
		}
		if err := b.storeWorked(tx, "feat", one, stats.HighlightForm, string(held)); err != nil {
			return err
		}
	}
	return nil
}
