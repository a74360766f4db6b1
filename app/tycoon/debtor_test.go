package tycoon

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
	rules "scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/yearend"
)

// A debtor who has shares of two stocks is asked what he sells.
func TestDebtorChoosesWhatToSell(t *testing.T) {
	table := closing(t, options(t, "investor", func(o *agreement.Options) { o.Reveal = "totals" }), 2,
		func(p *rules.Position) {
			p.Prices[3], p.Last[3] = 60, 60
			p.Seats[0].Cash = 0
			p.Seats[0].Shares[0], p.Seats[0].Shares[1] = 10_000, 10_000
			p.Seats[0].Lots = []rules.LotPosition{{Round: 1, Type: "short", Company: "O", Shares: 10_000, Price: 60}}
		})
	h := atYearEnd(t, table, &yearend.YearEnd{})
	h.Tap(next("All cards"), "Omega Energy +20", next("Currency cards"), next("Share Suspended"),
		next("Shares to sell"))
	if h.refused() != "Still missing: Shares to sell." {
		t.Errorf("refused: %q", h.refused())
	}
	apptest.Walk(h.Window.Content(), func(o fyne.CanvasObject) {
		if s, ok := o.(*input.Stepper); ok && strings.HasPrefix(s.AccessibilityLabel(), "Ann sells Atlas Bank") {
			s.FocusGained()
			for _, digit := range "5000" {
				s.TypedRune(digit)
			}
		}
	})
	h.Tap(said("common.done"))
	want := `{"by":"totals"` // the usual way is not written
	if got := apptest.Written(t, h.entry); strings.Contains(got, want) ||
		!strings.Contains(got, `"sales":[{"seat":0,"company":"A","shares":5000}]`) {
		t.Errorf("%s", got)
	}
	if h.refused() != "" {
		t.Error(h.refused())
	}
}

// A debtor names only the stock that he wants to sell, whichever stands first.
func TestDebtorNamesOneStock(t *testing.T) {
	table := closing(t, options(t, "investor", func(o *agreement.Options) { o.Reveal = "totals" }), 2,
		func(p *rules.Position) {
			p.Prices[3], p.Last[3] = 60, 60
			p.Seats[0].Cash = 0
			p.Seats[0].Shares[0], p.Seats[0].Shares[1] = 10_000, 10_000
			p.Seats[0].Lots = []rules.LotPosition{{Round: 1, Type: "short", Company: "O", Shares: 10_000, Price: 60}}
		})
	h := atYearEnd(t, table, &yearend.YearEnd{})
	h.Tap(next("All cards"), "Omega Energy +20", next("Currency cards"), next("Share Suspended"),
		next("Shares to sell"))
	apptest.Walk(h.Window.Content(), func(o fyne.CanvasObject) {
		if s, ok := o.(*input.Stepper); ok && strings.HasPrefix(s.AccessibilityLabel(), "Ann sells Titan Steel") {
			s.FocusGained()
			for _, digit := range "8000" {
				s.TypedRune(digit)
			}
		}
	})
	h.Tap(said("common.done"))
	if got := apptest.Written(t, h.entry); !strings.Contains(got, `"sales":[{"seat":0,"company":"T","shares":8000}]`) ||
		h.refused() != "" {
		t.Errorf("%s, refused %q", got, h.refused())
	}
}

// A debenture is claimed once, where there are fewer cards than claims.
func TestDebenturesRunOut(t *testing.T) {
	o := options(t, "trader", func(o *agreement.Options) {
		o.Reveal, o.Deck, o.Copies, o.Specials = "totals", "custom", 1, [6]int{1, 1, 1, 1, 1, 1}
	})
	table := closing(t, o, 3, func(p *rules.Position) {
		p.Prices[0], p.Last[0] = 10, 10
		for seat := range p.Seats {
			p.Seats[seat].Shares[0] = 1_000 * (seat + 1)
		}
	})
	h := atYearEnd(t, table, &yearend.YearEnd{})
	h.Tap(next("All cards"), "Atlas Bank –5", "Atlas Bank –5", next("Currency"), next("Share Suspended"),
		next("Debentures"))
	h.Tap("Ben: Atlas Bank, 2")
	if tile := h.Find("Zoë: Atlas Bank, 3"); !tile.Disabled() ||
		tile.Reason() != "The only Debenture card of this year has been used." {
		t.Errorf("disabled %t, %q", tile.Disabled(), tile.Reason())
	}
	h.Tap(said("common.done"))
	if got := apptest.Written(t, h.entry); !strings.Contains(got, `"claims":[{"seat":1,"company":"A"}]`) ||
		h.refused() != "" {
		t.Errorf("%s, refused %q", got, h.refused())
	}
}
