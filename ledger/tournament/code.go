package tournament

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/binary"
	"fmt"
	"strings"
)

// codes is how many different codes there are: numbers of six digits.
const codes = 1_000_000

// Code returns the six digits on the table card that prove a device to be a member's. They are the same in every copy of
// the tournament; one that an earlier version began has none, and Code is empty.
func (t *Tournament) Code(member int) string {
	secret := t.Head().Secret()
	if secret == "" {
		return ""
	}
	sum := hmac.New(sha256.New, []byte(secret))
	_, _ = fmt.Fprintf(sum, "member %d", member) // a hash takes everything
	return fmt.Sprintf("%06d", binary.BigEndian.Uint64(sum.Sum(nil))%codes)
}

// HasCode reports whether a code is that of a member, however it is grouped. How long that takes tells nothing of it.
func (t *Tournament) HasCode(member int, code string) bool {
	own, typed := t.Code(member), strings.Join(strings.Fields(code), "")
	return own != "" && subtle.ConstantTimeCompare([]byte(own), []byte(typed)) == 1
}
