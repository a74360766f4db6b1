package jsonout

import (
	"encoding/json"
	"errors"

	"scripkeeper/ledger"
)

// Codes of failures without a [ledger.Fault].
const (
	usage  = "usage"
	failed = "failed"
)

// Lines of "check --json" for exit status 2, see OUTPUT.md.
type (
	Fault struct {
		Code      string          `json:"code"`
		Path      string          `json:"path,omitempty"`
		Operation int             `json:"operation,omitempty"`
		Field     string          `json:"field,omitempty"`
		Value     json.RawMessage `json:"value,omitempty"`
		Want      *Want           `json:"want,omitempty"`
		Detail    string          `json:"detail,omitempty"`
		Message   string          `json:"message"`
	}
	Want struct {
		Kind    string   `json:"kind"`
		Length  int      `json:"length,omitempty"`
		Words   []string `json:"words,omitempty"`
		Missing bool     `json:"missing,omitempty"`
	}
	Failure struct {
		Fault Fault `json:"fault"`
	}
)

// FailureOf returns the line for an error. message is a sentence for people.
func FailureOf(err error, message string) Failure {
	out := Fault{Code: failed, Message: message}
	var fault *ledger.Fault
	if errors.As(err, &fault) {
		out.Code, out.Path, out.Operation = fault.Code, fault.Path, fault.Entry
		out.Field, out.Detail = fault.Field, fault.Detail
		if json.Valid([]byte(fault.Value)) {
			out.Value = json.RawMessage(fault.Value)
		}
		if w := fault.Want; w.Kind != "" {
			out.Want = &Want{w.Kind, w.Length, w.Words, w.Missing}
		}
	}
	return Failure{out}
}

// MisuseOf returns the line for a wrong command line. message is a sentence for people.
func MisuseOf(message string) Failure { return Failure{Fault{Code: usage, Message: message}} }
