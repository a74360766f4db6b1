package table

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
)

// BenchmarkRoundOfSixty measures a tap on the sheet of a 60-seat round including the draft and the preview, without
// painting. One player's part is missing ("missing") or none ("whole").
func BenchmarkRoundOfSixty(b *testing.B) {
	for name, missing := range map[string]bool{"missing": true, "whole": false} {
		b.Run(name, func(b *testing.B) {
			s := apptest.Begin(b)
			s.Phone = true
			s.Window.Resize(apptest.Phone())
			names := make([]string, brokeryard.MaxSeats)
			for seat := range names {
				names[seat] = fmt.Sprintf("Player %d", seat+1)
			}
			rulebook, _ := rulebooks.Find("brokeryard")
			presets := rulebook.Presets()
			must.Do(b, s.Session.Begin(record.Setup{Rulebook: "brokeryard", Names: names,
				Options: presets[len(presets)-1].Options}))
			s.Go(apptest.To(NewPage(s)))
			round := s.Session.View().Expected().All()[0].(*brokeryard.Round)
			deck := brokeryard.DeckOf(s.Session.View().Table)
			for seat := range round.Plays {
				face := deck.Faces[seat*7%len(deck.Faces)]
				round.Plays[seat].Card = face.Code
				for i := range face.Free {
					round.Plays[seat].Free[i] = (face.Own+1+i)%brokeryard.Colours + 1
				}
			}
			if missing {
				round.Plays[0] = brokeryard.Play{}
			}
			pushSheet(s, round)
			apptest.Settle(s, apptest.Phone())
			if !missing {
				test.Tap(called(b, s, "Player 1, B +100, R –10, Y –20, G –30"))
			}
			test.Tap(called(b, s, "Trade Blue"))
			one, none := called(b, s, "Blue –"), called(b, s, words.Text("sheet.erase"))
			sheet := s.Page().(*SheetPage).sheet
			for i := 0; b.Loop(); i++ {
				test.Tap([]fyne.Tappable{one, none}[i%2])
				if sold := sheet.entry.(*brokeryard.Round).Plays[0].Trade[0] == -1; sold != (i%2 == 0) ||
					sheet.button.Disabled() != missing {
					b.Fatal(sheet.refusal.Text())
				}
			}
		})
	}
}

func called(b *testing.B, s *shell.Shell, label string) fyne.Tappable {
	b.Helper()
	var found fyne.Tappable
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		named, ok := o.(interface{ AccessibilityLabel() string })
		if tappable, can := o.(fyne.Tappable); ok && can && named.AccessibilityLabel() == label {
			found = tappable
		}
	})
	must.Hold(b, found != nil, "nothing is called %q", label)
	return found
}
