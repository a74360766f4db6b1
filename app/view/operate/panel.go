package operate

import (
	"cmp"
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/operating"
)

// rulebook is the id of the game that the panel is of.
const rulebook = "shoulders"

// A Panel is what one sees of a company's turn.
type Panel struct {
	// Stops are the companies that were started, in the order in which they operate.
	Stops []Stop
	// Company is the one that is seen, nil as long as none is chosen: then nothing below says anything.
	Company *view.Company
	Track   Track
	// Treasury, Appeal and Pays are the lines that can be filled in, Paid what the treasury has after it all.
	Treasury, Appeal Line
	Pays             []Line
	Paid             string
	// Raises are the certificates that can be sold in an emergency, none where that cannot be.
	Raises []Raise
	// Waits is why the company does not operate now, empty where it does or where nothing is asked of that.
	Waits string
	// Uses are what can be done with the revenue, none where the company does not operate now.
	Uses []Use
	// Counted is how many entries the panel records.
	Counted int
}

// A Stop is a company in the order in which they operate.
type Stop struct {
	Company view.Company
	// About tells its appeal, or that it has operated, and Done reports the latter.
	About string
	Done  bool
	// Seen reports that the panel is about it, Filled that lines of it wait to be recorded.
	Seen, Filled bool
}

// A Line is one thing that changes, as it is filled in.
type Line struct {
	// Value is what is filled in, After where that leads, and Working how.
	Value, After int
	Working      string
	// Wrong reports that the rules refuse it.
	Wrong bool
}

// A Raise is one class of certificates that the company may sell in an emergency.
type Raise struct{ Value, Max int }

// A Use is what can be done with the revenue.
type Use struct {
	Key, Label string
	// Detail is what it leads to, empty as long as no revenue is said; Reason why it cannot be.
	Detail, Reason string
	Chosen         bool
}

// Panel is the turn as it is filled in.
func (t *Turn) Panel() Panel {
	p := Panel{Stops: t.stops(), Counted: len(t.steps())}
	company := t.company()
	if company == calc.None {
		return p
	}
	seen := view.CompanyOf(t.Table.Layout(), company)
	p.Company = &seen
	t.fill(&p, company)
	if t.Result == nil {
		return p
	}
	if refusal := t.waiting(); refusal != nil {
		p.Waits = words.Refusal(rulebook, t.Table.Layout(), refusal)
		return p
	}
	p.Raises, p.Uses = t.raises(company), t.uses(company)
	return p
}

// stops are the companies in the order of appeal, after those that have operated.
func (t *Turn) stops() []Stop {
	field, _ := (&operating.Treasury{}).Form(t.Table).Field("company")
	if field == nil {
		return nil
	}
	done := map[int]bool{}
	if order, ok := (&operating.Operate{}).Form(t.Table).Field("company"); ok {
		for _, choice := range order.Allowed.Choices {
			done[choice.Value] = choice.Refusal != nil && choice.Refusal.Code == "operate.done"
		}
	}
	choices := slices.Clone(field.Allowed.Choices)
	slices.SortStableFunc(choices, func(a, b calc.Choice) int {
		return cmp.Or(calc.Bit(done[b.Value])-calc.Bit(done[a.Value]),
			appealOf(t.Table, b.Value)-appealOf(t.Table, a.Value))
	})
	var all []Stop
	for _, choice := range choices {
		of := view.CompanyOf(t.Table.Layout(), choice.Value)
		_, filled := t.Lines[of.Key]
		stop := Stop{Company: of, Done: done[choice.Value], Seen: of.Key == t.Company, Filled: filled}
		stop.About = words.Format("shoulders.sheet.appeal",
			words.Names{"appeal": appealOf(t.Table, choice.Value)})
		if stop.Done {
			stop.About = words.Text("shoulders.sheet.done")
		}
		all = append(all, stop)
	}
	return all
}

// fill tells the lines of a company, each as the ones before it leave the table.
func (t *Turn) fill(p *Panel, company int) {
	lines, now := t.Lines[t.Company], t.Table
	cash := func() int { return now.Balance(calc.Treasury(company), calc.Cash()) }
	p.Treasury = Line{Value: lines.Treasury, After: cash()}
	p.Appeal = Line{Value: lines.Appeal, After: appealOf(now, company)}
	p.Pays = make([]Line, len(lines.Pays))
	for i, n := range lines.Pays {
		p.Pays[i].Value = n
	}
	p.Track = trackOf(now, company)
	for _, s := range t.steps() {
		before := words.Number(cash())
		after, _, refusal := s.entry.Apply(now)
		switch s.line {
		case treasuryLine:
			p.Treasury.Wrong = refusal != nil
		case appealLine:
			p.Appeal.Wrong = refusal != nil
		case payLine:
			p.pay(lines.Pays, cash(), refusal)
		}
		if refusal != nil {
			break
		}
		switch now = after; s.line {
		case treasuryLine:
			p.Treasury.After = cash()
			p.Treasury.Working = worked(before, lines.Treasury, cash())
		case appealLine:
			p.Appeal.Working = worked(words.Number(p.Appeal.After), lines.Appeal, appealOf(now, company))
			p.Appeal.After = appealOf(now, company)
		}
	}
	p.Track.Then, _ = now.TrackIndex(company)
}

// pay tells what the company pays of the cash that it has, and which sum is refused.
func (p *Panel) pay(sums [3]int, cash int, refusal *calc.Refusal) {
	names := words.Names{"before": cash}
	for i, purpose := range operating.Purposes() {
		p.Pays[i].Wrong = refusal != nil && refusal.Field == purpose
		if sums[i] != 0 {
			names[purpose] = words.Number(sums[i])
		}
		cash -= sums[i]
	}
	names["after"] = cash
	p.Paid = words.Format("shoulders.sheet.paid", names)
}

// worked is a number with what changes it and what comes of that.
func worked(before string, change, after int) string {
	names := words.Names{"before": before, "after": after}
	if change > 0 {
		names["more"] = change
	} else {
		names["less"] = -change
	}
	return words.Format("shoulders.sheet.worked", names)
}

// raises are the certificates that a company may sell now.
func (t *Turn) raises(company int) []Raise {
	lines := t.Lines[t.Company]
	form := (&operating.Emergency{Company: t.Company}).Form(t.Table)
	field, ok := form.Field("company")
	if !ok || !slices.ContainsFunc(field.Allowed.Choices,
		func(c calc.Choice) bool { return c.Value == company && c.Refusal == nil }) {
		return nil
	}
	var all []Raise
	for i, name := range []string{"raise_common", "raise_preferred"} {
		f, _ := form.Field(name)
		all = append(all, Raise{Value: []int{lines.Common, lines.Preferred}[i], Max: f.Allowed.Max})
	}
	return all
}

// uses are what can be done with the revenue once all lines are recorded.
func (t *Turn) uses(company int) []Use {
	steps := t.steps()
	if t.Said() {
		steps = steps[:len(steps)-1]
	}
	before, wrong := walk(t.Table, steps)
	var all []Use
	for _, key := range []string{"dividends", "withhold"} {
		use := Use{Key: key, Label: words.Text("shoulders.choice." + key), Chosen: t.Result.Use == key}
		after, _, refusal := (&operating.Operate{Company: t.Company, Revenue: t.Result.Revenue, Use: key}).Apply(before)
		switch {
		case t.Result.Revenue == calc.None || wrong >= 0:
		case refusal != nil:
			use.Reason = words.Refusal(rulebook, t.Table.Layout(), refusal)
		default:
			cash := calc.Treasury(company)
			use.Detail = words.Format("shoulders.sheet."+key, words.Names{
				"each":     t.Result.Revenue / 10,
				"treasury": words.Difference(after.Balance(cash, calc.Cash()) - before.Balance(cash, calc.Cash())),
				"old":      before.Price(company), "new": after.Price(company)})
		}
		all = append(all, use)
	}
	return all
}
