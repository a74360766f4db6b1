package calc

// Sit seats the players of a game. The options must be of the rulebook's own type and consistent, and the function
// seats returns the bounds for the number of names. It returns the typed options. Refusals: option.*, seats.*, name.*.
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

// OptionsOf returns the options of a table, or nil if they are of another rulebook's type.
func OptionsOf[O Options](t Table) O {
	options, _ := t.Layout().Options.(O)
	return options
}

// CheckOptions refuses the first option whose value the form does not allow. The refusal cites the given rule, unless
// the field's own refusal names one. Refusals: option.range, option.choice, and those set in the form's fields.
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

// Blank returns an empty entry of a kind, and whether the rules know the kind.
func Blank(rules Rulebook, kind string) (Entry, bool) {
	return Find(rules.Blanks(), func(e Entry) bool { return e.Kind() == kind })
}

// Charterer options let the players define the companies of their game.
type Charterer interface {
	Options
	Charter() Charter
	// SetLines replaces the companies in the options. Lines without a name are left out.
	SetLines([]CompanyLine)
}

// A Charter lists the companies that options define.
type Charter struct {
	Lines []CompanyLine
	// Fewest and Most bound the number of companies. Shares is a company's default number of shares, 0 if unlimited.
	Fewest, Most, Shares int
	Fields               []string // the options that the lines replace; they are shown where the first option was
}

// A CompanyLine is one company as written in options.
type CompanyLine struct {
	// Name is the company's name. Code is the code that players gave it, or empty if one is made from the name.
	Name, Code string
	// Opening is the company's opening price. Shares is its number of shares, 0 for the default.
	Opening, Shares int
	// Known is the company in the game that results from the line. It has no code as long as the options do not define
	// a playable set of companies.
	Known Company
}
