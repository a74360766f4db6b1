package openmarket

import "scripkeeper/calc"

// trackIndex is the index of a company's marker on its track.
func trackIndex(t calc.Table, company int) int {
	if optionsOf(t).Track == "listed" {
		return t.Mark(indexMark(t.Layout(), company))
	}
	index, _ := t.Layout().Tracks[company].Index(t.Price(company))
	return index
}

// nearest is the index of a price on a company's track: where a list has the price several times, the one nearest to
// the marker.
func nearest(t calc.Table, company, price int) (int, bool) {
	track := t.Layout().Tracks[company]
	list, listed := track.(calc.List)
	if !listed {
		return track.Index(price)
	}
	best, from := calc.None, trackIndex(t, company)
	for index, p := range list {
		if p == price && (best == calc.None || abs(index-from) < abs(best-from)) {
			best = index
		}
	}
	return max(0, best), best != calc.None
}

func abs(n int) int { return max(n, -n) }

// setPrice sets a company's marker on the nearest index of a price that its track has.
func setPrice(b *calc.Builder, company, price int) {
	index, _ := nearest(b.Table, company, price)
	setIndex(b, company, index)
}

// setIndex sets a company's marker on an index of its track under the last line.
func setIndex(b *calc.Builder, company, index int) {
	l := b.Layout()
	b.Set(l.PriceMark(company), l.Tracks[company].Price(index))
	if optionsOf(b.Table).Track == "listed" {
		b.Set(indexMark(l, company), index)
	}
}
