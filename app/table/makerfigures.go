package table

import (
	"slices"

	"scripkeeper/app/form"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/calc"
)

// maker is the seat that makes an entry, [calc.None] where it is the whole table's.
func maker(t calc.Table, e calc.Entry) int {
	if f, ok := e.Form(t).Field("seat"); ok && f.Kind == calc.SeatKind {
		return f.Get()
	}
	return calc.None
}

// chosenCompanies are the companies that an entry is about, as far as it is filled in.
func chosenCompanies(t calc.Table, e calc.Entry) []int {
	var all []int
	for _, f := range e.Form(t).Fields {
		if f.Kind == calc.CompanyKind && t.Layout().HasCompany(f.Get()) {
			all = append(all, f.Get())
		}
	}
	return all
}

// showMakerFigures shows what the player who makes an entry has to go by while it is not finished: the cash, and of many
// companies those that are chosen, with what is held of them, and their prices unless one chooses by these.
func (sh *sheet) showMakerFigures(v session.View) {
	seat := maker(sh.base, sh.entry)
	if !sh.editor.WantsFigures() || !sh.base.Layout().HasSeat(seat) {
		core.Show(sh.figures, false)
		return
	}
	heading := matrix.HeadPrices
	if slices.ContainsFunc(sh.entry.Form(sh.base).Fields, form.Priced) {
		heading = matrix.HeadCodes
	}
	sh.showFigures(v, makerFigures(v.Rulebook, sh.base, seat, chosenCompanies(sh.base, sh.entry)), heading)
}

func makerFigures(rulebook calc.Rulebook, t calc.Table, seat int, companies []int) matrix.View {
	view := matrixFor(calc.None, rulebook, t, t)
	view.Order, view.Extras = []int{seat}, nil
	if t.Layout().Hidden || len(companies) > 0 && len(view.Shown) > maxAllCompanies { // what is hidden has no column for prices to head
		view.Shown = slices.DeleteFunc(view.Shown, func(company int) bool { return !slices.Contains(companies, company) })
	}
	return view
}
