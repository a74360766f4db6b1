package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/privates"
)

// A purchase that is paid with a private company: only who has one is asked, it is one entry, and the log tells both
// that the share is free and that the private closes.
func TestAPrivatePaysForAShare(t *testing.T) {
	t.Parallel()
	for name, size := range map[string]setting{"phone": sized(390, 844), "wide": sized(1280, 800)} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			setup := privateRailways()
			args := []string{"--book", newBook(t, setup, &privates.Private{Private: "F"}, &charter.Launch{Company: "N"})}
			if name == "phone" {
				args = append(args, "--phone")
			}
			w := open(t, size, withArgs(args...))
			w.Tap(strings.Join(setup.Names, ", "))
			if name == "phone" {
				w.Tap(text("openmarket.entry.buy.title", "seat", "Anna"))
			}
			w.In(text("openmarket.field.for")).Tap("Ferry")
			w.In(text("openmarket.field.shares")).Tap("+")
			w.Bring(text("openmarket.line.buy.for", "seat", "Anna", "shares", "1", "company", "Northern", "private", "Ferry"))
			w.Shot("swap-" + name)
			w.Tap(text("sheet.record"))
			if name == "phone" {
				w.Key("l")
			}
			w.SeePart(text("openmarket.entry.buy.short", "seat", "Anna", "shares", "1", "company", "Northern", "for", "Ferry"))
			w.Shot("swap-log-" + name)
		})
	}
}
