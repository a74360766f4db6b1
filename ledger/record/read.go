package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/shape"
)

// Limits of a record to read, far above any real game.
const (
	MaxRecordSize = 8 << 20
	MaxOperations = 20_000
	MaxSeats      = 100
	// maxFields limits the number of fields in the record and in each of its objects.
	maxFields = 1000
)

// Read reads a record and tidies its texts, see [Record.Tidy]. It checks the document, but not whether the rules allow
// the entries.
//
// The codes of the faults are record.unreadable, record.empty, record.large, record.truncated, record.broken (not
// JSON), record.foreign (other JSON), record.template (a [Template]), record.journal (a [oplog.Journal]), record.backup
// (many games), record.newer (a newer format), record.types (a field is missing, repeated or of the wrong kind),
// record.many (more players than [MaxSeats], more operations than [MaxOperations], or more fields than any game has),
// record.operation (operations not numbered 1, 2, 3 and so on) and file.letters (see [ledger.Text]).
func Read(from io.Reader) (Record, error) {
	data, fault := readDocument(from)
	if fault != nil {
		return Record{}, fault
	}
	r, fault := parse(data)
	if fault != nil {
		return Record{}, fault
	}
	return r, nil
}

func readDocument(from io.Reader) ([]byte, *ledger.Fault) {
	data, err := io.ReadAll(io.LimitReader(from, MaxRecordSize+1))
	switch {
	case err != nil:
		return nil, &ledger.Fault{Code: "record.unreadable", Err: err}
	case len(data) > MaxRecordSize:
		return nil, TooLarge()
	}
	return ledger.Text(data)
}

func TooLarge() *ledger.Fault {
	return &ledger.Fault{Code: "record.large", Detail: fmt.Sprintf("%d megabytes", MaxRecordSize>>20)}
}

func parse(data []byte) (r Record, fault *ledger.Fault) {
	if IsBackup(data) {
		return r, &ledger.Fault{Code: "record.backup"}
	}
	top, fault := topFields(data)
	if fault != nil {
		return r, fault
	}
	if shape.Count(top["options"]) > maxFields {
		return r, tooMany("options", maxFields)
	}
	_, format := top["format"]
	_, rulebook := top["rulebook"]
	switch {
	case isJournal(top):
		return r, &ledger.Fault{Code: "record.journal"}
	case !format && !rulebook:
		return r, &ledger.Fault{Code: "record.foreign"}
	case isTemplate(top):
		return r, &ledger.Fault{Code: "record.template"}
	}
	f := &fields{values: top}
	r.Format = need[int](f, "format")
	if f.fault == nil && r.Format > Format {
		return r, &ledger.Fault{Code: "record.newer", Detail: strconv.Itoa(r.Format)}
	}
	r.Rulebook = need[string](f, "rulebook")
	r.RulesVersion = need[int](f, "rules_version")
	r.ID = needID(f)
	r.Title = take[string](f, "title")
	r.Begun = takeTime(f, "begun")
	r.By = takeAuthor(f)
	if r.Preset = take[string](f, "preset"); r.Preset != "" {
		r.Options = compactJSON(take[json.RawMessage](f, "options"))
	} else {
		r.Options = compactJSON(need[json.RawMessage](f, "options"))
	}
	seats := needItems(f, "seats", MaxSeats)
	operation := needItems(f, "operations", MaxOperations)
	r.End = compactJSON(take[json.RawMessage](f, "end"))
	r.Extra = f.rest()
	if f.fault == nil && r.Format < 1 {
		f.want("format", strconv.Itoa(r.Format), ledger.Want{Kind: "first"})
	}
	if f.fault != nil {
		return r, f.fault
	}
	for i, raw := range seats {
		seat, fault := parseSeat(raw, Dotted("seats", strconv.Itoa(i)))
		if fault != nil {
			return r, fault
		}
		r.Seats = append(r.Seats, seat)
	}
	if r.Operations, fault = parseOperations(operation); fault != nil {
		return r, fault
	}
	return r.Tidy(), checkTwice(data)
}

func topFields(data []byte) (map[string]json.RawMessage, *ledger.Fault) {
	switch sound := json.Valid(data); {
	case sound && shape.Count(data) > maxFields:
		return nil, tooMany("", maxFields)
	case sound:
		if top := shape.Parts(data); top != nil {
			return top, nil
		}
	}
	return nil, noFields(data)
}

func noFields(data []byte) *ledger.Fault {
	decoder := json.NewDecoder(bytes.NewReader(data))
	var top map[string]json.RawMessage
	err := decoder.Decode(&top)
	var syntax *json.SyntaxError
	switch {
	case errors.Is(err, io.EOF):
		return &ledger.Fault{Code: "record.empty"}
	case errors.Is(err, io.ErrUnexpectedEOF):
		return &ledger.Fault{Code: "record.truncated"}
	case errors.As(err, &syntax):
		return broken(data, int(syntax.Offset), err)
	case err != nil || top == nil:
		return &ledger.Fault{Code: "record.foreign", Err: err}
	}
	rest := bytes.TrimSpace(data[decoder.InputOffset():])
	return broken(data, bytes.LastIndex(data, rest), errors.New("more text follows its end"))
}

// broken returns the fault of invalid JSON, with the number of the line that contains data[at].
func broken(data []byte, at int, cause error) *ledger.Fault {
	line := 1 + bytes.Count(data[:min(at, len(data))], []byte("\n"))
	return &ledger.Fault{Code: "record.broken", Detail: strconv.Itoa(line), Err: cause}
}

// checkTwice returns a fault if an object repeats a name, because it is unclear which value counts.
func checkTwice(data []byte) *ledger.Fault {
	path, found := shape.Repeated(data)
	if !found {
		return nil
	}
	fault := RepeatedField("record.types", path)
	if rest, inside := strings.CutPrefix(path, "operations."); inside {
		index, field, _ := strings.Cut(rest, ".")
		if n, err := strconv.Atoi(index); err == nil {
			fault.Entry, fault.Field = n+1, field
		}
	}
	return fault
}

func RepeatedField(code, path string) *ledger.Fault {
	return &ledger.Fault{Code: code, Field: path, Want: ledger.Want{Kind: "once"}}
}

func parseOperations(all []json.RawMessage) ([]oplog.Operation, *ledger.Fault) {
	var operations []oplog.Operation
	for i, raw := range all {
		o, fault := parseOperation(raw, i+1)
		if fault != nil {
			return nil, fault
		}
		operations = append(operations, o)
	}
	return operations, nil
}

func parseOperation(raw json.RawMessage, op int) (oplog.Operation, *ledger.Fault) {
	f := fieldsOf(raw, Dotted("operations", strconv.Itoa(op-1)))
	if f.fault != nil {
		return oplog.Operation{}, f.fault
	}
	f.op, f.part = op, ""
	s := oplog.Operation{Op: take[int64](f, "op")}
	s.Act = takeWord(f, "act", oplog.Acts()...)
	if _, there := f.values["via"]; there {
		s.Via = takeWord(f, "via", oplog.ViaUndo, oplog.ViaRedo)
	}
	s.Target = take[int64](f, "target")
	s.Kind = take[string](f, "kind")
	s.Entry = compactJSON(take[json.RawMessage](f, "entry"))
	s.By = takeAuthor(f)
	s.At = takeTime(f, "at")
	s.Joined, s.Merged = takeTips(f, "joined"), take[int](f, "merged")
	if s.Merged < 0 || s.Merged > op {
		return s, &ledger.Fault{Code: "record.operation", Entry: op,
			Err: fmt.Errorf("no %d operations of a merge stand before it", s.Merged)}
	}
	s.Extra = f.rest()
	if f.fault == nil && s.Op != 0 && s.Op != int64(op) {
		return s, &ledger.Fault{Code: "record.operation", Entry: op,
			Err: fmt.Errorf("it says that it is operation %d", s.Op)}
	}
	s.Op = int64(op)
	return s, f.fault
}

func (s *Seat) UnmarshalJSON(data []byte) error {
	seat, fault := parseSeat(data, "")
	if fault != nil {
		return fault
	}
	*s = seat
	return nil
}

func parseSeat(raw json.RawMessage, part string) (Seat, *ledger.Fault) {
	f := fieldsOf(raw, part)
	if f.fault != nil {
		return Seat{}, f.fault
	}
	s := Seat{Name: need[string](f, "name"), Person: takePerson(f, "person")}
	s.Extra = f.rest()
	return s, f.fault
}

func IsBackup(beginning []byte) bool {
	inside, object := bytes.CutPrefix(bytes.TrimSpace(beginning), []byte("{"))
	return object && bytes.HasPrefix(bytes.TrimSpace(inside), []byte(`"backup"`))
}
