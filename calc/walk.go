package calc

// A Walk visits the fields of an entry once, both for the entry's form and for its effect. Each step asks for a field
// if a form is wanted, and refuses values that are not allowed. Each rule is thus written and evaluated only once.
type Walk struct {
	// Ask receives the fields in order. It is nil if no form is wanted.
	Ask     func(*Field)
	Refusal *Refusal // the first refusal, or nil
}

// Step asks for a field and refuses its value, as [Field.Check] does, unless allowed is set. It creates the field only
// if it is needed.
func (w *Walk) Step(allowed bool, field func() *Field) {
	if w.Ask != nil {
		w.Ask(field())
	}
	if w.Refusal == nil && !allowed {
		w.Refusal = field().Check()
	}
}

// Steps is like [Walk.Step], for several fields. It refuses the first value that is not allowed.
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

// Refuse keeps r as the refusal, unless r is nil or there already is one. It reports whether there is a refusal now.
func (w *Walk) Refuse(r *Refusal) bool {
	if w.Refusal == nil {
		w.Refusal = r
	}
	return w.Refusal != nil
}

// Collect adds a field to the form. It can serve as [Walk.Ask].
func (f *Form) Collect(field *Field) { f.Fields = append(f.Fields, field) }

func (f *Form) CollectAll(fields ...*Field) { f.Fields = append(f.Fields, fields...) }

func (f *Form) CollectIf(asked bool, fields ...*Field) {
	if asked {
		f.CollectAll(fields...)
	}
}

// A Parted entry consists of parts, often one for each seat. Setting a field of one part changes no earlier part. Codes
// are written part by part; the form on a sheet asks for the same values, but may combine several fields of a part into
// one. Asking for one part is much faster than asking for the whole form.
type Parted interface {
	Entry
	Parts(t Table) int
	// Part describes the fields of one part, counted from 0, and the values allowed by the table and the earlier parts.
	Part(t Table, part int) Form
}

// Ask visits the fields of an entry's form in order. Each field depends on the values set before it. The function set
// sets a field and reports whether its value changed; only then is the form built again. The first error ends Ask.
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

// Asked returns the fields that [Ask] visits in the entry's present state: those of the form or, for a [Parted] entry,
// those of its parts.
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

// AskForm is like [Ask], for any form, such as that of options.
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
