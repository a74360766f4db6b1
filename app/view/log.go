package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// A LogEntry is an entry of the log.
type LogEntry struct {
	// Number is its place among the living entries, counted from 1, and 0 for one that was undone; Op the operation
	// that made it.
	Number int
	Op     int64
	// Title is what it was or brought, Detail what else is worth a mention.
	Title, Detail string
	// Seat is whose it is, [calc.None] where it is the whole table's.
	Seat int
	// Round is the round in which it was made, as the game calls it.
	Round string
	// Struck reports that it does not count: it was undone, or it waits to be mended.
	Struck bool
}

// LogEntryOf is a living entry as the log has it.
func LogEntryOf(v Game, step game.Step) LogEntry {
	title, detail := logTitle(v, step)
	return LogEntry{Number: step.Number, Op: step.Op, Title: title, Detail: detail,
		Seat: Maker(step.Before, step.Entry), Round: v.Round(step.Before.Round()), Struck: step.Refusal != nil}
}

// Undone are the entries that were taken out or undone, the latest first.
func Undone(v Game) []LogEntry {
	var all []LogEntry
	operations := v.Game.Operations()
	for i := len(operations) - 1; i >= 0; i-- {
		if op := operations[i]; op.Voided && op.Decoded != nil {
			all = append(all, LogEntry{Op: op.Op, Title: words.EntryShort(v.ID(), v.Game.GivenOn(op.Op), op.Decoded),
				Detail: words.AuthorLine(op.By, op.At), Seat: calc.None, Struck: true})
		}
	}
	return all
}

// Round is what the game calls a round.
func (v Game) Round(round int) string { return words.RoundOf(v.ID(), round, 0) }

// Maker is the seat that makes an entry, [calc.None] where it is the whole table's.
func Maker(t calc.Table, e calc.Entry) int {
	if f, ok := e.Form(t).Field("seat"); ok && f.Kind == calc.SeatKind {
		return f.Get()
	}
	return calc.None
}

// logTitle is what a living entry is called. Of one that is nothing but a round, the prices that it brought come first,
// and of one that its name tells nothing of, what it brought.
func logTitle(v Game, step game.Step) (title, detail string) {
	title, moved := words.StepShort(v.Game, step), movesIn(v, step)
	brought := append(eventsIn(v, step), moved...)
	switch {
	case step.Refusal != nil:
		brought = []string{words.Text("log.illegal")}
	case title == v.Round(step.Before.Round()) && len(moved) > 0:
		title, brought = words.Join(moved), eventsIn(v, step)
	case len(brought) > 0 && !words.Telling(v.ID(), step.Entry) && step.Entry.Kind() != calc.PositionKind:
		title, brought = words.Join(brought), []string{title}
	}
	if step.Source != step.Op {
		brought = append(brought, words.Text("log.amended"))
	}
	return title, words.Join(brought)
}

// Brought is what an entry brought about that is worth a mention, and how it moved the prices.
func Brought(v Game, step game.Step) string {
	return words.Join(append(eventsIn(v, step), movesIn(v, step)...))
}

// eventsIn are what an entry brought about that is worth a mention, in a few words each: of a ruling, what it was and
// why.
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

// movesIn are how the prices changed with an entry.
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

// GoBy is the entry by which the turn that is due where another entry stands goes by, and whether that is the other's
// own: a pass or a skip. It is nil when the table allows none there, or the other stands for no turn at all.
func GoBy(v Game, step game.Step) (e calc.Entry, own bool) {
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

// MendSentence says which entry waits to be mended, and why.
func MendSentence(v Game, step game.Step) string {
	names := words.Names{"entry": words.StepShort(v.Game, step), "reason": v.Refusal(step.Refusal)}
	return words.Format("mend.itself", names)
}
