package agreement

import (
	"slices"
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// ExactHalf is the word of [Options.Halves] by which a company keeps half of its revenue, however many shares it has.
const ExactHalf = "exact"

// Half is the kind of certificate that stands for half a share.
const Half = "half"

// askHalves asks which companies have certificates of half a share, and how half of an odd price is rounded.
func (o *Options) askHalves(form *calc.Form) {
	if !o.Operates() || !o.Since(6) {
		return
	}
	form.Collect(calc.Text("half_certificates", &o.HalfCertificates))
	form.CollectIf(o.HasHalves(), calc.OneOfDefault("half_price", &o.HalfPrice, "up", "down"))
	form.CollectIf(o.HasHalves() && o.Since(9), calc.OneOfDefault("half_counts", &o.HalfCounts, "one", "none"))
}

// HasHalves reports whether some companies have certificates of half a share.
func (o *Options) HasHalves() bool { return o.Operates() && len(companyItems(o.HalfCertificates)) > 0 }

// halves reads how many certificates of half a share each company has: after its code or its name stands an even
// number, of no more than all its shares.
// Refusals: option.halves.company, option.halves.twice, option.halves.number.
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

// numbersOf reads numbers of some companies, parted by commas: each stands after the code or the name of its company.
// Of the others it is [calc.None]. A refusal of a number that cannot be names the most; its code begins as is given.
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

// companyNamed is the company of a code or a name, whatever the case of its letters; [calc.None] for no company.
func companyNamed(companies []calc.Company, name string) int {
	return slices.IndexFunc(companies, func(c calc.Company) bool {
		return strings.EqualFold(c.Code, name) || strings.EqualFold(c.Key, name)
	})
}
