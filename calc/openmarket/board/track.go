package board

import "scripkeeper/calc"

// TrackIndex returns the index of a company's marker on its track.
func TrackIndex(t calc.Table, company int) int {
	if OptionsOf(t).Placed() {
		return t.Mark(IndexMark(t.Layout(), company))
	}
	index, _ := t.Layout().Tracks[company].Index(t.Price(company))
	return index
}

// nearest returns the track index of a price, 0 if the track lacks it. If a list or chart repeats the price, it is the
// index nearest to the marker.
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

func Abs(n int) int { return max(n, -n) }

// SetPrice sets a company's marker on the nearest index of a price, which its track must have.
func SetPrice(b *calc.Builder, company, price int) {
	SetIndex(b, company, nearest(b.Table, company, price))
}

// SetIndex sets a company's marker on an index of its track, under the last line.
func SetIndex(b *calc.Builder, company, index int) {
	l := b.Layout()
	b.Set(l.PriceMark(company), l.Tracks[company].Price(index))
	if OptionsOf(b.Table).Placed() {
		b.Set(IndexMark(l, company), index)
	}
}
