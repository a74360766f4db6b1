package shoulders

import "scripkeeper/calc"

// The phases of a decade. The first decade begins with phaseFounding, the last may end with phaseGoals.
const (
	phaseFounding = iota
	phaseStock
	phaseBuilding
	phaseOperating
	phaseGoals
)

// phaseNames are the phases as records name them.
func phaseNames() []string { return []string{"founding", "stock", "building", "operating", "goals"} }

// The rulebook's own marks: those of the game, then those of every seat, of every company, of every seat and company.
const (
	markPhase = iota
	// markPriority is the seat that has the priority deal.
	markPriority
	// markPasses counts consecutive passes.
	markPasses
	// markActor is the seat that sold, bought or started last in this stock phase, or none.
	markActor
	// markScored has a bit for every public goal that was awarded.
	markScored
	gameMarks
)

const (
	// seatFounded is 1 when a seat has had its turn of the founding.
	seatFounded = iota
	// seatGoals is how many public goals a seat has won.
	seatGoals
	seatMarks
)

const (
	// companyAppeal is the space on the appeal track.
	companyAppeal = iota
	// companyReached is the highest appeal whose bonuses were gained, or the initial one.
	companyReached
	// companyOperated is 1 when the company raised money in an emergency this decade, 2 when it has operated.
	companyOperated
	// companyProtected is 1 when the company owns Price Protection.
	companyProtected
	// companySpared is 1 when Price Protection was used this decade.
	companySpared
	companyMarks
)

// ownMarks names the own marks of a game.
func ownMarks(seats int) []calc.MarkName {
	all := calc.MarkNames(calc.None, calc.None, "phase", "priority", "passes", "actor", "scored")
	for seat := range seats {
		all = append(all, calc.MarkNames(seat, calc.None, "founded", "goals")...)
	}
	for company := range companyCount {
		all = append(all, calc.MarkNames(calc.None, company, "appeal", "reached", "operated", "protected", "spared")...)
	}
	for seat := range seats {
		for company := range companyCount {
			all = append(all, calc.MarkNames(seat, company, "sold")...)
		}
	}
	return all
}

func gameMark(t calc.Table, mark int) calc.MarkID { return t.Layout().OwnMark(mark) }

func seatMark(t calc.Table, seat, mark int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + seat*seatMarks + mark)
}

func companyMark(t calc.Table, company, mark int) calc.MarkID {
	return t.Layout().OwnMark(gameMarks + len(t.Layout().Seats)*seatMarks + company*companyMarks + mark)
}

// soldMark is 1 when a seat sold a certificate of a company in this decade.
func soldMark(t calc.Table, seat, company int) calc.MarkID {
	return t.Layout().
		OwnMark(gameMarks + len(t.Layout().Seats)*seatMarks + companyCount*companyMarks + seat*companyCount + company)
}

// phaseOf is the phase being played.
func phaseOf(t calc.Table) int { return t.Mark(gameMark(t, markPhase)) }

// appeal is a company's space on the appeal track.
func appeal(t calc.Table, company int) int { return t.Mark(companyMark(t, company, companyAppeal)) }
