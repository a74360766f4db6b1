package calc

// Sit seats the players of a game: the options must be the rulebook's own and go together, and as many names be given
// as can play with them, which seats tells. The options are given back as what they are, unchanged.
// Refusals: option.*, seats.few, seats.many, name.*.
func Sit[O interface {
	comparable
	Options
}](options Options, names []string, rule string, seats func(O) (low, high int)) (O, []Seat, *Refusal) {
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

// OptionsOf returns the options of a table of a rulebook, nil for a table of another one.
func OptionsOf[O Options](t Table) O {
	options, _ := t.Layout().Options.(O)
	return options
}

// CheckOptions refuses the first option whose value its form does not allow, under a rule.
// Refusals: option.range, option.choice, and those that the form's fields carry.
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

// EntryOfKind returns the blank entry of a kind, and whether there is one.
func EntryOfKind(kind string, blank ...Entry) (Entry, bool) {
	return Find(blank, func(e Entry) bool { return e.Kind() == kind })
}

// Chartering options let the table say which companies there are.
type Chartering interface {
	Options
	Charter() Charter
	// SetLines writes other companies into the options; one without a name is left out.
	SetLines([]CompanyLine)
}

// A Charter is the companies of some options.
type Charter struct {
	Lines []CompanyLine
	// Fewest and Most are how few and how many there can be, Shares how many shares one has that says no number of its
	// own, 0 where there is no end to them.
	Fewest, Most, Shares int
	// Fields are the options that the lines stand for, in the place of the first.
	Fields []string
}

// A CompanyLine is one company as options write it.
type CompanyLine struct {
	// Name is its name, and Code the code that the table gave it: nothing where it gets the beginning of its name.
	Name, Code string
	// Opening is its opening price, Shares how many shares of it there are, 0 for as many as of most.
	Opening, Shares int
	// Known is what the game makes of it, without a code as long as the options name no companies of which there is a
	// game.
	Known Company
}
