package book

import (
	"database/sql"

	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

// Highlights are the highlights of games that the book has listed, as far as they can be told without replaying one,
// and of how many games some are still to be worked out, see [Shelf.RenewHighlights]. Games that are not over, are
// pending or have a fault have no highlights.
func (b *Shelf) Highlights(games []stats.Summary) (highlights []stats.Highlight, pending int, err error) {
	highlights, missing, err := b.highlightsKnown(games)
	return highlights, len(missing), err
}

// RenewHighlights are the highlights of games that the book has listed, of which those that nobody has worked out yet
// are replayed. That is watched: after an update of the program there may be thousands. What was done before the watch
// ended it need not be done again. The error may be that of the watch.
func (b *Shelf) RenewHighlights(games []stats.Summary, watch ledger.Watch) ([]stats.Highlight, error) {
	highlights, missing, err := b.highlightsKnown(games)
	if err != nil {
		return nil, err
	}
	var made []workedHighlights
	for i, game := range missing {
		if err := watch(i, len(missing)); err != nil {
			b.storeHighlights(made)
			return nil, err
		}
		p, err := b.loadPlayed(game.ID)
		if err != nil {
			continue // the shelf tells of it
		}
		own := stats.HighlightsOf(p)
		highlights = stats.AppendHighlights(highlights, game, own)
		if made = append(made, workedHighlights{game, p.Op, own}); len(made) == storedTogether {
			b.storeHighlights(made)
			made = made[:0]
		}
	}
	b.storeHighlights(made)
	return highlights, nil
}

// loadPlayed is a game of the book worked out.
func (b *Shelf) loadPlayed(id ledger.GameID) (game.Snapshot, error) {
	r, err := b.games.whole(id)
	if err != nil {
		return game.Snapshot{}, err
	}
	return b.work(r, nil)
}

// workedHighlights are the highlights of a game up to an operation.
type workedHighlights struct {
	game       *stats.Summary
	op         int64
	highlights []stats.Highlight
}

// highlightsKnown are the highlights that summaries and the book tell, and the games of which the book has none that
// fit.
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

// readHighlights reads what is stored of the highlights of all games as they are now.
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

const storeHighlight = `INSERT INTO feat (game, op, form, rules, held) VALUES (?,?,?,?,?)
	ON CONFLICT (game) DO UPDATE
	SET op = excluded.op, form = excluded.form, rules = excluded.rules, held = excluded.held`

// storeHighlights stores highlights. Where they cannot be written they are worked out anew next time.
func (b *Shelf) storeHighlights(made []workedHighlights) {
	if len(made) == 0 {
		return
	}
	_ = b.file.Transact(func(tx *sql.Tx) error {
		for _, one := range made {
			held, err := stats.EncodeHighlights(one.highlights)
			if err != nil {
				return err
			}
			rules, _ := record.Rulebook(b.rulebooks, one.game.Rulebook)
			if _, err := tx.Exec(storeHighlight, one.game.ID.String(), one.op, stats.HighlightForm, rules.Version(),
				string(held)); err != nil {
				return err
			}
		}
		return nil
	})
}
