package tournament

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

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
	"scripkeeper/ledger/letters"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// A newPage asks what a tournament is called, what is played, and by whom; how it goes has good defaults. What was set up
// survives the way back: see [draft].
type newPage struct {
	shell *shell.Shell
	plan  cup.Plan
	names []string

	title   *form.TextField
	games   *setup.GameChooser
	how     *list.Tile
	summary *text.Text
	people  *nameField
	heading *fyne.Container
	// tiles are those of the names, by what is drawn of them.
	tiles   map[fyne.CanvasObject]*nameTile
	gallery *list.Gallery
	missing *text.Text
	start   *input.Button
	content fyne.CanvasObject
}

func newNewPage(s *shell.Shell) *newPage {
	p := &newPage{shell: s, plan: cup.UsualPlan(), title: form.NewTextField(), heading: frame.NewHolder(), tiles: map[fyne.CanvasObject]*nameTile{}}
	p.title.SetPlaceHolder(usualTitle())
	p.title.OnChanged = func(string) { p.changed() }
	p.title.OnSubmitted = func(string) { s.Window.Canvas().Focus(p.people.field) }
	p.summary = text.NewParagraph("", core.Caption)
	p.missing = text.NewParagraph("", core.Body)
	p.start = input.NewPrimaryButton(words.Say("tournament.start"), p.Record)
	how := frame.Stack(0, text.New(words.Say("tournament.how"), core.Strong), p.summary)
	p.how = list.NewTile(words.Say("tournament.how"), frame.Beside(how, container.NewCenter(mark.NewPicture(theme.NavigateNextIcon(), 20, look.Soft))), p.openPlan)
	p.people = newNameField(s, p.take, p.taken)
	p.games = setup.NewGameChooser(s, p.changed)
	what := frame.Stack(look.Space3, frame.NewSection(words.Say("tournament.what")), form.NewMarkedField(p.title).Content, p.games.Object, p.how)
	top := frame.NewColumns(halfWidth, look.Space5, what, frame.Stack(look.Space3, frame.NewSection(words.Say("tournament.who")), p.people.Object))
	p.gallery = list.NewGallery(top, p.leastName, widestPage, p.newName, p.fillName)
	d, left := readDraft(s.App.Preferences())
	if left {
		p.plan, p.names, p.title.Text = d.Plan, d.Names, d.Title
	}
	p.begin(d.Plan, left)
	foot := setup.NewStartFoot(p.missing, p.start)
	bottom := frame.Stack(0, frame.NewRule(), frame.Measured(widestPage, frame.InsetSides(look.Space4, look.Space2, foot)))
	p.content = container.NewBorder(frame.Stack(0, s.Head(words.Say("tournament.new"), ""), frame.NewRule()), bottom, nil, nil, shell.OverBar(p.gallery))
	p.changed()
	return p
}

const (
	// halfWidth is how wide one part of a page beside another is at least.
	halfWidth float32 = 340
	// widestPage is how wide a page of many things gets.
	widestPage float32 = 1400
)

// usualTitle is what a tournament is called where nobody calls it anything.
func usualTitle() string {
	return words.Tell("tournament.usual", words.Names{"day": words.Day(time.Now())})
}

// begin chooses the game that was set up, else that of the last game.
func (p *newPage) begin(plan cup.Plan, left bool) {
	id, options := rulebooks.All()[0].ID(), calc.Options(nil)
	if games, err := p.shell.Session.Book().Shelf.ListNow(); err == nil && len(games) > 0 {
		id = games[0].Rulebook
	}
	if left && len(plan.Games) > 0 {
		id = plan.Games[0].Rulebook
		options, _ = optionsOf(plan.Games[0]) // what cannot be read is as usual
	}
	if rules, known := rulebooks.Find(id); known && options == nil {
		options = rules.Presets()[0].Options
	}
	p.games.Choose(id, options)
}

// Content is the page.
func (p *newPage) Content() fyne.CanvasObject { return p.content }

// Update offers the templates that there are now.
func (p *newPage) Update() { p.games.Reload() }

// taken tells whether somebody of a name takes part.
func (p *newPage) taken(name string) bool {
	return slices.ContainsFunc(p.names, func(other string) bool { return sameName(other, name) })
}

func sameName(a, b string) bool { return letters.Fold(a) == letters.Fold(b) }

// take adds names, but nobody twice.
func (p *newPage) take(names []string) bool {
	var twice []string
	for _, name := range names {
		if p.taken(name) {
			twice = append(twice, name)
		} else {
			p.names = append(p.names, name)
		}
	}
	p.changed()
	if len(twice) > 0 {
		p.shell.ShowNotice(words.Tell("tournament.twice", words.Names{"names": words.Join(twice)}))
	}
	return true
}

// changed looks at what is set up, and says what is missing.
func (p *newPage) changed() {
	if p.content == nil {
		return // the page is still being put together
	}
	if rulebook, options, chosen := p.games.Chosen(); chosen {
		p.plan = withGame(p.plan, choiceOf(rulebook, options))
	}
	p.summary.SetText(words.PlanSummary(p.plan))
	p.how.SetLabel(words.Join([]string{words.Say("tournament.how"), words.PlanSummary(p.plan)}))
	p.heading.Objects = nil
	if len(p.names) > 0 {
		p.heading.Objects = []fyne.CanvasObject{frame.NewSection(words.Count("tournament.people", len(p.names), nil))}
	}
	p.gallery.Update([]list.GalleryGroup{{Heading: p.heading, Count: len(p.names)}})
	sentence, can := p.trouble()
	p.missing.SetText(sentence)
	core.Enable(p.start, can)
	storeDraft(p.shell.App.Preferences(), draft{Plan: p.plan, Names: p.names, Title: p.title.Text})
}

// trouble is what keeps the tournament from beginning; where nothing does, what its first round looks like.
func (p *newPage) trouble() (sentence string, can bool) {
	if trouble := p.games.Trouble(); trouble != "" {
		return trouble, false
	}
	if len(p.names) == 0 {
		return words.Say("tournament.who.ask"), false
	}
	t, err := p.made(cup.New(p.called(), p.shell.Session.Author()), named(p.names))
	state := t.State()
	if err != nil {
		return words.TournamentTrouble(&state, err), false
	}
	return words.NextTask(&state), draw.NextOf(&state).Task != draw.ToJoin
}

// called is what the tournament is called.
func (p *newPage) called() string {
	if title := strings.TrimSpace(p.title.Text); title != "" {
		return title
	}
	return usualTitle()
}

// made enters what was set up into a tournament.
func (p *newPage) made(t *cup.Tournament, people *cup.Join) (*cup.Tournament, error) {
	plan := p.plan
	if err := t.Record(&plan, p.shell.Session.Author()); err != nil {
		return t, err
	}
	if len(people.People) == 0 {
		return t, nil
	}
	return t, t.Record(people, p.shell.Session.Author())
}

// RecordButton is the button that Ctrl+Enter presses.
func (p *newPage) RecordButton() *input.Button { return p.start }

// Record begins the tournament.
func (p *newPage) Record() {
	if _, can := p.trouble(); !can {
		return
	}
	t, err := cup.Begin(p.shell.Session.Book(), p.called(), p.shell.Session.Author())
	if err == nil {
		_, err = p.made(t, joining(p.shell.Session.Book(), p.names))
	}
	if p.shell.ShowError(err) {
		return
	}
	dropDraft(p.shell.App.Preferences())
	p.shell.GoHome(route.Tournaments{})
	p.shell.Go(route.Tournament{ID: t.Head().ID})
}

// openPlan asks how the tournament goes.
func (p *newPage) openPlan() {
	p.shell.Push(newPlanPage(p.shell, p.plan, func(plan cup.Plan) bool {
		p.plan = plan
		p.changed()
		return true
	}))
}

// leastName is how large the tile of a name is at least: names have room, if they are not very long.
func (p *newPage) leastName() fyne.Size {
	size := theme.Size(look.BodySize)
	name := 5 * size
	for _, one := range p.names {
		name = max(name, text.New(one, core.Strong).Room())
	}
	return fyne.NewSize(min(name, mostName*size)+4.5*size, newNameTile(nil).tile.MinSize().Height)
}

// A nameTile is somebody who takes part, with a way to take the name out again.
type nameTile struct {
	tile *list.Row
	out  *input.Button
	at   int
}

func newNameTile(drop func(at int)) *nameTile {
	t := &nameTile{tile: list.NewRow("", "", nil)}
	t.out = input.NewIconButton("", theme.CancelIcon(), func() { drop(t.at) })
	t.tile.SetEnds(nil, t.out)
	return t
}

func (p *newPage) newName() fyne.CanvasObject {
	t := newNameTile(func(at int) {
		p.names = slices.Delete(slices.Clone(p.names), at, at+1)
		p.changed()
	})
	p.tiles[t.tile] = t
	return t.tile
}

func (p *newPage) fillName(cell fyne.CanvasObject, _, at int) {
	t := p.tiles[cell]
	t.at = at
	t.tile.SetText(p.names[at], "")
	t.out.Spoken(words.Tell("tournament.drop", words.Names{"name": p.names[at]})).SetIcon(theme.CancelIcon())
}
