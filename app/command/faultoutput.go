package command

import (
	"encoding/json"
	"errors"

	"scripkeeper/ledger"
)

// The codes of what ends a command and is no [ledger.Fault].
const (
	usage  = "usage"
	failed = "failed"
)

// The line of "check --json" that ends a command with status 2, see OUTPUT.md.
type (
	outFault struct {
		Code      string          `json:"code"`
		Path      string          `json:"path,omitempty"`
		Operation int             `json:"operation,omitempty"`
		Field     string          `json:"field,omitempty"`
		Value     json.RawMessage `json:"value,omitempty"`
		Want      *outWant        `json:"want,omitempty"`
		Detail    string          `json:"detail,omitempty"`
		Message   string          `json:"message"`
	}
	outWant struct {
		Kind    string   `json:"kind"`
		Length  int      `json:"length,omitempty"`
		Words   []string `json:"words,omitempty"`
		Missing bool     `json:"missing,omitempty"`
	}
	outFailure struct {
		Fault outFault `json:"fault"`
	}
)

// faultOut is what ended a command, with the sentence that people read.
func faultOut(err error, message string) outFailure {
	out := outFault{Code: failed, Message: message}
	var fault *ledger.Fault
	if errors.As(err, &fault) {
		out.Code, out.Path, out.Operation, out.Field, out.Detail = fault.Code, fault.Path, fault.Entry, fault.Field, fault.Detail
		if json.Valid([]byte(fault.Value)) {
			out.Value = json.RawMessage(fault.Value)
		}
		if w := fault.Want; w.Kind != "" {
			out.Want = &outWant{w.Kind, w.Length, w.Words, w.Missing}
		}
	}
	return outFailure{out}
}
