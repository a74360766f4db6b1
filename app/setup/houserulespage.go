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

// open shows the page of all options and scrolls to the option with the given name. If name is empty, it scrolls to the
// refused option, if there is one.
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

// Page applies the filled-in values and returns the page of all options.
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

// together keeps only the first of the fields that the companies' control fills in, and shows the errors of the removed
// fields there. The option that keeps the game from beginning, h.blamed, also shows why.
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

// companyControl returns the control of the companies for their first field, and nil for other fields.
func (h *houseRules) companyControl(f sheet.Field) form.Control {
	options, is := h.Options.(calc.Charterer)
	if !is || f.Name != h.field(options.Charter().Fields[0]) {
		return nil
	}
	c := newCompanies(h, f.Full)
	c.Show(f)
	return c
}

// controlOption returns the option whose control fills in the option with the given name. All options of companies
// share the control of the first of them; any other option has its own.
func (h *houseRules) controlOption(name string) string {
	if options, is := h.Options.(calc.Charterer); is && slices.Contains(options.Charter().Fields, name) {
		return options.Charter().Fields[0]
	}
	return name
}
