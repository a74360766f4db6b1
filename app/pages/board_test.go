package pages

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/view/page"
	"scripkeeper/calc/conformance/expect"
)

func drawnFar(t *testing.T, rows []page.Row, room fyne.Size) (texts []string, size float32) {
	t.Helper()
	for _, o := range newBoard(page.Part{Rows: rows}).draw(room) {
		if text, is := o.(*canvas.Text); is {
			texts, size = append(texts, text.Text), max(size, text.TextSize)
		}
	}
	return texts, size
}

func TestAShortNameStandsWhereTheNameHasNoRoom(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme{Variant: look.Light})
	room := fyne.NewSize(130, 200)
	long := page.Row{Title: "Anastasia Rozhdestvens", Short: "Nastya"}
	if got, _ := drawnFar(t, []page.Row{long, {Title: "Ben", Short: "B"}}, room); !slices.Equal(got,
		[]string{"Nastya", "Ben"}) {
		t.Errorf("%q", got)
	}
	got, _ := drawnFar(t, []page.Row{long}, fyne.NewSize(1900, 900))
	expect.True(t, slices.Equal(got, []string{long.Title}), "%q", got)
}

func TestALongNameOnACardIsNotCut(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme{Variant: look.Light})
	long := page.Row{Title: "Александровскоконстантинопольскийгеоргий"}
	got, _ := drawnFar(t, []page.Row{{Title: "Ben"}, long}, fyne.NewSize(800, 1100))
	expect.True(t, slices.Contains(got, long.Title), "%q", got)
}

func TestOneLongNameDoesNotMakeAllOthersSmall(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme{Variant: look.Light})
	names := []page.Row{{Title: "Anna"}, {Title: "Ben"}, {Title: "Carl"}, {Title: "Dana"}, {Title: "Emil"},
		{Title: "Konstantin Alexandrowitsch Wo"}}
	room := fyne.NewSize(1000, 700)
	_, alone := drawnFar(t, names[:5], room)
	got, with := drawnFar(t, names, room)
	expect.True(t, with >= 0.6*alone && got[5] == names[5].Title, "%.0f beside %.0f, %q", with, alone, got)
}

// A finished card has a tick with words or, with too little space, the tick alone. Neither covers the title.
func TestATickStandsForWhatIsDone(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme{Variant: look.Light})
	for width, want := range map[float32][]string{900: {"finished an hour ago", "Table 12"}, 150: {"Table 12"}} {
		b := newBoard(page.Part{As: page.Cards, Rows: []page.Row{
			{Title: "Table 12", About: "finished an hour ago", Done: true, Lines: []page.Row{{Title: "Ann"}}}}})
		var texts []string
		var strokes int
		var left float32
		for _, o := range b.draw(fyne.NewSize(width, 200)) {
			switch o := o.(type) {
			case *canvas.Line:
				strokes++
				left = o.Position1.X
			case *canvas.Text:
				texts = append(texts, o.Text)
				if end := o.Position().X + o.MinSize().Width; o.Text == "Table 12" && end > left {
					t.Errorf("%v wide: the title ends at %v, the tick begins at %v", width, end, left)
				}
			}
		}
		expect.True(t, strokes == 2 && slices.Equal(texts[:len(texts)-1], want),
			"%v wide: %d strokes, %q", width, strokes, texts)
	}
}
