package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
)

const MaxAppeal = 16

// An Appeal moves a company's marker on the appeal track.
type Appeal struct {
	// Company is the key of the company.
	Company string `json:"company"`
	// To is the new space of the marker, 0 to 16.
	To int `json:"to"`
}

// A bonus is a company's gain when its marker first reaches a space on the appeal track.
type bonus struct {
	at int
	// kind is "worker", "salesperson", "automation", "partner", "good", or "bump" (one step up in value).
	kind string
}

func (*Appeal) Kind() string { return "appeal" }

// Form proposes the next space. If the company is changed, the field shows the new company's current space.
func (e *Appeal) Form(t calc.Table) calc.Form {
	if board.AnyPhaseRefusal(t) != nil {
		return calc.Form{}
	}
	which := board.CompanyField(t, &e.Company, board.LikelyCompany(t), board.StartedOnly(t))
	set := which.Set
	which.Set = func(c int) {
		if set(c); board.CompanyOf(t, e.Company) == c {
			e.To = board.AppealOf(t, c)
		}
	}
	fields := []*calc.Field{which}
	if company := board.CompanyOf(t, e.Company); company != calc.None {
		to := calc.Amount("to", &e.To, calc.Range(0, MaxAppeal).WithRefusal(e.rangeRefusal(t, company)))
		fields = append(fields, to.ForCompany(company).Expect(min(MaxAppeal, board.AppealOf(t, company)+1)))
	}
	return calc.Form{Fields: fields}
}

func (e *Appeal) rangeRefusal(t calc.Table, company int) *calc.Refusal {
	return calc.Refuse("appeal.range", "to").Under("appeal").About(company).
		With("value", e.To).With("appeal", board.AppealOf(t, company)).With("max", MaxAppeal)
}

// Apply moves the marker, with a bonus for each space reached for the first time.
func (e *Appeal) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := board.AnyPhaseRefusal(t).OrCheck(e, t)
	company := board.CompanyOf(t, e.Company)
	if refusal == nil && e.To == board.AppealOf(t, company) {
		refusal = calc.Missing("appeal.none", "to").Under("appeal").About(company).
			With("appeal", e.To).With("max", MaxAppeal)
	}
	return calc.Build(t, refusal, func(d *calc.Builder) {
		d.Line("appeal", "appeal", calc.None, company, calc.With("old", board.AppealOf(t, company)),
			calc.With("new", e.To))
		d.Set(board.CompanyMark(t, company, board.CompanyAppeal), e.To)
		reached := board.CompanyMark(t, company, board.CompanyReached)
		from := d.Mark(reached)
		d.Set(reached, max(from, e.To))
		for _, b := range bonuses() {
			switch {
			case b.at <= from || b.at > e.To:
			case b.kind == "bump":
				board.MoveValue(d, "bonus.bump", "appeal", company, 1, calc.With("appeal", b.at))
			default:
				d.Line("bonus."+b.kind, "appeal", calc.None, company, calc.With("appeal", b.at))
			}
		}
		decade.FollowOperator(d)
	})
}

func bonuses() []bonus {
	return []bonus{
		{3, "worker"}, {5, "salesperson"}, {7, "automation"}, {9, "partner"}, {11, "good"}, {13, "bump"}, {15, "good"},
		{16, "bump"},
	}
}
