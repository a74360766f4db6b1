package shoulders

import (
	"slices"

	"scripkeeper/calc"
)

// values are the stock values, the lowest first. A step is one index.
func values() calc.List {
	return calc.List{10, 15, 20, 25, 35, 40, 50, 60, 80, 100, 120, 140, 160, 190, 220, 250, 280, 320, 360, 400, 450}
}

// valueCount is the number of stock values.
const valueCount = 21

// valueAt is the value at an index, the ends of the track for an index beyond them.
func valueAt(t calc.Table, company, at int) int {
	track := t.Layout().Tracks[company]
	return track.Price(min(max(0, at), track.Len()-1))
}

// trackIndex is the index of a company's value on the track.
func trackIndex(t calc.Table, company int) int {
	at, _ := t.Layout().Tracks[company].Index(t.Price(company))
	return at
}

// move moves a company's value by steps, as far as the track goes, with a line. The kind gets ".end" when the
// track ends before all steps are gone.
func move(b *calc.Builder, kind, rule string, company, steps int, terms ...calc.Term) {
	old, at := b.Price(company), trackIndex(b.Table, company)
	value := valueAt(b.Table, company, at+steps)
	if at+steps < 0 || at+steps >= valueCount {
		kind += ".end"
	}
	b.Line(kind, rule, calc.None, company, append([]calc.Term{
		calc.With("steps", max(steps, -steps)), calc.With("old", old), calc.With("new", value),
	}, terms...)...)
	b.Set(b.Layout().PriceMark(company), value)
}

// valueRefusal says that a value is not on the track, and which are next to it.
func valueRefusal(field string, value int) *calc.Refusal {
	track := values()
	low, high := track[0], track[valueCount-1]
	for _, v := range track {
		if v < value {
			low = v
		}
	}
	for _, v := range slices.Backward(track) {
		if v > value {
			high = v
		}
	}
	return calc.Refuse("value.track", field).With("value", value).With("low", low).With("high", high)
}
