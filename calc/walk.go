package calc

// A Walk goes through the fields of an entry once, for its form as for what it does: each step asks where a form wants
// it, and refuses what the table does not allow. Nothing is worked out twice, and nothing is told twice.
type Walk struct {
	// Ask takes the fields one after another; nil where nobody wants a form.
	Ask func(*Field)
	// Refusal is the first refusal, nil as long as there is none.
	Refusal *Refusal
}

// Step asks for a field, and where its value is not allowed refuses it as [Field.Check] does. The field is only made
// where it is wanted or refused.
func (w *Walk) Step(allowed bool, field func() *Field) {
	if w.Ask != nil {
		w.Ask(field())
	}
	if w.Refusal == nil && !allowed {
		w.Refusal = field().Check()
	}
}

// Steps does the same with several fields: the first that is not allowed is refused.
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

// Refuse keeps a refusal, if there is one and none stands yet, and reports whether any stands now.
func (w *Walk) Refuse(r *Refusal) bool {
	if w.Refusal == nil {
		w.Refusal = r
	}
	return w.Refusal != nil
}

// Collect adds a field to the form, for [Walk.Ask].
func (f *Form) Collect(field *Field) { f.Fields = append(f.Fields, field) }

// CollectAll adds several.
func (f *Form) CollectAll(fields ...*Field) { f.Fields = append(f.Fields, fields...) }

// CollectIf adds fields that are asked only where something holds.
func (f *Form) CollectIf(asked bool, fields ...*Field) {
	if asked {
		f.CollectAll(fields...)
	}
}

// A Parted entry is told in parts that belong to one seat each, say; what is set in one part changes no part before it.
// Its form asks the same for a sheet, one part after another, but may ask for something in one field that the part asks
// for in several: a code of the game follows the parts, whatever sheets show. To ask for one part is much quicker than
// to ask for the form, where many seats are told in one entry.
type Parted interface {
	Entry
	// Parts is how many parts the form has.
	Parts(t Table) int
	// Part describes the fields of one part, the first being 0, as the table and the parts before it allow them.
	Part(t Table, part int) Form
}

// Ask goes through the fields of an entry's form in order, each as the fields before it leave it. Set sets a field, and
// reports whether that changed its value: only then the form is asked for again. The first error ends it.
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

// Asked returns the fields that [Ask] asks for as an entry stands: those of its form, or those of its parts.
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

// AskForm does the same with any form, such as that of options.
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
