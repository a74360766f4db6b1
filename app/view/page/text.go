package page

import (
	"io"
	"slices"
	"strings"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

const indent = "    "

// Write prints a page on a terminal, with a line for each row and without actions.
func Write(w io.Writer, p Page) error {
	var b strings.Builder
	line := func(before string, parts ...string) {
		if said := joined(parts...); said != "" {
			b.WriteString(before + said + "\n")
		}
	}
	line("", p.Title)
	line("", p.About)
	for _, row := range p.Waits {
		line("", row.Title, row.About)
	}
	parts := p.Parts
	if !p.Another {
		parts = append(parts[:len(parts):len(parts)], p.Beside...)
	}
	for _, part := range parts {
		writePart(line, part)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func writePart(line func(before string, parts ...string), part Part) {
	line("", part.Title)
	for _, note := range part.Says {
		line("", note.Text)
	}
	for _, field := range part.Fields {
		line(indent, field.Full, FieldText(field))
	}
	for _, row := range part.Rows {
		before := indent
		if part.Title == "" {
			before = ""
		}
		cells := strings.Join(row.Cells, " ")
		line(before, joined(lead(row), row.Title), row.About, cells, row.Figure, row.Number)
		for _, inner := range row.Lines {
			line(before+indent, joined(lead(inner), inner.Title), inner.About, inner.Figure, inner.Number)
		}
	}
	line("", part.Code)
}

func lead(row Row) string {
	if row.Lead == "" {
		return ""
	}
	return row.Lead + "."
}

func FieldText(f sheet.Field) string {
	switch f.Input {
	case sheet.Words:
		return f.Text
	case sheet.Number, sheet.Stepper:
		if f.Unsaid {
			return ""
		}
		return words.Number(f.Value)
	}
	choice, _ := calc.Find(f.Choices, func(c sheet.Choice) bool { return c.Value == f.Value })
	return choice.Label
}

// joined joins the parts that are not empty with two spaces.
func joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(part string) bool { return part == "" }), "  ")
}
