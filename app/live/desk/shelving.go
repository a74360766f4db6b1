package desk

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// Shelved names the game affected by an operation, or the game that it made.
type Shelved struct {
	Game string `json:"game"`
}

type Renaming struct {
	Title string `json:"title"`
}

// shelving returns the operations on a game of the shelf by name. Only renaming needs a body.
func (d *Desk) shelving() map[string]func(door.Call, Renaming) (Shelved, error) {
	games := d.book.Games
	of := func(do func(ledger.GameID) error) func(door.Call, Renaming) (Shelved, error) {
		return d.shelved(func(_ door.Call, game stats.Summary, _ Renaming) (ledger.GameID, error) { return game.ID, do(game.ID) })
	}
	return map[string]func(door.Call, Renaming) (Shelved, error){
		"open": d.shelved(func(_ door.Call, game stats.Summary, _ Renaming) (ledger.GameID, error) {
			return games.Mend(game.ID)
		}),
		"archive":   of(games.Archive),
		"unarchive": of(games.Unarchive),
		"delete":    of(games.Delete),
		"restore":   of(games.Undelete),
		"rename": d.shelved(func(_ door.Call, game stats.Summary, to Renaming) (ledger.GameID, error) {
			return game.ID, games.Rename(game.ID, to.Title)
		}),
		"duplicate": d.shelved(func(c door.Call, game stats.Summary, _ Renaming) (ledger.GameID, error) {
			id, done := d.attempted(c)
			if done {
				return id, nil
			}
			_, err := games.Duplicate(game.ID, id, words.CopyTitle(game))
			return id, err
		}),
	}
}

// shelved returns an operation that finds a game, changes it, and updates its room.
func (d *Desk) shelved(
	do func(door.Call, stats.Summary, Renaming) (ledger.GameID, error),
) func(door.Call, Renaming) (Shelved, error) {
	return func(c door.Call, said Renaming) (Shelved, error) {
		id, err := ledger.ParseGameID(c.Path["game"])
		if err != nil {
			return Shelved{}, missing()
		}
		game, err := d.summary(id)
		if err != nil {
			return Shelved{}, err
		}
		after, err := do(c, game, said)
		if err != nil {
			return Shelved{}, err
		}
		d.rooms.renew(id)
		return Shelved{after.String()}, nil
	}
}

func (d *Desk) summary(id ledger.GameID) (stats.Summary, error) {
	found, err := d.book.Shelf.Find(id.String())
	if err != nil {
		return stats.Summary{}, err
	}
	deleted, err := d.book.Shelf.Deleted()
	if err != nil {
		return stats.Summary{}, err
	}
	for _, game := range append(found, deleted...) {
		if game.ID == id {
			return game, nil
		}
	}
	return stats.Summary{}, missing()
}
