package calc

// Sit returns the typed options and the seats of a new game. The options must have the rulebook's own type and be
// consistent; the function seats bounds the number of names. Refusals: option.*, seats.*, name.*.
func Sit[O interface {
	comparable
	Options
}](options Options, names []string, rule string, seats func(Options) (low, high int)) (O, []Seat, *Refusal) {
	var none O
	given, ok := options.(O)
	if !ok || given == none {
		return none, nil, Refuse("option.foreign", "")
	}
	if refusal := given.Check(); refusal != nil {
		return none, nil, refusal
	}
	low, high := seats(given)
	if n := len(names); n < low || n > high {
		code := "seats.many"
		if n < low {
			code = "seats.few"
		}
		return none, nil, Refuse(code, "seats").Under(rule).With("seats", n).With("min", low).With("max", high)
	}
	list, refusal := CheckNames(names)
	return given, list, refusal
}

// OptionsOf returns a table's options, or nil if they have the type of another rulebook.
func OptionsOf[O Options](t Table) O {
	options, _ := t.Layout().Options.(O)
	return options
}

// CheckOptions returns the refusal of the first option whose value its form does not allow, or nil. A refusal without a
// rule cites the given rule. Refusals: option.range, option.choice, and those of the fields.
func CheckOptions(o Options, rule string) *Refusal {
	for _, f := range o.Form().Fields {
		refusal := f.Check()
		if refusal == nil {
			continue
		}
		if refusal.Code == "value.range" || refusal.Code == "value.choice" {
			refusal.Code = "option" + refusal.Code[len("value"):]
		}
		return refusal.OrUnder(rule)
	}
	return nil
}

// Blank returns a blank entry of a kind, and whether the rulebook has the kind.
func Blank(rules Rulebook, kind string) (Entry, bool) {
	return Find(rules.Blanks(), func(e Entry) bool { return e.Kind() == kind })
}

// Charterer options let players define the game's companies.
type Charterer interface {
	Options
	Charter() Charter
	// SetLines replaces the companies. It leaves out lines without a name.
	SetLines([]CompanyLine)
}

// A Charter is the list of companies in options.
type Charter struct {
	Lines []CompanyLine
	// Fewest and Most bound the number of companies. Shares is a company's default number of shares, 0 if unlimited.
	Fewest, Most, Shares int
	Fields               []string // options that the lines replace; the lines are shown at the first option's place
}

// A CompanyLine is a company as written in options.
type CompanyLine struct {
	// Name is the company's name. Code is the code given by players, or empty if the code is made from the name.
	Name, Code string
	// Opening is the company's opening price. Shares is its number of shares, 0 for the default.
	Opening, Shares int
	// Known is the resulting company in the game. It has no code while the options are not playable.
	Known Company
}
