package agreement

import "scripkeeper/calc"

// directorSizes returns the number of shares in each company's director's certificate, or nil if the list is empty.
// Refusals: option.directors.company, option.directors.twice, option.directors.number.
func (o *Options) directorSizes(companies []calc.Company, shares []int) ([]int, *calc.Refusal) {
	if !o.SoleDirector() || len(companyItems(o.DirectorSizes)) == 0 {
		return nil, nil
	}
	all, refusal := numbersOf(companies, o.DirectorSizes, "option.directors", "director_sizes",
		func(company, size int) (most int, can bool) {
			most = MaxWeight
			if o.Shares > 0 {
				most = max(0, min(most, shares[company]-o.founderShares()))
			}
			return most, size >= 0 && size <= most
		})
	for i, size := range all {
		if size == calc.None {
			all[i] = o.Director
		}
	}
	return all, refusal
}

func (o *Options) founderShares() int {
	if o.Launches() {
		return o.Founder
	}
	return 0
}

// mostDirector returns the largest value of [Options.Director] that leaves enough shares for every company's founder.
func (o *Options) mostDirector(m *Market) int {
	most := MaxShares
	for company, shares := range m.Shares {
		if m.Directors == nil || m.Directors[company] == o.Director {
			most = min(most, shares-o.Founder)
		}
	}
	return most
}
