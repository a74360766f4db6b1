#!/usr/bin/env bash
# codeberg.org/go-pdf/fpdf 0.11.0 (Go): SplitText and MultiCell end the lines of one text at different places.
#
# SplitText, which says how many lines a cell will need, takes a no-break space for a blank, ends a line there and drops it;
# MultiCell, which draws the cell, keeps what it holds together.
#
# Seen: at a width of 30 mm "Ann paid 1234 567 today now", with a no-break space in the number, is 2 lines by SplitText
# ("Ann paid 1234" / "567 today now") and 3 by MultiCell. With an ordinary blank it is 2 by both.
#
# Why it matters: in French, Polish and Ukrainian a no-break space parts the thousands. A row of a score sheet that is as high
# as SplitText says is too low for what MultiCell draws in it, which runs into the row below. Measure and draw by one of
# them only.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >go.mod <<'END'
module finding

go 1.24

require (
	codeberg.org/go-pdf/fpdf v0.11.0
	golang.org/x/image v0.24.0
)
END
cat >main.go <<'END'
package main

import (
	"fmt"
	"math"
	"os"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/gofont/goregular"
)

func main() {
	const width, high = 30, 5
	doc := fpdf.New("P", "mm", "A4", "")
	doc.AddUTF8FontFromBytes("go", "", goregular.TTF)
	doc.SetFont("go", "", 11)
	doc.SetCellMargin(0)
	doc.AddPage()
	seen := ""
	for _, blank := range []string{" ", "\u00a0"} {
		text := "Ann paid 1234" + blank + "567 today now"
		split := doc.SplitText(text, width)
		before := doc.GetY()
		doc.MultiCell(width, high, text, "", "L", false)
		drawn := int(math.Round((doc.GetY() - before) / high))
		fmt.Printf("fpdf 0.11.0, %q: SplitText %d lines %q, MultiCell %d lines\n", text, len(split), split, drawn)
		seen += fmt.Sprintln(len(split), drawn)
	}
	if doc.Error() != nil || seen != "2 2\n2 3\n" {
		fmt.Fprintln(os.Stderr, "This has changed.", doc.Error())
		os.Exit(1)
	}
}
END
GOFLAGS=-mod=mod go run . 2>go.log || { cat go.log >&2; exit 1; }
