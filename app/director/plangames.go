package director

import (
	"slices"
	"strings"

	"scripkeeper/app/view/newgame"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/tournament"
)

// Each game of a plan has a number called a slot. For each slot, the user fills in the index of a rulebook, the index
// of a rule set, and changed options. A removed game has "-" instead of the rulebook's index.
const (
	gameField, offerField, optionField, resetField = "game.", "offer.", "option.", "reset."

	dropped = "-"
)

type slotted struct {
	at   page.At
	slot string
	// was is the plan's game for the slot. An added slot starts with the plan's last game.
	was tournament.GameChoice
	newgame.Rules
	offers []newgame.Offer
	// offer is the index of the rule set that the options start from. changed reports whether the user filled in
	// anything.
	offer   int
	changed bool
}

// slots returns the slots in use, in order, and the next free one.
func (p planning) slots(at page.At) (all []int, free int) {
	for ; ; free++ {
		said, is := at.Said[gameField+number(free)]
		if free >= len(p.base.Games) && !is {
			return all, free
		}
		if said != dropped {
			all = append(all, free)
		}
	}
}

// in returns the game of a slot. A new slot starts with the plan's last game.
func (p planning) in(at page.At, slot int) slotted {
	of := slotted{at: at, slot: number(slot), was: p.base.Games[min(slot, len(p.base.Games)-1)]}
	all := rulebooks.All()
	is := func(r calc.Rulebook) bool { return r.ID() == of.was.Rulebook }
	rules := all[min(max(0, at.Int(gameField+of.slot, slices.IndexFunc(all, is))), len(all)-1)]
	of.offers = newgame.Offers(p.book, rules)
	var options calc.Options
	if was, err := of.was.Agreed(all); err == nil && is(rules) {
		options, of.offer = was, newgame.Nearest(of.offers, was)
	}
	_, played := at.Said[gameField+of.slot]
	of.changed = played && !is(rules)
	of.Rulebook = rules
	if n := at.Int(of.name(offerField), of.offer); n != of.offer && n >= 0 && n < len(of.offers) {
		options, of.offer, of.changed = nil, n, true
	}
	of.Rules = newgame.NewRules(rules, of.offers[of.offer], options)
	for range 2 { // an option may depend on another
		for _, f := range of.Options.Form().Fields {
			of.set(f)
		}
	}
	return of
}

func (of *slotted) name(field string) string { return field + of.slot + "." + of.Rulebook.ID() }

func (of *slotted) option(name string) string {
	return strings.Join([]string{of.name(optionField), number(of.offer), of.at.Said[resetField+of.slot], name}, ".")
}

// set sets an option from the user's input. An invalid number is ignored here and reported at its field.
func (of *slotted) set(f *calc.Field) {
	if said, is := of.at.Said[of.option(f.Name)]; is {
		of.changed = true
		of.Fill(f, said)
	}
}

// choice returns the game for the plan. Without input, this is the plan's own game.
func (of *slotted) choice() tournament.GameChoice {
	if choice, err := Choice(of.Rulebook, of.Options); err == nil && of.changed {
		return choice
	}
	return of.was
}

// fields returns the fields for the options, and a sentence about the first wrong option or "".
func (of *slotted) fields() (parts []page.Part, trouble string) {
	parts, trouble = of.Parts(of.option, of.at.Said)
	if parts[0].Title == "" {
		parts[0].Title = words.Text("new.house")
	}
	return parts, trouble
}

func (p planning) readGames(at page.At) (part page.Part, choices []tournament.GameChoice, trouble string) {
	part.Title = words.Text("tournament.plan.games")
	slots, free := p.slots(at)
	for i, slot := range slots {
		of, key := p.in(at, slot), "tournament.plan.game"
		if i == len(slots)-1 {
			key = "tournament.plan.game.on"
		}
		choices = append(choices, of.choice())
		if _, wrong := of.fields(); trouble == "" {
			trouble = wrong
		}
		name := words.Game(of.Rulebook.ID())
		row := page.Row{Rulebook: of.Rulebook.ID(), Title: name, About: words.Format(key, words.Names{"round": i + 1}),
			Open: page.RowLink(p.place("game", of.slot)...)}
		if len(slots) > 1 {
			drop := filling(words.Format("tournament.drop", words.Names{"name": name}), gameField+of.slot, dropped)
			row.Actions = []page.Action{drop.WithIcon("cancel")}
		}
		part.Rows = append(part.Rows, row)
	}
	add := words.Format("tournament.plan.game.add", words.Names{"round": len(slots) + 1})
	part.Actions = []page.Action{page.LinkAction(add, p.place("game", number(free))...).WithIcon("add")}
	return part, choices, trouble
}

func (p planning) gamePage(at page.At, slot int) page.Page {
	of := p.in(at, slot)
	slots, _ := p.slots(at)
	round := slices.Index(append(slots, slot), slot) + 1
	offer := of.offerField()
	options, trouble := of.fields()
	parts := append([]page.Part{{Fields: []sheet.Field{of.gameField()}},
		{Title: offer.Full, Says: []page.Note{{Text: newgame.OffersNote(of.Rulebook)}}, Fields: []sheet.Field{offer}}},
		options...)
	reset := filling(words.Text("new.house.reset"), resetField+of.slot, of.at.Said[resetField+of.slot]+"+")
	return page.Page{Title: words.Format("tournament.plan.game.of", words.Names{"round": round}), Parts: parts,
		Says: []page.Note{saying(words.Join(of.Lines()), trouble)},
		Next: []page.Action{reset.WithIcon("undo").DisabledIf(len(of.Changed()) == 0 && trouble == ""),
			page.PlainAction(words.Text("common.done"), "done").AsMain()}}
}

func (of *slotted) gameField() sheet.Field {
	f := choosing(gameField+of.slot, words.Text("tournament.what"), 0)
	for i, rules := range rulebooks.All() {
		id := rules.ID()
		if id == of.Rulebook.ID() {
			f.Value = i
		}
		game := noted(i, words.Text("rulebook."+id+".short"), newgame.Players(rules))
		game.Rulebook = id
		f.Choices = append(f.Choices, game)
	}
	return f
}

func (of *slotted) offerField() sheet.Field {
	f := choosing(of.name(offerField), words.Text("new.presets"), of.offer)
	for i, offer := range of.offers {
		f.Choices = append(f.Choices, noted(i, offer.Name, strings.TrimSpace(offer.About+" "+offer.Remark)))
	}
	return f
}

func (p planning) houseRow(of *slotted) page.Row {
	lines := of.Lines()
	if len(lines) == 0 {
		lines = []string{words.Text("new.house.same")}
	}
	return page.Row{Icon: "settings", Title: words.Text("new.house"), About: words.Join(lines),
		Open: page.RowLink(p.place("game", of.slot)...)}
}
