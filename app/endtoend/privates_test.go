package endtoend

import (
	"slices"
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

// privateRailways are a table of three with four private companies.
func privateRailways() record.Setup {
	o, _ := openmarket.Rulebook{}.Presets()[3].Options.(*agreement.Options)
	o.PrivateWorth, o.Privates = "face", "Ferry 20 5, Tram 40 10, Mine 70 15, Harbour 110 20"
	return record.Setup{Rulebook: "openmarket", Names: []string{"Anna", "Ben", "Carl"}, Options: o}
}

// An evening with private companies by the thumb and by mouse: they are bought before any company is launched, all
// incomes are one tap when a round of companies begins, one is handed to a company and one closes.
func TestPrivatesInTheWindow(t *testing.T) {
	t.Parallel()
	for name, size := range map[string]setting{"phone": sized(390, 844), "wide": sized(1280, 800)} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			privatesInTheWindow(t, size, name == "phone")
		})
	}
}

// begun are two railways that have operated once, with Ferry Anna's.
func begun() []calc.Entry {
	return []calc.Entry{
		&privates.Private{Private: "F"}, &charter.Launch{Company: "N"}, &openmarket.Next{},
		&charter.Launch{Seat: 1, Company: "S"}, &operating.Operate{Company: "N"}, &operating.Operate{Company: "S"},
	}
}

// privatesInTheWindow counts the taps of each entry.
func privatesInTheWindow(t *testing.T, size setting, phone bool) {
	t.Helper()
	taps, setup := 0, privateRailways()
	start := func(entries ...calc.Entry) window {
		args := []string{"--book", newBook(t, setup, entries...)}
		if phone {
			args = append(args, "--phone")
		}
		w := open(t, size, withArgs(args...))
		w.Tap(strings.Join(setup.Names, ", "))
		return w
	}
	name := map[bool]string{true: "phone", false: "wide"}[phone]
	w := start()
	tap := func(most int, labels ...string) {
		taps = len(labels)
		for _, label := range labels {
			if slices.Contains([]string{"Ferry", "Tram"}, label) {
				label = w.noted(label)
			}
			if digit := len(label) == 1; digit {
				w.digits(label)
				continue
			}
			w.Tap(label)
		}
		if taps > most {
			t.Errorf("%s: %v takes %d taps", name, labels, taps)
		}
	}
	// sheet is what opens the sheet of an entry: on a phone the button of what is expected comes first.
	sheet := func(expected string, labels ...string) []string {
		if phone && expected != "" {
			return append([]string{expected}, labels...)
		}
		return labels
	}
	recorded, changes := text("sheet.record"), text("openmarket.entry.private.title")
	tap(3, sheet(changes, "Ferry", recorded)...)
	w.SeePart("Ferry to Anna for 20")
	if phone {
		tap(1, text("openmarket.entry.next.pass", "next", "Ben"))
	} else {
		tap(2, text("openmarket.entry.next"), recorded)
	}
	tap(5, sheet(changes, "Tram", "4", "5")...)
	w.Shot("privates-buy-" + name)
	tap(1, recorded)
	w.SeePart("Tram to Ben for 45")

	w = start(begun()...)
	if phone {
		tap(1, text("openmarket.entry.incomes"))
	} else {
		tap(2, text("openmarket.entry.incomes"), recorded)
	}
	w.SeePart(text("openmarket.line.incomes", "amount", "5"))
	operates := text("openmarket.entry.operate.title", "Company", "Northern")
	tap(7, sheet(operates, text("openmarket.entry.private"), "Ferry", text("openmarket.choice.company"), "Northern", "4", "0")...)
	w.Shot("privates-hand-over-" + name)
	tap(1, recorded)
	w.SeePart("Ferry to Northern for 40")
	w.Shot("privates-owned-" + name)
	tap(4, sheet(operates, text("openmarket.entry.closing"), "Ferry", recorded)...)
	w.SeePart("Ferry closes")

	w = start(append(begun()[:4:4], &openmarket.Next{})...)
	turn := text("openmarket.entry.buy.title", "seat", "Carl")
	tap(5, sheet(turn, text("openmarket.entry.operate"), "9", "0")...)
	w.Bring(text("openmarket.field.incomes") + " ✓, " + text("openmarket.note.incomes", "amount", "5"))
	w.Shot("privates-first-" + name)
	tap(1, text("sheet.record.several", "count", "2"))
	w.SeePart("Northern operates: 90")
}

// A railway pays half of what its mine leaves: its own income is typed after a tap on it, and the sheet foretells what
// its holders get.
func TestOwnIncomeOfARailway(t *testing.T) {
	t.Parallel()
	setup, entries := fiveRailways()
	w := open(t, sized(390, 844), withArgs("--book", newBook(t, setup, entries...)))
	w.Tap(strings.Join(setup.Names, ", "))
	for _, label := range []string{text("openmarket.entry.buy.title", "seat", "Anna"),
		text("openmarket.entry.operate")} {
		w.Tap(label)
	}
	w.digits("135")
	for _, label := range []string{text("openmarket.choice.payout.half"),
		text("openmarket.part.own")} {
		w.Tap(label)
	}
	w.Type("20")
	w.Bring("936") // 115 ÷ 20, rounded up, is 6 a share for Ben's six
	w.Shot("own-income")
	w.Tap(text("sheet.record"))
	w.SeePart("936")
}
