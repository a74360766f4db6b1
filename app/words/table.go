package words

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger/record"
)

// Game is what a game is called where there is little room.
func Game(rulebook string) string {
	if key := "rulebook." + rulebook + ".short"; Known(key) {
		return Text(key)
	}
	return Text("rulebook." + rulebook)
}

// RoundOf counts the rounds as a game calls them: its years, decades or rounds. Of 0 rounds it tells the number alone.
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

// Phase tells where in its round a table stands, or nothing where a game has no phases. It is asked of the entry that
// is expected next ("<game>.phase.entry.<kind>"), then of the marks of the whole table and their values
// ("<game>.phase.<mark>.<value>"), then of the marks alone ("<game>.phase.<mark>", which may name the value).
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

// Classes tells in short how many certificates of each class but the ordinary one there are ("3 pref. 1 dir."), nothing
// where there are none.
func Classes(rulebook string, l *calc.Layout, count func(calc.Class) int) string {
	var told []string
	for class := calc.Regular + 1; int(class) < l.Classes; class++ {
		if count(class) != 0 {
			told = append(told, classOf(rulebook, l, class, count(class)))
		}
	}
	return strings.Join(told, " ")
}

// classOf tells how many certificates of a class there are.
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

// RowName is what a row of what companies or the bank hold is called: as the game calls it, or as all do. A row that
// neither knows has no name.
func RowName(rulebook, row string) string {
	for _, key := range []string{rulebook + ".row." + row, "table.row." + row} {
		if Known(key) {
			return Text(key)
		}
	}
	return ""
}

// Drawn tells what lots decided about a game.
func Drawn(d record.Drawn) string {
	names := d.Names()
	return Format("drawn."+string(d.What), Names{"name": names[0], "names": names})
}

// DrawnFrom tells it with what is needed to draw once more.
func DrawnFrom(d record.Drawn) string {
	return Format("drawn.from", Names{"drawn": Drawn(d), "names": d.From, "number": int(d.Seed)})
}
