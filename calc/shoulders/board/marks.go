// Package board is the table of City of the Big Shoulders as its entries read and change it: what was agreed on, the
// companies and their certificates, their values and their appeal, whose turn it is, and which company operates next.
package board

import "scripkeeper/calc"

// The phases of a decade. The first decade begins with PhaseFounding, the last may end with PhaseGoals.
const (
	PhaseFounding = iota
	PhaseStock
	PhaseBuilding
	PhaseOperating
	PhaseGoals
)

// PhaseNames are the phases as records name them.
func PhaseNames() []string { return []string{"founding", "stock", "building", "operating", "goals"} }

// The rulebook's own marks: those of the game, then those of every seat, of every company, of every seat and company.
const (
	MarkPhase = iota
	// MarkPriority is the seat that has the priority deal.
	MarkPriority
	// MarkPasses counts consecutive passes.
	MarkPasses
	// MarkActor is the seat that sold, bought or started last in this stock phase, or none.
	MarkActor
	// MarkScored has a bit for every public goal that was awarded.
	MarkScored
	gameMarks
)

const (
	// SeatFounded is 1 when a seat has had its turn of the founding.
	SeatFounded = iota
	// SeatGoals is how many public goals a seat has won.
	SeatGoals
	seatMarks
)

const (
	// CompanyAppeal is the space on the appeal track.
	CompanyAppeal = iota
	// CompanyReached is the highest appeal whose bonuses were gained, or the initial one.
	CompanyReached
	// CompanyOperated is 1 when the company raised money in an emergency this decade, 2 when it has operated.
	CompanyOperated
	// CompanyProtected is 1 when the company owns Price Protection.
	CompanyProtected
	// CompanySpared is 1 when Price Protection was used this decade.
	CompanySpared
	companyMarks
)

// OwnMarks names the own marks of a game.
func OwnMarks(seats int) []calc.MarkName {
	all := calc.MarkNames(calc.None, calc.None, "phase", "priority", "passes", "actor", "scored")
	for seat := range seats {
		all = append(all, calc.MarkNames(seat, calc.None, "founded", "goals")...)
	}
	for company := range CompanyCount {
		all = append(all, calc.MarkNames(calc.None, company, "appeal", "reached", "operated", "protected", "spared")...)
	}
	for seat := range seats {
		for company := range CompanyCount {
			all = append(all, calc.MarkNames(seat, company, "sold")...)
		}
	}
	return all
}

// GameMark is a mark of the game.
func GameMark(t calc.Table, mark int) calc.MarkID { return t.Layout().OwnMark(mark) }

// SeatMark is a mark of a seat.
func SeatMark(t calc.Table, seat, mark int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + seat*seatMarks + mark)
}

// CompanyMark is a mark of a company.
func CompanyMark(t calc.Table, company, mark int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + len(t.Layout().Seats)*seatMarks + company*companyMarks + mark)
}

// SoldMark is 1 when a seat sold a certificate of a company in this decade.
func SoldMark(t calc.Table, seat, company int) calc.MarkID {
	return t.Layout().
		OwnMark(gameMarks + len(t.Layout().Seats)*seatMarks + CompanyCount*companyMarks + seat*CompanyCount + company)
}

// PhaseOf is the phase being played.
func PhaseOf(t calc.Table) int { return t.Mark(GameMark(t, MarkPhase)) }

// AppealOf is a company's space on the appeal track.
func AppealOf(t calc.Table, company int) int { return t.Mark(CompanyMark(t, company, CompanyAppeal)) }
