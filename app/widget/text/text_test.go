package text_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestTextLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "text", frame.Stack(look.Space1, text.New("Caption", core.Caption),
		text.New("Body", core.Body), text.New("Strong", core.Strong),
		text.New("12 345", core.FigureText), text.New("Headline", core.Headline),
		text.New("1 020", core.Hero).SetAlign(fyne.TextAlignTrailing),
		text.NewParagraph("A paragraph that needs three lines at least, for it is longer than the width.", core.Body)),
		200, 300)
}

func TestParagraphBreaksWithinItsWidth(t *testing.T) {
	widgettest.Light(t)
	words := "Whoever holds it loses those shares, and may buy them back. Donaudampfschifffahrtsgesellschaftskapitän\nNew"
	p := text.NewParagraph(words, core.Body)
	widgettest.Stand(t, p, 180, 300)
	got := widgettest.Lines(p)
	expect.True(t, len(got) >= 4 && got[len(got)-1] == "New", "lines: %q", got)
	if joined := strings.ReplaceAll(strings.Join(got, ""), " ", ""); joined != strings.NewReplacer(" ", "", "\n",
		"").Replace(words) {
		t.Errorf("letters are lost: %q", got)
	}
	for _, line := range got {
		width := core.Measure(p, line, core.Body).Width
		expect.True(t, width <= 180, "%q is %v wide", line, width)
	}
	if want := core.LineHeight(p, core.Body) * float32(len(got)); p.MinSize().Height != want {
		t.Errorf("height %v, want %v", p.MinSize().Height, want)
	}
}

func TestParagraphTooNarrowForALetterStillEnds(t *testing.T) {
	widgettest.Light(t)
	p := text.NewParagraph("WW", core.Hero)
	p.Resize(fyne.NewSize(3, 100))
	got := widgettest.Lines(p)
	expect.True(t, len(got) == 2, "lines: %q", got)
}

func TestTextEndsInAnEllipsis(t *testing.T) {
	widgettest.Light(t)
	text := text.New("Anastasia Petrovna", core.Body)
	widgettest.Stand(t, text, 80, 20)
	got := widgettest.Lines(text)[0]
	if !strings.HasSuffix(got, "…") || !strings.HasPrefix(got, "Ana") || core.Measure(text, got, core.Body).Width > 80 {
		t.Errorf("shortened to %q", got)
	}
	text.SetText("Ann")
	expect.Equal(t, widgettest.Lines(text)[0], "Ann", "a short text")
	expect.True(t, text.Text() == "Ann" && text.AccessibilityLabel() == "Ann", "the text is not told")
}

func TestFittingTextIsDrawnSmallerInsteadOfCut(t *testing.T) {
	widgettest.Light(t)
	figure := text.New("+99 999", core.FigureText).SetColor(look.Gain).Fit()
	widgettest.Stand(t, figure, 30, 30)
	drawn := test.WidgetRenderer(figure).Objects()[0].(*canvas.Text)
	if width := drawn.MinSize().Width; drawn.Text != "+99 999" || width > 30.5 || width < 25 {
		t.Errorf("%q is %v wide in a room of 30", drawn.Text, width)
	}
	figure.Resize(fyne.NewSize(300, 30))
	if full := core.Scaled(figure, look.FigureSize); drawn.Text != "+99 999" || drawn.TextSize != full {
		t.Errorf("%q stays at size %v with room enough, want %v", drawn.Text, drawn.TextSize, full)
	}
	expect.True(t, figure.Room() == core.Measure(figure, "+99 999", core.FigureText).Width,
		"the room of a fitting text is not that of its whole words")
}

func TestParagraphKeepsNumbersTogether(t *testing.T) {
	widgettest.Light(t)
	sum := "10 × 120 = " + words.Number(1200)
	for width := float32(60); width < 140; width += 4 {
		p := text.NewParagraph(sum, core.Body)
		widgettest.Stand(t, p, width, 100)
		got := widgettest.Lines(p)
		expect.Equal(t, strings.Join(got, " "), sum, "at %v the sum reads", width)
		expect.True(t, strings.Contains(got[len(got)-1], words.Number(1200)),
			"at %v the number is torn: %q", width, got)
	}
}

func TestParagraphKeepsSumsTogether(t *testing.T) {
	widgettest.Light(t)
	p := text.NewParagraph("Ann pays the bid: 20 – 6 = 14", core.Body)
	for width := float32(100); width < 220; width += 10 {
		widgettest.Stand(t, p, width, 100)
		got := widgettest.Lines(p)
		expect.True(t, strings.Contains(strings.Join(got, "|"), "20 – 6 = 14"), "at %v the sum is torn: %q", width, got)
	}
}

func TestParagraphKeepsSignsWithTheirNumbers(t *testing.T) {
	widgettest.Light(t)
	p := text.NewParagraph("120 + 40 = 160 × 5 =", core.Body)
	widgettest.Stand(t, p, 44, 200)
	expect.Equal(t, strings.Join(widgettest.Lines(p), "|"), "120|+ 40|= 160|× 5 =", "the lines are")
}

// A card's effect follows the company's code in the same line at any width.
func TestParagraphKeepsAnEffectWithItsCompany(t *testing.T) {
	widgettest.Light(t)
	for _, effect := range []string{"R +60", "COS –30", "Y ×2", "B ÷2"} {
		p := text.NewParagraph("Lea plays "+effect+" and then "+effect+", which is dear", core.Body)
		for width := float32(70); width < 300; width += 5 {
			widgettest.Stand(t, p, width, 200)
			got := strings.Join(widgettest.Lines(p), "|")
			must.Hold(t, strings.Count(got, effect) == 2, "%v wide the lines are %q", width, got)
		}
	}
}

func TestHeadsAreBrokenBeforeTheyAreCut(t *testing.T) {
	widgettest.Light(t)
	for words, want := range map[string]string{
		"Friday night":           "Friday night",
		"Anna, Ben, Carl, Dora":  "Anna, Ben, Carl,|Dora",
		"thursday-evening-again": "thursday-evening-|again",
		"Round 4 of 6 · Demand":  "Round 4 of 6|Demand",
		"One · Two · Three":      "One · Two · Three",
		"A title that is far too long for two lines of a phone": "A title that is far|too long for two…",
	} {
		title := text.New(words, core.FigureText).Break(2)
		widgettest.Stand(t, title, 140, 60)
		expect.Equal(t, strings.Join(widgettest.Lines(title), "|"), want, "%q reads", words)
	}
}

// All lines of a broken title have one size, the largest that fits. Letters are cut off only at the smallest size.
func TestBrokenLinesHaveOneSize(t *testing.T) {
	a := widgettest.Light(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	title := text.New("Friday night with everybody", core.FigureText).Break(2)
	for width, cut := range map[float32]bool{230: false, 80: true} {
		title.Resize(fyne.NewSize(width, 80))
		sizes := map[float32]bool{}
		for _, o := range test.WidgetRenderer(title).Objects() {
			sizes[o.(*canvas.Text).TextSize] = true
		}
		if got := widgettest.Lines(title); len(got) != 2 || len(sizes) != 1 || strings.HasSuffix(got[1], "…") != cut {
			t.Errorf("%v wide: %q in sizes %v", width, got, sizes)
		}
	}
}

// Large text shrinks if a word is longer than a line. Only a word too long at normal size is divided.
func TestLargeTextBreaksNoWord(t *testing.T) {
	widgettest.Light(t).Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	for _, drawn := range []*text.Text{text.New("Stockholder", core.FigureText).Break(2),
		text.NewParagraph("All Stockholders", core.Body)} {
		widgettest.Stand(t, drawn, 130, 100)
		if got := strings.Join(widgettest.Lines(drawn), " "); got != drawn.Text() {
			t.Errorf("%q is broken into %q", drawn.Text(), widgettest.Lines(drawn))
		}
		widgettest.Stand(t, drawn, 40, 200)
		expect.True(t, len(widgettest.Lines(drawn)) > 1, "%q keeps one line in a width of 40", drawn.Text())
	}
}

func TestAShortTextTakesThePlaceOfMuchSmallerLetters(t *testing.T) {
	widgettest.Light(t).Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	state := text.New("Tycoon · Year 6 of 10, Bob to move", core.Caption).Break(1).Or("Tycoon · Bob to move")
	for part, want := range map[float32]string{0.9: state.Text(), 0.7: "Tycoon · Bob to move"} {
		state.Resize(fyne.NewSize(state.Room()*part, 30))
		expect.List(t, widgettest.Lines(state), []string{want}, "of its width")
	}
}

func TestNameShrinksBeforeItIsCut(t *testing.T) {
	test.NewTempApp(t)
	name := text.New("Coloured ladder", core.Strong).ShrinkFar()
	name.Resize(fyne.NewSize(name.Room()*0.9, name.MinSize().Height))
	drawn := test.TempWidgetRenderer(t, name).Objects()[0].(*canvas.Text)
	expect.True(t, drawn.Text == "Coloured ladder" && drawn.MinSize().Width <= name.Size().Width,
		"drawn is %q, %v wide in %v", drawn.Text, drawn.MinSize().Width, name.Size().Width)
}
