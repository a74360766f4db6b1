package compact

// A context is a question and what it is about. Each context learns the frequencies of its answers.
type context struct {
	question string
	about    int
}

// A chance counts the answers no and yes, doubled so that they can be weighted by halves.
type chance struct {
	no, yes uint32
}

// An answer counts countedAs. At a total of maxCounts the counts are halved, so that old answers weigh less.
const (
	countedAs = 2
	maxCounts = 128
)

// Probabilities of yes are in parts of even<<1, and at least minShare away from never and always.
const (
	even     = 1 << 15
	minShare = 48
)

// Before a context has counts of its own, the one above it counts as firstWeight or laterWeight answers (doubled). The
// first estimator is that of Krichevsky and Trofimov.
const (
	firstWeight = 2
	laterWeight = 3
)

func (c *chance) learn(yes bool) {
	if yes {
		c.yes += countedAs
	} else {
		c.no += countedAs
	}
	if c.no+c.yes > maxCounts {
		c.no /= 2
		c.yes /= 2
	}
}

func (c *chance) blend(share, weight uint32) uint32 {
	return (c.yes<<16 + share*weight) / (c.no + c.yes + weight)
}
