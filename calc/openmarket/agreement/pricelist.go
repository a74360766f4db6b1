package agreement

import "scripkeeper/calc"

func (o *Options) readTrack(m *Market) *calc.Refusal {
	switch o.Track {
	case "stepped":
		switch {
		case o.Max <= o.Min:
			return refuseOption("option.bounds", "max").With("min", o.Min).With("max", o.Max)
		case (o.Max-o.Min)%o.Step != 0:
			return refuseOption("option.scale", "max").
				With("value", o.Max).With("min", o.Min).With("step", o.Step).With("near", o.Max-(o.Max-o.Min)%o.Step)
		}
		m.Track = calc.Scale{Min: o.Min, Max: o.Max, Step: o.Step}
	case "listed":
		return o.readList(m)
	case "chart":
		return o.readChart(m)
	default:
		m.Track = calc.Scale{Min: 0, Max: MaxPrice, Step: 1}
	}
	return nil
}

func (o *Options) readList(m *Market) *calc.Refusal {
	numbers, bad := readNumbers(o.Prices, 0, MaxPrice)
	if bad > 0 {
		return refuseOption("option.prices.number", "prices").With("number", bad).With("max", MaxPrice)
	}
	if n := len(numbers); n < 2 || n > maxListed {
		return refuseOption("option.prices.count", "prices").With("value", n).With("min", 2).With("max", maxListed)
	}
	for i := 1; i < len(numbers); i++ {
		if numbers[i] < numbers[i-1] {
			return refuseOption("option.prices.order", "prices").
				With("number", i+1).With("value", numbers[i]).With("min", numbers[i-1])
		}
	}
	m.Track = calc.List(numbers)
	return nil
}

// IndexBelow returns the highest index of a track whose price is at most the given price, or 0 if every price is
// higher.
func IndexBelow(track calc.Track, price int) int {
	if s, even := track.(calc.Scale); even {
		return (min(max(price, s.Min), s.Max) - s.Min) / s.Step
	}
	index := 0
	for next := range track.Len() {
		if track.Price(next) <= price {
			index = next
		}
	}
	return index
}
