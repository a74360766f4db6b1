package endtoend

import (
	"os"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/workshop"
	"scripkeeper/app/look"
)

func TestMain(m *testing.M) {
	test.NewApp().Settings().SetTheme(look.Theme{Variant: look.Light})
	os.Exit(workshop.Run(m))
}
