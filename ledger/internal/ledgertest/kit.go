// Package ledgertest has helpers for the tests of the ledger.
package ledgertest

import (
	"errors"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
)

func Books() []calc.Rulebook { return []calc.Rulebook{tinygame.Rulebook{Edition: 2}} }

func Ann() ledger.Author { return ledger.Author{Person: "Ann", Device: "Ann's phone"} }

func Buy(seat, company, count int) calc.Entry {
	return &tinygame.Trade{Seat: seat, Company: company, Count: count}
}

func Price(company, price int) calc.Entry { return &tinygame.Price{Company: company, Price: price} }

func TinySetup() record.Setup {
	return record.Setup{Rulebook: "tiny", Title: "Friday night", Names: []string{" Ann ", "Бен", "Zoë"}}
}

// Quick returns the number few with the test flag -short, otherwise the number many.
func Quick(few, many int) int {
	if testing.Short() {
		return few
	}
	return many
}

func Second[T any](_ T, err error) error { return err }

// WantFault ends the test unless an error is a fault with the given code.
func WantFault(t must.Test, err error, code string) *ledger.Fault {
	t.Helper()
	var fault *ledger.Fault
	must.Hold(t, errors.As(err, &fault), "want %s, got %v", code, err)
	must.Hold(t, fault.Code == code, "want %s, got %s: %v", code, fault.Code, err)
	return fault
}

func CodeOf(err error) string {
	var fault *ledger.Fault
	switch {
	case errors.As(err, &fault):
		return fault.Code
	case err == nil:
		return "no error"
	}
	return err.Error()
}

type Endless byte

func (e Endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = byte(e)
	}
	return len(p), nil
}

// SmallRecord is the record of a small game, with unknown fields.
const SmallRecord = `{
  "format": 1, "rulebook": "tiny", "rules_version": 1, "id": "00000000000000ab", "title": "<Ann & Ben>",
  "mood": {"snacks": [1, 2.50, 1e400]}, "zeal": "ж",
  "options": {"cash": 700, "colour": "blue"},
  "seats": [{"name": "Ann", "hat": "red"}, {"name": "Ben"}],
  "operations": [
    {"act": "record", "kind": "trade", "entry": {"seat": 0, "company": 0, "count": 2, "joke": {"a": 1}}, "weather": "rain"},
    {"op": 2, "act": "replace", "target": 1, "kind": "trade", "entry": {"seat": 0, "company": 0, "count": 3},
     "person": "Ann", "at": "2026-03-14T21:35:00.1239+02:00"}
  ]
}`
