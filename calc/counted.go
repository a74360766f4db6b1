package calc

// Counted is what was counted on the table: the cash and the shares that a seat has there, or the shares that the bank
// has. It changes no figure. Where it differs from what the entries before it come to, one of them is missing, wrong or
// entered twice. Once that is fixed the count agrees: it is compared anew whenever the game is worked out.
type Counted struct {
	// Seat is who was counted; it means nothing where the bank was.
	Seat int `json:"seat"`
	// Bank tells that the shares that the bank has were counted.
	Bank bool `json:"bank,omitzero"`
	// Cash is the money of the seat, below zero for a debt.
	Cash int `json:"cash"`
	// Holds has one item for every company, as the table shows them; none where nobody may see what others hold.
	Holds []int `json:"holds,omitempty"`
}

func (*Counted) Kind() string { return "counted" }

// Form asks who was counted, and for what was found there. What is likely is what the entries come to.
func (e *Counted) Form(t Table) Form {
	var form Form
	if _, known := t.InBank(0); known {
		form.Collect(FlagFunc("bank", func() bool { return e.Bank }, func(bank bool) {
			e.Bank = bank
			e.agree(t)
		}))
	}
	if !e.Bank {
		form.Collect(AmountFunc("seat", Choose(len(t.Layout().Seats)), func() int { return e.Seat }, func(seat int) {
			e.Seat = seat
			e.agree(t)
		}).As(SeatKind).Expect(max(0, t.Turn())))
	}
	kept, known := e.kept(t)
	if !known {
		return form
	}
	if !e.Bank {
		form.Collect(Amount("cash", &e.Cash, Range(-MaxRuling, MaxRuling).Guarded()).ForSeat(e.Seat).Expect(kept.Cash))
	}
	for company, shares := range kept.Holds {
		form.Collect(AmountFunc(ItemName("holds", company), Range(0, MaxRuling).Guarded(),
			func() int { return ItemOrZero(e.Holds, company) },
			func(v int) {
				e.Holds = roomFor(e.Holds, len(kept.Holds))
				e.Holds[company] = v
			}).ForCompany(company).Expect(shares))
	}
	return form
}

// agree fills in what the entries come to.
func (e *Counted) agree(t Table) {
	if kept, known := e.kept(t); known {
		*e = kept
	}
}

// kept is the count as it would agree with the table, and whether it says yet who is counted.
func (e *Counted) kept(t Table) (kept Counted, known bool) {
	kept = Counted{Seat: e.Seat, Bank: e.Bank}
	l := t.Layout()
	if e.Bank {
		for company := range l.Companies {
			shares, limited := t.InBank(company)
			kept.Holds, known = append(kept.Holds, shares), known || limited
		}
		return kept, known
	}
	if !l.HasSeat(e.Seat) {
		return kept, false
	}
	kept.Cash = t.Cash(e.Seat)
	if t.Over() || !l.Veiled && !l.Hidden {
		for company := range l.Companies {
			kept.Holds = append(kept.Holds, t.Shares(e.Seat, company))
		}
	}
	return kept, true
}

// refusal says what is wrong with the count as a whole.
func (e *Counted) refusal(t Table) *Refusal {
	kept, known := e.kept(t)
	switch {
	case e.Bank && !known:
		return Refuse("counted.bank", "bank")
	case known && len(e.Holds) != len(kept.Holds):
		return Refuse("counted.shares", "holds").With("value", len(e.Holds)).With("max", len(kept.Holds))
	}
	return nil
}

// Apply tells what agrees and what differs. Refusals: seat.unknown, counted.bank, counted.shares, value.range.
func (e *Counted) Apply(t Table) (Table, Statement, *Refusal) {
	return Build(t, e.refusal(t).OrCheck(e, t).OrUnder("counted"), func(b *Builder) {
		kept, _ := e.kept(t)
		seat := e.Seat
		shares, right := "counted.shares", "counted.right"
		if e.Bank {
			seat, shares, right = None, "counted.left", "counted.right.bank"
		}
		differ := func(kind string, company, counted, kept int) {
			if counted != kept {
				b.Line(kind, "counted", seat, company, With("counted", counted), With("kept", kept),
					With("change", counted-kept))
			}
		}
		differ("counted.cash", None, e.Cash, kept.Cash)
		for company, count := range kept.Holds {
			differ(shares, company, e.Holds[company], count)
		}
		if len(b.lines) == 0 {
			b.Line(right, "counted", seat, None, With("cash", e.Cash))
		}
	})
}

// Differs reports whether a line tells that something counted is not what the entries come to.
func (l Line) Differs() bool {
	switch l.Kind {
	case "counted.cash", "counted.shares", "counted.left":
		return true
	}
	return false
}

// InBank returns how many shares of a company the bank has, and whether there is an end to them.
func (t Table) InBank(company int) (shares int, limited bool) {
	if left := t.Layout().Kit.InBank; left != nil {
		return left(t, company)
	}
	return t.SharesOf(Market(), company), t.Layout().Pool
}
