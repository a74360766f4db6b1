package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// maxAllCompanies is the largest number of companies that are always shown, even without a change.
const maxAllCompanies = 4

// Changes returns the differences between two tables, and reports whether there are any. With more than maxAllCompanies
// companies, it shows only companies with a change, and the companies given as besides.
func Changes(v Game, before, after calc.Table, besides ...int) (Matrix, bool) {
	old, m := v.MatrixOf(before, before), v.MatrixOf(after, before)
	m.Before, m.Order = &old, []int{}
	moved := map[int]bool{}
	for company := range m.Companies {
		moved[company] = before.Price(company) != after.Price(company)
	}
	for seat, now := range m.Seats {
		was := old.Seats[seat]
		m.Seats[seat].Turn = was.Turn
		for company := range m.Companies {
			if now.Shares[company] != was.Shares[company] ||
				len(now.Notes) == len(was.Notes) && len(now.Notes) > 0 && now.Notes[company] != was.Notes[company] {
				moved[company] = true
			}
		}
		if now.Cash != was.Cash || now.Worth != was.Worth || !slices.Equal(now.Shares, was.Shares) ||
			!slices.Equal(now.Notes, was.Notes) || now.Out != was.Out ||
			now.Detail != was.Detail {
			m.Order = append(m.Order, seat)
		}
	}
	differs := len(m.Order) > 0
	m.Extras = slices.DeleteFunc(m.Extras, func(now Extra) bool {
		was := make([]int, len(now.Figures))
		if i := slices.IndexFunc(old.Extras, func(e Extra) bool { return e.Name == now.Name }); i >= 0 {
			was = old.Extras[i].Figures
		}
		for company, n := range now.Figures {
			moved[company] = moved[company] || n != was[company]
		}
		return slices.Equal(now.Figures, was)
	})
	differs = differs || len(m.Extras) > 0
	if len(m.Shown) > maxAllCompanies {
		still := func(company int) bool { return !moved[company] && !slices.Contains(besides, company) }
		m.Shown = slices.DeleteFunc(m.Shown, still)
	}
	return m, differs || slices.ContainsFunc(m.Shown, func(company int) bool { return moved[company] })
}

// MakerFigures returns a seat's cash and holdings, and the prices. With more than maxAllCompanies companies, it shows
// only the chosen companies, or all if none is chosen.
func MakerFigures(v Game, t calc.Table, seat int, chosen []int) Matrix {
	m := v.For(calc.None).MatrixOf(t, t)
	m.Order, m.Extras = []int{seat}, nil
	// The columns of companies are empty while holdings are hidden.
	if t.Layout().Hidden || len(chosen) > 0 && len(m.Shown) > maxAllCompanies {
		m.Shown = slices.DeleteFunc(m.Shown, func(company int) bool { return !slices.Contains(chosen, company) })
	}
	return m
}

// A Consequences describes how an edit changes the end of a game.
type Consequences struct {
	// Same reports whether nothing changes, and Hidden whether changes may be in secret holdings and thus aren't shown.
	Same, Hidden bool
	Changes      Matrix
	// Illegal has a sentence for each later entry that becomes illegal, and Legal for each that becomes legal again.
	Illegal, Legal []string
	// Warning counts the entries that become illegal and names the first; "" if there are none.
	Warning string
}

func ConsequencesOf(v Game, d game.Difference) Consequences {
	if len(d.Figures) == 0 && len(d.Illegal) == 0 && len(d.Legal) == 0 {
		return Consequences{Same: true}
	}
	var c Consequences
	changes, differs := Changes(v, d.Before, d.After)
	c.Changes, c.Hidden = changes, !differs && Secret(v.Table)
	for _, verdict := range d.Illegal {
		c.Illegal = append(c.Illegal, words.Format("sheet.changes.illegal", verdictNames(v, verdict)))
	}
	for _, verdict := range d.Legal {
		c.Legal = append(c.Legal, words.Format("sheet.changes.legal", verdictNames(v, verdict)))
	}
	if n := len(d.Illegal); n > 0 {
		names := verdictNames(v, d.Illegal[0])
		names["count"] = n
		c.Warning = words.Format("mend.warning", names)
	}
	return c
}

// verdictNames returns an entry's number and name before an edit, and the reason why the entry is illegal.
func verdictNames(v Game, verdict game.Verdict) words.Names {
	number, before := verdict.Now, v.Table
	if steps := v.Game.Steps(); verdict.Was > 0 {
		number, before = verdict.Was, steps[verdict.Was-1].Before
	}
	return words.Names{
		"number": number, "entry": words.EntryShort(v.ID(), before, verdict.Entry),
		"reason": v.Refusal(verdict.Refusal)}
}
