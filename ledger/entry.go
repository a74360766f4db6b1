package ledger

import (
	"bytes"
	"encoding/json"
	"fmt"

	"scripkeeper/calc"
)

// A decoded is the entry of an operation, understood. The zero heard is that of an operation without one.
type decoded struct {
	entry calc.Entry
	// canonical is the entry's JSON as the rulebook's struct writes it.
	canonical []byte
}

// decode reads the entry of an operation. The fault's number is the operation's.
func decode(rules calc.Rulebook, s Operation) (decoded, error) {
	if s.Act == ActVoid || s.Act == ActRestore {
		return decoded{}, nil
	}
	entry, known := rules.Blank(s.Kind)
	if !known {
		return decoded{}, &Fault{Code: "record.kind", Entry: int(s.Op), Detail: s.Kind}
	}
	fault := &Fault{Code: "record.entry", Entry: int(s.Op), Detail: s.Kind}
	if !isObject(s.Entry) {
		fault.Err = fmt.Errorf("an entry is a JSON object")
		return decoded{}, fault
	}
	if fault.Err = json.Unmarshal(s.Entry, entry); fault.Err != nil {
		return decoded{}, fault
	}
	canonical, err := json.Marshal(entry)
	if err != nil {
		fault.Err = err
		return decoded{}, fault
	}
	return decoded{entry, canonical}, nil
}

// encode fills an operation with an entry. What is heard is a copy: the caller may go on using the entry.
func encode(rules calc.Rulebook, s Operation, entry calc.Entry) (Operation, decoded, error) {
	if entry == nil {
		return s, decoded{}, &Fault{Code: "entry.missing"}
	}
	raw, err := json.Marshal(entry)
	if err != nil {
		return s, decoded{}, &Fault{Code: "record.entry", Entry: int(s.Op), Detail: entry.Kind(), Err: err}
	}
	s.Kind, s.Entry = entry.Kind(), raw
	if _, known := rules.Blank(s.Kind); !known {
		return s, decoded{}, &Fault{Code: "entry.kind", Detail: s.Kind}
	}
	h, err := decode(rules, s)
	return s, h, err
}

// isObject tells whether JSON text is an object, as far as its first letter tells.
func isObject(raw []byte) bool {
	raw = bytes.TrimLeft(raw, " \t\r\n")
	return len(raw) > 0 && raw[0] == '{'
}
