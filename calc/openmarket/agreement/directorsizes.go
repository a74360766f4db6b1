package agreement

import "scripkeeper/calc"

// readDirectors reads the number of shares in each company's director's certificate. Refusals:
// option.directors.company, option.directors.twice, option.directors.number.
func (o *Options) readDirectors(m *Market) (refusal *calc.Refusal) {
	if !o.SoleDirector() || len(companyItems(o.DirectorSizes)) == 0 {
		return nil
	}
	m.Directors, refusal = numbersOf(m.Companies, o.DirectorSizes, "option.directors", "director_sizes",
		func(company, size int) (most int, can bool) {
			most = MaxWeight
			if o.Shares > 0 {
				most = max(0, min(most, m.Shares[company]-o.founderShares()))
			}
			return most, size >= 0 && size <= most
		})
	for i, size := range m.Directors {
		if size == calc.None {
			m.Directors[i] = o.Director
		}
	}
	return refusal
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
