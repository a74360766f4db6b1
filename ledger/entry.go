package ledger

import (
	"encoding/json"

	"scripkeeper/calc"
	"scripkeeper/ledger/shape"
)

// A decoded is the entry of an operation, understood. The zero decoded is that of an operation without one.
type decoded struct {
	entry calc.Entry
	// canonical is the entry's JSON as the rulebook's struct writes it.
	canonical []byte
	// unknown are the fields that the rulebook does not know.
	unknown []UnknownField
}

// A decoder reads the entries of one rulebook.
type decoder struct {
	rules calc.Rulebook
	// shapes are those of the kinds of entry met so far.
	shapes map[string]*shape.Shape
}

func newDecoder(rules calc.Rulebook) decoder { return decoder{rules, map[string]*shape.Shape{}} }

// decode reads the entry of an operation. The fault's number is the operation's.
func (d decoder) decode(s Operation) (decoded, error) {
	if s.Act == ActVoid || s.Act == ActRestore {
		return decoded{}, nil
	}
	entry, known := d.rules.Blank(s.Kind)
	if !known {
		return decoded{}, &Fault{
			Code: "record.kind", Entry: int(s.Op), Detail: s.Kind, Field: "kind", Value: quoted(s.Kind),
			Want: Want{Kind: "words", Words: d.rules.Kinds()},
		}
	}
	form, met := d.shapes[s.Kind]
	if !met {
		form = shape.Of(entry)
		d.shapes[s.Kind] = form
	}
	fault := &Fault{Code: "record.entry", Entry: int(s.Op), Detail: s.Kind}
	names, misfit := form.Read(s.Entry, entry)
	if misfit != nil {
		return decoded{}, fault.blame("entry", misfit)
	}
	canonical, err := json.Marshal(entry)
	if err != nil {
		fault.Err = err
		return decoded{}, fault
	}
	return decoded{entry, canonical, unknownFields(int(s.Op), "entry", names, form)}, nil
}

// encode fills an operation with an entry. What is decoded is a copy: the caller may go on using the entry.
func (d decoder) encode(s Operation, entry calc.Entry) (Operation, decoded, error) {
	if entry == nil {
		return s, decoded{}, &Fault{Code: "entry.missing"}
	}
	raw, err := json.Marshal(entry)
	if err != nil {
		return s, decoded{}, &Fault{Code: "record.entry", Entry: int(s.Op), Detail: entry.Kind(), Err: err}
	}
	s.Kind, s.Entry = entry.Kind(), raw
	if _, known := d.rules.Blank(s.Kind); !known {
		return s, decoded{}, &Fault{Code: "entry.kind", Detail: s.Kind}
	}
	h, err := d.decode(s)
	return s, h, err
}

// quoted is a text as JSON.
func quoted(text string) string {
	raw, _ := plain(text) // a text always has JSON
	return raw
}
