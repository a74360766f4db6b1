package calc

// A Walk visits the fields of an entry once, both for its form and for its effect: each step asks for a field if a form
// is wanted, and refuses values that the table does not allow. So each rule is written and evaluated once.
type Walk struct {
	// Ask takes the fields in order; nil if no form is wanted.
	Ask     func(*Field)
	Refusal *Refusal // the first refusal, or nil
}

// Step asks for a field and, if its value is not allowed, refuses it as [Field.Check] does. It makes no needless field.
func (w *Walk) Step(allowed bool, field func() *Field) {
	if w.Ask != nil {
		w.Ask(field())
	}
	if w.Refusal == nil && !allowed {
		w.Refusal = field().Check()
	}
}

// Steps is [Walk.Step] for several fields: the first value that is not allowed is refused.
func (w *Walk) Steps(allowed bool, fields func() []*Field) {
	if w.Ask != nil {
		for _, f := range fields() {
			w.Ask(f)
		}
	}
	if w.Refusal == nil && !allowed {
		w.Refusal = Form{Fields: fields()}.Check()
	}
}

// Refuse keeps a refusal unless there is an earlier one or it is nil, and reports whether there is any now.
func (w *Walk) Refuse(r *Refusal) bool {
	if w.Refusal == nil {
		w.Refusal = r
	}
	return w.Refusal != nil
}

// Collect adds a field to the form, for [Walk.Ask].
func (f *Form) Collect(field *Field) { f.Fields = append(f.Fields, field) }

func (f *Form) CollectAll(fields ...*Field) { f.Fields = append(f.Fields, fields...) }

func (f *Form) CollectIf(asked bool, fields ...*Field) {
	if asked {
		f.CollectAll(fields...)
	}
}

// A Parted entry consists of parts, often one per seat; setting a field of one part changes no earlier part. On a sheet
// its form asks for the same, part by part, but may combine several fields of a part into one; codes follow the parts.
// Asking for one part is much faster than for the whole form.
type Parted interface {
	Entry
	Parts(t Table) int
	// Part describes the fields of one part, counted from 0, as the table and the earlier parts allow them.
	Part(t Table, part int) Form
}

// Ask visits the fields of an entry's form in order, each as the earlier fields leave it. Set sets a field and reports
// whether its value changed: only then is the form asked for again. The first error ends the visit.
func Ask(e Entry, t Table, set func(f *Field) (changed bool, err error)) error {
	parted, many := e.(Parted)
	if !many {
		return AskForm(func() Form { return e.Form(t) }, set)
	}
	for part := range parted.Parts(t) {
		if err := AskForm(func() Form { return parted.Part(t, part) }, set); err != nil {
			return err
		}
	}
	return nil
}

// Asked returns the fields that [Ask] visits in the entry's present state: those of its form, or of its parts.
func Asked(e Entry, t Table) Form {
	parted, many := e.(Parted)
	if !many {
		return e.Form(t)
	}
	var form Form
	for part := range parted.Parts(t) {
		form.Fields = append(form.Fields, parted.Part(t, part).Fields...)
	}
	return form
}

// AskForm is [Ask] for any form, such as that of options.
func AskForm(form func() Form, set func(f *Field) (changed bool, err error)) error {
	fields := form().Fields
	for i := 0; i < len(fields); i++ {
		changed, err := set(fields[i])
		if err != nil {
			return err
		}
		if changed {
			fields = form().Fields
		}
	}
	return nil
}
