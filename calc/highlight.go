package calc

// A Highlight is what a line of a statement counts as where games are compared: who was ever paid the largest
// dividend? A rulebook may have highlights of its own beside those that are named here. Each counts the cash that the
// line gives to its seat or takes from it, but for [Bankruptcy], which counts by itself.
type Highlight string

const (
	// Compensation is paid to somebody for shares whose price fell.
	Compensation Highlight = "compensation"
	// Dividend is paid to somebody for shares that he holds.
	Dividend Highlight = "dividend"
	// Penalty is what somebody pays for shares that he holds.
	Penalty Highlight = "penalty"
	// Bankruptcy puts somebody out of the game.
	Bankruptcy Highlight = "bankruptcy"
)

// A Highlighter is a rulebook that names the kinds of its lines that are highlights.
type Highlighter interface {
	// Highlights are the highlights by [Line.Kind].
	Highlights() map[string]Highlight
}
