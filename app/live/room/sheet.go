package room

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// A Sheet is where a guest fills in an entry.
type Sheet struct {
	Head   string    `json:"head"`
	Act    oplog.Act `json:"act"`
	Number int       `json:"number"`
	Kind   string    `json:"kind"`
	Title  string    `json:"title"`
	About  string    `json:"about"`
	// Kinds are the ways to go on, the one that is made among them; Menus what else may be said.
	Kinds []Kind `json:"kinds"`
	Menus []Menu `json:"menus"`
	// Fields are those to fill in, none while somebody's hand is open.
	Fields  []sheet.Field `json:"fields"`
	Outcome sheet.Outcome `json:"outcome"`
	// Fault is what keeps the consequences of a change from being known.
	Fault string `json:"fault,omitempty"`
	// Mend says what is wrong with the entry of the past that is replaced, empty for nothing.
	Mend string `json:"mend,omitempty"`
	// Onward is what it is called to record the entry and pass the turn on, empty where there is no such thing.
	Onward string `json:"onward,omitempty"`
	// Waits reports that nothing carries the game on that the guest may enter: Menus are what else there is.
	Waits bool `json:"waits,omitempty"`
	// Hand is the part of the player whose hand is open, nil where none is.
	Hand *sheet.Hand `json:"hand,omitempty"`
	// Parts are the players who have something to tell, nil where nobody has.
	Parts *Parts `json:"parts,omitempty"`
	// Sets are those that were filled in and still have their fields.
	Sets []Set `json:"sets"`
}

// A Menu is kinds of entries about one thing; without heading where there is nothing to part.
type Menu struct {
	Heading string `json:"heading"`
	Kinds   []Kind `json:"kinds"`
}

// Parts are the players of whom an entry asks something each.
type Parts struct {
	Seats   []int `json:"seats"`
	Missing []int `json:"missing"`
	// Own reports that the whole entry is one player's, Shared that each may tell the part on a device of their own.
	Own    bool `json:"own"`
	Shared bool `json:"shared"`
}

// sheet answers what a guest's sheet shows. What is filled in of an entry that several tell stays here.
func (r *Room) sheet(by door.Guest, a Ask) (Sheet, error) {
	f, err := r.fill(by, a)
	if err != nil {
		return Sheet{}, err
	}
	if len(f.shared.Seats) > 0 && f.hand == calc.None && len(f.sets) > 0 {
		if err := r.keep(f.Task); err != nil {
			return Sheet{}, r.problem(err)
		}
	}
	if f.waits(a) {
		return f.waiting(), nil
	}
	return f.sheet(), nil
}

// sheet is the sheet of the entry as it is filled in.
func (f *filling) sheet() Sheet {
	told := f.Sheet()
	s := Sheet{Head: head(f.Game), Act: f.Act, Number: f.Number, Kind: f.Entry.Kind(), Title: told.Title,
		About: told.About, Fields: gathered(f.Game, told.Fields), Outcome: outcome(f.by, told.Outcome), Menus: []Menu{},
		Sets: f.sets}
	if told.Outcome.Fault != nil {
		s.Fault = words.Trouble(f.Game.ID(), f.Game.Layout, told.Outcome.Fault)
	}
	s.Kinds = f.kindsOf(told.Likely)
	for _, part := range told.Rare {
		if kinds := f.kindsOf(part.Kinds); len(kinds) > 0 {
			s.Menus = append(s.Menus, Menu{part.Heading, kinds})
		}
	}
	_, s.Onward = f.Onward()
	f.tellParts(&s)
	if step, err := stepOf(f.Game, f.Number); err == nil && f.Act == oplog.ActReplace && step.Refusal != nil {
		s.Mend = view.MendSentence(f.Game, step)
	}
	return s
}

// tellParts tells who has something to tell, and the hand that is open. While a hand is open nothing else is seen of an
// entry that several tell.
func (f *filling) tellParts(s *Sheet) {
	parts := f.Parts()
	if len(f.shared.Seats) > 0 {
		parts = f.shared
	}
	if len(parts.Seats) == 0 {
		return
	}
	s.Parts = &Parts{Seats: parts.Seats, Missing: append([]int{}, parts.Missing...), Own: parts.Own,
		Shared: len(f.shared.Seats) > 0}
	if f.hand == calc.None {
		return
	}
	if parts.Own && parts.Seats[0] != f.hand {
		return
	}
	hand := f.Hand(f.hand)
	s.Hand, s.Fields = &hand, []sheet.Field{}
	if !parts.Own {
		s.Outcome, s.Onward = sheet.Outcome{Refusal: hand.Refusal, Unfinished: hand.Unfinished,
			Record: hand.Done}, ""
	}
}

// kindsOf are those kinds that the guest may make.
func (f *filling) kindsOf(all []sheet.Kind) []Kind {
	kinds, may := []Kind{}, f.mayEnter()
	for _, k := range all {
		if may(k.Kind) || k.Chosen {
			kinds = append(kinds, Kind{k.Kind, k.Name, k.Chosen, k.Reason})
		}
	}
	return kinds
}

// gathered are the fields of a form, those of several players with whose they are as their group.
func gathered(v view.Game, all []sheet.Field) []sheet.Field {
	fields, whose := []sheet.Field{}, map[int]bool{}
	for _, f := range all {
		whose[f.Seat] = v.Layout.HasSeat(f.Seat)
	}
	delete(whose, -1)
	for _, f := range all {
		if len(whose) > 1 && whose[f.Seat] && f.Group == "" && f.Input != sheet.Cover {
			pawn := v.Pawn(f.Seat)
			f.Group, f.Pawn = v.Name(f.Seat), &pawn
		}
		fields = append(fields, f)
	}
	return fields
}

// outcome is what an entry would do, as far as a guest may see it: the way to somebody's hand is there for who may see
// that hand.
func outcome(by door.Guest, of sheet.Outcome) sheet.Outcome {
	if of.Figures != nil {
		of.Figures = figures(*of.Figures)
	}
	if of.Consequences != nil {
		told := consequencesOf(*of.Consequences)
		of.Consequences = &told
	}
	if of.Veil != nil && by.Role != door.Keeper && by.Seat != of.Veil.Seat {
		of.Veil = nil
	}
	return of
}

// consequencesOf are what an amendment changes at the end, without any figures where they are the same or hidden.
func consequencesOf(of view.Consequences) view.Consequences {
	changes := view.Matrix{}
	if !of.Same && !of.Hidden {
		changes = *figures(of.Changes)
	}
	of.Changes = changes
	return of
}

// waits reports whether a seat asks for the likeliest entry and has none that carries the game on.
func (f *filling) waits(a Ask) bool {
	_, counts := f.Entry.(*calc.Counted)
	return f.by.Role == door.Seat && a.Kind == "" && counts
}

// waiting is the sheet of a seat that waits: for whom, and what it may enter meanwhile.
func (f *filling) waiting() Sheet {
	s := f.sheet()
	own := s.Kinds
	for i := range own {
		own[i].Chosen = false
	}
	s.Waits, s.Kind, s.About, s.Kinds = true, "", "", []Kind{}
	s.Menus = append([]Menu{{Kinds: own}}, s.Menus...)
	s.Fields, s.Outcome, s.Onward, s.Sets = []sheet.Field{}, sheet.Outcome{}, "", []Set{}
	names := words.Names{"name": f.Game.Name(f.by.Seat)}
	s.Title = words.Format("live.room.nothing", names)
	if turn := f.Game.Table.Turn(); f.Game.Layout.HasSeat(turn) && turn != f.by.Seat {
		s.Title = words.Format("live.room.waiting", words.Names{"turn": f.Game.Name(turn)})
	}
	return s
}
