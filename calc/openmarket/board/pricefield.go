package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// TradedField asks for a company that is traded.
func TradedField(t calc.Table, rule string, at *string) *calc.Field {
	return CompanyField(t, "company", rule, at, func(company int) *calc.Refusal {
		if t.Over() {
			return t.OverRefusal()
		}
		return TradedRefusal(t, "company", rule, company)
	})
}

// TrackAllowed are the prices of a company's track, each once. Another one that is given is refused under a rule.
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
	return allowed.Else(calc.Refuse("price.track", "").Under(rule).
		With("value", *given).With("near", track.Price(agreement.IndexBelow(track, *given))).
		With("min", track.Price(0)).With("max", track.Price(track.Len()-1)))
}
