package words

import (
	"testing"

	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
)

// A language is spoken for a while and given back, also by what breaks off.
func TestALanguageIsSpokenForAWhile(t *testing.T) {
	before, other := Spoken(), lang.Of("en")
	In(other, func() {
		expect.Equal(t, Spoken(), other, "the language meanwhile")
		In(before, func() { expect.Equal(t, Spoken(), before, "the language inside") })
		expect.Equal(t, Spoken(), other, "the language again")
	})
	func() {
		defer func() { expect.Equal(t, recover(), any("broken off"), "what broke off") }()
		In(other, func() { panic("broken off") })
	}()
	expect.Equal(t, Spoken(), before, "the language at the end")
}
