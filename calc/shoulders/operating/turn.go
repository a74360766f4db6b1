package operating

import (
	"cmp"
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// Lines are what is said of one company, beside its result.
type Lines struct {
	// Treasury is what the treasury gets, or below zero pays for anything that has no line of its own.
	Treasury int `json:"treasury,omitzero"`
	// Appeal is by how many spaces the marker moves.
	Appeal int `json:"appeal,omitzero"`
	// Pays is what the company pays, by [Purposes].
	Pays [3]int `json:"pays,omitzero"`
	// Common and Preferred are the certificates that it sells in an emergency.
	Common    int `json:"common,omitzero"`
	Preferred int `json:"preferred,omitzero"`
}

// A Turn is the sheet of one company between two stock phases, in the order in which it is worked: its treasury, its
// appeal, money that it raises, what it pays, and in the operating phase its result.
type Turn struct {
	kind string
	said turn
}

// turn is how far the sheet is filled in.
type turn struct {
	// Company is the key of the company that the sheet shows, empty as long as none is chosen.
	Company string `json:"company,omitzero"`
	// Lines are those of each company that has any, by its key.
	Lines map[string]Lines `json:"lines,omitempty"`
	// Revenue and Use are the result of the company, [calc.None] and empty as long as it is not said.
	Revenue int    `json:"revenue"`
	Use     string `json:"use,omitzero"`
}

// TurnOf is the sheet on which an entry is said with others, and reports whether there is one on this table. In the
// operating phase it is that of the results, else that of the treasuries.
func TurnOf(t calc.Table, e calc.Entry) (*Turn, bool) {
	if board.AnyPhaseRefusal(t) != nil {
		return nil, false
	}
	s := &Turn{kind: (*Treasury)(nil).Kind(), said: turn{Lines: map[string]Lines{}, Revenue: calc.None}}
	operates := board.PhaseOf(t) == board.PhaseOperating
	if operates {
		s.kind = (*Operate)(nil).Kind()
	}
	switch e := e.(type) {
	case *Treasury, *Appeal, *Pay:
		s.say(t, e)
	case *Operate, *Emergency:
		if s.say(t, e); !operates {
			return nil, false
		}
	default:
		return nil, false
	}
	if order := s.order(t); s.said.Company == "" && !operates && len(order) > 0 {
		s.said.Company = board.KeyOf(t, order[0])
	}
	return s, true
}

// say puts an entry on the sheet, and shows its company.
func (s *Turn) say(t calc.Table, e calc.Entry) {
	var key string
	line := func(company string, change func(*Lines)) {
		key = company
		lines := s.said.Lines[company]
		if change(&lines); lines == (Lines{}) {
			delete(s.said.Lines, company)
		} else {
			s.said.Lines[company] = lines
		}
	}
	switch e := e.(type) {
	case *Treasury:
		line(e.Company, func(l *Lines) { l.Treasury = e.Change })
	case *Appeal:
		if company := board.CompanyOf(t, e.Company); company != calc.None {
			line(e.Company, func(l *Lines) { l.Appeal = e.To - board.AppealOf(t, company) })
		}
	case *Pay:
		line(e.Company, func(l *Lines) { l.Pays = [3]int{e.Wages, e.Goods, e.Machinery} })
	case *Emergency:
		line(e.Company, func(l *Lines) { l.Common, l.Preferred = e.Common, e.Preferred })
	case *Operate:
		if key = e.Company; board.CompanyOf(t, key) != calc.None {
			s.said.Revenue, s.said.Use = e.Revenue, e.Use
		}
	}
	s.said.Company = key
}

func (s *Turn) Kind() string { return s.kind }

// MarshalJSON writes what is said.
func (s *Turn) MarshalJSON() ([]byte, error) { return json.Marshal(s.said) }

// UnmarshalJSON reads what is said. Older drafts have the lines alone.
func (s *Turn) UnmarshalJSON(data []byte) error {
	var lines map[string]Lines
	if json.Unmarshal(data, &lines) == nil {
		s.said.Lines = lines
		return nil
	}
	said := turn{Lines: map[string]Lines{}, Revenue: calc.None}
	if err := json.Unmarshal(data, &said); err != nil {
		return err
	}
	s.said = said
	return nil
}

// steps are the lines of a company as entries, said or not, in the order in which they are recorded: money is raised
// before it is paid.
func (s *Turn) steps(t calc.Table, key string) []calc.Entry {
	lines, to := s.said.Lines[key], 0
	if company := board.CompanyOf(t, key); company != calc.None {
		to = board.AppealOf(t, company) + lines.Appeal
	}
	return []calc.Entry{
		&Treasury{Company: key, Change: lines.Treasury}, &Appeal{Company: key, To: to},
		&Emergency{Company: key, Common: lines.Common, Preferred: lines.Preferred},
		&Pay{Company: key, Wages: lines.Pays[0], Goods: lines.Pays[1], Machinery: lines.Pays[2]},
	}
}

// isSaid reports whether anything is said of the line of a step.
func (s *Turn) isSaid(step calc.Entry) bool {
	switch step := step.(type) {
	case *Treasury:
		return step.Change != 0
	case *Appeal:
		return s.said.Lines[step.Company].Appeal != 0
	case *Pay:
		return *step != Pay{Company: step.Company}
	case *Emergency:
		return step.Common != 0 || step.Preferred != 0
	}
	return false
}

// of are the entries that are said of a company's lines.
func (s *Turn) of(t calc.Table, key string) []calc.Entry {
	return slices.DeleteFunc(s.steps(t, key), func(step calc.Entry) bool { return !s.isSaid(step) })
}

// others are those of the companies that the sheet does not show.
func (s *Turn) others(t calc.Table) []calc.Entry {
	var all []calc.Entry
	for _, c := range t.Layout().Companies {
		if c.Key != s.said.Company {
			all = append(all, s.of(t, c.Key)...)
		}
	}
	return all
}

func (s *Turn) result() *Operate {
	return &Operate{Company: s.said.Company, Revenue: s.said.Revenue, Use: s.said.Use}
}

// asksResult reports whether the sheet is that of the results.
func (s *Turn) asksResult() bool { return s.kind == (*Operate)(nil).Kind() }

// Entries are the lines of other companies, then those of the one that is shown, and its result once anything is said of
// that.
func (s *Turn) Entries(t calc.Table) []calc.Entry {
	all := append(s.others(t), s.of(t, s.said.Company)...)
	if s.asksResult() && (s.said.Revenue != calc.None || s.said.Use != "") {
		all = append(all, s.result())
	}
	return all
}

// Lone is the result, or on the sheet of the treasuries the change of one.
func (s *Turn) Lone(calc.Table) calc.Entry {
	if s.asksResult() {
		return s.result()
	}
	if change := s.said.Lines[s.said.Company].Treasury; change != 0 {
		return &Treasury{Company: s.said.Company, Change: change}
	}
	return &Treasury{}
}

// Apply records what is said. A refusal of the line of another company than the one that is shown names no field.
// Refusals: batch.none, and those of the entries.
func (s *Turn) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	entries := s.Entries(t)
	if len(entries) == 0 && s.asksResult() && s.waits(t) == nil {
		return s.result().Apply(t)
	}
	after, all, refusal := calc.ApplyAll(t, entries, func(at int, field string) string {
		switch {
		case at < len(s.others(t)):
			return ""
		case field == "change":
			return treasuryField
		case field == "to":
			return appealField
		}
		return field
	})
	if len(entries) == 0 {
		refusal.About(board.CompanyOf(t, s.said.Company))
	}
	return after, all, refusal
}

// waits is why the company that is shown has no result now, nil where it has or none is shown.
func (s *Turn) waits(t calc.Table) *calc.Refusal {
	if company := board.CompanyOf(t, s.said.Company); company != calc.None {
		return operateRefusal(t, company)
	}
	return nil
}

// Form asks for the company, and for each of its lines as those before it leave the table. Money that is raised is seldom
// asked for, and comes last of them.
func (s *Turn) Form(t calc.Table) calc.Form {
	if board.AnyPhaseRefusal(t) != nil {
		return calc.Form{}
	}
	form := calc.Form{Fields: []*calc.Field{s.companyField(t)}}
	company := board.CompanyOf(t, s.said.Company)
	if company == calc.None || !board.Started(t, company) {
		return form
	}
	now := calc.Leaving(t, s.others(t)...)
	var raised []*calc.Field
	for _, step := range s.steps(t, s.said.Company) {
		if fields := s.fields(t, now, step); step.Kind() == (*Emergency)(nil).Kind() {
			raised = fields
		} else {
			form.Fields = append(form.Fields, fields...)
		}
		if s.isSaid(step) {
			now = calc.Leaving(now, step)
		}
	}
	form.Fields = append(form.Fields, raised...)
	if s.asksResult() {
		form.Fields = append(form.Fields, s.resultFields(now, company)...)
	}
	return form
}

// companyField chooses the company that the sheet shows. What is said of the others stays, but for the result.
func (s *Turn) companyField(t calc.Table) *calc.Field {
	f := board.CompanyField(t, &s.said.Company, board.LikelyCompany(t), board.StartedOnly(t))
	set := f.Set
	f.Set = func(company int) {
		before := s.said.Company
		if set(company); s.said.Company != before {
			s.said.Revenue, s.said.Use = calc.None, ""
		}
	}
	order := s.order(t)
	slices.SortFunc(f.Allowed.Choices, func(a, b calc.Choice) int {
		return slices.Index(order, a.Value) - slices.Index(order, b.Value)
	})
	for i, choice := range f.Allowed.Choices {
		f.Allowed.Choices[i].Note = s.standing(t, choice.Value)
	}
	f.Ladder = true
	return f
}

// order are the companies that were started in the order in which they operate, those that have first.
func (s *Turn) order(t calc.Table) []int {
	all := calc.Where(len(t.Layout().Companies), func(company int) bool { return board.Started(t, company) })
	slices.SortStableFunc(all, func(a, b int) int {
		return cmp.Or(calc.Bit(s.done(t, b))-calc.Bit(s.done(t, a)), board.AppealOf(t, b)-board.AppealOf(t, a))
	})
	return all
}

// done reports whether a company has operated in this operating phase.
func (s *Turn) done(t calc.Table, company int) bool {
	return s.asksResult() && !board.Waits(t, company)
}

// standing tells of a company that something of it is said though the sheet shows another one, that it has operated,
// or its appeal.
func (s *Turn) standing(t calc.Table, company int) *calc.Note {
	key := board.KeyOf(t, company)
	_, filled := s.said.Lines[key]
	switch {
	case filled && key != s.said.Company:
		return &calc.Note{Key: "filled"}
	case s.done(t, company):
		return &calc.Note{Key: "operated"}
	}
	return &calc.Note{Key: "appeal", Terms: []calc.Term{calc.With("appeal", board.AppealOf(t, company))}}
}

// The fields of the sheet that are called otherwise than on the sheet of their entry alone.
const treasuryField, appealField = "treasury", "appeal"

// fields ask for what a step says on a table.
func (s *Turn) fields(t, now calc.Table, step calc.Entry) []*calc.Field {
	form := step.Form(now)
	if len(form.Fields) == 0 {
		return nil
	}
	fields := form.Fields[1:] // the company is chosen
	for _, f := range fields {
		f.Then(func(int) { s.say(t, step) })
		switch step := step.(type) {
		case *Treasury:
			cash := now.Balance(calc.Treasury(board.CompanyOf(t, step.Company)), calc.Cash())
			f.Name, f.Stands = treasuryField, &cash
		case *Appeal:
			f.Name = appealField
		case *Pay:
			f.Part = "pays"
		case *Emergency:
			if EmergencyRefusal(now, board.CompanyOf(t, step.Company)) != nil {
				return nil
			}
			f.Part, f.Folded = "emergency", !s.isSaid(step)
		}
	}
	return fields
}

// resultFields ask for the revenue and what is done with it. Of a company that has no result now they say why.
func (s *Turn) resultFields(now calc.Table, company int) []*calc.Field {
	result := s.result()
	fields := result.Form(now).Fields[1:]
	for _, f := range fields {
		f.Then(func(int) { s.said.Revenue, s.said.Use = result.Revenue, result.Use })
	}
	use := fields[len(fields)-1]
	for i := range use.Allowed.Choices {
		use.Allowed.Choices[i].Note = &calc.Note{}
	}
	if waits := operateRefusal(now, company); waits != nil {
		use.Refusing(func(int) *calc.Refusal { return waits })
		return fields[len(fields)-1:]
	}
	if s.said.Revenue == calc.None {
		return fields
	}
	for i, choice := range use.Allowed.Choices {
		tried := &Operate{Company: s.said.Company, Revenue: s.said.Revenue, Use: choice.Key}
		after, _, refusal := tried.Apply(now)
		if refusal != nil {
			use.Allowed.Choices[i].Refusal = refusal
			continue
		}
		gained := after.Balance(calc.Treasury(company), calc.Cash()) - now.Balance(calc.Treasury(company), calc.Cash())
		*use.Allowed.Choices[i].Note = calc.Note{Key: choice.Key, Terms: []calc.Term{calc.With("each", s.said.Revenue/10),
			calc.With("change", gained), calc.With("old", now.Price(company)), calc.With("new", after.Price(company))}}
	}
	return fields
}
