package calc

// Sit seats the players of a game. The options must be the rulebook's own and consistent, and the number of names
// within the bounds that seats returns. It returns the options unchanged. Refusals: option.*, seats.*, name.*.
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

// OptionsOf returns the options of a table, nil if they are those of another rulebook.
func OptionsOf[O Options](t Table) O {
	options, _ := t.Layout().Options.(O)
	return options
}

// CheckOptions refuses the first option whose value its form does not allow, by default under the rule. Refusals:
// option.range, option.choice, and those of the form's fields.
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

// Chartering options let the table define its companies.
type Chartering interface {
	Options
	Charter() Charter
	// SetLines replaces the companies in the options and leaves out those without a name.
	SetLines([]CompanyLine)
}

// A Charter lists the companies that options define.
type Charter struct {
	Lines []CompanyLine
	// Fewest and Most bound the number of companies. Shares is the default number of their shares, 0 if unlimited.
	Fewest, Most, Shares int
	Fields               []string // the options that the lines replace, in the place of the first
}

// A CompanyLine is one company as written in options.
type CompanyLine struct {
	// Name is its name, Code the code from the table, empty for one made from the name.
	Name, Code string
	// Opening is its opening price, Shares its number of shares, 0 for the default.
	Opening, Shares int
	// Known is the resulting company of the game; it has no code while the options name no playable companies.
	Known Company
}
