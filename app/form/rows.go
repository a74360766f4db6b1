package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A rowKind is a layout for rows of companies or players.
type rowKind uint8

const (
	noRow rowKind = iota
	// lines shows the company's or player's name before the controls. In all other layouts, the controls show it.
	lines
	tradeCells
	cells
	tracks
	partLines
	numbers
)

func kindOf(of Control) rowKind {
	switch of := of.(type) {
	case *tradeControl:
		return tradeCells
	case *cellControl:
		return cells
	case *trackControl:
		return tracks
	case *partControl:
		return partLines
	case *chipControl:
		if of.of.Printed != "" {
			return numbers
		}
	}
	return lines
}

// rows holds the texts beside the controls of companies and players, which change with the entry.
type rows struct {
	about map[string]*text.Text
	cash  map[string]*text.Text
	// tight reports whether a deck of cards leaves little room. above is the heading of the trades until they are laid
	// out.
	tight bool
	above fyne.CanvasObject
}

// groupHead returns the heading of a group, or nil if [rows.lay] adds the heading.
func (r *rows) groupHead(field sheet.Field) fyne.CanvasObject {
	switch {
	case field.Trade != nil && r.tight:
		r.above = frame.Spread(text.New(field.Group, core.Caption), r.left(field))
		return nil
	case field.Trade != nil:
		return frame.NewSection(field.Group, r.left(field))
	case field.Heads == nil:
		return frame.NewSection(field.Group)
	}
	badge := mark.NewCompanyBadge(*field.Heads, core.FigureText).SetText(field.Group)
	return frame.Stack(look.Space1, badge, frame.NewRule())
}

func (r *rows) left(field sheet.Field) *text.Text {
	r.cash[field.Group] = text.New("", core.Strong).Whole()
	return r.cash[field.Group]
}

func (r *rows) row(fields []sheet.Field, controls map[string]Control) fyne.CanvasObject {
	f, control := fields[0], controls[fields[0].Name]
	if kindOf(control) == numbers {
		return frame.NewGroup(f.Full, control.Object())
	}
	if f.Trade != nil && f.Group == "" && r.cash[""] == nil {
		r.left(f)
	}
	if f.Row == nil {
		return control.Object()
	}
	about := text.New("", core.Caption).Fit()
	r.about[f.Name] = about
	ends := []fyne.CanvasObject{r.end(control)}
	for _, more := range fields[1:] {
		if more.Row == nil || !more.Row.More {
			break
		}
		ends = append(ends, r.end(controls[more.Name]))
		across, is := control.(*stepControl)
		if up, both := controls[more.Name].(*stepControl); is && both && f.Axis != calc.NoAxis {
			input.Cross(across.stepper, up.stepper)
			ends = []fyne.CanvasObject{frame.Across(look.Space1, ends...)}
		}
	}
	switch kindOf(control) {
	case cells, partLines:
		return control.Object()
	case tradeCells:
		if f.Row.About == "" {
			return beneath(control.Object(), fields, ends[1:])
		}
		return beneath(frame.Stack(0, control.Object(), about), fields, ends[1:])
	case tracks:
		return beneath(control.Object(), fields, ends[1:])
	}
	var whose fyne.CanvasObject
	short := ""
	if f.Company != nil {
		short = f.Company.Code
		whose = mark.NewSymbol(*f.Company, look.BodySize)
	} else {
		whose = mark.NewPawn(*f.Row.Pawn, look.Space5)
	}
	head := frame.About(whose, f.Row.Name, short, about)
	if _, steps := control.(*stepControl); steps && len(ends) > 1 { // these controls are too wide to stand side by side
		return beneath(frame.NewLine(f.Full, head, ends[0]), fields, ends[1:])
	}
	return frame.NewLine(f.Full, head, ends...)
}

func beneath(first fyne.CanvasObject, fields []sheet.Field, more []fyne.CanvasObject) fyne.CanvasObject {
	all := []fyne.CanvasObject{first}
	for i, o := range more {
		f := fields[i+1]
		all = append(all, frame.NewLine(f.Full, text.New(f.Label, core.Caption).SetColor(look.Soft).Shrink(), o))
	}
	if len(all) == 1 {
		return first
	}
	return frame.Stack(look.Space1, all...)
}

// end returns a control for the end of a line. A typed number has room for seven digits.
func (*rows) end(control Control) fyne.CanvasObject {
	if _, steps := control.(*stepControl); steps {
		return control.Object()
	}
	return container.NewStack(control.Object())
}

// lay arranges rows in as many columns as fit.
func (r *rows) lay(kind rowKind, all []fyne.CanvasObject) fyne.CanvasObject {
	size := theme.Size(look.BodySize) / bodySize
	switch kind {
	case tradeCells:
		width, few := float32(tradeWidth), len(all) <= 4
		for _, o := range all {
			_, alone := o.(*input.TradeCell)
			few = few && alone
		}
		if few {
			width = fieldWidth * size * 4 / float32(len(all))
		}
		cells := fyne.CanvasObject(frame.NewColumns(width, look.Space1, all...))
		if above := r.above; above != nil {
			r.above = nil
			return frame.Stack(look.Space1, above, cells)
		}
		if cash, has := r.cash[""]; has {
			cells = frame.Stack(look.Space2, cash, cells)
		}
		return cells
	case tracks:
		return frame.Stack(look.Space1, all...)
	case partLines:
		return frame.Stack(0, all...)
	case cells:
		return frame.NewColumns(companyCell*theme.Size(look.BodySize), look.Space1, all...)
	case numbers:
		columns := frame.NewColumns(halfWidth*size, look.Space3, all...)
		if len(all) == 1 {
			return columns
		}
		return frame.Stack(look.Space1, text.New(words.Text("sheet.assign"), core.Caption), columns)
	}
	return frame.NewLines(all...)
}

const tradeWidth = 170

func (r *rows) follow(fields []sheet.Field) (wider bool) {
	for _, f := range fields {
		if about, has := r.about[f.Name]; has && f.Row != nil {
			about.SetColor(rowColor(f.Row.By)).SetText(f.Row.About)
		} else if has && f.Tally != nil {
			about.SetColor(rowColor(f.Tally.By)).SetText(f.Tally.About)
		}
		if f.Trade == nil {
			continue
		}
		if cash, has := r.cash[f.Group]; has && cash.Text() != f.Trade.Cash {
			cash.SetText(f.Trade.Cash)
			wider = true
		}
	}
	return wider
}

// rowColor returns the color of a rise or fall. The sign of the number shows the direction, too.
func rowColor(by int) fyne.ThemeColorName {
	switch {
	case by < 0:
		return look.Loss
	case by > 0:
		return look.Gain
	}
	return look.Soft
}
