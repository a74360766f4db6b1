package planning

import (
	"errors"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// A planPage asks how a tournament goes: its kind, its rounds and tables, how it is scored, what is hidden. What the
// kind does not ask for is not shown.
type planPage struct {
	shell.FixedPage
	shell *shell.Shell
	plan  tournament.Plan
	// take takes the plan, and reports whether it did.
	take func(tournament.Plan) bool
	// parts are what is shown sometimes.
	parts   []sometimes
	points  *placePoints
	ties    *tieList
	games   *gameList
	trouble *text.Text
}

// A sometimes is a part of a page that only some plans ask for.
type sometimes struct {
	part  fyne.CanvasObject
	shown func(tournament.Plan) bool
}

// PlanRoute leads to the page that asks how a tournament goes, from a plan on.
type PlanRoute struct {
	route.IsRoute
	Plan tournament.Plan
	Take func(tournament.Plan) bool
}

func (r PlanRoute) Open(s *shell.Shell) shell.Page { return newPlanPage(s, r.Plan, r.Take) }

func newPlanPage(s *shell.Shell, plan tournament.Plan, take func(tournament.Plan) bool) *planPage {
	p := &planPage{shell: s, plan: plan, take: take, trouble: text.NewParagraph("", core.Body)}
	p.plan.Games = slices.Clone(plan.Games)
	p.games, p.points, p.ties = newGameList(p), newPlacePoints(p), newTieList(p)
	kind := frame.Stack(look.Space3, frame.NewSection(words.Text("tournament.plan.format")),
		choices(func(f tournament.Format) (title, about string) {
			return words.Text("tournament.format." + string(f)), words.Text("tournament.format.about." + string(f))
		}, []tournament.Format{tournament.Rounds, tournament.Cut, tournament.KnockOut, tournament.Series,
			tournament.MassStart}, plan.Format, p.setFormat),
		p.when(is(tournament.Series), p.days()),
		p.when(draws, frame.NewSection(words.Text("tournament.plan.draw"))),
		p.when(draws, choices(func(m tournament.Method) (title, about string) {
			return words.Text("tournament.method." + string(m)), words.Text("tournament.method.about." + string(m))
		}, []tournament.Method{tournament.Even, tournament.ByStanding, tournament.Snake, tournament.ByHand}, plan.Draw,
			func(m tournament.Method) { p.plan.Draw = m; p.refresh() })))
	rounds := frame.Stack(look.Space3, frame.NewSection(words.Text("tournament.plan.rounds")), p.numbers(),
		frame.NewSection(words.Text("tournament.plan.games")), p.games.content)
	scoring := frame.Stack(look.Space3, frame.NewSection(words.Text("tournament.plan.scoring")),
		choices(func(by tournament.System) (title, about string) {
			return words.Text("tournament.system." + string(by)), words.Text("tournament.system.about." + string(by))
		}, []tournament.System{tournament.PlacePoints, tournament.TableShare, tournament.WinnerShare,
			tournament.NetWorth, tournament.Wins},
			plan.Scoring.System, func(by tournament.System) { p.plan.Scoring.System = by; p.refresh() }),
		p.when(byPlaces, p.points.content),
		p.when(func(plan tournament.Plan) bool {
			return byPlaces(plan) ||
				plan.Scoring.System == tournament.TableShare
		},
			input.NewSwitch(words.Text("tournament.plan.even"), words.Text("tournament.plan.even.about"),
				plan.Scoring.Even,
				func(on bool) { p.plan.Scoring.Even = on })))
	ties := frame.Stack(look.Space3, frame.NewSection(words.Text("tournament.plan.ties")), p.ties.content)
	p.Confirm = input.NewPrimaryButton(words.Text("common.done"), p.Record)
	foot := frame.Stack(look.Space2, p.trouble, p.Confirm)
	p.Body = s.WideFrame(s.Head(words.Text("tournament.how"), ""), foot, kind, rounds, scoring, ties)
	p.refresh()
	return p
}

// Update shows the games as they are chosen now.
func (p *planPage) Update() { p.games.update() }

// Record hands the plan over and goes back.
func (p *planPage) Record() {
	if p.check() && p.take(p.plan) {
		p.shell.Back()
	}
}

// days ask when the games of a series begin.
func (p *planPage) days() fyne.CanvasObject {
	from := newDayChoice(p.shell, words.Text("tournament.plan.since"), words.Text("tournament.plan.since.none"),
		midnight(p.plan.Since), func(day time.Time) {
			p.plan.Since = day.UTC()
			p.refresh()
		})
	until := newDayChoice(p.shell, words.Text("tournament.plan.last"), words.Text("tournament.plan.last.none"),
		midnight(p.plan.Until), func(day time.Time) {
			if p.plan.Until = day; !day.IsZero() {
				p.plan.Until = day.AddDate(0, 0, 1).Add(-time.Millisecond).UTC()
			}
			p.refresh()
		})
	return frame.Stack(0, from.Object, until.Object)
}

// midnight is when the day of a moment begins, the zero time for none.
func midnight(at time.Time) time.Time {
	if at.IsZero() {
		return at
	}
	day := at.Local()
	return time.Date(day.Year(), day.Month(), day.Day(), 0, 0, 0, 0, time.Local)
}

// check says what is wrong with the plan, or what it comes to, and reports whether it is right.
func (p *planPage) check() bool {
	sentence, color := words.PlanSummary(p.plan), look.Soft
	plan := p.plan
	_, err := director.Try("-", p.shell.Session.Author(), &plan)
	if trouble := p.points.wrong; trouble != "" {
		sentence, color, err = trouble, look.Loss, errors.New(trouble)
	} else if err != nil {
		sentence, color = words.Trouble("", nil, err), look.Loss
	}
	p.trouble.SetColor(color).SetText(sentence)
	return err == nil
}

// refresh shows what the plan asks for, and says what it comes to.
func (p *planPage) refresh() {
	for _, one := range p.parts {
		core.Show(one.part, one.shown(p.plan))
	}
	if p.Body != nil {
		p.check()
		p.Body.Refresh()
	}
}

// when is a part that is shown for some plans.
func (p *planPage) when(shown func(tournament.Plan) bool, part fyne.CanvasObject) fyne.CanvasObject {
	p.parts = append(p.parts, sometimes{part, shown})
	return part
}

func draws(plan tournament.Plan) bool {
	return plan.Format != tournament.Series && plan.Format != tournament.MassStart
}
func byPlaces(plan tournament.Plan) bool { return plan.Scoring.System == tournament.PlacePoints }
func is(formats ...tournament.Format) func(tournament.Plan) bool {
	return func(plan tournament.Plan) bool { return slices.Contains(formats, plan.Format) }
}

// setFormat changes the kind, with what it needs at least.
func (p *planPage) setFormat(format tournament.Format) {
	p.plan = p.plan.As(format)
	p.refresh()
}

// choices are some tiles of which one is chosen, each with a sentence on it.
func choices[T ~string](say func(T) (title, about string), all []T, chosen T, choose func(T)) fyne.CanvasObject {
	const least = 250
	columns := frame.NewColumns(least, look.Space2)
	var tiles []*list.Tile
	for i, one := range all {
		title, about := say(one)
		tile := list.NewTile(words.Join([]string{title, about}), frame.Stack(0, text.New(title, core.Strong),
			text.NewParagraph(about, core.Caption)), func() {
			for j, tile := range tiles {
				tile.SetChosen(i == j)
			}
			choose(one)
		}).SetChosen(one == chosen).AtTop()
		tiles = append(tiles, tile)
		columns.Add(tile)
	}
	core.NewKeyGroup(columns.Objects...)
	return columns
}

// numbers are the numbers of the plan, each with what it counts.
func (p *planPage) numbers() fyne.CanvasObject {
	least, most := director.TableSizes(p.plan)
	p.plan.Size = min(max(p.plan.Size, least), most)
	all := frame.Stack(look.Space3)
	add := func(key string, low, high int, value *int, shown func(tournament.Plan) bool, shortcuts ...input.Shortcut) {
		stepper := input.NewStepper(words.Text(key), low, max(high, *value), *value, func(n int) {
			*value = n
			p.refresh()
		})
		stepper.SetShortcuts(shortcuts...)
		all.Add(p.when(shown,
			frame.Stack(look.Space1, stepper, text.NewParagraph(words.Text(key+".about"), core.Caption))))
	}
	always := func(tournament.Plan) bool { return true }
	none := input.Shortcut{Label: words.Text("tournament.plan.never"), Value: 0}
	add("tournament.plan.count", 1, tournament.MaxRounds, &p.plan.Rounds,
		is(tournament.Rounds, tournament.Cut, tournament.MassStart))
	add("tournament.plan.size", least, most, &p.plan.Size, draws)
	add("tournament.plan.final", 2, most, &p.plan.Final, is(tournament.Cut))
	add("tournament.plan.carry", 0, 100, &p.plan.Carry, is(tournament.Cut), input.Shortcut{Label: "0", Value: 0},
		input.Shortcut{Label: "50", Value: 50}, input.Shortcut{Label: "100", Value: 100})
	add("tournament.plan.through", 1, tournament.MaxSize-1, &p.plan.Through, is(tournament.KnockOut))
	add("tournament.plan.best", 0, tournament.MaxRounds, &p.plan.Best, always,
		input.Shortcut{Label: words.Text("tournament.plan.all"), Value: 0})
	add("tournament.plan.hidden", 0, tournament.MaxRounds, &p.plan.HiddenFrom, always, none)
	add("tournament.plan.minutes", 0, tournament.MaxMinutes, &p.plan.Minutes, draws, none,
		input.Shortcut{Label: "60", Value: 60})
	p.addPoints(all, "tournament.plan.out", &p.plan.Scoring.SittingOut, draws)
	p.addPoints(all, "tournament.plan.absent", &p.plan.Scoring.Absent, is(tournament.Series))
	return all
}

// addPoints asks for points that the plan gives for a round that somebody did not play.
func (p *planPage) addPoints(
	to *fyne.Container, key string, value *tournament.Points, shown func(tournament.Plan) bool,
) {
	whole := int(*value / tournament.Point)
	stepper := input.NewStepper(words.Text(key), 0, max(100, whole), whole,
		func(n int) { *value = tournament.Points(n) * tournament.Point })
	to.Add(p.when(shown, frame.Stack(look.Space1, stepper, text.NewParagraph(words.Text(key+".about"), core.Caption))))
}

// placePoints ask how many points each place brings, by how many sit at the table.
type placePoints struct {
	// wrong is what is wrong with what was typed, empty for nothing.
	wrong   string
	content *fyne.Container
}

func newPlacePoints(page *planPage) *placePoints {
	p := &placePoints{content: frame.Stack(look.Space2)}
	least, most := director.TableSizes(page.plan)
	for size := least; size <= most; size++ {
		field := form.NewTextField()
		field.SetText(director.WritePoints(page.plan.Scoring.PlacesOf(size)))
		marked := form.NewMarkedField(field)
		label := words.Format("tournament.plan.places", words.Names{"size": size})
		field.OnChanged = func(text string) {
			var right bool
			page.plan, right = director.WithPlaces(page.plan, size, text)
			marked.Mark(!right)
			if p.wrong = ""; !right {
				p.wrong = words.Format("refusal.tournament.plan.places", words.Names{"size": size})
			}
			page.refresh()
		}
		p.content.Add(form.WithLabel(label, marked.Content))
	}
	return p
}
