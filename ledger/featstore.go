package ledger

import (
	"database/sql"
)

// featBatch is how many games are worked out before what came of them is stored.
const featBatch = 64

// FeatsNow are the feats of games that the book has listed, as far as they can be told without replaying one, and of how
// many games some are still to be worked out, see [Book.Feats]. Games that are not over, are pending or have a fault have no
// feats.
func (b *Shelf) FeatsNow(games []Summary) (feats []Feat, pending int, err error) {
	feats, missing, err := b.featsKnown(games)
	return feats, len(missing), err
}

// Feats are the feats of games that the book has listed, of which those that nobody has worked out yet are replayed. That
// is watched: after an update of the program there may be thousands. What was done before the watch ended it need not be
// done again. The error may be that of the watch.
func (b *Shelf) Feats(games []Summary, watch Watch) ([]Feat, error) {
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
		own := featsOf(p)
		feats = appendFeats(feats, game, own)
		if made = append(made, workedFeats{game, p.Op, own}); len(made) == featBatch {
			b.storeFeats(made)
			made = made[:0]
		}
	}
	b.storeFeats(made)
	return feats, nil
}

// loadPlayed is a game of the book worked out.
func (b *Shelf) loadPlayed(id GameID) (Snapshot, error) {
	r, err := b.games.whole(id)
	if err != nil {
		return Snapshot{}, err
	}
	return b.work(r, nil)
}

// workedFeats are the feats of a game up to an operation.
type workedFeats struct {
	game  *Summary
	op    int64
	feats []Feat
}

// featsKnown are the feats that summaries and the book tell, and the games of which the book has none that fit.
func (b *Shelf) featsKnown(games []Summary) (feats []Feat, missing []*Summary, err error) {
	stored, err := b.readFeats()
	if err != nil {
		return nil, nil, b.file.fault(err)
	}
	for i := range games {
		game := &games[i]
		own := game.feats()
		if len(own) == 0 {
			continue
		}
		feats = appendFeats(feats, game, own)
		if more, fit := decodeFeats(stored[game.ID], len(game.Names)); fit {
			feats = appendFeats(feats, game, more)
		} else {
			missing = append(missing, game)
		}
	}
	return feats, missing, nil
}

const featQuery = `SELECT f.game, g.rulebook, f.rules, f.held FROM feat f JOIN game g ON g.id = f.game JOIN latest l ON l.game = f.game
	WHERE f.form = ? AND f.op = l.op`

// readFeats reads what is stored of the feats of all games as they are now.
func (b *Shelf) readFeats() (map[GameID][]byte, error) {
	rows, err := b.file.db.Query(featQuery, featForm)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	all := map[GameID][]byte{}
	for rows.Next() {
		var id, rulebook string
		var version int
		var held []byte
		if err := rows.Scan(&id, &rulebook, &version, &held); err != nil {
			return nil, err
		}
		rules, known := find(b.rulebooks, rulebook)
		if game, err := ParseGameID(id); err == nil && known && rules.Version() == version {
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
	_ = b.file.transact(func(tx *sql.Tx) error {
		for _, one := range made {
			held, err := encodeFeats(one.feats)
			if err != nil {
				return err
			}
			rules, _ := find(b.rulebooks, one.game.Rulebook)
			if _, err := tx.Exec(storeFeat, one.game.ID.String(), one.op, featForm, rules.Version(), string(held)); err != nil {
				return err
			}
		}
		return nil
	})
}
