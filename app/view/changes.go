package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// maxAllCompanies is up to how many companies a matrix of changes shows all of them: that many fit beside one another.
const maxAllCompanies = 4

// Changes is what differs between two tables: the seats that something happens to, and of many companies those whose
// price or holdings move, and some besides. Marked is whose turn it is before. It reports whether anything differs at
// all.
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

// MakerFigures is what the player who makes an entry has to go by: the cash, and of many companies the chosen ones,
// with what is held of them and their prices.
func MakerFigures(v Game, t calc.Table, seat int, chosen []int) Matrix {
	m := v.For(calc.None).MatrixOf(t, t)
	m.Order, m.Extras = []int{seat}, nil
	// What is hidden has no column for prices to head.
	if t.Layout().Hidden || len(chosen) > 0 && len(m.Shown) > maxAllCompanies {
		m.Shown = slices.DeleteFunc(m.Shown, func(company int) bool { return !slices.Contains(chosen, company) })
	}
	return m
}

// Consequences are what an amendment changes at the end of a game.
type Consequences struct {
	// Same reports that nothing changes, Hidden that only what lies behind veils does.
	Same, Hidden bool
	// Changes are the figures that differ.
	Changes Matrix
	// Illegal and Legal are entries that become impossible, and possible again, a sentence for each.
	Illegal, Legal []string
	// Warning says how many become impossible and names the first, empty where none does.
	Warning string
}

// ConsequencesOf are what an amendment changes.
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

// verdictNames names an entry as the log does now, before the change, and tells what becomes of it.
func verdictNames(v Game, verdict game.Verdict) words.Names {
	number, before := verdict.Now, v.Table
	if steps := v.Game.Steps(); verdict.Was > 0 {
		number, before = verdict.Was, steps[verdict.Was-1].Before
	}
	return words.Names{
		"number": number, "entry": words.EntryShort(v.ID(), before, verdict.Entry),
		"reason": v.Refusal(verdict.Refusal)}
}
