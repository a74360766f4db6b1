package calc

// An Unveiler is a rulebook of a game in which what the seats hold can lie behind veils: before the end its standing counts
// only what everybody knows.
type Unveiler interface {
	// Unveiled ranks the seats with all that they hold, as far as the table keeps it: for when the veils have fallen.
	Unveiled(t Table) Standing
	// Known is where a seat stands by what it knows itself: all that it holds counts, and nothing that others hold.
	Known(t Table, seat int) Place
}

// Unveiled is the standing of a table with all that the seats hold, whether it lay behind veils or not.
func Unveiled(rules Rulebook, t Table) Standing {
	if veils, has := rules.(Unveiler); has {
		return veils.Unveiled(t)
	}
	return rules.Standing(t)
}

// Known is where a seat stands by what it knows itself.
func Known(rules Rulebook, t Table, seat int) Place {
	if veils, has := rules.(Unveiler); has {
		return veils.Known(t, seat)
	}
	worth, parts := Worth(t, seat)
	return Place{Seat: seat, Worth: worth, Parts: parts, Out: t.Out(seat)}
}
