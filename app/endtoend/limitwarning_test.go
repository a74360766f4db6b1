package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/trading"
	"scripkeeper/ledger/record"
)

// A purchase beyond the limit of certificates is warned of, and recorded all the same once somebody says so.
func TestALimitIsAWarning(t *testing.T) {
	t.Parallel()
	o, _ := openmarket.Rulebook{}.Presets()[0].Options.(*agreement.Options)
	o.CertificateLimit = 2
	names := []string{"Anna", "Ben"}
	setup := record.Setup{Rulebook: "openmarket", Names: names, Options: o}
	path := newBook(t, setup, &trading.Buy{Company: "A", Shares: 2})
	w := open(t, sized(390, 844), withArgs("--phone", "--book", path))
	w.Tap(strings.Join(names, ", "))
	w.Tap(text("openmarket.entry.buy.anybody"))
	w.Tap("Anna")
	w.Tap("B")
	w.In(text("openmarket.field.shares")).Tap("+")
	w.SeePart(text("openmarket.refusal.limit.certificates", "seat", "Anna", "count", "3", "most", "2"))
	w.Shot("limit-warned")
	w.Tap(text("openmarket.field.anyway"))
	w.Shot("limit-overruled")
	w.Tap(text("sheet.record"))
	w.SeePart(words.Format("openmarket.entry.buy.short", words.Names{"seat": "Anna", "shares": "1", "company": "B"}))
}
