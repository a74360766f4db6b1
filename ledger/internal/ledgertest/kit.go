package ledgertest

import (
	"errors"
	"testing"

	"scripkeeper/calc"
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

// quick is how often something slow is done: few times under -short, else many.
func Quick(few, many int) int {
	if testing.Short() {
		return few
	}
	return many
}

// second is the error of a call that returns two values.
func Second[T any](_ T, err error) error { return err }

func WantFault(t testing.TB, err error, code string) *ledger.Fault {
	t.Helper()
	var fault *ledger.Fault
	if !errors.As(err, &fault) {
		t.Fatalf("want %s, got %v", code, err)
	}
	if fault.Code != code {
		t.Fatalf("want %s, got %s: %v", code, fault.Code, err)
	}
	return fault
}
