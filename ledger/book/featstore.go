package book

import (
	"database/sql"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

// featBatch is how many games are worked out before what came of them is stored.
const featBatch = 64

// FeatsNow are the feats of games that the book has listed, as far as they can be told without replaying one, and of how
// many games some are still to be worked out, see [Book.Feats]. Games that are not over, are pending or have a fault have no
// feats.
func (b *Shelf) HighlightsNow(games []stats.Summary) (feats []stats.Highlight, pending int, err error) {
	feats, missing, err := b.featsKnown(games)
	return feats, len(missing), err
}

// Feats are the feats of games that the book has listed, of which those that nobody has worked out yet are replayed. That
// is watched: after an update of the program there may be thousands. What was done before the watch ended it need not be
// done again. The error may be that of the watch.
func (b *Shelf) Highlights(games []stats.Summary, watch ledger.Watch) ([]stats.Highlight, error) {
	feats, missing, err := b.featsKnown(games)
	if err != nil {
		return nil, err
	}
	var made []workedFeats
	for i, game := range missing {
		if err := watch(i, len(missing)); err != nil {
			b.storeFeats(made)
			return nil, err
		}
		p, err := b.loadPlayed(game.ID)
		if err != nil {
			continue // the shelf tells of it
		}
		own := stats.HighlightsOf(p)
		feats = stats.AppendHighlights(feats, game, own)
		if made = append(made, workedFeats{game, p.Op, own}); len(made) == featBatch {
			b.storeFeats(made)
			made = made[:0]
		}
	}
	b.storeFeats(made)
	return feats, nil
}

// loadPlayed is a game of the book worked out.
func (b *Shelf) loadPlayed(id ledger.GameID) (game.Snapshot, error) {
	r, err := b.games.whole(id)
	if err != nil {
		return game.Snapshot{}, err
	}
	return b.work(r, nil)
}

// workedFeats are the feats of a game up to an operation.
type workedFeats struct {
	game  *stats.Summary
	op    int64
	feats []stats.Highlight
}

// featsKnown are the feats that summaries and the book tell, and the games of which the book has none that fit.
func (b *Shelf) featsKnown(games []stats.Summary) (feats []stats.Highlight, missing []*stats.Summary, err error) {
	stored, err := b.readFeats()
	if err != nil {
		return nil, nil, b.file.Fault(err)
	}
	for i := range games {
		game := &games[i]
		own := game.Highlights()
		if len(own) == 0 {
			continue
		}
		feats = stats.AppendHighlights(feats, game, own)
		if more, fit := stats.DecodeHighlights(stored[game.ID], len(game.Names)); fit {
			feats = stats.AppendHighlights(feats, game, more)
		} else {
			missing = append(missing, game)
		}
	}
	return feats, missing, nil
}

const featQuery = `SELECT f.game, g.rulebook, f.rules, f.held FROM feat f JOIN game g ON g.id = f.game JOIN latest l ON l.game = f.game
	WHERE f.form = ? AND f.op = l.op`

// readFeats reads what is stored of the feats of all games as they are now.
func (b *Shelf) readFeats() (map[ledger.GameID][]byte, error) {
	rows, err := b.file.DB.Query(featQuery, stats.HighlightForm)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	all := map[ledger.GameID][]byte{}
	for rows.Next() {
		var id, rulebook string
		var version int
		var held []byte
		if err := rows.Scan(&id, &rulebook, &version, &held); err != nil {
			return nil, err
		}
		rules, known := record.Rulebook(b.rulebooks, rulebook)
		if game, err := ledger.ParseGameID(id); err == nil && known && rules.Version() == version {
			all[game] = held
		}
	}
	return all, rows.Err()
}

const storeFeat = `INSERT INTO feat (game, op, form, rules, held) VALUES (?,?,?,?,?)
	ON CONFLICT (game) DO UPDATE SET op = excluded.op, form = excluded.form, rules = excluded.rules, held = excluded.held`

// storeFeats stores feats. Where they cannot be written they are worked out anew next time.
func (b *Shelf) storeFeats(made []workedFeats) {
	if len(made) == 0 {
		return
	}
	_ = b.file.Transact(func(tx *sql.Tx) error {
		for _, one := range made {
			held, err := stats.EncodeHighlights(one.feats)
			if err != nil {
				return err
			}
			rules, _ := record.Rulebook(b.rulebooks, one.game.Rulebook)
			if _, err := tx.Exec(storeFeat, one.game.ID.String(), one.op, stats.HighlightForm, rules.Version(), string(held)); err != nil {
				return err
			}
		}
		return nil
	})
}
