package compact

// A chance learns how often a question that comes again and again is answered with no or with yes. A question
// nearly always answered alike soon costs a fraction of a bit.
type chance struct {
	no, yes uint32
}

// Both answers begin with one count; an answer adds two (the estimator of Krichevsky and Trofimov, doubled).
// When the counts reach most, they are halved, so that what is long past weighs less.
const (
	oneAnswer  = 2
	mostCounts = 512
)

func newChance() *chance { return &chance{no: 1, yes: 1} }

// learn takes an answer into account.
func (c *chance) learn(yes bool) {
	if yes {
		c.yes += oneAnswer
	} else {
		c.no += oneAnswer
	}
	if c.no+c.yes > mostCounts {
		c.no = (c.no + 1) / 2
		c.yes = (c.yes + 1) / 2
	}
}

// A tree learns how often each of a row of numbers comes: one chance for each bit of the number, given the bits
// above it.
type tree []chance

// newTree learns the numbers below 1<<bits.
func newTree(bits int) tree {
	t := make(tree, 1<<bits)
	for i := range t {
		t[i] = *newChance()
	}
	return t
}
