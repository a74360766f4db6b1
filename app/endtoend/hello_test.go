package endtoend

import "testing"

// hello builds the smallest program that opens a window of its toolkit, built as the shipped program is: what the
// program's first picture and its idleness are measured against.
func hello(t testing.TB) string {
	return buildSource(t, "hello", helloSource)
}

const helloSource = `package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	w := app.NewWithID("org.scripkeeper.hello").NewWindow("Hello")
	w.SetContent(widget.NewLabel("Hello, world"))
	w.Resize(fyne.NewSize(1280, 800))
	w.ShowAndRun()
}
`
