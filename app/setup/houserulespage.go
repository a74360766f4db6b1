package setup

import (
	"slices"

	"scripkeeper/app/form"
	"scripkeeper/app/pages"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// open shows the page of all options and scrolls to the named option or, if name is empty, to the refused option.
func (h *houseRules) open(name string) {
	h.shell.Go(shell.To(func() shell.Page {
		h.page = pages.New(h.shell, h, "").Fill(h.said)
		h.page.Own = h.companyControl
		return h.page
	}))
	if name == "" && h.refusal != nil {
		name = h.refusal.Field
	}
	if name != "" {
		h.page.Focus(h.field(h.controlOption(name)))
	}
}

func (h *houseRules) Page(at page.At) (page.Page, error) {
	changed := false
	for _, f := range h.Options.Form().Fields {
		said, is := at.Said[h.field(f.Name)]
		if before, was := h.said[h.field(f.Name)]; !is || was && said == before {
			continue
		}
		h.said[h.field(f.Name)], changed = said, true
		h.Fill(f, said)
	}
	if changed {
		h.refresh()
	}
	parts, trouble := h.Parts(h.field, h.said)
	for i := range parts {
		parts[i].Fields = h.together(parts[i].Fields)
	}
	reset := page.PlainAction(words.Text("new.house.reset"),
		"reset").WithIcon("undo").DisabledIf(len(h.Changed()) == 0 && trouble == "")
	seen := page.Page{
		Title: words.Text("new.house"), About: words.Join([]string{words.Text("rulebook." + h.Rulebook.ID()), h.BaseName}),
		Parts: parts, Next: []page.Action{reset, page.PlainAction(words.Text("common.done"), "done").AsMain()},
	}
	if trouble != "" {
		seen.Says = []page.Note{{Text: trouble, Tone: page.Bad}}
	}
	return seen, nil
}

// together keeps only the first of the fields that the companies' control fills in, and gives it any error of these
// fields. The field of the option h.blamed also shows why the game cannot begin.
func (h *houseRules) together(fields []sheet.Field) []sheet.Field {
	for i, f := range fields {
		if f.Trouble == "" && f.Name == h.field(h.blamed) {
			fields[i].Trouble = h.blames
		}
		first := slices.IndexFunc(fields, func(other sheet.Field) bool {
			return h.field(h.controlOption(h.option(f.Name))) == other.Name
		})
		if first >= 0 && fields[first].Trouble == "" {
			fields[first].Trouble = fields[i].Trouble
		}
	}
	return slices.DeleteFunc(fields, func(f sheet.Field) bool { return h.controlOption(h.option(f.Name)) != h.option(f.Name) })
}

func (h *houseRules) Do(a page.Action, _ page.At) (page.Done, error) {
	if a.Way == "reset" {
		h.resetAll()
	}
	return page.Done{Leave: a.Way == "done"}, nil
}

func (h *houseRules) companyControl(f sheet.Field) form.Control {
	options, is := h.Options.(calc.Charterer)
	if !is || f.Name != h.field(options.Charter().Fields[0]) {
		return nil
	}
	c := newCompanies(h, f.Full)
	c.Show(f)
	return c
}

// controlOption returns the option whose field has the control of the named option. For an option of companies this is
// their first option, otherwise the named option itself.
func (h *houseRules) controlOption(name string) string {
	if options, is := h.Options.(calc.Charterer); is && slices.Contains(options.Charter().Fields, name) {
		return options.Charter().Fields[0]
	}
	return name
}
