package compact

// A context is a question with its subject. Frequencies of answers are learned for each context.
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

// The estimate in a context starts from that of the next wider context, which weighs as much as firstWeight or
// laterWeight counts. The first weight makes a Krichevsky–Trofimov estimator.
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
