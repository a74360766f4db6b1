package brokeryard

import (
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
)

// A sentence names up to mostNamed players. Of more it names a few and counts the rest, so that it stays on one line.
const (
	maxNamed = 6
	fewNamed = 3
)

// stillMissing names the seats that are pending.
func stillMissing(t calc.Table, pending []bool, missing int) string {
	var names []string
	most := maxNamed
	if missing > maxNamed {
		most = fewNamed
	}
	for seat, is := range pending {
		if is && len(names) < most {
			names = append(names, words.Seat(t.Layout(), seat))
		}
	}
	if rest := missing - len(names); rest > 0 {
		return words.Format("brokeryard.sheet.still.more",
			words.Names{"seats": names, "count": rest})
	}
	return words.Format("brokeryard.sheet.still", words.Names{"seats": names})
}

// played tells a play in a few words: "B +60, R –30 · B +2".
func played(t calc.Table, p rules.Play) string {
	var parts []string
	deck := rules.DeckOf(t)
	if place, known := deck.Index(p.Card); known {
		card := []string{words.Card(p.Card)}
		for i, effect := range deck.Faces[place].Free {
			if to := p.Free[i] - 1; t.Layout().HasCompany(to) {
				card = append(card, t.Layout().Companies[to].Code+" "+words.Effect(effect.String()))
			}
		}
		parts = append(parts, words.Join(card))
	}
	if p.Missed {
		parts = append(parts, words.Text("brokeryard.sheet.missed"))
	}
	if trades := traded(t, p); trades != "" {
		parts = append(parts, trades)
	}
	return strings.Join(parts, " · ")
}

// traded tells the trades of a play, or nothing: "Trades B +2, R –1".
func traded(t calc.Table, p rules.Play) string {
	var trades []string
	for company, net := range p.Trade {
		if net != 0 {
			trades = append(trades, t.Layout().Companies[company].Code+" "+words.Signed(net))
		}
	}
	if len(trades) == 0 {
		return ""
	}
	return words.Format("brokeryard.sheet.trades", words.Names{"trades": trades})
}
