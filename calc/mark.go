package calc

// A MarkID is the index of a mark in a table. Marks hold everything about a table that is neither cash nor
// shares: whose turn it is, the round, prices, who is out, and what a rulebook adds.
type MarkID int

// The marks that every game has. Prices and the seats' Out follow them, then the rulebook's own.
const (
	// TurnMark is the seat whose turn it is, or [None].
	TurnMark MarkID = iota
	// RoundMark is the round, counted from 1.
	RoundMark
	// OverMark is 1 when the game has ended, else 0.
	OverMark
	firstPriceMark
)

// A MarkName says what one mark is about.
type MarkName struct {
	// Name is dotted lower case ("price", "played.big").
	Name string
	// Seat and Company are whom it is about, or [None].
	Seat, Company int
}

// MarkNames are marks about one seat and company, or [None], one of each name.
func MarkNames(seat, company int, names ...string) []MarkName {
	return Map(names, func(name string) MarkName { return MarkName{Name: name, Seat: seat, Company: company} })
}

// A Mark is the change of one mark by a line of a statement.
type Mark struct {
	ID       MarkID
	From, To int
}

// PriceMark is the mark that holds a company's price.
func (l *Layout) PriceMark(company int) MarkID { return firstPriceMark + MarkID(company) }

// OutMark is the mark that is 1 when a seat is out of the game.
func (l *Layout) OutMark(seat int) MarkID {
	return firstPriceMark + MarkID(len(l.Companies)+seat)
}

// OwnMark is the id of the rulebook's own mark at an index of [Layout.OwnMarks].
func (l *Layout) OwnMark(index int) MarkID {
	return firstPriceMark + MarkID(len(l.Companies)+len(l.Seats)+index)
}

// marks is the number of marks of the game.
func (l *Layout) marks() int { return int(l.OwnMark(len(l.OwnMarks))) }

// MarkName says what a mark is about.
func (l *Layout) MarkName(id MarkID) MarkName {
	switch {
	case id == TurnMark:
		return MarkName{"turn", None, None}
	case id == RoundMark:
		return MarkName{"round", None, None}
	case id == OverMark:
		return MarkName{"over", None, None}
	case id < l.OutMark(0):
		return MarkName{"price", None, int(id - firstPriceMark)}
	case id < l.OwnMark(0):
		return MarkName{"out", int(id - l.OutMark(0)), None}
	}
	return l.OwnMarks[id-l.OwnMark(0)]
}

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
