package tycoon

import (
	"strings"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/office"
)

// silentSellers says who of those who could sell to a Chairman sell nothing, since nothing was said of them.
func silentSellers(t calc.Table, entry *office.Buyback) string {
	sellers := 0
	var silent []int
	for _, f := range entry.Form(t).Fields {
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
		return words.Format("tycoon.sheet.sells.none.one", words.Names{"seat": words.Seat(t.Layout(), silent[0])})
	}
	return words.Format("tycoon.sheet.sells.none", words.Names{"count": len(silent)})
}
