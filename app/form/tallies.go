package form

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
)

// tallyControl is a number that each tap raises. A tap at the maximum resets the number.
type tallyControl struct {
	plain
	of   sheet.Field
	chip chip
}

func newTallyControl(a *Asker, f sheet.Field, set func(int)) *tallyControl {
	c := &tallyControl{of: f}
	tapped := func(bool) { set(c.of.Taken()) }
	switch {
	case f.Tally.Of != nil:
		c.chip = a.refusing(newCodeCell(*f.Tally.Of, tapped))
	case f.Printed != "":
		c.chip = a.refusing(input.NewCell(f.Tally.Text, tapped))
	default:
		c.chip = a.newPill(f.Tally.Text, nil, tapped)
	}
	c.plain = plain{c.chip, c.chip}
	c.Show(f)
	return c
}

func (c *tallyControl) Fits(f sheet.Field) bool {
	return f.Input == sheet.Tallies && f.Printed == c.of.Printed && (f.Tally.Of == nil) == (c.of.Tally.Of == nil)
}

func (c *tallyControl) Show(f sheet.Field) {
	c.of = f
	if f.Tally.Of == nil {
		c.chip.SetLabel(f.Tally.Text)
	}
	if cell, is := c.chip.(*input.Cell); is {
		cell.SetSpoken(f.Label + strings.TrimPrefix(f.Tally.Text, f.Printed))
	}
	c.chip.SetChosen(f.Value > 0)
	reason := ""
	if f.Locked {
		reason = f.About
	}
	c.chip.EnableUnless(reason)
}

// tallyLines lays out the tallies of a group in lines.
func (f *FormEditor) tallyLines(fields []sheet.Field) fyne.CanvasObject {
	lines := frame.Stack(look.Space2)
	var all, line []fyne.CanvasObject
	for i, field := range fields {
		if line = append(line, f.controls[field.Name].Object()); i+1 < len(fields) && fields[i+1].Tally.More {
			continue
		}
		first := fields[i+1-len(line)]
		if first.Printed != "" {
			all = append(all, line...)
		} else {
			core.NewKeyGroup(line...)
		}
		switch {
		case first.Tally.Pawn != nil:
			lines.Add(playerLine(first, line))
		case first.Tally.Company != nil:
			lines.Add(frame.NewCellLine(f.rows.tallyHead(first), line...))
		default:
			lines.Add(frame.NewChips(line...))
		}
		line = nil
	}
	core.NewKeyGroup(all...).Mute()
	return frame.NewGroup(fields[0].Group, lines)
}

func (r *rows) tallyHead(f sheet.Field) fyne.CanvasObject {
	sign := mark.NewCompanyBadge(*f.Tally.Company, core.Strong)
	if f.Tally.About == "" {
		return sign
	}
	r.about[f.Name] = text.New("", core.Caption).Fit()
	return frame.Stack(0, sign, r.about[f.Name])
}

// playerLine puts a player's name before the cells or, if its words don't fit there, above them.
func playerLine(f sheet.Field, cells []fyne.CanvasObject) fyne.CanvasObject {
	name := text.New(f.Tally.Name, core.Strong).Shrink()
	whole := func() float32 { return look.Space5 + look.Space2 + name.Room() }
	head := frame.Lead(mark.NewPawn(*f.Tally.Pawn, look.Space5), name)
	return frame.NewNameLine(head, whole, cells...)
}

// A spelling holds what has been typed to count a card: a company's code, then a sign and digits.
type spelling struct {
	company, digits string
}

// count handles a typed key of a card, and counts the complete card in the focused group. A full stop moves to the next
// group, a comma to the previous group.
func (f *FormEditor) count(letter rune) bool {
	groups := f.tallyGroups()
	if len(groups) == 0 {
		return false
	}
	at := f.tallyAt(groups)
	switch {
	case letter == '.' || letter == ',':
		by := 1
		if letter == ',' {
			by = -1
		}
		f.spelt = spelling{}
		f.leadTo(groups[min(max(0, at+by), len(groups)-1)])
		return true
	case unicode.IsLetter(letter):
		for _, field := range groups[at] {
			if field.Tally.Company != nil && strings.EqualFold(field.Tally.Company.Code, string(letter)) {
				f.spelt = spelling{company: field.Tally.Company.Code}
				return true
			}
		}
		return false
	case f.spelt.company == "":
		return false
	case letter == '-' || letter == '+':
		f.spelt.digits = string(letter)
	case unicode.IsDigit(letter) && len(f.spelt.digits) < 4:
		f.spelt.digits += string(letter)
	default:
		return false
	}
	want, err := strconv.Atoi(f.spelt.digits)
	for _, field := range groups[at] {
		n, _ := strconv.Atoi(strings.Replace(field.Printed, "–", "-", 1))
		if err == nil && field.Tally.Company != nil && field.Tally.Company.Code == f.spelt.company && n == want {
			f.spelt.digits = ""
			if field.Locked {
				f.asker.Refuse(field.About)
			} else {
				f.set(field.Name, field.Taken())
			}
			break
		}
	}
	return true
}

func (f *FormEditor) tallyGroups() [][]sheet.Field {
	var groups [][]sheet.Field
	for _, field := range f.form.Fields() {
		if field.Input != sheet.Tallies || field.Printed == "" {
			continue
		}
		if n := len(groups); n == 0 || groups[n-1][0].Group != field.Group {
			groups = append(groups, nil)
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], field)
	}
	return groups
}

// tallyAt returns the index of the group that has the focus, or had it last.
func (f *FormEditor) tallyAt(groups [][]sheet.Field) int {
	if canvas := core.CanvasOf(f.content); canvas != nil && canvas.Focused() != nil {
		for _, field := range slices.Concat(groups...) {
			if control, has := f.controls[field.Name]; has && control.first() == canvas.Focused() {
				f.counted = field.Group
			}
		}
	}
	return max(0, slices.IndexFunc(groups, func(group []sheet.Field) bool { return group[0].Group == f.counted }))
}

func (f *FormEditor) leadTo(group []sheet.Field) {
	f.counted = group[0].Group
	if !f.unfolded[f.counted] {
		f.unfolded[f.counted], f.shown = true, ""
		f.Follow()
	}
	for _, field := range group {
		if !field.Locked {
			core.CanvasOf(f.content).Focus(f.controls[field.Name].first())
			return
		}
	}
}
