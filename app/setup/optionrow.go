package setup

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// An optionRow shows one option: what it is called, a sentence on it, its control, its default once it differs, and
// what is wrong with it.
type optionRow struct {
	rules       *houseRules
	name, label string
	about       string
	// repeated tells that the row above has the same sentence.
	repeated bool
	// unread tells that what is typed is no number, or one beyond all counting; number is what must be typed then.
	// outside tells that it is none of those allowed.
	unread          bool
	number, outside string
	// maker makes the control, which is in holder.
	maker   *form.Asker
	control optionControl
	holder  *fyne.Container
	before  *text.Text
	wrong   *text.Text
	back    *input.Button
	content *fyne.Container
}

// newOptionRow makes the row of an option. Above is the sentence of the row above, which is not said twice.
func newOptionRow(h *houseRules, f *calc.Field, above string) *optionRow {
	r := &optionRow{rules: h, name: f.Name, holder: frame.Stack(0)}
	r.label, r.about = words.Option(h.Rulebook.ID(), f.Name)
	r.repeated = r.about == above && above != ""
	r.back = input.NewIconButton("", theme.ContentUndoIcon(), func() {
		r.unread = false
		h.reset(r.name)
	})
	r.before = text.NewParagraph("", core.Caption).SetColor(look.Turn)
	r.wrong = text.NewParagraph("", core.Body).SetColor(look.Loss)
	r.wrong.Hide()
	r.forgetInitial()
	r.maker = r.newMaker()
	r.build(f)
	r.content = frame.Stack(look.Space1, container.New(withBack{}, r.holder, r.back), r.before, r.wrong,
		frame.NewRule())
	return r
}

// update shows the option as it stands, and its default when it differs.
func (r *optionRow) update(f, origin *calc.Field, known bool) {
	if !r.control.Fits(r.field(f)) {
		r.build(f)
	}
	if !r.unread {
		r.control.Show(r.field(f))
	}
	r.number, r.outside = newgame.Bounds("new.number", r.label, f.Allowed), newgame.Outside(r.rules.Rulebook.ID(), f)
	if !known || newgame.Agree(f, origin) && !r.unread {
		r.forgetInitial()
		return
	}
	r.before.SetText(words.Format("new.default", words.Names{"value": words.OptionSet(r.rules.Rulebook.ID(), origin)}))
	r.back.Spoken(words.Format("new.default.back", words.Names{"field": r.label})).SetIcon(theme.ContentUndoIcon())
	core.Show(r.back, true)
}

// forgetInitial says nothing of the default. The line for it stays, so that no other option moves.
func (r *optionRow) forgetInitial() {
	const blank = "\u00a0"
	r.before.SetText(blank)
	core.Show(r.back, false)
}

// withBack keeps room at the right of a control for the way back to its default.
type withBack struct{}

func (withBack) MinSize(o []fyne.CanvasObject) fyne.Size {
	control := o[0].MinSize()
	return fyne.NewSize(control.Width+look.Space1+look.Target, max(control.Height, look.Target))
}

func (withBack) Layout(o []fyne.CanvasObject, size fyne.Size) {
	core.Place(o[0], 0, 0, size.Width-look.Space1-look.Target, size.Height)
	core.Place(o[1], size.Width-look.Target, (size.Height-look.Target)/2, look.Target, look.Target)
}

// mark says why the option is refused; with no sentence it says so only when it is wrong by itself.
func (r *optionRow) mark(sentence string) {
	switch {
	case r.unread:
		sentence = r.number
	case r.outside != "":
		sentence = r.outside
	}
	r.wrong.SetText(sentence)
	core.Show(r.wrong, sentence != "")
	core.Show(r.before, sentence == "") // in the same place
	r.control.Mark(sentence != "")
}

// field is the option in words.
func (r *optionRow) field(f *calc.Field) sheet.Field { return newgame.Field(r.rules.Rulebook.ID(), f) }

// newMaker makes the control that fits the option.
func (r *optionRow) newMaker() *form.Asker {
	return &form.Asker{
		Refuse: r.rules.shell.ShowRefusal,
		Set: func(name string, n int) {
			r.unread = false
			r.rules.set(name, n)
		},
		SetText: r.rules.setText,
		Unread: func(string) {
			r.unread = true
			r.rules.refresh()
		},
		Roomy: true,
	}
}

// build puts the control where it belongs: a switch says all itself, a number stands beside the words, the rest below.
func (r *optionRow) build(f *calc.Field) {
	r.control = r.maker.Control(r.field(f))
	if own, is := companyControl(r.rules, f); is {
		r.control = own
	}
	r.holder.RemoveAll()
	if f.Kind == calc.FlagKind {
		r.holder.Add(r.control.Object())
		return
	}
	label, about := text.NewParagraph(r.label, core.Body), text.NewParagraph("", core.Caption)
	switch {
	case r.repeated:
		about.Hide()
	case sheet.InputOf(f) == sheet.Number:
		bounds := newgame.Bounds("new.range", r.label, f.Allowed)
		about.SetText(strings.TrimSpace(r.about + " " + bounds))
	case r.about == "":
		about.Hide()
	default:
		about.SetText(r.about)
	}
	if f.Kind == calc.TextKind || len(f.Allowed.Choices) > 0 {
		r.holder.Add(frame.Stack(look.Space2, frame.Stack(0, label, about), r.control.Object()))
		return
	}
	r.holder.Add(container.New(aside{}, label, about, r.control.Object()))
}

// aside puts what an option is called at the left of a control of a settled width, and a sentence on it beneath: at the
// left of the control as well, or across the whole row where that is narrow.
type aside struct{}

// narrowRow is the width, in sizes of its text, below which a row is narrow.
const narrowRow float32 = 28

func (a aside) MinSize(o []fyne.CanvasObject) fyne.Size {
	label, about, control := o[0].MinSize(), a.about(o), o[2].MinSize()
	size := fyne.NewSize(max(label.Width, about.Width)+look.Space3+max(asideWidth, control.Width), 0)
	if o[1].Size().Width > o[0].Size().Width { // across the row
		size.Height = max(label.Height, control.Height) + about.Height
	} else {
		size.Height = max(label.Height+about.Height, control.Height)
	}
	return size
}

// about is the least size of the sentence, nothing where there is none.
func (aside) about(o []fyne.CanvasObject) fyne.Size {
	if !o[1].Visible() {
		return fyne.Size{}
	}
	return o[1].MinSize()
}

// Layout gives the words their widths first: these tell how high they are.
func (a aside) Layout(o []fyne.CanvasObject, size fyne.Size) {
	control := o[2].MinSize()
	width := max(asideWidth, control.Width)
	left, narrow := size.Width-width-look.Space3, size.Width < narrowRow*theme.Size(look.BodySize)
	core.Place(o[2], size.Width-width, 0, width, control.Height)
	o[0].Resize(fyne.NewSize(left, o[0].Size().Height))
	o[1].Resize(fyne.NewSize(left, o[1].Size().Height))
	if narrow {
		o[1].Resize(fyne.NewSize(size.Width, o[1].Size().Height))
	}
	label, about := o[0].MinSize().Height, a.about(o).Height
	if narrow {
		core.Place(o[0], 0, max(0, (control.Height-label)/2), left, label)
		core.Place(o[1], 0, max(label, control.Height), size.Width, about)
		return
	}
	top := max(0, (control.Height-label-about)/2)
	core.Place(o[0], 0, top, left, label)
	core.Place(o[1], 0, top+label, left, about)
}

// asideWidth is how wide a field for a number is.
const asideWidth float32 = 112
