package ledger

import (
	"database/sql"
	"encoding/json"
	"slices"

	"scripkeeper/calc"
)

// featForm is the number of what is stored of a game's feats. It goes up when that, or what a line counts as, changes.
const featForm = 1

// featBatch is how many games are worked out before what came of them is stored.
const featBatch = 64

// FeatsNow are the feats of games that the book has listed, as far as they can be told without replaying one, and of how
// many games some are still to be worked out, see [Book.Feats]. Games that are not over, are pending or have a fault have no
// feats.
func (b *Book) FeatsNow(games []Summary) (feats []Feat, pending int, err error) {
	feats, missing, err := b.featsKnown(games)
	return feats, len(missing), err
}

// Feats are the feats of games that the book has listed, of which those that nobody has worked out yet are replayed. That
// is watched: after an update of the program there may be thousands. What was done before the watch ended it need not be
// done again. The error may be that of the watch.
func (b *Book) Feats(games []Summary, watch Watch) ([]Feat, error) {
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
		own := p.feats()
		feats = appendFeats(feats, game, own)
		if made = append(made, workedFeats{game, p.op, own}); len(made) == featBatch {
			b.storeFeats(made)
			made = made[:0]
		}
	}
	b.storeFeats(made)
	return feats, nil
}

// loadPlayed is a game of the book worked out.
func (b *Book) loadPlayed(id GameID) (played, error) {
	r, err := b.whole(id)
	if err != nil {
		return played{}, err
	}
	return b.work(r)
}

// workedFeats are the feats of a game up to an operation.
type workedFeats struct {
	game  *Summary
	op    int64
	feats []Feat
}

// featsKnown are the feats that summaries and the book tell, and the games of which the book has none that fit.
func (b *Book) featsKnown(games []Summary) (feats []Feat, missing []*Summary, err error) {
	stored, err := b.readFeats()
	if err != nil {
		return nil, nil, b.fault(err)
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

// A heldFeats is the feats of a game as the book holds them: by kinds, of each feat the seat, the entry, the value and what
// it is a part of.
type heldFeats map[FeatKind][]int

func encodeFeats(feats []Feat) ([]byte, error) {
	held := heldFeats{}
	for _, f := range feats {
		held[f.Kind] = append(held[f.Kind], f.Seat, f.Entry, f.Value, f.Of)
	}
	return json.Marshal(held)
}

// decodeFeats are feats that the book holds, and whether they are those of a game with so many seats.
func decodeFeats(raw []byte, seats int) ([]Feat, bool) {
	var held heldFeats
	if raw == nil || json.Unmarshal(raw, &held) != nil {
		return nil, false
	}
	var all []Feat
	for kind, figures := range held {
		for one := range slices.Chunk(figures, 4) {
			if len(one) < 4 || one[0] < calc.None || one[0] >= seats {
				return nil, false
			}
			all = append(all, Feat{Kind: kind, Seat: one[0], Entry: one[1], Value: one[2], Of: one[3]})
		}
	}
	return all, true
}

func appendFeats(all []Feat, game *Summary, feats []Feat) []Feat {
	for _, f := range feats {
		f.Game = game
		all = append(all, f)
	}
	return all
}

const featQuery = `SELECT f.game, g.rulebook, f.rules, f.held FROM feat f JOIN game g ON g.id = f.game JOIN latest l ON l.game = f.game
	WHERE f.form = ? AND f.op = l.op`

// readFeats reads what is stored of the feats of all games as they are now.
func (b *Book) readFeats() (map[GameID][]byte, error) {
	rows, err := b.db.Query(featQuery, featForm)
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
func (b *Book) storeFeats(made []workedFeats) {
	if len(made) == 0 {
		return
	}
	_ = b.transact(func(tx *sql.Tx) error {
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
