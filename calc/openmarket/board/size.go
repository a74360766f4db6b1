package board

import "scripkeeper/calc"

// Size returns a company's size, 0 if prices do not depend on size.
func Size(t calc.Table, company int) int {
	if !OptionsOf(t).Sized() {
		return 0
	}
	return t.Mark(SizeMark(t.Layout(), company))
}

// sizeStep returns the largest agreed size not above the given size, and by how many steps it raises the launch price.
func sizeStep(t calc.Table, size int) (from, steps int) {
	for step, least := range OptionsOf(t).Market().Sizes {
		if step == 0 || least <= size {
			from, steps = least, step
		}
	}
	return from, steps
}

func sizedIndex(t calc.Table, company, size int) int {
	track := t.Layout().Tracks[company]
	_, steps := sizeStep(t, size)
	if s, even := track.(calc.Scale); even {
		index, _ := s.Index(min(Opening(t, company)+steps*OptionsOf(t).Step, s.Max))
		return index
	}
	index, _ := track.Index(Opening(t, company))
	return min(index+steps, track.Len()-1)
}

// Grow sets a company's size and the price that follows from the size.
func Grow(b *calc.Builder, company, size int) {
	old, index := b.Price(company), sizedIndex(b.Table, company, size)
	from, _ := sizeStep(b.Table, size)
	price := b.Layout().Tracks[company].Price(index)
	kind, terms := "size", []calc.Term{calc.With("size", size), calc.With("from", from), calc.With("price", price)}
	if price == old {
		kind = "size.same"
	} else {
		terms = append(terms, calc.With("old", old))
	}
	b.Line(kind, "size", calc.None, company, terms...)
	b.Set(SizeMark(b.Layout(), company), size)
	SetIndex(b, company, index)
}
