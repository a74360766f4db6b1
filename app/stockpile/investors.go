package stockpile

import (
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
)

// investors asks who plays whom: one investor after another, each with its money and its ability.
type investors struct {
	*sheet
	list *fyne.Container
	// open is the field whose investors are shown, empty for the first that nobody has said.
	open string
}

func newInvestors(task form.Task) form.Editor {
	e := &investors{list: frame.Stack(look.Space3)}
	e.sheet = newSheet(task, func(f *calc.Field) bool { return !isInvestor(f) })
	e.show(e.update, e.list)
	return e
}

func isInvestor(f *calc.Field) bool { return strings.HasPrefix(f.Name, "investor.") }

// update shows who is chosen, and the investors of the one who chooses.
func (e *investors) update() {
	e.list.Objects, e.starts = nil, nil
	open := e.open
	for _, f := range e.fields() {
		if !isInvestor(f) {
			continue
		}
		if open == "" && f.Get() == calc.None {
			open = f.Name
		}
		e.list.Add(frame.NewGroup(e.name(f),
			frame.Stack(look.Space1, frame.NewSection(words.Seat(e.layout(), f.Seat)), e.choices(f, f.Name == open))))
	}
	e.list.Refresh()
}

// choices are the investors that a player can play, or only the one that is chosen.
func (e *investors) choices(f *calc.Field, open bool) fyne.CanvasObject {
	all := frame.Stack(look.Space1)
	for _, choice := range f.Allowed.Choices {
		chosen := choice.Value == f.Get()
		if choice.Refusal != nil || !open && !chosen {
			continue
		}
		tile := e.investor(f, choice, func() {
			e.open = ""
			if chosen && !open {
				e.open = f.Name
				e.update()
				return
			}
			e.set(f.Name, choice.Value)
		})
		if tile.SetChosen(chosen); open {
			e.starts = append(e.starts, tile)
		}
		all.Add(tile)
	}
	core.NewKeyGroup(all.Objects...)
	if len(all.Objects) == 0 {
		all.Add(input.NewQuietButton(words.Text("stockpile.sheet.investor"), func() { e.open = f.Name; e.update() }))
	}
	return all
}

// investor is one investor to tap.
func (e *investors) investor(f *calc.Field, choice calc.Choice, tapped func()) *list.Tile {
	name := words.Choice(e.task.Rulebook, e.layout(), f, choice)
	cash := words.Format("stockpile.sheet.cash",
		words.Names{"cash": board.InvestorCash(e.task.Table, choice.Key)})
	ability, _ := words.Rule(rules.Rulebook{}.ID(), choice.Key)
	money := frame.InsetSides(look.Space2, 0, frame.NewWord(cash, core.Body, look.Ink)) // of the tick
	content := frame.Spread(text.New(name, core.Strong), money)
	if ability == "" {
		return list.NewTile(name, content, tapped)
	}
	about := text.NewParagraph(ability, core.Caption).SetColor(look.Soft)
	return list.NewTile(name, frame.Stack(0, content, about), tapped)
}
