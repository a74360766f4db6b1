package room

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/ledger/game"
)

// A Log is a page of the log, newest entry first.
type Log struct {
	Head    string          `json:"head"`
	Entries []view.LogEntry `json:"entries"`
	// More reports that there are earlier entries.
	More bool `json:"more"`
	// Undone are the removed or undone entries, newest first. Only the first page has Undone.
	Undone []Undone `json:"undone,omitempty"`
}

// Undone is a removed or undone entry. Its text about the author has a placeholder, which the browser replaces by the
// time At, in milliseconds since 1970.
type Undone struct {
	view.LogEntry
	At int64
}

const moment = "{{.time}}"

func log(v view.Game, c door.Call) (Log, error) {
	before, err := number(c, "before")
	if err != nil {
		return Log{}, err
	}
	l := Log{Head: headNow(v)}
	l.Entries, l.More = logOf(v, before, logPage)
	if before == 0 {
		said := v.Game.Operations()
		for _, entry := range view.Undone(v) {
			o := said[entry.Op-1]
			entry.Detail = words.AuthorAt(o.By, o.At, moment)
			l.Undone = append(l.Undone, Undone{entry, door.Minute(o.At)})
		}
	}
	return l, nil
}

type Entry struct {
	Number int `json:"number"`
	// Op is the operation that first recorded the entry, and identifies the entry. Head is the game's state.
	Op   int64  `json:"op"`
	Head string `json:"head"`
	// The text By names the author. Its placeholder is replaced by the time At, as in [Undone].
	view.EntryDetails
	At int64
	// Actions are the possible actions: "replace", "insert" (before), "void" (remove) and "goby" (insert a pass).
	Actions []string `json:"actions"`
}

func entry(v view.Game, c door.Call) (Entry, error) {
	at, err := number(c, "number")
	if err != nil {
		return Entry{}, err
	}
	step, err := stepOf(v, at)
	if err != nil {
		return Entry{}, err
	}
	e := Entry{Number: at, Op: step.Op, Head: headNow(v), EntryDetails: view.EntryDetailsOf(v, step),
		At: door.Minute(step.At), Actions: []string{}}
	e.By = words.AuthorAt(step.By, step.At, moment)
	if c.Guest.Role == door.Keeper {
		e.Actions = []string{"replace", "insert", "void"}
		if way, _ := view.PassInstead(v, step); way != nil && step.Refusal != nil {
			e.Actions = append(e.Actions, "goby")
		}
	}
	return e, nil
}

func stepOf(v view.Game, number int) (game.Step, error) {
	steps := v.Game.Steps()
	if number < 1 || number > len(steps) {
		return game.Step{}, missing()
	}
	return steps[number-1], nil
}

func stepMade(v view.Game, op int64) (game.Step, error) {
	step, there := v.Game.StepOf(op)
	if !there {
		return step, missing()
	}
	return step, nil
}

type Chart struct {
	// Worths is nil if net worths cannot be charted. Prices is nil if no company is traded.
	Worths *Lines `json:"worths,omitempty"`
	Prices *Lines `json:"prices,omitempty"`
}

func chart(v view.Game, _ door.Call) (Chart, error) {
	told := Chart{Prices: linesOf(view.Prices(v))}
	if view.Charted(v) {
		told.Worths = linesOf(view.Worths(v))
	}
	return told, nil
}

type Result struct {
	Title    string       `json:"title"`
	Headline string       `json:"headline"`
	Final    bool         `json:"final"`
	Places   []view.Place `json:"places"`
	Facts    []view.Fact  `json:"facts,omitempty"`
	// Fingerprint is equal for equal copies of the game, or "" while anything is hidden.
	Fingerprint string `json:"fingerprint,omitempty"`
}

func result(v view.Game, _ door.Call) (Result, error) {
	told := Result{Title: view.StandingTitle(v), Headline: v.OutcomeLine(), Final: v.Standing.Final,
		Places: view.Places(v), Facts: view.Facts(v)}
	if !view.Secret(v.Table) {
		told.Fingerprint = v.Game.Head().String()
	}
	return told, nil
}
