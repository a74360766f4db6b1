package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
)

// CompanyBadge is a company's shape with a short text, by default the code.
type CompanyBadge struct {
	fw.BaseWidget
	company view.Company
	style   core.Style
	text    string
}

// NewCompanyBadge returns a company's badge: small for the styles Caption and Body, large for FigureText and Headline.
func NewCompanyBadge(company view.Company, style core.Style) *CompanyBadge {
	b := &CompanyBadge{company: company, style: style, text: company.Code}
	b.ExtendBaseWidget(b)
	return b
}

func (b *CompanyBadge) Company() view.Company { return b.company }

// SetText replaces the code by a text, such as the company's name or a number.
func (b *CompanyBadge) SetText(text string) *CompanyBadge {
	core.Set(b, &b.text, text)
	return b
}

func (b *CompanyBadge) AccessibilityLabel() string {
	if b.text == b.company.Code || b.text == b.company.Name {
		return b.company.Spoken()
	}
	return b.company.Spoken() + " " + b.text
}

func (b *CompanyBadge) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (b *CompanyBadge) CreateRenderer() fyne.WidgetRenderer {
	m := NewShape(Dress(b.company).Shape)
	text := canvas.NewText("", nil)
	bold := func() core.Style {
		if b.style == core.Body {
			return core.Strong
		}
		return b.style
	}
	paint := func() {
		PaintShape(b, m, Dress(b.company), false)
		core.Write(b, text, b.text, bold(), Dress(b.company).Ink)
	}
	side := func() float32 { return core.Scaled(b, b.style.Size()) * 0.84 }
	gap := func() float32 { return core.Scaled(b, b.style.Size()) * 0.3 }
	least := func() fyne.Size {
		size := core.Measure(b, b.text, bold())
		if b.text == "" {
			return fyne.NewSize(side(), size.Height)
		}
		return fyne.NewSize(side()+gap()+size.Width, size.Height)
	}
	layout := func(size fyne.Size) {
		core.Place(m.Object(), 0, (size.Height-side())/2, side(), side())
		core.Place(text, side()+gap(), 0, size.Width-side()-gap(), size.Height)
	}
	return core.NewRenderer(b, paint, least, layout, m.Object(), text)
}
