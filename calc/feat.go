package calc

// A Feat is what a line of a statement counts as where games are compared with each other: who was ever paid the largest
// dividend? A rulebook may have feats of its own beside those that are named here. Each counts the cash that the line gives
// to its seat or takes from it, but for [Bankruptcy], which counts by itself.
type Feat string

const (
	// Compensation is paid to somebody for shares whose price fell.
	Compensation Feat = "compensation"
	// Dividend is paid to somebody for shares that he holds.
	Dividend Feat = "dividend"
	// Penalty is what somebody pays for shares that he holds.
	Penalty Feat = "penalty"
	// Bankruptcy puts somebody out of the game.
	Bankruptcy Feat = "bankruptcy"
)

// A Featured is a rulebook that tells which kinds of its lines are feats.
type Featured interface {
	// Feats are the feats by [Line.Kind].
	Feats() map[string]Feat
}
