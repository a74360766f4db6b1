package tycoon

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

func (e *Position) need(t calc.Table, company, percent int) int {
	return board.ThresholdOf(board.OptionsOf(t), board.OptionsOf(t).Shares-e.Retired[company], percent)
}

func (e *Position) largest(t calc.Table, company, need, aside int) []int {
	return board.Largest(t, need, aside, func(seat int) int { return e.seat(seat).Shares[company] })
}

// chairmanCandidates returns the seats that can be Chairman: all with enough shares, or under largest_holder the
// largest.
func (e *Position) chairmanCandidates(t calc.Table, company int) []int {
	need := e.need(t, company, board.OptionsOf(t).Chairman)
	if board.OptionsOf(t).Chair == "largest_holder" {
		return e.largest(t, company, need, calc.None)
	}
	return calc.IndexesWhere(len(t.Layout().Seats), func(seat int) bool { return e.seat(seat).Shares[company] >= need })
}

// usualChairman returns the first of the largest holders with enough shares, or [calc.None].
func (e *Position) usualChairman(t calc.Table, company int) int {
	seats := e.largest(t, company, e.need(t, company, board.OptionsOf(t).Chairman), calc.None)
	return append(seats, calc.None)[0]
}

func (e *Position) chairman(t calc.Table, company int) int {
	if e.Chairmen[company] > 0 {
		return e.Chairmen[company] - 1
	}
	return e.usualChairman(t, company)
}

// directorCandidates returns the seats that tie for Director: the largest holders except the Chairman.
func (e *Position) directorCandidates(t calc.Table, company int) []int {
	if board.OptionsOf(t).Directors == "multi_director" {
		return nil
	}
	return e.largest(t, company, e.need(t, company, board.OptionsOf(t).Director), e.chairman(t, company))
}

func sitting(t calc.Table, company int, rivals []int) int {
	return board.Incumbent(rivals, func(seat int) bool { return board.IsDirector(t, seat, company) })
}

func (e *Position) nameOfficers(t calc.Table, company int) {
	if chairman := board.Chairman(t, company); chairman != e.usualChairman(t, company) {
		e.Chairmen[company] = chairman + 1
	}
	if rivals := e.directorCandidates(t, company); len(rivals) > 1 && !board.IsDirector(t, rivals[0], company) {
		e.Directors[company] = sitting(t, company, rivals) + 1
	}
}

func (e *Position) officeFields(t calc.Table) []*calc.Field {
	var chairmen, directors []*calc.Field
	for company := range agreement.Companies {
		if seats := e.chairmanCandidates(t, company); len(seats) > 1 {
			chairmen = append(chairmen, officeField("chairmen", &e.Chairmen[company], company, seats,
				e.usualChairman(t, company), e.noChairman(t, company)))
		}
		if seats := e.directorCandidates(t, company); len(seats) > 1 {
			directors = append(directors, officeField("directors", &e.Directors[company], company, seats,
				sitting(t, company, seats), calc.Refuse("position.director", "")))
		}
	}
	return append(chairmen, directors...)
}

func (e *Position) noChairman(t calc.Table, company int) *calc.Refusal {
	return calc.Refuse("position.chairman", calc.ItemName("chairmen", company)).About(company).
		With("need", e.need(t, company, board.OptionsOf(t).Chairman))
}

func (e *Position) strayOffice(t calc.Table) *calc.Refusal {
	for company := range agreement.Companies {
		if e.Chairmen[company] != 0 && len(e.chairmanCandidates(t, company)) < 2 {
			return e.noChairman(t, company)
		}
		if e.Directors[company] != 0 && len(e.directorCandidates(t, company)) < 2 {
			return calc.Refuse("position.director", calc.ItemName("directors", company)).About(company)
		}
	}
	return nil
}

func (e *Position) appoint(b *calc.Builder, t calc.Table) {
	o := board.OptionsOf(t)
	for company := range agreement.Companies {
		chairman := e.chairman(t, company)
		if chairman != calc.None && chairman != board.Chairman(b.Table, company) {
			board.Announce(b, "chairman", board.ChairRule(t), chairman, company,
				board.Threshold(b.Table, company, o.Chairman))
		}
		b.Set(board.CompanyMark(t, board.ChairmanMark, company), chairman)
		if director := e.Directors[company] - 1; director >= 0 && !board.IsDirector(t, director, company) {
			board.Announce(b, "director", "director", director, company, board.Threshold(b.Table, company, o.Director))
			b.Set(board.CompanyMark(t, board.DirectorsMark, company), 1<<director)
		}
	}
	board.UpdateRoles(b)
}

// officeField asks which of the given seats holds an office. It stores the seat plus 1, or 0 for the default. The
// default is, for a Chairman, the seat given as usual and, for a Director, the first of the seats. For any other seat,
// the field has the refusal other.
func officeField(name string, at *int, company int, seats []int, usual int, other *calc.Refusal) *calc.Field {
	choices := make([]calc.Choice, len(seats))
	for i, seat := range seats {
		choices[i].Value = seat
	}
	return calc.AmountFunc(calc.ItemName(name, company), calc.Allowed{Choices: choices}.WithRefusal(other), func() int {
		if *at == 0 {
			return usual
		}
		return *at - 1
	}, func(seat int) {
		if *at = seat + 1; seat == usual && (seat == seats[0] || name == "chairmen") {
			*at = 0
		}
	}).As(calc.SeatKind).ForCompany(company).Expect(usual)
}
