package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/trading"
	"scripkeeper/ledger/record"
)

// rails are the options of a railway game in which who has the most shares is president, in any order of play.
func rails(t *testing.T) *agreement.Options {
	t.Helper()
	for _, p := range (openmarket.Rulebook{}).Presets() {
		if o, is := p.Options.(*agreement.Options); is && p.Key == "rails" {
			o.President, o.Order = "most", "free"
			return o
		}
	}
	t.Fatal("there are no rails")
	return nil
}

// A purchase that makes a president says so before it is recorded, and the table shows who is president then.
func TestAPurchaseMakesAPresident(t *testing.T) {
	t.Parallel()
	names, price := []string{"Anna", "Ben"}, 67
	path := newBook(t, record.Setup{Rulebook: "openmarket", Names: names, Options: rails(t)},
		&charter.Launch{Seat: 1, Company: "N", Price: &price}, &trading.Buy{Seat: 1, Company: "N", Shares: 1},
		&trading.Buy{Seat: 0, Company: "N", Shares: 3})
	w := open(t, sized(390, 844), withArgs("--phone", "--book", path))
	w.Tap(strings.Join(names, ", "))
	w.Shot("president-before")
	w.Tap(text("openmarket.entry.buy.anybody"))
	w.Tap("Anna")
	w.In(text("openmarket.field.shares")).Tap("+")
	told := text("openmarket.line.president.percent", "seat", "Anna", "held", "40", "company", "Northern", "turn", "Ben",
		"less", "30", "weight", "2")
	w.Bring(told)
	w.Shot("president-foreseen")
	w.Tap(text("sheet.record"))
	w.SeePart(text("openmarket.class.director", "count", "1"))
	w.Key("l")
	w.SeePart("Northern")
	w.Shot("president-log")
}

// A company that buys a train for more than it has: the sheet names what is lacking, its president pays that, and the
// log tells both parts.
func TestAPresidentPaysTheRest(t *testing.T) {
	t.Parallel()
	names, price := []string{"Anna", "Ben"}, 67
	path := newBook(t, record.Setup{Rulebook: "openmarket", Names: names, Options: rails(t)},
		&charter.Launch{Seat: 1, Company: "N", Price: &price},
		&operating.Pay{Payer: "company", Company: "N", Amount: 550})
	w := open(t, sized(390, 844), withArgs("--phone", "--book", path))
	w.Tap(strings.Join(names, ", "))
	w.Tap(text("openmarket.entry.buy.anybody"))
	w.Tap(text("openmarket.entry.pay"))
	w.In(text("openmarket.field.payer")).Tap(text("openmarket.choice.company"))
	w.In(text("openmarket.field.company")).Tap("Northern")
	w.Type("300")
	w.Bring(text("openmarket.field.help"))
	w.SeePart("the other 180")
	w.Shot("help-asked")
	w.Tap(text("openmarket.field.help"))
	w.Shot("help-phone")
	w.Resize(1280, 800)
	w.Shot("help-desktop")
	w.Resize(390, 844)
	w.Tap(text("sheet.record"))
	w.Key("l")
	w.SeePart(text("openmarket.log.help", "seat", "Ben", "amount", "180"))
	w.Shot("help-log")
}
