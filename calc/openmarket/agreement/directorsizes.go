package agreement

import "scripkeeper/calc"

// directorSizes reads for how many shares the director's certificate of each company stands: after the code or the name
// of a company stands a number, of no more than its shares, less those that its founder gets. The others have the usual
// one. Nil where all are alike.
// Refusals: option.directors.company, option.directors.twice, option.directors.number.
func (o *Options) directorSizes(companies []calc.Company, shares []int) ([]int, *calc.Refusal) {
	if !o.SoleDirector() || len(companyItems(o.DirectorSizes)) == 0 {
		return nil, nil
	}
	all, refusal := numbersOf(companies, o.DirectorSizes, "option.directors", "director_sizes",
		func(company, size int) (most int, can bool) {
			most = MaxWeight
			if o.Shares > 0 {
				most = max(0, min(most, shares[company]-o.founds()))
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

// founds is how many shares who launches a company gets for nothing.
func (o *Options) founds() int {
	if o.Launches() {
		return o.Founder
	}
	return 0
}

// mostDirector is the most shares that the usual director's certificate can stand for, beside what founders get: as
// many as there are of every company that has it.
func (o *Options) mostDirector(m *Market) int {
	most := MaxShares
	for company, shares := range m.Shares {
		if m.Directors == nil || m.Directors[company] == o.Director {
			most = min(most, shares-o.Founder)
		}
	}
	return most
}
