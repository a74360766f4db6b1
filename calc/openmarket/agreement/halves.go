package agreement

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// ExactHalf is the word of [Options.Halves] by which a company keeps half of its revenue, however many shares it has.
const ExactHalf = "exact"

// Half is the kind of certificate that stands for half a share.
const Half = "half"

// halfFields ask which companies have certificates of half a share, and how half of an odd price is rounded.
func (o *Options) halfFields() []*calc.Field {
	if !o.Operates() || !o.Since(6) {
		return nil
	}
	fields := []*calc.Field{calc.Text("half_certificates", &o.HalfCertificates)}
	if o.HasHalves() {
		fields = append(fields, calc.OneOfDefault("half_price", &o.HalfPrice, "up", "down"))
		if o.Since(9) {
			fields = append(fields, calc.OneOfDefault("half_counts", &o.HalfCounts, "one", "none"))
		}
	}
	return fields
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
	all := make([]int, len(companies))
	for number, item := range companyItems(o.HalfCertificates) {
		words := strings.Fields(item)
		last := len(words) - 1
		company := companyNamed(companies, strings.Join(words[:last], " "))
		if company == calc.None {
			return nil, refuseOption("option.halves.company", "half_certificates").With("number", number+1)
		}
		if all[company] > 0 {
			return nil, refuseOption("option.halves.twice", "half_certificates").With("number", number+1)
		}
		count, err := strconv.Atoi(words[last])
		if err != nil || count < 2 || count%2 != 0 || count > 2*shares[company] {
			return nil, refuseOption("option.halves.number", "half_certificates").With("number", number+1).
				With("max", 2*shares[company])
		}
		all[company] = count
	}
	return all, nil
}

// companyNamed is the company of a code or a name, whatever the case of its letters; [calc.None] for no company.
func companyNamed(companies []calc.Company, name string) int {
	for i, c := range companies {
		if strings.EqualFold(c.Code, name) || strings.EqualFold(c.Key, name) {
			return i
		}
	}
	return calc.None
}
