package book

import (
	"encoding/json"
	"scripkeeper/ledger"
)

// fewOwn is how many of one's own games are listed.
const fewOwn = 8

// BegunOn are the games on the shelf that were begun on a device under one of its names, those that were touched last first and no
// more than a few. The sample game and games that came in from elsewhere are not among them.
func (b *Shelf) BegunOn(names ...string) ([]ledger.GameID, error) {
	devices, err := json.Marshal(names)
	if err != nil {
		return nil, err
	}
	rows, err := b.file.DB.Query(`SELECT g.id FROM game g LEFT JOIN latest l ON l.game = g.id
		WHERE g.device IN (SELECT value FROM json_each(?)) AND g.deleted IS NULL
		ORDER BY max(g.added, ifnull(l.at, 0)) DESC, g.id LIMIT ?`, string(devices), fewOwn)
	if err != nil {
		return nil, b.file.Fault(err)
	}
	defer func() { _ = rows.Close() }()
	var all []ledger.GameID
	for rows.Next() {
		var text string
		if err := rows.Scan(&text); err != nil {
			return nil, b.file.Fault(err)
		}
		if id, err := ledger.ParseGameID(text); err == nil {
			all = append(all, id)
		}
	}
	return all, b.file.FaultOrNil(rows.Err())
}
