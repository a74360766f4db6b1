package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

type LogEntry struct {
	// Number is the entry's number in the game, from 1, or 0 if undone. Op is the id of the operation that recorded the
	// entry.
	Number int
	Op     int64
	// Title is the entry's name or effect. Detail lists other effects.
	Title, Detail string
	Seat          int
	Round         string
	// Struck reports whether the entry does not count, because it was undone or needs fixing.
	Struck bool
}

func LogEntryOf(v Game, step game.Step) LogEntry {
	title, detail := logTitle(v, step)
	return LogEntry{Number: step.Number, Op: step.Op, Title: title, Detail: detail,
		Seat: Maker(step.Before, step.Entry), Round: v.Round(step.Before.Round()), Struck: step.Refusal != nil}
}

// Undone returns the entries that were removed or undone, the latest first.
func Undone(v Game) []LogEntry {
	var all []LogEntry
	for _, op := range slices.Backward(v.Game.Operations()) {
		if op.Voided && op.Decoded != nil {
			title := words.EntryShort(v.ID(), v.Game.TableGivenOn(op.Op), op.Decoded)
			all = append(all, LogEntry{Op: op.Op, Title: title, Detail: words.AuthorLine(op.By, op.At), Seat: calc.None,
				Struck: true})
		}
	}
	return all
}

func (v Game) Round(round int) string { return words.RoundOf(v.ID(), round, 0) }

// Maker returns the seat that makes an entry, or [calc.None] for an entry of the whole table.
func Maker(t calc.Table, e calc.Entry) int {
	if f, ok := e.Form(t).Field("seat"); ok && f.Kind == calc.SeatKind {
		return f.Get()
	}
	return calc.None
}

// logTitle returns an entry's title and detail for the log. The title lists the effects if the entry only begins a
// round, or if the entry's name says nothing about them.
func logTitle(v Game, step game.Step) (title, detail string) {
	title, moved := words.StepShort(v.Game, step), movesIn(v, step)
	brought := append(eventsIn(v, step), moved...)
	switch {
	case step.Refusal != nil:
		brought = []string{words.Text("log.illegal")}
	case title == v.Round(step.Before.Round()) && len(moved) > 0:
		title, brought = words.Join(moved), eventsIn(v, step)
	case len(brought) > 0 && !words.HasDetail(v.ID(), step.Entry) && step.Entry.Kind() != calc.PositionKind:
		title, brought = words.Join(brought), []string{title}
	}
	if step.Source != step.Op {
		brought = append(brought, words.Text("log.amended"))
	}
	return title, words.Join(brought)
}

func Effects(v Game, step game.Step) string {
	return words.Join(append(eventsIn(v, step), movesIn(v, step)...))
}

// eventsIn returns an entry's notable effects, or a correction's content and reason. It returns nil for a secret entry.
func eventsIn(v Game, step game.Step) []string {
	statement := step.Statement()
	if _, hidden := v.SecretOf(statement); hidden {
		return nil
	}
	all := words.Events(v.ID(), v.Layout, statement)
	if ruling, is := step.Entry.(*calc.Ruling); is && len(statement.Lines) > 0 {
		return append([]string{v.LineText(statement.Lines[0]), ruling.Reason}, all...)
	}
	return all
}

func movesIn(v Game, step game.Step) []string {
	var all []string
	events := words.PriceEvents(v.ID(), step.Statement())
	for i, c := range step.Before.Layout().Companies {
		if by := step.After.Price(i) - step.Before.Price(i); by != 0 && step.Before.Traded(i) && events[i] == "" {
			all = append(all, words.Format("log.move", words.Names{"company": c.Code, "change": words.Difference(by)}))
		}
	}
	return all
}

// PassInstead returns a pass or skip that can replace an entry, and reports whether the same player makes it. It
// returns nil if the rules allow neither or the entry is not a turn.
func PassInstead(v Game, step game.Step) (e calc.Entry, own bool) {
	if calc.SeatOf(step.Entry, step.Before) == calc.None && step.After.Turn() == step.Before.Turn() &&
		step.After.Round() == step.Before.Round() {
		return nil, false
	}
	for _, e := range v.Rulebook.Expected(step.Before).All() {
		if kind := e.Kind(); kind != "pass" && kind != "skip" || kind == step.Entry.Kind() {
			continue
		}
		if _, _, refusal := e.Apply(step.Before); refusal == nil {
			mover := calc.SeatOf(e, step.Before)
			return e, mover == calc.None || mover == calc.SeatOf(step.Entry, step.Before)
		}
	}
	return nil, false
}

// MendSentence returns a sentence with the name of an entry that needs fixing, and the reason.
func MendSentence(v Game, step game.Step) string {
	names := words.Names{"entry": words.StepShort(v.Game, step), "reason": v.Refusal(step.Refusal)}
	return words.Format("mend.itself", names)
}
