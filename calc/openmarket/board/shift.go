package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// Shift moves a company's marker up its track by a number of steps, or down if the number is negative. The marker stops
// at the end of the track. On a chart, it moves right or left.
func Shift(b *calc.Builder, rule string, company, steps int) {
	if steps == 0 {
		return
	}
	if chart, is := ChartOf(b.Table); is {
		moveOnChart(b, chart, rule, company, steps, agreement.Right, agreement.Left)
		return
	}
	if OptionsOf(b.Table).Track == "listed" {
		shiftListed(b, rule, company, steps)
		return
	}
	o, old := OptionsOf(b.Table), b.Price(company)
	track, _ := b.Layout().Tracks[company].(calc.Scale)
	raw := old + steps*o.Step
	price := min(max(raw, track.Min), track.Max)
	kind := "rise"
	if steps < 0 {
		kind, steps = "fall", -steps
	}
	if price != raw {
		kind += ".stopped"
	}
	index, _ := track.Index(price)
	b.Line(kind, rule, calc.None, company, calc.With("old", old), calc.With("steps", steps), calc.With("step", o.Step),
		calc.With("raw", raw), calc.With("new", price))
	SetIndex(b, company, index)
}

// Rise is like [Shift], for trades: on a chart, the marker moves up or down by rows.
func Rise(b *calc.Builder, rule string, company, steps int) {
	if chart, is := ChartOf(b.Table); is {
		moveOnChart(b, chart, rule, company, steps, agreement.Up, agreement.Down)
		return
	}
	Shift(b, rule, company, steps)
}

// shiftListed is [Shift] on a listed track, where a step moves the marker by one index.
func shiftListed(b *calc.Builder, rule string, company, steps int) {
	from, track := TrackIndex(b.Table, company), b.Layout().Tracks[company]
	to := min(max(from+steps, 0), track.Len()-1)
	kind := "up"
	if steps < 0 {
		kind, steps = "down", -steps
	}
	if Abs(to-from) != steps {
		kind += ".stopped"
	}
	b.Line(kind, rule, calc.None, company, calc.With("old", track.Price(from)), calc.With("steps", steps),
		calc.With("moved", Abs(to-from)), calc.With("new", track.Price(to)))
	SetIndex(b, company, to)
}
