// Package planning asks for a tournament: what it is called, who takes part, what is played and how it goes.
package planning

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/setup"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// A newPage asks what a tournament is called, what is played, and by whom; how it goes has good defaults. What was set
// up survives the way back and the end of the program.
type newPage struct {
	shell.FixedPage
	shell *shell.Shell
	plan  tournament.Plan
	names []string

	title   *form.TextField
	games   *setup.GameChooser
	how     *list.Tile
	summary *text.Text
	people  *NameField
	gallery *list.Gallery
	missing *text.Text
}

// A draft is a tournament that somebody is setting up. It stands among what the owner of the device chose, until the
// tournament begins.
type draft struct {
	Plan  tournament.Plan `json:"plan"`
	Names []string        `json:"names,omitempty"`
	Title string          `json:"title,omitempty"`
}

// draftKey is where the draft stands among the preferences.
const draftKey = "tournament"

// readDraft returns the tournament that was being set up, and whether there is one.
func readDraft(from fyne.Preferences) (d draft, left bool) {
	text := from.String(draftKey)
	return d, text != "" && json.Unmarshal([]byte(text), &d) == nil
}

// NewRoute leads to the page that asks for a tournament.
type NewRoute struct{ route.IsRoute }

func (NewRoute) Open(s *shell.Shell) shell.Page { return newNewPage(s) }

func newNewPage(s *shell.Shell) *newPage {
	p := &newPage{shell: s, plan: tournament.UsualPlan(), title: form.NewTextField()}
	p.title.SetPlaceHolder(usualTitle())
	p.title.OnChanged = func(string) { p.changed() }
	p.title.OnSubmitted = func(string) { s.Window.Canvas().Focus(p.people.Field) }
	p.summary = text.NewParagraph("", core.Caption)
	p.missing = text.NewParagraph("", core.Body)
	p.Confirm = input.NewPrimaryButton(words.Text("tournament.start"), p.Record)
	how := frame.Stack(0, text.New(words.Text("tournament.how"), core.Strong), p.summary)
	p.how = list.NewTile(words.Text("tournament.how"),
		frame.Beside(how, container.NewCenter(mark.NewPicture(theme.NavigateNextIcon(), 20, look.Soft))), p.openPlan)
	p.people = NewNameField(s, p.take, func() []string { return p.names })
	p.games = setup.NewGameChooser(s, p.changed)
	what := frame.Stack(look.Space3, frame.NewSection(words.Text("tournament.what")),
		form.NewMarkedField(p.title).Content, p.games.Object, p.how)
	who := frame.Stack(look.Space3, frame.NewSection(words.Text("tournament.who")), p.people.Object)
	p.gallery = list.NewGallery(who, p.leastName, shell.WidestPage-2*look.Space4, p.newName, p.fillName).Beside(what, halfWidth)
	d, left := readDraft(s.App.Preferences())
	if left {
		p.plan, p.names, p.title.Text = d.Plan, d.Names, d.Title
	}
	p.begin(d.Plan, left)
	foot := setup.NewStartFoot(p.missing, p.Confirm)
	p.Body = shell.Compose(s.Head(words.Text("tournament.new"), ""), shell.OverBar(p.gallery),
		shell.Foot(shell.WidestPage, foot))
	p.changed()
	return p
}

// halfWidth is how wide one part of a page beside another is at least.
const halfWidth float32 = 340

// usualTitle is what a tournament is called where nobody calls it anything.
func usualTitle() string {
	return words.Format("tournament.usual", words.Names{"day": words.Day(time.Now())})
}

// begin chooses the game that was set up, else that of the last game.
func (p *newPage) begin(plan tournament.Plan, left bool) {
	id, options := rulebooks.All()[0].ID(), calc.Options(nil)
	if games, err := p.shell.Session.Book().Shelf.ListNow(); err == nil && len(games) > 0 {
		id = games[0].Rulebook
	}
	if left && len(plan.Games) > 0 {
		id = plan.Games[0].Rulebook
		options, _ = plan.Games[0].Agreed(rulebooks.All()) // what cannot be read is as usual
	}
	if rules, known := rulebooks.Find(id); known && options == nil {
		options = rules.Presets()[0].Options
	}
	p.games.Choose(id, options)
}

// Update offers the templates that there are now.
func (p *newPage) Update() { p.games.Reload() }

// take adds names, but nobody twice.
func (p *newPage) take(names []string) bool {
	fresh, twice := director.Newcomers(names, p.names)
	p.names = append(p.names, fresh...)
	p.changed()
	ShowTwice(p.shell, twice)
	return true
}

// changed looks at what is set up, and says what is missing.
func (p *newPage) changed() {
	if p.Body == nil {
		return // the page is still being put together
	}
	if rulebook, options, chosen := p.games.Chosen(); chosen {
		if choice, err := director.Choice(rulebook, options); err == nil {
			p.plan = director.WithGame(p.plan, choice)
		}
	}
	p.summary.SetText(words.PlanSummary(p.plan))
	p.how.SetLabel(words.Join([]string{words.Text("tournament.how"), words.PlanSummary(p.plan)}))
	heading := frame.NewHolder()
	if len(p.names) > 0 {
		heading.Add(frame.NewSection(words.Format("tournament.people", words.Names{"count": len(p.names)})))
	}
	p.gallery.Update([]list.GalleryGroup{{Heading: heading, Count: len(p.names)}})
	sentence, can := p.trouble()
	p.missing.SetText(sentence)
	core.Enable(p.Confirm, can)
	if text, err := json.Marshal(draft{Plan: p.plan, Names: p.names, Title: p.title.Text}); err == nil {
		p.shell.App.Preferences().SetString(draftKey, string(text))
	}
}

// trouble is what keeps the tournament from beginning; where nothing does, what its first round looks like.
func (p *newPage) trouble() (sentence string, can bool) {
	if trouble := p.games.Trouble(); trouble != "" {
		return trouble, false
	}
	if len(p.names) == 0 {
		return words.Text("tournament.who.ask"), false
	}
	state, err := director.Try(p.called(), p.shell.Session.Author(), p.entries()...)
	if err != nil {
		return words.TournamentTrouble(&state, err), false
	}
	return words.NextTask(&state), draw.NextOf(&state).Task != draw.ToJoin
}

func (p *newPage) entries() []tournament.Entry {
	plan := p.plan
	return []tournament.Entry{&plan, director.Joining(p.names)}
}

func (p *newPage) called() string {
	if title := strings.TrimSpace(p.title.Text); title != "" {
		return title
	}
	return usualTitle()
}

func (p *newPage) Record() {
	if _, can := p.trouble(); !can {
		return
	}
	t, err := director.Begin(p.shell.Session.Book(), p.called(), p.shell.Session.Author(), p.entries()...)
	if p.shell.ShowError(err) {
		return
	}
	p.shell.App.Preferences().RemoveValue(draftKey)
	p.shell.GoHome(route.Tournaments{}, route.Tournament{ID: t.Head().ID})
}

// openPlan asks how the tournament goes.
func (p *newPage) openPlan() {
	p.shell.Go(PlanRoute{Plan: p.plan, Take: func(plan tournament.Plan) bool {
		p.plan = plan
		p.changed()
		return true
	}})
}

// leastName is how large the tile of a name is at least: names have room, if they are not very long.
func (p *newPage) leastName() fyne.Size {
	size := theme.Size(look.BodySize)
	name := 5 * size
	for _, one := range p.names {
		name = max(name, text.New(one, core.Strong).Room())
	}
	return fyne.NewSize(min(name, MostName*size)+4.5*size, p.newName().MinSize().Height)
}

// newName is a row for somebody who takes part, with a way to take the name out again.
func (p *newPage) newName() fyne.CanvasObject {
	return list.NewRow("", "", nil).SetEnds(nil, input.NewIconButton("", theme.CancelIcon(), nil))
}

func (p *newPage) fillName(cell fyne.CanvasObject, _, at int) {
	row, name := cell.(*list.Row), p.names[at]
	row.SetText(name, "")
	row.SetEnds(nil,
		input.NewIconButton(words.Format("tournament.drop", words.Names{"name": name}), theme.CancelIcon(), func() {
			p.names = slices.Delete(slices.Clone(p.names), at, at+1)
			p.changed()
		}))
}
