// Package board reads a table of City of the Big Shoulders: companies, certificates, stock values, phases and options.
package board

import "scripkeeper/calc"

// Phases of a decade. PhaseFounding is only in the first decade, PhaseGoals only in the last.
const (
	PhaseFounding = iota
	PhaseStock
	PhaseBuilding
	PhaseOperating
	PhaseGoals
)

func PhaseNames() []string { return []string{"founding", "stock", "building", "operating", "goals"} }

// Indexes of marks: first the game's marks, then the marks of each seat, each company, and each pair of seat and
// company.
const (
	MarkPhase = iota
	MarkPriority
	// MarkPasses is the number of consecutive passes.
	MarkPasses
	// MarkActor is the last seat that sold, bought or started a company in this stock phase, or [calc.None].
	MarkActor
	// MarkScored has a bit for each public goal already awarded.
	MarkScored
	gameMarks
)

const (
	// SeatFounded is 1 after the seat's turn in the founding phase.
	SeatFounded = iota
	SeatGoals
	seatMarks
)

const (
	CompanyAppeal = iota
	// CompanyReached is the highest appeal that the company has reached; it has all bonuses up to there. It begins as
	// the initial appeal.
	CompanyReached
	// CompanyOperated is 0 at the start of a decade, 1 after the company raised emergency money, 2 after it operated.
	CompanyOperated
	CompanyProtected
	// CompanySpared is 1 if Price Protection has been used in this decade.
	CompanySpared
	companyMarks
)

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

func GameMark(t calc.Table, mark int) calc.MarkID { return t.Layout().OwnMark(mark) }

func SeatMark(t calc.Table, seat, mark int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + seat*seatMarks + mark)
}

func CompanyMark(t calc.Table, company, mark int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + len(t.Layout().Seats)*seatMarks + company*companyMarks + mark)
}

// SoldMark returns the mark that is 1 if a seat has sold certificates of a company in this decade.
func SoldMark(t calc.Table, seat, company int) calc.MarkID {
	return t.Layout().
		OwnMark(gameMarks + len(t.Layout().Seats)*seatMarks + CompanyCount*companyMarks + seat*CompanyCount + company)
}

func PhaseOf(t calc.Table) int { return t.Mark(GameMark(t, MarkPhase)) }

func AppealOf(t calc.Table, company int) int { return t.Mark(CompanyMark(t, company, CompanyAppeal)) }
