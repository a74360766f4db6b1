package sharing

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/qr"
)

// Codes are the pictures of a code's text, in the order in which they are shown: one, or the frames of what one picture
// does not hold. The fault is "code.big".
func Codes(text string) ([]qr.Code, error) {
	if code, err := qr.Encode(text); err == nil {
		return []qr.Code{code}, nil
	}
	frames, err := compact.Frames(text)
	if err != nil {
		return nil, err
	}
	var codes []qr.Code
	for _, frame := range frames {
		code, err := qr.EncodeFrame(frame)
		if err != nil {
			return nil, err
		}
		codes = append(codes, code)
	}
	return codes, nil
}

// Hold says how to hold the phones, so that one reads the codes of the other.
func Hold(codes []qr.Code) string {
	switch {
	case len(codes) > 1:
		return words.Text("share.moving")
	case codes[0].Version <= qr.ComfortVersion:
		return words.Text("share.far")
	}
	return words.Text("share.near")
}
