package ledger

import (
	"errors"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/tinygame"
	"testing"

	"pgregory.net/rapid"
)

func books() []calc.Rulebook { return []calc.Rulebook{tinygame.Rulebook{Edition: 2}} }

func ann() Author { return Author{Person: "Ann", Device: "Ann's phone"} }

func buy(seat, company, count int) calc.Entry {
	return &tinygame.Trade{Seat: seat, Company: company, Count: count}
}

func price(company, price int) calc.Entry { return &tinygame.Price{Company: company, Price: price} }

func tinySetup() Setup {
	return Setup{Rulebook: "tiny", Title: "Friday night", Names: []string{" Ann ", "Бен", "Zoë"}}
}

// quick is how often something slow is done: few times under -short, else many.
func quick(few, many int) int {
	if testing.Short() {
		return few
	}
	return many
}

func must(t rapid.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// second is the error of a call that returns two values.
func second[T any](_ T, err error) error { return err }

func wantFault(t testing.TB, err error, code string) *Fault {
	t.Helper()
	var fault *Fault
	if !errors.As(err, &fault) {
		t.Fatalf("want %s, got %v", code, err)
	}
	if fault.Code != code {
		t.Fatalf("want %s, got %s: %v", code, fault.Code, err)
	}
	return fault
}
