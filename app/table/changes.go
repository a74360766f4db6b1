package table

import (
	"slices"

	"scripkeeper/app/widget/matrix"
	"scripkeeper/calc"
)

// maxAllCompanies is up to how many companies a matrix of changes shows all of them: that many fit beside one another.
const maxAllCompanies = 4

// changesOf shows what differs between two tables as a matrix: the seats that something happens to, and of many
// companies those whose price or holdings move, and some besides. The looker is the player who makes the entry, or [calc.None]. Marked is whose
// turn it is before. It tells whether anything differs at all.
func changesOf(looker int, rulebook calc.Rulebook, before, after calc.Table, besides ...int) (matrix.View, bool) {
	old, view := matrixFor(looker, rulebook, before, before), matrixFor(looker, rulebook, after, before)
	view.Before, view.Order = &old, []int{}
	moved := map[int]bool{}
	for company := range view.Companies {
		moved[company] = before.Price(company) != after.Price(company)
	}
	for seat, now := range view.Seats {
		was := old.Seats[seat]
		view.Seats[seat].Turn = was.Turn
		for company := range view.Companies {
			if now.Shares[company] != was.Shares[company] ||
				len(now.Notes) == len(was.Notes) && len(now.Notes) > 0 && now.Notes[company] != was.Notes[company] {
				moved[company] = true
			}
		}
		if now.Cash != was.Cash || now.Worth != was.Worth || !slices.Equal(now.Shares, was.Shares) ||
			!slices.Equal(now.Notes, was.Notes) || now.Out != was.Out {
			view.Order = append(view.Order, seat)
		}
	}
	differs := len(view.Order) > 0
	view.Extras = slices.DeleteFunc(view.Extras, func(now matrix.Extra) bool {
		was := make([]int, len(now.Figures))
		if i := slices.IndexFunc(old.Extras, func(e matrix.Extra) bool { return e.Name == now.Name }); i >= 0 {
			was = old.Extras[i].Figures
		}
		for company, n := range now.Figures {
			moved[company] = moved[company] || n != was[company]
		}
		return slices.Equal(now.Figures, was)
	})
	differs = differs || len(view.Extras) > 0
	if len(view.Shown) > maxAllCompanies {
		view.Shown = slices.DeleteFunc(view.Shown, func(company int) bool { return !moved[company] && !slices.Contains(besides, company) })
	}
	return view, differs || slices.ContainsFunc(view.Shown, func(company int) bool { return moved[company] })
}
