package sheet

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// Parts are the players of whom an entry asks something in secret.
type Parts struct {
	// Seats are these players, Missing those of them who have not told theirs. Whether a part can be is nobody's to hear
	// but the player's own: it would tell what others hold, or have told.
	Seats, Missing []int
	// Own reports that the whole entry is one player's, who fills it in alone.
	Own bool
}

// Said are the players who have told their part of an entry, by seat, each with what was asked then: to another
// question nobody has answered yet.
type Said map[int]string

// ReadSaid reads what [Said.Encode] wrote; of anything else nobody has told anything.
func ReadSaid(data []byte) Said {
	var said Said
	if json.Unmarshal(data, &said) != nil {
		return nil
	}
	return said
}

// Encode writes it for a draft, nothing where nobody has told anything.
func (s Said) Encode() []byte {
	if len(s) == 0 {
		return nil
	}
	data, _ := json.Marshal(s)
	return data
}

// Tell is what is said after a player told the present part of an entry.
func (s Said) Tell(e calc.Entry, base calc.Table, seat int) Said {
	after := Said{seat: question(e.Form(base), seat)}
	for other, asked := range s {
		if other != seat {
			after[other] = asked
		}
	}
	return after
}

// of reports whether a player has answered what a form asks now.
func (s Said) of(form calc.Form, seat int) bool {
	asked, told := s[seat]
	return told && asked == question(form, seat)
}

// question is what a form asks a player in secret: the fields, and what was said in the open that they depend on.
func question(form calc.Form, seat int) string {
	var asked []string
	companies := map[int]bool{calc.None: true}
	for _, f := range form.Fields {
		if f.Secret && f.Seat == seat {
			asked, companies[f.Company] = append(asked, f.Name), true
		}
	}
	for _, f := range form.Fields {
		open := !f.Secret && f.Seat == calc.None && companies[f.Company]
		if open && (f.Kind == calc.ChoiceKind || f.Kind == calc.CompanyKind) {
			asked = append(asked, f.Name+"="+strconv.Itoa(f.Get()))
		}
	}
	return strings.Join(asked, " ")
}

// Parts are the players of whom the entry asks something in secret. An entry of the past that tells something of one
// player only belongs to that player. Once all is shown nothing is asked in secret.
func (t Task) Parts() Parts {
	form, parts := t.Entry.Form(t.Base), Parts{}
	if t.Shown() {
		return parts
	}
	for _, f := range form.Fields {
		if f.Secret && !slices.Contains(parts.Seats, f.Seat) {
			parts.Seats = append(parts.Seats, f.Seat)
		}
	}
	slices.Sort(parts.Seats)
	parts.Own = len(parts.Seats) == 1 && parts.Seats[0] == calc.SeatOf(t.Entry, t.Base)
	if steps := t.Game.Game.Steps(); len(parts.Seats) == 0 && t.Act == oplog.ActReplace && t.Number <= len(steps) {
		if seat, secret := t.Game.SecretOf(steps[t.Number-1].Statement()); secret {
			parts.Seats, parts.Own = []int{seat}, true
		}
	}
	for _, seat := range parts.Seats {
		if !t.Said.of(form, seat) {
			parts.Missing = append(parts.Missing, seat)
		}
	}
	return parts
}

// Shown reports whether what players hold is for everybody to see, as after the end of a game.
func (t Task) Shown() bool { return t.Game.Layout.Veiled && !view.Veiled(t.Game.Table) }

// Next is whose part is missing after a player has told theirs, clockwise, [calc.None] where none is.
func (p Parts) Next(seat int) int {
	for _, other := range p.Missing {
		if other > seat {
			return other
		}
	}
	if len(p.Missing) > 0 {
		return p.Missing[0]
	}
	return calc.None
}

// Known is the table as a seat knows it, or with [calc.None] as everybody does; all of it once all is shown.
func (t Task) Known(seat int) calc.Table {
	if t.Shown() {
		return t.Base
	}
	return view.KnownTo(t.Base, seat)
}

// against is why a player's part of the entry cannot be, nil where it can, as far as the player knows.
func (t Task) against(parts Parts, seat int) *calc.Refusal {
	mine := MineOf(seat)
	if len(parts.Seats) == 0 {
		mine = t.PartOf(seat)
	}
	known := t.Known(seat)
	for _, f := range t.Entry.Form(known).Fields {
		if mine(f) {
			if refusal := f.Check(); refusal != nil {
				return refusal
			}
		}
	}
	if !parts.Own {
		return nil
	}
	_, _, refusal := t.Entry.Apply(known)
	return refusal
}

// conceals reports whether the entry has something that is not for the eyes of whoever looks.
func (t Task) conceals() bool {
	return slices.ContainsFunc(t.form().fields(), func(f *calc.Field) bool { return f.Secret && f.Seat != t.Looker })
}

// asToldBy is an entry with nothing in it that others than a seat tell in secret, as a table shows it to that seat.
func asToldBy(seat int, e calc.Entry, known calc.Table, rules calc.Rulebook) calc.Entry {
	return onlyOf(e, known, rules, func(f *calc.Field) bool { return !f.Secret || f.Seat == seat })
}

// onlyOf is an entry with nothing in it but some of its fields.
func onlyOf(e calc.Entry, known calc.Table, rules calc.Rulebook, mine func(*calc.Field) bool) calc.Entry {
	fresh, is := rules.Blank(e.Kind())
	if !is || !slices.ContainsFunc(e.Form(known).Fields, func(f *calc.Field) bool { return !mine(f) }) {
		return e
	}
	for _, expected := range rules.Expected(known).All() {
		if expected.Kind() == e.Kind() {
			fresh = calc.Ready(known, expected)
			break
		}
	}
	Take(fresh, e, known, mine)
	return fresh
}

// A Veil is what is seen between two persons: whom the device goes to, and nothing of what anybody has.
type Veil struct {
	Seat int
	Name string
	Pawn emblem.Pawn
	// Pass says whom the device goes to, Missing the same with all whose part is missing, About what the others do.
	Pass, Missing, About string
	// Show is what opening the player's page is called: the same whatever anybody has.
	Show string
	// Nobody is what it is called to say for everybody whose part is missing that there is nothing, empty where that
	// cannot be said.
	Nobody string
}

// Veil is what is seen before a player's page.
func (t Task) Veil(seat int) Veil {
	name, parts := words.Names{"name": t.Game.Name(seat)}, t.Parts()
	c := Veil{Seat: seat, Name: t.Game.Name(seat), Pawn: t.Game.Pawn(seat),
		Pass: words.Format("veil.pass", name), About: words.Text("veil.away"), Show: words.Format("veil.only", name)}
	var missing []string
	for _, other := range parts.Missing {
		missing = append(missing, t.Game.Name(other))
	}
	c.Missing = c.Pass + "."
	if !parts.Own {
		c.Missing = words.Format("veil.missing", words.Names{"name": c.Name, "names": missing})
	}
	switch e := Pass(t.Game.Expected(), t.Base); {
	case t.Act != oplog.ActRecord && parts.Own:
	case !parts.Own:
		c.Nobody = words.EntryNobody(t.Game.ID(), t.Entry, len(parts.Missing) < len(parts.Seats))
	case e != nil:
		c.Nobody = words.EntryPass(t.Game.ID(), t.Base, e)
	}
	return c
}

// SayNothing says for all whose part is missing that there is nothing: every number of theirs is 0. It gives who has
// told their part then.
func (t Task) SayNothing() Said {
	said, missing := t.Said, t.Parts().Missing
	for _, f := range t.Entry.Form(t.Base).Fields {
		if f.Secret && f.Kind == calc.AmountKind && slices.Contains(missing, f.Seat) {
			f.Set(0)
		}
	}
	for _, seat := range missing {
		said = said.Tell(t.Entry, t.Base, seat)
	}
	return said
}
