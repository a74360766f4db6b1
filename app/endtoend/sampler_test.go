package endtoend

import "testing"

func sampler(t testing.TB) string {
	return buildSource(t, "sampler", samplerSource, "-tags", "no_metadata,probe")
}

const samplerSource = `package main

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"scripkeeper/app/probe"
)

func main() {
	w := app.NewWithID("org.scripkeeper.sampler").NewWindow("Sampler")
	count, said := 0, widget.NewLabel("count 0")
	w.SetContent(container.NewVBox(said,
		widget.NewButton("Count", func() {
			count++
			said.SetText(fmt.Sprint("count ", count))
		}),
		widget.NewButton("Stray", func() { go said.SetText("strayed") }),
		widget.NewButton("Break", func() { panic("broken") })))
	w.Resize(fyne.NewSize(1000, 700))
	probe.Serve(w)
	w.ShowAndRun()
}
`
