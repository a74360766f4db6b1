package seating

// Edition is a version of the drawing algorithm. Each edition makes different rounds from the same seed.
type Edition int

const (
	// First is the edition of seeds that were stored without an edition. Its parameters never change.
	First Edition = iota
	// Turned is the edition that also tries rounds made by rotation, and searches longer.
	Turned
	Latest = Turned
)

func (e Edition) Known() bool { return e >= First && e <= Latest }

// effort holds an edition's search parameters. They are integers, so that a seed gives the same rounds everywhere.
type effort struct {
	// square is the cost of every two meetings of a pair, cube the cost of every three. Cubes spread repeats evenly.
	square, cube int
	wish         int
	// A search tries seat*n + two*n*n exchanges for n seats in all rounds together, but no more than the number most.
	seat, two, most uint64
	// warm is the initial chance, out of allTosses, to win a toss, see [search.winsTosses]. It falls to zero.
	warm uint64
}

const allTosses = 1 << 20

func (e Edition) effort() effort {
	if e == First {
		return effort{square: 2, wish: 1000, seat: 5000, most: 1 << 60, warm: 14_000}
	}
	return effort{square: 100, cube: 10, wish: 100_000, seat: 1000, two: 300, most: 15_000_000, warm: 60_000}
}

func (e effort) tries(seats int) uint64 {
	n := uint64(seats)
	return min(e.seat*n+e.two*n*n, e.most)
}
