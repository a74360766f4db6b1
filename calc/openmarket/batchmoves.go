package openmarket

import (
	"encoding/json"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/pricing"
)

// moves is the form for moving the markers of all companies on a chart.
type moves struct {
	said []pricing.Move
}

func newMoves(t calc.Table, e *pricing.Move) *moves {
	m := &moves{}
	for _, c := range t.Layout().Companies {
		said := pricing.Move{Company: c.Code}
		if c.Code == e.Company {
			said = *e
		}
		m.said = append(m.said, said)
	}
	return m
}

func (*moves) Kind() string { return (&pricing.Move{}).Kind() }

func (m *moves) MarshalJSON() ([]byte, error) {
	all := make([][]pricing.Move, len(m.said))
	for company, said := range m.said {
		if said.Steps != 0 || said.Up != 0 {
			all[company] = []pricing.Move{said}
		}
	}
	return json.Marshal(all)
}

// UnmarshalJSON adds up several moves of one company, as an earlier version of the program stored them.
func (m *moves) UnmarshalJSON(data []byte) error {
	var all [][]pricing.Move
	if err := json.Unmarshal(data, &all); err != nil || len(all) != len(m.said) {
		return err
	}
	for company, of := range all {
		m.said[company].Steps, m.said[company].Up = 0, 0
		for _, one := range of {
			m.said[company].Steps, m.said[company].Up = m.said[company].Steps+one.Steps, m.said[company].Up+one.Up
		}
	}
	return nil
}

func (m *moves) Form(t calc.Table) calc.Form {
	var form calc.Form
	for company := range m.said {
		if !board.Launched(t, company) {
			continue
		}
		for _, of := range m.said[company].Form(t).Fields {
			if of.Name == "steps" || of.Name == "up" {
				form.Collect(onChart(of, company).ForCompany(company).Expect(0))
			}
		}
	}
	return form
}

// onChart turns a field for a movement, in steps or rows up, into a field for a company's marker on the chart.
func onChart(f *calc.Field, company int) *calc.Field {
	f.Axis = calc.Across
	if f.Name == "up" {
		f.Axis, f.Beside = calc.Upward, true
	}
	f.Name = calc.ItemName(f.Name, company)
	return f
}

func (m *moves) Entries(calc.Table) []calc.Entry {
	var all []calc.Entry
	for _, said := range m.said {
		if said.Steps != 0 || said.Up != 0 {
			all = append(all, &said)
		}
	}
	return all
}

func (m *moves) Lone(t calc.Table) calc.Entry {
	entries := append([]calc.Entry{&pricing.Move{}}, m.Entries(t)...)
	return entries[len(entries)-1]
}

// Apply moves the markers. Refusals: batch.none, and those of [pricing.Move].
func (m *moves) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	entries := m.Entries(t)
	return calc.ApplyAll(t, entries, func(at int, field string) string {
		return calc.ItemName(field, board.CompanyOf(t, entries[at].(*pricing.Move).Company))
	})
}
