package operating

import (
	"cmp"
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// Lines holds the entries about one company on a sheet, except the company's result.
type Lines struct {
	// Treasury is the amount the treasury gets, or pays if negative, for anything without a line of its own.
	Treasury int `json:"treasury,omitzero"`
	// Appeal is the number of spaces that the marker moves.
	Appeal int `json:"appeal,omitzero"`
	// Pays lists the amounts paid, in the order of [Purposes].
	Pays [3]int `json:"pays,omitzero"`
	// Common is the number of common certificates sold in an emergency.
	Common int `json:"common,omitzero"`
	// Preferred is the number of preferred certificates sold in an emergency.
	Preferred int `json:"preferred,omitzero"`
}

// A Turn is the sheet for one company between two stock phases. It records, in this order, treasury, appeal, emergency
// money, payments and, in the operating phase, the result.
type Turn struct {
	kind     string
	contents turn
}

type turn struct {
	// Company is the key of the company shown on the sheet, empty if none is chosen.
	Company string `json:"company,omitzero"`
	// Lines holds the lines of each company that has any, by the company's key.
	Lines map[string]Lines `json:"lines,omitempty"`
	// Revenue is the revenue of the company shown, or [calc.None] if none is entered.
	Revenue int `json:"revenue"`
	// Use is what is done with the revenue, empty if not entered.
	Use string `json:"use,omitzero"`
}

// TurnOf returns the sheet for an entry, or false if the entry has none. The sheet asks for a result in the operating
// phase.
func TurnOf(t calc.Table, e calc.Entry) (*Turn, bool) {
	if board.AnyPhaseRefusal(t) != nil {
		return nil, false
	}
	s := &Turn{kind: (*Treasury)(nil).Kind(), contents: turn{Lines: map[string]Lines{}, Revenue: calc.None}}
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
	if order := s.order(t); s.contents.Company == "" && !operates && len(order) > 0 {
		s.contents.Company = board.KeyOf(t, order[0])
	}
	return s, true
}

func (s *Turn) say(t calc.Table, e calc.Entry) {
	var key string
	line := func(company string, change func(*Lines)) {
		key = company
		lines := s.contents.Lines[company]
		if change(&lines); lines == (Lines{}) {
			delete(s.contents.Lines, company)
		} else {
			s.contents.Lines[company] = lines
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
			s.contents.Revenue, s.contents.Use = e.Revenue, e.Use
		}
	}
	s.contents.Company = key
}

func (s *Turn) Kind() string { return s.kind }

func (s *Turn) MarshalJSON() ([]byte, error) { return json.Marshal(s.contents) }

// UnmarshalJSON also reads drafts in the older format, which has only the lines.
func (s *Turn) UnmarshalJSON(data []byte) error {
	var lines map[string]Lines
	if json.Unmarshal(data, &lines) == nil {
		s.contents.Lines = lines
		return nil
	}
	said := turn{Lines: map[string]Lines{}, Revenue: calc.None}
	if err := json.Unmarshal(data, &said); err != nil {
		return err
	}
	s.contents = said
	return nil
}

// steps returns a company's lines as entries, including empty lines. Lines that raise money come before payments.
func (s *Turn) steps(t calc.Table, key string) []calc.Entry {
	lines, to := s.contents.Lines[key], 0
	if company := board.CompanyOf(t, key); company != calc.None {
		to = board.AppealOf(t, company) + lines.Appeal
	}
	return []calc.Entry{
		&Treasury{Company: key, Change: lines.Treasury}, &Appeal{Company: key, To: to},
		&Emergency{Company: key, Common: lines.Common, Preferred: lines.Preferred},
		&Pay{Company: key, Wages: lines.Pays[0], Goods: lines.Pays[1], Machinery: lines.Pays[2]},
	}
}

func (s *Turn) isSaid(step calc.Entry) bool {
	switch step := step.(type) {
	case *Treasury:
		return step.Change != 0
	case *Appeal:
		return s.contents.Lines[step.Company].Appeal != 0
	case *Pay:
		return *step != Pay{Company: step.Company}
	case *Emergency:
		return step.Common != 0 || step.Preferred != 0
	}
	return false
}

func (s *Turn) filledIn(t calc.Table, key string) []calc.Entry {
	return slices.DeleteFunc(s.steps(t, key), func(step calc.Entry) bool { return !s.isSaid(step) })
}

func (s *Turn) otherEntries(t calc.Table) []calc.Entry {
	var all []calc.Entry
	for _, c := range t.Layout().Companies {
		if c.Key != s.contents.Company {
			all = append(all, s.filledIn(t, c.Key)...)
		}
	}
	return all
}

func (s *Turn) result() *Operate {
	return &Operate{Company: s.contents.Company, Revenue: s.contents.Revenue, Use: s.contents.Use}
}

func (s *Turn) asksResult() bool { return s.kind == (*Operate)(nil).Kind() }

// Entries returns the entries about other companies, then those about the company shown, and last that company's
// result, unless it is blank.
func (s *Turn) Entries(t calc.Table) []calc.Entry {
	all := append(s.otherEntries(t), s.filledIn(t, s.contents.Company)...)
	if s.asksResult() && (s.contents.Revenue != calc.None || s.contents.Use != "") {
		all = append(all, s.result())
	}
	return all
}

// Lone returns the result or, on a sheet that does not ask for a result, the change of the treasury.
func (s *Turn) Lone(calc.Table) calc.Entry {
	if s.asksResult() {
		return s.result()
	}
	if change := s.contents.Lines[s.contents.Company].Treasury; change != 0 {
		return &Treasury{Company: s.contents.Company, Change: change}
	}
	return &Treasury{}
}

// Apply records the entries. If an entry about a company not shown is refused, the refusal names no field. Refusals:
// batch.none, and those of the entries.
func (s *Turn) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	entries := s.Entries(t)
	if len(entries) == 0 && s.asksResult() && s.resultRefusal(t) == nil {
		return s.result().Apply(t)
	}
	after, all, refusal := calc.ApplyAll(t, entries, func(at int, field string) string {
		switch {
		case at < len(s.otherEntries(t)):
			return ""
		case field == "change":
			return treasuryField
		case field == "to":
			return appealField
		}
		return field
	})
	if len(entries) == 0 {
		refusal.About(board.CompanyOf(t, s.contents.Company))
	}
	return after, all, refusal
}

func (s *Turn) resultRefusal(t calc.Table) *calc.Refusal {
	if company := board.CompanyOf(t, s.contents.Company); company != calc.None {
		return operateRefusal(t, company)
	}
	return nil
}

// Form asks for the company and its lines. Each line depends on the lines before it. Emergency money, being rare, is
// last.
func (s *Turn) Form(t calc.Table) calc.Form {
	if board.AnyPhaseRefusal(t) != nil {
		return calc.Form{}
	}
	form := calc.Form{Fields: []*calc.Field{s.companyField(t)}}
	company := board.CompanyOf(t, s.contents.Company)
	if company == calc.None || !board.Started(t, company) {
		return form
	}
	now := calc.TableAfter(t, s.otherEntries(t)...)
	var raised []*calc.Field
	for _, step := range s.steps(t, s.contents.Company) {
		if fields := s.fields(t, now, step); step.Kind() == (*Emergency)(nil).Kind() {
			raised = fields
		} else {
			form.Fields = append(form.Fields, fields...)
		}
		if s.isSaid(step) {
			now = calc.TableAfter(now, step)
		}
	}
	form.Fields = append(form.Fields, raised...)
	if s.asksResult() {
		form.Fields = append(form.Fields, s.resultFields(now, company)...)
	}
	return form
}

func (s *Turn) companyField(t calc.Table) *calc.Field {
	f := board.CompanyField(t, &s.contents.Company, board.LikelyCompany(t), board.StartedOnly(t))
	set := f.Set
	f.Set = func(company int) {
		before := s.contents.Company
		if set(company); s.contents.Company != before {
			s.contents.Revenue, s.contents.Use = calc.None, ""
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

// order returns the started companies: first the companies that have operated, then the others in operating order.
func (s *Turn) order(t calc.Table) []int {
	all := calc.IndexesWhere(len(t.Layout().Companies), func(company int) bool { return board.Started(t, company) })
	slices.SortStableFunc(all, func(a, b int) int {
		return cmp.Or(calc.Bit(s.done(t, b))-calc.Bit(s.done(t, a)), board.AppealOf(t, b)-board.AppealOf(t, a))
	})
	return all
}

func (s *Turn) done(t calc.Table, company int) bool {
	return s.asksResult() && !board.HasToOperate(t, company)
}

// standing returns a note about a company: that it has lines but is not shown, that it has operated, or its appeal.
func (s *Turn) standing(t calc.Table, company int) *calc.Note {
	key := board.KeyOf(t, company)
	_, filled := s.contents.Lines[key]
	switch {
	case filled && key != s.contents.Company:
		return &calc.Note{Key: "filled"}
	case s.done(t, company):
		return &calc.Note{Key: "operated"}
	}
	return &calc.Note{Key: "appeal", Terms: []calc.Term{calc.With("appeal", board.AppealOf(t, company))}}
}

// Names of fields on this sheet that differ from the names in the entries.
const treasuryField, appealField = "treasury", "appeal"

func (s *Turn) fields(t, now calc.Table, step calc.Entry) []*calc.Field {
	form := step.Form(now)
	if len(form.Fields) == 0 {
		return nil
	}
	fields := form.Fields[1:] // without the field for the company
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

// resultFields asks for the revenue and its use. If the company cannot operate now, the use is refused.
func (s *Turn) resultFields(now calc.Table, company int) []*calc.Field {
	result := s.result()
	fields := result.Form(now).Fields[1:]
	for _, f := range fields {
		f.Then(func(int) { s.contents.Revenue, s.contents.Use = result.Revenue, result.Use })
	}
	use := fields[len(fields)-1]
	for i := range use.Allowed.Choices {
		use.Allowed.Choices[i].Note = &calc.Note{}
	}
	if waits := operateRefusal(now, company); waits != nil {
		use.Refusing(func(int) *calc.Refusal { return waits })
		return fields[len(fields)-1:]
	}
	if s.contents.Revenue == calc.None {
		return fields
	}
	for i, choice := range use.Allowed.Choices {
		tried := &Operate{Company: s.contents.Company, Revenue: s.contents.Revenue, Use: choice.Key}
		after, _, refusal := tried.Apply(now)
		if refusal != nil {
			use.Allowed.Choices[i].Refusal = refusal
			continue
		}
		gained := after.Balance(calc.Treasury(company), calc.Cash()) - now.Balance(calc.Treasury(company), calc.Cash())
		*use.Allowed.Choices[i].Note = calc.Note{Key: choice.Key, Terms: []calc.Term{
			calc.With("each", s.contents.Revenue/10), calc.With("change", gained),
			calc.With("old", now.Price(company)), calc.With("new", after.Price(company))}}
	}
	return fields
}
