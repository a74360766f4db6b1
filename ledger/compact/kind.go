package compact

import (
	"errors"

	"scripkeeper/ledger"
)

// A Kind is the kind of a code's content, stored in the byte of flags without bit 0.
type Kind byte

// NoCode means that a text is not a code.
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
	kind := Kind(payload[0] &^ wordsApart)
	if _, known := faults()[kind]; known {
		return kind
	}
	return NoCode
}

// openCode returns the flags of a code of the given kind, the first headed bytes after them, and the rest. The fault is
// one of those of [Decode].
func openCode(text string, kind Kind, headed int) (flags byte, head, rest []byte, err error) {
	payload, err := unseal(text)
	if err != nil {
		return 0, nil, nil, err
	}
	if of := kindOf(payload); of != kind {
		return 0, nil, nil, otherThan(of)
	}
	if len(payload) < 1+headed {
		return 0, nil, nil, damaged(nil)
	}
	return payload[0], payload[1 : 1+headed], payload[1+headed:], nil
}

func encodingFault(err error) error {
	if errors.Is(err, errCount) || errors.Is(err, errWords) {
		return tooBig()
	}
	return &ledger.Fault{Code: "code.failed", Err: err}
}

func faults() map[Kind]string {
	return map[Kind]string{
		GameCode: "code.game", SetupCode: "code.game", TemplateCode: "code.template", SinceCode: "code.since",
		HaveCode: "code.have", ResultCode: "code.result", PortfolioCode: "code.portfolio", StandingCode: "code.standing",
	}
}

func otherThan(kind Kind) error {
	if code, known := faults()[kind]; known {
		return &ledger.Fault{Code: code}
	}
	return damaged(nil)
}
