package agreement

import (
	"slices"
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// ExactHalf is the value of [Options.Halves] with which half of the whole revenue is paid out.
const ExactHalf = "exact"

// Half is the kind of certificate that represents half of a share.
const Half = "half"

func (o *Options) askHalves(form *calc.Form) {
	if !o.Operates() || !o.HasVersion(6) {
		return
	}
	form.Collect(calc.Text("half_certificates", &o.HalfCertificates))
	form.CollectIf(o.HasHalves(), calc.OneOfDefault("half_price", &o.HalfPrice, "up", "down"))
	form.CollectIf(o.HasHalves() && o.HasVersion(9), calc.OneOfDefault("half_counts", &o.HalfCounts, "one", "none"))
}

func (o *Options) HasHalves() bool { return o.Operates() && len(companyItems(o.HalfCertificates)) > 0 }

// readHalves reads the number of half-share certificates of each company, which must be even. Refusals:
// option.halves.company, option.halves.twice, option.halves.number.
func (o *Options) readHalves(m *Market) (refusal *calc.Refusal) {
	if !o.HasHalves() {
		return nil
	}
	m.Halves, refusal = numbersOf(m.Companies, o.HalfCertificates, "option.halves", "half_certificates",
		func(company, count int) (most int, can bool) {
			most = 2 * m.Shares[company]
			return most, count >= 2 && count%2 == 0 && count <= most
		})
	for i := range m.Halves {
		m.Halves[i] = max(0, m.Halves[i])
	}
	return refusal
}

// numbersOf parses a list of companies, each a code or name with a number. Companies not listed get [calc.None]. The
// function possible returns a company's largest number, and whether the given number is allowed. Codes of refusals
// begin with the parameter code.
func numbersOf(companies []calc.Company, text, code, field string,
	possible func(company, number int) (most int, can bool)) ([]int, *calc.Refusal) {
	all := slices.Repeat([]int{calc.None}, len(companies))
	for at, item := range companyItems(text) {
		words := strings.Fields(item)
		last := len(words) - 1
		company := companyNamed(companies, strings.Join(words[:last], " "))
		switch {
		case company == calc.None:
			return nil, refuseOption(code+".company", field).With("number", at+1)
		case all[company] != calc.None:
			return nil, refuseOption(code+".twice", field).With("number", at+1)
		}
		number, err := strconv.Atoi(words[last])
		most, can := possible(company, number)
		if err != nil || !can {
			return nil, refuseOption(code+".number", field).With("number", at+1).With("max", most)
		}
		all[company] = number
	}
	return all, nil
}

func companyNamed(companies []calc.Company, name string) int {
	return slices.IndexFunc(companies, func(c calc.Company) bool {
		return strings.EqualFold(c.Code, name) || strings.EqualFold(c.Key, name)
	})
}
