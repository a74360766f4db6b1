package tycoon

import (
	"strings"

	"scripkeeper/app/form"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/tycoon"
)

// buyback asks what the others sell to a Chairman. Who is not said to sell anything sells nothing: its button says so.
type buyback struct {
	*form.FormEditor
	table calc.Table
	entry *rules.Buyback
}

// RecordLabel says who sells nothing of those who could.
func (e *buyback) RecordLabel() string {
	sellers := 0
	var silent []int
	for _, f := range e.entry.Form(e.table).Fields {
		if !strings.HasPrefix(f.Name, "offers.") || !sheet.Asked(f) {
			continue
		}
		if sellers++; f.Get() == 0 {
			silent = append(silent, f.Seat)
		}
	}
	switch {
	case len(silent) == 0:
		return ""
	case len(silent) == sellers:
		return words.Text("tycoon.sheet.sells.nobody")
	case len(silent) == 1:
		return words.Format("tycoon.sheet.sells.none.one", words.Names{"seat": words.Seat(e.table.Layout(), silent[0])})
	}
	return words.Format("tycoon.sheet.sells.none", words.Names{"count": words.Number(len(silent))})
}
