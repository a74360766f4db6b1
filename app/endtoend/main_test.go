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

// soak has recorded games played in the window from their first entry. Without it the book has all but their last ones,
// which go the same ways: a sheet of each, the end, the result.
var soak = flag.Bool("soak", false, "play recorded games in the window from their first entry")

// already is how many entries of a recorded game are in its book when the window opens, of which it plays the last
// ones.
func already(entries, last int) int {
	if *soak {
		return 0
	}
	return max(0, entries-last)
}

// spare leaves a game of Big Shoulders to the soak: most of its sheets are the generic form, as those of the open
// market are, which is played whatever is asked for, and its panel has a test of its own.
func spare(t *testing.T, id string) {
	t.Helper()
	if id == "shoulders" && !*soak {
		t.Skip("played by make soak")
	}
}
