package calc

// A MarkID is the index of a mark, a stored number of a table. Marks hold all state except cash and shares: the turn,
// the round, prices, seats out of the game, and the rulebook's own state.
type MarkID int

// Every game has these marks first, then marks for prices and for seats out of the game, then the rulebook's own.
const (
	TurnMark  MarkID = iota // the seat whose turn it is, or [None]
	RoundMark               // counted from 1
	OverMark                // 1 when the game has ended, else 0
	firstPriceMark
)

// A MarkName is the name of a mark for readers of records.
type MarkName struct {
	Name          string // dotted lower case ("price", "played.big")
	Seat, Company int    // the seat and company of the mark, or [None]
}

func MarkNames(seat, company int, names ...string) []MarkName {
	return Map(names, func(name string) MarkName { return MarkName{Name: name, Seat: seat, Company: company} })
}

// A Mark records how a line of a statement changed a mark.
type Mark struct {
	ID       MarkID
	From, To int
}

func (l *Layout) PriceMark(company int) MarkID { return firstPriceMark + MarkID(company) }

// OutMark returns the mark that is 1 if a seat is out of the game.
func (l *Layout) OutMark(seat int) MarkID {
	return firstPriceMark + MarkID(len(l.Companies)+seat)
}

func (l *Layout) OwnMark(index int) MarkID {
	return firstPriceMark + MarkID(len(l.Companies)+len(l.Seats)+index)
}

func (l *Layout) marks() int { return int(l.OwnMark(len(l.OwnMarks))) }

func (l *Layout) MarkName(id MarkID) MarkName {
	switch {
	case id < firstPriceMark:
		return MarkName{[...]string{TurnMark: "turn", RoundMark: "round", OverMark: "over"}[id], None, None}
	case id < l.OutMark(0):
		return MarkName{"price", None, int(id - firstPriceMark)}
	case id < l.OwnMark(0):
		return MarkName{"out", int(id - l.OutMark(0)), None}
	}
	return l.OwnMarks[id-l.OwnMark(0)]
}

// A Highlight is a category of lines to compare between games, such as the largest dividend ever. A rulebook can add
// its own. Lines are ranked by the cash that the seat gets or pays; each [Bankruptcy] counts as 1.
type Highlight string

const (
	Compensation Highlight = "compensation" // paid for shares whose price fell
	Dividend     Highlight = "dividend"     // paid for shares held
	Penalty      Highlight = "penalty"      // charged for shares held
	Bankruptcy   Highlight = "bankruptcy"   // puts a player out of the game
)

// A Highlighter is a rulebook with highlights.
type Highlighter interface {
	Highlights() map[string]Highlight // keyed by [Line.Kind]
}
