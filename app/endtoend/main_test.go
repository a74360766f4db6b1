package endtoend

import (
	"flag"
	"os"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/workshop"
	"scripkeeper/app/look"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
)

// spoken is the language that the program and the tests speak, which ask for everything by key.
var spoken = flag.String("language", "en", "speak a language in the window")

func TestMain(m *testing.M) {
	flag.Parse()
	words.Speak(lang.Of(*spoken))
	test.NewApp().Settings().SetTheme(look.Theme{Variant: look.Light})
	os.Exit(workshop.Run(m))
}
