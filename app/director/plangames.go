package director

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"scripkeeper/app/view/newgame"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/tournament"
)

// What is played round by round lies in slots: those of the plan, and what is added. A slot is filled in by the place of a
// rulebook or as dropped, then by an offer of that rulebook, then by options of that offer.
const (
	gameField, offerField, optionField = "game.", "offer.", "option."
	dropped                            = "-"
)

// A played is what is played from a round on.
type played struct {
	slot int
	// was is what the plan says, or else what is played before.
	was tournament.GameChoice
	newgame.House
	offers []newgame.Offer
	// offer is the place of the offer that the options began with; changed reports that something is filled in.
	offer   int
	changed bool
	// unread are the options of which what is typed is no number.
	unread map[string]bool
}

// slots are the slots that are played, in their order, and after them the next that is free.
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

// played is what is played in a slot; a new one plays what is played before it.
func (p planning) played(at page.At, slot int) played {
	of := played{slot: slot, unread: map[string]bool{}}
	of.was = p.base.Games[min(slot, len(p.base.Games)-1)]
	rules, _ := rulebooks.Find(of.was.Rulebook)
	if rules = chosen(at, gameField+number(slot), rulebooks.All(), rules); rules == nil {
		rules = rulebooks.All()[0]
	}
	_, said := at.Said[gameField+number(slot)]
	of.changed = said && rules.ID() != of.was.Rulebook
	of.offers = newgame.Offers(p.book, rules)
	var options calc.Options
	if was, err := of.was.Agreed(rulebooks.All()); err == nil && rules.ID() == of.was.Rulebook {
		options, of.offer = was, newgame.Nearest(of.offers, was)
	}
	if offer := at.Filled(of.name(rules, offerField), of.offer); offer >= 0 && offer < len(of.offers) && offer != of.offer {
		options, of.offer, of.changed = nil, offer, true
	}
	of.House = newgame.NewHouse(rules, of.offers[of.offer], options)
	for range 2 { // an option may ask for others
		for _, f := range of.Options.Form().Fields {
			of.set(f, at)
		}
	}
	return of
}

// name is what a field of the game is called.
func (of *played) name(rules calc.Rulebook, field string) string {
	return field + number(of.slot) + "." + rules.ID()
}

// option is what the field of an option is called.
func (of *played) option(name string) string {
	return of.name(of.Rulebook, optionField) + "." + number(of.offer) + "." + name
}

// set gives an option what is filled in for it.
func (of *played) set(f *calc.Field, at page.At) {
	said, is := at.Said[of.option(f.Name)]
	if !is {
		return
	}
	of.changed = true
	if f.Kind == calc.TextKind {
		of.SetText(f.Name, said)
	} else if n, err := strconv.Atoi(said); err == nil {
		of.Set(f.Name, n)
	} else {
		of.unread[f.Name] = true
	}
}

// choice is the game with its options as a plan has it; one of which nothing is filled in stays as it was.
func (of *played) choice() tournament.GameChoice {
	if choice, err := Choice(of.Rulebook, of.Options); err == nil && of.changed {
		return choice
	}
	return of.was
}

// games are what is played round by round.
func (p planning) games(at page.At) []tournament.GameChoice {
	var all []tournament.GameChoice
	slots, _ := p.slots(at)
	for _, slot := range slots {
		of := p.played(at, slot)
		all = append(all, of.choice())
	}
	return all
}

// gamesTrouble is what is wrong with the options of a game, empty for nothing.
func (p planning) gamesTrouble(at page.At) string {
	slots, _ := p.slots(at)
	for _, slot := range slots {
		of := p.played(at, slot)
		for _, f := range of.Options.Form().Fields {
			if trouble := of.field(f).Trouble; trouble != "" {
				return trouble
			}
		}
		if _, refusal := of.Refusal(); refusal != "" {
			return refusal
		}
	}
	return ""
}

// gameRows lead to what is played round by round, and to another game from a round on.
func (p planning) gameRows(at page.At) page.Part {
	part := page.Part{Title: words.Text("tournament.plan.games")}
	slots, free := p.slots(at)
	for i, slot := range slots {
		of, key := p.played(at, slot), "tournament.plan.game"
		if i == len(slots)-1 {
			key = "tournament.plan.game.on"
		}
		name := words.Game(of.Rulebook.ID())
		row := page.Row{Rulebook: of.Rulebook.ID(), Title: name, About: words.Format(key, words.Names{"round": i + 1}),
			Open: page.Goes(p.place("game", number(slot))...)}
		if len(slots) > 1 {
			drop := filling(words.Format("tournament.drop", words.Names{"name": name}), gameField+number(slot), dropped)
			row.Actions = []page.Action{drop.With("cancel")}
		}
		part.Rows = append(part.Rows, row)
	}
	add := words.Format("tournament.plan.game.add", words.Names{"round": len(slots) + 1})
	part.Actions = []page.Action{page.Go(add, p.place("game", number(free))...).With("add")}
	return part
}

// gamePage asks what is played in a slot, and by which rules.
func (p planning) gamePage(at page.At, slot int) page.Page {
	of := p.played(at, slot)
	slots, _ := p.slots(at)
	round := slices.Index(append(slots, slot), slot) + 1
	about, trouble := of.Refusal()
	says := page.Note{Text: words.Join(of.Lines()), Tone: page.Soft}
	if trouble != "" {
		says = page.Note{Text: trouble, Tone: page.Bad}
	}
	parts := []page.Part{{Fields: []sheet.Field{of.gameField()}}, {Title: words.Text("new.presets"), Fields: []sheet.Field{of.offerField(sheet.Choices)}}}
	options, base := page.Part{Title: words.Text("new.house")}, map[string]string{}
	for _, f := range of.Options.Form().Fields {
		if heading := words.OptionGroup(of.Rulebook.ID(), f.Name); heading != "" {
			if options.Fields != nil {
				parts = append(parts, options)
			}
			options = page.Part{Title: heading}
		}
		asked := of.field(f)
		if f.Name == about {
			asked.Trouble = trouble
		}
		options.Fields = append(options.Fields, asked)
		if _, said := at.Said[asked.Name]; said {
			base[asked.Name] = written(cmp.Or(of.Origins()[f.Name], f))
		}
	}
	reset := page.Act(words.Text("new.house.reset"), "fill", base).With("undo").Unless(len(base) == 0)
	return page.Page{Title: words.Format("tournament.plan.game.of", words.Names{"round": round}),
		Parts: append(parts, options), Says: []page.Note{says},
		Next: []page.Action{reset, page.Do(words.Text("common.done"), "done").AsMain()}}
}

// written is the value of an option as it is filled in.
func written(f *calc.Field) string {
	if f.Kind == calc.TextKind {
		return f.GetText()
	}
	return number(f.Get())
}

// gameField asks which game is played.
func (of *played) gameField() sheet.Field {
	label := words.Text("tournament.what")
	f := sheet.Field{Name: gameField + number(of.slot), Input: sheet.Choices, Seat: calc.None, Full: label, Said: label,
		Offered: true}
	for i, rules := range rulebooks.All() {
		id := rules.ID()
		if id == of.Rulebook.ID() {
			f.Value = i
		}
		f.Choices = append(f.Choices, sheet.Choice{Value: i, Key: id, Label: words.Text("rulebook." + id + ".short"),
			Said: words.Game(id), Note: newgame.Players(rules), Noted: true, Rulebook: id})
	}
	return f
}

// offerField asks what the rules of the game begin with.
func (of *played) offerField(input sheet.Input) sheet.Field {
	label := words.Text("new.presets")
	f := sheet.Field{Name: of.name(of.Rulebook, offerField), Input: input, Seat: calc.None, Full: label, Said: label,
		Value: of.offer, Offered: true}
	for i, offer := range of.offers {
		about := strings.TrimSpace(offer.About + " " + offer.Remark)
		f.Choices = append(f.Choices, sheet.Choice{Value: i, Key: number(i), Label: offer.Name, Said: offer.Name,
			Note: about, Noted: input == sheet.Choices})
	}
	return f
}

// field asks for an option.
func (of *played) field(option *calc.Field) sheet.Field {
	id := of.Rulebook.ID()
	f := newgame.Field(id, option)
	f.Name, f.Seat = of.option(option.Name), calc.None
	if f.Label = f.Full; f.Input == sheet.Number {
		f.About = strings.TrimSpace(f.About + " " + newgame.Bounds("new.range", f.Full, option.Allowed))
	}
	if origin, known := of.Origins()[option.Name]; known && !newgame.Agree(option, origin) {
		f.About = strings.TrimSpace(f.About + " " +
			words.Format("new.default", words.Names{"value": words.OptionSet(id, origin)}))
	}
	if f.Trouble = newgame.Outside(id, option); of.unread[option.Name] {
		f.Unsaid, f.Trouble = true, newgame.Bounds("new.number", f.Full, option.Allowed)
	}
	return f
}

// houseRow leads to the house rules of the game, and tells what differs.
func (p planning) houseRow(of *played) page.Row {
	lines := of.Lines()
	if len(lines) == 0 {
		lines = []string{words.Text("new.house.same")}
	}
	return page.Row{Icon: "settings", Title: words.Text("new.house"), About: words.Join(lines),
		Open: page.Goes(p.place("game", number(of.slot))...)}
}
