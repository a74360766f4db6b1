package seating

// An Edition is a way of drawing. A seed gives the rounds of a plan by one edition only, so that whoever keeps a seed
// keeps the edition with it: a draw can then be checked for as long as there are programs that know it.
type Edition int

const (
	// First is the way in which seeds were drawn from that are kept without an edition. Its numbers never change.
	First Edition = iota
	// Turned tries rounds that come out of one another by turning, and searches longer.
	Turned
	// Latest is how to draw now.
	Latest = Turned
)

// Known reports whether there is such an edition here.
func (e Edition) Known() bool { return e >= First && e <= Latest }

// An effort is how an edition searches, in whole numbers, so that a seed gives the same rounds on every machine.
type effort struct {
	// square and cube are what meetings cost: for each two meetings of a pair, and for each three of them. The cubes
	// decide between rounds with as many repeats, for those where nobody meets anybody most often.
	square, cube int
	// wish is what a meeting costs that shall not be.
	wish int
	// seat is how many exchanges are tried for each seat of each round, two how many more for each two of them, most
	// how many altogether.
	seat, two, most uint64
	// warm is how often, of allTosses, a coin lets an exchange pass that is a little worse, at first; at last it never
	// does. A coin is tossed for every square by which it is worse.
	warm uint64
}

// allTosses is how many tosses of a coin [effort.warm] is a part of.
const allTosses = 1 << 20

// effort is how an edition searches.
func (e Edition) effort() effort {
	if e == First {
		return effort{square: 2, wish: 1000, seat: 5000, most: 1 << 60, warm: 14_000}
	}
	return effort{square: 100, cube: 10, wish: 100_000, seat: 1000, two: 300, most: 15_000_000, warm: 60_000}
}

// tries is how many exchanges are tried among some seats.
func (e effort) tries(seats int) uint64 {
	n := uint64(seats)
	return min(e.seat*n+e.two*n*n, e.most)
}
