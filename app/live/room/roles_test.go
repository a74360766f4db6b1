package room

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func annAndBen(t testing.TB) *table {
	t.Helper()
	return keep(t, record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"}})
}

func turn(on *table) EntryRequest {
	v := on.session.View()
	seat := v.Table.Turn()
	card, free := []string{"B+60", "R+60"}[seat], fourcolours.Assign([]int{1, 0}[seat])
	e := &stockholder.Turn{Seat: seat, Card: card, Free: free}
	return EntryRequest{Kind: "turn", Head: headNow(v), Sets: setsOf(e, v.Table, nil)}
}

func TestASeatEntersForItselfAlone(t *testing.T) {
	on := annAndBen(t)
	ask := turn(on)
	_, err := tryPost[Entered](t, on, seated(1), "enter", ask)
	expect.Equal(t, status(err), 422, "Ben enters Ann's turn")
	expect.Equal(t, err.Error(), words.Format("live.room.turn", words.Names{"turn": "Ann", "name": "Ben"}), "Ben hears")
	_, err = tryPost[Entered](t, on, looker(), "enter", ask)
	expect.Equal(t, status(err), 403, "who looks enters")
	entered := post[Entered](t, on, seated(0), "enter", ask)
	expect.True(t, strings.Contains(entered.Entered, "Ann") && entered.Number == 1, "it says %+v", entered)
	by := on.session.Game().Steps()[0].By
	expect.Equal(t, by.Person+" on "+by.Device, "Ann on Phone A", "the author is")
	for _, name := range []string{"ruling", "position", "leave", "skip"} {
		_, err := tryPost[Sheet](t, on, seated(1), "sheet", EntryRequest{Kind: name})
		expect.Equal(t, status(err), 422, "a seat opens a %s", name)
	}
	for _, act := range []string{`{"act":"replace","op":1}`, `{"act":"insert","op":1}`, `{"seat":0}`} {
		_, err := on.call(seated(1), "POST", "sheet", nil, []byte(act))
		expect.Equal(t, status(err), 403, "Ben asks for %s", act)
	}
	for _, act := range []string{`{"act":"void"}`, `{"act":"x"}`, `{"seat":7}`, `[]`, ``, `{"x":1}`} {
		_, err := on.call(keeper(), "POST", "sheet", nil, []byte(act))
		expect.Equal(t, status(err), 400, "a keeper asks for %s", act)
	}
}

func TestASeatCountsWhatItHas(t *testing.T) {
	on := annAndBen(t)
	s := post[Sheet](t, on, seated(1), "sheet", EntryRequest{Kind: "counted"})
	expect.Equal(t, s.Kind, "counted", "the kind")
	cash := 7
	for _, f := range s.Fields {
		expect.True(t, f.Name != "seat" || f.Value == 1, "it is about %+v", f)
	}
	_, err := tryPost[Entered](t, on, seated(0), "enter",
		EntryRequest{Kind: "counted", Sets: []FieldValue{{Field: "seat", Value: new(1)}, {Field: "cash",
			Value: &cash}}})
	expect.Equal(t, status(err), 422, "Ann counts for Ben")
}

// An entry made on an outdated table is refused with the later entries and the same form. A double tap records once.
func TestAnOlderTableLosesNothing(t *testing.T) {
	on := annAndBen(t)
	ask := turn(on)
	post[Entered](t, on, seated(0), "enter", ask)
	_, err := tryPost[Entered](t, on, keeper(), "enter", ask)
	expect.Equal(t, status(err), 409, "a double tap")
	var problem *door.Problem
	must.Hold(t, asProblem(err, &problem), "%v is no problem", err)
	var since Since
	must.Do(t, json.Unmarshal(problem.Detail, &since))
	expect.Equal(t, len(since.Since), 1, "entries since")
	must.Hold(t, since.Sheet != nil, "there is no sheet")
	expect.Equal(t, since.Sheet.Head, headNow(on.session.View()), "the sheet's head")
	expect.True(t, len(since.Sheet.Sets) > 0, "no set is left")
	expect.Equal(t, len(on.session.Game().Steps()), 1, "entries")
}

func asProblem(err error, p **door.Problem) bool {
	found, is := err.(*door.Problem)
	*p = found
	return is
}

func TestUndoTakesBackWhatWasEntered(t *testing.T) {
	on := annAndBen(t)
	before := on.session.Game().Head()
	post[Entered](t, on, seated(0), "enter", turn(on))
	after := on.session.Game().Head()
	expect.True(t, on.Board(seated(0).Audience()).Undo != nil, "Ann finds no undo")
	expect.True(t, on.Board(seated(1).Audience()).Undo == nil, "Ben may undo")
	expect.True(t, on.Board(looker().Audience()).Undo == nil, "who looks may undo")
	_, err := tryPost[Done](t, on, seated(1), "undo", undoing(t, on, keeper()))
	expect.Equal(t, status(err), 422, "Ben undoes Ann's entry")
	for _, by := range []door.Guest{seated(0), keeper()} {
		post[Done](t, on, by, "undo", undoing(t, on, by))
		expect.Equal(t, on.session.Game().Head(), before, "the head after undo by %s", by.Name)
		post[Done](t, on, by, "redo", redoing(t, on, by))
		expect.Equal(t, on.session.Game().Head(), after, "the head after redo by %s", by.Name)
	}
}

func TestWhoUndidMayRedo(t *testing.T) {
	for _, undid := range []door.Guest{seated(0), keeper()} {
		on := annAndBen(t)
		post[Entered](t, on, seated(0), "enter", turn(on))
		post[Done](t, on, undid, "undo", undoing(t, on, undid))
		meant := redoing(t, on, keeper())
		for _, seat := range []door.Guest{seated(0), seated(1)} {
			may := seat.ID == undid.ID
			expect.Equal(t, redoing(t, on, seat).Op > 0, may, "%s may redo what %s undid", seat.Name, undid.Name)
			if !may {
				_, err := tryPost[Done](t, on, seat, "redo", meant)
				expect.Equal(t, status(err), 422, "%s redoes what %s undid", seat.Name, undid.Name)
				expect.Equal(t, err.Error(), words.Text("live.room.others.redo"), "%s hears", seat.Name)
			}
		}
		post[Done](t, on, keeper(), "redo", meant)
		expect.Equal(t, len(on.session.Game().Steps()), 1, "entries after the keeper's redo")
	}
}

func TestAButtonMeansWhatItWasDrawnFor(t *testing.T) {
	on := annAndBen(t)
	ann, tablet := seated(0), seated(0) // two browsers on one seat
	tablet.ID, tablet.Name = "tablet", "Ann's tablet"
	tooLate := func(by door.Guest, name string, meant any, sentence string) {
		t.Helper()
		operations, waiting := on.session.Game().Length(), len(on.Proposals())
		_, err := tryPost[Done](t, on, by, name, meant)
		expect.Equal(t, status(err), 409, "%s by %s", name, by.Name)
		expect.True(t, err != nil && err.Error() == words.Text(sentence), "%s hears %v", by.Name, err)
		expect.Equal(t, on.session.Game().Length(), operations, "operations after %s", name)
		expect.Equal(t, len(on.Proposals()), waiting, "proposals after %s", name)
	}
	post[Entered](t, on, ann, "enter", turn(on))
	drawn, removes := undoing(t, on, ann), Operation{1, get[Void](t, on, keeper(), "void", "op", "1").Head}
	post[Entered](t, on, keeper(), "enter", turn(on)) // Ben's turn
	for _, by := range []door.Guest{ann, keeper()} {
		tooLate(by, "undo", drawn, "fault.undo.other")
	}
	tooLate(keeper(), "void", removes, "fault.undo.other")
	tooLate(keeper(), "goby", removes, "fault.undo.other")

	post[Done](t, on, keeper(), "undo", undoing(t, on, keeper()))
	drawn = undoing(t, on, ann)
	expect.Equal(t, undoing(t, on, tablet), drawn, "what undo means on Ann's tablet")
	post[Done](t, on, ann, "undo", drawn)
	tooLate(tablet, "undo", drawn, "fault.undo.done")
	tooLate(keeper(), "undo", drawn, "fault.undo.done")
	drawn = redoing(t, on, tablet)
	post[Done](t, on, tablet, "redo", drawn)
	tooLate(keeper(), "redo", drawn, "fault.redo.done")

	post[Done](t, on, keeper(), "void", Operation{1, get[Void](t, on, keeper(), "void", "op", "1").Head})
	shown := get[Log](t, on, keeper(), "log", "before", "")
	restores := Operation{shown.Undone[0].Op, shown.Head}
	post[Entered](t, on, keeper(), "enter", turn(on))
	tooLate(keeper(), "restore", restores, "fault.undo.other")

	post[Done](t, on, keeper(), "propose", Switch{true})
	post[Entered](t, on, seated(1), "enter", turn(on))
	first := on.Proposals()[0].Choice
	post[Entered](t, on, seated(1), "enter", turn(on))
	again := on.Proposals()[0].Choice
	expect.True(t, again.ID != first.ID, "a second proposal has the number of the first")
	for _, name := range []string{"accept", "decline"} {
		tooLate(keeper(), name, first, "live.room.gone")
		tooLate(keeper(), name, Choice{again.ID, restores.Head}, "fault.undo.other")
	}
	for _, name := range []string{"undo", "redo", "void", "goby", "restore", "accept", "decline"} {
		for _, body := range []string{`{}`, `{"op":1}`, `{"op":0,"head":"00"}`, `{"id":1}`, `{"id":0,"head":"00"}`} {
			_, err := on.call(keeper(), "POST", name, nil, []byte(body))
			expect.Equal(t, status(err), 400, "%s of %s", name, body)
		}
	}
}

// An edit applies to the chosen entry, even if the entry's number changes.
func TestWhatIsMendedFollowsItsEntry(t *testing.T) {
	on := recorded(t, "stockholder", "three-seats-3x5", 3)
	meant := get[Entry](t, on, keeper(), "entry", "number", "2")
	must.Do(t, on.session.Insert(1, &calc.Ruling{Seat: 1, What: "cash", Change: 20, Reason: "the bank forgot it"}))
	s := post[Sheet](t, on, keeper(), "sheet", EntryRequest{Act: "replace", Op: meant.Op})
	expect.Equal(t, s.Number, 3, "the number of what is edited")
	told := get[Void](t, on, keeper(), "void", "op", strconv.FormatInt(meant.Op, 10))
	post[Done](t, on, keeper(), "void", Operation{meant.Op, told.Head})
	for _, step := range on.session.Game().Steps() {
		expect.True(t, step.Op != meant.Op, "another entry was taken out")
	}
	_, err := tryPost[Sheet](t, on, keeper(), "sheet", EntryRequest{Act: "replace", Op: meant.Op})
	expect.Equal(t, status(err), 404, "what is gone is edited")
}

func TestAKeeperMends(t *testing.T) {
	r := recordings.Read(t, "stockholder", "three-seats-3x5")
	on := recorded(t, "stockholder", "three-seats-3x5", 12)
	before := on.session.Game().Head()
	told := get[Void](t, on, keeper(), "void", "op", "1")
	expect.True(t, len(told.Consequences.Illegal) > 0 && told.Record != "", "it tells %+v", told)
	_, err := tryPost[Done](t, on, keeper(), "void", Operation{1, "older"})
	expect.Equal(t, status(err), 409, "an entry of an older table is taken out")
	post[Done](t, on, keeper(), "void", Operation{1, told.Head})
	b := on.Board(keeper().Audience())
	must.Hold(t, b.Mend != nil && b.Mend.Count > 0, "nothing is to mend")
	undone := get[Log](t, on, keeper(), "log", "before", "").Undone
	must.Hold(t, len(undone) == 1, "undone are %+v", undone)
	for _, step := range on.session.Game().Refused() {
		entry := get[Entry](t, on, keeper(), "entry", "number", words.Number(step.Number))
		expect.True(t, entry.Refusal != "", "entry %d has no reason", step.Number)
	}
	first := on.session.Game().Refused()[0]
	s := post[Sheet](t, on, keeper(), "sheet", EntryRequest{Act: "replace", Op: first.Op})
	expect.True(t, s.Mend != "" && s.Act == "replace", "the sheet says %q", s.Mend)
	goby := get[Entry](t, on, keeper(), "entry", "number", words.Number(first.Number)).Actions
	if slices.Contains(goby, "goby") {
		post[Done](t, on, keeper(), "goby", Operation{first.Op, b.Head})
		post[Done](t, on, keeper(), "undo", undoing(t, on, keeper()))
	}
	post[Done](t, on, keeper(), "restore", Operation{undone[0].Op, b.Head})
	expect.Equal(t, on.session.Game().Head(), before, "the head after all is back")
	expect.Equal(t, len(on.session.Game().Steps()), len(r.Entries[:12]), "entries")
}

// An accepted proposal carries the proposer's name. A proposal that is no longer possible keeps waiting, with a reason.
func TestPhonesPropose(t *testing.T) {
	on := annAndBen(t)
	post[Done](t, on, keeper(), "propose", Switch{true})
	ask, changes := turn(on), on.changes
	told := post[Entered](t, on, seated(0), "enter", ask)
	expect.True(t, told.Proposed != "" && told.Entered == "", "it says %+v", told)
	reply := must.Get(on.call(seated(0), "POST", "enter", nil, must.Get(json.Marshal(ask))(t)))(t)
	expect.Equal(t, reply.Status, 202, "the status of a proposal")
	expect.Equal(t, len(on.session.Game().Steps()), 0, "entries")
	expect.True(t, on.changes > changes, "nobody is told of a proposal")
	all := on.Board(keeper().Audience()).Proposals
	must.Hold(t, len(all) == 1, "a double tap gives %+v", all)
	expect.Equal(t, all[0].From, "Phone A", "the proposal is from")
	expect.Equal(t, all[0].Refusal, "", "it is refused")
	expect.True(t, on.Board(seated(1).Audience()).Proposals == nil, "Ben sees proposals")
	must.Do(t, on.session.Record(on.session.View().Expected().Beside[0])) // the player skips a turn or leaves the game
	for _, p := range on.Board(keeper().Audience()).Proposals {
		expect.True(t, p.Refusal != "", "it is still possible: %+v", p)
		_, err := tryPost[Entered](t, on, keeper(), "accept", p.Choice)
		expect.Equal(t, status(err), 422, "it is accepted")
	}
	post[Done](t, on, keeper(), "undo", undoing(t, on, keeper()))
	all = on.Board(keeper().Audience()).Proposals
	must.Hold(t, len(all) == 1, "left are %+v", all)
	post[Entered](t, on, keeper(), "accept", all[0].Choice)
	by := on.session.Game().Steps()[0].By
	expect.Equal(t, by.Person+" on "+by.Device, "Ann on Phone A", "the author is")
	_, err := tryPost[Done](t, on, keeper(), "decline", all[0].Choice)
	expect.Equal(t, status(err), 409, "an accepted proposal is declined")
	post[Entered](t, on, keeper(), "enter", turn(on))
	expect.Equal(t, len(on.session.Game().Steps()), 2, "entries after the keeper's own")
}

// No phone learns that players' answers conflict. Answers for an earlier round are refused.
func TestNobodyHearsThatPartsClash(t *testing.T) {
	r := recordings.Read(t, "brokeryard", "six-seats-3x5")
	on := keep(t, setup(r))
	v := on.session.View()
	part := func(seat, card int) EntryRequest {
		value := func(n int) *int { return &n }
		set := func(field string, n int) FieldValue {
			return FieldValue{Field: fmt.Sprintf(field, seat), Value: value(n)}
		}
		return EntryRequest{Kind: "round", Head: headNow(v), Sets: []FieldValue{set("card.%d", card),
			set("free.%d.0", 0)}}
	}
	post[Told](t, on, seated(0), "tell", part(0, 14))
	first := post[Told](t, on, seated(1), "tell", part(1, 15))
	expect.List(t, first.Missing, []int{2, 3, 4, 5}, "missing beside another card")
	second := post[Told](t, on, seated(1), "tell", part(1, 14))
	expect.List(t, second.Missing, first.Missing, "missing beside the same card")
	expect.List(t, on.Board(seated(2).Audience()).Joint.Missing, first.Missing, "missing on Cleo's phone")
	late := part(0, 14)
	must.Do(t, on.session.Record(r.Entries[0]))
	_, err := tryPost[Told](t, on, seated(0), "tell", late)
	expect.Equal(t, status(err), 409, "a part of the round before")
}

// Players may answer at the same time. The keeper sees which seats have not answered.
func TestARoundIsToldByPhones(t *testing.T) {
	r := recordings.Read(t, "brokeryard", "six-seats-3x5")
	on := keep(t, setup(r))
	round, v := r.Entries[0], on.session.View()
	ask := EntryRequest{Kind: round.Kind(), Head: headNow(v)}
	joint := on.Board(looker().Audience()).Joint
	must.Hold(t, joint != nil && len(joint.Missing) == len(r.Names), "it is %+v", joint)
	empty := post[Sheet](t, on, seated(1), "sheet", ask)
	must.Hold(t, empty.Hand != nil && empty.Hand.Seat == 1, "the hand is %+v", empty.Hand)
	for seat := range r.Names {
		mine := ask
		mine.Sets = setsOf(round, v.Table, func(f *calc.Field) bool { return f.Seat == seat })
		missing := len(r.Names) - seat - 1
		told := post[Told](t, on, seated(seat), "tell", mine)
		expect.Equal(t, len(told.Missing), missing, "missing after seat %d", seat)
		again := post[Told](t, on, seated(seat), "tell", mine) // repeated as by a double tap
		expect.Equal(t, len(again.Missing), missing, "missing after seat %d again", seat)
		theirs := post[Sheet](t, on, seated((seat+1)%len(r.Names)), "sheet", ask)
		if seat == 0 {
			theirs.Parts, empty.Parts = nil, nil
			expect.Equal(t, survives(t, theirs), survives(t, empty), "what Ben sees of Ann's part")
		}
		theft := ask
		theft.Sets = mine.Sets
		_, err := tryPost[Told](t, on, seated((seat+1)%len(r.Names)), "tell", theft)
		if missing > 0 {
			expect.Equal(t, status(err), 422, "another seat tells nothing of its own")
		}
	}
	expect.Equal(t, len(on.session.Drafts.ForDevice(session.ThisDevice)), 1, "drafts here")
	_, err := tryPost[Entered](t, on, seated(0), "enter", ask)
	expect.Equal(t, status(err), 422, "a seat records for all")
	post[Entered](t, on, keeper(), "enter", ask)
	after := recorded(t, "brokeryard", "six-seats-3x5", 1).session.Game().Table()
	expect.True(t, on.session.Game().Table().Equal(after), "the round is another one")
	expect.Equal(t, len(on.session.Drafts.ForDevice(session.ThisDevice)), 0, "drafts left")
}

func TestAKeeperAsksForAHand(t *testing.T) {
	on := recorded(t, "stockpile", "fees-four-veiled", 0)
	s := post[Sheet](t, on, keeper(), "sheet", EntryRequest{})
	expect.True(t, s.Hand == nil, "a hand is open")
	must.Hold(t, s.Parts != nil && len(s.Parts.Missing) == 4, "the parts are %+v", s.Parts)
	s = post[Sheet](t, on, keeper(), "sheet", EntryRequest{Seat: new(2)})
	expect.True(t, s.Hand != nil && s.Hand.Seat == 2, "the hand is %+v", s.Hand)
	board := on.Board(keeper().Audience())
	for _, s := range board.Grid.Seats {
		told := s.Worth != 0 || slices.ContainsFunc(s.Shares, func(n int) bool { return n != 0 })
		expect.True(t, s.Veiled && !told, "a keeper sees what %s holds", s.Name)
	}
}

func TestOnlyShownFiguresAreTold(t *testing.T) {
	on := recorded(t, "tycoon", "four-seats-house-rules", 40)
	told := get[Why](t, on, looker(), "why", "figure", "seat.0.worth")
	leads := 0
	for _, row := range told.Rows {
		if row.Figure != "" {
			leads++
			why := get[Why](t, on, looker(), "why", "figure", row.Figure)
			expect.True(t, why.Title != "", "%s has no title", row.Figure)
		}
	}
	expect.True(t, leads > 0, "nothing leads on from %+v", told)
	for _, figure := range []string{"", "x", "seat", "seat.9.cash", "seat.-1.cash", "seat.0.share.99", "price.99",
		"mark.3", "extra.0", "extra.99.0", "seat.0.cash/0", "seat.0.worth/99", "seat.0.worth/-1",
		"seat.0.worth/0/0/0/0/0/0"} {
		_, err := on.call(looker(), "GET", "why", map[string][]string{"figure": {figure}}, nil)
		expect.Equal(t, status(err), 404, "figure %q", figure)
	}
}
