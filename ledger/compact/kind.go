package compact

import (
	"errors"

	"scripkeeper/ledger"
)

// A Kind is what a code holds. It stands in the flags of its bytes, beside whether the words stand apart, of a result
// whether its options are told.
type Kind byte

// The kinds. NoCode is anything else.
const (
	GameCode      Kind = 0
	TemplateCode  Kind = 1 << 7
	SinceCode     Kind = 1 << 6
	HaveCode      Kind = 1 << 5
	SetupCode     Kind = 1 << 4
	ResultCode    Kind = 1 << 3
	PortfolioCode Kind = 1 << 2
	StandingCode  Kind = 1 << 1
	NoCode        Kind = 0xFF
)

// KindOf tells what a text is the code of, if of anything.
func KindOf(text string) Kind {
	payload, err := unseal(text)
	if err != nil {
		return NoCode
	}
	return kindOf(payload)
}

func kindOf(payload []byte) Kind {
	if len(payload) == 0 {
		return NoCode
	}
	switch kind := Kind(payload[0] &^ wordsApart); kind {
	case GameCode, TemplateCode, SinceCode, HaveCode, SetupCode, ResultCode, PortfolioCode, StandingCode:
		return kind
	}
	return NoCode
}

// opened is what the code of a text holds, its flags before it, where it is of a kind. The fault is one of those of
// [Decode].
func opened(text string, kind Kind) ([]byte, error) {
	payload, err := unseal(text)
	if err != nil {
		return nil, err
	}
	if of := kindOf(payload); of != kind {
		return nil, otherThan(of)
	}
	return payload, nil
}

// unwritten is the fault of what could not be written.
func unwritten(err error) error {
	if errors.Is(err, errCount) || errors.Is(err, errWords) {
		return tooBig()
	}
	return &ledger.Fault{Code: "code.failed", Err: err}
}

// otherThan is the fault of a code of another kind than the one that is read.
func otherThan(kind Kind) error {
	switch kind {
	case TemplateCode:
		return &ledger.Fault{Code: "code.template"}
	case SinceCode:
		return &ledger.Fault{Code: "code.since"}
	case HaveCode:
		return &ledger.Fault{Code: "code.have"}
	case ResultCode:
		return &ledger.Fault{Code: "code.result"}
	case PortfolioCode:
		return &ledger.Fault{Code: "code.portfolio"}
	case StandingCode:
		return &ledger.Fault{Code: "code.standing"}
	case GameCode, SetupCode:
		return &ledger.Fault{Code: "code.game"}
	}
	return damaged(nil)
}
