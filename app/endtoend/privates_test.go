package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/ledger/record"
)

func privateRailways() record.Setup {
	o, _ := openmarket.Rulebook{}.Presets()[3].Options.(*agreement.Options)
	o.PrivateWorth, o.Privates = "face", "Ferry 20 5, Tram 40 10, Mine 70 15, Harbour 110 20"
	return record.Setup{Rulebook: "openmarket", Names: []string{"Anna", "Ben", "Carl"}, Options: o}
}

// begun returns entries after which two railways have operated once, and Anna owns Ferry.
func begun() []calc.Entry {
	return []calc.Entry{
		&privates.Private{Private: "F"}, &charter.Launch{Company: "N"}, &openmarket.Next{},
		&charter.Launch{Seat: 1, Company: "S"}, &operating.Operate{Company: "N"}, &operating.Operate{Company: "S"},
	}
}

// Each entry takes the fewest possible taps. Incomes of private companies take one tap or none.
func TestPrivatesInTheWindow(t *testing.T) {
	t.Parallel()
	setup := privateRailways()
	start := func(entries ...calc.Entry) window {
		w := open(t, sized(390, 844), withArgs("--phone", "--book", newBook(t, setup, entries...)))
		w.Tap(strings.Join(setup.Names, ", "))
		return w
	}
	w := start()
	tap := func(labels ...string) {
		for _, label := range labels {
			switch {
			case len(label) == 1:
				w.digits(label)
				continue
			case label == "Ferry" || label == "Tram":
				label = w.noted(label)
			}
			w.Tap(label)
		}
	}
	recorded, changes := text("sheet.record"), text("openmarket.entry.private.title")
	tap(changes, "Ferry", recorded)
	w.SeePart("Ferry to Anna for 20")
	tap(text("openmarket.entry.next.pass", "next", "Ben"), changes, "Tram", "4", "5", recorded)
	w.SeePart("Tram to Ben for 45")

	w = start(begun()...)
	tap(text("openmarket.entry.incomes"))
	w.SeePart(text("openmarket.line.incomes", "amount", "5"))
	operates := text("openmarket.entry.operate.title", "Company", "Northern")
	tap(operates, text("openmarket.entry.private"), "Ferry", text("openmarket.choice.company"), "Northern", "4", "0")
	w.Shot("privates-hand-over")
	tap(recorded)
	w.SeePart("Ferry to Northern for 40")
	tap(operates, text("openmarket.entry.closing"), "Ferry", recorded)
	w.SeePart("Ferry closes")

	w = start(append(begun()[:4:4], &openmarket.Next{})...)
	tap(text("openmarket.entry.buy.title", "seat", "Carl"), text("openmarket.entry.operate"), "9", "0")
	w.Bring(text("openmarket.field.incomes") + " ✓, " + text("openmarket.note.incomes", "amount", "5"))
	w.Shot("privates-first")
	tap(text("sheet.record.several", "count", "2"))
	w.SeePart("Northern operates: 90")
}
