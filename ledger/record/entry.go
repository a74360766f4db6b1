package record

import (
	"encoding/json"
	"reflect"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/shape"
)

// A Decoded is an operation's decoded entry, or zero if the operation has no entry.
type Decoded struct {
	Entry calc.Entry
	// Canonical is the entry's JSON as the rulebook's struct encodes it.
	Canonical []byte
	Unknown   []UnknownField
}

type Decoder struct {
	rules calc.Rulebook
	kinds map[string]kind
}

type kind struct {
	blank reflect.Value
	shape *shape.Shape
}

func NewDecoder(rules calc.Rulebook) Decoder { return Decoder{rules, map[string]kind{}} }

func (d Decoder) blank(name string) (calc.Entry, *shape.Shape, bool) {
	of, met := d.kinds[name]
	if !met {
		blank, known := calc.Blank(d.rules, name)
		if !known {
			return nil, nil, false
		}
		of = kind{reflect.ValueOf(blank).Elem(), shape.Of(blank)}
		d.kinds[name] = of
	}
	fresh := reflect.New(of.shape.Type)
	fresh.Elem().Set(of.blank)
	entry, is := fresh.Interface().(calc.Entry)
	return entry, of.shape, is
}

// Decode decodes an operation's entry. The fault is record.kind or record.entry, with the operation's number.
func (d Decoder) Decode(s oplog.Operation) (Decoded, error) {
	if !s.Act.Enters() {
		return Decoded{}, nil
	}
	entry, form, known := d.blank(s.Kind)
	if !known {
		return Decoded{}, &ledger.Fault{
			Code: "record.kind", Entry: int(s.Op), Detail: s.Kind, Field: "kind", Value: Quoted(s.Kind),
			Want: ledger.Want{Kind: "words", Words: calc.Kinds(d.rules.Blanks())},
		}
	}
	unknown, misfit := form.Read(s.Entry, entry)
	if misfit != nil {
		return Decoded{}, FillFault(&ledger.Fault{Code: "record.entry", Entry: int(s.Op), Detail: s.Kind}, "entry",
			misfit)
	}
	canonical, err := json.Marshal(entry)
	if err != nil {
		return Decoded{}, &ledger.Fault{Code: "record.entry", Entry: int(s.Op), Detail: s.Kind, Err: err}
	}
	return Decoded{entry, canonical, unknownFields(int(s.Op), "entry", unknown)}, nil
}

// Encode sets an operation's entry. The decoded entry is a copy, so the caller may change the given entry later.
func (d Decoder) Encode(s oplog.Operation, entry calc.Entry) (oplog.Operation, Decoded, error) {
	if entry == nil {
		return s, Decoded{}, &ledger.Fault{Code: "entry.missing"}
	}
	raw, err := json.Marshal(entry)
	if err != nil {
		return s, Decoded{}, &ledger.Fault{Code: "record.entry", Entry: int(s.Op), Detail: entry.Kind(), Err: err}
	}
	if seen := seenTexts(raw); seen != nil {
		raw = seen
	}
	s.Kind, s.Entry = entry.Kind(), raw
	if _, _, known := d.blank(s.Kind); !known {
		return s, Decoded{}, &ledger.Fault{Code: "entry.kind", Detail: s.Kind}
	}
	h, err := d.Decode(s)
	return s, h, err
}
