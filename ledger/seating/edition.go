package seating

// An Edition is a version of the drawing algorithm. A seed gives a plan's rounds only in one edition, so the edition is
// stored with the seed. Any program that knows the edition can check the draw.
type Edition int

const (
	// First is the edition of seeds that were stored without an edition. Its parameters never change.
	First Edition = iota
	// Turned is the edition that also tries rounds made by rotation, and searches longer.
	Turned
	// Latest is the edition for new draws.
	Latest = Turned
)

func (e Edition) Known() bool { return e >= First && e <= Latest }

// An effort holds an edition's search parameters. They are integers, so that a seed gives the same rounds on every
// machine.
type effort struct {
	// square and cube are the cost of every two and every three meetings of a pair. Cubes spread repeats evenly.
	square, cube int
	wish         int
	// The number of exchanges tried in each round is seat*n + two*n*n for n seats, but never greater than the value of
	// most.
	seat, two, most uint64
	// warm is the initial chance, out of allTosses, that an exchange passes although it is a little worse; the chance
	// falls to zero. An exchange must win one toss for each square in its added cost.
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
