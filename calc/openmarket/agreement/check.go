package agreement

import (
	"slices"

	"scripkeeper/calc"
)

// Check refuses options that are out of range or contradict each other. Each field's comment gives its range.
func (o *Options) Check() *calc.Refusal {
	if refusal := calc.CheckOptions(o, "setup"); refusal != nil {
		return refusal
	}
	market, refusal := o.read()
	if refusal != nil {
		return refusal
	}
	fewest := slices.Min(market.Shares)
	switch {
	case o.Shares == 0 && o.LaunchCapital() != "none":
		return refuseOption("option.limit.capital", "shares").With("min", 1)
	case o.Shares == 0 && o.PaysPool():
		return refuseOption("option.limit.pool", "shares").With("min", 1)
	case o.FloatAt() > slices.Max(market.Shares):
		return refuseOption("option.float", "float").With("value", o.Float).With("max", slices.Max(market.Shares))
	case o.Launches() && o.Shares > 0 && o.Founder > fewest:
		return refuseOption("option.founder", "founder").With("value", o.Founder).With("max", fewest)
	}
	if most := o.mostDirector(market); o.SellsDirector() && o.Shares > 0 && o.Director > most {
		return refuseOption("option.director", "director").With("value", o.Director).With("max", most)
	}
	return nil
}

// read parses the texts in order, because later ones name companies or depend on numbers of shares.
func (o *Options) read() (*Market, *calc.Refusal) {
	companies, refusal := readCompanies(o.Companies)
	if refusal != nil {
		return nil, refusal
	}
	m := &Market{Companies: companies}
	for _, read := range []func(*Market) *calc.Refusal{
		o.readTrack, o.readOpen, o.readShares, o.readDirectors, o.readHalves, o.readSizes, o.readOpening, o.readLimits,
		o.readPrivates,
	} {
		if refusal := read(m); refusal != nil {
			return nil, refusal
		}
	}
	return m, nil
}

// readOpen refuses more companies than can be open at a time if all are open from the start.
func (o *Options) readOpen(m *Market) *calc.Refusal {
	if n := len(m.Companies); !o.Launches() && n > MaxOpen {
		return refuseOption("option.companies.open", "companies").With("value", n).With("max", MaxOpen)
	}
	return nil
}

func (o *Options) readShares(m *Market) *calc.Refusal {
	numbers, bad := readNumbers(o.SharesEach, 1, MaxShares)
	companies := len(m.Companies)
	switch n := len(numbers); {
	case o.Shares == 0:
		numbers = nil
	case bad > 0:
		return refuseOption("option.shares.number", "shares_each").With("number", bad).With("max", MaxShares)
	case n > 0 && n != companies:
		return refuseOption("option.shares.count", "shares_each").With("value", n).With("max", companies)
	}
	m.Shares = filled(numbers, companies, o.Shares)
	return nil
}

func (o *Options) readOpening(m *Market) *calc.Refusal {
	numbers, bad := readNumbers(o.Opening, 0, MaxPrice)
	if bad > 0 {
		return refuseOption("option.opening.number", "opening").With("number", bad).With("max", MaxPrice)
	}
	if n, companies := len(numbers), len(m.Companies); n != 1 && n != companies {
		return refuseOption("option.opening.count", "opening").With("value", n).With("max", companies)
	}
	for i, price := range numbers {
		if _, ok := m.Track.Index(price); !ok {
			return refuseOption("option.opening.track", "opening").
				With("number", i+1).With("value", price).With("near", m.Track.Price(IndexBelow(m.Track, price)))
		}
		if chart, is := m.Track.(*Chart); is && o.Launches() {
			if _, ok := chart.Start(price); !ok {
				return refuseOption("option.opening.par", "opening").With("number", i+1).With("value", price)
			}
		}
	}
	m.Opening = filled(numbers, len(m.Companies), numbers[0])
	return nil
}

// filled extends a list to a length with a number.
func filled(numbers []int, length, number int) []int {
	return append(numbers, slices.Repeat([]int{number}, length-len(numbers))...)
}
