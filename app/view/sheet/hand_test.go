package sheet

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// veiled replays a game with secret holdings. It calls see with a task for each recorded or offered next entry.
func veiled(t *testing.T, see func(task Task)) {
	t.Helper()
	r := recordings.Read(t, "stockpile", "fees-four-veiled")
	v := begun(t, record.Setup{Rulebook: "stockpile", Names: r.Names, Options: r.Options})
	for _, e := range r.Entries {
		see(newTask(v, e))
		for _, offered := range v.Expected().All() {
			see(newTask(v, offered))
		}
		must.Get(v.Game.Record(e, ledger.Author{}))(t)
		v = view.NewGame(v.Game)
	}
}

// written returns a value as JSON and checks that it survives a round trip.
func written[T any](t *testing.T, value T) string {
	t.Helper()
	data := must.Get(json.Marshal(value))(t)
	var again T
	must.Do(t, json.Unmarshal(data, &again))
	expect.True(t, reflect.DeepEqual(value, again), "%+v is read as %+v", value, again)
	return string(data)
}

// A private page names no other player and shows the true net worth. The page between two players reveals nothing.
func TestAPageTellsOfItsPersonAlone(t *testing.T) {
	pages := 0
	veiled(t, func(task Task) {
		for _, seat := range task.Parts().Seats {
			pages++
			hand := task.Hand(seat)
			page := written(t, hand)
			for other, of := range task.Game.Layout.Seats {
				expect.True(t, other == seat || !strings.Contains(page, `"`+of.Name),
					"%s's page tells of %s: %s", hand.Name, of.Name, page)
			}
			known := calc.KnownPlace(task.Game.Rulebook, task.Base, seat)
			expect.Equal(t, hand.Worth, known.Worth, "%s is worth", hand.Name)
			for _, f := range hand.Fields {
				expect.True(t, f.Input != Cover, "%s finds %s covered", hand.Name, f.Full)
			}
			before := task.Veil(seat)
			written(t, before)
			name := words.Names{"name": hand.Name}
			expect.Equal(t, before.Show, words.Format("veil.only", name), "the button says")
			expect.Equal(t, hand.Done, words.Text("veil.done"), "the other button says")
		}
	})
	expect.True(t, pages > 100, "only %d pages", pages)
}

// A player's holdings and input change nothing on the shared page and other players' pages. The amount of work is the
// same too, because response times could reveal holdings.
func TestEverybodySeesTheSameWhateverIsHeld(t *testing.T) {
	r := recordings.Read(t, "stockpile", "fees-four-veiled")
	seen := func(share string, shown int, cards board.Count) []string {
		setup := &stockpile.Setup{Seats: []stockpile.Start{{Share: share}, {Share: "AME"}, {Share: "EPI"},
			{Share: "LEA"}}}
		v := begun(t, record.Setup{Rulebook: "stockpile", Names: r.Names, Options: r.Options}, setup)
		sheets := []string{}
		see := func(e calc.Entry, told ...int) {
			task := newTask(v, e)
			for _, seat := range told {
				task.Said = task.Said.Tell(e, task.Base, seat)
			}
			sheets = append(sheets, written(t, task.Sheet()))
			parts := task.Parts()
			work := func(page func()) {
				if parts.Own && parts.Seats[0] != 0 || len(parts.Seats) == 0 {
					sheets = append(sheets, fmt.Sprintf("%v allocations", testing.AllocsPerRun(5, page)))
				}
			}
			work(func() { task.Sheet() })
			for _, seat := range parts.Seats {
				if seat != 0 {
					sheets = append(sheets, written(t, task.Hand(seat)))
					work(func() { task.Hand(seat) })
				}
			}
		}
		for _, e := range []calc.Entry{&demand.Bids{Bids: []int{0, 1, 3, 6}}, &demand.Take{Seat: 0, Cards: cards},
			&demand.Take{Seat: 1}, &demand.Take{Seat: 2}, &demand.Take{Seat: 3}, &stockpile.Sell{Seat: 0},
			&stockpile.Rest{Seat: 1}} {
			see(e)
			must.Get(v.Game.Record(e, ledger.Author{}))(t)
			v = view.NewGame(v.Game)
		}
		m := &stockpile.Movement{}
		Form{Entry: m, Table: v.Table}.Field(calc.ItemName("forecasts", 0)).Set(3)
		Form{Entry: m, Table: v.Table}.Field(calc.ItemName("shown", 0, 0)).Set(shown)
		see(m, 0)
		see(m, 0, 1, 2, 3)
		return sheets
	}
	without := seen("STA", 0, board.Count{3})
	for i, sheet := range seen("COS", 0, board.Count{0, 1, 1, 1}) {
		expect.Equal(t, sheet, without[i], "sheet %d of one who holds the company", i)
	}
	for i, sheet := range seen("COS", 1, board.Count{1, 0, 0, 2}) {
		expect.Equal(t, sheet, without[i], "sheet %d of one who claims", i)
	}
}

// The effects of an edit could reveal secret holdings, for example by an illegal sale.
func TestWhatAnEditChangesStaysHidden(t *testing.T) {
	r := recordings.Read(t, "stockpile", "fees-four-veiled")
	last := len(r.Entries) - 1
	v := begun(t, record.Setup{Rulebook: "stockpile", Names: r.Names, Options: r.Options}, r.Entries[:last]...)
	hidden := func(c view.Consequences) bool { return c.Hidden && len(c.Illegal) == 0 && c.Warning == "" }
	for _, step := range v.Game.Steps() {
		expect.True(t, hidden(VoidOf(v, step).Consequences), "without entry %d: %+v", step.Number, VoidOf(v, step))
		edit := Task{Game: v, Act: oplog.ActReplace, Number: step.Number, Base: step.Before, Entry: step.Entry,
			Looker: calc.None}
		edit.Said = edit.FinishedParts(nil)
		o := edit.Outcome()
		expect.True(t, o.Consequences == nil || hidden(*o.Consequences), "edit of entry %d: %+v", step.Number, o)
	}
	must.Get(v.Game.Record(r.Entries[last], ledger.Author{}))(t)
	v = view.NewGame(v.Game)
	told := VoidOf(v, v.Game.Steps()[last]).Consequences
	expect.True(t, !told.Hidden && !told.Same, "at the end: %+v", told)
}

// The last entry reveals all holdings. Until it is recorded, no preview may tell who would win.
func TestTheEndIsSeenWhenItIsRecorded(t *testing.T) {
	r := recordings.Read(t, "stockpile", "fees-four-veiled")
	v := begun(t, record.Setup{Rulebook: "stockpile", Names: r.Names, Options: r.Options},
		r.Entries[:len(r.Entries)-1]...)
	skip := &calc.Skip{Seat: v.Table.Turn()}
	for looker := calc.None; looker < len(r.Names); looker++ {
		task := newTask(v, skip)
		task.Game, task.Looker = v.For(looker), looker
		o := task.Outcome()
		expect.True(t, o.Allowed && o.Later != "" && o.Lines == nil && o.Figures == nil, "%d is told %+v", looker, o)
	}
	must.Get(v.Game.Record(skip, ledger.Author{}))(t)
	v = view.NewGame(v.Game)
	for _, place := range view.Places(v) {
		expect.True(t, v.Table.Over() && place.Rank > 0, "at the end a place is %+v", place)
	}
}

// The message names the players with missing input. The button for "nothing found" sets every number to 0.
func TestAnEntryWaitsForEveryPart(t *testing.T) {
	asked := 0
	veiled(t, func(task Task) {
		parts := task.Parts()
		if len(parts.Seats) == 0 {
			return
		}
		asked++
		o := task.Outcome()
		must.Hold(t, o.Veil != nil && !o.Allowed && o.Unfinished, "a %s can be recorded", task.Entry.Kind())
		for _, seat := range parts.Missing {
			named := strings.Contains(o.Refusal, task.Game.Name(seat))
			expect.True(t, named, "%q does not name seat %d", o.Refusal, seat)
		}
		if parts.Own {
			return
		}
		said := Answered{}
		for _, seat := range parts.Seats {
			said = said.Tell(task.Entry, task.Base, seat)
		}
		task.Said = ReadSaid(said.Encode())
		for _, seat := range task.Parts().Missing {
			expect.True(t, task.Hand(seat).Refusal != "", "seat %d is missing for no reason", seat)
		}
		if task.Entry.Kind() != "movement" {
			return
		}
		expect.Equal(t, len(task.Parts().Missing), 0, "missing after all have told theirs")
		task.Said = nil
		nobody := "stockpile.entry.movement.nobody"
		expect.Equal(t, task.Veil(0).Nobody, words.Text(nobody), "nobody is called")
		task.Said = Answered{}.Tell(task.Entry, task.Base, parts.Seats[0])
		expect.Equal(t, task.Veil(0).Nobody, words.Text(nobody+".else"), "nobody else is called")
		task.Said = task.SayNothing()
		expect.Equal(t, len(task.Parts().Missing), 0, "missing after nobody claimed")
		for _, f := range task.Entry.Form(task.Base).Fields {
			expect.True(t, !f.Secret || f.Seat == parts.Seats[0] || f.Get() == 0, "%s is %d", f.Name, f.Get())
		}
	})
	expect.True(t, asked > 50, "only %d entries ask anything in secret", asked)
}

func TestThePhoneGoesClockwise(t *testing.T) {
	parts := Parts{Seats: []int{0, 1, 2, 3}, Missing: []int{0, 2, 3}}
	for seat, want := range []int{2, 2, 3, 0} {
		expect.Equal(t, parts.Next(seat), want, "after %d comes", seat)
	}
	expect.Equal(t, Parts{}.Next(2), calc.None, "after the last comes")
}

func TestWhatWasRuledInSecretIsItsPlayers(t *testing.T) {
	r := recordings.Read(t, "stockpile", "fees-four-veiled")
	v := begun(t, record.Setup{Rulebook: "stockpile", Names: r.Names, Options: r.Options}, r.Entries[:12]...)
	ruling := &calc.Ruling{Seat: 2, What: "COS", Change: 1, Reason: "found one"}
	must.Get(v.Game.Record(ruling, ledger.Author{}))(t)
	v = view.NewGame(v.Game)
	task := Task{Game: v, Act: oplog.ActReplace, Number: 13, Base: v.Game.Steps()[12].Before, Entry: ruling,
		Looker: calc.None}
	parts := task.Parts()
	expect.True(t, parts.Own && slices.Equal(parts.Seats, []int{2}), "it is %+v", parts)
	expect.True(t, len(task.Hand(2).Fields) > 2, "it asks %+v", task.Hand(2).Fields)
}

func TestWhateverPaysAsksEverybodyAlone(t *testing.T) {
	r := recordings.Read(t, "stockpile", "fees-four-veiled")
	o := *r.Options.(*board.Options)
	o.Board, o.StartingShare = "advanced", false
	v := begun(t, record.Setup{Rulebook: "stockpile", Names: r.Names, Options: &o})
	position := stockpile.NewPosition(v.Table)
	position.Phase, position.Seats[0].Boom = "action", 1
	must.Get(v.Game.Record(position, ledger.Author{}))(t)
	v = view.NewGame(v.Game)
	action := &stockpile.Action{Seat: 0, What: "boom"}
	task := newTask(v, action)
	expect.Equal(t, len(task.Parts().Seats), 0, "players asked before it is said what moves")
	company := slices.IndexFunc(v.Layout.Companies, func(c calc.Company) bool { return c.Code == "STA" })
	Form{Entry: action, Table: v.Table}.Field("company").Set(company)
	parts := task.Parts()
	expect.True(t, len(parts.Seats) == 4 && !parts.Own, "asked are %+v", parts)
	task.Said = task.SayNothing()
	outcome := task.Outcome()
	expect.True(t, outcome.Veil == nil && outcome.Allowed, "after nobody claimed it is %+v", outcome)
}
