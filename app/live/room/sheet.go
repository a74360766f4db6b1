package room

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

type Sheet struct {
	Head   string    `json:"head"`
	Act    oplog.Act `json:"act"`
	Number int       `json:"number"`
	Kind   string    `json:"kind"`
	Title  string    `json:"title"`
	About  string    `json:"about"`
	// Kinds are the usual kinds of entries, including the chosen kind. Menus hold the other kinds.
	Kinds []Kind `json:"kinds"`
	Menus []Menu `json:"menus"`
	// Fields are the fields to fill in, empty while Hand is set.
	Fields  []sheet.Field `json:"fields"`
	Outcome sheet.Outcome `json:"outcome"`
	// Fault says why the effects of an edit on later entries are unknown.
	Fault string `json:"fault,omitempty"`
	// Mend says why the entry being replaced is no longer legal, or is "".
	Mend string `json:"mend,omitempty"`
	// Onward is the label of a button that also passes the turn, or "" if passing is impossible.
	Onward string `json:"onward,omitempty"`
	// Waits reports that another player is next. Menus holds the entries that the guest can make meanwhile.
	Waits bool `json:"waits,omitempty"`
	// Hand holds the fields that one player answers in secret, or nil.
	Hand  *sheet.Hand `json:"hand,omitempty"`
	Parts *Parts      `json:"parts,omitempty"`
	// Sets are the request's field values for fields that still exist.
	Sets []FieldValue `json:"sets"`
}

type Menu struct {
	Heading string `json:"heading"`
	Kinds   []Kind `json:"kinds"`
}

type Parts struct {
	Seats   []int `json:"seats"`
	Missing []int `json:"missing"`
	// Own reports that the whole entry is one player's. Shared reports that players may answer on their own devices.
	Own    bool `json:"own"`
	Shared bool `json:"shared"`
}

func (r *Room) sheet(by door.Guest, a EntryRequest) (Sheet, error) {
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

func (f *filling) sheet() Sheet {
	told := f.Sheet()
	s := Sheet{Head: headNow(f.Game), Act: f.Act, Number: f.Number, Kind: f.Entry.Kind(), Title: told.Title,
		About: told.About, Fields: gathered(f.Game, told.Fields), Outcome: outcome(f.by, told.Outcome), Menus: []Menu{},
		Sets: f.sets}
	if told.Outcome.Fault != nil {
		s.Fault = words.ErrorSentence(f.Game.ID(), f.Game.Layout, told.Outcome.Fault)
	}
	s.Kinds = f.kindsOf(told.Likely)
	for _, part := range told.Rare {
		if kinds := f.kindsOf(part.Kinds); len(kinds) > 0 {
			s.Menus = append(s.Menus, Menu{part.Heading, kinds})
		}
	}
	_, s.Onward = f.PassAfter()
	f.tellParts(&s)
	if step, err := stepOf(f.Game, f.Number); err == nil && f.Act == oplog.ActReplace && step.Refusal != nil {
		s.Mend = view.MendSentence(f.Game, step)
	}
	return s
}

// tellParts adds the seats that must answer. The secret fields of a shown seat replace the other fields.
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
	if f.hand == calc.None || parts.Own && parts.Seats[0] != f.hand {
		return
	}
	hand := f.Hand(f.hand)
	s.Hand, s.Fields = &hand, []sheet.Field{}
	if !parts.Own {
		s.Outcome, s.Onward = sheet.Outcome{Refusal: hand.Refusal, Unfinished: hand.Unfinished,
			Record: hand.Done}, ""
	}
}

func (f *filling) kindsOf(all []sheet.Kind) []Kind {
	kinds, may := []Kind{}, f.mayEnter()
	for _, k := range all {
		if may(k.Kind) || k.Chosen {
			kinds = append(kinds, Kind{k.Kind, k.Name, k.Chosen, k.Reason})
		}
	}
	return kinds
}

func gathered(v view.Game, all []sheet.Field) []sheet.Field {
	fields, whose := []sheet.Field{}, map[int]bool{}
	for _, f := range all {
		whose[f.Seat] = v.Layout.HasSeat(f.Seat)
	}
	delete(whose, -1)
	for _, f := range all {
		if len(whose) > 1 && whose[f.Seat] && f.Group == "" && f.Input != sheet.Cover {
			f.Group, f.Pawn = v.Name(f.Seat), new(v.Pawn(f.Seat))
		}
		fields = append(fields, f)
	}
	return fields
}

// outcome removes from an entry's outcome what the guest must not see.
func outcome(by door.Guest, of sheet.Outcome) sheet.Outcome {
	if of.Figures != nil {
		of.Figures = figures(*of.Figures)
	}
	if of.Consequences != nil {
		of.Consequences = new(consequencesOf(*of.Consequences))
	}
	if of.Veil != nil && by.Role != door.Keeper && by.Seat != of.Veil.Seat {
		of.Veil = nil
	}
	return of
}

// consequencesOf drops the figures from an edit's effects if the figures are unchanged or hidden.
func consequencesOf(of view.Consequences) view.Consequences {
	changes := view.Matrix{}
	if !of.Same && !of.Hidden {
		changes = *figures(of.Changes)
	}
	of.Changes = changes
	return of
}

// waits reports whether a player asked for the likeliest entry while another player must make it.
func (f *filling) waits(a EntryRequest) bool {
	_, counts := f.Entry.(*calc.Count)
	return f.by.Role == door.Seat && a.Kind == "" && counts
}

// waiting returns the form for a player who must wait, with the entries that are possible meanwhile.
func (f *filling) waiting() Sheet {
	s := f.sheet()
	own := s.Kinds
	for i := range own {
		own[i].Chosen = false
	}
	s.Waits, s.Kind, s.About, s.Kinds = true, "", "", []Kind{}
	s.Menus = append([]Menu{{Kinds: own}}, s.Menus...)
	s.Fields, s.Outcome, s.Onward, s.Sets = []sheet.Field{}, sheet.Outcome{}, "", []FieldValue{}
	names := words.Names{"name": f.Game.Name(f.by.Seat)}
	s.Title = words.Format("live.room.nothing", names)
	if turn := f.Game.Table.Turn(); f.Game.Layout.HasSeat(turn) && turn != f.by.Seat {
		s.Title = words.Format("live.room.waiting", words.Names{"turn": f.Game.Name(turn)})
	}
	return s
}
