package compact

// A context is a question together with its subject. Each context learns the frequencies of its answers.
type context struct {
	question string
	about    int
}

// A chance counts the answers no and yes. The counts are doubled, so that weights can be halves.
type chance struct {
	no, yes uint32
}

// An answer adds countedAs. When a total exceeds maxCounts, its counts are halved, so that old answers weigh less.
const (
	countedAs = 2
	maxCounts = 128
)

// Probabilities of yes are fractions of 2 * even. They differ from 0 and from 1 by at least minShare.
const (
	even     = 1 << 15
	minShare = 48
)

// The estimate in a context also uses that of the wider context, which counts like firstWeight or laterWeight answers
// (doubled). The first estimator is that of Krichevsky and Trofimov.
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
