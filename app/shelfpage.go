package app

import (
	"bytes"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/guests"
	"scripkeeper/app/history"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/assets"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

// A shelfPage lists the games of the book. Before the first game the page shows a welcome.
type shelfPage struct {
	shell *shell.Shell
	// front holds games read while the window opened; nil for a page opened later.
	front *front
	list  book.Front
	// failed reports whether the book could not be read.
	failed   bool
	charted  bool
	groups   []shelfGroup
	tiles    map[fyne.CanvasObject]*gameTile
	deleted  int
	unfolded bool
	stop     func()

	// guests are the phones that may follow a game; nil if no phone can. sign holds a button with the number of guests.
	guests *guests.Host
	sign   *fyne.Container

	top     *fyne.Container
	notices *fyne.Container
	search  *shelfSearch
	gallery *list.Gallery
	holder  *fyne.Container
}

// A shelfGroup has count games, of which the first are read.
type shelfGroup struct {
	heading fyne.CanvasObject
	games   []*stats.Summary
	count   int
}

const fewGames = 8

func newShelfPage(s *shell.Shell, front *front) *shelfPage {
	p := &shelfPage{shell: s, front: front, tiles: map[fyne.CanvasObject]*gameTile{}, holder: container.NewStack(),
		stop: func() {}}
	p.notices, p.sign, p.search = frame.NewHolder(), frame.NewHolder(),
		&shelfSearch{shell: s, games: p.allGames, changed: p.arrange, content: frame.NewHolder()}
	p.top = frame.Stack(look.Space3, p.notices, p.search.content)
	p.gallery = list.NewGallery(p.top, p.minTile, widestShelf, p.newTile, p.fillTile)
	s.WhenOpen(func() {
		p.charted = true
		for _, tile := range p.tiles {
			tile.showCourse()
		}
	})
	return p
}

// signed makes the page show how many phones follow a game or a tournament.
func (p *shelfPage) signed(host *guests.Host) *shelfPage {
	p.guests = host
	return p
}

func (p *shelfPage) showSign() {
	p.sign.Objects = nil
	if p.guests != nil {
		if sign := p.guests.Sign(p.shell); sign != nil {
			p.sign.Add(sign)
		}
	}
	core.Show(p.sign, len(p.sign.Objects) > 0)
	p.sign.Refresh()
}

const (
	widestShelf float32 = 1400
	footWidth   float32 = 760
)

func (p *shelfPage) Content() fyne.CanvasObject {
	to := func(way route.Route) func() { return func() { p.shell.Go(way) } }
	head := frame.InsetSides(look.Space2, look.Space1, frame.Lead(newAppIcon(28),
		frame.Spread(text.New(words.Text("app.name"), core.FigureText).Shrink(), container.NewHBox(
			p.sign, input.NewIconButton(words.Text("tournament.title"), mark.Icon("trophy"), to(route.Tournaments{})),
			input.NewIconButton(words.Text("people.title"), mark.Icon("people"), to(route.People{})),
			input.NewIconButton(words.Text("shelf.settings"), theme.SettingsIcon(), to(route.Settings{}))))))
	foot := container.New(&frame.Pair{Split: splitShelfFoot, Beside: look.Space2, Between: look.Space2, Swapped: true},
		input.NewPrimaryButton(words.Text("shelf.new"), to(route.NewGame{})),
		input.NewButtonRow(input.NewQuietButton(words.Text("shelf.scan"), to(route.Scan{})),
			input.NewQuietButton(words.Text("shelf.check"), to(route.Check{}))))
	return shell.Compose(head, shell.OverBar(p.holder), shell.Foot(footWidth, foot))
}

func (p *shelfPage) Typed(letter rune) bool {
	switch letter {
	case 'n', 'N':
		p.shell.Go(route.NewGame{})
	case '/':
		p.Find()
	default:
		return false
	}
	return true
}

func (p *shelfPage) Find() {
	if p.search.content.Visible() {
		p.gallery.ScrollToTop()
		p.search.focus()
	}
}

func (p *shelfPage) Escape() bool {
	if !p.search.active() {
		return false
	}
	p.search.clear()
	return true
}

func (p *shelfPage) allGames() []stats.Summary {
	p.needAll()
	return p.list.Games
}

func (p *shelfPage) arrange() {
	count := p.group()
	p.search.showCount(count)
	core.Show(p.top, p.notices.Visible() || p.search.content.Visible())
	var groups []list.GalleryGroup
	for _, group := range p.groups {
		groups = append(groups, list.GalleryGroup{Heading: group.heading, Count: group.count})
	}
	if !p.search.active() {
		for _, row := range p.deletedRow() {
			groups = append(groups, list.GalleryGroup{Heading: row})
		}
	}
	p.gallery.Update(groups)
}

// group sorts the games into groups, and returns the number of games found.
func (p *shelfPage) group() int {
	found := p.search.found()
	var playing, finished, archived []*stats.Summary
	for i := range p.list.Games {
		if !found(i) {
			continue
		}
		game := &p.list.Games[i]
		switch {
		case game.Archived:
			archived = append(archived, game)
		case game.Over:
			finished = append(finished, game)
		default:
			playing = append(playing, game)
		}
	}
	slices.SortStableFunc(finished, func(a, b *stats.Summary) int { return b.Date().Compare(a.Date()) })
	ended, stored := len(finished), len(archived)
	if !p.list.All {
		ended, stored = p.list.Finished, p.list.Archived
	}
	p.groups = nil
	p.addGroup(section("shelf.playing", len(playing)), playing, len(playing))
	p.addGroup(section("shelf.finished", ended), finished, ended)
	if p.addGroup(p.archiveHeading(stored), archived, stored); stored > 0 && !p.unfolded && !p.search.active() {
		p.groups[len(p.groups)-1].count = 0
	}
	return len(playing) + ended + stored
}

func (p *shelfPage) deletedRow() []fyne.CanvasObject {
	if p.deleted == 0 {
		return nil
	}
	return []fyne.CanvasObject{list.NewRow(words.Text("deleted.title"), words.Number(p.deleted),
		func() { p.shell.Go(route.Deleted{}) }).
		Flush().SetEnds(nil, mark.NewPicture(theme.NavigateNextIcon(), 24, look.Soft))}
}

func (p *shelfPage) addGroup(heading fyne.CanvasObject, games []*stats.Summary, count int) {
	if count > 0 {
		p.groups = append(p.groups, shelfGroup{heading, games, count})
	}
}

func section(key string, count int) fyne.CanvasObject {
	return frame.NewSection(words.Text(key), text.New(words.Number(count), core.Caption))
}

func (p *shelfPage) archiveHeading(count int) fyne.CanvasObject {
	icon := theme.MenuDropDownIcon()
	if p.unfolded {
		icon = theme.MenuDropUpIcon()
	}
	return list.NewRow(words.Text("shelf.archived"), words.Number(count), func() {
		p.unfolded = !p.unfolded
		p.needAll()
		p.arrange()
	}).Flush().SetEnds(nil, mark.NewPicture(icon, 24, look.Soft))
}

// minTile returns the least size of a game's tile: two fit side by side on a tablet.
func (p *shelfPage) minTile() fyne.Size {
	tile := newGameTile(nil, nil, nil)
	return fyne.NewSize(25*theme.Size(look.BodySize), tile.tile.MinSize().Height)
}

func (p *shelfPage) newTile() fyne.CanvasObject {
	t := newGameTile(p.shell.Session.Book().People.ShortNames, p.resume,
		func(game stats.Summary) { runHistory(p.shell, page.LinkAction("", "game", game.ID.String())) })
	p.tiles[t.tile] = t
	return t.tile
}

func (p *shelfPage) fillTile(cell fyne.CanvasObject, group, at int) {
	t, read := p.tiles[cell], at < len(p.groups[group].games)
	if core.Show(t.tile, read); !read {
		p.shell.After(time.Millisecond, p.showAll)
		return
	}
	t.show(*p.groups[group].games[at], time.Now())
	if p.charted {
		t.showCourse()
	}
	t.tile.SetKeys(func(e *fyne.KeyEvent) bool { return p.typed(e, group, at) })
}

func (p *shelfPage) typed(e *fyne.KeyEvent, group, at int) bool {
	game := p.groups[group].games[at].ID
	switch e.Name {
	case fyne.KeyDown:
		return p.focus(group, at+p.gallery.Columns(), 1)
	case fyne.KeyUp:
		return p.focus(group, at-p.gallery.Columns(), -1)
	case fyne.KeyRight:
		return p.focus(group, at+1, 1)
	case fyne.KeyLeft:
		return p.focus(group, at-1, -1)
	case fyne.KeyF2:
		runHistory(p.shell, page.LinkAction("", "rename", game.String()))
	case fyne.KeyDelete:
		runHistory(p.shell, page.ActionWith("", history.Remove, history.Target{Games: []ledger.GameID{game}}))
	default:
		return false
	}
	return true
}

// focus focuses a game. An index before or after the group's games means the nearest game of the next group in the
// direction. focus returns false if there is no such group.
func (p *shelfPage) focus(group, at, direction int) bool {
	if at >= len(p.groups[group].games) {
		p.showAll()
	}
	if at < 0 || at >= p.groups[group].count {
		group += direction
		if group < 0 || group >= len(p.groups) {
			return false
		}
		if at = 0; direction < 0 {
			at = p.groups[group].count - 1
		}
	}
	tile, ok := p.gallery.Reveal(group, at).(fyne.Focusable)
	if ok {
		p.shell.Window.Canvas().Focus(tile)
	}
	return ok
}

func (p *shelfPage) Dropped(uri fyne.URI) {
	p.shell.Go(route.Scan{})
	p.shell.Drop(uri)
}

func (p *shelfPage) show(o fyne.CanvasObject) {
	if len(p.holder.Objects) != 1 || p.holder.Objects[0] != o {
		frame.Fill(p.holder, o)
	}
}

func (p *shelfPage) showNotice() {
	p.notices.Objects = nil
	if fault := p.shell.Session.Book().Notice(); fault != nil {
		sentence := text.NewParagraph(words.ErrorSentence("", nil, fault), core.Body)
		closing := input.NewPlainButton(words.Text("shelf.notice.read"), nil, func() {
			p.shell.ShowError(p.shell.Session.Book().DismissNotice())
			p.Update()
		})
		p.notices.Add(frame.NewPanel(look.Card, look.Space3,
			frame.Stack(look.Space2, sentence, container.NewHBox(closing))).Outlined(look.Loss))
	}
	core.Show(p.notices, len(p.notices.Objects) > 0)
}

func (p *shelfPage) resume(game stats.Summary) {
	if game.Fault == nil && !p.shell.ShowError(p.shell.Session.Open(game.ID)) {
		p.shell.Go(route.Table{})
	}
}

// openSample imports and opens the sample game, an ordinary game that can be deleted.
func (p *shelfPage) openSample() {
	record, err := record.Read(bytes.NewReader(assets.Read("sample.json")))
	if err == nil {
		_, err = p.shell.Session.Book().Games.Import(record, p.shell.Session.Author())
	}
	if !p.shell.ShowError(err) && !p.shell.ShowError(p.shell.Session.Open(record.ID)) {
		p.shell.Go(route.Table{})
	}
}

// splitShelfFoot returns the width of the main button: a third of the foot, or 0 if the buttons need several lines.
func splitShelfFoot(width float32) float32 {
	if width < 38*theme.Size(look.BodySize) {
		return 0
	}
	return (width - 2*look.Space2) / 3
}
