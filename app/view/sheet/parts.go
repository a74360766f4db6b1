package sheet

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// A Parts lists the players with secret input for an entry.
type Parts struct {
	// Seats are the seats of these players, and Missing the seats without finished input. Neither reveals whether input
	// is valid.
	Seats, Missing []int
	Own            bool
}

// An Answered has the players who finished, by seat, with a text that identifies the question they answered. If the
// question changes, the answer no longer counts.
type Answered map[int]string

// ReadSaid decodes the result of [Answered.Encode], or returns nil for any other data.
func ReadSaid(data []byte) Answered {
	var said Answered
	if json.Unmarshal(data, &said) != nil {
		return nil
	}
	return said
}

// Encode returns s encoded for a draft, or nil if s is empty.
func (s Answered) Encode() []byte {
	if len(s) == 0 {
		return nil
	}
	data, _ := json.Marshal(s)
	return data
}

// Tell returns s with one more player who has finished.
func (s Answered) Tell(e calc.Entry, base calc.Table, seat int) Answered {
	after := Answered{}
	maps.Copy(after, s)
	after[seat] = question(e.Form(base), seat)
	return after
}

func (s Answered) of(form calc.Form, seat int) bool {
	asked, told := s[seat]
	return told && asked == question(form, seat)
}

// question identifies a player's secret question by the secret fields and the public values that they depend on.
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

// Parts returns the players with secret input for the entry. An edited entry that was one player's secret belongs to
// that player alone. Once nothing is secret any more, there are no players.
func (t Task) Parts() Parts {
	form, parts := t.Entry.Form(t.Base), Parts{}
	if t.Shown() {
		return parts
	}
	parts.Seats = seatsOf(form, func(f *calc.Field) bool { return f.Secret })
	parts.Own = len(parts.Seats) == 1 && parts.Seats[0] == calc.SeatOf(t.Entry, t.Base)
	if steps := t.Game.Game.Steps(); len(parts.Seats) == 0 && t.Act == oplog.ActReplace && t.Number <= len(steps) {
		if seat, secret := t.Game.SecretOf(steps[t.Number-1].Statement()); secret {
			parts.Seats, parts.Own = []int{seat}, true
		}
	}
	parts.Missing = calc.Where(parts.Seats, func(seat int) bool { return !t.Said.of(form, seat) })
	return parts
}

// seatsOf returns the seats of the selected fields, in ascending order.
func seatsOf(form calc.Form, selected func(*calc.Field) bool) []int {
	var seats []int
	for _, f := range form.Fields {
		if selected(f) && !slices.Contains(seats, f.Seat) {
			seats = append(seats, f.Seat)
		}
	}
	slices.Sort(seats)
	return seats
}

func (t Task) Shown() bool { return t.Game.Layout.Veiled && !view.Veiled(t.Game.Table) }

// Next returns the next player clockwise with missing input, or [calc.None].
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

// Known returns the table as known to a seat, or to everyone for [calc.None].
func (t Task) Known(seat int) calc.Table {
	if t.Shown() {
		return t.Base
	}
	return view.TableAsKnownTo(t.Base, seat)
}

// partRefusal returns why a player's input is invalid, judged only by what that player knows, or nil.
func (t Task) partRefusal(parts Parts, seat int) *calc.Refusal {
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

func (t Task) conceals() bool {
	return slices.ContainsFunc(t.form().fields(), func(f *calc.Field) bool { return f.Secret && f.Seat != t.Looker })
}

func withoutOthersSecrets(seat int, e calc.Entry, known calc.Table, rules calc.Rulebook) calc.Entry {
	return onlyOf(e, known, rules, func(f *calc.Field) bool { return !f.Secret || f.Seat == seat })
}

func onlyOf(e calc.Entry, known calc.Table, rules calc.Rulebook, mine func(*calc.Field) bool) calc.Entry {
	fresh, is := calc.Blank(rules, e.Kind())
	if !is || !slices.ContainsFunc(e.Form(known).Fields, func(f *calc.Field) bool { return !mine(f) }) {
		return e
	}
	for _, expected := range rules.Expected(known).All() {
		if expected.Kind() == e.Kind() {
			fresh = calc.Ready(known, expected)
			break
		}
	}
	CopyFields(fresh, e, known, mine)
	return fresh
}

// A Veil is the page shown while the device passes between two players.
type Veil struct {
	Seat int
	Name string
	Pawn emblem.Pawn
	// Pass asks for the next player. Missing names the players who have not finished. About asks the rest to look away.
	Pass, Missing, About string
	// Show is the label of the button that opens the player's page. It does not depend on what the player holds.
	Show string
	// Nobody is the label of the button that enters "nothing" for all missing players; "" if that is impossible.
	Nobody string
}

func (t Task) Veil(seat int) Veil {
	name, parts := words.Names{"name": t.Game.Name(seat)}, t.Parts()
	c := Veil{Seat: seat, Name: t.Game.Name(seat), Pawn: t.Game.Pawn(seat),
		Pass: words.Format("veil.pass", name), About: words.Text("veil.away"), Show: words.Format("veil.only", name)}
	missing := calc.Map(parts.Missing, t.Game.Name)
	c.Missing = c.Pass + "."
	if !parts.Own {
		c.Missing = words.Format("veil.missing", words.Names{"name": c.Name, "names": missing})
	}
	switch e := Pass(t.Game.Expected(), t.Base); {
	case t.Act != oplog.ActRecord && parts.Own:
	case !parts.Own:
		c.Nobody = words.EntryNothing(t.Game.ID(), t.Entry, len(parts.Missing) < len(parts.Seats))
	case e != nil:
		c.Nobody = words.EntryPass(t.Game.ID(), t.Base, e)
	}
	return c
}

// SayNothing sets the secret numbers of all missing players to 0, and returns the players who have then finished.
func (t Task) SayNothing() Answered {
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
