package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

// Chairman is the seat of a stock's Chairman, or [calc.None].
func Chairman(t calc.Table, company int) int { return t.Mark(CompanyMark(t, ChairmanMark, company)) }

// IsDirector reports whether a seat is a Director of a stock.
func IsDirector(t calc.Table, seat, company int) bool {
	return t.Mark(CompanyMark(t, DirectorsMark, company))>>seat&1 == 1
}

// Threshold is how many shares of a stock a percentage is: of those outstanding, rounded up to a whole share, or with
// absolute_thresholds of all that there were at first.
func Threshold(t calc.Table, company, percent int) int {
	return ThresholdOf(OptionsOf(t), Outstanding(t, company), percent)
}

// ThresholdOf is the same of so many shares outstanding.
func ThresholdOf(o *agreement.Options, outstanding, percent int) int {
	if o.Thresholds == "absolute_thresholds" {
		outstanding = o.Shares
	}
	return max(1, (outstanding*percent+99)/100)
}

// UpdateRoles works out who is Chairman and who is Director of every stock, and announces what has changed. Some line
// must have been begun before.
func UpdateRoles(b *calc.Builder) {
	for company := range agreement.Companies {
		chairman := seekChairman(b.Table, company)
		if was := Chairman(b.Table, company); was != chairman {
			need := Threshold(b.Table, company, OptionsOf(b.Table).Chairman)
			if was != calc.None {
				announceLoss(b, "chairman", was, company, need)
			}
			if chairman != calc.None {
				Announce(b, "chairman", "chairman", chairman, company, need)
			}
			b.Set(CompanyMark(b.Table, ChairmanMark, company), chairman)
		}
		updateDirectors(b, company)
	}
}

// Announce says of a seat that it has an office now, with its shares and those that it takes.
func Announce(b *calc.Builder, kind, rule string, seat, company, need int) {
	b.Line(kind, rule, seat, company, calc.With("shares", b.Shares(seat, company)), calc.With("need", need))
}

// announceLoss says why an office ends: the shares are too few, or another holder has more of them.
func announceLoss(b *calc.Builder, office string, seat, company, need int) {
	kind := office + ".lost"
	if b.Shares(seat, company) >= need {
		kind = office + ".less"
	}
	Announce(b, kind, office, seat, company, need)
}

// seekChairman is who is Chairman now. He who was first stays so while he has enough; then the largest holder follows.
func seekChairman(t calc.Table, company int) int {
	need, was := Threshold(t, company, OptionsOf(t).Chairman), Chairman(t, company)
	if was != calc.None && OptionsOf(t).Chair == "first" && t.Shares(was, company) >= need {
		return was
	}
	incumbents := 0
	if was != calc.None {
		incumbents = 1 << was
	}
	return largest(t, company, need, incumbents, calc.None)
}

// largest is the largest holder of those who have enough, leaving one seat aside. Among equals an incumbent stays, else
// the first from seat 1 on comes.
func largest(t calc.Table, company, need, incumbents, aside int) int {
	best := calc.None
	for seat := range t.Layout().Seats {
		shares := t.Shares(seat, company)
		if shares < need || seat == aside {
			continue
		}
		if best == calc.None || shares > t.Shares(best, company) ||
			shares == t.Shares(best, company) && incumbents>>seat&1 == 1 {
			best = seat
		}
	}
	return best
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
	} else if seat := largest(b.Table, company, need, was, chairman); seat != calc.None {
		set = 1 << seat
	}
	if set == was {
		return
	}
	for seat := range b.Layout().Seats {
		switch {
		case was>>seat&1 == 1 && set>>seat&1 == 0 && seat != chairman:
			announceLoss(b, "director", seat, company, need)
		case was>>seat&1 == 0 && set>>seat&1 == 1:
			Announce(b, "director", "director", seat, company, need)
		}
	}
	b.Set(mark, set)
}
