package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

func TradedField(t calc.Table, rule string, at *string) *calc.Field {
	return CompanyField(t, "company", rule, at, func(company int) *calc.Refusal {
		if t.Over() {
			return t.OverRefusal()
		}
		return TradedRefusal(t, "company", rule, company)
	})
}

// TrackAllowed returns the prices on a company's track, each once. Any other price is refused under the given rule.
func TrackAllowed(t calc.Table, rule string, company int, given *int) calc.Allowed {
	track, allowed := t.Layout().Tracks[company], calc.Allowed{}
	if s, even := track.(calc.Scale); even {
		allowed = calc.Steps(s.Min, s.Max, s.Step)
	} else {
		for index := range track.Len() {
			if price := track.Price(index); index == 0 || price != track.Price(index-1) {
				allowed.Choices = append(allowed.Choices, calc.Choice{Value: price})
			}
		}
	}
	if given == nil {
		return allowed
	}
	return allowed.WithRefusal(offTrack(track, rule, *given))
}

func offTrack(track calc.Track, rule string, given int) *calc.Refusal {
	return calc.Refuse("price.track", "").Under(rule).
		With("value", given).With("near", track.Price(agreement.IndexBelow(track, given))).
		With("min", track.Price(0)).With("max", track.Price(track.Len()-1))
}

// LaunchAllowed returns the prices at which a company can be launched. On a chart, these are the marked prices.
func LaunchAllowed(t calc.Table, company int, given *int) calc.Allowed {
	chart, is := ChartOf(t)
	if !is {
		return TrackAllowed(t, "launch", company, given)
	}
	allowed := calc.Allowed{}
	for index := range chart.Len() {
		price, last := chart.Price(index), len(allowed.Choices)-1
		if chart.Launches(index) && (last < 0 || allowed.Choices[last].Value != price) {
			allowed.Choices = append(allowed.Choices, calc.Choice{Value: price})
		}
	}
	if given == nil {
		return allowed
	}
	if _, on := chart.Index(*given); on {
		return allowed.WithRefusal(calc.Refuse("launch.par", "").Under("launch").About(company).With("price", *given).
			With("near", HighestChoice(allowed, *given)))
	}
	return allowed.WithRefusal(offTrack(chart, "launch", *given))
}

// HighestChoice returns the highest choice that is not above the given price, or the first choice if all are higher.
func HighestChoice(allowed calc.Allowed, price int) int {
	highest := allowed.At(0)
	for _, c := range allowed.Choices {
		if c.Value <= price {
			highest = c.Value
		}
	}
	return highest
}
