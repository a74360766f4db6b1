package cards

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// A Face is one face of a deck to tap.
type Face struct {
	Tile *list.Tile
	// Of is what the card does.
	Of fourcolours.Face
	// Beside is what stands beside its own number.
	Beside *text.Text
	// alone tells that what stands beside the number stands above all cards of it.
	alone bool
	own   *text.Text
	print *fyne.Container
	ink   fyne.ThemeColorName
}

// NewFace is a face in the ink of its colour. Choose is told the code of one that is tapped.
func NewFace(l *calc.Layout, of fourcolours.Face, choose func(code string)) *Face {
	f := &Face{Of: of, ink: look.SuitOf(l.Companies[of.Own].Key).Ink, Beside: text.New(Beside(of), core.Caption)}
	effect := words.Effect(of.Effect.String())
	f.own = text.New(effect, core.FigureText).SetColor(f.ink).Fit()
	f.print = container.New(printedLayout{f.own, f.Beside, &f.alone}, f.own, f.Beside)
	label := words.Format("sheet.card.spoken",
		words.Names{"company": words.Company(l, of.Own), "effect": effect})
	f.Tile = list.NewTile(label, f.print, func() { choose(of.Code) })
	return f
}

// Show shows the face, or that there is none of it for a refusal; reason is what the tile says then.
func (f *Face) Show(refusal *calc.Refusal, reason string) {
	ink, beside := f.ink, Beside(f.Of)
	if refusal != nil {
		ink, beside = look.Faint, Absent(refusal)
	}
	f.Tile.EnableUnless(reason)
	if f.Beside.Text() != beside {
		f.own.SetColor(ink)
		f.Beside.SetText(beside)
		f.print.Refresh()
	}
}

// Faces are those of a deck, in its order.
type Faces []*Face

// Choose marks the face of a code.
func (all Faces) Choose(code string) {
	for _, f := range all {
		f.Tile.SetChosen(f.Of.Code == code)
	}
}

// First is the first face that can be chosen, nil for none.
func (all Faces) First() fyne.Focusable {
	if at := slices.IndexFunc(all, func(f *Face) bool { return !f.Tile.Disabled() }); at >= 0 {
		return all[at].Tile
	}
	return nil
}

// FirstOf is the first face of a colour that can be chosen, nil for none.
func (all Faces) FirstOf(colour int) fyne.Focusable {
	return slices.DeleteFunc(slices.Clone(all), func(f *Face) bool { return f.Of.Own != colour }).First()
}
