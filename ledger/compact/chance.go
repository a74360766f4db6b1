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

// Probabilities of yes are written as numbers out of 2 * even, and keep a distance of at least minShare from both ends.
const (
	even     = 1 << 15
	minShare = 48
)

// In each context, an estimate begins with the probability in the next wider context, with the weight of laterWeight
// counts. In the widest context it begins with an initial probability and the weight of firstWeight counts, which is
// the estimator of Krichevsky and Trofimov.
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
