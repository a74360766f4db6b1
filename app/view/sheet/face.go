package sheet

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Face is what is printed on a card, except the company, which is in the card's [Choice].
type Face struct {
	Operation string
	// Free are the numbers that the player assigns to other companies. Beside is printed next to the operation if there
	// is space: the only number in Free, or the one number for all other companies. It is empty if there are several.
	Free   []string `json:",omitempty"`
	Beside string   `json:",omitempty"`
	// Absent is the word on a card that is gone or not the player's. The reason is in its [Choice].
	Absent string `json:",omitempty"`
}

func face(card calc.Card, refusal *calc.Refusal) *Face {
	if card.Face.Operation == "" {
		return nil
	}
	f := &Face{Operation: words.Effect(card.Face.Operation)}
	for _, number := range card.Face.Free {
		f.Free = append(f.Free, words.Effect(number))
	}
	switch {
	case card.Face.Others != "":
		f.Beside = words.Effect(card.Face.Others)
	case len(f.Free) == 1:
		f.Beside = f.Free[0]
	}
	switch {
	case refusal == nil:
	case refusal.Code == "card.gone":
		f.Absent = words.Text("sheet.card.gone")
	default:
		f.Absent = words.Text("sheet.card.used")
	}
	return f
}

func (f Form) showFaces(told *Field, field *calc.Field, companies []view.Company) {
	if field.Kind != calc.CardKind {
		return
	}
	l := f.Table.Layout()
	for i := range told.Choices {
		choice, _ := calc.Find(field.Allowed.Choices, func(c calc.Choice) bool { return c.Value == told.Choices[i].Value })
		of := l.Cards[choice.Value]
		if told.Choices[i].Face = face(of, choice.Refusal); told.Choices[i].Face == nil {
			return
		}
		if l.HasCompany(of.Face.Company) {
			told.Choices[i].Company = &companies[of.Face.Company]
		}
	}
	told.Input, told.Grid = Cards, grid(told.Choices)
}

// grid returns indices of cards, a row for each operation; nil if the companies differ between rows.
func grid(cards []Choice) [][]int {
	var all [][]int
	at := map[string]int{}
	for i, card := range cards {
		row, seen := at[card.Face.Operation]
		if !seen {
			row = len(all)
			at[card.Face.Operation], all = row, append(all, nil)
		}
		all[row] = append(all[row], i)
	}
	alike := func(row []int) bool {
		return slices.EqualFunc(row, all[0], func(a, b int) bool { return cards[a].Company == cards[b].Company })
	}
	if len(all) > 0 && !slices.ContainsFunc(all, func(row []int) bool { return !alike(row) }) {
		return all
	}
	return nil
}
