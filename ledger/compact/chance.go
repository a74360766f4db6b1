package compact

// A context is a question as far as it was asked before: by its name, and by what it is about. How often it was
// answered in which way is learned for each context by itself.
type context struct {
	question string
	about    int
}

// A chance counts how often a question was answered with no and with yes. The answers are counted double, so that
// they can be weighed by halves.
type chance struct {
	no, yes uint32
}

// An answer counts countedAs. When the counts come to maxCounts, they are halved, so that what is long past weighs
// less.
const (
	countedAs = 2
	maxCounts = 128
)

// Shares of yes are written in parts of even<<1. None is nearer to never and always than minShare.
const (
	even     = 1 << 15
	minShare = 48
)

// Before a context has counts of its own, the one above it is taken for firstWeight or laterWeight answers (counted
// double): the first estimator is that of Krichevsky and Trofimov.
const (
	firstWeight = 2
	laterWeight = 3
)

// learn takes an answer into account.
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

// blend is the share of yes after a context was asked, given the share that the contexts above it tell.
func (c *chance) blend(share, weight uint32) uint32 {
	return (c.yes<<16 + share*weight) / (c.no + c.yes + weight)
}
