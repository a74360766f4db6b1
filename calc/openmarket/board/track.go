package board

import "scripkeeper/calc"

// TrackIndex is the index of a company's marker on its track.
func TrackIndex(t calc.Table, company int) int {
	if OptionsOf(t).Placed() {
		return t.Mark(IndexMark(t.Layout(), company))
	}
	index, _ := t.Layout().Tracks[company].Index(t.Price(company))
	return index
}

// nearest is the index of a price on a company's track: where a list or a chart has the price several times, the one
// nearest to the marker; 0 where it does not have the price.
func nearest(t calc.Table, company, price int) int {
	track := t.Layout().Tracks[company]
	if chart, is := ChartOf(t); is {
		return nearestCell(t, chart, company, price, AnyCell)
	}
	list, listed := track.(calc.List)
	if !listed {
		index, _ := track.Index(price)
		return index
	}
	best, from := calc.None, TrackIndex(t, company)
	for index, p := range list {
		if p == price && (best == calc.None || Abs(index-from) < Abs(best-from)) {
			best = index
		}
	}
	return max(0, best)
}

// Abs is a number without its sign.
func Abs(n int) int { return max(n, -n) }

// SetPrice sets a company's marker on the nearest index of a price that its track has.
func SetPrice(b *calc.Builder, company, price int) {
	SetIndex(b, company, nearest(b.Table, company, price))
}

// SetIndex sets a company's marker on an index of its track under the last line.
func SetIndex(b *calc.Builder, company, index int) {
	l := b.Layout()
	b.Set(l.PriceMark(company), l.Tracks[company].Price(index))
	if OptionsOf(b.Table).Placed() {
		b.Set(IndexMark(l, company), index)
	}
}
