package brokeryard

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
)

// fewSeats is up to how many players everything is told at once when all are in.
const fewSeats = 12

// An outcome is what the update makes of the round as far as it is said: the prices, and of each colour that is opened
// what became of every effect. Who is missing counts as having missed.
type outcome struct {
	editor *RoundEditor
	object *fyne.Container

	title   *text.Text
	cells   []*priceCell
	details *fyne.Container
	// open is the colour whose effects are told, or [calc.None].
	open int
}

type priceCell struct {
	tile        *list.Tile
	price, move *text.Text
}

func newOutcome(e *RoundEditor) *outcome {
	o := &outcome{editor: e, details: frame.Stack(look.Space2), open: calc.None}
	o.title = text.NewParagraph("", core.Caption)
	var cells []fyne.CanvasObject
	for place := range rules.Colours {
		c := &priceCell{price: text.New("", core.Strong).Fit(), move: text.New("", core.Caption).Fit()}
		badge := mark.NewCompanyBadge(view.CompanyOf(e.table.Layout(), place), core.Body).SetText("")
		c.tile = list.NewTile("", frame.Lead(badge, frame.Stack(0, c.price, c.move)), func() { o.toggle(place) })
		o.cells = append(o.cells, c)
		cells = append(cells, c.tile)
	}
	o.object = frame.Stack(look.Space2, o.title, container.New(cards.NewGrid(rules.Colours), cells...), o.details)
	return o
}

func (o *outcome) toggle(place int) {
	if o.open == place {
		o.open = calc.None
	} else {
		o.open = place
	}
	o.update()
	o.editor.content.Refresh()
}

// tried is the round with those who are missing as having missed it.
func (o *outcome) tried() *rules.Round {
	e := o.editor
	round := &rules.Round{Plays: slices.Clone(e.round.Plays)}
	for seat, pending := range e.pending {
		if pending {
			round.Plays[seat] = rules.Play{Missed: true}
		}
	}
	return round
}

// update works the round out.
func (o *outcome) update() {
	e := o.editor
	o.title.SetText(words.Text("brokeryard.sheet.update"))
	if e.missing > 0 {
		o.title.SetText(words.Text("brokeryard.sheet.sofar"))
	}
	after, statement, refusal := o.tried().Apply(e.table)
	o.details.Objects = nil
	core.Show(o.object, refusal == nil)
	if refusal != nil {
		return
	}
	for place, c := range o.cells {
		old, now := e.table.Price(place), after.Price(place)
		c.price.SetText(words.Number(now))
		move := words.Text("common.none")
		c.move.SetColor(look.Soft)
		if now != old {
			move = words.Signed(now - old)
			c.move.SetColor(look.Gain)
		}
		if now < old {
			c.move.SetColor(look.Loss)
		}
		c.move.SetText(move)
		c.tile.SetLabel(words.Format("brokeryard.sheet.price", words.Names{
			"company": words.Company(e.table.Layout(), place), "price": now, "change": move}))
		c.tile.SetChosen(o.open == place)
		if o.open == place || o.all() {
			o.details.Objects = append(o.details.Objects, o.detail(place, statement))
		}
	}
	if e.none() && e.missing == 0 {
		o.details.Objects = append(o.details.Objects, o.rest(statement))
	}
}

// all reports whether every colour is told: when all of a few players are in and the list of them is open.
func (o *outcome) all() bool {
	return o.open == calc.None && o.editor.none() && o.editor.missing == 0 && len(o.editor.pending) <= fewSeats
}

// detail tells one colour: the sum, the zeros, and the effects by what became of them.
func (o *outcome) detail(place int, s calc.Statement) fyne.CanvasObject {
	l := o.editor.table.Layout()
	var sum, zeros []string
	var after []calc.Line
	fates := map[string][]string{}
	for _, line := range s.Lines {
		if line.Company != place {
			continue
		}
		kind, rest, _ := strings.Cut(line.Kind, ".")
		switch kind {
		case "effect":
			sort, fate, _ := strings.Cut(rest, ".")
			if fate == "met" {
				fate = "cancelled"
			}
			fates[fate] = append(fates[fate], o.effect(line, sort))
		case "price":
			sum = append(sum, words.Line(rulebook, l, line))
		case "zero":
			zeros = append(zeros, words.Line(rulebook, l, line))
		case "stop", "award", "penalty":
			after = append(after, line)
		}
	}
	lines := frame.Stack(look.Space1)
	for _, sentence := range sum {
		lines.Add(text.NewParagraph(sentence, core.Strong))
	}
	for _, sentence := range zeros {
		lines.Add(text.NewParagraph(sentence, core.Body))
	}
	told := func(key string, effects []string) {
		if len(effects) > 0 {
			lines.Add(text.NewParagraph(words.Format(key, words.Names{"effects": effects}), core.Body))
		}
	}
	told("brokeryard.sheet.counted", fates["counted"])
	told("brokeryard.sheet.cancelled", pairs(fates["cancelled"]))
	told("brokeryard.sheet.zeroed", fates["zeroed"])
	told("brokeryard.sheet.beyond", fates["beyond"])
	o.add(lines, after)
	return lines
}

// effect is an effect with who played it: "Ann +60", "Ben ×2 (+100)".
func (o *outcome) effect(line calc.Line, sort string) string {
	by, _ := line.Term("by")
	n := words.Names{"seat": words.Seat(o.editor.table.Layout(), line.Seat)}
	switch sort {
	case "double":
		n["effect"] = words.Effect("x2") + " (" + words.Signed(by) + ")"
	case "half":
		n["effect"] = words.Effect("/2") + " (" + words.Signed(-by) + ")"
	case "subtract":
		n["effect"] = words.Difference(-by)
	default:
		n["effect"] = words.Difference(by)
	}
	return words.Format("brokeryard.sheet.effect", n)
}

// pairs puts the effects that cancelled each other together.
func pairs(effects []string) []string {
	var all []string
	for i := 0; i+1 < len(effects); i += 2 {
		all = append(all,
			words.Format("brokeryard.sheet.pair", words.Names{"first": effects[i], "second": effects[i+1]}))
	}
	return all
}

// rest tells what no colour's detail tells: who is bankrupt or owes money, and how the game goes on.
func (o *outcome) rest(s calc.Statement) fyne.CanvasObject {
	var rest []calc.Line
	for _, line := range s.Lines {
		switch kind, _, _ := strings.Cut(line.Kind, "."); kind {
		case "bankrupt", "debt", "ignored", "over", "toss":
			rest = append(rest, line)
		}
	}
	lines := frame.Stack(look.Space1)
	o.add(lines, rest)
	return lines
}

// add tells lines a sentence each. At a table of many, the lines of one kind are one sentence that names the players.
func (o *outcome) add(to *fyne.Container, lines []calc.Line) {
	l := o.editor.table.Layout()
	many := map[string][]string{}
	var order []string
	var alone []fyne.CanvasObject
	for _, line := range lines {
		key := "brokeryard.sheet.many." + line.Kind
		if len(o.editor.pending) <= fewSeats || line.Seat == calc.None || many[key] == nil && !words.Known(key) {
			alone = append(alone, text.NewParagraph(words.Line(rulebook, l, line), core.Body))
			continue
		}
		if many[key] == nil {
			order = append(order, key)
		}
		many[key] = append(many[key], o.share(line))
	}
	for _, key := range order {
		to.Add(text.NewParagraph(words.Format(key, words.Names{"seats": many[key]}), core.Body))
	}
	for _, sentence := range alone {
		to.Add(sentence)
	}
}

// share is a player with the amount that a line tells of: "Ann 40".
func (o *outcome) share(line calc.Line) string {
	name := words.Seat(o.editor.table.Layout(), line.Seat)
	for _, role := range []string{"amount", "debt"} {
		if amount, ok := line.Term(role); ok {
			return words.Format("brokeryard.sheet.effect", words.Names{"seat": name, "effect": amount})
		}
	}
	return name
}
