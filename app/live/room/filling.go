package room

import (
	"slices"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// A filling is an entry as a guest has filled it in, on the table as it stands.
type filling struct {
	sheet.Task
	room *Room
	by   door.Guest
	// hand is whose hand is open, or [calc.None].
	hand int
	// shared are the seats that tell a part each on devices of their own, none for most entries.
	shared sheet.Parts
	// sets are those that the entry took.
	sets []Set
}

// fill fills in the entry that a guest asks for.
func (r *Room) fill(by door.Guest, a Ask) (filling, error) {
	v := r.view(by.Audience())
	f := filling{room: r, by: by, Task: sheet.Task{
		Game: v, Act: a.Act, Looker: calc.None, Touched: len(a.Sets) > 0,
	}}
	hand, err := a.hand(by, v.Layout)
	if err != nil {
		return f, err
	}
	f.hand, f.Looker = hand, hand
	if err := f.begin(a.Kind, a.Op); err != nil {
		return f, err
	}
	r.join(&f)
	f.together(a.Sets)
	f.fill(a.Sets)
	if f.hand == calc.None && f.Act == oplog.ActRecord {
		f.shared = f.Shared() // who is asked may follow from what was filled in
	}
	if own := f.Parts(); own.Own && f.hand == own.Seats[0] {
		f.Said = f.Said.Tell(f.Entry, f.Base, f.hand) // whoever sees the hand tells it
	}
	return f, nil
}

// begin begins with the entry that is expected, or that is to be replaced.
func (f *filling) begin(kind string, op int64) error {
	switch f.Act {
	case "", oplog.ActRecord:
		f.Act, f.Base = oplog.ActRecord, f.Game.Table
		return f.expect(kind)
	case oplog.ActReplace, oplog.ActInsert:
	default:
		return malformed()
	}
	if f.by.Role != door.Keeper {
		return forbidden()
	}
	step, err := stepMade(f.Game, op)
	if err != nil {
		return err
	}
	f.Number, f.Base = step.Number, step.Before
	if f.Act == oplog.ActReplace && (kind == "" || kind == step.Entry.Kind()) {
		if e, ok := sheet.Copy(f.Game.Rulebook, step.Entry); ok {
			f.Entry = e
			f.Said = f.Begun(nil)
			return nil
		}
	}
	return f.expect(kind)
}

// expect begins with an entry of a kind that may come on the table, or with the likeliest.
func (f *filling) expect(kind string) error {
	expected := sheet.Possible(f.Game.Rulebook, f.Base).All()
	if f.by.Role == door.Seat {
		expected = f.own()
	}
	for _, e := range expected {
		if kind == "" || e.Kind() == kind {
			f.Entry = calc.Ready(f.Base, e)
			f.Said = f.Begun(nil)
			return nil
		}
	}
	if f.by.Role == door.Seat {
		return refused(notYours(f.Game, f.by.Seat))
	}
	return refused(words.Text("live.room.notnow"))
}

// own are the entries that a seat may make or tell a part of: those that carry the game on, and a count of what it has.
func (f *filling) own() []calc.Entry {
	var all []calc.Entry
	for _, e := range sheet.Possible(f.Game.Rulebook, f.Base).All() {
		one := *f
		one.Entry = e
		if _, told := f.room.draft(f.Game, e.Kind()); told != nil { // what is asked may follow from what was said
			one.Entry = told
		}
		if count, is := e.(*calc.Counted); is {
			count.Seat = f.by.Seat
			all = append(all, e)
		} else if one.mayMake() {
			all = append(all, e)
		}
	}
	return all
}

// mayMake reports whether the guest may make the entry, or tell a part of it.
func (f *filling) mayMake() bool {
	if f.by.Role == door.Keeper {
		return true
	}
	if count, is := f.Entry.(*calc.Counted); is {
		return count.Seat == f.by.Seat && !count.Bank
	}
	expected := f.Game.Expected()
	if f.by.Role != door.Seat || f.Act != oplog.ActRecord || expected.IsBeside(f.Entry.Kind()) {
		return false
	}
	if maker := calc.SeatOf(f.Entry, f.Base); maker != calc.None {
		return maker == f.by.Seat
	}
	return slices.Contains(f.shared.Seats, f.by.Seat) || slices.Contains(f.Shared().Seats, f.by.Seat)
}

// notYours says whose turn it is.
func notYours(v view.Game, seat int) string {
	names := words.Names{"name": v.Name(seat)}
	if turn := v.Table.Turn(); v.Layout.HasSeat(turn) && turn != seat {
		names["turn"] = v.Name(turn)
		return words.Format("live.room.turn", names)
	}
	return words.Format("live.room.nothing", names)
}

// join goes on with what was told of an entry of which several seats tell a part. A keeper has all of it, who has a
// hand open what everybody may see and that hand.
func (r *Room) join(f *filling) {
	if f.Act != oplog.ActRecord {
		return
	}
	d, told := r.draft(f.Game, f.Entry.Kind())
	if told == nil {
		f.shared = f.Shared()
		return
	}
	f.Said = sheet.ReadSaid(d.Progress)
	whole := *f
	whole.Entry = told
	if f.shared = whole.Shared(); len(f.shared.Seats) == 0 {
		f.Said = f.Begun(nil)
		return
	}
	if f.hand == calc.None {
		f.Entry = told
		return
	}
	mine, secret := whole.PartOf(f.hand), len(whole.Parts().Seats) > 0
	sheet.Take(f.Entry, told, f.table(), func(field *calc.Field) bool {
		return mine(field) || !field.Secret && (secret || field.Seat == calc.None)
	})
}

// draft is what was filled in here of an entry of a kind, nil where that is nothing or does not fit any more.
func (r *Room) draft(v view.Game, kind string) (game.Draft, calc.Entry) {
	for _, d := range r.session.Drafts.Of(session.Here) {
		if d.Act != oplog.ActRecord || d.Kind != kind || !sheet.Fits(v, v.Table, d) {
			continue
		}
		if e, err := d.Read(v.Rulebook); err == nil {
			return d, e
		}
	}
	return game.Draft{}, nil
}

// together fills in the batch on which the entry is said with others, where the rules have one. Sets that were made
// before they had one fill in the entry alone.
func (f *filling) together(sets []Set) {
	if f.Act != oplog.ActRecord {
		return
	}
	all := sheet.Together(f.Game.Rulebook, f.table(), f.Entry, nil)
	if alone, can := sheet.Copy(f.Game.Rulebook, f.Entry); can && all != f.Entry && len(sets) > 0 {
		taken := func(e calc.Entry) (n int) {
			for _, s := range sets {
				n += calc.Bit(s.put(e, f.table(), func(*calc.Field) bool { return true }))
			}
			return n
		}
		if taken(alone) > taken(sheet.Together(f.Game.Rulebook, f.table(), f.Entry, nil)) {
			return
		}
	}
	f.Entry = all
}

// table is the table on which the entry is filled in: with a hand open as that player knows it. What is edited is
// recorded with what others told in it, and needs all of the table.
func (f *filling) table() calc.Table {
	if f.hand == calc.None || f.Act != oplog.ActRecord {
		return f.Base
	}
	return f.Known(f.hand)
}

// fill puts sets into the entry, each with what follows from it. A set of a field that is not there, or is not for the
// guest to fill in, is dropped.
func (f *filling) fill(sets []Set) {
	form := sheet.Form{Rulebook: f.Game.ID(), Table: f.table(), Entry: f.Entry, Open: f.hand}
	may := keeps(f.Task, f.hand)
	if len(f.shared.Seats) > 0 && f.hand != calc.None {
		may = f.PartOf(f.hand)
	}
	form.FillOnlyValues(f.Act != oplog.ActRecord)
	f.sets = []Set{}
	for _, s := range sets {
		if s.put(f.Entry, form.Table, may) {
			f.sets = append(f.sets, s)
			form.FillOnlyValues(f.Act != oplog.ActRecord)
		}
	}
}
