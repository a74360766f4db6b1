package tournament

// UsualPlan is what is agreed on where nobody says otherwise, but for the games.
func UsualPlan() Plan {
	return Plan{
		Format: Rounds, Rounds: 4, Size: 4, Draw: Even, Final: 4, Carry: 50, Through: 2,
		Scoring:   Scoring{System: PlacePoints, Even: true},
		TieBreaks: []TieBreak{ByWins, BySeconds, ByShare, ByOpponents},
	}
}

// As is the plan in another format. What that format needs and the plan lacks is as usual.
func (e Plan) As(format Format) Plan {
	usual := UsualPlan()
	e.Format = format
	switch {
	case format == KnockOut || format == Series:
		e.Rounds = 0
	case e.Rounds == 0:
		e.Rounds = usual.Rounds
	}
	if e.Final == 0 {
		e.Final, e.Carry = usual.Final, usual.Carry
	}
	if e.Through == 0 {
		e.Through = usual.Through
	}
	return e
}
