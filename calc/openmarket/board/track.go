package board

import "scripkeeper/calc"

func TrackIndex(t calc.Table, company int) int {
	if OptionsOf(t).KeepsPlaces() {
		return t.Mark(IndexMark(t.Layout(), company))
	}
	index, _ := t.Layout().Tracks[company].Index(t.Price(company))
	return index
}

// nearest returns the index of a price on a track that is no chart, or 0 if the track does not have it. If a list
// repeats the price, the result is the index nearest to the company's marker.
func nearest(t calc.Table, company, price int) int {
	track := t.Layout().Tracks[company]
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

// SetPrice moves a company's marker to the nearest index that has the price. The track must have the price.
func SetPrice(b *calc.Builder, company, price int) {
	SetIndex(b, company, CellIndex(b.Table, company, price, nil, AnyCell))
}

// SetIndex moves a company's marker to an index of its track. The caller adds a statement line about the change first.
func SetIndex(b *calc.Builder, company, index int) {
	l := b.Layout()
	b.Set(l.PriceMark(company), l.Tracks[company].Price(index))
	if OptionsOf(b.Table).KeepsPlaces() {
		b.Set(IndexMark(l, company), index)
	}
}
