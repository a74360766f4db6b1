package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

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
