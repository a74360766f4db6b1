package calc

// An Unveiler is a rulebook of a game in which holdings can be veiled: before the end its standing counts only what
// everybody knows.
type Unveiler interface {
	// Unveiled ranks the seats with all that they hold, as far as the table keeps it: for when the veils have fallen.
	Unveiled(t Table) Standing
	// KnownPlace is where a seat stands by what it knows itself: all that it holds counts, and nothing that others
	// hold.
	KnownPlace(t Table, seat int) Place
}

// Unveiled returns the standing of a table with everything that the seats hold, veiled or not.
func Unveiled(rules Rulebook, t Table) Standing {
	if veils, has := rules.(Unveiler); has {
		return veils.Unveiled(t)
	}
	return rules.Standing(t)
}

// KnownPlace returns the place of a seat by what the seat itself knows, without its rank.
func KnownPlace(rules Rulebook, t Table, seat int) Place {
	if veils, has := rules.(Unveiler); has {
		return veils.KnownPlace(t, seat)
	}
	worth, parts := Worth(t, seat)
	return Place{Seat: seat, Worth: worth, Parts: parts, Out: t.Out(seat)}
}
