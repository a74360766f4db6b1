package sheet

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Face is the text printed on a card. The card's company is in its [Choice].
type Face struct {
	Operation string
	// Free are the numbers that the player assigns to other companies. Beside is the number in Free if there is only
	// one, or the number for all other companies, or "".
	Free   []string `json:",omitempty"`
	Beside string   `json:",omitempty"`
	// Absent is a word on a card that cannot be played. The full reason is in the card's [Choice].
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

// grid arranges the indices of cards in rows, one for each operation. It returns nil if rows have different companies.
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
