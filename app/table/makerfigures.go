package table

import (
	"slices"

	"scripkeeper/app/form"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/calc"
)

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
func (sh *sheet) showMakerFigures(v view.Game) {
	seat := view.Maker(sh.base, sh.entry)
	if !sh.editor.WantsFigures() || !sh.base.Layout().HasSeat(seat) {
		core.Show(sh.figures, false)
		return
	}
	heading := matrix.HeadPrices
	if slices.ContainsFunc(sh.entry.Form(sh.base).Fields, form.Priced) {
		heading = matrix.HeadCodes
	}
	sh.showFigures(v, v.MakerFigures(sh.base, seat, chosenCompanies(sh.base, sh.entry)), heading)
}
