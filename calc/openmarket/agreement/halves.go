package agreement

import (
	"slices"
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// ExactHalf is the value of [Options.Halves] for a company that keeps exactly half of its revenue.
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

// halves reads each company's number of half-share certificates. The number must be even, and at most twice the
// company's shares. Refusals: option.halves.company, option.halves.twice, option.halves.number.
func (o *Options) halves(companies []calc.Company, shares []int) ([]int, *calc.Refusal) {
	if !o.HasHalves() {
		return nil, nil
	}
	all, refusal := numbersOf(companies, o.HalfCertificates, "option.halves", "half_certificates",
		func(company, count int) (most int, can bool) {
			most = 2 * shares[company]
			return most, count >= 2 && count%2 == 0 && count <= most
		})
	for i := range all {
		all[i] = max(0, all[i])
	}
	return all, refusal
}

// numbersOf reads a list of companies, separated by commas, each with a number after its code or name. Companies not in
// the list get [calc.None]. The function possible returns the largest number that a company can have, and whether it
// can have the given number. The string code begins each refusal's code.
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

// companyNamed returns the index of the company with a code or name, ignoring case, or [calc.None] if there is none.
func companyNamed(companies []calc.Company, name string) int {
	return slices.IndexFunc(companies, func(c calc.Company) bool {
		return strings.EqualFold(c.Code, name) || strings.EqualFold(c.Key, name)
	})
}
