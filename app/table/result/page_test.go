package result

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/report"
	"scripkeeper/app/route"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestTheResultSpellsTheSumsOut(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday night", []string{"Ann", "Ben", "Zoë"}, 24)
	asked := calc.None
	s.Go(apptest.To(NewPage(s, func(seat int) { asked = seat }, nil)))
	v := s.Session.View()
	must.Hold(t, v.Standing.Final, "the game is not over")
	apptest.MustShow(t, s, words.Format("result.won", words.Names{"name": v.Winners()[0]}))
	for _, place := range v.Standing.Places {
		sum := 0
		for _, part := range place.Parts {
			sum += part.Amount
		}
		expect.True(t, sum == place.Worth, "the parts add up to %d, the worth is %d", sum, place.Worth)
		apptest.MustShow(t, s, words.Format("why.worth.cash",
			words.Names{"amount": place.Parts[0].Amount}))
	}
	figures := apptest.All[*text.Figure](s.Window.Canvas().Content(), nil)
	must.Hold(t, len(figures) == 3, "%d net worths are shown", len(figures))
	test.Tap(figures[0])
	first := v.Standing.Places[0].Seat
	expect.True(t, asked == first, "a tap on the first net worth asks for that of player %d, not %d", asked, first)
}

func TestTheResultIsCopiedAsText(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday night", []string{"Ann", "Ben", "Zoë"}, 24)
	s.Go(apptest.To(NewPage(s, nil, nil)))
	apptest.Tap(t, s, words.Text("share.copy"))
	lines := strings.Split(s.App.Clipboard().Content(), "\n")
	expect.True(t, len(lines) == 6 && lines[0] == "Stockholder" && strings.HasPrefix(lines[1], "Friday night · ") &&
		strings.HasSuffix(lines[2], " wins") && strings.HasPrefix(lines[3], "1. "),
		"the clipboard holds %q", lines)
}

func TestPlayAgainAsksForTheSamePlayers(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben", "Zoë"}, 24)
	s.Go(route.Table{})
	s.Go(apptest.To(NewPage(s, nil, nil)))
	apptest.Tap(t, s, words.Text("result.again"))
	like, ok := apptest.RouteOf(s).(route.GameLike)
	if !ok || s.Depth() != 2 || strings.Join(like.Setup.Names, " ") != "Ann Ben Zoë" ||
		like.Setup.Rulebook != "stockholder" {
		t.Errorf("%T is seen, %d deep", s.Page(), s.Depth())
	}
}

func TestTheEndFillsAWideWindow(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Anna", "Ben", "Carl"}, 24)
	s.Go(route.Table{})
	s.Go(apptest.To(NewPage(s, nil, nil)))
	for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080)} {
		apptest.Settle(s, size)
		ends := map[float32]bool{}
		apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
			c, is := o.(*fyne.Container)
			if !is {
				return
			}
			if _, is := c.Layout.(*frame.Pair); !is {
				return
			}
			for _, half := range c.Objects {
				parts := half.(*fyne.Container).Objects
				last := parts[len(parts)-1]
				ends[last.Position().Y+last.Size().Height] = true
				end := last.Position().Y + last.Size().Height
				foot := s.App.Driver().AbsolutePositionForObject(half).Y + end
				if end < half.Size().Height-1 && foot < size.Height-60-look.Space5 {
					t.Errorf("at %v a half ends at %v of %v", size, end, half.Size().Height)
				}
			}
		})
		must.Hold(t, len(ends) > 0, "there are no halves")
	}
	apptest.Tap(t, s, words.Text("result.home"))
	expect.True(t, s.Depth() == 1, "home is %d deep", s.Depth())
}

// The podium and the chart of the result are fully visible in a low window. In every window a part of the list of
// places is visible, too.
func TestTheEndShowsItsDrawingsWhole(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Anna", "Ben", "Carl"}, 24)
	s.Go(apptest.To(NewPage(s, nil, nil)))
	for _, size := range []fyne.Size{fyne.NewSize(844, 420), fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080)} {
		apptest.Settle(s, size)
		drawings := 0
		apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
			switch o.(type) {
			case *chart.Podium, *chart.LineChart:
				drawings++
				end := s.App.Driver().AbsolutePositionForObject(o).Y + o.Size().Height
				if end > size.Height-60 { // the top of the buttons
					t.Errorf("at %v a %T ends at %v", size, o, end)
				}
			}
		})
		expect.True(t, drawings == 2, "at %v there are %d drawings", size, drawings)
	}
}

func TestCopiesHaveTheExtras(t *testing.T) {
	s := apptest.Begin(t)
	apptest.Settle(s, apptest.Phone())
	g := apptest.RecordedGame(t, "stockpile", "standard-four-hidden")
	must.Do(t, s.Session.Scratch(g.Setup))
	apptest.Record(t, s, g.Entries...)
	v := s.Session.View()
	text := report.Text(v.Game)
	found := false
	for _, place := range v.Standing.Places {
		for _, extra := range place.Extras {
			found = true
			if extra.Value > 0 && !strings.Contains(text, words.Extra(v.ID(), v.Layout, extra)) {
				t.Errorf("the text lacks %q:\n%s", words.Extra(v.ID(), v.Layout, extra), text)
			}
		}
	}
	must.Hold(t, found, "nobody has anything else")
	var picture bytes.Buffer
	must.Do(t, Draw(&picture, v.Game))
	must.Get(png.Decode(&picture))(t)
	s.Go(apptest.To(NewPage(s, nil, nil)))
	apptest.Tap(t, s, words.Text("share.copy"))
	expect.True(t, s.App.Clipboard().Content() == text, "the clipboard has another text")
}
