package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/ledger/record"
)

// A sheet on which stocks are chosen by price does not repeat the prices among the buyer's figures.
func TestPricesStandOnceInTheSheetOfAPurchase(t *testing.T) {
	s := apptest.Begin(t)
	options := apptest.Options(t, tycoon.Rulebook{}, "strategist", func(o *agreement.Options) { o.Cash = 700_000 })
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: "tycoon", Names: []string{"Anna", "Ben"}, Options: options}))
	page := NewPage(s)
	s.GoHome(apptest.To(page))
	apptest.Settle(s, fyne.NewSize(1280, 800))
	sh := page.sheet
	least := sh.matrix.MinSize().Height
	sh.matrix.SetHeading(matrix.HeadPrices)
	expect.True(t, sh.figures.Visible() && sh.matrix.MinSize().Height > least, "the prices stand above the figures too")
}
