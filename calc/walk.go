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
