package director

import (
	"encoding/json"
	"time"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
)

// A Log is everything that was ever entered, the latest first.
type Log struct {
	desk    *Desk
	all     []oplog.OperationState
	refused map[int]*calc.Refusal
}

// A LogLine is something that was entered, as it is seen.
type LogLine struct {
	// Entry says what it did, About who entered it and when, and why it cannot be any more.
	Entry, About string
	// Struck reports whether it was taken back, Refused whether it cannot be any more.
	Struck, Refused bool
	// Number is that of the living entry that can be taken back, 0 for none.
	Number int
}

// LogOf returns the log of a tournament.
func LogOf(d *Desk) Log {
	l := Log{d, d.Tournament.Operations(), map[int]*calc.Refusal{}}
	for _, step := range d.Tournament.Refused() {
		l.refused[step.Number] = step.Refusal
	}
	return l
}

// Count is how many lines there are, Refused whether any of them cannot be any more.
func (l Log) Count() int    { return len(l.all) }
func (l Log) Refused() bool { return len(l.refused) > 0 }

// Longest is the longest sentence on the result of a table.
func (l Log) Longest() string {
	longest := ""
	for _, o := range l.all {
		if o.Kind == (*tournament.Result)(nil).Kind() {
			if sentence := l.entry(o); len(sentence) > len(longest) {
				longest = sentence
			}
		}
	}
	return longest
}

// Line is one of them.
func (l Log) Line(at int) LogLine {
	o := l.all[len(l.all)-1-at]
	line, about := LogLine{Entry: l.entry(o), Struck: o.Voided}, []string{words.Moment(o.At.Local(), time.Now())}
	for _, by := range []string{o.By.Person, o.By.Device} {
		if by != "" {
			about = append(about, by)
		}
	}
	if o.Act != oplog.ActVoid && o.Act != oplog.ActRestore && !o.Voided {
		line.Number = o.Number
		if refusal := l.refused[o.Number]; refusal != nil {
			line.Refused = true
			reason := words.Names{"reason": l.desk.Trouble(refusal)}
			about = append(about, words.Format("tournament.log.refused", reason))
		}
	}
	line.About = words.Join(about)
	return line
}

func (l Log) entry(o oplog.OperationState) string {
	about := o.Operation
	if o.Act == oplog.ActVoid || o.Act == oplog.ActRestore {
		about = l.all[o.Target-1].Operation
	}
	e, known := tournament.Blank(about.Kind)
	if !known || json.Unmarshal(about.Entry, e) != nil {
		return about.Kind // a newer version's; the tournament could not be opened
	}
	return words.Format("tournament.log."+string(o.Act), words.Names{"entry": words.TournamentEntry(&l.desk.State, e)})
}

// A Consequence is what another entry in the place of a living one, or none, leaves to be mended.
type Consequence struct {
	// Broken is how many entries would wait to be mended.
	Broken int
	// Can reports whether it can be done at all, Warning says what becomes impossible, or why it cannot be done.
	Can     bool
	Warning string
}

// Consequence works out what another entry in the place of a living one would leave to be mended, or none.
func (d *Desk) Consequence(number int, instead tournament.Entry) Consequence {
	broken, refusal := d.Tournament.Broken(number, instead)
	switch {
	case refusal != nil:
		return Consequence{len(broken), false, d.Trouble(refusal)}
	case len(broken) > 0:
		return Consequence{len(broken), true, words.Format("tournament.mend.warning", words.Names{"count": len(broken),
			"entry": words.TournamentEntry(&d.State, broken[0].Entry), "reason": d.Trouble(broken[0].Refusal),
		})}
	}
	return Consequence{Can: true}
}

// Label is that of the button that does it: one where nothing is left to mend, else one with the number.
func (c Consequence) Label(key, mend string) string {
	if c.Broken > 0 {
		return words.Format(mend, words.Names{"count": c.Broken})
	}
	return words.Text(key)
}
