package stockpile

import "scripkeeper/calc"

// remind names what is dealt before the bids.
func remind(b *calc.Builder) {
	open, each, seats := 1, 1, b.Playing()
	if meeples(b.Table) == 2 {
		open, each = 0, 2
	}
	kind := "information"
	if open == 0 {
		kind = "information.two"
	}
	b.Line(kind, kind, calc.None, calc.None, calc.With("each", each), calc.With("open", open),
		calc.With("down", Companies-open-each*seats))
	b.AsInstruction()
	kind = "supply"
	if open == 0 {
		kind = "supply.two"
	}
	b.Line(kind, kind, calc.None, calc.None, calc.With("piles", piles(b.Table)), calc.With("cards", dealt(b.Table)))
	b.AsInstruction()
	for _, i := range []investor{stuart, warren, mark, martha} {
		if seat := whoHas(b.Table, i); seat != calc.None {
			b.Line("remind."+investors()[i].key, investors()[i].key, seat, calc.None)
			b.AsInstruction()
		}
	}
	if !deckLasts(b.Table, b.Round()) && deckLasts(b.Table, b.Round()-1) {
		b.Line("reshuffle", "deck", calc.None, calc.None, calc.With("cards", marketDeck))
		b.AsInstruction()
	}
}
