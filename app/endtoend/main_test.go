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

// spoken is the language of the program and of the tests, which find texts by key.
var spoken = flag.String("language", "en", "speak a language in the window")

func TestMain(m *testing.M) {
	flag.Parse()
	words.Speak(lang.Of(*spoken))
	test.NewApp().Settings().SetTheme(look.Theme{Variant: look.Light})
	os.Exit(workshop.Run(m))
}

// soak plays recorded games from their first entry instead of only their last entries.
var soak = flag.Bool("soak", false, "play recorded games in the window from their first entry")

// already returns the number of a game's entries that the book has when the window opens.
func already(entries, last int) int {
	if *soak {
		return 0
	}
	return max(0, entries-last)
}

// spare skips City of the Big Shoulders unless the flag soak is set, because other tests cover the game's forms.
func spare(t *testing.T, id string) {
	t.Helper()
	if id == "shoulders" && !*soak {
		t.Skip("played by make soak")
	}
}
