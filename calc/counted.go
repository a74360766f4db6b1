package calc

// A Count entry compares a count made at the table with the record: a seat's cash and shares, or the bank's shares. It
// changes no figure. A difference means that an earlier entry is missing, wrong or doubled. A replay compares again.
type Count struct {
	// Seat is the seat that was counted, from 0; it is ignored if the bank was counted.
	Seat int `json:"seat"`
	// Bank means that the bank's shares were counted instead of a seat's property; the default is false.
	Bank bool `json:"bank,omitzero"`
	// Cash is the money counted at the seat, negative for a debt; it is 0 if the bank was counted.
	Cash int `json:"cash"`
	// Holds is the number of shares counted in each company, in the order of the game's companies; it is empty while
	// players' holdings are veiled or hidden.
	Holds []int `json:"holds,omitempty"`
}

func (*Count) Kind() string { return "counted" }

func (e *Count) Form(t Table) Form {
	var form Form
	if _, known := t.InBank(0); known {
		form.Collect(FlagFunc("bank", func() bool { return e.Bank }, func(bank bool) {
			e.Bank = bank
			e.fillIn(t)
		}))
	}
	if !e.Bank {
		form.Collect(AmountFunc("seat", Choose(len(t.Layout().Seats)), func() int { return e.Seat }, func(seat int) {
			e.Seat = seat
			e.fillIn(t)
		}).As(SeatKind).Expect(max(0, t.Turn())))
	}
	kept, known := e.expected(t)
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
				GrowTo(&e.Holds, len(kept.Holds)-1)
				e.Holds[company] = v
			}).ForCompany(company).Expect(shares))
	}
	return form
}

func (e *Count) fillIn(t Table) {
	if kept, known := e.expected(t); known {
		*e = kept
	}
}

// expected returns the count that agrees with the record. known is false for an unknown seat or an unlimited bank.
func (e *Count) expected(t Table) (kept Count, known bool) {
	kept = Count{Seat: e.Seat, Bank: e.Bank}
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

func (e *Count) refusal(t Table) *Refusal {
	kept, known := e.expected(t)
	switch {
	case e.Bank && !known:
		return Refuse("counted.bank", "bank")
	case known && len(e.Holds) != len(kept.Holds):
		return Refuse("counted.shares", "holds").With("value", len(e.Holds)).With("max", len(kept.Holds))
	}
	return nil
}

// Apply states each difference or that there is none. Refusals: seat.unknown, counted.bank, counted.shares,
// value.range.
func (e *Count) Apply(t Table) (Table, Statement, *Refusal) {
	return Build(t, e.refusal(t).OrCheck(e, t).OrUnder("counted"), func(b *Builder) {
		kept, _ := e.expected(t)
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

func (l Line) Differs() bool {
	switch l.Kind {
	case "counted.cash", "counted.shares", "counted.left":
		return true
	}
	return false
}

// InBank returns the number of a company's shares in the bank, and whether the bank's shares are limited.
func (t Table) InBank(company int) (shares int, limited bool) {
	if left := t.Layout().Kit.InBank; left != nil {
		return left(t, company)
	}
	return t.SharesOf(Market(), company), t.Layout().Pool
}
