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

type filling struct {
	sheet.Task
	room *Room
	by   door.Guest
	// hand is the index of the seat whose secret fields are shown, or [calc.None].
	hand int
	// shared lists the seats that can answer on their own devices. It is empty for most kinds of entries.
	shared sheet.Parts
	sets   []FieldValue
}

func (r *Room) fill(by door.Guest, a EntryRequest) (filling, error) {
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
	f.Said = f.FinishedParts(nil)
	r.join(&f)
	f.together(a.Sets)
	f.fill(a.Sets)
	if f.hand == calc.None && f.Act == oplog.ActRecord {
		f.shared = f.Shared() // the answers so far determine who must answer
	}
	if own := f.Parts(); own.Own && f.hand == own.Seats[0] {
		f.Said = f.Said.Tell(f.Entry, f.Base, f.hand) // a player who was shown the fields counts as having answered
	}
	return f, nil
}

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
			return nil
		}
	}
	return f.expect(kind)
}

func (f *filling) expect(kind string) error {
	expected := sheet.Possible(f.Game.Rulebook, f.Base).All()
	if f.by.Role == door.Seat {
		expected = f.ownEntries()
	}
	for _, e := range expected {
		if kind == "" || e.Kind() == kind {
			f.Entry = calc.Ready(f.Base, e)
			return nil
		}
	}
	if f.by.Role == door.Seat {
		return refused(notYours(f.Game, f.by.Seat))
	}
	return refused(words.Text("live.room.notnow"))
}

// ownEntries returns the entries that a player may make or contribute to.
func (f *filling) ownEntries() []calc.Entry {
	var all []calc.Entry
	for _, e := range sheet.Possible(f.Game.Rulebook, f.Base).All() {
		one := *f
		one.Entry = e
		if _, told := f.room.draft(f.Game, e.Kind()); told != nil { // the answers so far determine what must be answered
			one.Entry = told
		}
		if count, is := e.(*calc.Count); is {
			count.Seat = f.by.Seat
			all = append(all, e)
		} else if one.mayMake() {
			all = append(all, e)
		}
	}
	return all
}

func (f *filling) mayMake() bool {
	if f.by.Role == door.Keeper {
		return true
	}
	if count, is := f.Entry.(*calc.Count); is {
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

func notYours(v view.Game, seat int) string {
	names := words.Names{"name": v.Name(seat)}
	if turn := v.Table.Turn(); v.Layout.HasSeat(turn) && turn != seat {
		names["turn"] = v.Name(turn)
		return words.Format("live.room.turn", names)
	}
	return words.Format("live.room.nothing", names)
}

// join continues an entry that several players fill in. A keeper gets all players' input. If a seat's secret fields are
// shown, the entry contains the public fields and that seat's fields.
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
		f.Said = f.FinishedParts(nil)
		return
	}
	if f.hand == calc.None {
		f.Entry = told
		return
	}
	mine, secret := whole.PartOf(f.hand), len(whole.Parts().Seats) > 0
	sheet.CopyFields(f.Entry, told, f.table(), func(field *calc.Field) bool {
		return mine(field) || !field.Secret && (secret || field.Seat == calc.None)
	})
}

// draft returns the host's stored draft of an entry of a kind. The entry is nil without a draft that fits the game.
func (r *Room) draft(v view.Game, kind string) (game.Draft, calc.Entry) {
	for _, d := range r.session.Drafts.ForDevice(session.ThisDevice) {
		if d.Act != oplog.ActRecord || d.Kind != kind || !sheet.DraftFits(v, v.Table, d) {
			continue
		}
		if e, err := d.Read(v.Rulebook); err == nil {
			return d, e
		}
	}
	return game.Draft{}, nil
}

// together replaces an entry by a batch of the same kind of entries, if the rules have batches. Older pages send the
// fields of a single entry. If more of the fields fit the single entry than the batch, the single entry stays.
func (f *filling) together(sets []FieldValue) {
	if f.Act != oplog.ActRecord {
		return
	}
	all := sheet.BatchOf(f.Game.Rulebook, f.table(), f.Entry, nil)
	if alone, can := sheet.Copy(f.Game.Rulebook, f.Entry); can && all != f.Entry && len(sets) > 0 {
		taken := func(e calc.Entry) int {
			put := func(s FieldValue) bool { return s.put(e, f.table(), func(*calc.Field) bool { return true }) }
			return len(calc.Where(sets, put))
		}
		if taken(alone) > taken(sheet.BatchOf(f.Game.Rulebook, f.table(), f.Entry, nil)) {
			return
		}
	}
	f.Entry = all
}

// table returns the table as known to the player at f.hand. When an entry is edited, the player gets the whole table,
// because the entry contains other players' input.
func (f *filling) table() calc.Table {
	if f.hand == calc.None || f.Act != oplog.ActRecord {
		return f.Base
	}
	return f.Known(f.hand)
}

// fill sets fields and, after each of them, the fields that follow from it. Values for missing fields and for fields
// that the guest must not set are dropped.
func (f *filling) fill(sets []FieldValue) {
	form := sheet.Form{Rulebook: f.Game.ID(), Table: f.table(), Entry: f.Entry, Open: f.hand}
	may := settable(f.Task, f.hand)
	if len(f.shared.Seats) > 0 && f.hand != calc.None {
		may = f.PartOf(f.hand)
	}
	form.FillOnlyValues(f.Act != oplog.ActRecord)
	f.sets = []FieldValue{}
	for _, s := range sets {
		if s.put(f.Entry, form.Table, may) {
			f.sets = append(f.sets, s)
			form.FillOnlyValues(f.Act != oplog.ActRecord)
		}
	}
}
