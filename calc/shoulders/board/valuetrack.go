package board

import (
	"slices"

	"scripkeeper/calc"
)

// Values returns the stock values in ascending order. A step moves a value to its neighbour.
func Values() calc.List {
	return calc.List{10, 15, 20, 25, 35, 40, 50, 60, 80, 100, 120, 140, 160, 190, 220, 250, 280, 320, 360, 400, 450}
}

const ValueCount = 21

// ValueAt returns the value at an index. An index beyond an end gives the value at that end.
func ValueAt(t calc.Table, company, at int) int {
	track := t.Layout().Tracks[company]
	return track.Price(min(max(0, at), track.Len()-1))
}

func TrackIndex(t calc.Table, company int) int {
	at, _ := t.Layout().Tracks[company].Index(t.Price(company))
	return at
}

// MoveValue moves a company's value by steps and writes a line. The line's kind ends with ".end" if the track is too
// short.
func MoveValue(b *calc.Builder, kind, rule string, company, steps int, terms ...calc.Term) {
	old, at := b.Price(company), TrackIndex(b.Table, company)
	value := ValueAt(b.Table, company, at+steps)
	if at+steps < 0 || at+steps >= ValueCount {
		kind += ".end"
	}
	b.Line(kind, rule, calc.None, company, append([]calc.Term{
		calc.With("steps", max(steps, -steps)), calc.With("old", old), calc.With("new", value),
	}, terms...)...)
	b.Set(b.Layout().PriceMark(company), value)
}

// ValueRefusal refuses a value not on the track, and names the nearest values.
func ValueRefusal(field string, value int) *calc.Refusal {
	track := Values()
	low, high := track[0], track[ValueCount-1]
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
