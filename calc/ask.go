package calc

// A Parted entry's form falls into parts that belong to one seat each, say. Its form is the fields of all parts, one
// part after another; what is set in one part changes no part before it. To ask for one part is much quicker than to
// ask for the form, where many seats are told in one entry.
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
