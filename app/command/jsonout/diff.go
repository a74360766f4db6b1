package jsonout

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger/game"
)

// A Diff is the JSON of the differences between two copies of a game.
type Diff struct {
	Common int   `json:"common"`
	Rows   []Row `json:"rows"`
}

type Row struct {
	A    *Side `json:"a"`
	B    *Side `json:"b"`
	Same bool  `json:"same"`
}

type Side struct {
	Number int    `json:"number"`
	Kind   string `json:"kind"`
	Text   string `json:"text"`
}

// DiffOf returns the JSON of a comparison. Entries after the common entries are side by side.
func DiffOf(g *game.Game, diff game.Diff) Diff {
	rows := diff.Rows()
	out := Diff{Common: diff.Common, Rows: make([]Row, len(rows))}
	for i, row := range rows {
		out.Rows[i] = Row{sideOf(g, row.Ours), sideOf(g, row.Theirs), row.Same}
	}
	return out
}

func sideOf(g *game.Game, step *game.Step) *Side {
	if step == nil {
		return nil
	}
	return &Side{step.Number, step.Entry.Kind(), words.EntryShort(g.Rulebook().ID(), step.Before, step.Entry)}
}
