package words

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger/record"
)

func Game(rulebook string) string {
	if key := "rulebook." + rulebook + ".short"; Known(key) {
		return Text(key)
	}
	return Text("rulebook." + rulebook)
}

// RoundOf is [Round] in the game's own words, such as years, decades or rounds.
func RoundOf(rulebook string, round, rounds int) string {
	key := rulebook + ".round"
	if rounds == 0 {
		key = rulebook + ".round.open"
	}
	if !Known(key) {
		return Round(round, rounds)
	}
	return Format(key, Names{"round": round, "rounds": rounds})
}

// Phase returns the phase of a table's round, or "". The first key with a sentence counts: "<game>.phase.entry.<kind>"
// for the expected kind of entry, "<game>.phase.<mark>.<value>" for a table mark and its value, or
// "<game>.phase.<mark>" for a table mark, in whose sentence the value can appear.
func Phase(rulebook string, t calc.Table, expected calc.Expected) string {
	if t.Over() {
		return ""
	}
	if len(expected.Next) > 0 {
		if key := rulebook + ".phase.entry." + expected.Next[0].Kind(); Known(key) {
			return Text(key)
		}
	}
	l := t.Layout()
	for place, mark := range l.OwnMarks {
		if mark.Seat != calc.None || mark.Company != calc.None {
			continue
		}
		value := strconv.Itoa(t.Mark(l.OwnMark(place)))
		key := rulebook + ".phase." + mark.Name
		if Known(key + "." + value) {
			return Text(key + "." + value)
		}
		if Known(key) {
			return Format(key, Names{"value": value})
		}
	}
	return ""
}

// Classes returns the number of certificates in each class except the regular one ("3 pref. 1 dir."), or "".
func Classes(rulebook string, l *calc.Layout, count func(calc.Class) int) string {
	var told []string
	for class := calc.Regular + 1; int(class) < l.Classes; class++ {
		if count(class) != 0 {
			told = append(told, classOf(rulebook, l, class, count(class)))
		}
	}
	return strings.Join(told, " ")
}

func classOf(rulebook string, l *calc.Layout, class calc.Class, count int) string {
	if int(class) >= len(l.ClassKeys) {
		return Number(count)
	}
	n := Names{"count": count}
	if key := rulebook + ".class." + l.ClassKeys[class]; Known(key) {
		return Format(key, n)
	}
	return Number(count)
}

// RowName returns the name of a row that shows holdings of companies or of the bank: the game's own name, the name
// shared by all games, or "".
func RowName(rulebook, row string) string {
	for _, key := range []string{rulebook + ".row." + row, "table.row." + row} {
		if Known(key) {
			return Text(key)
		}
	}
	return ""
}

// Drawn returns a sentence on what was drawn by lot.
func Drawn(d record.Drawn) string {
	names := d.Names()
	return Format("drawn."+string(d.What), Names{"name": names[0], "names": names})
}

// DrawnFrom is [Drawn] with what is needed to repeat the draw.
func DrawnFrom(d record.Drawn) string {
	return Format("drawn.from", Names{"drawn": Drawn(d), "names": d.From, "number": int(d.Seed)})
}
