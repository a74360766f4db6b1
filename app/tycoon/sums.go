package tycoon

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/tycoon/yearend"
)

// sumStep is what the cards go in.
const sumStep = 5

// A sumRows is a row for each company in which the sum of its cards is entered.
type sumRows struct {
	object *fyne.Container
	editor *YearEndEditor
	get    func(company int) int
	set    func(company, sum int)
	rows   []*sumRow
	typing
}

type sumRow struct {
	company int
	moving  *moving
	value   *text.Text
	tiles   []*list.Tile
	by      []int
}

func newSumRows(e *YearEndEditor, get func(int) int, set func(company, sum int)) *sumRows {
	s := &sumRows{editor: e, get: get, set: set, object: frame.Stack(look.Space2)}
	for index := range e.table.Layout().Companies {
		if e.preview.Moves[index].Max == 0 {
			continue
		}
		row := &sumRow{company: index, moving: newMoving(),
			value: text.New("", core.FigureText).SetAlign(fyne.TextAlignCenter).Fit()}
		objects := []fyne.CanvasObject{row.moving.head(e.table, index)}
		for _, by := range []int{-20, -sumStep, 0, sumStep, 20} {
			if by == 0 {
				objects = append(objects, container.NewCenter(row.value))
				continue
			}
			tile := list.NewTile(words.Format("sheet.card.spoken",
				words.Names{"company": words.Company(e.table.Layout(), index), "effect": words.Difference(by)}),
				text.New(words.Signed(by), core.Body).SetAlign(fyne.TextAlignCenter).Fit(),
				func() { s.set(index, s.get(index)+by); e.touch() })
			tile.OnRefused = e.notice
			row.tiles, row.by = append(row.tiles, tile), append(row.by, by)
			objects = append(objects, tile)
		}
		core.NewKeyGroup(objects...).Mute()
		s.rows = append(s.rows, row)
		s.object.Add(container.New(&rowsLayout{rows: []int{5}, columns: 5}, objects...))
	}
	return s
}

func (s *sumRows) first() fyne.Focusable {
	if len(s.rows) == 0 {
		return nil
	}
	return s.rows[0].tiles[0]
}

// typed takes a company's letter, a sign and the digits of its sum.
func (s *sumRows) typed(letter rune) bool {
	if !s.take(letter, s.editor.table.Layout().Companies) {
		return false
	}
	limit := s.editor.preview.Moves[s.company].Max
	if n := s.value(); s.whole() && n%sumStep == 0 && n >= -limit && n <= limit {
		s.set(s.company, n)
		s.editor.touch()
	}
	return true
}

func (s *sumRows) update() {
	e := s.editor
	for _, row := range s.rows {
		row.moving.update(e.preview.Moves[row.company])
		sum, limit := s.get(row.company), e.preview.Moves[row.company].Max
		text := words.Signed(sum)
		if sum == 0 {
			text = words.Number(0)
		}
		row.value.SetText(text)
		for i, tile := range row.tiles {
			reason := ""
			if n := sum + row.by[i]; n < -limit || n > limit {
				reason = words.Format("tycoon.sheet.sum.most", words.Names{
					"company": words.Company(e.table.Layout(), row.company), "max": limit})
			}
			tile.EnableUnless(reason)
		}
	}
}

// newTotalsPart asks for the sums of all cards on the table.
func newTotalsPart(e *YearEndEditor) *part {
	sums := newSumRows(e, func(company int) int { return e.entry.Totals[company] },
		func(company, sum int) { e.entry.Totals[company] = sum })
	p := newPart(e, text.New(words.Text("tycoon.sheet.step.totals"), core.FigureText), sums.object)
	p.first, p.typed, p.updates = sums.first, sums.typed, append(p.updates, sums.update)
	return p
}

// sumsOf are the rows of what a seat's cards add up to.
func sumsOf(e *YearEndEditor, seat int) *sumRows {
	return newSumRows(e, func(company int) int { return e.entry.Revealed(seat).Sums[company] },
		func(company, sum int) { e.entry.ChangeReveal(seat, func(r *yearend.Reveal) { r.Sums[company] = sum }) })
}
