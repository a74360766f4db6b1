package tycoon

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/yearend"
)

// choices are what some of the seats choose: which card is removed, which stock suspended, and so on. They are made
// anew when other things are asked than before.
type choices struct {
	object  *fyne.Container
	editor  *YearEndEditor
	which   func(yearend.Ask) bool
	shown   string
	updates []func()
	tiles   []*list.Tile
}

func newChoices(e *YearEndEditor, which func(yearend.Ask) bool) *choices {
	return &choices{object: frame.Stack(look.Space2), editor: e, which: which}
}

// first is the first thing to tap.
func (c *choices) first() fyne.Focusable {
	if len(c.tiles) == 0 {
		return nil
	}
	return c.tiles[0]
}

func (c *choices) update() {
	asks := filter(c.editor.preview.Asks, c.which)
	var names strings.Builder
	for _, a := range asks {
		fmt.Fprint(&names, a.Step, a.Office, a.Seat, a.Company, a.Cards, a.Max, a.Round, " ")
		if a.Field != nil {
			fmt.Fprint(&names, a.Field.Allowed.Min, a.Field.Allowed.Max, " ")
		}
	}
	if names.String() != c.shown {
		c.shown = names.String()
		c.object.Objects, c.updates, c.tiles = nil, nil, nil
		for _, a := range asks {
			c.object.Add(c.ask(a))
		}
	}
	for _, update := range c.updates {
		update()
	}
	core.Show(c.object, len(c.object.Objects) > 0)
}

// ask is what one seat chooses.
func (c *choices) ask(a yearend.Ask) fyne.CanvasObject {
	switch a.Step {
	case yearend.RemovalsStep:
		return c.removal(a)
	case yearend.SuspendsStep:
		return c.suspension(a)
	case yearend.ClaimsStep:
		return c.claim(a)
	case yearend.OptionsStep:
		return c.exercise(a)
	}
	return c.sale(a)
}

// tile is one thing to choose. Chosen reports whether it is, refused why it cannot be.
func (c *choices) tile(
	label string, content fyne.CanvasObject, chosen func() bool, refused func() string, tapped func(),
) *list.Tile {
	tile := list.NewTile(label, content, func() { tapped(); c.editor.touch() })
	tile.OnRefused = c.editor.notice
	c.tiles = append(c.tiles, tile)
	c.updates = append(c.updates, func() {
		on, reason := chosen(), ""
		if !on {
			reason = refused()
		}
		tile.SetChosen(on).EnableUnless(reason)
	})
	return tile
}

func free() string { return "" }

// removal asks a Director or a Chairman for a card, or none.
func (c *choices) removal(a yearend.Ask) fyne.CanvasObject {
	e, l := c.editor, c.editor.table.Layout()
	pick := func(k yearend.Removal) {
		if a.Office == "director" {
			e.entry.Withhold(e.table, a.Seat, a.Company, k.Card)
		} else {
			e.entry.Remove(e.table, a.Company, k)
		}
	}
	now := func() yearend.Removal {
		for _, other := range e.preview.Asks {
			if other.Step == a.Step && other.Office == a.Office && other.Seat == a.Seat && other.Company == a.Company {
				return other.Chosen
			}
		}
		return yearend.Removal{}
	}
	title := words.Format("tycoon.sheet.office."+a.Office,
		words.Names{"seat": words.Seat(l, a.Seat), "company": words.Company(l, a.Company)})
	none := words.Text("tycoon.sheet.none")
	tiles := []fyne.CanvasObject{c.tile(title+": "+none, c.small(none, look.Ink, ""),
		func() bool { return now().Card == "" }, free,
		func() { pick(yearend.Removal{}) })}
	for _, k := range a.Cards {
		whose := ""
		if a.Office == "chairman" {
			whose = words.Seat(l, k.Seat)
		}
		card := words.Card(k.Card)
		tiles = append(tiles, c.tile(strings.TrimSpace(title+": "+card+" "+whose),
			c.small(card, mark.Dress(view.CompanyOf(e.table.Layout(), a.Company)).Ink, whose),
			func() bool { return now() == k }, free, func() { pick(k) }))
	}
	core.NewKeyGroup(tiles...)
	return frame.Stack(look.Space1, text.NewParagraph(title, core.Body), frame.NewColumns(cardTile, cellGap, tiles...))
}

// cardTile is how wide the tile of a card with its holder is at least.
const cardTile = 68

// small is a card with a name beneath it.
func (c *choices) small(card string, ink fyne.ThemeColorName, whose string) fyne.CanvasObject {
	number := text.New(card, core.Strong).SetColor(ink).SetAlign(fyne.TextAlignCenter).Fit()
	if whose == "" {
		return number
	}
	return frame.Stack(0, number, text.New(whose, core.Caption).SetAlign(fyne.TextAlignCenter))
}

// suspension asks a seat which stocks it suspends.
func (c *choices) suspension(a yearend.Ask) fyne.CanvasObject {
	e, l := c.editor, c.editor.table.Layout()
	refused := func() string {
		if len(e.entry.Suspends) < a.Max {
			return ""
		}
		return words.Format("tycoon.sheet.suspend.gone", words.Names{"count": a.Max})
	}
	head := text.New(words.Seat(l, a.Seat), core.Body)
	if e.at.seat == a.Seat {
		head = text.NewParagraph(words.Text("tycoon.field.suspended"), core.Caption)
	}
	objects := []fyne.CanvasObject{head}
	for index, stock := range l.Companies {
		this := yearend.Suspend{Seat: a.Seat, Company: stock.Code}
		why := refused
		if board.Delisted(e.table, index) {
			why = func() string {
				return words.Format("tycoon.refusal.stock.delisted",
					words.Names{"company": words.Company(e.table.Layout(), index)})
			}
		}
		objects = append(objects, c.tile(words.Format("tycoon.sheet.suspend.spoken", words.Names{
			"seat": words.Seat(l, a.Seat), "company": words.Company(e.table.Layout(), index)}),
			container.NewCenter(mark.NewCompanyBadge(view.CompanyOf(e.table.Layout(), index), core.Body)),
			func() bool { return slices.Contains(e.entry.Suspends, this) }, why,
			func() { toggle(&e.entry.Suspends, this) }))
	}
	core.NewKeyGroup(objects...)
	return container.New(&rowsLayout{rows: []int{len(l.Companies)}, columns: len(l.Companies)}, objects...)
}

// claim asks a seat whether it uses a debenture for a stock.
func (c *choices) claim(a yearend.Ask) fyne.CanvasObject {
	e, l := c.editor, c.editor.table.Layout()
	this := yearend.Suspend{Seat: a.Seat, Company: l.Companies[a.Company].Code}
	face, held := board.FaceValue(e.table, a.Company), e.table.Shares(a.Seat, a.Company)
	title := words.Format("tycoon.sheet.claim", words.Names{
		"seat": words.Seat(l, a.Seat), "company": words.Company(l, a.Company), "shares": held,
		"price": face, "amount": held * face})
	return c.tile(title, text.NewParagraph(title, core.Body),
		func() bool { return slices.Contains(e.entry.Claims, this) },
		func() string {
			if len(e.entry.Claims) < a.Max {
				return ""
			}
			return words.Format("tycoon.sheet.claim.gone", words.Names{"count": a.Max})
		}, func() { toggle(&e.entry.Claims, this) })
}

// toggle puts a card into a list or takes it out.
func toggle(list *[]yearend.Suspend, this yearend.Suspend) {
	if slices.Contains(*list, this) {
		*list = filter(*list, func(s yearend.Suspend) bool { return s != this })
		return
	}
	*list = append(slices.Clone(*list), this)
}

// exercise asks a holder whether an option is exercised.
func (c *choices) exercise(a yearend.Ask) fyne.CanvasObject {
	e, l := c.editor, c.editor.table.Layout()
	this := yearend.Decline{Seat: a.Seat, Round: a.Round}
	title := words.Format("tycoon.field.exercise",
		words.Names{"seat": words.Seat(l, a.Seat), "company": words.Company(l, a.Company)})
	toggle := input.NewSwitch(title, words.Format("tycoon.sheet.option", words.Names{"number": a.Round}),
		a.Yes, func(on bool) {
			list := filter(e.entry.Declined, func(k yearend.Decline) bool { return k != this })
			if !on {
				list = append(list, this)
			}
			slices.SortFunc(list, func(a, b yearend.Decline) int {
				if a.Seat != b.Seat {
					return a.Seat - b.Seat
				}
				return a.Round - b.Round
			})
			e.entry.Declined = list
			e.touch()
		})
	c.updates = append(c.updates, func() { toggle.SetOn(!slices.Contains(e.entry.Declined, this)) })
	return toggle
}

// sale asks a debtor how many shares of a stock are sold.
func (c *choices) sale(a yearend.Ask) fyne.CanvasObject {
	e, l := c.editor, c.editor.table.Layout()
	allowed := a.Field.Allowed
	fresh := func() *calc.Field {
		for _, other := range e.preview.Asks {
			if other.Step == a.Step && other.Field.Name == a.Field.Name {
				return other.Field
			}
		}
		return a.Field
	}
	title := words.Format("tycoon.field.sales",
		words.Names{"seat": words.Seat(l, a.Seat), "company": words.Company(l, a.Company)})
	stepper := input.NewStepper(title, allowed.Min, allowed.Max, a.Field.Get(),
		func(n int) { fresh().Set(n); e.touch() })
	stepper.SetShortcuts(
		input.Shortcut{Label: words.Number(allowed.Min), Value: allowed.Min},
		input.Shortcut{Label: words.Number(allowed.Max), Value: allowed.Max})
	c.updates = append(c.updates, func() { stepper.SetValue(fresh().Get()) })
	return frame.Stack(look.Space1, text.NewParagraph(title, core.Body), stepper)
}
