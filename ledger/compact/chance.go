package compact

// A context is a question about a subject, such as a field. Each context learns how frequent its answers are.
type context struct {
	question string
	about    int
}

// A chance counts the answers no and yes, each doubled so that weights can be halves.
type chance struct {
	no, yes uint32
}

// Each answer adds countedAs. Counts are halved when their sum exceeds maxCounts, so that old answers weigh less.
const (
	countedAs = 2
	maxCounts = 128
)

// Probabilities of yes are fractions of 2 * even, at least minShare away from 0 and from 1.
const (
	even     = 1 << 15
	minShare = 48
)

// An estimate begins with the probability in the next wider context, as if firstWeight or laterWeight counts had been
// observed. In the widest context this is the estimator of Krichevsky and Trofimov.
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
