package newgame

import (
	"errors"
	"math/rand/v2"

	"scripkeeper/app/session"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

// Players returns a sentence on how many people can play a game, over all of its rule sets.
func Players(rulebook calc.Rulebook) string {
	presets := rulebook.Presets()
	low, high := rulebook.Seats(presets[0].Options)
	for _, preset := range presets[1:] {
		few, many := rulebook.Seats(preset.Options)
		low, high = min(low, few), max(high, many)
	}
	return SeatCount(low, high)
}

func SeatCount(low, high int) string {
	n := words.Names{"min": low, "max": high}
	if low == high {
		return words.Format("new.seats.only", n)
	}
	return words.Format("new.seats", n)
}

// Trouble returns what keeps a game from starting, as a sentence and as a refusal. If the game can start, the refusal
// is nil and the sentence names the first player. s must have options.
func Trouble(rulebook calc.Rulebook, s record.Setup) (string, *calc.Refusal) {
	low, _ := rulebook.Seats(s.Options)
	if s.Options.Check() == nil && len(s.Names) < low {
		return missingNames(len(s.Names), low), calc.Missing("", "")
	}
	scratch, err := game.Scratch(s, rulebooks.All())
	if err != nil {
		return words.ErrorSentence(rulebook.ID(), nil, err), RefusalOf(err)
	}
	names := scratch.Setup().Names
	if first, second, found := letters.Alike(names); found {
		return words.Alike(names[first], names[second]), calc.Refuse("", calc.ItemName("seats", second)).Seated(second)
	}
	if begins := scratch.Table().Turn(); begins != calc.None {
		return words.Format("new.seats.first", words.Names{"name": words.Seat(scratch.Table().Layout(), begins)}), nil
	}
	return "", nil
}

func missingNames(there, low int) string {
	n := words.Names{"min": low, "count": low - there}
	if low-there == 1 {
		return words.Format("new.missing.one", n)
	}
	return words.Format("new.missing.some", n)
}

// RefusalOf returns the first refusal in err's chain, or an empty refusal if there is none.
func RefusalOf(err error) *calc.Refusal {
	var refusal *calc.Refusal
	if errors.As(err, &refusal) {
		return refusal
	}
	return calc.Refuse("", "")
}

// LastSetup returns the setup of the last game started on this device. Imported games and the sample don't count.
func LastSetup(of *session.Session) (record.Setup, bool) {
	games, err := of.Book().Shelf.LatestOfDevice(of.Author().Device, session.DeviceName())
	if err != nil {
		return record.Setup{}, false
	}
	for _, id := range games {
		if game, err := of.Book().Games.Load(id); err == nil {
			return game.Rematch(), true
		}
	}
	return record.Setup{}, false
}

// mostLots is the limit for the random seeds of drawn lots. Short seeds can be read aloud.
const mostLots = 1_000_000

// Draw draws who begins, or the whole order.
func Draw(what record.DrawnWhat, names []string) record.Drawn {
	return record.Drawn{What: what, Seed: rand.Uint32N(mostLots), From: names}
}
