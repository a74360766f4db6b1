package calc

// A Walk visits an entry's fields in order, for the form and for the effect. Each step asks for a field if a form is
// wanted, and refuses values not allowed. Thus each rule is written only once.
type Walk struct {
	// Ask is called with each field in order, or is nil if no form is wanted.
	Ask     func(*Field)
	Refusal *Refusal // the first refusal, or nil
}

// Step asks for a field and, unless allowed is set, refuses its value like [Field.Check]. It calls field if needed.
func (w *Walk) Step(allowed bool, field func() *Field) {
	w.Steps(allowed, func() []*Field { return []*Field{field()} })
}

// Steps is [Walk.Step] for several fields. It refuses the first value not allowed.
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

// Refuse sets the refusal to r unless r is nil or a refusal is set already, and reports whether a refusal is set now.
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

// A Parted entry has parts, often one for each seat, and setting a field changes no earlier part. Game codes are
// written part by part. The sheet has the same values, but can combine fields of a part. Building a part is much faster
// than building the whole form.
type Parted interface {
	Entry
	Parts(t Table) int
	// Part returns the fields of a part, counted from 0, with the values allowed by the table and the earlier parts.
	Part(t Table, part int) Form
}

// Ask visits the fields of an entry in order. Each field depends on the values before it. The function set sets a field
// and reports whether its value changed; only then is the form rebuilt. Ask returns the first error.
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

// Asked returns the fields that [Ask] visits: the form's fields or, for a [Parted] entry, the fields of its parts.
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
