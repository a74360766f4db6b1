package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

// Chairman returns the seat of a company's Chairman, or [calc.None].
func Chairman(t calc.Table, company int) int { return t.Mark(CompanyMark(t, ChairmanMark, company)) }

func IsDirector(t calc.Table, seat, company int) bool {
	return t.Mark(CompanyMark(t, DirectorsMark, company))>>seat&1 == 1
}

// Threshold returns a percentage of a company's outstanding shares, rounded up. Under absolute_thresholds it is a
// percentage of all shares at the start.
func Threshold(t calc.Table, company, percent int) int {
	return ThresholdOf(OptionsOf(t), Outstanding(t, company), percent)
}

// ThresholdOf is [Threshold] for a given number of outstanding shares.
func ThresholdOf(o *agreement.Options, outstanding, percent int) int {
	if o.Thresholds == "absolute_thresholds" {
		outstanding = o.Shares
	}
	return max(1, (outstanding*percent+99)/100)
}

// UpdateRoles appoints the Chairman and Directors of each company and announces changes. The builder must have a line.
func UpdateRoles(b *calc.Builder) {
	for company := range agreement.Companies {
		chairman := seekChairman(b.Table, company)
		if was := Chairman(b.Table, company); was != chairman {
			need := Threshold(b.Table, company, OptionsOf(b.Table).Chairman)
			if was != calc.None {
				announceLoss(b, "chairman", ChairRule(b.Table), was, company, need)
			}
			if chairman != calc.None {
				Announce(b, "chairman", ChairRule(b.Table), chairman, company, need)
			}
			b.Set(CompanyMark(b.Table, ChairmanMark, company), chairman)
		}
		updateDirectors(b, company)
	}
}

// Announce writes a line about an office, with the seat's shares and the number needed.
func Announce(b *calc.Builder, kind, rule string, seat, company, need int) {
	b.Line(kind, rule, seat, company, calc.With("shares", b.Shares(seat, company)), calc.With("need", need))
}

func announceLoss(b *calc.Builder, office, rule string, seat, company, need int) {
	kind := office + ".lost"
	if b.Shares(seat, company) >= need {
		kind = office + ".less"
	}
	Announce(b, kind, rule, seat, company, need)
}

// ChairRule returns the rule by which a seat becomes Chairman.
func ChairRule(t calc.Table) string {
	if OptionsOf(t).Chair == "largest_holder" {
		return "house.largest_holder"
	}
	return "chairman"
}

// seekChairman returns the seat that should be Chairman. If option chair is "first", a Chairman with enough shares
// stays.
func seekChairman(t calc.Table, company int) int {
	need, was := Threshold(t, company, OptionsOf(t).Chairman), Chairman(t, company)
	if was != calc.None && OptionsOf(t).Chair == "first" && t.Shares(was, company) >= need {
		return was
	}
	return Incumbent(largestHolders(t, company, need, calc.None), func(seat int) bool { return seat == was })
}

// Largest returns the seats that hold the most shares, if they hold at least the number need. The seat given as aside
// is ignored.
func Largest(t calc.Table, need, aside int, shares func(seat int) int) []int {
	others := calc.IndexesWhere(len(t.Layout().Seats), func(seat int) bool { return seat != aside })
	_, seats := calc.Best(others, need, shares)
	return seats
}

func largestHolders(t calc.Table, company, need, aside int) []int {
	return Largest(t, need, aside, func(seat int) int { return t.Shares(seat, company) })
}

// Incumbent returns the rival who holds the office, otherwise the first rival, or [calc.None].
func Incumbent(rivals []int, holds func(seat int) bool) int {
	if seat, sits := calc.Find(rivals, holds); sits {
		return seat
	}
	return append(rivals, calc.None)[0]
}

func updateDirectors(b *calc.Builder, company int) {
	o, mark := OptionsOf(b.Table), CompanyMark(b.Table, DirectorsMark, company)
	need, chairman, was, set := Threshold(b.Table, company, o.Director), Chairman(b.Table, company), b.Mark(mark), 0
	if o.Directors == "multi_director" {
		for seat := range b.Layout().Seats {
			if seat != chairman && b.Shares(seat, company) >= need {
				set |= 1 << seat
			}
		}
	} else if rivals := largestHolders(b.Table, company, need, chairman); len(rivals) > 0 {
		set = 1 << Incumbent(rivals, func(seat int) bool { return was>>seat&1 == 1 })
	}
	if set == was {
		return
	}
	for seat := range b.Layout().Seats {
		switch {
		case was>>seat&1 == 1 && set>>seat&1 == 0 && seat != chairman:
			announceLoss(b, "director", "director", seat, company, need)
		case was>>seat&1 == 0 && set>>seat&1 == 1:
			Announce(b, "director", "director", seat, company, need)
		}
	}
	b.Set(mark, set)
}
