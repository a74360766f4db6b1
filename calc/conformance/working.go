package conformance

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// checkWorking proves that the product of a line's shares and factors is the amount of cash posted.
func (g Game) checkWorking(t Judge, line calc.Line, said string) {
	t.Helper()
	count, counted := line.Term("shares")
	if !counted {
		count, counted = line.Term("cards")
	}
	halves, half := line.Term("halves")
	if half {
		count, counted = halves, true
	}
	amount, told := line.Term("amount")
	factors := 0
	for _, role := range []string{"weight", "price", "each"} {
		if factor, has := line.Term(role); has {
			count *= factor
			factors++
		}
	}
	if half {
		up, _ := line.Term("up")
		count = (count + up) / 2
	}
	_, part := line.Term("percent") // a percentage of the product
	_, last := line.Term("last")    // the last of several prices
	if !counted || !told || factors == 0 || part || last {
		return
	}
	posted := gametest.Cash(line)
	if amount != count || posted != amount && !slices.Contains(g.Unposted, line.Kind) {
		t.Fatalf("%s: %d was posted for %+v", said, posted, line)
	}
}

// checkSum proves that a line's figures before and after differ by its change or, if it has none, by its amount, and
// that the cash it posts equals the difference.
func checkSum(t Judge, line calc.Line, said string) {
	t.Helper()
	posted := gametest.Cash(line)
	size := func(by int) int { return max(by, -by) }
	amount, told := line.Term("amount")
	for _, roles := range [][2]string{{"before", "after"}, {"cash", "after"}, {"cash", "rest"}, {"kept", "counted"}} {
		before, was := line.Term(roles[0])
		after, is := line.Term(roles[1])
		change, changed := line.Term("change")
		if was && is && (changed && after-before != change || told && !changed && size(after-before) != amount ||
			posted > 0 && posted != size(after-before)) {
			t.Fatalf("%s: from %d to %d in %+v", said, before, after, line)
		}
	}
	paid, part := line.Term("paid")
	rest, left := line.Term("rest")
	if _, share := line.Term("of"); part && left && told && !share && (posted != paid || amount != paid+rest) {
		t.Fatalf("%s: %d of %d was paid by %+v", said, posted, amount, line)
	}
	if told && !part && posted > 0 && posted != size(amount) {
		t.Fatalf("%s: %d was posted for %+v", said, posted, line)
	}
}

// checkRounded proves that a share of a payment, or a percentage of a loan, is rounded to a whole number.
func checkRounded(t Judge, line calc.Line, said string) {
	t.Helper()
	amount, told := line.Term("amount")
	for _, roles := range [][2]string{{"shares", "paid"}, {"loan", "percent"}} {
		count, counted := line.Term(roles[0])
		factor, has := line.Term(roles[1])
		of, whole := line.Term("of")
		if roles[1] == "percent" {
			of, whole = 100, true
		}
		if off := amount*of - count*factor; told && counted && has && whole && max(off, -off) >= of {
			t.Fatalf("%s: %d is not %d × %d / %d in %+v", said, amount, count, factor, of, line)
		}
	}
}

// checkPrice proves that a line that moves a price has the right old, raw and new prices.
func checkPrice(t Judge, l *calc.Layout, line calc.Line, said string) {
	t.Helper()
	old, from := line.Term("old")
	price, to := line.Term("new")
	if was, ratio := line.Term("was"); ratio {
		old = was
	}
	if final, named := line.Term("price"); named {
		price, to = final, true
	}
	for _, mark := range line.Marks {
		if line.Company == calc.None || mark.ID != l.PriceMark(line.Company) {
			continue
		}
		if from && mark.From != old || to && mark.To != price {
			t.Fatalf("%s: the price went from %d to %d in %+v", said, mark.From, mark.To, line)
		}
	}
	change, by := line.Term("change")
	if raw, worked := line.Term("raw"); worked && by && raw != old+change {
		t.Fatalf("%s: %d and %d are not %d in %+v", said, old, change, raw, line)
	}
}
