package endtoend

import "testing"

func sampler(t testing.TB) string {
	return buildSource(t, "sampler", samplerSource, "-tags", "no_metadata,probe")
}

const samplerSource = `package main

import (
	"fmt"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
	"github.com/skip2/go-qrcode"

	"scripkeeper/app/probe"
)

// A row is a panel that names itself.
type row struct {
	widget.BaseWidget
	name    string
	content fyne.CanvasObject
}

func (r *row) AccessibilityLabel() string             { return r.name }
func (r *row) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }
func (r *row) CreateRenderer() fyne.WidgetRenderer    { return widget.NewSimpleRenderer(r.content) }

func main() {
	if len(os.Args) > 2 && os.Args[1] == "say" {
		fmt.Println(os.Args[2])
		fmt.Fprintln(os.Stderr, "said")
		os.Exit(3)
	}
	a := app.NewWithID("org.scripkeeper.sampler")
	w := a.NewWindow("Sampler")
	file := a.Storage().RootURI().Path() + "/count"
	count, said := 0, widget.NewLabel("nothing yet")
	if kept, err := os.ReadFile(file); err == nil {
		fmt.Sscan(string(kept), &count)
		said.SetText(fmt.Sprint("count ", count))
	}
	if greeting := os.Getenv("SAMPLER_GREETING"); greeting != "" {
		said.SetText(fmt.Sprint(greeting, os.Args[1:]))
	}
	says := func(text string) func() { return func() { said.SetText(text) } }

	name := widget.NewEntry()
	name.SetPlaceHolder("Name")
	name.OnSubmitted = func(text string) { said.SetText("hello " + text) }
	off := widget.NewButton("Never", says("never"))
	off.Disable()
	picture, err := qrcode.New("KEEP:0123456789", qrcode.Low)
	if err != nil {
		panic(err)
	}
	code := fyne.NewStaticResource("code.png", nil)
	if code.StaticContent, err = picture.PNG(200); err != nil {
		panic(err)
	}
	drop := widget.NewIcon(code)
	slider := widget.NewSlider(0, 100)
	slider.OnChanged = func(v float64) { said.SetText(fmt.Sprint("slid ", v > 50)) }

	long := container.NewVBox()
	for i := range 60 {
		text := fmt.Sprint("row ", i)
		long.Add(widget.NewButton(text, says("tapped "+text)))
	}
	people := container.NewVBox()
	for _, person := range []string{"Ann", "Ben"} {
		r := &row{name: person, content: container.NewHBox(widget.NewLabel(person+"'s"),
			widget.NewButton("Amend", says("amend "+person)))}
		r.ExtendBaseWidget(r)
		people.Add(r)
	}
	var shade *widget.PopUp
	shade = widget.NewModalPopUp(container.NewVBox(widget.NewLabel("A question"),
		widget.NewButton("Answer", func() { shade.Hide(); said.SetText("answered") })), w.Canvas())

	left := container.NewVBox(said, name, widget.NewCheck("Sound", nil), off,
		widget.NewSelect([]string{"3x5", "4x6"}, nil), people, container.NewHBox(widget.NewLabel("Left"), slider),
		widget.NewButton("Count", func() {
			count++
			if err := os.WriteFile(file, []byte(fmt.Sprint(count)), 0o600); err != nil {
				fyne.LogError("counting", err)
			}
			said.SetText(fmt.Sprint("count ", count))
		}),
		widget.NewButton("Ask", func() { shade.Show() }),
		widget.NewButton("Copy out", func() { a.Clipboard().SetContent("copied out") }),
		widget.NewButton("Stray", func() { go said.SetText("strayed") }),
		widget.NewButton("Break", func() { panic("broken") }),
		widget.NewButton("Leave", a.Quit))
	w.SetContent(container.NewGridWithColumns(3, left, container.NewVScroll(long), drop))
	w.Canvas().AddShortcut(&fyne.ShortcutUndo{}, func(fyne.Shortcut) { said.SetText("undone") })
	w.Resize(fyne.NewSize(1000, 700))
	probe.Serve(w)
	w.ShowAndRun()
}
`
