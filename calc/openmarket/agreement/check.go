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

func (o *Options) read() (*Market, *calc.Refusal) {
	companies, refusal := readCompanies(o.Companies)
	if refusal != nil {
		return nil, refusal
	}
	track, refusal := o.track()
	if refusal != nil {
		return nil, refusal
	}
	if n := len(companies); !o.Launches() && n > MaxOpen {
		return nil, refuseOption("option.companies.open", "companies").With("value", n).With("max", MaxOpen)
	}
	shares, refusal := o.sharesEach(len(companies))
	if refusal != nil {
		return nil, refusal
	}
	directors, refusal := o.directorSizes(companies, shares)
	if refusal != nil {
		return nil, refusal
	}
	halves, refusal := o.halves(companies, shares)
	if refusal != nil {
		return nil, refusal
	}
	sizes, refusal := o.sizes()
	if refusal != nil {
		return nil, refusal
	}
	opening, refusal := o.opening(track, len(companies))
	if refusal != nil {
		return nil, refusal
	}
	market := &Market{
		Companies: companies, Track: track, Opening: opening, Shares: shares, Directors: directors,
		Halves: halves, Sizes: sizes,
	}
	if market.Certificates, refusal = o.limits(); refusal != nil {
		return nil, refusal
	}
	if o.HasPrivates() {
		market.Privates, refusal = readPrivates(o.Privates)
	}
	return market, refusal
}

func (o *Options) sharesEach(companies int) ([]int, *calc.Refusal) {
	numbers, bad := readNumbers(o.SharesEach, 1, MaxShares)
	switch n := len(numbers); {
	case o.Shares == 0:
		numbers = nil
	case bad > 0:
		return nil, refuseOption("option.shares.number", "shares_each").With("number", bad).With("max", MaxShares)
	case n > 0 && n != companies:
		return nil, refuseOption("option.shares.count", "shares_each").With("value", n).With("max", companies)
	}
	for len(numbers) < companies {
		numbers = append(numbers, o.Shares)
	}
	return numbers, nil
}

func (o *Options) opening(track calc.Track, companies int) ([]int, *calc.Refusal) {
	numbers, bad := readNumbers(o.Opening, 0, MaxPrice)
	if bad > 0 {
		return nil, refuseOption("option.opening.number", "opening").With("number", bad).With("max", MaxPrice)
	}
	if n := len(numbers); n != 1 && n != companies {
		return nil, refuseOption("option.opening.count", "opening").With("value", n).With("max", companies)
	}
	for i, price := range numbers {
		if _, ok := track.Index(price); !ok {
			return nil, refuseOption("option.opening.track", "opening").
				With("number", i+1).With("value", price).With("near", track.Price(IndexBelow(track, price)))
		}
		if chart, is := track.(*Chart); is && o.Launches() {
			if _, ok := chart.Start(price); !ok {
				return nil, refuseOption("option.opening.par", "opening").With("number", i+1).With("value", price)
			}
		}
	}
	for len(numbers) < companies {
		numbers = append(numbers, numbers[0])
	}
	return numbers, nil
}
